/**
 * Finds paths for a moving figure: terrain costs, blocked hexes, and the best path to every hex.
 */
import { DIFFICULT, HAZARD, hexIndex, OBSTACLE, TRAP, type Board } from './compiled';
import { popMin, pushNumber } from './heap';
import type { Hex } from './hexes';

/** Movement type; see movement.ts. */
export type Movement = 'walk' | 'jump' | 'fly';

/** The hexes of all other figures, as enemies or allies of the moving figure. */
export interface FiguresInTheWay {
  /** Enemies block walking, but not jumping and flying. */
  readonly enemies: readonly Hex[];
  /** Allies do not block walking. */
  readonly allies: readonly Hex[];
  /** Figures invisible to monsters, which block like enemies. */
  readonly unseen?: readonly Hex[];
}

export const BY_OBSTACLE = 1;
export const BY_FIGURE = 2;

/**
 * Hexes that block a figure, by hex index: 0 = free, BY_OBSTACLE or BY_FIGURE. `isBarred` = it
 * cannot walk through; `isTaken` = it cannot stop there.
 */
export interface BlockedHexes {
  readonly isBarred: Uint8Array;
  readonly isTaken: Uint8Array;
}

/** Marks hexes where a figure cannot walk or stop. Its own hex is always free. */
export function blockedHexesFor(
  board: Board,
  at: number,
  movement: Movement,
  crowd: FiguresInTheWay,
): BlockedHexes {
  const isBarred = new Uint8Array(board.hexes.length);
  const isTaken = new Uint8Array(board.hexes.length);
  board.terrain.forEach((terrain, hex) => {
    if ((terrain & OBSTACLE) === 0) return;
    if (movement === 'walk') isBarred[hex] = BY_OBSTACLE;
    if (movement !== 'fly') isTaken[hex] = BY_OBSTACLE;
  });
  const mark = (table: Uint8Array, hexes: readonly Hex[]) => {
    for (const hex of hexes) {
      const index = hexIndex(board, hex);
      if (index >= 0) table[index] = BY_FIGURE;
    }
  };
  const inTheWay = [...crowd.enemies, ...(crowd.unseen ?? [])];
  if (movement === 'walk') mark(isBarred, inTheWay);
  mark(isTaken, inTheWay);
  mark(isTaken, crowd.allies);
  isBarred[at] = 0;
  isTaken[at] = 0;
  return { isBarred, isTaken };
}

/** Movement points to enter a hex. @rule MOVE-4 */
export function entryCost(board: Board, hex: number): number {
  return ((board.terrain[hex] as number) & DIFFICULT) === 0 ? 1 : 2;
}

/** 1 if entering a hex springs a trap or deals damage, otherwise 0. @rule MOVE-5 MOVE-6 */
export function negativeAt(board: Board, hex: number): number {
  return ((board.terrain[hex] as number) & (TRAP | HAZARD)) === 0 ? 0 : 1;
}

/**
 * For every hex the best path to or from one hex with unlimited movement: fewest traps and hazards,
 * then fewest movement points. -1 = no path.
 */
export interface BestPaths {
  readonly negativeHexes: Int16Array;
  readonly cost: Int16Array;
  /**
   * The previous hex (for paths from) or the next hex (for paths to); -1 at the end of the path.
   */
  readonly link: Int16Array;
}

/** The best path from a hex to every other one. @rule MOVE-1 MOVE-2 MOVE-3 FOCUS-5 */
export function bestPathsFrom(
  board: Board,
  at: number,
  movement: Movement,
  ground: BlockedHexes,
): BestPaths {
  if (movement === 'walk') return walkingWays(board, at, ground, false);
  const ways = straightWays(board, at);
  if (movement === 'jump') {
    for (let hex = 0; hex < board.hexes.length; hex += 1) {
      if (hex === at || (ways.cost[hex] as number) < 0) continue;
      ways.cost[hex] = (ways.cost[hex] as number) + entryCost(board, hex) - 1;
      ways.negativeHexes[hex] = negativeAt(board, hex);
    }
  }
  return ways;
}

/** The best path from every hex to one hex. @rule MOVE-1 MOVE-2 MOVE-3 FOCUS-5 */
export function bestPathsTo(
  board: Board,
  to: number,
  movement: Movement,
  ground: BlockedHexes,
): BestPaths {
  if (movement === 'walk') return walkingWays(board, to, ground, true);
  const ways = straightWays(board, to);
  if (movement === 'jump') {
    const cost = entryCost(board, to) - 1;
    const negativeHexes = negativeAt(board, to);
    for (let hex = 0; hex < board.hexes.length; hex += 1) {
      if (hex === to || (ways.cost[hex] as number) < 0) continue;
      ways.cost[hex] = (ways.cost[hex] as number) + cost;
      ways.negativeHexes[hex] = negativeHexes;
    }
  }
  return ways;
}

/** The hexes entered on the path to a hex, in order; empty for the start. */
export function pathFrom(ways: BestPaths, hex: number): number[] {
  const way: number[] = [];
  for (let step = hex; (ways.link[step] as number) >= 0; step = ways.link[step] as number) {
    way.push(step);
  }
  return way.reverse();
}

function noWays(board: Board): BestPaths {
  const table = () => new Int16Array(board.hexes.length).fill(-1);
  return { negativeHexes: table(), cost: table(), link: table() };
}

/** Paths of flying and jumping figures: one movement point per hex. */
function straightWays(board: Board, from: number): BestPaths {
  const ways = noWays(board);
  ways.cost[from] = 0;
  ways.negativeHexes[from] = 0;
  const queue = [from];
  for (const hex of queue) {
    for (let slot = hex * 6; slot < hex * 6 + 6; slot += 1) {
      const other = board.beside[slot] as number;
      if (other < 0 || (ways.cost[other] as number) >= 0) continue;
      ways.cost[other] = (ways.cost[hex] as number) + 1;
      ways.negativeHexes[other] = 0;
      ways.link[other] = hex;
      queue.push(other);
    }
  }
  return ways;
}

/**
 * Walking paths. When searching backwards from the destination, a step costs the entry into the hex
 * nearer to it, and a blocked hex still gets a path because a figure can stand on it.
 */
function walkingWays(
  board: Board,
  from: number,
  ground: BlockedHexes,
  isBackwards: boolean,
): BestPaths {
  const ways = noWays(board);
  if (isBackwards && ground.isBarred[from] !== 0) return ways;
  ways.cost[from] = 0;
  ways.negativeHexes[from] = 0;
  // Paths are compared by negativeHexes * 4096 + cost. Heap entries append the hex.
  const heap = [from];
  for (let entry = popMin(heap); entry >= 0; entry = popMin(heap)) {
    const hex = entry % 1024;
    const reached = (ways.negativeHexes[hex] as number) * 4096 + (ways.cost[hex] as number);
    if (Math.floor(entry / 1024) > reached) continue;
    if (isBackwards && ground.isBarred[hex] !== 0) continue;
    for (let slot = hex * 6; slot < hex * 6 + 6; slot += 1) {
      const other = board.beside[slot] as number;
      if (other < 0 || (!isBackwards && ground.isBarred[other] !== 0)) continue;
      const entered = isBackwards ? hex : other;
      const key = reached + negativeAt(board, entered) * 4096 + entryCost(board, entered);
      const known = ways.cost[other] as number;
      if (known >= 0 && (ways.negativeHexes[other] as number) * 4096 + known <= key) continue;
      ways.negativeHexes[other] = key >> 12;
      ways.cost[other] = key & 4095;
      ways.link[other] = hex;
      pushNumber(heap, key * 1024 + other);
    }
  }
  return ways;
}
