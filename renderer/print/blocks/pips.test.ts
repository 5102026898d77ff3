import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxesWithin, PIP, pipTrack } from './pips';

describe('pipTrack', () => {
  test('has a box for each hit point, the lost ones first', () => {
    const { pips } = pipTrack(9, { lost: 4, perLine: 10 });

    expect(pips).toHaveLength(9);
    expect(pips.map(({ lost }) => lost).indexOf(false)).toBe(4);
  });

  test('shows the end of a normal one, but not its own', () => {
    const { bars, pips } = pipTrack(9, { ends: [6, 9, 6], perLine: 10 });

    expect(bars).toHaveLength(1);
    expect(bars[0]?.x).toBeGreaterThan(pips[5]?.x ?? 0);
    expect(bars[0]?.x).toBeLessThan(pips[6]?.x ?? 0);
  });

  test('counts at the end of each line if there are several', () => {
    expect(pipTrack(20, { perLine: 10 }).totals).toEqual([]);
    expect(pipTrack(23, { perLine: 10 }).totals.map(({ n }) => n)).toEqual([10, 20, 23]);
  });

  test('everything is within its own size, and no two boxes overlap', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 260 }),
        fc.constantFrom(5, 10, 40),
        fc.array(fc.integer({ min: 1, max: 260 }), { maxLength: 3 }),
        (max, perLine, ends) => {
          const track = pipTrack(max, { ends, perLine });
          const places = new Set(track.pips.map(({ x, y }) => `${x} ${y}`));
          expect(places.size).toBe(max);
          for (const { x, y } of [...track.pips, ...track.bars]) {
            expect(x).toBeLessThanOrEqual(track.width);
            expect(y + PIP).toBeLessThanOrEqual(track.height + 0.001);
          }
        },
      ),
    );
  });
});

test('lines have whole groups of five', () => {
  expect(boxesWithin(10, 8)).toBe(5);
  expect(boxesWithin(36, 8)).toBe(10);
  expect(boxesWithin(36, 30)).toBe(5);
  expect(boxesWithin(150, 30) % 5).toBe(0);
});
