import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Hex } from './hexes';
import {
  centreOf,
  cornerOf,
  DIRECTIONS,
  directionTo,
  distance,
  hexNumber,
  isHex,
  MAX_COORDINATE,
  minus,
  mirror,
  neighbours,
  plus,
  rotate,
  sameHex,
} from './hexes';

const aHex: fc.Arbitrary<Hex> = fc.record({
  q: fc.integer({ min: -50, max: 50 }),
  r: fc.integer({ min: -50, max: 50 }),
});
const CENTRE = { q: 0, r: 0 };

describe('hexes', () => {
  test('distance satisfies the triangle inequality and is 1 for exactly the six neighbours', () => {
    fc.assert(
      fc.property(aHex, aHex, aHex, (a, b, c) => {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
        expect(distance(a, b) === 1).toBe(neighbours(a).some((hex) => sameHex(hex, b)));
      }),
    );
  });

  test('six rotations are the identity, one rotation is the next direction, and two mirrors cancel', () => {
    fc.assert(
      fc.property(aHex, fc.integer({ min: -12, max: 12 }), (hex, turns) => {
        expect(rotate(rotate(hex, turns), -turns)).toEqual(hex);
        expect(distance(rotate(hex, turns), CENTRE)).toBe(distance(hex, CENTRE));
        expect(mirror(mirror(hex))).toEqual(hex);
      }),
    );
    DIRECTIONS.forEach((step, direction) => {
      expect(rotate(step, 1)).toEqual(DIRECTIONS[(direction + 1) % 6]);
    });
  });

  test('the edge towards a neighbour is shared: corners k and k + 1 here, k + 3 and k + 4 there', () => {
    DIRECTIONS.forEach((step, k) => {
      const corner = (hex: Hex, n: number) => cornerOf(hex, (n % 6) as 0);
      expect(corner(CENTRE, k)).toEqual(corner(step, k + 4));
      expect(corner(CENTRE, k + 1)).toEqual(corner(step, k + 3));
      expect(directionTo(CENTRE, step)).toBe(k);
    });
    expect(directionTo(CENTRE, CENTRE)).toBeNull();
    expect(directionTo(CENTRE, { q: 2, r: -1 })).toBeNull();
  });

  test('different hexes have different centres and numbers', () => {
    fc.assert(
      fc.property(aHex, aHex, (a, b) => {
        expect(hexNumber(a) === hexNumber(b)).toBe(sameHex(a, b));
        const [p, q] = [centreOf(a), centreOf(b)];
        expect(p.x === q.x && p.y === q.y).toBe(sameHex(a, b));
        expect(plus(minus(a, b), b)).toEqual(a);
      }),
    );
  });

  test.each([
    ['half', { q: 0.5, r: 0 }],
    ['huge', { q: MAX_COORDINATE + 1, r: 0 }],
    ['endless', { q: 0, r: Number.NEGATIVE_INFINITY }],
    ['text', { q: '1', r: 0 }],
    ['missing', { q: 1 }],
    ['nothing', null],
    ['a number', 7],
  ])('a hex with a coordinate that is %s is invalid', (_, value) => {
    expect(isHex(value)).toBe(false);
    expect(isHex({ q: -MAX_COORDINATE, r: 3 })).toBe(true);
  });
});
