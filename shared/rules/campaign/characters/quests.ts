/** Personal quests: choosing them and their progress. */
import type { QuestProgress, Campaign, CharacterSheet } from '../../../state';
import type { Content } from '../../../content/content';
import type { PersonalQuestContent } from '../../../content/types';
import type { CharacterId } from '../../../ids';
import type { Refusal } from '../../../refusals';

export type QuestGoal = PersonalQuestContent['goals'][number];

/** Progress on one goal of a quest. */
export interface QuestGoalView {
  readonly goal: QuestGoal;
  readonly have: number;
  readonly need: number;
  readonly met: boolean;
  /** True if the goals it depends on are met. */
  readonly isOpen: boolean;
  /** `bySheet` = computed from the sheet, `byCounter` = counted step by step. */
  readonly counts: 'bySheet' | 'byCounter';
}

export interface QuestView {
  readonly quest: PersonalQuestContent;
  readonly goals: readonly QuestGoalView[];
  readonly done: boolean;
}

/** A quest without progress. */
export function newQuest(quest: PersonalQuestContent): QuestProgress {
  return {
    quest: quest.id,
    counters: quest.goals.map(() => 0),
    counted: quest.goals.map(() => []),
  };
}

export function questContent(content: Content, quest: number): PersonalQuestContent | null {
  return content.personalQuests().find((each) => each.id === quest) ?? null;
}

/** Refuses a quest that does not exist or that a character has or had. @rule QUEST-1 */
export function whyNotTakeQuest(
  { characters, retired }: Pick<Campaign, 'characters' | 'retired'>,
  quest: number,
  content: Content,
): Refusal | null {
  if (!questContent(content, quest)) return { code: 'noSuchQuest', quest };
  const isTaken = [...characters, ...retired].some((sheet) => sheet.quest?.quest === quest);
  return isTaken ? { code: 'questIsTaken', quest } : null;
}

/** Numbers of the quests left in the deck for a character. @rule QUEST-2 */
export function questsLeft(
  campaign: Pick<Campaign, 'characters' | 'retired'>,
  character: CharacterId,
  content: Content,
): readonly number[] {
  const others = campaign.characters.filter(({ id }) => id !== character);
  const drawn = new Set(others.flatMap(({ questsDrawn }) => questsDrawn));
  return content
    .personalQuests()
    .map(({ id }) => id)
    .filter((id) => !drawn.has(id) && whyNotTakeQuest(campaign, id, content) === null);
}

/** Refuses to draw quests if the character has one or too few are left. @rule QUEST-2 */
export function whyNotDrawQuests(
  campaign: Pick<Campaign, 'characters' | 'retired'>,
  { id: character, quest }: CharacterSheet,
  content: Content,
): Refusal | null {
  if (quest) return { code: 'hasQuest', character };
  return questsLeft(campaign, character, content).length < 2 ? { code: 'tooFewQuests' } : null;
}

/** Refuses to count for a goal (its index on the card); null = allowed. */
export function whyNotCount(sheet: CharacterSheet, goal: number, content: Content): Refusal | null {
  const view = questView(sheet, content);
  if (!view) return { code: 'noQuest', character: sheet.id };
  return view.goals[goal]?.counts === 'byCounter' ? null : { code: 'noSuchGoal', goal };
}

/** Progress of a character's quest; null without one. @rule QUEST-1 */
export function questView(sheet: CharacterSheet, content: Content): QuestView | null {
  const quest = sheet.quest && questContent(content, sheet.quest.quest);
  if (!quest) return null;
  const goals = quest.goals.map((goal, index) => goalView(sheet, goal, index, content));
  const shown = goals.map((view) => {
    const isOpen = (view.goal.requires ?? []).every((other) => goals[other]?.met === true);
    return { ...view, isOpen, met: view.met && isOpen };
  });
  return { quest, goals: shown, done: shown.every((goal) => goal.met) };
}

function goalView(
  sheet: CharacterSheet,
  goal: QuestGoal,
  index: number,
  content: Content,
): QuestGoalView {
  const need = goal.count ?? goal.scenarios?.length ?? 1;
  const onSheet = fromSheet(sheet, goal, content);
  const have = onSheet ?? Math.max(sheet.quest?.counters[index] ?? 0, foundNow(sheet, goal));
  return {
    goal,
    have,
    need,
    met: have >= need,
    isOpen: true,
    counts: onSheet === null ? 'byCounter' : 'bySheet',
  };
}

/** 1 if the character owns the item to find, otherwise 0. */
export function foundNow({ items }: CharacterSheet, { type, item }: QuestGoal): number {
  return Number(type === 'ownItem' && items.some((owned) => owned.item === item));
}

/** The progress that follows from the sheet; null if it must be counted. */
function fromSheet(sheet: CharacterSheet, goal: QuestGoal, content: Content): number | null {
  switch (goal.type) {
    case 'ownGold':
      return sheet.gold;
    case 'ownItems':
      return sheet.items.filter(({ item }) => {
        const slot = content.item(item)?.slot;
        return slot !== undefined && goal.slots?.includes(slot) === true;
      }).length;
    default:
      return null;
  }
}

/** Scenarios unlocked by characters' quests whose earlier goals are met. @rule QUEST-1 */
export function scenariosOfQuests(
  campaign: Pick<Campaign, 'characters'>,
  content: Content,
): ReadonlySet<string> {
  const quests = campaign.characters.flatMap((sheet) =>
    sheet.quest ? (questView(sheet, content)?.goals ?? []) : [],
  );
  return new Set(
    quests.flatMap(({ goal, isOpen }) => (goal.start !== undefined && isOpen ? [goal.start] : [])),
  );
}
