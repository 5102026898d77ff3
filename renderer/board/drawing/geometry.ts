/** The geometry of the drawing: hexes with pointy tops, in units of the drawing (not pixels). */
import { centreOf, cornerOf, CORNERS, type Corner, type Hex, type Point } from '#shared/map/hexes';

/** The distance from the centre of a hex to its corners. */
export const SIZE = 32;
/** The distance from the centre of a hex to the middle of an edge. */
export const HALF_WIDTH = (SIZE * Math.sqrt(3)) / 2;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Converts a point from exact hex units to units of the drawing. */
export function toDrawing({ x, y }: Point): Point {
  return { x: x * HALF_WIDTH, y: (y * SIZE) / 2 };
}

export function centre(hex: Hex): Point {
  return toDrawing(centreOf(hex));
}

export function corner(hex: Hex, at: Corner): Point {
  return toDrawing(cornerOf(hex, at));
}

/** The hex at a point of the drawing. It may be outside of the map. */
export function hexAt({ x, y }: Point): Hex {
  const r = y / (1.5 * SIZE);
  const q = (x / HALF_WIDTH - r) / 2;
  const s = -q - r;
  const whole = { q: Math.round(q), r: Math.round(r), s: Math.round(s) };
  const off = {
    q: Math.abs(whole.q - q),
    r: Math.abs(whole.r - r),
    s: Math.abs(whole.s - s),
  };
  if (off.q > off.r && off.q > off.s) return { q: -whole.r - whole.s + 0, r: whole.r + 0 };
  if (off.r > off.s) return { q: whole.q + 0, r: -whole.q - whole.s + 0 };
  return { q: whole.q + 0, r: whole.r + 0 };
}

/** A point as 'x y' with one decimal, for SVG paths. */
export function pathPoint({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** The outline of a hex as an SVG path. With `scale` 1 it touches its neighbours. */
export function hexPath(hex: Hex, scale = 1): string {
  const middle = centre(hex);
  const points = CORNERS.map((offset) => {
    const away = toDrawing(offset);
    return pathPoint({ x: middle.x + away.x * scale, y: middle.y + away.y * scale });
  });
  return `M${points.join('L')}Z`;
}

/** The edge of a hex in a direction, as an SVG path. */
export function edgePath(hex: Hex, direction: number): string {
  const [a, b] = edgeEnds(hex, direction);
  return `M${pathPoint(a)}L${pathPoint(b)}`;
}

export function edgeEnds(hex: Hex, direction: number): readonly [Point, Point] {
  return [corner(hex, direction as Corner), corner(hex, ((direction + 1) % 6) as Corner)];
}

/** The centre of a piece that covers these hexes. */
export function middleOf(hexes: readonly Hex[]): Point {
  const centres = hexes.map(centre);
  const sum = centres.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  const count = Math.max(1, centres.length);
  return { x: sum.x / count, y: sum.y / count };
}

/**
 * The box around hexes, enlarged by `rim` on each side. Without hexes it is the box of the hex (0,
 * 0).
 */
export function boxAround(hexes: readonly Hex[], rim = 0): Box {
  const centres = (hexes.length > 0 ? hexes : [{ q: 0, r: 0 }]).map(centre);
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const x = Math.min(...xs) - HALF_WIDTH - rim;
  const y = Math.min(...ys) - SIZE - rim;
  return {
    x,
    y,
    width: Math.max(...xs) + HALF_WIDTH + rim - x,
    height: Math.max(...ys) + SIZE + rim - y,
  };
}

/** The key of a hex in maps and lists: 'q,r'. */
export function hexKey({ q, r }: Hex): string {
  return `${q},${r}`;
}

export function keysOf(hexes: readonly Hex[]): ReadonlySet<string> {
  return new Set(hexes.map(hexKey));
}

export function byHex<T extends { readonly hex: Hex }>(list: readonly T[]): ReadonlyMap<string, T> {
  return new Map(list.map((each) => [hexKey(each.hex), each]));
}
