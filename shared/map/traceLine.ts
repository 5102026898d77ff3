/** Traces a line across the board to the first wall it touches. */
import type { Board } from './compiled';
import { CORNERS } from './hexes';

/** Result of followLine for a line that touches no wall. */
export const CLEAR = -1;

/** For each corner of a hex the vector along its edge to the next corner, clockwise. */
const EDGES = CORNERS.map((corner, index) => {
  const next = CORNERS[(index + 1) % 6] as { x: number; y: number };
  return { x: next.x - corner.x, y: next.y - corner.y };
});

/**
 * Traces the straight line between two points, given by index, until it touches a wall. The line is
 * a sequence of segments, each along an edge or through the inside of one hex. Segments meet at
 * points or inside edges. All decisions use signs of integers, so grazing cases are exact.
 *
 * @returns CLEAR; or hex * 6 + direction for the edge it cannot cross; or -2 - point for a point
 * that some wall touches.
 *
 * @rule LOS-1 LOS-2
 */
export function followLine(board: Board, from: number, to: number): number {
  const { x, y, free, ofHex, along } = board.points;
  if (free[from] === 0) return -2 - from;
  if (free[to] === 0) return -2 - to;

  const dx = (x[to] as number) - (x[from] as number);
  const dy = (y[to] as number) - (y[from] as number);
  let point = from;
  while (point !== to) {
    const way = leave(board, point, dx, dy);
    if (way < 0) point = along[point * 3 - 1 - way] as number;
    else {
      const end = crossHexes(board, way, dx, dy, from);
      if (end >= 0) return end;
      point = ofHex[-1 - end] as number;
    }
    if (free[point] === 0) return -2 - point;
  }
  return CLEAR;
}

/**
 * The next segment of a line in direction (dx, dy) from a free point: -1 - slot along an edge, or
 * hex * 6 + corner into a hex.
 */
function leave(board: Board, point: number, dx: number, dy: number): number {
  const { hexAt } = board.points;
  const first = (hexAt[point * 6] as number) >= 0 ? 0 : 1;
  for (let corner = first; corner < 6; corner += 2) {
    const next = EDGES[corner] as { x: number; y: number };
    const side = next.x * dy - next.y * dx;
    if (side === 0 && next.x * dx + next.y * dy > 0) return -1 - (corner >> 1);
    const last = EDGES[(corner + 5) % 6] as { x: number; y: number };
    // The inside of the hex is between the edge to the next corner and the edge to the previous
    // one.
    if (side > 0 && last.x * dy - last.y * dx > 0) {
      return (hexAt[point * 6 + corner] as number) * 6 + corner;
    }
  }
  throw new Error('A line leaves a free point in no direction.');
}

/**
 * Traces the line through hexes from its entry corner, across edges.
 *
 * @returns hex * 6 + direction of an edge it cannot cross, or -1 - (hex * 6 + corner) where it
 * comes out at a corner.
 */
function crossHexes(board: Board, entry: number, dx: number, dy: number, from: number): number {
  const { x, y, ofHex } = board.points;
  let hex = Math.floor(entry / 6);
  let enteredCorner = entry % 6;
  let enteredEdge = -1;
  for (;;) {
    let exit = -1;
    // The side of the line that each corner is on. Once around the hex, the line is met twice.
    const first = ofHex[hex * 6] as number;
    const base =
      dx * ((y[first] as number) - (y[from] as number) + 1) -
      dy * ((x[first] as number) - (x[from] as number) - 1);
    let here = base + dx * -1 - dy;
    for (let corner = 0; corner < 6; corner += 1) {
      const offset = CORNERS[(corner + 1) % 6] as { x: number; y: number };
      const next = base + dx * offset.y - dy * offset.x;
      if (here === 0) {
        if (corner !== enteredCorner) return -1 - (hex * 6 + corner);
      } else if (corner !== enteredEdge && ((here < 0 && next > 0) || (here > 0 && next < 0))) {
        exit = corner;
        break;
      }
      here = next;
    }
    const beyond = board.beside[hex * 6 + exit] as number;
    if (beyond < 0) return hex * 6 + exit;
    hex = beyond;
    enteredCorner = -1;
    enteredEdge = (exit + 3) % 6;
  }
}
