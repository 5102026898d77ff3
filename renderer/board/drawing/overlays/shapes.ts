/**
 * The shapes that overlay drawings consist of: SVG paths with a paint. (0, 0) is the centre, and a
 * hex has a radius of 32.
 */

/** The flat paints with their colours on screens, and on paper (white, two greys and black). */
export const FLAT_PAINTS = {
  dark: ['#15110e', '#15110e'],
  stone: ['#9b958b', '#d4d4d4'],
  stoneLight: ['#c4beb2', '#fff'],
  stoneDark: ['#6d6860', '#8f8f8f'],
  wood: ['#a06d3c', '#d4d4d4'],
  woodLight: ['#c8945c', '#fff'],
  woodDark: ['#6a4526', '#8f8f8f'],
  leaf: ['#5f8d3d', '#d4d4d4'],
  leafLight: ['#8cb95a', '#fff'],
  leafDark: ['#3d6329', '#8f8f8f'],
  iron: ['#a3abb3', '#d4d4d4'],
  ironDark: ['#4f565e', '#8f8f8f'],
  bone: ['#f0e7d0', '#fff'],
  gold: ['#e8b83c', '#d4d4d4'],
  cloth: ['#a6332a', '#d4d4d4'],
  water: ['#4a97d0', '#d4d4d4'],
  fire: ['#f0872a', '#d4d4d4'],
  fireLight: ['#ffd860', '#fff'],
  ember: ['#8e2418', '#8f8f8f'],
  venom: ['#86b83c', '#d4d4d4'],
  crystal: ['#9a78d8', '#d4d4d4'],
  crystalLight: ['#d3bdff', '#fff'],
} as const satisfies Readonly<Record<string, readonly [screen: string, paper: string]>>;

export type FlatPaint = keyof typeof FLAT_PAINTS;
/** All paints: flat ones, shadows and strokes. */
type Paint = FlatPaint | 'shade' | 'line' | 'glint' | 'vine' | 'vineEdge' | 'waterLight';

export type Shape = readonly [paint: Paint, path: string];
export type Picture = readonly Shape[];

export function disc(x: number, y: number, radius: number, radiusY = radius): string {
  const arc = `a${radius} ${radiusY} 0 1 1`;
  return `M${x - radius} ${y}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0Z`;
}

export function discs(
  ...all: readonly (readonly [x: number, y: number, radius: number])[]
): string {
  return all.map(([x, y, radius]) => disc(x, y, radius)).join('');
}

export function box(x: number, y: number, width: number, height: number, cornerRadius = 2): string {
  const r = cornerRadius;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const across = width - 2 * r;
  const down = height - 2 * r;
  return (
    `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}` +
    `h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}Z`
  );
}

/** A closed outline through points in SVG notation: 'x,y x,y …'. */
export function polygon(points: string): string {
  return `M${points.replaceAll(' ', 'L').replaceAll(',', ' ')}Z`;
}

/** A ring of triangles that point inwards, from the outer to the inner radius. */
export function teeth(count: number, outer: number, inner: number): string {
  const pointAt = (turn: number, radius: number) => {
    const angle = (turn / count) * 2 * Math.PI;
    return `${toTenths(Math.cos(angle) * radius)},${toTenths(Math.sin(angle) * radius)}`;
  };
  return Array.from({ length: count }, (_, tooth) =>
    polygon(
      [pointAt(tooth - 0.36, outer), pointAt(tooth, inner), pointAt(tooth + 0.36, outer)].join(' '),
    ),
  ).join('');
}

function toTenths(value: number): number {
  return Math.round(value * 10) / 10;
}
