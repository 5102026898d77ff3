import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBoard } from '../testing/boards';
import { anyMap } from '../testing/maps';
import { compileBoard } from './compiled';
import type { Corner, Hex, Point } from './hexes';
import { cornerOf, hexNumber, neighbours } from './hexes';
import type { BoardMap } from './map';
import { blindNeighbours, lineBreaker, sees, sight } from './lineOfSight';

describe('sight', () => {
  test('[LOS-1] one clear line between corners is enough, even if the centres are blocked', () => {
    const { board, at } = aBoard(`
      . . . . . . .
       . . . B . . .
      . . C # D . .
       . . . . . . .
      A . . . . . .
    `);

    // The straight line between the centres of A and B crosses the wall.
    expect(sees(board, at('A'), at('B'))).toBe(true);
    expect(sees(board, at('C'), at('D'))).toBe(false);
  });

  test('[LOS-1] figures, obstacles and traps do not block a line', () => {
    const { board, at } = aBoard(`
      . . . . .
       A o t B
      . . h . .
    `);

    expect(sees(board, at('A'), at('B'))).toBe(true);
  });

  test('[LOS-2] a line through a single corner point of a wall hex is blocked', () => {
    const { board, at } = aBoard(`
      . . . . .
       . A B .
      . . # . .
    `);

    const wall = lineBreaker(board, at('A'), at('B'), { from: 3, to: 1 });

    expect(wall).toEqual({ kind: 'hex', hex: { q: 1, r: 2 } });
    expect(lineBreaker(board, at('A'), at('B'), { from: 4, to: 0 })).toBeNull();
  });

  test('[LOS-2] a corner at the end of a wall line cannot be used, adjacent corners can', () => {
    const { board, at } = aBoard(
      `
      . . . .
       . A B .
      . C . .
       . . . .
    `,
      ['AB'],
    );

    expect(lineBreaker(board, at('C'), at('A'), { from: 0, to: 1 })).not.toBeNull();
    expect(lineBreaker(board, at('C'), at('A'), { from: 4, to: 3 })).toBeNull();
  });

  test('[LOS-2] adjacent hexes do not see each other through a wall line', () => {
    const { board, at } = aBoard('A|B');

    expect(sees(board, at('A'), at('B'))).toBe(false);
  });

  test('[LOS-2] returns the wall that each of the 36 lines touches', () => {
    const { board, at } = aBoard('A|B');

    const found = sight(board, at('A'), at('B'));

    expect(found.isVisible).toBe(false);
    const broken = found.isVisible ? [] : found.broken;
    expect(broken).toHaveLength(36);
    const kinds = new Set(broken.map(({ wall }) => wall.kind));
    expect([...kinds].sort()).toEqual(['hex', 'line']);
    for (const { wall } of broken) {
      if (wall.kind === 'line') expect(wall.between).toContainEqual(at('A'));
      else expect([at('A'), at('B')]).not.toContainEqual(wall.hex);
    }
  });

  test('[WALL-4] a closed door blocks sight, an open one does not', () => {
    const closed = aBoard(`
      . . . . .
       A . = B .
      . . . . .
    `);
    const open = aBoard(`
      . . . . .
       A . . B .
      . . . . .
    `);

    expect(sees(closed.board, closed.at('A'), closed.at('B'))).toBe(false);
    expect(sees(open.board, open.at('A'), open.at('B'))).toBe(true);
  });

  test('[LOS-4] adjacent hexes in a corridor have no line of sight by the letter until the players allow it', () => {
    const { map, board, at } = aBoard('A B C');
    expect(blindNeighbours(board)).toEqual([
      [at('A'), at('B')],
      [at('B'), at('C')],
    ]);

    const allowed = compileBoard({ ...map, allowedSights: [[at('A'), at('B')]] });

    expect(sight(allowed, at('B'), at('A'))).toEqual({ isVisible: true, line: null });
    expect(blindNeighbours(allowed)).toEqual([[at('B'), at('C')]]);
  });

  test('a hex sees itself, and nothing is seen from off the map', () => {
    const { board, at } = aBoard('A B');
    const off = { q: 7, r: 7 };

    expect(sees(board, at('A'), at('A'))).toBe(true);
    expect(sight(board, off, at('A'))).toEqual({ isVisible: false, broken: [] });
    expect(sees(board, off, at('A'))).toBe(false);
    expect(() => lineBreaker(board, off, at('A'), { from: 0, to: 0 })).toThrow(RangeError);
  });

  test('is symmetric for every pair on every map', () => {
    fc.assert(
      fc.property(anyMap(), (map) => {
        const there = compileBoard(map);
        const back = compileBoard(map);
        for (const a of map.hexes) {
          for (const b of map.hexes) expect(sees(there, a, b)).toBe(sees(back, b, a));
        }
      }),
      { numRuns: 40 },
    );
  });

  test('equals the result of checking every line against every wall', () => {
    fc.assert(
      fc.property(anyMap(), (map) => {
        const board = compileBoard(map);
        const walls = piecesOfWall(map);
        for (const a of map.hexes.slice(0, 8)) {
          for (const b of map.hexes) {
            expect(sees(board, a, b)).toBe(hasLineByHand(a, b, walls));
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('returns a clear line, or only blocked ones', () => {
    fc.assert(
      fc.property(anyMap(), fc.nat(), fc.nat(), (map, i, j) => {
        const board = compileBoard(map);
        const a = map.hexes[i % map.hexes.length] as Hex;
        const b = map.hexes[j % map.hexes.length] as Hex;
        fc.pre(a !== b);
        const found = sight(board, a, b);
        const walls = piecesOfWall(map);
        if (found.isVisible) {
          const line = found.line ?? { from: 0, to: 0 };
          expect(isClearByHand(cornerOf(a, line.from), cornerOf(b, line.to), walls)).toBe(true);
        } else {
          for (const { from, to } of found.broken) {
            expect(isClearByHand(cornerOf(a, from), cornerOf(b, to), walls)).toBe(false);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

const ALL_CORNERS: readonly Corner[] = [0, 1, 2, 3, 4, 5];

type Segment = readonly [Point, Point];

/**
 * Every edge of every wall hex around the map, and all wall lines. A line that enters a wall hex
 * crosses one of its edges, so edges are sufficient.
 */
function piecesOfWall(map: BoardMap): readonly Segment[] {
  const open = new Set(map.hexes.map(hexNumber));
  const around = map.hexes.flatMap(neighbours).filter((hex) => !open.has(hexNumber(hex)));
  const edges = around.flatMap((hex) =>
    ALL_CORNERS.map((k): Segment => [cornerOf(hex, k), cornerOf(hex, ((k + 1) % 6) as Corner)]),
  );
  const lines = map.wallEdges.map(([a, b]): Segment => {
    const shared = ALL_CORNERS.map((k) => cornerOf(a, k)).filter((p) =>
      ALL_CORNERS.some((k) => same(cornerOf(b, k), p)),
    );
    return [shared[0] as Point, shared[1] as Point];
  });
  return [...edges, ...lines];
}

function hasLineByHand(a: Hex, b: Hex, walls: readonly Segment[]): boolean {
  if (hexNumber(a) === hexNumber(b)) return true;
  return ALL_CORNERS.some((i) =>
    ALL_CORNERS.some((j) => isClearByHand(cornerOf(a, i), cornerOf(b, j), walls)),
  );
}

function isClearByHand(p: Point, q: Point, walls: readonly Segment[]): boolean {
  return walls.every(([a, b]) => !doTouch(p, q, a, b));
}

/** True if two segments share a point. Either can be a single point. */
function doTouch(p: Point, q: Point, a: Point, b: Point): boolean {
  const [d1, d2] = [turn(a, b, p), turn(a, b, q)];
  const [d3, d4] = [turn(p, q, a), turn(p, q, b)];
  if (d1 * d2 < 0 && d3 * d4 < 0) return true;
  return (
    (d1 === 0 && isOn(a, b, p)) ||
    (d2 === 0 && isOn(a, b, q)) ||
    (d3 === 0 && isOn(p, q, a)) ||
    (d4 === 0 && isOn(p, q, b))
  );
}

function turn(a: Point, b: Point, c: Point): number {
  return Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
}

function isOn(a: Point, b: Point, p: Point): boolean {
  return (
    turn(a, b, p) === 0 &&
    Math.min(a.x, b.x) <= p.x &&
    p.x <= Math.max(a.x, b.x) &&
    Math.min(a.y, b.y) <= p.y &&
    p.y <= Math.max(a.y, b.y)
  );
}

function same(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}
