import { describe, expect, test } from 'vitest';
import { id } from '#shared/ids';
import type { FighterStatistics, ScenarioStatistics } from '#shared/rules/statistics/statistics';
import type { ModifierCard } from '#shared/vocabulary';
import { courseOf, fightersOf, orderedCards, overviewOf, timedBy } from './rows';

const NOTHING: FighterStatistics = {
  fighter: '',
  attacks: 0,
  damageDealt: 0,
  damageTaken: 0,
  damageNegated: 0,
  healed: 0,
  kills: 0,
  exhausted: 0,
  moneyTokens: 0,
  treasures: 0,
  experience: 0,
  longRests: 0,
  shortRests: 0,
  draws: 0,
  sum: 0,
  expectedSum: 0,
  doubles: 0,
  expectedDoubles: 0,
  misses: 0,
  expectedMisses: 0,
};
const fighter = (name: string, damageDealt: number): FighterStatistics => ({
  ...NOTHING,
  fighter: name,
  damageDealt,
});
const scenario = (
  won: boolean | null,
  rounds: number,
  ...fighters: readonly FighterStatistics[]
): ScenarioStatistics => ({
  scenario: '1',
  level: 1,
  at: null,
  rounds,
  playTime: 600,
  won,
  fighters,
});

const EVENINGS = [
  scenario(true, 9, fighter('monsters', 20), fighter('c10', 3), fighter('c2', 5)),
  scenario(false, 4, fighter('c2', 2), fighter('others', 1)),
  scenario(null, 1),
];

describe('the rows of charts', () => {
  test('characters come in the order they joined, then allies and monsters', () => {
    expect(fightersOf(EVENINGS, '').map((each) => [each.fighter, each.damageDealt])).toEqual([
      ['c2', 7],
      ['c10', 3],
      ['others', 1],
      ['monsters', 20],
    ]);
    expect(fightersOf(EVENINGS, 'c10')).toMatchObject([{ fighter: 'c10', damageDealt: 3 }]);
  });

  test('the running scenario has the play time of the clock, and the others keep theirs', () => {
    const counted = { scenarios: EVENINGS, fighters: [], people: [], draws: {} };
    const times = (playTime: number | null) =>
      timedBy(counted, playTime).scenarios.map((each) => each.playTime);

    expect(times(75)).toEqual([600, 600, 75]);
    expect(times(null)).toEqual([600, 600, 600]);
  });

  test('the overview is of the characters; a running scenario is neither won nor lost', () => {
    expect(overviewOf(EVENINGS)).toEqual({
      played: 3,
      won: 1,
      lost: 1,
      rounds: 14,
      playTime: 1800,
      dealt: 10,
      taken: 0,
      kills: 0,
    });
  });

  test('the course of one fighter or of the party', () => {
    expect(EVENINGS.map((each) => courseOf(each, 'damageDealt', ''))).toEqual([8, 2, 0]);
    expect(EVENINGS.map((each) => courseOf(each, 'damageDealt', 'monsters'))).toEqual([20, 0, 0]);
  });

  test('cards go from the worst to the best', () => {
    const cards = ['+1', 'x2', 'curse', 'r+1', 'bless', 'null', '+0 fire', '-2', 'minus1'];
    const draws = cards.map((card) => ({ card: id<ModifierCard>(card), drawn: 1, expected: 1 }));
    expect(orderedCards(draws).map(({ card }) => card)).toEqual([
      'curse',
      'null',
      '-2',
      'minus1',
      '+0 fire',
      '+1',
      'r+1',
      'x2',
      'bless',
    ]);
    expect(orderedCards(undefined)).toEqual([]);
  });
});
