/** The end of a scenario as lines: what everybody gets, and where each number comes from. */
import type { Content } from '../../../content/content';
import type { CharacterId } from '../../../ids';
import type { RuleId } from '../../../rulebook';
import type { Campaign, Character, Game, Scenario } from '../../../state';
import { battleGoal, battleGoalMet } from '../battleGoals';
import { deedsOf } from '../../table/deeds';
import { charactersOf } from '../../table/figures';
import { questSteps } from '../../campaign/quests';
import { levelNumbers } from '../../table/scenarioLevel';
import { rewardLines } from './rewards';
import { treasureLines } from './treasures';

/** What a line changes. Those from 'item' on are things: 1 = yes, 0 = left out. */
export type SummaryWhat =
  | 'experience'
  | 'gold'
  | 'checkMarks'
  | 'quest'
  | 'reputation'
  | 'prosperity'
  | 'item'
  | 'itemDesign'
  | 'randomDesign'
  | 'randomScenario'
  | 'globalAchievement'
  | 'partyAchievement'
  | 'losePartyAchievement'
  | 'completed'
  | 'scenario'
  | 'blocked'
  | 'treasure'
  | 'class'
  | 'envelope'
  | 'cityEvent'
  | 'roadEvent'
  | 'questDone'
  | 'message';

/** Where a line comes from. */
export type SummarySource =
  | { readonly kind: 'play' }
  | { readonly kind: 'bonus'; readonly level: number }
  | { readonly kind: 'tokens'; readonly tokens: number; readonly goldPerToken: number }
  | { readonly kind: 'battleGoal'; readonly goal: number; readonly met: boolean | null }
  /** `each` = for every character; otherwise shared by all or for the party. */
  | { readonly kind: 'reward'; readonly each: boolean; readonly only?: string }
  | { readonly kind: 'treasure'; readonly treasure: number }
  | { readonly kind: 'personalQuest'; readonly goal: number }
  | { readonly kind: 'completion' };

export interface SummaryLine {
  /** Stays the same while the line is about the same thing. */
  readonly id: string;
  readonly what: SummaryWhat;
  /** Whose sheet it goes to; null = the party or the world. */
  readonly to: CharacterId | null;
  /** What is applied. */
  readonly amount: number;
  /** What Standee came to. */
  readonly computed: number;
  /** The achievement, item, scenario, class, treasure or card it is about; null = none, or open. */
  readonly about: string | null;
  /** One of these has to be chosen as `about`; null = nothing to choose. */
  readonly options: readonly string[] | null;
  readonly from: SummarySource;
  readonly rule: RuleId;
}

/** What a player changes on a line. */
export interface SummaryCorrection {
  readonly line: string;
  readonly amount?: number | undefined;
  readonly to?: CharacterId | undefined;
  readonly about?: string | undefined;
}

export interface ScenarioSummary {
  readonly won: boolean;
  readonly casual: boolean;
  readonly lines: readonly SummaryLine[];
}

/** A line as its makers write it. */
export type NewLine = Omit<SummaryLine, 'computed' | 'options' | 'about' | 'to'> &
  Partial<Pick<SummaryLine, 'options' | 'about' | 'to'>>;

/** What the makers of lines look at. */
export interface SummaryTable {
  readonly campaign: Campaign;
  readonly scenario: Scenario;
  readonly content: Content;
  readonly won: boolean;
  readonly characters: readonly Character[];
}

/**
 * What the end of the running scenario gives, won or lost. Experience, gold, treasures and steps of
 * quests come in any case; rewards, bonus and battle goals only after a success, and rewards not in
 * casual mode. Null without a scenario.
 *
 * @rule EXPERIENCE-3 REWARD-1 REWARD-2 REWARD-3 SCENARIO-4 LEVEL-2 QUEST-1
 */
export function scenarioSummary(
  game: Game,
  content: Content,
  won: boolean,
  corrections: readonly SummaryCorrection[] = [],
): ScenarioSummary | null {
  const { campaign, scenario } = game;
  if (!scenario) return null;
  const characters = charactersOf(scenario);
  const table: SummaryTable = { campaign, scenario, content, won, characters };
  const isStory = won && !scenario.casual;
  const lines = [
    ...characters.flatMap((character) => characterLines(table, character)),
    ...treasureLines(table),
    ...characters.flatMap((character) => questLines(table, character)),
    ...(isStory ? rewardLines(table) : []),
  ].map(finished);
  return {
    won,
    casual: scenario.casual,
    lines: lines.map((line) => withCorrection(line, corrections)),
  };
}

function finished({ options = null, about = null, to = null, ...line }: NewLine): SummaryLine {
  return { ...line, to, about, options, computed: line.amount };
}

function withCorrection(line: SummaryLine, corrections: readonly SummaryCorrection[]): SummaryLine {
  const correction = corrections.findLast((each) => each.line === line.id);
  if (!correction) return line;
  const { amount = line.amount, to = line.to, about = line.about } = correction;
  return { ...line, amount, to, about };
}

/** @rule EXPERIENCE-3 REWARD-1 REWARD-2 LEVEL-2 */
function characterLines(table: SummaryTable, character: Character): readonly NewLine[] {
  const { scenario, won } = table;
  const { bonusExperience, goldPerToken } = levelNumbers(scenario.level, scenario.monsterLevel);
  const to = character.sheet;
  return [
    {
      id: `${to} experience`,
      what: 'experience',
      to,
      amount: character.experience,
      from: { kind: 'play' },
      rule: 'EXPERIENCE-3',
    },
    {
      id: `${to} bonus`,
      what: 'experience',
      to,
      amount: won ? bonusExperience : 0,
      from: { kind: 'bonus', level: scenario.level },
      rule: 'EXPERIENCE-3',
    },
    {
      id: `${to} tokens`,
      what: 'gold',
      to,
      amount: character.money * goldPerToken,
      from: { kind: 'tokens', tokens: character.money, goldPerToken },
      rule: 'REWARD-1',
    },
    ...battleGoalLines(table, character),
  ];
}

/** @rule REWARD-2 */
function battleGoalLines(
  { scenario, content, won }: SummaryTable,
  character: Character,
): readonly NewLine[] {
  const { battleGoal: number, goalMet } = deedsOf(scenario, character.sheet);
  const goal = number === null ? null : battleGoal(content, number);
  if (!goal) return [];
  const met = goalMet ?? battleGoalMet(scenario, character, goal);
  return [
    {
      id: `${character.sheet} battle goal`,
      what: 'checkMarks',
      to: character.sheet,
      amount: won && met === true ? goal.checkMarks : 0,
      from: { kind: 'battleGoal', goal: goal.id, met },
      rule: 'REWARD-2',
    },
  ];
}

/** @rule QUEST-1 */
function questLines(table: SummaryTable, character: Character): readonly NewLine[] {
  const { campaign, scenario, content, won, characters } = table;
  const sheet = campaign.characters.find((each) => each.id === character.sheet);
  const entry = content.scenarioEntry(scenario.scenario);
  if (!sheet?.quest || !entry) return [];
  const othersExhausted = characters.filter((each) => each.exhausted && each !== character).length;
  const steps = questSteps(
    sheet,
    {
      entry,
      won,
      deeds: deedsOf(scenario, sheet.id),
      exhausted: character.exhausted,
      othersExhausted,
    },
    content,
  );
  return steps.map(({ place, by, names }) => ({
    id: `${sheet.id} quest ${String(place)}`,
    what: 'quest',
    to: sheet.id,
    amount: by,
    about: names.length > 0 ? names.join(' ') : null,
    from: { kind: 'personalQuest', goal: place },
    rule: 'QUEST-1',
  }));
}
