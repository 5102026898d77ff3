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
  const have = onSheet ?? sheet.quest?.counters[place] ?? 0;
  return {
    goal,
    have,
    need,
    met: have >= need,
    isOpen: true,
    counts: onSheet === null ? 'byCounter' : 'bySheet',
  };
}

/** The progress that follows from the sheet; null if it must be counted. */
function fromSheet(sheet: CharacterSheet, goal: QuestGoal, content: Content): number | null {
  switch (goal.type) {
    case 'ownGold':
      return sheet.gold;
    case 'battleGoalCheckMarks':
      return sheet.checkMarks;
    case 'ownItem':
      return sheet.items.filter(({ item }) => item === goal.item).length;
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
}

/** The results of a scenario that quests can count. */
export interface ScenarioForQuest {
  readonly entry: Pick<ScenarioIndexEntry, 'id' | 'number' | 'name' | 'region'>;
  readonly won: boolean;
  readonly record: CharacterRecord | null;
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
  return view.goals.flatMap(({ goal, isOpen, counts }, place): readonly QuestStep[] => {
    if (!isOpen || counts === 'bySheet') return [];
    const known = progress.counted[place] ?? [];
    const step = stepOf(goal, known, scenario, sheet);
    return step.by === 0 ? [] : [{ place, ...step }];
  });
}

type Step = Omit<QuestStep, 'place'>;
const NO_STEP: Step = { by: 0, names: [] };

function stepOf(
  goal: QuestGoal,
  known: readonly string[],
  scenario: ScenarioForQuest,
  sheet: CharacterSheet,
): Step {
  switch (goal.type) {
    case 'kill':
      return plain(killsFor(goal, scenario.record, sheet));
    case 'killDifferentTypes':
      return different(
        known,
        (scenario.record?.kills ?? []).map(({ monster }) => monster),
      );
    case 'exhaustion':
      return plain(goal.of === 'self' ? Number(scenario.exhausted) : scenario.othersExhausted);
    case 'completeScenarios':
      if (!scenario.won || !isWanted(goal, scenario.entry)) return NO_STEP;
      return goal.different ? different(known, [scenario.entry.id]) : plain(1);
    case 'scenarioChain': {
      const next = goal.scenarios?.[known.length];
      return scenario.won && next === scenario.entry.id ? different(known, [next]) : NO_STEP;
    }
    default:
      return NO_STEP;
  }
}

function plain(by: number): Step {
  return { by, names: [] };
}

function different(known: readonly string[], names: readonly string[]): Step {
  const fresh = [...new Set(names)].filter((name) => !known.includes(name));
  return { by: fresh.length, names: fresh };
}

/** Kills with an item count only if it is equipped. */
function killsFor(goal: QuestGoal, record: CharacterRecord | null, sheet: CharacterSheet): number {
  const item = goal.with?.item;
  if (item !== undefined && !sheet.items.some((each) => each.item === item && each.equipped)) {
    return 0;
  }
  return (record?.kills ?? [])
    .filter(({ monster }) => goal.monsters === undefined || goal.monsters.includes(monster))
    .filter(({ rank }) => goal.rank === undefined || rank === goal.rank)
    .reduce((sum, { count }) => sum + count, 0);
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
  { place, by, names }: QuestStep,
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
