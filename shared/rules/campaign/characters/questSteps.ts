/** Computes the progress of personal quests from a scenario and from actions between scenarios. */
import type { CharacterRecord, Campaign, CharacterSheet } from '../../../state';
import type { Content } from '../../../content/content';
import type { ScenarioIndexEntry } from '../../../content/types';
import { questContent, questView, foundNow, type QuestGoal } from './quests';

/**
 * Records found items for quests, so that they still count after they were sold or lost.
 *
 * @rule QUEST-4
 */
export function withFindings(campaign: Campaign, content: Content): Campaign {
  const characters = campaign.characters.map((sheet) => {
    const goals = (sheet.quest && questContent(content, sheet.quest.quest)?.goals) ?? [];
    return goals.reduce((now, goal, index) => {
      const isNew = foundNow(now, goal) > (now.quest?.counters[index] ?? 0);
      return isNew ? withQuestStep(now, { place: index, by: 1, names: [] }) : now;
    }, sheet);
  });
  const isSame = characters.every((sheet, index) => sheet === campaign.characters[index]);
  return isSame ? campaign : { ...campaign, characters };
}

/** A step of progress on a goal. */
export interface QuestStep {
  readonly place: number;
  readonly by: number;
  /** The names to count, for goals about different monster types or scenarios. */
  readonly names: readonly string[];
  /** The maximum that players can enter, for kills with an item; otherwise null. */
  readonly most: number | null;
}

/** The results of a scenario that quests count. */
export interface ScenarioForQuest {
  readonly entry: Pick<ScenarioIndexEntry, 'id' | 'number' | 'name' | 'region'>;
  readonly won: boolean;
  readonly record: CharacterRecord | null;
  /** Check marks for the battle goal. */
  readonly checkMarks: number;
  /** True if this character was exhausted at the end; `othersExhausted` = number of others. */
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
  return view.goals.flatMap(({ goal, isOpen, counts, have, need }, index): readonly QuestStep[] => {
    const left = Math.max(0, need - have);
    if (!isOpen || counts === 'bySheet' || left === 0) return [];
    const known = progress.counted[index] ?? [];
    const { by, names, most } = stepOf({ goal, known, have, content }, scenario, sheet);
    // Progress never exceeds the goal.
    const step = { place: index, by: Math.min(by, left), names: names.slice(0, left) };
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
      return stepByNew(
        known.map((name) => printedType(content, name)),
        (scenario.record?.kills ?? []).map(({ monster }) => printedType(content, monster)),
      );
    case 'exhaustion':
      return stepBy(goal.of === 'self' ? Number(scenario.exhausted) : scenario.othersExhausted);
    case 'battleGoalCheckMarks':
      return stepBy(scenario.checkMarks);
    case 'completeScenarios':
      if (!scenario.won || !isWanted(goal, scenario.entry)) return NO_STEP;
      return goal.different ? stepByNew(known, [scenario.entry.id]) : stepBy(1);
    case 'scenarioChain': {
      // The next scenario of the chain, according to the count, which players may have corrected.
      const next = goal.scenarios?.[have];
      return scenario.won && next === scenario.entry.id ? stepBy(1) : NO_STEP;
    }
    default:
      return NO_STEP;
  }
}

function stepBy(by: number): Step {
  return { ...NO_STEP, by };
}

function stepByNew(known: readonly string[], names: readonly string[]): Step {
  const fresh = [...new Set(names)].filter((name) => !known.includes(name));
  return { ...NO_STEP, by: fresh.length, names: fresh };
}

/**
 * The base type of a monster: named and modified monsters count as the type they are based on.
 *
 * @rule QUEST-4
 */
function printedType(content: Pick<Content, 'monster'>, monster: string): string {
  return content.monster(monster)?.variantOf ?? monster;
}

/**
 * Players enter kills with an item; the maximum is 0 if the character does not wear it.
 *
 * @rule QUEST-4
 */
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
  if (tool === undefined) return stepBy(kills);
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
