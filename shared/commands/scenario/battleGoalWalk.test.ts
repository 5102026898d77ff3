import { expect, test } from 'vitest';
import { scenarioSummary } from '../../rules/scenario/summary/summary';
import { walkedGoals } from '../../testing/listWalk/goalWalk';
import { documentedTally, tallyOf, type ListVerdict } from '../../testing/listWalk/tally';
import { CONTENT } from '../../testing/play';
import type { Game } from '../../state';

const WALKED = walkedGoals();

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
