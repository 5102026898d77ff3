/** Battle goals of the characters and their progress. */
import type { Content } from '../../content/content';
import { evaluateFormula } from '../../content/notation/formula';
import type { BattleGoalContent } from '../../content/types';
import type { CharacterId } from '../../ids';
import type { Refusal } from '../../refusals';
import type { Character, CharacterRecord, Scenario } from '../../state';
import type { TallyName } from '../../vocabulary';
import { countsOf, spendableCards } from '../figures/hand/heldCards';
import { recordOf, tallyOf } from '../figures/characterRecords';
import { charactersOf } from '../figures/figures';

export function battleGoal(content: Content, number: number): BattleGoalContent | null {
  return content.battleGoals().find((each) => each.id === number) ?? null;
}

/**
 * Lowest and highest possible count of a goal; they differ if only players know the exact number.
 */
interface Span {
  readonly low: number;
  readonly high: number;
}

/** Goals that are counted by a tally. */
const TALLY_OF = {
  trapSprungOrDisarmed: 'traps',
  revealRoom: 'rooms',
  firstKillOfScenario: 'firstKills',
  monstersOnMap: 'emptyRounds',
} as const satisfies Partial<Record<Condition['type'], TallyName>>;

/** The things that a goal counts. */
export type GoalCount =
  | Exclude<Condition['type'], keyof typeof TALLY_OF | 'rests' | 'other'>
  | TallyName
  | 'eliteKills'
  | 'longRests'
  | 'shortRests';

/** A goal with its count so far. */
export interface GoalProgress extends Span {
  readonly counts: GoalCount;
  /** Minimum and maximum on the card for this character; null = none. */
  readonly least: number | null;
  readonly most: number | null;
  /** True if the goal is met; null = only players know. */
  readonly met: boolean | null;
}

type Condition = BattleGoalContent['condition'];

/**
 * The progress of a character's battle goal; null = only players can count it. A result that
 * players entered takes precedence.
 *
 * @rule REWARD-2
 */
export function goalProgress(
  scenario: Scenario,
  character: Character,
  { condition }: BattleGoalContent,
  content: Content,
): GoalProgress | null {
  const span = spanOf(scenario, character, condition, content);
  if (!span) return null;
  const variables = { level: character.level, maxHitPoints: character.maxHitPoints };
  const least = condition.min === undefined ? null : evaluateFormula(condition.min, variables);
  const limits = limitsOf(condition, least);
  return { ...span, ...limits, counts: countOf(condition), met: isWithin(span, limits) };
}

function countOf({ type, when, rank, undamaged, only }: Condition): GoalCount {
  switch (type) {
    case 'hitPoints':
      return when === 'always' ? 'timesBelowHalf' : type;
    case 'kill':
      if (undamaged) return 'undamagedKills';
      return rank === undefined ? type : 'eliteKills';
    case 'rests':
      return only === 'long' ? 'shortRests' : 'longRests';
    case 'trapSprungOrDisarmed':
    case 'revealRoom':
    case 'firstKillOfScenario':
    case 'monstersOnMap':
      return TALLY_OF[type];
    case 'other':
      throw new Error('Only the players know what the goal counts.');
    default:
      return type;
  }
}

/**
 * The limits of a goal. A goal that must hold all the time counts violations, so its maximum is 0.
 */
function limitsOf(
  { type, when, max, only }: Condition,
  least: number | null,
): Pick<GoalProgress, 'least' | 'most'> {
  const isAlways = (type === 'hitPoints' && when === 'always') || type === 'monstersOnMap';
  const isNever = isAlways || (type === 'rests' && only !== undefined);
  if (isNever) return { least: null, most: 0 };
  return { least: type === 'firstKillOfScenario' ? 1 : least, most: max ?? null };
}

/** True if the count is within the limits; null = only some values of the span are. */
function isWithin(
  { low, high }: Span,
  { least, most }: Pick<GoalProgress, 'least' | 'most'>,
): boolean | null {
  const [from, to] = [least ?? -Infinity, most ?? Infinity];
  if (low >= from && high <= to) return true;
  return high < from || low > to ? false : null;
}

const exactly = (value: number): Span => ({ low: value, high: value });
const atLeast = (value: number): Span => ({ low: value, high: Infinity });

function spanOf(
  scenario: Scenario,
  character: Character,
  condition: Condition,
  content: Content,
): Span | null {
  switch (condition.type) {
    case 'experienceGained':
      return exactly(character.experience);
    case 'moneyTokensLooted':
      return exactly(character.money);
    case 'treasuresLooted':
      return exactly(character.treasures.length);
    case 'moneyTokensAndTreasuresLooted':
      return exactly(character.money + character.treasures.length);
    case 'alliedCharactersExhausted':
      return exactly(
        charactersOf(scenario).filter((each) => each.exhausted && each.id !== character.id).length,
      );
    case 'cardsInHandAndDiscard':
      return heldCards(character);
    case 'hitPoints':
      return hitPointsOf(scenario, character, condition);
    case 'rests':
      return restsOf(scenario, character, condition);
    default:
      return talliedFor(scenario, character, condition, content);
  }
}

/**
 * Number of cards in hand or discarded. Active cards count as discarded or lost; for unknown ones
 * both are possible.
 *
 * @rule REST-4
 */
function heldCards(character: Character): Span | null {
  const { cards } = character;
  const counts = countsOf(cards);
  const spendable = spendableCards(character);
  if (!counts || !spendable) return null;
  const held = counts.hand + counts.chosen;
  if (cards.kind === 'named') return exactly(held + spendable.discard);
  const low = held + counts.discard;
  return { low, high: low + counts.active };
}

/** The only limit of hit points that is tracked throughout the scenario. */
const HALF = 'ceil(maxHitPoints/2)';

/** The hit points for a goal; none for an exhausted character. */
function hitPointsOf(
  scenario: Scenario,
  { sheet, exhausted, hitPoints }: Character,
  { when, min }: Condition,
): Span | null {
  if (when === 'always') {
    // Goals of packs may use another limit, which is not tracked.
    const isHalf = min === HALF;
    return isHalf ? exactly(tallyOf(recordOf(scenario, sheet), 'timesBelowHalf')) : null;
  }
  return when === 'endOfScenario' && !exhausted ? exactly(hitPoints) : null;
}

/** Number of rests of the other kind. Without any rest, players decide. */
function restsOf(scenario: Scenario, { sheet }: Character, { only }: Condition): Span | null {
  const { longRests, shortRests } = recordOf(scenario, sheet);
  const others = only === 'long' ? shortRests : longRests;
  return longRests + shortRests === 0 ? null : exactly(others);
}

/** The count of a tally. Standee may have missed some events. */
function talliedFor(
  scenario: Scenario,
  character: Character,
  condition: Condition,
  content: Content,
): Span | null {
  const record = recordOf(scenario, character.sheet);
  const kills = killsOf(record, condition);
  // Without the board, players open doors and spring traps on the table.
  const ofBoard = scenario.board?.inUse === true ? exactly : atLeast;
  // Damage that players entered as a number may belong to an attack.
  const ofBlows = tallyOf(record, 'otherKills') > 0 ? atLeast : exactly;
  switch (condition.type) {
    case 'kill':
      return condition.undamaged ? ofBlows(tallyOf(record, 'undamagedKills')) : exactly(kills);
    case 'overkill':
      return ofBlows(tallyOf(record, 'overkill'));
    case 'trapSprungOrDisarmed':
      return ofBoard(tallyOf(record, 'traps'));
    case 'revealRoom':
      return ofBoard(tallyOf(record, 'rooms'));
    case 'itemUses': {
      const isSure = !wearsLasting(character, content);
      return (isSure ? exactly : atLeast)(tallyOf(record, 'itemUses'));
    }
    case 'firstKillOfScenario':
      return exactly(tallyOf(record, 'firstKills'));
    case 'monstersOnMap':
      return exactly(tallyOf(record, 'emptyRounds'));
    default:
      return null;
  }
}

function killsOf({ kills }: CharacterRecord, { rank }: Condition): number {
  return kills
    .filter((each) => rank === undefined || each.rank === rank)
    .reduce((sum, { count }) => sum + count, 0);
}

/**
 * True if the character wears an item without a use state, so its uses are not recorded.
 *
 * @rule ITEM-6
 */
function wearsLasting({ worn = [] }: Character, content: Content): boolean {
  return worn.some((number) => content.item(number)?.use === undefined);
}

export function whyNotChooseGoal(
  scenario: Scenario,
  content: Content,
  character: CharacterId,
  goal: number | null,
): Refusal | null {
  const away = whyNotPlaying(scenario, character);
  if (away || goal === null || battleGoal(content, goal)) return away;
  return { code: 'noSuchBattleGoal', goal };
}

/**
 * True if another character has the same card, so one of the numbers is wrong. It is not refused at
 * once, because that would reveal another player's secret goal.
 *
 * @rule REWARD-2 SEAT-3
 */
export function isGoalDuplicated({ records }: Scenario, goal: number): boolean {
  return records.filter(({ battleGoal: kept }) => kept === goal).length > 1;
}

/** Number of goals offered to a character, of which the player keeps one. */
export const OFFERED_GOALS = 2;

/** Numbers of the goals that no character has or was offered. */
export function freeGoals(scenario: Scenario, content: Content): readonly number[] {
  const kept = scenario.records.flatMap(({ battleGoal: goal, offeredGoals = [] }) => [
    goal,
    ...offeredGoals,
  ]);
  return content
    .battleGoals()
    .map(({ id }) => id)
    .filter((id) => !kept.includes(id));
}

export function whyNotDealGoal(
  scenario: Scenario,
  content: Content,
  character: CharacterId,
): Refusal | null {
  const away = whyNotPlaying(scenario, character);
  if (away || freeGoals(scenario, content).length > 0) return away;
  return { code: 'noBattleGoal', character };
}

export function whyNotJudgeGoal(scenario: Scenario, character: CharacterId): Refusal | null {
  const away = whyNotPlaying(scenario, character);
  if (away || recordOf(scenario, character).battleGoal !== null) return away;
  return { code: 'noBattleGoal', character };
}

function whyNotPlaying(scenario: Scenario, character: CharacterId): Refusal | null {
  const isPlaying = charactersOf(scenario).some((each) => each.sheet === character);
  return isPlaying ? null : { code: 'noSuchCharacter', character };
}
