/** Arrows between hexes. */
import type { Point } from '#shared/map/hexes';
import { pathPoint } from '../drawing/geometry';

export interface Arrow {
  readonly line: string;
  readonly head: string;
}

interface Ends {
  /** Units left free at the start. */
  readonly from: number;
  /** Units left free before the end. */
  readonly to: number;
  /** Length of the head. */
  readonly head?: number;
}

/** An arrow through at least two points, else null. */
export function arrowThrough(
  points: readonly Point[],
  { from, to, head = 15 }: Ends,
): Arrow | null {
  const [first, second] = points;
  const [before, last] = points.slice(-2);
  if (!first || !second || !before || !last) return null;
  const start = between(first, second, from);
  const tip = between(last, before, to);
  const neck = between(tip, before, head);
  const side = { x: (tip.y - neck.y) * 0.55, y: (neck.x - tip.x) * 0.55 };
  const wings = [
    { x: neck.x + side.x, y: neck.y + side.y },
    { x: neck.x - side.x, y: neck.y - side.y },
  ];
  return {
    line: `M${[start, ...points.slice(1, -1), neck].map(pathPoint).join('L')}`,
    head: `M${[tip, ...wings].map(pathPoint).join('L')}Z`,
  };
}

/** The point at a distance from one point towards another. */
function between(from: Point, towards: Point, units: number): Point {
  const far = Math.hypot(towards.x - from.x, towards.y - from.y) || 1;
  const share = units / far;
  return { x: from.x + (towards.x - from.x) * share, y: from.y + (towards.y - from.y) * share };
}
