/** Personal quests: choosing them and their progress. */
import type { CharacterRecord, QuestProgress, Campaign, CharacterSheet } from '../../../state';
import type { Content } from '../../../content/content';
import type { PersonalQuestContent, ScenarioIndexEntry } from '../../../content/types';
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
  /** Computed from the sheet, or counted with a counter. */
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
  const goals = quest.goals.map((goal, place) => goalView(sheet, goal, place, content));
  const shown = goals.map((view) => {
    const isOpen = (view.goal.requires ?? []).every((place) => goals[place]?.met === true);
    return { ...view, isOpen, met: view.met && isOpen };
  });
  return { quest, goals: shown, done: shown.every((goal) => goal.met) };
}

function goalView(
  sheet: CharacterSheet,
  goal: QuestGoal,
  place: number,
  content: Content,
): QuestGoalView {
  const need = goal.count ?? goal.scenarios?.length ?? 1;
  const onSheet = fromSheet(sheet, goal, content);
  const have = onSheet ?? Math.max(sheet.quest?.counters[place] ?? 0, foundNow(sheet, goal));
  return {
    goal,
    have,
    need,
    met: have >= need,
    isOpen: true,
    counts: onSheet === null ? 'byCounter' : 'bySheet',
  };
}

/** 1 for an item to find that the character has now. */
function foundNow({ items }: CharacterSheet, { type, item }: QuestGoal): number {
  return Number(type === 'ownItem' && items.some((owned) => owned.item === item));
}

/** A found item still counts after it was sold or lost. @rule QUEST-4 */
export function withFindings(campaign: Campaign, content: Content): Campaign {
  const characters = campaign.characters.map((sheet) => {
    const goals = (sheet.quest && questContent(content, sheet.quest.quest)?.goals) ?? [];
    return goals.reduce((now, goal, place) => {
      const isNew = foundNow(now, goal) > (now.quest?.counters[place] ?? 0);
      return isNew ? withQuestStep(now, { place, by: 1, names: [] }) : now;
    }, sheet);
  });
  const isSame = characters.every((sheet, index) => sheet === campaign.characters[index]);
  return isSame ? campaign : { ...campaign, characters };
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

/** A step of progress on a goal. */
export interface QuestStep {
  readonly place: number;
  readonly by: number;
  /** The counted names, for goals that need different ones. */
  readonly names: readonly string[];
  /** The most that the players can say it is, for kills with an item; otherwise null. */
  readonly most: number | null;
}

/** The results of a scenario that quests can count. */
export interface ScenarioForQuest {
  readonly entry: Pick<ScenarioIndexEntry, 'id' | 'number' | 'name' | 'region'>;
  readonly won: boolean;
  readonly record: CharacterRecord | null;
  /** Check marks for the battle goal. */
  readonly checkMarks: number;
  /** If this character was exhausted at the end, and the number of others who were. */
  readonly exhausted: boolean;
  readonly othersExhausted: number;
}

/** Progress of a character's counted goals from a scenario. @rule QUEST-1 */
export function questSteps(
  sheet: CharacterSheet,
  scenario: ScenarioForQuest,
  content: Content,
): readonly QuestStep[] {
  const view = questView(sheet, content);
  const progress = sheet.quest;
  if (!view || !progress) return [];
  return view.goals.flatMap(({ goal, isOpen, counts, have, need }, place): readonly QuestStep[] => {
    const left = Math.max(0, need - have);
    if (!isOpen || counts === 'bySheet' || left === 0) return [];
    const known = progress.counted[place] ?? [];
    const { by, names, most } = stepOf({ goal, known, have, content }, scenario, sheet);
    // A goal is never more than met.
    const step = { place, by: Math.min(by, left), names: names.slice(0, left) };
    if (most !== null) return most > 0 ? [{ ...step, most: Math.min(most, left) }] : [];
    return step.by === 0 ? [] : [{ ...step, most }];
  });
}

interface Counted {
  readonly goal: QuestGoal;
  readonly known: readonly string[];
  readonly have: number;
  readonly content: Pick<Content, 'monster'>;
}

type Step = Omit<QuestStep, 'place'>;
const NO_STEP: Step = { by: 0, names: [], most: null };

function stepOf(counted: Counted, scenario: ScenarioForQuest, sheet: CharacterSheet): Step {
  const { goal, known, have, content } = counted;
  switch (goal.type) {
    case 'kill':
      return killStep(goal, scenario.record, sheet, content);
    case 'killDifferentTypes':
      return different(
        known.map((name) => printedType(content, name)),
        (scenario.record?.kills ?? []).map(({ monster }) => printedType(content, monster)),
      );
    case 'exhaustion':
      return plain(goal.of === 'self' ? Number(scenario.exhausted) : scenario.othersExhausted);
    case 'battleGoalCheckMarks':
      return plain(scenario.checkMarks);
    case 'completeScenarios':
      if (!scenario.won || !isWanted(goal, scenario.entry)) return NO_STEP;
      return goal.different ? different(known, [scenario.entry.id]) : plain(1);
    case 'scenarioChain': {
      // A corrected count goes on from there.
      const next = goal.scenarios?.[have];
      return scenario.won && next === scenario.entry.id ? plain(1) : NO_STEP;
    }
    default:
      return NO_STEP;
  }
}

function plain(by: number): Step {
  return { ...NO_STEP, by };
}

function different(known: readonly string[], names: readonly string[]): Step {
  const fresh = [...new Set(names)].filter((name) => !known.includes(name));
  return { ...NO_STEP, by: fresh.length, names: fresh };
}

/** Named and changed monsters count as what they are printed after. @rule QUEST-4 */
function printedType(content: Pick<Content, 'monster'>, monster: string): string {
  return content.monster(monster)?.variantOf ?? monster;
}

/** Kills with an item are asked, and can be any only if the character wears it. @rule QUEST-4 */
function killStep(
  goal: QuestGoal,
  record: CharacterRecord | null,
  sheet: CharacterSheet,
  content: Pick<Content, 'monster'>,
): Step {
  const { monsters: wanted, rank: ofRank, with: tool } = goal;
  const kills = (record?.kills ?? [])
    .map((each) => ({ ...each, type: printedType(content, each.monster) }))
    .filter(({ type }) => wanted === undefined || wanted.some((monster) => monster === type))
    .filter(({ rank }) => ofRank === undefined || rank === ofRank)
    .reduce((sum, { count }) => sum + count, 0);
  if (tool === undefined) return plain(kills);
  const isWorn = sheet.items.some((each) => each.item === tool.item && each.equipped);
  return { ...NO_STEP, most: isWorn ? kills : 0 };
}

/** True if a completed scenario counts for the goal. */
export function isWanted(goal: QuestGoal, entry: ScenarioForQuest['entry']): boolean {
  if (goal.scenarios && !goal.scenarios.includes(entry.id)) return false;
  if (goal.region !== undefined && entry.region !== goal.region) return false;
  return goal.numberFrom === undefined || entry.number >= goal.numberFrom;
}

/** Advances a counter of the quest. A counter is never below 0. */
export function withQuestStep(
  sheet: CharacterSheet,
  { place, by, names }: Omit<QuestStep, 'most'>,
): CharacterSheet {
  const { quest } = sheet;
  if (!quest) return sheet;
  const counters = quest.counters.map((count, index) =>
    index === place ? Math.max(0, count + by) : count,
  );
  const counted = quest.counted.map((each, index) =>
    index === place && names.length > 0 ? [...each, ...names] : each,
  );
  return { ...sheet, quest: { ...quest, counters, counted } };
}

/**
 * Advances quests that count a certain event: gold donated, enhancements bought, or another quest
 * completed.
 *
 * @rule QUEST-1
 */
export function withQuestsCounting(
  characters: readonly CharacterSheet[],
  type: 'donateGold' | 'personalQuestsCompleted' | 'buyEnhancements',
  by: number,
  counts: (sheet: CharacterSheet) => boolean,
  content: Content,
): readonly CharacterSheet[] {
  return characters.map((sheet) => {
    const view = counts(sheet) ? questView(sheet, content) : null;
    const place = view?.goals.findIndex(({ goal }) => goal.type === type) ?? -1;
    return place < 0 ? sheet : withQuestStep(sheet, { place, by, names: [] });
  });
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
