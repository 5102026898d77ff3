import { describe, expect, test } from 'vitest';
import type { FigureId } from '#shared/ids';
import { MAX_ARRIVALS } from '#shared/rules/figures/arrivalOrder';
import type { CardsOfTurn } from '#shared/rules/cards/playedCards';
import { capOfLine, keyCapsOf, capText, lineCaps } from './keyCaps';

const crowd = (count: number) => Array.from({ length: count }, (_, n) => `f-${n}` as FigureId);
const keys = (count: number) => [...keyCapsOf(crowd(count)).values()];

describe('keyCapsOf', () => {
  test('gives the first letters to the first figures, however many follow', () => {
    expect(keys(2)).toEqual(['a', 's']);
    expect(keys(60).slice(0, 2)).toEqual(['a', 's']);
  });

  test('has a key for every figure; no key hides another or the key of a line', () => {
    const caps = keys(MAX_ARRIVALS);
    expect(new Set(caps).size).toBe(MAX_ARRIVALS);
    const hidden = caps.filter((cap) =>
      caps.some((other) => other !== cap && cap.startsWith(other)),
    );
    expect(hidden).toEqual([]);
    expect(caps.filter((cap) => cap !== cap.toLowerCase())).toEqual([]);
    // None has another function on the table.
    expect(caps.filter((cap) => /[gimnk]/.test(cap))).toEqual([]);
  });

  test('runs out of keys for more figures', () => {
    expect(keys(200).length).toBeLessThan(200);
  });
});

test('letters of offers follow those of all lines', () => {
  const line = (offers: number, state = 'open') => ({ state, offers: Array(offers).fill({}) });
  const [first, second, any] = [line(2, 'done'), line(1), line(0)];
  const cards = {
    halves: [{ isOut: false, lines: [first, second] }],
    defaults: [{ isOut: false, line: any }],
  } as unknown as CardsOfTurn;
  const caps = lineCaps(cards);
  const of = (each: object, offer: number | null = null) =>
    capOfLine(caps, each as Parameters<typeof capOfLine>[1], offer);
  expect([of(first), of(second), of(any)]).toEqual([undefined, 'S', 'D']);
  expect([of(first, 0), of(second, 0)]).toEqual([undefined, 'J']);
});

test('a cap with Shift has a Shift sign', () => {
  expect([capText('a'), capText('A')]).toEqual(['A', '⇧A']);
});
