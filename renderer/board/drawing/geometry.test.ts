import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS, plus, type Direction } from '#shared/map/hexes';
import { boxAround, centre, corner, edgeEnds, hexAt, SIZE } from './geometry';

const anyHex = fc.record({
  q: fc.integer({ min: -60, max: 60 }),
  r: fc.integer({ min: -60, max: 60 }),
});

describe('the drawing of hexes', () => {
  test('a point near the middle of a hex is found in that hex', () => {
    fc.assert(
      fc.property(
        anyHex,
        fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
        fc.double({ min: 0, max: 0.85, noNaN: true }),
        (hex, angle, away) => {
          const middle = centre(hex);
          const reach = (away * SIZE * Math.sqrt(3)) / 2;
          const point = {
            x: middle.x + Math.cos(angle) * reach,
            y: middle.y + Math.sin(angle) * reach,
          };
          expect(hexAt(point)).toEqual(hex);
        },
      ),
    );
  });

  test('neighbours share the two ends of an edge', () => {
    fc.assert(
      fc.property(anyHex, fc.integer({ min: 0, max: 5 }), (hex, direction) => {
        const [a, b] = edgeEnds(hex, direction);
        const other = plus(hex, DIRECTIONS[direction] ?? hex);
        const [c, d] = edgeEnds(other, (direction + 3) % 6);
        for (const [one, two] of [
          [a, d],
          [b, c],
        ] as const) {
          expect(one.x).toBeCloseTo(two.x, 6);
          expect(one.y).toBeCloseTo(two.y, 6);
        }
      }),
    );
  });

  test('the box contains all corners', () => {
    const hexes = [
      { q: 0, r: 0 },
      { q: 4, r: -2 },
      { q: -3, r: 5 },
    ];
    const box = boxAround(hexes);
    for (const hex of hexes) {
      for (const at of [0, 1, 2, 3, 4, 5] as Direction[]) {
        const { x, y } = corner(hex, at);
        expect(x).toBeGreaterThanOrEqual(box.x - 0.001);
        expect(x).toBeLessThanOrEqual(box.x + box.width + 0.001);
        expect(y).toBeGreaterThanOrEqual(box.y - 0.001);
        expect(y).toBeLessThanOrEqual(box.y + box.height + 0.001);
      }
    }
  });
});
