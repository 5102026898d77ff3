/** Validates the map of a custom scenario. */
import { type Hex, hexNumber, isOnePiece, neighbours } from '../../map/hexes';
import { boardFromLayout } from '../../map/layout';
import { MAX_HEXES } from '../../map/map';
import type { Content } from '../content';
import type { Report } from '../reading/problem';
import { layOutMap, tileHexes, type PrintedMap, type PrintedTile } from '../rooms';
import type { ScenarioContent, ScenarioMap } from '../types';

type OverlayKind = ScenarioMap['overlays'][number]['kind'];

const MIN_STARTS = 4;

type Needs = Pick<Content, 'tile'>;

/** The map with all hexes computed. An unknown tile has no hexes. */
export function ownMapHexes(map: ScenarioMap, content: Needs): PrintedMap {
  return layOutMap(map, (laid) =>
    laid.tile === null || content.tile(laid.tile) ? tileHexes(content, laid) : [],
  );
}

/** Indexes of the tiles that a piece is on or touches. */
export function tilesTouched(
  tiles: readonly PrintedTile[],
  hexes: readonly Hex[],
): readonly number[] {
  const near = new Set([...hexes, ...hexes.flatMap(neighbours)].map(hexNumber));
  return tiles.flatMap((tile, index) =>
    tile.hexes.some((hex) => near.has(hexNumber(hex))) ? [index] : [],
  );
}

/** The rooms of each hex: the room of its tile, or both rooms of a door. */
export function roomsByHex(map: PrintedMap): ReadonlyMap<number, readonly number[]> {
  const rooms = new Map<number, readonly number[]>();
  const add = (hex: Hex, added: readonly number[]) => {
    rooms.set(hexNumber(hex), [...(rooms.get(hexNumber(hex)) ?? []), ...added]);
  };
  for (const { hexes, room } of map.tiles) for (const hex of hexes) add(hex, [room]);
  for (const door of map.doors) for (const hex of door.hexes) add(hex, door.rooms);
  return rooms;
}

/**
 * Pieces that fill a whole hex, by hex: doors and overlays of the given kinds, without corridors.
 */
export function fullHexes(
  map: PrintedMap,
  kinds: readonly OverlayKind[],
): ReadonlyMap<number, string> {
  const pieces = [
    ...map.doors.map(({ hexes, kind }, index) => ({
      hexes: kind === 'corridor' ? [] : hexes,
      path: `map.doors[${index}]`,
    })),
    ...map.overlays.map(({ hexes, kind }, index) => ({
      hexes: kinds.includes(kind) ? hexes : [],
      path: `map.overlays[${index}]`,
    })),
  ];
  return new Map(
    pieces.flatMap(({ hexes, path }) => hexes.map((hex) => [hexNumber(hex), path] as const)),
  );
}

/** Reports every problem of the map. */
export function mapProblems(
  scenario: ScenarioContent,
  printed: ScenarioMap,
  content: Needs,
  report: Report,
): void {
  if (printed.tiles.length === 0) report('map.tiles', { code: 'noTiles' });
  const rooms = new Set(scenario.rooms.map(({ room }) => room));
  printed.tiles.forEach(({ tile, room }, index) => {
    if (tile !== null && !content.tile(tile)) {
      report(`map.tiles[${index}].tile`, { code: 'unknownTile', tile });
    }
    if (!rooms.has(room)) report(`map.tiles[${index}].room`, { code: 'unknownRoom', room });
  });
  const map = ownMapHexes(printed, content);
  const size = map.tiles.reduce((sum, { hexes }) => sum + hexes.length, map.doors.length);
  if (size > MAX_HEXES) {
    report('map.tiles', { code: 'tooManyHexes', limit: MAX_HEXES });
    return;
  }
  overlaps(map.tiles, (index, other) =>
    report(`map.tiles[${index}]`, { code: 'tilesOverlap', with: `map.tiles[${other}]` }),
  );
  doorProblems(map, report);
  overlayProblems(map, report);
  startProblems(scenario, map, report);
  wayProblems(scenario, map, report);
}

function doorProblems(map: PrintedMap, report: Report): void {
  overlaps(map.doors, (index, other) =>
    report(`map.doors[${index}]`, { code: 'doorsOverlap', with: `map.doors[${other}]` }),
  );
  map.doors.forEach((door, index) => {
    const path = `map.doors[${index}]`;
    pieceProblems(door.hexes, path, report);
    const joined = tilesTouched(map.tiles, door.hexes).flatMap((place) => map.tiles[place] ?? []);
    const named = joined.filter(({ tile }) => door.tiles.includes(tile));
    if (named.length < 2) {
      report(path, { code: 'doorJoinsNothing' });
      return;
    }
    const rooms = new Set(named.map(({ room }) => room));
    if (door.kind === 'corridor' && rooms.size > 1) {
      report(`${path}.rooms`, { code: 'corridorPartsRooms' });
      return;
    }
    if (door.rooms.every((room) => rooms.has(room)) && new Set(door.rooms).size === rooms.size) {
      return;
    }
    report(`${path}.rooms`, { code: 'doorRoomsWrong', rooms: [...rooms] });
  });
}

function overlayProblems(map: PrintedMap, report: Report): void {
  const roomsOf = roomsByHex(map);
  map.overlays.forEach((overlay, index) => {
    const path = `map.overlays[${index}]`;
    pieceProblems(overlay.hexes, path, report);
    if (overlay.kind === 'treasure' && overlay.treasure === undefined) {
      report(`${path}.treasure`, { code: 'treasureMissing' });
    }
    // A piece of wall may overlap a wall.
    if (overlay.kind === 'wall') return;
    const rooms = overlay.hexes.map((hex) => roomsOf.get(hexNumber(hex)));
    rooms.forEach((at, index) => {
      if (!at) report(`${path}.hexes[${index}]`, { code: 'offTheMap' });
    });
    const [first] = rooms.flatMap((at) => at ?? []);
    if (first === undefined || rooms.some((at) => at?.includes(overlay.room))) return;
    report(`${path}.room`, { code: 'inAnotherRoom', room: first });
  });
  const doors = fullHexes(map, []);
  const walls = fullHexes(map, ['wall']);
  map.overlays.forEach(({ kind, hexes }, index) => {
    const full = kind === 'money' ? walls : doors;
    const other = hexes.flatMap((hex) => full.get(hexNumber(hex)) ?? [])[0];
    if (other !== undefined) {
      report(`map.overlays[${index}]`, { code: 'piecesOverlap', with: other });
    }
  });
  const pieces = map.overlays.map((overlay) =>
    overlay.kind === 'money' ? { hexes: [] } : overlay,
  );
  overlaps(pieces, (index, other) =>
    report(`map.overlays[${index}]`, { code: 'piecesOverlap', with: `map.overlays[${other}]` }),
  );
}

function startProblems({ rooms }: ScenarioContent, map: PrintedMap, report: Report): void {
  if (map.starts.length < MIN_STARTS) {
    const found = map.starts.length;
    report('map.starts', { code: 'tooFewStarts', least: MIN_STARTS, found });
  }
  const roomsOf = roomsByHex(map);
  const open = new Set(rooms.filter((room) => room.initial).map(({ room }) => room));
  const blocked = new Set(
    map.overlays
      .filter(({ kind }) => kind === 'obstacle' || kind === 'wall')
      .flatMap(({ hexes }) => hexes.map(hexNumber)),
  );
  const doors = fullHexes(map, []);
  const seen = new Map<number, number>();
  map.starts.forEach((hex, index) => {
    const path = `map.starts[${index}]`;
    const key = hexNumber(hex);
    const other = seen.get(key);
    if (other !== undefined) report(path, { code: 'startTwice', with: `map.starts[${other}]` });
    else seen.set(key, index);
    const at = roomsOf.get(key);
    const door = doors.get(key);
    if (!at) report(path, { code: 'offTheMap' });
    else if (door !== undefined) report(path, { code: 'piecesOverlap', with: door });
    else if (!at.some((room) => open.has(room))) report(path, { code: 'startNotInOpenRoom' });
    else if (blocked.has(key)) report(path, { code: 'startOnObstacle' });
  });
}

/** Reports rooms that nothing opens, and tiles that cannot be reached with everything open. */
function wayProblems(scenario: ScenarioContent, map: PrintedMap, report: Report): void {
  const revealed = revealedRooms(scenario, map);
  scenario.rooms.forEach(({ room }, index) => {
    if (!revealed.has(room)) report(`rooms[${index}]`, { code: 'roomNotRevealed', room });
  });
  if (map.starts.length === 0) return;
  const reached = reachedHexes(map);
  map.tiles.forEach(({ hexes, room }, index) => {
    if (hexes.length === 0 || !revealed.has(room)) return;
    if (hexes.some((hex) => reached.has(hexNumber(hex)))) return;
    report(`map.tiles[${index}]`, { code: 'tileUnreachable', room });
  });
}

function revealedRooms({ rooms, reveals }: ScenarioContent, map: PrintedMap): ReadonlySet<number> {
  const laid = new Set(map.tiles.map(({ room }) => room));
  const revealed = new Set([
    ...rooms.filter((room) => room.initial).map(({ room }) => room),
    ...(reveals ?? []).flatMap((row) => row.rooms),
  ]);
  // Spawned figures are listed as a room without tiles. No door can lead there.
  const ways = [
    ...map.doors.map((door) => door.rooms),
    ...rooms.flatMap(({ room, adjacent }) =>
      adjacent.filter((other) => !laid.has(room) || !laid.has(other)).map((other) => [room, other]),
    ),
  ];
  for (let found = -1; found !== revealed.size;) {
    found = revealed.size;
    for (const way of ways) {
      if (way.some((room) => revealed.has(room))) for (const room of way) revealed.add(room);
    }
  }
  return revealed;
}

/**
 * Every hex that can be reached from the start hexes with all doors open. Obstacles are ignored:
 * figures jump over or destroy them, and a printed map has them across its only path.
 */
function reachedHexes(map: PrintedMap): ReadonlySet<number> {
  const doors = map.doors.map((door) => ({ ...door, isOpen: true }));
  const board = boardFromLayout({ ...map, doors });
  const pair = (a: Hex, b: Hex) => `${hexNumber(a)} ${hexNumber(b)}`;
  const walls = new Set(board.wallEdges.flatMap(([a, b]) => [pair(a, b), pair(b, a)]));
  const free = new Set(board.hexes.map(hexNumber));
  const next = map.starts.filter((hex) => free.has(hexNumber(hex)));
  const reached = new Set(next.map(hexNumber));
  for (let hex = next.pop(); hex; hex = next.pop()) {
    for (const beside of neighbours(hex)) {
      const key = hexNumber(beside);
      if (reached.has(key) || !free.has(key) || walls.has(pair(hex, beside))) continue;
      reached.add(key);
      next.push(beside);
    }
  }
  return reached;
}

/** A piece of several hexes must be connected. */
function pieceProblems(hexes: readonly Hex[], path: string, report: Report): void {
  if (new Set(hexes.map(hexNumber)).size < hexes.length) report(path, { code: 'hexTwice' });
  if (!isOnePiece(hexes)) report(path, { code: 'hexesApart' });
}

/** Reports pieces that overlap the first piece on one of their hexes, each pair once. */
function overlaps(
  pieces: readonly { readonly hexes: readonly Hex[] }[],
  onPair: (index: number, other: number) => void,
): void {
  const first = new Map<number, number>();
  pieces.forEach(({ hexes }, index) => {
    const reported = new Set<number>();
    for (const hex of hexes) {
      const other = first.get(hexNumber(hex));
      if (other === undefined) first.set(hexNumber(hex), index);
      else if (other !== index && !reported.has(other)) {
        reported.add(other);
        onPair(index, other);
      }
    }
  });
}
