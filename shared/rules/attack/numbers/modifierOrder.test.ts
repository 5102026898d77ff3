import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { id } from '../../../ids';
import { aModifier } from '../../../testing/attacks';
import {
  bestResult,
  bestOrder,
  applyInOrder,
  orderCards,
  orderModifiers,
  reachableResults,
} from './modifierOrder';
import { readCard, type CardValue, type ReadCard } from '../../../content/notation/modifierCard';

const add = (n: number): CardValue => ({ op: 'add', n });
const times = (n: number): CardValue => ({ op: 'multiply', n });
const nothing: CardValue = { op: 'null' };

function permutations<T>(list: readonly T[]): readonly (readonly T[])[] {
  if (list.length === 0) return [[]];
  return list.flatMap((item, index) =>
    permutations(list.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

const change = fc.oneof(
  fc.integer({ min: -4, max: 6 }).map(add),
  fc.integer({ min: -2, max: 3 }).map(times),
  fc.constant(times(2)),
);

describe('reachable', () => {
  test('[ATTACK-3] 3 with +2 and x2 is 8 or 10', () => {
    expect(reachableResults([3], [add(2), times(2)])).toEqual([8, 10]);
  });

  test('[ATTACK-6] zero doubled is zero', () => {
    expect(reachableResults([0], [times(2)])).toEqual([0]);
  });

  test('[ATTACK-7] a null always gives 0', () => {
    expect(reachableResults([3, 5], [add(9), nothing, times(2)])).toEqual([0]);
  });

  test('[ATTACK-3] returns exactly the numbers of all orders', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3, max: 9 }), fc.array(change, { maxLength: 5 }), (v, all) => {
        const tried = permutations(all).map((order) => applyInOrder(v, order));
        expect(reachableResults([v], all)).toEqual([...new Set(tried)].toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('bestOrder', () => {
  test('[ATTACK-3] puts gains before a doubling and losses after it', () => {
    expect(bestOrder(3, [add(-1), times(2), add(2)])).toEqual([2, 1, 0]);
    expect(bestResult(3, [add(-1), times(2), add(2)])).toBe(9);
  });

  test('[OWN-4] no order reaches a higher number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3, max: 9 }), fc.array(change, { maxLength: 5 }), (v, all) => {
        const tried = permutations(all).map((order) => applyInOrder(v, order));
        expect(bestResult(v, all)).toBe(Math.max(...tried));
        expect(bestOrder(v, all).toSorted((a, b) => a - b)).toEqual(all.map((_, index) => index));
      }),
    );
  });

  test('returns a whole number for extreme input', () => {
    const huge = Array.from({ length: 40 }, () => times(99));
    expect(Number.isSafeInteger(bestResult(999, [...huge, add(99)]))).toBe(true);
    expect(reachableResults([999], huge).every(Number.isSafeInteger)).toBe(true);
  });
});

describe('orderModifiers', () => {
  const modifiers = [aModifier('m1', 'x2'), aModifier('m2', '+2')];

  test("[ATTACK-3] uses the players' order", () => {
    const order = orderModifiers(3, modifiers, [id('m1'), id('m2')]);
    expect(order.map((each) => each.id)).toEqual(['m1', 'm2']);
  });

  test.each([[['m1']], [['m1', 'm1']], [['m1', 'm3']]])(
    '[OWN-4] uses the best order instead of %j, which does not match',
    (order) => {
      const got = orderModifiers(
        3,
        modifiers,
        order.map((each) => id(each)),
      );
      expect(got.map((each) => each.id)).toEqual(['m2', 'm1']);
    },
  );
});

describe('orderCards', () => {
  const cards = (...texts: readonly string[]) => texts.map((text) => readCard(text) as ReadCard);

  test("[ATTACK-3] uses the players' order", () => {
    expect(orderCards(3, cards('r+1', 'x2'), [1, 0])).toEqual([1, 0]);
  });

  test('[ATTACK-7] applies a null last', () => {
    expect(orderCards(3, cards('null', 'r+1'), [0, 1])).toEqual([1, 0]);
  });

  test.each([[[0]], [[0, 0]], [[0, 2]], [[0, 0.5]]])(
    '[OWN-4] ignores %j, which is no order',
    (order) => {
      expect(orderCards(3, cards('x2', 'r+1'), order)).toEqual([1, 0]);
    },
  );
});
