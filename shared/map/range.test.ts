import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBoard, openNeighbours } from '../testing/boards';
import { anyMap } from '../testing/maps';
import { compileBoard } from './compiled';
import { distance, sameHex } from './hexes';
import { areAdjacent, hexesWithin, rangeBetween } from './range';

describe('range', () => {
  test('[RANGE-1] is counted hex by hex and ignores figures, obstacles and traps', () => {
    const { board, at } = aBoard('A o t B');

    expect(rangeBetween(board, at('A'), at('B'))).toBe(3);
    expect(rangeBetween(board, at('A'), at('A'))).toBe(0);
  });

  test('[RANGE-1] goes around walls', () => {
    const { board, at } = aBoard(`
      A # B
       # .
      . . .
    `);
    const { board: open, at: there } = aBoard(`
      A # B
       . .
    `);

    expect(rangeBetween(board, at('A'), at('B'))).toBeNull();
    expect(rangeBetween(open, there('A'), there('B'))).toBe(3);
  });

  test('[RANGE-2] hexes across a wall line are not adjacent, and their range is counted around it', () => {
    const { board, at } = aBoard(`
      A|B
       .
    `);

    expect(areAdjacent(board, at('A'), at('B'))).toBe(false);
    expect(rangeBetween(board, at('A'), at('B'))).toBe(2);
    expect(openNeighbours(board, at('A'))).toEqual([{ q: 0, r: 1 }]);
  });

  test('[WALL-4] is not counted through a closed door', () => {
    const { board, at } = aBoard('A = B');

    expect(rangeBetween(board, at('A'), at('B'))).toBeNull();
    expect(rangeBetween(board, at('A'), { q: 1, r: 0 })).toBeNull();
  });

  test('[RANGE-1] includes the hexes up to that many steps away and the hex itself', () => {
    const { board, at } = aBoard(`
       . . .
      . A . .
       . . #
    `);

    expect(hexesWithin(board, at('A'), 1)).toHaveLength(7);
    expect(hexesWithin(board, at('A'), 0)).toEqual([at('A')]);
    expect(hexesWithin(board, { q: 9, r: 9 }, 3)).toEqual([]);
  });

  test('[RANGE-1] is symmetric, at least the distance, and grows in single steps', () => {
    fc.assert(
      fc.property(anyMap(), (map) => {
        const board = compileBoard(map);
        for (const a of map.hexes.slice(0, 6)) {
          for (const b of map.hexes) {
            const range = rangeBetween(board, a, b);
            expect(range).toBe(rangeBetween(board, b, a));
            if (range === null) continue;
            expect(range).toBeGreaterThanOrEqual(distance(a, b));
            const before = openNeighbours(board, b).map((hex) => rangeBetween(board, a, hex));
            if (sameHex(a, b)) expect(range).toBe(0);
            else expect(Math.min(...before.map((steps) => steps ?? 99))).toBe(range - 1);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
