/** The border of a set of hexes, as closed loops. */
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

/** Corners in order: clockwise around hexes, counterclockwise around a hole. */
export type Loop = readonly Point[];

/** All borders of the hexes as closed loops. */
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
  // Three hexes share a corner, so only one border leaves it.
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

/** Moves a loop outwards by units of the drawing; inwards if negative. */
export function offsetLoop(loop: Loop, by: number): Loop {
  return loop.map((at, index) => {
    const before = outwards(loop.at(index - 1) ?? at, at);
    const after = outwards(at, loop[(index + 1) % loop.length] ?? at);
    const share = by / (1 + before.x * after.x + before.y * after.y);
    return { x: at.x + (before.x + after.x) * share, y: at.y + (before.y + after.y) * share };
  });
}

/** An SVG path around the hexes; `by` moves it outwards. */
export function outlinePath(hexes: readonly Hex[], inset = 0): string {
  return outlinesOf(hexes)
    .map((loop) => `M${offsetLoop(loop, inset).map(pathPoint).join('L')}Z`)
    .join('');
}

/** Unit vector that points outside, to the left of an edge. */
function outwards(from: Point, to: Point): Point {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const length = Math.hypot(x, y) || 1;
  return { x: y / length, y: -x / length };
}

function keyOf({ x, y }: Point): string {
  return `${x} ${y}`;
}
