import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FigureId } from '#shared/ids';
import { assignCaps, capText } from './caps';

const figures = (...names: string[]) => names as FigureId[];

describe('assignCaps', () => {
  test('gives the first letters to the first figures', () => {
    expect([...assignCaps(figures('c1', 'c2')).values()]).toEqual(['a', 's']);
  });

  test('lets a figure keep its key when another one leaves', () => {
    const before = assignCaps(figures('c1', 'c2', 'rat-1'));
    const after = assignCaps(figures('c2', 'rat-1', 'rat-2'), before);
    expect(after.get('rat-1' as FigureId)).toBe(before.get('rat-1' as FigureId));
    expect(after.get('rat-2' as FigureId)).toBe('a');
  });

  test('never gives a key twice, nor one that does something else', () => {
    const crowd = fc.uniqueArray(fc.integer({ min: 1, max: 120 }).map((n) => `f-${n}` as FigureId));
    fc.assert(
      fc.property(crowd, crowd, (first, second) => {
        const caps = [...assignCaps(second, assignCaps(first)).values()];
        expect(new Set(caps).size).toBe(caps.length);
        expect(caps).toHaveLength(Math.min(second.length, 42));
        expect(caps.filter((cap) => 'gimnkGIMNK'.includes(cap))).toEqual([]);
      }),
    );
  });
});

test('a cap with Shift says so', () => {
  expect([capText('a'), capText('A')]).toEqual(['A', '⇧A']);
});
