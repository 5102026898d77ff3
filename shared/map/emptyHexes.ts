/** Empty hexes near a hex. */
import { hexIndex, hexOf, OBSTACLE, type Board } from './compiled';
import { hexNumber, type Hex } from './hexes';
import { rangesFrom } from './range';

/**
 * The nearest empty hexes to a hex, or the hex itself if it is empty. Several on a tie; none if the
 * board is full.
 *
 * @param occupied hexes with a figure or a token on them.
 *
 * @rule MOVE-10
 */
export function nearestEmptyHexes(board: Board, at: Hex, occupied: readonly Hex[]): readonly Hex[] {
  const index = hexIndex(board, at);
  if (index < 0) return [];
  const ranges = rangesFrom(board, index);
  const empty = emptyHexes(board, occupied).filter((hex) => (ranges[hex] as number) >= 0);
  const min = Math.min(...empty.map((hex) => ranges[hex] as number));
  return empty.filter((hex) => ranges[hex] === min).map((hex) => hexOf(board, hex));
}

/** Empty hexes adjacent to a hex, for placing a summon. @rule MOVE-10 RANGE-2 */
export function adjacentEmptyHexes(
  board: Board,
  at: Hex,
  occupied: readonly Hex[],
): readonly Hex[] {
  const index = hexIndex(board, at);
  if (index < 0) return [];
  const ranges = rangesFrom(board, index);
  return emptyHexes(board, occupied)
    .filter((hex) => ranges[hex] === 1)
    .map((hex) => hexOf(board, hex));
}

/** Every empty hex of the board. @rule MOVE-10 */
export function allEmptyHexes(board: Board, occupied: readonly Hex[]): readonly Hex[] {
  return emptyHexes(board, occupied).map((hex) => hexOf(board, hex));
}

/**
 * Landing hexes for a figure that stops flying. Null if it is not over an obstacle and stays;
 * otherwise it suffers trap damage and moves to one of the hexes.
 *
 * @rule MOVE-9
 */
export function comingDown(board: Board, at: Hex, occupied: readonly Hex[]): readonly Hex[] | null {
  const index = hexIndex(board, at);
  if (index < 0 || ((board.terrain[index] as number) & OBSTACLE) === 0) return null;
  return nearestEmptyHexes(board, at, occupied);
}

/** Indexes of hexes without figures, tokens and terrain. */
function emptyHexes(board: Board, occupied: readonly Hex[]): readonly number[] {
  const isOccupied = new Set(occupied.map(hexNumber));
  return board.hexes.flatMap((hex, index) =>
    board.terrain[index] === 0 && !isOccupied.has(hexNumber(hex)) ? [index] : [],
  );
}
