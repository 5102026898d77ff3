import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS, hexNumber, plus, type Hex } from '#shared/map/hexes';
import { centre, HALF_WIDTH, SIZE } from './geometry';
import { offsetLoop, outlinesOf, type Loop } from './outline';

const someHexes = fc.uniqueArray(
  fc.record({ q: fc.integer({ min: -4, max: 4 }), r: fc.integer({ min: -4, max: 4 }) }),
  { selector: hexNumber, minLength: 1, maxLength: 40 },
);

/** Positive for clockwise loops. */
function area(loop: Loop): number {
  return loop.reduce((sum, { x, y }, index) => {
    const next = loop[(index + 1) % loop.length] ?? { x, y };
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
}

const HEX_AREA = 3 * HALF_WIDTH * SIZE;

describe('the border of a set of hexes', () => {
  test('closed loops follow every outer edge and enclose the area of the hexes', () => {
    fc.assert(
      fc.property(someHexes, (hexes) => {
        const known = new Set(hexes.map(hexNumber));
        const edges = hexes.flatMap((hex) =>
          DIRECTIONS.filter((step) => !known.has(hexNumber(plus(hex, step)))),
        );
        const loops = outlinesOf(hexes);
        expect(loops.flat()).toHaveLength(edges.length);
        for (const loop of loops) {
          loop.forEach(({ x, y }, index) => {
            const next = loop[(index + 1) % loop.length] ?? { x, y };
            expect(Math.hypot(next.x - x, next.y - y)).toBeCloseTo(SIZE);
          });
        }
        expect(loops.reduce((sum, loop) => sum + area(loop), 0)).toBeCloseTo(
          hexes.length * HEX_AREA,
        );
      }),
    );
  });

  test('a hole has its own loop in the opposite direction', () => {
    const ring: readonly Hex[] = DIRECTIONS;
    const loops = outlinesOf(ring);
    expect(loops.map((loop) => Math.sign(area(loop))).toSorted()).toEqual([-1, 1]);
  });

  test('an offset loop grows by the same distance on every side', () => {
    const [loop = []] = outlinesOf([{ q: 0, r: 0 }]);
    const middle = centre({ q: 0, r: 0 });
    const away = offsetLoop(loop, HALF_WIDTH).map(({ x, y }) =>
      Math.hypot(x - middle.x, y - middle.y),
    );
    for (const each of away) expect(each).toBeCloseTo(2 * SIZE);
  });
});
