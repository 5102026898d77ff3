import { describe, expect, test } from 'vitest';
import { scenarioSummary } from '../../rules/scenario/summary/summary';
import { playedGoals } from '../../testing/listWalk/goalWalk';
import { documentedTally, tallyOf, type ListVerdict } from '../../testing/listWalk/tally';
import { CONTENT, party, played, type PlainCommand } from '../../testing/play';
import type { Game } from '../../state';

const WALKED = playedGoals();

test('[REWARD-2] every battle goal of the box is walked on both sides of its limits', () => {
  const walked = new Set(WALKED.map(({ goal }) => goal.id));
  expect(walked.size).toBe(24);
  for (const goal of CONTENT.battleGoals()) {
    const sides = WALKED.filter((each) => each.goal.id === goal.id).map(({ isMet }) => isMet);
    expect(sides, goal.name).toEqual(expect.arrayContaining([true, false]));
  }
});

/** The judgement of a played goal; null = only the players know. */
const judged = (game: Game): boolean | null => {
  const lines = scenarioSummary(game, CONTENT, true)?.lines ?? [];
  const from = lines.find(({ id }) => id === 'c1 battle goal')?.from;
  return from?.kind === 'battleGoal' ? from.met : null;
};

test('[REWARD-2] docs/lists.md has the number of battle goals that are judged and asked', () => {
  const verdicts = CONTENT.battleGoals().map(({ id }): ListVerdict => {
    const sides = WALKED.filter(({ goal }) => goal.id === id);
    if (sides.length === 0) return 'silent';
    return sides.some(({ game }) => judged(game) === null) ? 'asks' : 'performs';
  });
  expect(tallyOf(verdicts)).toEqual(documentedTally('Battle goals'));
});

test.each(WALKED)(
  '[REWARD-2] $goal.name is judged at $number: met $isMet',
  ({ goal, isMet, game }) => {
    const lines = scenarioSummary(game, CONTENT, true)?.lines ?? [];
    expect(lines.find(({ id }) => id === 'c1 battle goal')).toMatchObject({
      amount: isMet ? goal.checkMarks : 0,
      from: { met: isMet, progress: { met: isMet } },
    });
  },
);

describe('what the table cannot know', () => {
  const start = (goal: number, items: readonly number[], ...more: readonly PlainCommand[]) =>
    played(party(), [
      ...items.flatMap((item): readonly PlainCommand[] => [
        { type: 'gainItem', character: 'c1', item },
        { type: 'equipItem', character: 'c1', item, equipped: true },
      ]),
      { type: 'startScenario', scenario: '1', characters: ['c1', 'c2'], level: null },
      { type: 'chooseBattleGoal', character: 'c1', goal },
      ...more,
    ]).game;
  const cards = (hand: number, discard: number, active: number): PlainCommand => ({
    ...{ type: 'countCards', figure: 'c1', cards: { hand, discard, lost: 0, active } },
  });
  const killedByNumber: PlainCommand = {
    ...{ type: 'sufferDamage', figure: 'bandit-guard-1', amount: 30, negate: null, by: 'c1' },
  };

  test('[REWARD-2] [REST-4] active cards may be discarded or lost', () => {
    expect(judged(start(458, [], cards(3, 1, 1)))).toBeNull();
    expect(judged(start(458, [], cards(3, 2, 1)))).toBe(true);
    expect(judged(start(458, [], cards(2, 1, 1)))).toBe(false);
    expect(judged(start(461, [], cards(2, 1, 2)))).toBeNull();
    expect(judged(start(461, [], cards(2, 1, 0)))).toBe(true);
  });

  test('[REWARD-2] [ITEM-6] uses of items that are never spent are asked', () => {
    const helmet = 7;
    const used: PlainCommand = { type: 'useItem', character: 'c1', item: 1, anyway: true };
    expect(judged(start(476, [helmet]))).toBeNull();
    expect(judged(start(476, []))).toBe(true);
    expect(judged(start(476, [helmet, 1], used))).toBe(false);
    expect(judged(start(473, [helmet]))).toBeNull();
  });

  test('[REWARD-2] doors and traps without the board are asked until one is counted', () => {
    const counted: PlainCommand = {
      ...{ type: 'correctTally', figure: 'c1', what: 'traps', count: 1 },
    };
    expect(judged(start(464, []))).toBeNull();
    expect(judged(start(467, []))).toBeNull();
    expect(judged(start(464, [], counted))).toBe(true);
  });

  test('[REWARD-2] damage entered as a number may have been a single attack', () => {
    expect(judged(start(479, [], killedByNumber))).toBeNull();
    expect(judged(start(479, []))).toBe(false);
    expect(judged(start(471, [], killedByNumber))).toBe(false);
  });
});
