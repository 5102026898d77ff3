/** Computes the drawing of a map from its tiles, doors and overlays. */
import { DIRECTIONS, hexNumber, neighbours, plus, type Hex } from '#shared/map/hexes';
import { boardFromLayout, type LaidTile } from '#shared/map/layout';
import { floorOf, type Floor, type FloorPart } from './floor';
import { groundOfCorridor, groundOfTile } from './grounds';

export type DrawnDoorState = 'open' | 'closed' | 'locked';

/** A door, corridor or breakable wall on the map. */
export interface MapDoor {
  readonly kind: 'door' | 'corridor' | 'breakableWall';
  /** Printed look of the piece: 'stone', 'dark-fog', 'earth'. */
  readonly type?: string;
  readonly hexes: readonly Hex[];
  readonly tiles?: readonly (string | null)[];
  /** Its number or letter from the scenario book. */
  readonly label?: string;
  readonly state?: DrawnDoorState;
}

/** An overlay tile or a token on hexes. */
export interface MapOverlay {
  readonly kind: string;
  readonly type?: string;
  readonly hexes: readonly Hex[];
}

/** The tiles, doors and overlays of a map, with their state. */
export interface MapPieces {
  readonly tiles: readonly LaidTile[];
  readonly doors: readonly MapDoor[];
  readonly overlays: readonly MapOverlay[];
  /** The revealed rooms. Pieces of other rooms are not drawn. Left out = all rooms are drawn. */
  readonly rooms?: readonly number[];
}

export interface DrawnHex {
  readonly hex: Hex;
  /** The index of its tile; -1 for a door or corridor between tiles. */
  readonly tile: number;
}

export interface DrawnDoor extends MapDoor {
  /** The index in the map's list of doors. */
  readonly index: number;
  readonly state: DrawnDoorState;
  /** The rotation of the passage through the door, in degrees; 0 = horizontal. */
  readonly turn: number;
}

export interface DrawnOverlay extends MapOverlay {
  readonly index: number;
}

export interface MapDrawing {
  /** All hexes to draw: floor, doors and unbroken walls. Sorted by q, then by r. */
  readonly hexes: readonly DrawnHex[];
  readonly doors: readonly DrawnDoor[];
  readonly overlays: readonly DrawnOverlay[];
  /** Hexes of tiles that are covered by printed walls. */
  readonly rock: readonly Hex[];
  readonly floor: Floor;
}

/** The drawing of the visible part of a map. */
export function drawingOf(map: MapPieces): MapDrawing {
  const isShown = (room: number | undefined) =>
    map.rooms === undefined || (room !== undefined && map.rooms.includes(room));
  const layout = {
    tiles: map.tiles,
    doors: map.doors.map((door) => ({ ...door, isOpen: door.state === 'open' })),
    overlays: map.overlays,
  };
  const board = boardFromLayout(layout, map.rooms);
  const shown = new Map<number, DrawnHex>();
  const rock = new Map<number, Hex>();
  const covered = new Set(
    map.overlays
      .filter(({ kind }) => kind === 'wall')
      .flatMap(({ hexes }) => hexes.map((hex) => hexNumber(hex))),
  );
  map.tiles.forEach(({ hexes, room }, tile) => {
    if (!isShown(room)) return;
    for (const hex of hexes) {
      if (covered.has(hexNumber(hex))) rock.set(hexNumber(hex), hex);
      else shown.set(hexNumber(hex), { hex, tile });
    }
  });
  for (const hex of [...board.hexes, ...board.closedDoors.map((door) => door.hex)]) {
    if (!shown.has(hexNumber(hex))) shown.set(hexNumber(hex), { hex, tile: -1 });
  }
  for (const { hexes } of map.doors.filter(isStandingWall)) {
    const touched = hexes.flatMap((hex) => [hex, ...neighbours(hex)]);
    if (!touched.some((hex) => shown.has(hexNumber(hex)))) continue;
    for (const hex of hexes) {
      if (!shown.has(hexNumber(hex))) shown.set(hexNumber(hex), { hex, tile: -1 });
    }
  }
  const isOnBoard = ({ hexes }: { readonly hexes: readonly Hex[] }) =>
    hexes.some((hex) => shown.has(hexNumber(hex)));
  const doors = map.doors
    .map((door, index) => ({
      ...door,
      index,
      state: stateOf(door),
      turn: passageRotation(door, shown),
    }))
    .filter(isOnBoard);
  const hexes = [...shown.values()].sort((a, b) => a.hex.q - b.hex.q || a.hex.r - b.hex.r);
  return {
    hexes,
    doors,
    overlays: map.overlays
      .map((overlay, index) => ({ ...overlay, index }))
      .filter((overlay) => overlay.kind !== 'wall' && isOnBoard(overlay)),
    rock: [...rock.values()],
    floor: floorOf(partsOf(map.tiles, hexes, doors), [...rock.values()], board.wallEdges),
  };
}

/** Groups the hexes by tile. Corridors, and doors between tiles, are groups of their own. */
function partsOf(
  tiles: readonly LaidTile[],
  hexes: readonly DrawnHex[],
  doors: readonly DrawnDoor[],
): readonly FloorPart[] {
  const bare = new Set(hexes.filter(({ tile }) => tile < 0).map(({ hex }) => hexNumber(hex)));
  const doorOf = new Map<number, DrawnDoor>();
  for (const door of doors) {
    for (const hex of door.hexes) {
      if (door.kind === 'corridor' || bare.has(hexNumber(hex))) doorOf.set(hexNumber(hex), door);
    }
  }
  const inside = tiles.map(({ tile }, index): FloorPart => {
    const isGround = (each: DrawnHex) => each.tile === index && !doorOf.has(hexNumber(each.hex));
    const ground = hexes.filter(isGround).map(({ hex }) => hex);
    return { code: tile, ground: groundOfTile(tile), hexes: ground };
  });
  const between = doors.map((door): FloorPart => {
    const covered = door.hexes.filter((hex) => doorOf.get(hexNumber(hex)) === door);
    const [beside = null] = door.tiles ?? [];
    const ground = door.kind === 'corridor' ? groundOfCorridor(door.type) : groundOfTile(beside);
    return { code: null, ground, hexes: covered };
  });
  return [...inside, ...between].filter((part) => part.hexes.length > 0);
}

/**
 * The rotation of the passage through a door in degrees: the direction from the hexes of one tile
 * to those of the other.
 */
function passageRotation({ hexes: [hex] }: MapDoor, shown: ReadonlyMap<number, DrawnHex>): number {
  if (!hex) return 0;
  const around = DIRECTIONS.flatMap((step, direction) => {
    const tile = shown.get(hexNumber(plus(hex, step)))?.tile ?? -1;
    return tile < 0 ? [] : [{ tile, angle: (direction * Math.PI) / 3 }];
  });
  const towards = (ratio: (angle: number) => number) =>
    around.reduce((sum, { tile, angle }) => {
      const count = around.filter((each) => each.tile === tile).length;
      return sum + ((tile === around[0]?.tile ? 1 : -1) * ratio(angle)) / count;
    }, 0);
  const turn = (Math.atan2(towards(Math.sin), towards(Math.cos)) * 6) / Math.PI;
  return ((Math.round(turn) + 6) % 6) * 30;
}

function isStandingWall({ kind, state }: MapDoor): boolean {
  return kind === 'breakableWall' && state !== 'open';
}

function stateOf({ kind, state }: MapDoor): DrawnDoorState {
  return state ?? (kind === 'corridor' ? 'open' : 'closed');
}
