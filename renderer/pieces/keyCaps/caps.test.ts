import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FigureId } from '#shared/ids';
import { assignCaps, capsFrom, capText } from './caps';

const figures = (...names: string[]) => names as FigureId[];

describe('assignCaps', () => {
  test('gives the first letters to the first figures', () => {
    expect([...assignCaps(figures('c1', 'c2')).values()]).toEqual(['a', 's']);
  });

  test('lets a figure keep its key for the whole scenario, whoever leaves or comes back', () => {
    const before = assignCaps(figures('c1', 'c2', 'rat-1'));
    const after = assignCaps(figures('c2', 'rat-1', 'rat-2'), before);
    expect(after.get('rat-1' as FigureId)).toBe(before.get('rat-1' as FigureId));
    expect(after.get('rat-2' as FigureId)).toBe('f');
    expect(assignCaps(figures('c1', 'rat-2'), after).get('c1' as FigureId)).toBe('a');
  });

  test('has keys for sixty figures, and none of them hides another, nor the line of a card', () => {
    const crowd = Array.from({ length: 60 }, (_, n) => `f-${n}` as FigureId);
    const caps = [...assignCaps(crowd).values()];
    expect(new Set(caps).size).toBe(60);
    const hidden = caps.filter((cap) =>
      caps.some((other) => other !== cap && cap.startsWith(other)),
    );
    expect(hidden).toEqual([]);
    expect(caps.filter((cap) => cap !== cap.toLowerCase())).toEqual([]);
  });

  test('is given back as it was kept', () => {
    const caps = assignCaps(figures('c1', 'c2'));
    expect(capsFrom(JSON.stringify([...caps]))).toEqual(caps);
    expect(capsFrom('{"nothing')).toEqual(new Map());
  });

  test('never gives a key twice, nor one that does something else', () => {
    const crowd = fc.uniqueArray(fc.integer({ min: 1, max: 120 }).map((n) => `f-${n}` as FigureId));
    fc.assert(
      fc.property(crowd, crowd, (first, second) => {
        const all = assignCaps(second, assignCaps(first));
        const caps = second.flatMap((figure) => all.get(figure) ?? []);
        expect(new Set(caps).size).toBe(caps.length);
        expect(caps).toHaveLength(Math.min(second.length, 101));
        expect(caps.filter((cap) => /[gimnk]/i.test(cap))).toEqual([]);
      }),
    );
  });
});

test('a cap with Shift says so', () => {
  expect([capText('a'), capText('A')]).toEqual(['A', '⇧A']);
});
