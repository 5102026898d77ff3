import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBoard, openNeighbours } from '../testing/boards';
import { anyMap } from '../testing/maps';
import { compileBoard } from './compiled';
import { adjacentEmptyHexes, comingDown, nearestEmptyHexes } from './emptyHexes';
import type { Hex } from './hexes';
import { sameHex } from './hexes';
import type { Move, Mover } from './movement';
import { checkMove, reachableHexes } from './movement';
import type { FiguresInTheWay } from './paths';
import { rangeBetween } from './range';

const NOBODY: FiguresInTheWay = { enemies: [], allies: [] };

function walker(at: Hex, points: number, more: Partial<Mover> = {}): Mover {
  return { at, points, movement: 'walk', opensDoors: false, ...more };
}

function wayTo(drawn: ReturnType<typeof aBoard>, mover: Mover, to: Hex, crowd = NOBODY) {
  const found = reachableHexes(drawn.board, mover, crowd).find(({ hex }) => sameHex(hex, to));
  return found ? found.ways[0] : null;
}

function codeOf(drawn: ReturnType<typeof aBoard>, mover: Mover, path: string, crowd = NOBODY) {
  const checked = checkMove(drawn.board, mover, [...path].map(drawn.at), crowd);
  return checked.ok ? 'ok' : checked.problem.code;
}

describe('walking', () => {
  test('[MOVE-1] goes through allies and around enemies and obstacles, and ends on none of them', () => {
    const drawn = aBoard('A B C D');
    const { at } = drawn;
    const allies = { enemies: [], allies: [at('B')] };
    const enemies = { enemies: [at('B')], allies: [] };

    expect(wayTo(drawn, walker(at('A'), 2), at('C'), allies)?.cost).toBe(2);
    expect(wayTo(drawn, walker(at('A'), 2), at('B'), allies)).toBeNull();
    expect(wayTo(drawn, walker(at('A'), 9), at('C'), enemies)).toBeNull();
    expect(codeOf(drawn, walker(at('A'), 2), 'BC', allies)).toBe('ok');
    expect(codeOf(drawn, walker(at('A'), 2), 'B', allies)).toBe('endsOnFigure');
    expect(codeOf(drawn, walker(at('A'), 2), 'BC', enemies)).toBe('enemyInTheWay');
    expect(codeOf(drawn, walker(at('A'), 2), 'BCD', allies)).toBe('notEnoughMovement');
  });

  test('[MOVE-1] invisible figures block the path like enemies', () => {
    const drawn = aBoard('A B C');
    const crowd = { ...NOBODY, unseen: [drawn.at('B')] };

    expect(codeOf(drawn, walker(drawn.at('A'), 2), 'BC', crowd)).toBe('enemyInTheWay');
  });

  test('[MOVE-1] never crosses a wall line, and a path must be connected', () => {
    const drawn = aBoard('A|B C');
    const mover = walker(drawn.at('A'), 5);

    expect(codeOf(drawn, mover, 'B')).toBe('wallBetween');
    expect(codeOf(drawn, mover, 'C')).toBe('notConnected');
    expect(codeOf(drawn, mover, 'A')).toBe('notConnected');
    expect(checkMove(drawn.board, mover, [{ q: 9, r: 9 }], NOBODY)).toEqual({
      ok: false,
      problem: { code: 'offTheMap', step: 0 },
    });
    expect(checkMove(drawn.board, mover, [{ q: 0.5, r: 0 }], NOBODY).ok).toBe(false);
    expect(checkMove(drawn.board, walker({ q: 9, r: 9 }, 1), [], NOBODY)).toEqual({
      ok: false,
      problem: { code: 'offTheMap', step: -1 },
    });
  });

  test('[MOVE-4] difficult terrain costs two points to enter and nothing extra to leave', () => {
    const { board } = aBoard('A d B');
    const row = (q: number) => ({ q, r: 0 });

    const out = checkMove(board, walker(row(0), 3), [row(1), row(2)], NOBODY);
    expect(out.ok && out.move.cost).toBe(3);
    expect(checkMove(board, walker(row(0), 2), [row(1), row(2)], NOBODY).ok).toBe(false);
    const leave = checkMove(board, walker(row(1), 1), [row(2)], NOBODY);
    expect(leave.ok && leave.move.cost).toBe(1);
  });

  test('[MOVE-5] [MOVE-6] lists traps and hazards in the order entered', () => {
    const drawn = aBoard('A t h B');

    expect(wayTo(drawn, walker(drawn.at('A'), 3), drawn.at('B'))).toEqual({
      path: [1, 2, 3].map((q) => ({ q, r: 0 })),
      cost: 3,
      traps: [{ q: 1, r: 0 }],
      hazards: [{ q: 2, r: 0 }],
      opens: null,
    });
    expect(wayTo(drawn, walker({ q: 2, r: 0 }, 1), drawn.at('B'))?.hazards).toEqual([]);
  });

  test('[MOVE-5] lists both paths if the safe one is longer, the safe one first', () => {
    const { board, at } = aBoard(`
      A t B
       . . .
    `);

    const found = reachableHexes(board, walker(at('A'), 3), NOBODY);
    const ways = found.find(({ hex }) => sameHex(hex, at('B')))?.ways;

    expect(ways?.map(({ cost, traps }) => [cost, traps.length])).toEqual([
      [3, 0],
      [2, 1],
    ]);
    const short = reachableHexes(board, walker(at('A'), 2), NOBODY);
    expect(short.find(({ hex }) => sameHex(hex, at('B')))?.ways).toHaveLength(1);
  });
});

describe('jumping and flying', () => {
  const drawn = aBoard('A B o d C');
  const { board, at } = drawn;
  const obstacle = { q: 2, r: 0 };
  const difficult = { q: 3, r: 0 };
  const enemy = { enemies: [at('B')], allies: [] };

  test('[MOVE-2] a jump ignores figures, obstacles and difficult terrain except on its last hex', () => {
    const jumper = walker(at('A'), 5, { movement: 'jump' });

    expect(wayTo(drawn, jumper, at('C'), enemy)?.cost).toBe(4);
    expect(wayTo(drawn, jumper, difficult, enemy)?.cost).toBe(4);
    expect(wayTo(drawn, jumper, obstacle, enemy)).toBeNull();
    expect(wayTo(drawn, jumper, at('B'), enemy)).toBeNull();
    const onObstacle = checkMove(board, jumper, [at('B'), obstacle], enemy);
    expect(onObstacle.ok ? null : onObstacle.problem.code).toBe('endsOnObstacle');
  });

  test('[MOVE-2] a jump springs only the trap it ends on', () => {
    const traps = aBoard('A t t B');
    const jumper = walker(traps.at('A'), 3, { movement: 'jump' });

    expect(wayTo(traps, jumper, traps.at('B'))?.traps).toEqual([]);
    expect(wayTo(traps, jumper, { q: 2, r: 0 })?.traps).toEqual([{ q: 2, r: 0 }]);
  });

  test('[MOVE-3] a flying figure can end on any hex without a figure and springs nothing', () => {
    const flier = walker(at('A'), 3, { movement: 'fly' });

    expect(wayTo(drawn, flier, obstacle, enemy)?.cost).toBe(2);
    expect(wayTo(drawn, flier, difficult, enemy)?.cost).toBe(3);
    expect(wayTo(drawn, flier, at('B'), enemy)).toBeNull();
    const trapped = aBoard('A t h');
    const over = walker(trapped.at('A'), 2, { movement: 'fly' });
    expect(wayTo(trapped, over, { q: 2, r: 0 })).toMatchObject({ traps: [], hazards: [] });
  });

  test('[MOVE-9] a figure that stops flying over an obstacle goes to the nearest empty hexes', () => {
    const { board: hall, at: place } = aBoard(`
      . t A
       o o .
    `);

    expect(comingDown(hall, place('A'), [])).toBeNull();
    expect(comingDown(hall, { q: 0, r: 1 }, [])).toEqual([{ q: 0, r: 0 }]);
    expect(comingDown(hall, { q: 1, r: 1 }, [place('A')])).toEqual([{ q: 2, r: 1 }]);
  });
});

describe('empty hexes', () => {
  test('[MOVE-10] have no figure, no token and no overlay', () => {
    const { board, at } = aBoard(`
      . t A
       o . .
      h d .
    `);
    const middle = { q: 1, r: 1 };

    expect(adjacentEmptyHexes(board, middle, [])).toEqual([
      { q: 1, r: 2 },
      { q: 2, r: 0 },
      { q: 2, r: 1 },
    ]);
    expect(adjacentEmptyHexes(board, middle, [at('A'), { q: 2, r: 1 }])).toEqual([{ q: 1, r: 2 }]);
    expect(nearestEmptyHexes(board, middle, [])).toEqual([middle]);
    expect(nearestEmptyHexes(board, at('A'), board.hexes)).toEqual([]);
  });
});

describe('doors', () => {
  test('[WALL-5] a character opens a closed door by entering it, and continues afterwards', () => {
    const { board, at } = aBoard('A . = B');
    const hero = walker(at('A'), 3, { opensDoors: true });
    const door = { q: 2, r: 0 };

    const found = reachableHexes(board, hero, NOBODY).find(({ hex }) => sameHex(hex, door));

    expect(found?.ways[0]).toMatchObject({ cost: 2, opens: door, path: [{ q: 1, r: 0 }, door] });
    const through = checkMove(board, hero, [{ q: 1, r: 0 }, door, at('B')], NOBODY);
    expect(through).toEqual({ ok: false, problem: { code: 'doorMustOpenFirst', step: 2 } });
  });

  test('[WALL-4] a locked door stays closed, and monsters do not open doors', () => {
    const locked = aBoard('A % B');
    const closed = aBoard('A = B');
    const door = [{ q: 1, r: 0 }];
    const hero = walker(locked.at('A'), 3, { opensDoors: true });
    const monster = walker(closed.at('A'), 3);

    expect(checkMove(locked.board, hero, door, NOBODY)).toMatchObject({
      problem: { code: 'doorIsLocked' },
    });
    expect(checkMove(closed.board, monster, door, NOBODY)).toMatchObject({
      problem: { code: 'doorIsClosed' },
    });
    expect(reachableHexes(locked.board, hero, NOBODY)).toHaveLength(1);
    expect(reachableHexes(closed.board, monster, NOBODY)).toHaveLength(1);
  });
});

describe('reachable', () => {
  const movements = fc.constantFrom('walk', 'jump', 'fly');

  test('returns only legal moves of the given cost, and more points reach at least as much', () => {
    fc.assert(
      fc.property(
        anyMap(),
        movements,
        fc.nat(6),
        fc.array(fc.nat(), { maxLength: 4 }),
        (...given) => {
          const [map, movement, points, others] = given;
          const board = compileBoard(map);
          const at = map.hexes[0] as Hex;
          const taken = others.map((n) => map.hexes[n % map.hexes.length] as Hex);
          const elsewhere = taken.filter((hex) => !sameHex(hex, at));
          const crowd = { enemies: elsewhere.slice(0, 2), allies: elsewhere.slice(2) };
          const mover: Mover = { at, points, movement, opensDoors: false };
          const found = reachableHexes(board, mover, crowd);
          const more = reachableHexes(board, { ...mover, points: points + 1 }, crowd);
          for (const { hex, ways } of found) {
            const further = more.find((reach) => sameHex(reach.hex, hex));
            expect(leastCost(further?.ways ?? [])).toBeLessThanOrEqual(leastCost(ways));
            for (const way of ways) {
              expect(checkMove(board, mover, way.path, crowd)).toEqual({ ok: true, move: way });
              expect(way.cost).toBeGreaterThanOrEqual(rangeBetween(board, at, hex) ?? 99);
            }
          }
        },
      ),
      { numRuns: 80 },
    );
  });

  test('equals the result of trying all paths: min cost for each number of traps', () => {
    fc.assert(
      fc.property(anyMap(), fc.nat(4), (map, points) => {
        const board = compileBoard(map);
        const mover = walker(map.hexes[0] as Hex, points);
        const byHand = allPaths(board, mover);
        for (const { hex, ways } of reachableHexes(board, mover, NOBODY)) {
          const known = byHand.filter((move) => sameHex(move.path.at(-1) ?? mover.at, hex));
          const negativeHexes = (move: Move) => move.traps.length + move.hazards.length;
          expect(leastCost(ways)).toBe(leastCost(known));
          expect(Math.min(...ways.map(negativeHexes))).toBe(Math.min(...known.map(negativeHexes)));
        }
        const ends = new Set(byHand.map((move) => JSON.stringify(move.path.at(-1) ?? mover.at)));
        expect(reachableHexes(board, mover, NOBODY)).toHaveLength(ends.size);
      }),
      { numRuns: 40 },
    );
  });
});

function leastCost(ways: readonly Move[]): number {
  return Math.min(...ways.map(({ cost }) => cost));
}

function allPaths(board: ReturnType<typeof compileBoard>, mover: Mover): readonly Move[] {
  const moves: Move[] = [];
  const go = (path: readonly Hex[]) => {
    const checked = checkMove(board, mover, path, NOBODY);
    if (checked.ok) moves.push(checked.move);
    if (path.length >= mover.points) return;
    for (const next of openNeighbours(board, path.at(-1) ?? mover.at)) go([...path, next]);
  };
  go([]);
  return moves;
}
