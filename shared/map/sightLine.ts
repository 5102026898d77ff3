/** One line across the board, and the wall it touches first. */
import type { Board } from './compiled';
import { CORNERS } from './hexes';

/** What followLine answers for a line that touches no part of a wall. */
export const CLEAR = -1;

/** For each corner of a hex the way along its edge to the next corner, clockwise. */
const EDGES = CORNERS.map((corner, index) => {
  const next = CORNERS[(index + 1) % 6] as { x: number; y: number };
  return { x: next.x - corner.x, y: next.y - corner.y };
});

/**
 * Follows the straight line between two points, both given by number, until it touches a wall.
 *
 * The line is a row of pieces, each along an edge or through the inside of one hex; it goes from
 * piece to piece through a point or through the inside of an edge. Everything is decided by the
 * signs of whole numbers, so grazing cases are exact.
 *
 * @returns CLEAR; or hex * 6 + direction for the edge it cannot cross; or -2 - point for a point
 * that some wall touches.
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
 * How a line in direction (dx, dy) goes on from a free point: -1 - slot along an edge, or
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
    // The inside lies clockwise of the edge to the next corner and before the one to the last.
    if (side > 0 && last.x * dy - last.y * dx > 0) {
      return (hexAt[point * 6 + corner] as number) * 6 + corner;
    }
  }
  throw new Error('A line leaves a free point in no direction.');
}

/**
 * Follows the line through insides of hexes, from a corner it enters by, across edges.
 *
 * @returns hex * 6 + direction of an edge it cannot cross, or -1 - (hex * 6 + corner) where it comes
 * out at a corner.
 */
function crossHexes(board: Board, entry: number, dx: number, dy: number, from: number): number {
  const { x, y, ofHex } = board.points;
  let hex = Math.floor(entry / 6);
  let enteredCorner = entry % 6;
  let enteredEdge = -1;
  for (;;) {
    let exit = -1;
    // On which side of the line each corner lies; one turn around the hex meets the line twice.
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
