/** Computes arrows that point towards hexes. */
import type { Point } from '#shared/map/hexes';
import { pathPoint } from '../drawing/geometry';

export interface Arrow {
  readonly line: string;
  readonly head: string;
}

interface Ends {
  /** The gap at the start, in units of the drawing. */
  readonly from: number;
  /** The gap at the end, in units of the drawing. */
  readonly to: number;
  /** The length of the arrow head, in units of the drawing. */
  readonly head?: number;
}

/** An arrow through two or more points; null if there are fewer. */
export function arrowThrough(
  points: readonly Point[],
  { from, to, head = 15 }: Ends,
): Arrow | null {
  const [first, second] = points;
  const [before, last] = points.slice(-2);
  if (!first || !second || !before || !last) return null;
  const start = pointTowards(first, second, from);
  const tip = pointTowards(last, before, to);
  const neck = pointTowards(tip, before, head);
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

/** The point at this distance from one point towards another. */
function pointTowards(from: Point, towards: Point, units: number): Point {
  const far = Math.hypot(towards.x - from.x, towards.y - from.y) || 1;
  const share = units / far;
  return { x: from.x + (towards.x - from.x) * share, y: from.y + (towards.y - from.y) * share };
}
