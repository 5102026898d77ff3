/** Personal quests: who may take one, and how far each of its goals has come. */
import type { Deeds, QuestProgress, Campaign, CharacterSheet } from '../../../state';
import type { Content } from '../../../content/content';
import type { PersonalQuestContent, ScenarioIndexEntry } from '../../../content/types';
import type { CharacterId } from '../../../ids';
import type { Refusal } from '../../../refusals';

export type QuestGoal = PersonalQuestContent['goals'][number];

/** One goal of a quest as far as it has come. */
export interface QuestGoalView {
  readonly goal: QuestGoal;
  readonly have: number;
  readonly need: number;
  readonly met: boolean;
  /** Goals it waits for are met. */
  readonly isOpen: boolean;
  /** Counted by Standee from the sheet; otherwise a counter. */
  readonly counts: 'bySheet' | 'byCounter';
}

export interface QuestView {
  readonly quest: PersonalQuestContent;
  readonly goals: readonly QuestGoalView[];
  readonly done: boolean;
}

/** A quest at its beginning. */
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

/** Why nobody can take a quest: there is none, or somebody has or had it. @rule QUEST-1 */
export function whyNotTakeQuest(
  { characters, retired }: Pick<Campaign, 'characters' | 'retired'>,
  quest: number,
  content: Content,
): Refusal | null {
  if (!questContent(content, quest)) return { code: 'noSuchQuest', quest };
  const isTaken = [...characters, ...retired].some((sheet) => sheet.quest?.quest === quest);
  return isTaken ? { code: 'questIsTaken', quest } : null;
}

/** Numbers of the quests that are still in the deck for a character. @rule QUEST-2 */
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

/** Why a character draws no quests: it has one, or too few are left. @rule QUEST-2 */
export function whyNotDrawQuests(
  campaign: Pick<Campaign, 'characters' | 'retired'>,
  { id: character, quest }: CharacterSheet,
  content: Content,
): Refusal | null {
  if (quest) return { code: 'hasQuest', character };
  return questsLeft(campaign, character, content).length < 2 ? { code: 'tooFewQuests' } : null;
}

/** Why players cannot count for a goal of a quest (its place on the card); null = they can. */
export function whyNotCount(sheet: CharacterSheet, goal: number, content: Content): Refusal | null {
  const view = questView(sheet, content);
  if (!view) return { code: 'noQuest', character: sheet.id };
  return view.goals[goal]?.counts === 'byCounter' ? null : { code: 'noSuchGoal', goal };
}

/** How far a character is with its quest; null without one. @rule QUEST-1 */
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

/** What the sheet itself tells; null where it has to be counted. */
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

/** A goal that has come further, with where it was and where it is now. */
export interface QuestStep {
  readonly place: number;
  readonly by: number;
  /** What counted, where a goal asks for different ones. */
  readonly names: readonly string[];
}

/** What of a scenario counts for the quest of a character. */
export interface ScenarioForQuest {
  readonly entry: Pick<ScenarioIndexEntry, 'id' | 'number' | 'name' | 'region'>;
  readonly won: boolean;
  readonly deeds: Deeds | null;
  /** Whether this character was exhausted at the end, and how many of the others were. */
  readonly exhausted: boolean;
  readonly othersExhausted: number;
}

/** How far a scenario brings a character towards each goal that waits for counting. @rule QUEST-1 */
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
      return plain(killsFor(goal, scenario.deeds, sheet));
    case 'killDifferentTypes':
      return different(
        known,
        (scenario.deeds?.kills ?? []).map(({ monster }) => monster),
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

/** Kills with an item count only while it is worn. */
function killsFor(goal: QuestGoal, deeds: Deeds | null, sheet: CharacterSheet): number {
  const item = goal.with?.item;
  if (item !== undefined && !sheet.items.some((each) => each.item === item && each.equipped)) {
    return 0;
  }
  return (deeds?.kills ?? [])
    .filter(({ monster }) => goal.monsters === undefined || goal.monsters.includes(monster))
    .filter(({ rank }) => goal.rank === undefined || rank === goal.rank)
    .reduce((sum, { count }) => sum + count, 0);
}

/** Whether a completed scenario is one the goal asks for. */
export function isWanted(goal: QuestGoal, entry: ScenarioForQuest['entry']): boolean {
  if (goal.scenarios && !goal.scenarios.includes(entry.id)) return false;
  if (goal.region !== undefined && entry.region !== goal.region) return false;
  return goal.numberFrom === undefined || entry.number >= goal.numberFrom;
}

/** The sheet with a counter of its quest further on; a counter is never below 0. */
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
 * The characters after something happened that some quests count: gold given by one of them, or a
 * quest that another one has done.
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

/** Scenarios that open with a quest of a character, where the goals before them are met. @rule QUEST-1 */
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
