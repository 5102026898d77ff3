/** Shared parts of all changes in the scenario editor. */
import { type Hex, hexAt, hexNumber, MAX_COORDINATE, plus } from '../../map/hexes';
import type { Content } from '../content';
import type { CustomScenarioFile, RoomContent, ScenarioMap } from '../types';
import { hexesOf, type MapElement } from './mapElements';
import { withDerivedFields } from './assignRooms';

export type Tiles = Pick<Content, 'tile'>;

/** Largest coordinate that a file can contain. */
const FARTHEST = Math.min(99, MAX_COORDINATE);

/** The changed scenario, and the element that was changed. */
export interface Edited {
  readonly file: CustomScenarioFile;
  readonly element: MapElement | null;
}

export function mapOf({ map }: CustomScenarioFile): ScenarioMap {
  return map ?? { tiles: [], doors: [], overlays: [], starts: [] };
}

export function isNear({ q, r }: Hex): boolean {
  return Math.abs(q) <= FARTHEST && Math.abs(r) <= FARTHEST;
}

/** The hex of a tile nearest to its centre. */
export function middleOf(content: Tiles, tile: string): Hex {
  const hexes = (content.tile(tile)?.hexes ?? [[0, 0]]).map(hexAt);
  const sum = hexes.reduce(plus, { q: 0, r: 0 });
  const q = sum.q / hexes.length;
  const r = sum.r / hexes.length;
  const distanceTo = (each: Hex) =>
    (each.q - q) ** 2 + (each.r - r) ** 2 + (each.q - q) * (each.r - r);
  return hexes.reduce((best, each) => (distanceTo(each) < distanceTo(best) ? each : best));
}

/** Elements other than doors whose hexes are all on the tile. */
export function contentsOf(
  file: CustomScenarioFile,
  content: Tiles,
  tile: MapElement,
): readonly MapElement[] {
  const under = new Set(hexesOf(file, tile, content).map(hexNumber));
  const map = mapOf(file);
  const all: readonly MapElement[] = [
    ...map.overlays.map((_, index) => ({ kind: 'overlay' as const, index })),
    ...map.starts.map((_, index) => ({ kind: 'start' as const, index })),
    ...(file.objectives ?? []).map((_, index) => ({ kind: 'objective' as const, index })),
    ...file.rooms.flatMap(({ monsters }, room) =>
      monsters.map((_, index) => ({ kind: 'monster' as const, room, index })),
    ),
  ];
  return all.filter((element) => {
    const hexes = hexesOf(file, element, content);
    return hexes.length > 0 && hexes.every((each) => under.has(hexNumber(each)));
  });
}

export function nextRoom({ rooms }: CustomScenarioFile): number {
  return Math.max(0, ...rooms.map(({ room }) => room)) + 1;
}

export function newRoom(room: number, initial: boolean): RoomContent {
  const lists = { tiles: [], adjacent: [], monsters: [], treasures: [] };
  return { room, tile: null, initial, money: 0, ...lists };
}

export function withRoomAt(
  file: CustomScenarioFile,
  at: number,
  change: Partial<RoomContent>,
): CustomScenarioFile {
  return {
    ...file,
    rooms: file.rooms.map((room, index) => (index === at ? { ...room, ...change } : room)),
  };
}

/** Computes derived fields. A monster is looked up again, because its room may have changed. */
export function finish(
  file: CustomScenarioFile,
  content: Tiles,
  element: MapElement | null,
): Edited {
  const next = withDerivedFields(file, content);
  if (element?.kind !== 'monster') return { file: next, element };
  const monster = file.rooms[element.room]?.monsters[element.index];
  for (const [room, { monsters }] of next.rooms.entries()) {
    const index = monsters.findIndex((each) => each === monster);
    if (index >= 0) return { file: next, element: { kind: 'monster', room, index } };
  }
  return { file: next, element: null };
}
