/** Line of sight between hexes. */
import { hexIndex, hexOf, type Board } from './compiled';
import { DIRECTIONS, hexNumber, plus, type Corner, type Hex } from './hexes';
import { CLEAR, followLine } from './traceLine';

/** A line from a corner of one hex to a corner of the other. */
export interface SightLine {
  readonly from: Corner;
  readonly to: Corner;
}

/** A part of a wall: a wall hex, or a wall line between two hexes. */
export type Wall =
  | { readonly kind: 'hex'; readonly hex: Hex }
  | { readonly kind: 'line'; readonly between: readonly [Hex, Hex] };

/** A line that touches a wall, with the first wall it touches. */
export interface BrokenLine extends SightLine {
  readonly wall: Wall;
}

export type Sight =
  /** Null if there is no clear line but the players allowed the line of sight. */
  | { readonly isVisible: true; readonly line: SightLine | null }
  /** All 36 lines; empty if one of the hexes is not on the board. */
  | { readonly isVisible: false; readonly broken: readonly BrokenLine[] };

/**
 * Line of sight between two hexes: the first clear line, or the wall that blocks each of the 36.
 *
 * @rule LOS-1 LOS-2 LOS-3
 */
export function sight(board: Board, from: Hex, to: Hex): Sight {
  const a = hexIndex(board, from);
  const b = hexIndex(board, to);
  if (a < 0 || b < 0) return { isVisible: false, broken: [] };
  if (a === b) return { isVisible: true, line: { from: 0, to: 0 } };

  const broken: BrokenLine[] = [];
  for (let i = 0; i < 36; i += 1) {
    const line: SightLine = { from: Math.floor(i / 6) as Corner, to: (i % 6) as Corner };
    const wall = lineBreaker(board, from, to, line);
    if (!wall) return { isVisible: true, line };
    broken.push({ ...line, wall });
  }
  return seesIndex(board, a, b) ? { isVisible: true, line: null } : { isVisible: false, broken };
}

/**
 * True if two hexes have line of sight. A hex always has line of sight to itself; a hex off the
 * board never has any.
 */
export function sees(board: Board, from: Hex, to: Hex): boolean {
  const a = hexIndex(board, from);
  const b = hexIndex(board, to);
  return a >= 0 && b >= 0 && seesIndex(board, a, b);
}

/**
 * The first wall that a line touches; null = clear. @throws RangeError if one of the hexes is not
 * on the board.
 *
 * @rule LOS-1 LOS-2
 */
export function lineBreaker(board: Board, from: Hex, to: Hex, line: SightLine): Wall | null {
  const a = hexIndex(board, from);
  const b = hexIndex(board, to);
  if (a < 0 || b < 0) throw new RangeError('A line of sight ends off the board.');
  const start = board.points.ofHex[a * 6 + line.from] as number;
  const end = board.points.ofHex[b * 6 + line.to] as number;
  const stop = followLine(board, start, end);
  if (stop === CLEAR) return null;
  return stop < 0 ? wallAtPoint(board, -2 - stop) : wallAtEdge(board, stop);
}

/**
 * Adjacent hexes without a wall between them that have no line of sight by the letter, as in
 * corridors one hex wide. The players can allow them; see BoardMap.allowedSights.
 *
 * @rule LOS-4
 */
export function blindNeighbours(board: Board): readonly (readonly [Hex, Hex])[] {
  const pairs: (readonly [Hex, Hex])[] = [];
  board.beside.forEach((other, slot) => {
    const index = Math.floor(slot / 6);
    if (other > index && !seesIndex(board, index, other)) {
      pairs.push([hexOf(board, index), hexOf(board, other)]);
    }
  });
  return pairs;
}

/** The same as `sees` for hex indexes. Memoised. */
export function seesIndex(board: Board, from: number, to: number): boolean {
  const { sight: known } = board.memory;
  const slot = from * board.hexes.length + to;
  const answer = known[slot] as number;
  if (answer !== 0) return answer === 2;
  const isVisible = from === to || hasLine(board, from, to);
  known[slot] = isVisible ? 2 : 1;
  known[to * board.hexes.length + from] = isVisible ? 2 : 1;
  return isVisible;
}

function hasLine(board: Board, from: number, to: number): boolean {
  const { ofHex, free } = board.points;
  for (let i = from * 6; i < from * 6 + 6; i += 1) {
    const start = ofHex[i] as number;
    if (free[start] === 0) continue;
    for (let j = to * 6; j < to * 6 + 6; j += 1) {
      const end = ofHex[j] as number;
      if (free[end] === 1 && isClear(board, start, end)) return true;
    }
  }
  return false;
}

function isClear(board: Board, start: number, end: number): boolean {
  const { lines } = board.memory;
  const count = board.points.free.length;
  const slot = start * count + end;
  const answer = lines[slot] as number;
  if (answer !== 0) return answer === 2;
  const isOpen = followLine(board, start, end) === CLEAR;
  lines[slot] = isOpen ? 2 : 1;
  lines[end * count + start] = isOpen ? 2 : 1;
  return isOpen;
}

function wallAtEdge(board: Board, slot: number): Wall {
  return wallTowards(board, hexOf(board, Math.floor(slot / 6)), slot % 6);
}

function wallAtPoint(board: Board, point: number): Wall {
  const { hexAt } = board.points;
  for (let corner = 0; corner < 6; corner += 1) {
    const hex = hexAt[point * 6 + corner] as number;
    if (hex < 0) continue;
    // Two edges meet at this corner; the hex behind the previous one may be a wall.
    for (const direction of [corner, (corner + 5) % 6]) {
      if ((board.beside[hex * 6 + direction] as number) < 0) {
        return wallTowards(board, hexOf(board, hex), direction);
      }
    }
  }
  throw new Error('A point is not free although no wall touches it.');
}

function wallTowards(board: Board, hex: Hex, direction: number): Wall {
  const other = plus(hex, DIRECTIONS[direction] as Hex);
  if (board.numbers.has(hexNumber(other))) return { kind: 'line', between: [hex, other] };
  return { kind: 'hex', hex: other };
}
