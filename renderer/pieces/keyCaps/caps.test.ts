import { describe, expect, test } from 'vitest';
import type { FigureId } from '#shared/ids';
import { MOST_MET } from '#shared/rules/table/met';
import { capsOf, capText } from './caps';

const crowd = (count: number) => Array.from({ length: count }, (_, n) => `f-${n}` as FigureId);
const keys = (count: number) => [...capsOf(crowd(count)).values()];

describe('capsOf', () => {
  test('gives the first letters to the first figures, and the same to whoever has the place', () => {
    expect(keys(2)).toEqual(['a', 's']);
    expect(keys(60).slice(0, 2)).toEqual(['a', 's']);
  });

  test('has keys for all who are met, and none of them hides another, nor the line of a card', () => {
    const caps = keys(MOST_MET);
    expect(new Set(caps).size).toBe(MOST_MET);
    const hidden = caps.filter((cap) =>
      caps.some((other) => other !== cap && cap.startsWith(other)),
    );
    expect(hidden).toEqual([]);
    expect(caps.filter((cap) => cap !== cap.toLowerCase())).toEqual([]);
    // None does something else on the table.
    expect(caps.filter((cap) => /[gimnk]/.test(cap))).toEqual([]);
  });

  test('has none left for whoever comes after them', () => {
    expect(keys(200).length).toBeLessThan(200);
  });
});

test('a cap with Shift says so', () => {
  expect([capText('a'), capText('A')]).toEqual(['A', '⇧A']);
});
