/** Assigns rooms to doors, overlays and monsters by their positions. */
import { type Hex, hexAt, hexNumber } from '../../map/hexes';
import type { Content } from '../content';
import { ownMapHexes, roomsByHex, tilesTouched } from '../customScenarios/map';
import type { PrintedTile } from '../rooms';
import type { CustomScenarioFile, RoomContent, RoomMonster, ScenarioMap } from '../types';

type Door = ScenarioMap['doors'][number];
type Overlay = ScenarioMap['overlays'][number];

/** The scenario with all derived fields computed. */
export function withDerivedFields(
  file: CustomScenarioFile,
  content: Pick<Content, 'tile'>,
): CustomScenarioFile {
  if (!file.map) return file;
  const laid = ownMapHexes(file.map, content);
  const doors = file.map.doors.map((door) => withTiles(door, laid.tiles));
  const joined = { ...file.map, doors };
  const roomsOf = roomsByHex(ownMapHexes(joined, content));
  const overlays = joined.overlays.map((overlay) => withRoom(overlay, roomsOf));
  const map = { ...joined, overlays };
  const known = new Set(file.rooms.map(({ room }) => room));
  const roomAt = (at: Hex) => roomsOf.get(hexNumber(at))?.find((room) => known.has(room));
  const placed = withObjectives(withMonsters(file.rooms, roomsOf), file, roomAt);
  const rooms = placed.map((room) => ofMap(room, file.rooms, map));
  return { ...file, map, rooms };
}

/** Pairs of tiles that a door could join, as indexes. */
export function pairsOf(
  tiles: readonly PrintedTile[],
  hexes: readonly Hex[],
): readonly (readonly [number, number])[] {
  const touched = tilesTouched(tiles, hexes);
  return touched.flatMap((a, index) => touched.slice(index + 1).map((b) => [a, b] as const));
}

/**
 * A door keeps its tiles as long as it touches all of them; otherwise it joins the most likely
 * pair.
 */
function withTiles(door: Door, tiles: readonly PrintedTile[]): Door {
  const hexes = door.hexes.map(hexAt);
  const touched = tilesTouched(tiles, hexes).map((place) => tiles[place]?.tile ?? null);
  if (door.tiles.length > 2 && door.tiles.every((tile) => touched.includes(tile))) return door;
  const pairs = pairsOf(tiles, hexes);
  const names = (index: number) => tiles[index]?.tile ?? null;
  const rooms = (index: number) => tiles[index]?.room ?? 1;
  const [one, other] = door.tiles;
  const unchanged = pairs.find(
    ([a, b]) =>
      (names(a) === one && names(b) === other) || (names(a) === other && names(b) === one),
  );
  const apart = pairs.find(([a, b]) => rooms(a) !== rooms(b));
  const chosen = unchanged ?? apart ?? pairs[0];
  if (chosen) {
    const [a, b] = chosen;
    return { ...door, tiles: [names(a), names(b)], rooms: [rooms(a), rooms(b)] };
  }
  const [alone] = tilesTouched(tiles, hexes);
  return alone === undefined ? door : { ...door, rooms: [rooms(alone), rooms(alone)] };
}

function withRoom(overlay: Overlay, roomsOf: ReadonlyMap<number, readonly number[]>): Overlay {
  const found = overlay.hexes.flatMap((each) => roomsOf.get(hexNumber(hexAt(each))) ?? []);
  const [first] = found;
  return first === undefined || found.includes(overlay.room)
    ? overlay
    : { ...overlay, room: first };
}

/** Monsters belong to the room of their hex. A monster off the map stays in its room. */
function withMonsters(
  rooms: readonly RoomContent[],
  roomsOf: ReadonlyMap<number, readonly number[]>,
): readonly RoomContent[] {
  const known = new Set(rooms.map(({ room }) => room));
  // A room without hexes lists figures that spawn later, in any room.
  const onMap = new Set([...roomsOf.values()].flat());
  const home = (monster: RoomMonster, listed: number): number => {
    const found = monster.at ? roomsOf.get(hexNumber(hexAt(monster.at))) : undefined;
    if (!found || found.includes(listed) || !onMap.has(listed)) return listed;
    return found.find((room) => known.has(room)) ?? listed;
  };
  const placed = rooms.flatMap(({ room, monsters }) =>
    monsters.map((monster) => ({ monster, room, home: home(monster, room) })),
  );
  return rooms.map((room) => ({
    ...room,
    monsters: [
      ...placed.filter((each) => each.home === room.room && each.room === room.room),
      ...placed.filter((each) => each.home === room.room && each.room !== room.room),
    ].map(({ monster }) => monster),
  }));
}

type RoomObjective = NonNullable<RoomContent['objectives']>[number];

/**
 * Lists objectives in the rooms of their hexes. An objective of which there are several can have a
 * hex for each. Objectives without a hex stay in their room.
 */
function withObjectives(
  rooms: readonly RoomContent[],
  { objectives = [] }: CustomScenarioFile,
  roomAt: (at: Hex) => number | undefined,
): readonly RoomContent[] {
  const ofSeveral = rooms.flatMap(({ room, objectives: listed = [] }) =>
    listed.flatMap((each: RoomObjective) =>
      each.at ? [{ each, room: roomAt(hexAt(each.at)) ?? room }] : [],
    ),
  );
  const placed = objectives.flatMap(({ index, at }) => {
    const room = at && roomAt(hexAt(at));
    return room === undefined ? [] : [{ index, room }];
  });
  const known = new Set(objectives.map(({ index }) => index));
  return rooms.map((room) => {
    const { objectives: listed = [], ...rest } = room;
    const unchanged = listed.filter(
      ({ objective, at }) =>
        !at && known.has(objective) && !placed.some(({ index }) => index === objective),
    );
    const here = placed.filter((each) => each.room === room.room);
    const next = [
      ...unchanged,
      ...ofSeveral.flatMap(({ each, room: home }) =>
        home === room.room && known.has(each.objective) ? [each] : [],
      ),
      ...here.map(
        ({ index }) => listed.find(({ objective }) => objective === index) ?? { objective: index },
      ),
    ];
    return next.length === 0 ? rest : { ...rest, objectives: next };
  });
}

/** A room without tiles lists spawned figures, so it is never derived from the map. */
function ofMap(room: RoomContent, rooms: readonly RoomContent[], map: ScenarioMap): RoomContent {
  const tiles = map.tiles.filter((tile) => tile.room === room.room);
  if (tiles.length === 0) return room;
  const names = tiles.flatMap(({ tile }) => tile ?? []);
  const roomOverlays = map.overlays.filter((overlay) => overlay.room === room.room);
  const beside = map.doors.flatMap(({ rooms }) =>
    rooms.includes(room.room) ? rooms.filter((other) => other !== room.room) : [],
  );
  const laid = new Set(map.tiles.map((tile) => tile.room));
  const unchanged = room.adjacent.filter(
    (other) => !laid.has(other) && rooms.some((each) => each.room === other),
  );
  return {
    ...room,
    tile: room.tile !== null && names.includes(room.tile) ? room.tile : (names[0] ?? null),
    tiles: names,
    adjacent: [...new Set([...beside, ...unchanged])].sort((a, b) => a - b),
    money: roomOverlays
      .filter(({ kind }) => kind === 'money')
      .reduce((sum, { amount }) => sum + (amount ?? 1), 0),
    treasures: roomOverlays.flatMap(({ treasure }) => treasure ?? []),
  };
}
