/**
 * Hex geometry: axial coordinates, neighbours, distance, rotation, and exact points for line of
 * sight.
 */

/** A hex in axial coordinates: q to the right, r down-right. Hexes have pointy tops. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** One of the six neighbours; see DIRECTIONS. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

/** One of the six corners of a hex; the edge towards direction k joins the corners k and k + 1. */
export type Corner = 0 | 1 | 2 | 3 | 4 | 5;

/**
 * A point in the exact drawing: all coordinates are integers, and the axes have different scales,
 * which does not affect intersections. Multiply x by sqrt(3) for the true shape.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Steps to the six neighbours, clockwise on the screen, starting to the right. */
export const DIRECTIONS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** Corners relative to the centre of the hex, in the exact drawing. */
export const CORNERS: readonly Point[] = [
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: 0, y: 2 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
  { x: 0, y: -2 },
];

/** Far beyond any map, and small enough for exact products in the exact drawing. */
export const MAX_COORDINATE = 500;

/** True for a valid hex with integer coordinates in range. For untrusted input. */
export function isHex(value: unknown): value is Hex {
  if (typeof value !== 'object' || value === null) return false;
  const { q, r } = value as Partial<Record<'q' | 'r', unknown>>;
  return isCoordinate(q) && isCoordinate(r);
}

function isCoordinate(value: unknown): boolean {
  return Number.isInteger(value) && Math.abs(value as number) <= MAX_COORDINATE;
}

/** A unique number per hex, for keys of maps and sets. */
export function hexNumber({ q, r }: Hex): number {
  return (q + 2 * MAX_COORDINATE) * 8192 + (r + 2 * MAX_COORDINATE);
}

export function sameHex(a: Hex, b: Hex): boolean {
  return a.q === b.q && a.r === b.r;
}

/** Converts a [q, r] pair from a content file. */
export function hexAt([q, r]: readonly [number, number]): Hex {
  return { q, r };
}

export function plus(a: Hex, b: Hex): Hex {
  return { q: a.q + b.q, r: a.r + b.r };
}

export function minus(a: Hex, b: Hex): Hex {
  return { q: a.q - b.q, r: a.r - b.r };
}

/** Sort order of hexes: by q, then by r. */
export function compareHexes(a: Hex, b: Hex): number {
  return a.q - b.q || a.r - b.r;
}

/** Distance in hexes on an infinite board without walls. For range around walls see range.ts. */
export function distance(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The six adjacent hexes in the order of DIRECTIONS, regardless of walls. */
export function neighbours(hex: Hex): readonly Hex[] {
  return DIRECTIONS.map((step) => plus(hex, step));
}

/** The direction from a hex to an adjacent one; null if they do not share an edge. */
export function directionTo(from: Hex, to: Hex): Direction | null {
  const step = minus(to, from);
  const direction = DIRECTIONS.findIndex((candidate) => sameHex(candidate, step));
  return direction < 0 ? null : (direction as Direction);
}

/** Rotates about (0, 0), clockwise on the screen, by `turns` sixths of a circle. */
export function rotate(hex: Hex, turns: number): Hex {
  let { q, r } = hex;
  for (let left = ((turns % 6) + 6) % 6; left > 0; left -= 1) {
    [q, r] = [0 - r, q + r]; // not -r, which could be -0
  }
  return { q, r };
}

/** Mirrors across the axis that swaps q and r. */
export function mirror({ q, r }: Hex): Hex {
  return { q: r, r: q };
}

/** The centre of a hex in the exact drawing. */
export function centreOf({ q, r }: Hex): Point {
  return { x: 2 * q + r, y: 3 * r };
}

/** A corner of a hex in the exact drawing. */
export function cornerOf(hex: Hex, corner: Corner): Point {
  const centre = centreOf(hex);
  const offset = CORNERS[corner] as Point;
  return { x: centre.x + offset.x, y: centre.y + offset.y };
}

/** True if the hexes are connected; true for an empty list. */
export function isOnePiece(hexes: readonly Hex[]): boolean {
  const left = new Set(hexes.map(hexNumber));
  const next = hexes.slice(0, 1);
  for (const first of next) left.delete(hexNumber(first));
  for (let hex = next.pop(); hex; hex = next.pop()) {
    for (const beside of neighbours(hex)) if (left.delete(hexNumber(beside))) next.push(beside);
  }
  return left.size === 0;
}
