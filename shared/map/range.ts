/** Range between hexes around walls. */
import { hexIndex, type Board } from './compiled';
import type { Hex } from './hexes';

const FAR = -1;

/**
 * Range between two hexes in steps around walls and wall lines. Figures and overlays do not matter.
 * Null = cannot be counted.
 *
 * @rule RANGE-1 RANGE-2
 */
export function rangeBetween(board: Board, from: Hex, to: Hex): number | null {
  const a = hexIndex(board, from);
  const b = hexIndex(board, to);
  if (a < 0 || b < 0) return null;
  const steps = rangesFrom(board, a)[b] as number;
  return steps === FAR ? null : steps;
}

/** True if two hexes share an edge without a wall line on it. @rule RANGE-2 */
export function areAdjacent(board: Board, a: Hex, b: Hex): boolean {
  return rangeBetween(board, a, b) === 1;
}

/** All hexes up to `range` away, including the hex itself; empty if the hex is not on the board. */
export function hexesWithin(board: Board, from: Hex, range: number): readonly Hex[] {
  const index = hexIndex(board, from);
  if (index < 0) return [];
  const ranges = rangesFrom(board, index);
  return board.hexes.filter((_, other) => {
    const steps = ranges[other] as number;
    return steps !== FAR && steps <= range;
  });
}

/** Ranges from a hex to all others, by index; -1 = cannot be counted. */
export function rangesFrom(board: Board, from: number): Int16Array {
  const known = board.memory.ranges[from];
  if (known) return known;

  const ranges = new Int16Array(board.hexes.length).fill(FAR);
  const queue = [from];
  ranges[from] = 0;
  for (const hex of queue) {
    for (let slot = hex * 6; slot < hex * 6 + 6; slot += 1) {
      const other = board.beside[slot] as number;
      if (other < 0 || ranges[other] !== FAR) continue;
      ranges[other] = (ranges[hex] as number) + 1;
      queue.push(other);
    }
  }
  board.memory.ranges[from] = ranges;
  return ranges;
}
