/** Ways that a push or a pull may take. */
import type { Cases } from '../cases';
import { HAZARD, hexIndex, hexOf, OBSTACLE, TRAP, type Board } from './compiled';
import { DIRECTIONS, distance, plus, type Hex } from './hexes';
import { rangesFrom } from './range';

/** A push or pull about to happen. */
export interface ForcedMove {
  readonly kind: 'push' | 'pull';
  /** How many hexes. */
  readonly hexes: number;
  /** The hex of the figure that pushes or pulls. */
  readonly from: Hex;
  /** The hex of the figure that is moved. */
  readonly at: Hex;
  readonly isFlying: boolean;
  /** Enemies of the moved figure. */
  readonly enemies: readonly Hex[];
  /** Allies of the moved figure. */
  readonly allies: readonly Hex[];
}

/** One way a push or pull may go. Traps and hazards in the order in which they are entered. */
export interface ForcedWay {
  /** Hexes entered, in order; empty when the first chosen direction is blocked. */
  readonly path: readonly Hex[];
  readonly traps: readonly Hex[];
  readonly hazards: readonly Hex[];
  /** Fewer hexes than the push or pull has, because it goes against something. */
  readonly isCutShort: boolean;
}

/**
 * All ways a push or pull may go, once it is used; not using it is always possible besides.
 *
 * Every hex must be farther from the attacker than the one before, or closer for a pull, by range.
 * It is used in full, and ends early only against what is in the way; which direction is blocked
 * makes no difference then, so a figure that can be pushed on may still be pushed against a wall.
 *
 * @rule MOVE-3 MOVE-5 MOVE-6 MOVE-7 MOVE-8
 */
export function forcedMoves(board: Board, move: ForcedMove): readonly ForcedWay[] {
  const at = hexIndex(board, move.at);
  const from = hexIndex(board, move.from);
  if (at < 0 || from < 0 || move.hexes < 1) return [];
  const found = nothingFound();
  explore(board, standing(board, move, from), move, [at], found);
  return [...found.ways.values()];
}

interface Found {
  readonly ways: Map<string, ForcedWay>;
  /** What the ways tried so far end on and have met. */
  readonly isTried: Set<string>;
  readonly isAttainable: Map<number, boolean>;
}

function nothingFound(): Found {
  return { ways: new Map(), isTried: new Set(), isAttainable: new Map() };
}

/** What the moved figure meets, by hex. */
interface Standing {
  readonly ranges: Int16Array;
  /** 1 where it cannot pass. */
  readonly isBarred: Uint8Array;
  /** 1 where it cannot stop. */
  readonly isTaken: Uint8Array;
}

function standing(board: Board, move: ForcedMove, from: number): Standing {
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
    board.terrain.forEach((terrain, hex) => {
      if ((terrain & OBSTACLE) !== 0) isBarred[hex] = 1;
    });
  }
  return { ranges: rangesFrom(board, from), isBarred, isTaken };
}

/** Tries every way on from the end of `way`, whose first hex is where the figure began. */
function explore(
  board: Board,
  ground: Standing,
  move: ForcedMove,
  way: readonly number[],
  found: Found,
): void {
  const here = way.at(-1) as number;
  const left = move.hexes - (way.length - 1);
  const tried = sameAs(board, move, way);
  if (found.isTried.has(tried)) return;
  found.isTried.add(tried);
  const canStop = way.length === 1 || ground.isTaken[here] === 0;
  if (left === 0 || (canStop && isAgainstSomething(board, ground, move, here, left, found))) {
    keep(board, move, way, found);
  }
  if (left === 0) return;
  for (const next of onward(board, ground, move, here)) {
    if (canEnd(board, ground, move, next, left - 1, found)) {
      explore(board, ground, move, [...way, next], found);
    }
  }
}

/** The hexes a step may lead to: farther or closer, and open to the figure. */
function onward(board: Board, ground: Standing, move: ForcedMove, here: number): number[] {
  return [...board.beside.subarray(here * 6, here * 6 + 6)].filter(
    (next) => next >= 0 && ground.isBarred[next] === 0 && isOnTheWay(ground, move, here, next),
  );
}

function isOnTheWay(ground: Standing, move: ForcedMove, here: number, next: number): boolean {
  const change = (ground.ranges[next] as number) - (ground.ranges[here] as number);
  return move.kind === 'push' ? change > 0 : change < 0;
}

/** Whether the move can come to an end on this hex or beyond it, with so many hexes left. */
function canEnd(
  board: Board,
  ground: Standing,
  move: ForcedMove,
  here: number,
  left: number,
  found: Found,
): boolean {
  if (ground.isTaken[here] === 0) return true;
  if (left === 0) return false;
  const key = here * 64 + left;
  const known = found.isAttainable.get(key);
  if (known !== undefined) return known;
  const can = onward(board, ground, move, here).some((next) =>
    canEnd(board, ground, move, next, left - 1, found),
  );
  found.isAttainable.set(key, can);
  return can;
}

/** Whether some direction away (or closer) is blocked here, or there is none at all. */
function isAgainstSomething(
  board: Board,
  ground: Standing,
  move: ForcedMove,
  here: number,
  left: number,
  found: Found,
): boolean {
  const hex = hexOf(board, here);
  const directions = DIRECTIONS.map((step, direction) => {
    const next = board.beside[here * 6 + direction] as number;
    if (next < 0) {
      const change = distance(plus(hex, step), move.from) - distance(hex, move.from);
      return (move.kind === 'push' ? change > 0 : change < 0) ? 'blocked' : 'not meant';
    }
    if (!isOnTheWay(ground, move, here, next)) return 'not meant';
    const isOpen =
      ground.isBarred[next] === 0 && canEnd(board, ground, move, next, left - 1, found);
    return isOpen ? 'open' : 'blocked';
  });
  return directions.includes('blocked') || !directions.includes('open');
}

/** Equal for ways that end on the same hex and have met the same things: one of them is enough. */
function sameAs(board: Board, move: ForcedMove, way: readonly number[]): string {
  return [way.at(-1), ...met(board, move, way, TRAP), '', ...met(board, move, way, HAZARD)].join();
}

function met(board: Board, move: ForcedMove, way: readonly number[], bit: number) {
  if (move.isFlying) return [];
  return way.slice(1).filter((step) => ((board.terrain[step] as number) & bit) !== 0);
}

function keep(board: Board, move: ForcedMove, way: readonly number[], found: Found): void {
  const hexes = (steps: readonly number[]) => steps.map((step) => hexOf(board, step));
  found.ways.set(sameAs(board, move, way), {
    path: hexes(way.slice(1)),
    traps: hexes(met(board, move, way, TRAP)),
    hazards: hexes(met(board, move, way, HAZARD)),
    isCutShort: way.length - 1 < move.hexes,
  });
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
  | { readonly ok: true; readonly way: ForcedWay }
  | { readonly ok: false; readonly problem: ForcedProblem };

/**
 * Goes through a proposed push or pull step by step.
 *
 * @rule MOVE-7 MOVE-8
 */
export function checkForcedMove(board: Board, move: ForcedMove, path: readonly Hex[]): ForcedCheck {
  const refuse = (problem: ForcedProblem): ForcedCheck => ({ ok: false, problem });
  const at = hexIndex(board, move.at);
  const from = hexIndex(board, move.from);
  if (at < 0 || from < 0) return refuse({ code: 'offTheMap', step: -1 });
  if (path.length > move.hexes) return refuse({ code: 'tooManyHexes', limit: move.hexes });

  const ground = standing(board, move, from);
  const way = [at];
  for (const [step, hex] of path.entries()) {
    const problem = forcedStepProblem(board, ground, move, way.at(-1) as number, hex, step);
    if (problem) return refuse(problem);
    way.push(hexIndex(board, hex));
  }
  const end = way.at(-1) as number;
  if (path.length > 0 && ground.isTaken[end] === 1) {
    return refuse({ code: 'endsOnFigure', step: path.length - 1 });
  }
  const left = move.hexes - path.length;
  const found = nothingFound();
  if (left > 0 && !isAgainstSomething(board, ground, move, end, left, found)) {
    return refuse({ code: 'notUsedInFull', hexes: move.hexes });
  }
  keep(board, move, way, found);
  return { ok: true, way: [...found.ways.values()][0] as ForcedWay };
}

function forcedStepProblem(
  board: Board,
  ground: Standing,
  move: ForcedMove,
  here: number,
  hex: Hex,
  step: number,
): ForcedProblem | null {
  const next = hexIndex(board, hex);
  if (next < 0) return { code: 'offTheMap', step };
  const isBeside = [...board.beside.subarray(here * 6, here * 6 + 6)].includes(next);
  if (!isBeside) return { code: 'notConnected', step };
  if (!isOnTheWay(ground, move, here, next)) {
    return { code: move.kind === 'push' ? 'notFartherAway' : 'notCloser', step };
  }
  return ground.isBarred[next] === 1 ? { code: 'blocked', step } : null;
}
