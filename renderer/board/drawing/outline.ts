/** Computes the outline of a set of hexes as closed loops. */
import {
  cornerOf,
  DIRECTIONS,
  hexNumber,
  plus,
  type Corner,
  type Hex,
  type Point,
} from '#shared/map/hexes';
import { toDrawing, pathPoint } from './geometry';

/** The corners of a closed line, in order: clockwise around hexes, counterclockwise around a hole. */
export type Loop = readonly Point[];

/** The outlines of the hexes, one loop for each connected border. */
export function outlinesOf(hexes: readonly Hex[]): readonly Loop[] {
  const known = new Set(hexes.map(hexNumber));
  const next = new Map<string, readonly [Point, Point]>();
  for (const hex of hexes) {
    DIRECTIONS.forEach((step, direction) => {
      if (known.has(hexNumber(plus(hex, step)))) return;
      const from = cornerOf(hex, direction as Corner);
      const to = cornerOf(hex, ((direction + 1) % 6) as Corner);
      next.set(keyOf(from), [from, to]);
    });
  }
  // Three hexes meet at a corner, so only one edge of the outline can start there.
  const loops: Loop[] = [];
  for (let start = next.values().next().value; start; start = next.values().next().value) {
    const loop: Point[] = [];
    for (let edge: typeof start | undefined = start; edge; edge = next.get(keyOf(edge[1]))) {
      next.delete(keyOf(edge[0]));
      loop.push(toDrawing(edge[0]));
    }
    loops.push(loop);
  }
  return loops;
}

/**
 * Moves a loop outwards distance this distance in units of the drawing; inwards if it is negative.
 */
export function offsetLoop(loop: Loop, distance: number): Loop {
  return loop.map((at, index) => {
    const before = outwards(loop.at(index - 1) ?? at, at);
    const after = outwards(at, loop[(index + 1) % loop.length] ?? at);
    const share = distance / (1 + before.x * after.x + before.y * after.y);
    return { x: at.x + (before.x + after.x) * share, y: at.y + (before.y + after.y) * share };
  });
}

/** An SVG path around the hexes, moved outwards distance this distance in units of the drawing. */
export function outlinePath(hexes: readonly Hex[], distance = 0): string {
  return outlinesOf(hexes)
    .map((loop) => `M${offsetLoop(loop, distance).map(pathPoint).join('L')}Z`)
    .join('');
}

/** The unit vector that points outside, to the left of an edge. */
function outwards(from: Point, to: Point): Point {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const length = Math.hypot(x, y) || 1;
  return { x: y / length, y: -x / length };
}

function keyOf({ x, y }: Point): string {
  return `${x} ${y}`;
}
