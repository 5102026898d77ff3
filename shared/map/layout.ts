/** Builds the board from tiles, doors and overlays. */
import { compareHexes, hexNumber, neighbours, type Hex } from './hexes';
import type { BoardMap, HexPair, Terrain } from './map';

/** A placed map tile. */
export interface LaidTile {
  /** Its printed name; null for a single hex without one. */
  readonly tile: string | null;
  readonly hexes: readonly Hex[];
  /** Index of its room; only needed if some rooms are not revealed. */
  readonly room?: number;
}

/** A door, corridor or breakable wall of the layout. */
export interface LaidDoor {
  readonly kind: 'door' | 'corridor' | 'breakableWall';
  readonly hexes: readonly Hex[];
  /** Closed by default. Ignored for a corridor, which is always open. */
  readonly isOpen?: boolean;
  readonly isLocked?: boolean;
  /** Names of the tiles it joins; by default, every tile it is on or touches. */
  readonly tiles?: readonly (string | null)[];
}

/** Any other overlay. Kinds without effect on the board are ignored. */
export interface LaidPiece {
  readonly kind: string;
  readonly hexes: readonly Hex[];
}

/** The parts of a scenario's map, before walls are computed. */
export interface Layout {
  readonly tiles: readonly LaidTile[];
  readonly doors: readonly LaidDoor[];
  readonly overlays: readonly LaidPiece[];
}

const TERRAIN_OF_KIND: Readonly<Record<string, keyof Terrain>> = {
  obstacle: 'obstacle',
  trap: 'trap',
  hazardousTerrain: 'hazard',
  difficultTerrain: 'difficult',
};

/**
 * Builds the board of a layout. Two adjacent hexes are connected if they belong to one tile, if one
 * overlay covers both, or if a door or corridor between the tiles touches a hex of a tile it joins.
 * All other adjacent hexes are separated by a wall line. Closed doors and unbroken breakable walls
 * are walls.
 *
 * @param rooms the rooms that are revealed; all when left out.
 *
 * @rule WALL-1 WALL-2 WALL-3 WALL-4
 */
export function boardFromLayout(layout: Layout, rooms?: readonly number[]): BoardMap {
  const shown = layout.tiles.map(
    ({ room }) => !rooms || (room !== undefined && rooms.includes(room)),
  );
  const spots = new Map<number, Spot>();
  layout.tiles.forEach((tile, index) => {
    if (!shown[index]) return;
    for (const hex of tile.hexes) spots.set(hexNumber(hex), { hex, tiles: [index], door: -1 });
  });
  layout.doors.forEach((door, index) => {
    const tiles = tilesJoined(layout, door);
    if (!tiles.some((tile) => shown[tile])) return;
    for (const hex of door.hexes) {
      const under = spots.get(hexNumber(hex));
      // A door of several hexes connects only its own hexes across tiles; its other edges belong to
      // the tile of each hex.
      const own = under && door.hexes.length > 1 ? under.tiles : tiles;
      spots.set(hexNumber(hex), { hex, tiles: own, door: index });
    }
  });
  for (const { kind, hexes } of layout.overlays) {
    if (kind === 'wall') for (const hex of hexes) spots.delete(hexNumber(hex));
  }

  const isShut = ({ door }: Spot) => {
    const laid = layout.doors[door];
    return laid !== undefined && laid.kind !== 'corridor' && !laid.isOpen;
  };
  const all = [...spots.values()].sort((a, b) => compareHexes(a.hex, b.hex));
  const open = all.filter((spot) => !isShut(spot));
  return {
    hexes: open.map(({ hex }) => hex),
    wallEdges: wallLines(all, spots),
    terrain: terrainOf(layout, new Set(open.map(({ hex }) => hexNumber(hex)))),
    closedDoors: all.filter(isShut).flatMap(({ hex, door }) => {
      const laid = layout.doors[door];
      return laid?.kind === 'door' ? [{ hex, locked: laid.isLocked ?? false }] : [];
    }),
    allowedSights: [],
  };
}

/** A hex of the layout, the tiles it counts as part of, and its door or -1. */
interface Spot {
  readonly hex: Hex;
  readonly tiles: readonly number[];
  readonly door: number;
}

function wallLines(all: readonly Spot[], spots: ReadonlyMap<number, Spot>): readonly HexPair[] {
  return all.flatMap((spot) =>
    neighbours(spot.hex).flatMap((hex): HexPair[] => {
      const other = spots.get(hexNumber(hex));
      if (!other || compareHexes(spot.hex, hex) > 0) return [];
      const isJoined =
        (spot.door >= 0 && spot.door === other.door) ||
        spot.tiles.some((tile) => other.tiles.includes(tile));
      return isJoined ? [] : [[spot.hex, other.hex]];
    }),
  );
}

/** Indexes of the tiles a door joins, of those it is on or touches. */
function tilesJoined(layout: Layout, door: LaidDoor): readonly number[] {
  const near = new Set([...door.hexes, ...door.hexes.flatMap(neighbours)].map(hexNumber));
  return layout.tiles.flatMap(({ tile, hexes }, index) => {
    if (door.tiles && !door.tiles.includes(tile)) return [];
    return hexes.some((hex) => near.has(hexNumber(hex))) ? [index] : [];
  });
}

function terrainOf(layout: Layout, open: ReadonlySet<number>): Terrain {
  const terrain: Record<keyof Terrain, Map<number, Hex>> = {
    obstacle: new Map(),
    trap: new Map(),
    hazard: new Map(),
    difficult: new Map(),
  };
  for (const { kind, hexes } of layout.overlays) {
    const lies = TERRAIN_OF_KIND[kind];
    if (!lies) continue;
    for (const hex of hexes) {
      if (open.has(hexNumber(hex))) terrain[lies].set(hexNumber(hex), hex);
    }
  }
  return {
    obstacle: [...terrain.obstacle.values()],
    trap: [...terrain.trap.values()],
    hazard: [...terrain.hazard.values()],
    difficult: [...terrain.difficult.values()],
  };
}
