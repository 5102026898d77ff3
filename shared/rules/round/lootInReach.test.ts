import { describe, expect, test } from 'vitest';
import type { Figure, Hex, Scenario } from '../../state';
import { CONTENT, inScenario, tableOf } from '../../testing/play';
import { haulsOf } from './lootInReach';

const table = tableOf(inScenario());

function money(id: string, at: Hex | null) {
  return { kind: 'money', id, amount: 1, from: null, at };
}

function hauls(looterAt: Hex | null, tokens: readonly object[]) {
  const [first] = table.figures;
  if (!first) throw new Error('Nobody is on the table.');
  const scenario = { ...table, tokens } as unknown as Scenario;
  return haulsOf(scenario, CONTENT, { ...first, at: looterAt } as Figure);
}

describe('hauls', () => {
  test('without a board all tokens are one stack', () => {
    expect(hauls(null, [money('m1', null), money('m2', null)])).toEqual([
      { range: null, tokens: ['m1', 'm2'] },
    ]);
    expect(hauls(null, [])).toEqual([]);
  });

  test('with a board hauls are sorted by range, and a larger range is listed only if it adds tokens', () => {
    const here = { q: 2, r: 2 };
    const near = { q: 2, r: 3 };
    expect(
      hauls(here, [money('m1', here), money('m2', near), money('m3', { q: 40, r: 0 })]),
    ).toEqual([{ range: 1, tokens: ['m1', 'm2'] }]);
  });
});
