/** What drawings of overlays are made of: paths with a paint, around (0, 0), 32 = centre to corner. */
type Paint =
  | 'shade'
  | 'line'
  | 'glint'
  | 'dark'
  | 'stone'
  | 'stoneLight'
  | 'stoneDark'
  | 'wood'
  | 'woodLight'
  | 'woodDark'
  | 'leaf'
  | 'leafLight'
  | 'leafDark'
  | 'vine'
  | 'vineEdge'
  | 'iron'
  | 'ironDark'
  | 'bone'
  | 'gold'
  | 'cloth'
  | 'water'
  | 'waterLight'
  | 'fire'
  | 'fireLight'
  | 'ember'
  | 'venom'
  | 'crystal'
  | 'crystalLight';

export type Shape = readonly [paint: Paint, path: string];
export type Picture = readonly Shape[];

export function disc(x: number, y: number, radius: number, high = radius): string {
  const arc = `a${radius} ${high} 0 1 1`;
  return `M${x - radius} ${y}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0Z`;
}

export function discs(
  ...all: readonly (readonly [x: number, y: number, radius: number])[]
): string {
  return all.map(([x, y, radius]) => disc(x, y, radius)).join('');
}

export function box(x: number, y: number, width: number, height: number, round = 2): string {
  const corner = (across: number, down: number) => `a${round} ${round} 0 0 1 ${across} ${down}`;
  const across = width - 2 * round;
  const down = height - 2 * round;
  return (
    `M${x + round} ${y}h${across}${corner(round, round)}v${down}${corner(-round, round)}` +
    `h${-across}${corner(-round, -round)}v${-down}${corner(round, -round)}Z`
  );
}

/** A closed outline through points, as SVG writes them: 'x,y x,y …'. */
export function poly(points: string): string {
  return `M${points.replaceAll(' ', 'L').replaceAll(',', ' ')}Z`;
}

/** Teeth that point inwards from one circle to another. */
export function teeth(count: number, outer: number, inner: number): string {
  const at = (turn: number, radius: number) => {
    const angle = (turn / count) * 2 * Math.PI;
    return `${rounded(Math.cos(angle) * radius)},${rounded(Math.sin(angle) * radius)}`;
  };
  return Array.from({ length: count }, (_, tooth) =>
    poly([at(tooth - 0.36, outer), at(tooth, inner), at(tooth + 0.36, outer)].join(' ')),
  ).join('');
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
