/** Possible paths of a push or pull. */
import type { Cases } from '../cases';
import { HAZARD, hexIndex, hexOf, OBSTACLE, TRAP, type Board } from './compiled';
import { DIRECTIONS, distance, plus, type Hex } from './hexes';
import { rangesFrom } from './range';

/** A push or pull to be carried out. */
export interface ForcedMove {
  readonly kind: 'push' | 'pull';
  /** Number of hexes. */
  readonly hexes: number;
  /** The hex of the figure that pushes or pulls. */
  readonly from: Hex;
  /** The hex of the figure that is moved. */
  readonly at: Hex;
  readonly isFlying: boolean;
  /** True if it destroys obstacles on its way. */
  readonly breaksObstacles?: boolean;
  /** Enemies of the moved figure. */
  readonly enemies: readonly Hex[];
  /** Allies of the moved figure. */
  readonly allies: readonly Hex[];
}

/** A path of a push or pull. Traps and hazards are in the order entered. */
export interface ForcedPath {
  /** Hexes entered, in order; empty if the first chosen direction is blocked. */
  readonly path: readonly Hex[];
  readonly traps: readonly Hex[];
  readonly hazards: readonly Hex[];
  /** True if an obstacle makes it shorter than the push or pull. */
  readonly isCutShort: boolean;
}

/**
 * All possible paths of a push or pull, without the option of declining it. Every hex must be
 * farther from the attacker than the one before, or closer for a pull, by range. The full distance
 * is used unless something blocks it. The players choose the direction, so a figure can be pushed
 * against a wall even if another direction is open.
 *
 * @rule MOVE-3 MOVE-5 MOVE-6 MOVE-7 MOVE-8
 */
export function forcedMoves(board: Board, move: ForcedMove): readonly ForcedPath[] {
  const at = hexIndex(board, move.at);
  const from = hexIndex(board, move.from);
  if (at < 0 || from < 0 || move.hexes < 1) return [];
  const search = searchFor(board, move, from);
  explore(search, [at]);
  return [...search.ways.values()];
}

/** State of a search: obstacles, and paths found so far. */
interface Search extends Obstacles {
  readonly board: Board;
  readonly move: ForcedMove;
  readonly ways: Map<string, ForcedPath>;
  /** Keys of the end and effects of paths tried so far. */
  readonly isTried: Set<string>;
  readonly isAttainable: Map<number, boolean>;
}

/** Hexes that the moved figure cannot enter or stop on, by hex index. */
interface Obstacles {
  readonly ranges: Int16Array;
  /** 1 if it cannot pass. */
  readonly isBarred: Uint8Array;
  /** 1 if it cannot stop. */
  readonly isTaken: Uint8Array;
}

function obstaclesFor(board: Board, move: ForcedMove, from: number): Obstacles {
  const isBarred = new Uint8Array(board.hexes.length);
  const isTaken = new Uint8Array(board.hexes.length);
  const mark = (table: Uint8Array, hexes: readonly Hex[]) => {
    for (const hex of hexes) {
      const index = hexIndex(board, hex);
      if (index >= 0) table[index] = 1;
    }
  };
  mark(isTaken, [...move.enemies, ...move.allies, move.from]);
  if (!move.isFlying) {
    mark(isBarred, move.enemies);
    if (!move.breaksObstacles) {
      board.terrain.forEach((terrain, hex) => {
        if ((terrain & OBSTACLE) !== 0) isBarred[hex] = 1;
      });
    }
  }
  return { ranges: rangesFrom(board, from), isBarred, isTaken };
}

function searchFor(board: Board, move: ForcedMove, from: number): Search {
  const nothing = { ways: new Map(), isTried: new Set<string>(), isAttainable: new Map() };
  return { board, move, ...obstaclesFor(board, move, from), ...nothing };
}

/** Adds every path that continues `way`, whose first hex is the starting hex. */
function explore(search: Search, way: readonly number[]): void {
  const here = way.at(-1) as number;
  const left = search.move.hexes - (way.length - 1);
  const tried = sameAs(search, way);
  if (search.isTried.has(tried)) return;
  search.isTried.add(tried);
  const canStop = way.length === 1 || search.isTaken[here] === 0;
  if (left === 0 || (canStop && isAgainstSomething(search, here, left))) {
    search.ways.set(tried, wayOf(search, way));
  }
  if (left === 0) return;
  for (const next of onward(search, here)) {
    if (canEnd(search, next, left - 1)) explore(search, [...way, next]);
  }
}

/** Hexes for the next step: farther or closer, and passable. */
function onward(search: Search, here: number): number[] {
  const { board, isBarred } = search;
  return [...board.beside.subarray(here * 6, here * 6 + 6)].filter(
    (next) => next >= 0 && isBarred[next] === 0 && isOnTheWay(search, here, next),
  );
}

function isOnTheWay({ ranges, move }: Search, here: number, next: number): boolean {
  return isMeant(move, (ranges[next] as number) - (ranges[here] as number));
}

function isMeant(move: ForcedMove, change: number): boolean {
  return move.kind === 'push' ? change > 0 : change < 0;
}

/** True if the move can end on this hex or beyond it with the hexes left. */
function canEnd(search: Search, here: number, left: number): boolean {
  if (search.isTaken[here] === 0) return true;
  if (left === 0) return false;
  const key = here * 64 + left;
  const known = search.isAttainable.get(key);
  if (known !== undefined) return known;
  const can = onward(search, here).some((next) => canEnd(search, next, left - 1));
  search.isAttainable.set(key, can);
  return can;
}

/** True if a hex farther away (or closer, for a pull) is blocked, or if there is no such hex. */
function isAgainstSomething(search: Search, here: number, left: number): boolean {
  const { board, move } = search;
  const hex = hexOf(board, here);
  const directions = DIRECTIONS.map((step, direction) => {
    const next = board.beside[here * 6 + direction] as number;
    if (next < 0) {
      const change = distance(plus(hex, step), move.from) - distance(hex, move.from);
      return isMeant(move, change) ? 'blocked' : 'not meant';
    }
    if (!isOnTheWay(search, here, next)) return 'not meant';
    const isOpen = search.isBarred[next] === 0 && canEnd(search, next, left - 1);
    return isOpen ? 'open' : 'blocked';
  });
  return directions.includes('blocked') || !directions.includes('open');
}

/** A key that is equal for paths with the same end and effects; only one of them is offered. */
function sameAs({ board, move }: Search, way: readonly number[]): string {
  return [
    way.at(-1),
    ...terrainOn(board, move, way, TRAP),
    '',
    ...terrainOn(board, move, way, HAZARD),
    '',
    ...(move.breaksObstacles ? terrainOn(board, move, way, OBSTACLE) : []),
  ].join();
}

function terrainOn(board: Board, move: ForcedMove, way: readonly number[], bit: number) {
  if (move.isFlying) return [];
  return way.slice(1).filter((step) => ((board.terrain[step] as number) & bit) !== 0);
}

function wayOf({ board, move }: Search, way: readonly number[]): ForcedPath {
  const hexes = (steps: readonly number[]) => steps.map((step) => hexOf(board, step));
  return {
    path: hexes(way.slice(1)),
    traps: hexes(terrainOn(board, move, way, TRAP)),
    hazards: hexes(terrainOn(board, move, way, HAZARD)),
    isCutShort: way.length - 1 < move.hexes,
  };
}

export type ForcedProblem = Cases<
  'code',
  Record<
    'offTheMap' | 'notConnected' | 'notFartherAway' | 'notCloser' | 'blocked' | 'endsOnFigure',
    { step: number }
  > & {
    tooManyHexes: { limit: number };
    notUsedInFull: { hexes: number };
  }
>;

export type ForcedCheck =
  | { readonly ok: true; readonly way: ForcedPath }
  | { readonly ok: false; readonly problem: ForcedProblem };

/** Checks a requested push or pull step by step. @rule MOVE-7 MOVE-8 */
export function checkForcedMove(board: Board, move: ForcedMove, path: readonly Hex[]): ForcedCheck {
  const refuse = (problem: ForcedProblem): ForcedCheck => ({ ok: false, problem });
  const at = hexIndex(board, move.at);
  const from = hexIndex(board, move.from);
  if (at < 0 || from < 0) return refuse({ code: 'offTheMap', step: -1 });
  if (path.length > move.hexes) return refuse({ code: 'tooManyHexes', limit: move.hexes });

  const search = searchFor(board, move, from);
  const way = [at];
  for (const [step, hex] of path.entries()) {
    const problem = forcedStepProblem(search, way.at(-1) as number, hex, step);
    if (problem) return refuse(problem);
    way.push(hexIndex(board, hex));
  }
  const end = way.at(-1) as number;
  if (path.length > 0 && search.isTaken[end] === 1) {
    return refuse({ code: 'endsOnFigure', step: path.length - 1 });
  }
  const left = move.hexes - path.length;
  if (left > 0 && !isAgainstSomething(search, end, left)) {
    return refuse({ code: 'notUsedInFull', hexes: move.hexes });
  }
  return { ok: true, way: wayOf(search, way) };
}

function forcedStepProblem(
  search: Search,
  here: number,
  hex: Hex,
  step: number,
): ForcedProblem | null {
  const { board, move } = search;
  const next = hexIndex(board, hex);
  if (next < 0) return { code: 'offTheMap', step };
  const isBeside = [...board.beside.subarray(here * 6, here * 6 + 6)].includes(next);
  if (!isBeside) return { code: 'notConnected', step };
  if (!isOnTheWay(search, here, next)) {
    return { code: move.kind === 'push' ? 'notFartherAway' : 'notCloser', step };
  }
  return search.isBarred[next] === 1 ? { code: 'blocked', step } : null;
}
