import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../state';
import { CONTENT, inScenario, played, tableOf } from '../../testing/play';
import { isGoalReached } from './goal';

/** Everybody of these types has left the table. */
function without(scenario: Scenario, types: readonly string[]): Scenario {
  const figures = scenario.figures.filter(
    (figure) => figure.kind !== 'monster' || !types.includes(figure.type),
  );
  return { ...scenario, figures };
}

describe('isGoalReached', () => {
  test('[ROUND-2] a goal of two parts is reached with both of them', () => {
    const open = { type: 'revealRoom', room: 2, by: null } as const;
    const scenario = tableOf(played(inScenario('2'), [open]).game);
    const types = scenario.sleeves.map(({ type }) => type as string);
    const others = types.filter((type) => type !== 'bandit-commander');
    expect(isGoalReached(without(scenario, ['bandit-commander']), CONTENT)).toBe(false);
    expect(isGoalReached(without(scenario, others), CONTENT)).toBe(false);
    expect(isGoalReached(without(scenario, types), CONTENT)).toBe(true);
  });

  test('[ROUND-2] all enemies are those behind closed doors, too', () => {
    const scenario = tableOf(inScenario('1'));
    const types = scenario.sleeves.map(({ type }) => type as string);
    expect(isGoalReached(without(scenario, types), CONTENT)).toBe(false);
  });
});
