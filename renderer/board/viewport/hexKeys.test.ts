import { describe, expect, test } from 'vitest';
import { directionTo } from '#shared/map/hexes';
import { stepTargets } from './hexKeys';

const FROM = { q: 3, r: -2 };

describe('the hex cursor', () => {
  test('every neighbour has a key, and every key leads to a neighbour', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];
    const reached = keys.map((key) => {
      const [hex] = stepTargets(key, FROM) ?? [];
      return hex && directionTo(FROM, hex);
    });
    expect(new Set(reached)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  test.each([FROM, { q: 3, r: -1 }])('up and then down returns to %j', (from) => {
    const [up] = stepTargets('ArrowUp', from) ?? [];
    expect(up?.r).toBe(from.r - 1);
    expect(up && stepTargets('ArrowDown', up)?.[0]).toEqual(from);
  });

  test('two steps up stay in the column', () => {
    const [first] = stepTargets('ArrowUp', FROM) ?? [];
    const [second] = (first && stepTargets('ArrowUp', first)) ?? [];
    expect(second).toEqual({ q: FROM.q + 1, r: FROM.r - 2 });
  });

  test('other keys lead nowhere', () => {
    expect(stepTargets('a', FROM)).toBeNull();
  });
});
