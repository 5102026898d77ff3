/** Computes the rows of the charts and tables in the statistics. */
import type { CardDraws } from '#shared/rules/statistics/draws';
import {
  summedFighters,
  type FighterStatistics,
  type FighterSum,
  type HistoryStatistics,
  type ScenarioStatistics,
} from '#shared/rules/statistics/statistics';
import type { ModifierCard } from '#shared/vocabulary';

/** The fighters that are not characters. They come last. */
const LAST = ['others', 'monsters'];

/**
 * The fighters of the scenarios, or only `whose` unless it is empty. Characters come first, in the
 * order in which they joined.
 */
export function fightersOf(
  scenarios: readonly ScenarioStatistics[],
  whose: string,
): readonly FighterStatistics[] {
  const rank = ({ fighter }: FighterStatistics): number =>
    LAST.includes(fighter) ? 1e9 + LAST.indexOf(fighter) : Number(fighter.slice(1));
  return summedFighters(scenarios)
    .filter(({ fighter }) => whose === '' || fighter === whose)
    .toSorted((a, b) => rank(a) - rank(b));
}

export function isParty(fighter: string): boolean {
  return !LAST.includes(fighter);
}

/** The sum of one number over all characters. */
export function partySum(fighters: readonly FighterStatistics[], field: FighterSum): number {
  return fighters
    .filter(({ fighter }) => isParty(fighter))
    .reduce((sum, each) => sum + each[field], 0);
}

/** One number of a fighter in a scenario. If `whose` is empty, the sum over all characters. */
export function courseOf(
  { fighters }: ScenarioStatistics,
  field: FighterSum,
  whose: string,
): number {
  if (whose === '') return partySum(fighters, field);
  return fighters.find(({ fighter }) => fighter === whose)?.[field] ?? 0;
}

/**
 * The statistics with the current play time of the running scenario in seconds; null = none is
 * running.
 */
export function timedBy(
  { scenarios, ...rest }: HistoryStatistics,
  playTime: number | null,
): HistoryStatistics {
  const running = scenarios.at(-1);
  if (playTime === null || !running) return { scenarios, ...rest };
  return { scenarios: [...scenarios.slice(0, -1), { ...running, playTime }], ...rest };
}

export interface Overview {
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  readonly rounds: number;
  /** The play time in seconds. */
  readonly playTime: number;
  readonly dealt: number;
  readonly taken: number;
  readonly kills: number;
}

export function overviewOf(scenarios: readonly ScenarioStatistics[]): Overview {
  const fighters = summedFighters(scenarios);
  return {
    played: scenarios.length,
    won: scenarios.filter(({ won }) => won === true).length,
    lost: scenarios.filter(({ won }) => won === false).length,
    rounds: scenarios.reduce((sum, { rounds }) => sum + rounds, 0),
    playTime: scenarios.reduce((sum, { playTime }) => sum + playTime, 0),
    dealt: partySum(fighters, 'damageDealt'),
    taken: partySum(fighters, 'damageTaken'),
    kills: partySum(fighters, 'kills'),
  };
}

/** The drawn cards, from the worst to the best. */
export function orderedCards(
  draws: HistoryStatistics['draws'][string] | undefined,
): readonly CardDraws[] {
  return [...(draws ?? [])].sort((a, b) => worth(a.card) - worth(b.card));
}

function worth(card: ModifierCard): number {
  if (card === 'null') return -90;
  if (card === 'curse') return -99;
  if (card === 'x2') return 90;
  if (card === 'bless') return 99;
  if (card === 'minus1') return -1.5;
  const value = Number(/[+-]\d+/.exec(card)?.[0] ?? 0);
  return value + (card.startsWith('r') ? 0.5 : 0);
}
