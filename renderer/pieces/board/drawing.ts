/** What a map looks like, worked out from what lies on the table. */
import { directionTo, DIRECTIONS, hexNumber, neighbours, plus, type Hex } from '#shared/map/hexes';
import { boardFromLayout, type LaidTile } from '#shared/map/layout';
import { edgePath, sharedEdge } from './geometry';

export type DrawnDoorState = 'open' | 'closed' | 'locked';

/** A door, corridor or breakable wall to be drawn. */
export interface MapDoor {
  readonly kind: 'door' | 'corridor' | 'breakableWall';
  /** Which piece of cardboard: 'stone', 'dark-fog', 'earth'. */
  readonly type?: string;
  readonly hexes: readonly Hex[];
  readonly tiles?: readonly (string | null)[];
  readonly state?: DrawnDoorState;
}

/** Anything else that lies on hexes. */
export interface MapOverlay {
  readonly kind: string;
  readonly type?: string;
  readonly hexes: readonly Hex[];
}

/** A map as it lies: what MapView draws. */
export interface MapPieces {
  readonly tiles: readonly LaidTile[];
  readonly doors: readonly MapDoor[];
  readonly overlays: readonly MapOverlay[];
  /** Rooms in sight; all when left out. What is in no such room is not drawn at all. */
  readonly rooms?: readonly number[];
}

export interface DrawnHex {
  readonly hex: Hex;
  /** Place of its tile in the list; -1 for a door or corridor between tiles. */
  readonly tile: number;
}

export interface DrawnDoor extends MapDoor {
  /** Its place in the list of the map. */
  readonly index: number;
  readonly state: DrawnDoorState;
}

export interface DrawnOverlay extends MapOverlay {
  readonly index: number;
}

export interface MapDrawing {
  /** Floor, doors and standing breakable walls, by q, then by r. */
  readonly hexes: readonly DrawnHex[];
  readonly doors: readonly DrawnDoor[];
  readonly overlays: readonly DrawnOverlay[];
  /** Hexes of tiles that are covered by pieces of wall. */
  readonly rock: readonly Hex[];
  /** Lines around everything and between what is parted. */
  readonly walls: string;
}

/** Works out what is in sight of a map and where its walls are. */
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
    .map((door, index) => ({ ...door, index, state: stateOf(door) }))
    .filter(isOnBoard);
  const hexes = [...shown.values()].sort((a, b) => a.hex.q - b.hex.q || a.hex.r - b.hex.r);
  return {
    hexes,
    doors,
    overlays: map.overlays
      .map((overlay, index) => ({ ...overlay, index }))
      .filter((overlay) => overlay.kind !== 'wall' && isOnBoard(overlay)),
    rock: [...rock.values()],
    walls: wallsOf(
      hexes.map(({ hex }) => hex),
      board.wallEdges,
    ),
  };
}

function isStandingWall({ kind, state }: MapDoor): boolean {
  return kind === 'breakableWall' && state !== 'open';
}

function stateOf({ kind, state }: MapDoor): DrawnDoorState {
  return state ?? (kind === 'corridor' ? 'open' : 'closed');
}

function wallsOf(hexes: readonly Hex[], lines: readonly (readonly [Hex, Hex])[]): string {
  const known = new Set(hexes.map((hex) => hexNumber(hex)));
  const around = hexes.flatMap((hex) =>
    DIRECTIONS.flatMap((step, direction) =>
      known.has(hexNumber(plus(hex, step))) ? [] : [edgePath(hex, direction)],
    ),
  );
  const between = lines
    .filter(([a, b]) => known.has(hexNumber(a)) && known.has(hexNumber(b)))
    .filter(([a, b]) => directionTo(a, b) !== null)
    .map(([a, b]) => sharedEdge(a, b));
  return [...around, ...between].join('');
}
