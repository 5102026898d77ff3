import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBoard } from '../testing/boards';
import { anyMap } from '../testing/maps';
import type { Board } from './compiled';
import { compileBoard } from './compiled';
import type { ForcedMove } from './forcedMovement';
import { checkForcedMove, forcedMoves } from './forcedMovement';
import { sameHex, type Hex } from './hexes';
import { rangeBetween } from './range';

function aPush(from: Hex, at: Hex, hexes: number, more: Partial<ForcedMove> = {}): ForcedMove {
  return { kind: 'push', from, at, hexes, isFlying: false, enemies: [], allies: [], ...more };
}

/** In a corridor the adjacent walls can always be chosen as well; those ways are omitted. */
function inFull(board: Board, move: ForcedMove) {
  return forcedMoves(board, move).filter(({ isCutShort }) => !isCutShort);
}

const row = (...qs: readonly number[]) => qs.map((q) => ({ q, r: 0 }));

describe('forcedMoves', () => {
  test('[MOVE-7] every hex of a push is farther away than the one before', () => {
    const { board, at } = aBoard(`
      . . . . .
       . A B . .
      . . . . .
    `);

    const ends = forcedMoves(board, aPush(at('A'), at('B'), 1)).map(({ path }) => path.at(-1));

    expect(ends).toHaveLength(3);
    for (const hex of ends) expect(rangeBetween(board, at('A'), hex as Hex)).toBe(2);
  });

  test('[MOVE-6] two ways of a push to one hex differ in the hazards on them', () => {
    const { board, at } = aBoard(`
      . . . . .
       A B h .
      . . . C .
    `);

    const ways = inFull(board, aPush(at('A'), at('B'), 2)).filter(({ path }) =>
      sameHex(path.at(-1) as Hex, at('C')),
    );

    expect(ways.map(({ hazards }) => hazards.length).sort()).toEqual([0, 1]);
  });

  test('[MOVE-7] every hex of a pull is closer, and it ends before the puller', () => {
    const { board, at } = aBoard('A . . B');
    const pull = aPush(at('A'), at('B'), 3, { kind: 'pull', enemies: [at('A')] });

    expect(forcedMoves(board, pull)).toEqual([
      { path: row(2, 1), traps: [], hazards: [], isCutShort: true },
    ]);
  });

  test('[MOVE-7] passes through allies of the moved figure but not enemies, and ends on neither', () => {
    const { board, at } = aBoard('A B C .');
    const throughAlly = aPush(at('A'), at('B'), 2, { allies: [at('C')] });
    const intoAlly = aPush(at('A'), at('B'), 1, { allies: [at('C')] });
    const intoEnemy = aPush(at('A'), at('B'), 2, { enemies: [at('C')] });

    expect(inFull(board, throughAlly).map(({ path }) => path)).toEqual([row(2, 3)]);
    expect(forcedMoves(board, intoAlly).map(({ path }) => path)).toEqual([[]]);
    expect(forcedMoves(board, intoEnemy).map(({ path }) => path)).toEqual([[]]);
  });

  test('[MOVE-8] uses the full distance, but allows choosing a blocked direction', () => {
    const { board, at } = aBoard(`
      . . . . .
       A B # . .
      . . . . .
    `);
    const free = aBoard(`
      . . . . . .
       . A B . . .
      . . . . . .
    `);

    const lengths = (drawn: ReturnType<typeof aBoard>) =>
      forcedMoves(drawn.board, aPush(drawn.at('A'), drawn.at('B'), 1)).map(
        (way) => way.path.length,
      );

    expect([...lengths({ map: free.map, board, at })].sort()).toEqual([0, 1, 1]);
    expect(lengths(free)).toEqual([1, 1, 1]);
  });

  test('[MOVE-5] [MOVE-6] reports traps and hazards on the path and ignores difficult terrain', () => {
    const { board, at } = aBoard('A B t d h .');

    expect(inFull(board, aPush(at('A'), at('B'), 4))).toEqual([
      { path: row(2, 3, 4, 5), traps: row(2), hazards: row(4), isCutShort: false },
    ]);
  });

  test('[MOVE-3] moves a flying figure over everything without effects', () => {
    const { board, at } = aBoard('A B t o');
    const push = aPush(at('A'), at('B'), 2);

    expect(inFull(board, { ...push, isFlying: true })).toEqual([
      { path: row(2, 3), traps: [], hazards: [], isCutShort: false },
    ]);
    expect(inFull(board, push)).toEqual([]);
    expect(forcedMoves(board, push).map(({ path }) => path)).toContainEqual(row(2));
  });

  test('[WALL-4] does not push figures through a closed door', () => {
    const { board, at } = aBoard('A B = .');

    expect(forcedMoves(board, aPush(at('A'), at('B'), 1)).map(({ path }) => path)).toEqual([[]]);
  });

  test('returns nothing for a push of zero hexes or off the map', () => {
    const { board, at } = aBoard('A B .');

    expect(forcedMoves(board, aPush(at('A'), at('B'), 0))).toEqual([]);
    expect(forcedMoves(board, aPush({ q: 9, r: 9 }, at('B'), 1))).toEqual([]);
  });

  test('returns only legal ways, and a long push in an open hall is fast', () => {
    fc.assert(
      fc.property(
        anyMap(),
        fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom('push', 'pull'),
        (map, picks, hexes, kind) => {
          const board = compileBoard(map);
          const [from, at, ...others] = picks.map((n) => map.hexes[n % map.hexes.length] as Hex);
          const move = aPush(from as Hex, at as Hex, hexes, { kind, allies: others });
          for (const way of forcedMoves(board, move)) {
            expect(checkForcedMove(board, move, way.path)).toEqual({ ok: true, way });
          }
        },
      ),
      { numRuns: 80 },
    );
    const hall = aBoard(
      Array.from({ length: 21 }, (_, r) => ' '.repeat(r % 2) + '. '.repeat(21)).join('\n'),
    );
    const middle = { q: 5, r: 10 };
    const far = forcedMoves(hall.board, aPush(middle, { q: 6, r: 10 }, 9));
    expect(new Set(far.map(({ path }) => JSON.stringify(path.at(-1)))).size).toBe(far.length);
  });
});

describe('checkForcedMove', () => {
  const { board, at } = aBoard(`
    . . . . . .
     . A B C . .
    . . . . . .
  `);
  const push = aPush(at('A'), at('B'), 2);
  const codeOf = (path: readonly Hex[], more: Partial<ForcedMove> = {}) => {
    const checked = checkForcedMove(board, { ...push, ...more }, path);
    return checked.ok ? 'ok' : checked.problem.code;
  };
  const beyond = { q: 4, r: 1 };

  test('[MOVE-8] returns the reason a push is not legal', () => {
    expect(codeOf([at('C'), beyond])).toBe('ok');
    expect(codeOf([at('C')])).toBe('notUsedInFull');
    expect(codeOf([])).toBe('notUsedInFull');
    expect(codeOf([at('C'), beyond], { allies: [beyond] })).toBe('endsOnFigure');
    expect(codeOf([at('C'), beyond], { enemies: [at('C')] })).toBe('blocked');
    expect(codeOf([{ q: 2, r: 0 }])).toBe('notFartherAway');
    expect(codeOf([at('C'), beyond], { kind: 'pull' })).toBe('notCloser');
    expect(codeOf([beyond])).toBe('notConnected');
    expect(codeOf([{ q: 9, r: 9 }])).toBe('offTheMap');
    expect(codeOf([at('C'), beyond], { hexes: 1 })).toBe('tooManyHexes');
    expect(codeOf([], { at: { q: 9, r: 9 } })).toBe('offTheMap');
  });
});
