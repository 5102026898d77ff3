/** The kinds of ground on map tiles. */
export const GROUNDS = ['stone', 'cave', 'earth', 'wood'] as const;
export type FloorKind = (typeof GROUNDS)[number];

/** The printed names of tile sides whose ground is not paved stone. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  cave: 'A1b A2b A3a B4b C1b D2b E1b G2a H2a I2a J1b J2b K1b K2a L2a L3b N1a'.split(' '),
  earth: 'A4a B1b C2a D1b F1b G1a H2b L1b L3a M1b'.split(' '),
  wood: 'B1a B2a B3a B4a E1a G2b H1a H3a I1a I2b'.split(' '),
};

const OF_TILE: ReadonlyMap<string, FloorKind> = new Map(
  GROUNDS.flatMap((ground) => (OTHERS[ground] ?? []).map((tile) => [tile, ground] as const)),
);

const OF_CORRIDOR: Readonly<Record<string, FloorKind>> = {
  earth: 'earth',
  'natural-stone': 'cave',
  wood: 'wood',
};

/** The ground of a tile, by its printed name. Unknown tiles have paved stone. */
export function groundOfTile(tile: string | null): FloorKind {
  return OF_TILE.get(tile ?? '') ?? 'stone';
}

/** The ground of a corridor, by its printed look. */
export function groundOfCorridor(type: string | undefined): FloorKind {
  return OF_CORRIDOR[type ?? ''] ?? 'stone';
}
