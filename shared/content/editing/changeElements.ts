/** Removes and changes elements of a scenario. */
import type {
  ObjectiveContent,
  CustomScenarioFile,
  Ranks,
  RoomContent,
  ScenarioMap,
} from '../types';
import {
  contentsOf,
  finish,
  mapOf,
  newRoom,
  nextRoom,
  withRoomAt,
  type Edited,
  type Tiles,
} from './editedScenario';
import { withLetters, withPlacements } from './carriedHexes';
import { pathOf, type MapElement } from './mapElements';
import { withDerivedFields } from './assignRooms';

/** Removes an element. A tile is removed with everything on it, and its room with its last tile. */
export function removeElement(
  file: CustomScenarioFile,
  content: Tiles,
  element: MapElement,
): Edited {
  const goes = element.kind === 'tile' ? contentsOf(file, content, element) : [];
  const gone = new Set([element, ...goes].map(pathOf));
  const map = mapOf(file);
  const stays = (kind: 'tile' | 'door' | 'overlay' | 'start') => (_: unknown, index: number) =>
    !gone.has(pathOf({ kind, index }));
  const tiles = map.tiles.filter(stays('tile'));
  const rooms = withPlacements(file, content, element, () => null).map((room, i) => ({
    ...room,
    monsters: room.monsters.filter(
      (_, index) => !gone.has(pathOf({ kind: 'monster', room: i, index })),
    ),
  }));
  const objectives = (file.objectives ?? []).filter(
    (_, index) => !gone.has(pathOf({ kind: 'objective', index })),
  );
  const next = {
    ...withList(file, objectives),
    rooms: withoutEmptied(rooms, map.tiles, tiles),
    map: {
      tiles,
      doors: map.doors.filter(stays('door')),
      overlays: map.overlays.filter(stays('overlay')),
      starts: map.starts.filter(stays('start')),
      ...withLetters(file, content, element, () => null),
    },
  };
  return finish(next, content, null);
}

/** Sets the objectives of the file; an empty list is omitted. */
function withList(
  { objectives: _, ...file }: CustomScenarioFile,
  objectives: readonly ObjectiveContent[],
): CustomScenarioFile {
  return objectives.length === 0 ? file : { ...file, objectives };
}

/** Removes rooms that lost their last tile. */
function withoutEmptied(
  rooms: readonly RoomContent[],
  before: ScenarioMap['tiles'],
  after: ScenarioMap['tiles'],
): readonly RoomContent[] {
  const remaining = rooms.filter(
    ({ room }) =>
      after.some((tile) => tile.room === room) || !before.some((tile) => tile.room === room),
  );
  const [first, ...others] = remaining;
  // One room must be the initial one.
  if (!first || remaining.some((room) => room.initial)) return remaining;
  return [{ ...first, initial: true }, ...others];
}

/** Moves a tile to a room; null = a new one. */
export function setTileRoom(
  file: CustomScenarioFile,
  content: Tiles,
  index: number,
  room: number | null,
): Edited {
  const map = mapOf(file);
  const number = room ?? nextRoom(file);
  const known = file.rooms.some((each) => each.room === number);
  const tiles = map.tiles.map((tile, i) => (i === index ? { ...tile, room: number } : tile));
  const rooms = known ? file.rooms : [...file.rooms, newRoom(number, false)];
  // Figures get their new rooms before rooms without tiles are removed.
  const moved = withDerivedFields({ ...file, rooms, map: { ...map, tiles } }, content);
  const remaining = withoutEmptied(moved.rooms, map.tiles, tiles);
  return finish({ ...moved, rooms: remaining }, content, { kind: 'tile', index });
}

export function setInitial(
  file: CustomScenarioFile,
  room: number,
  initial: boolean,
): CustomScenarioFile {
  return {
    ...file,
    rooms: file.rooms.map((each) => (each.room === room ? { ...each, initial } : each)),
  };
}

export function setRanks(
  file: CustomScenarioFile,
  { room, index }: { readonly room: number; readonly index: number },
  ranks: Ranks,
): CustomScenarioFile {
  const monsters = file.rooms[room]?.monsters.map((each, i) =>
    i === index ? { ...each, ranks } : each,
  );
  return monsters ? withRoomAt(file, room, { monsters }) : file;
}

export function setOverlay(
  file: CustomScenarioFile,
  content: Tiles,
  index: number,
  change: { readonly amount: number } | { readonly treasure: number | 'goal' },
): Edited {
  const map = mapOf(file);
  const overlays = map.overlays.map((each, i) => (i === index ? { ...each, ...change } : each));
  return finish({ ...file, map: { ...map, overlays } }, content, { kind: 'overlay', index });
}

/** Sets the two tiles a door joins, by index. */
export function setDoorTiles(
  file: CustomScenarioFile,
  content: Tiles,
  index: number,
  [a, b]: readonly [number, number],
): Edited {
  const map = mapOf(file);
  const tiles = [map.tiles[a]?.tile ?? null, map.tiles[b]?.tile ?? null];
  const doors = map.doors.map((each, i) => (i === index ? { ...each, tiles } : each));
  return finish({ ...file, map: { ...map, doors } }, content, { kind: 'door', index });
}

export function setGoalText(file: CustomScenarioFile, text: string): CustomScenarioFile {
  const goalText = text.trim();
  if (goalText !== '') return { ...file, goalText };
  const without: { -readonly [K in keyof CustomScenarioFile]: CustomScenarioFile[K] } = { ...file };
  delete without.goalText;
  return without;
}
