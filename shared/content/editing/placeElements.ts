/** Creates scenarios and places elements on the map. */
import { type Hex, hexAt, minus, plus, rotate, sameHex } from '../../map/hexes';
import { ownMapHexes } from '../customScenarios/map';
import type { CustomScenarioFile, Ranks, ScenarioContent } from '../types';
import { id as asId, type MonsterTypeId, type ScenarioId } from '../../ids';
import { removeElement } from './changeElements';
import {
  finish,
  isNear,
  mapOf,
  middleOf,
  newRoom,
  nextRoom,
  withRoomAt,
  type Edited,
  type Tiles,
} from './editedScenario';
import { pair } from './mapElements';
import { isDoorKind, type Piece } from './pieces';

export function emptyScenario(): CustomScenarioFile {
  return {
    version: 1,
    id: asId<ScenarioId>('own-new'),
    title: '',
    goals: [{ type: 'killAllEnemies' }],
    rooms: [],
    rewards: {},
    map: { tiles: [], doors: [], overlays: [], starts: [] },
  };
}

/** A copy of a printed scenario without rewards that would affect the campaign's story. */
export function copyOf(printed: ScenarioContent, title: string): CustomScenarioFile {
  const { gold, experience, collectiveGold } = printed.rewards;
  return {
    ...printed,
    version: 1,
    id: asId<ScenarioId>('own-new'),
    title: title.slice(0, 60).trim(),
    rewards: {
      ...(gold !== undefined && { gold }),
      ...(experience !== undefined && { experience }),
      ...(collectiveGold !== undefined && { collectiveGold }),
    },
  };
}

/** The origin of a tile whose centre is on a hex. */
export function tileOrigin(
  content: Tiles,
  { tile, turns }: { readonly tile: string; readonly turns: number },
  at: Hex,
): Hex {
  return minus(at, rotate(middleOf(content, tile), turns));
}

/** Adds a tile with a new room. Tiles can be merged into one room later. */
export function addTile(
  file: CustomScenarioFile,
  content: Tiles,
  { tile, turns }: { readonly tile: string; readonly turns: number },
  at: Hex,
): Edited | null {
  const origin = tileOrigin(content, { tile, turns }, at);
  if (!isNear(origin)) return null;
  const number = nextRoom(file);
  const laid = { tile, at: pair(origin), turns, room: number };
  const map = mapOf(file);
  const next = {
    ...file,
    rooms: [...file.rooms, newRoom(number, file.rooms.length === 0)],
    map: { ...map, tiles: [...map.tiles, laid] },
  };
  return finish(next, content, { kind: 'tile', index: map.tiles.length });
}

export function pieceHexes({ hexes }: Piece, turns: number, at: Hex): readonly Hex[] {
  return hexes.map((each) => plus(rotate(each, turns), at));
}

export function addPiece(
  file: CustomScenarioFile,
  content: Tiles,
  {
    piece,
    turns,
    treasure = 'goal',
  }: {
    readonly piece: Piece;
    readonly turns: number;
    readonly treasure?: number | 'goal';
  },
  at: Hex,
): Edited | null {
  const hexes = pieceHexes(piece, turns, at);
  if (!hexes.every(isNear)) return null;
  const map = mapOf(file);
  const room = file.rooms[0]?.room ?? 1;
  const { kind, type } = piece;
  if (isDoorKind(kind)) {
    const laid = { kind, type: type ?? kind, hexes: hexes.map(pair), tiles: [null, null] };
    const doors = [...map.doors, { ...laid, rooms: [room, room] }];
    return finish({ ...file, map: { ...map, doors } }, content, {
      kind: 'door',
      index: map.doors.length,
    });
  }
  const overlay = {
    kind,
    hexes: hexes.map(pair),
    room,
    ...(type !== null && { type }),
    ...(kind === 'money' && { amount: 1 }),
    ...(kind === 'treasure' && { treasure }),
  };
  const overlays = [...map.overlays, overlay];
  return finish({ ...file, map: { ...map, overlays } }, content, {
    kind: 'overlay',
    index: map.overlays.length,
  });
}

/** Adds a start hex, or removes it if it exists. */
export function toggleStart(file: CustomScenarioFile, content: Tiles, at: Hex): Edited {
  const map = mapOf(file);
  const index = map.starts.findIndex((each) => sameHex(hexAt(each), at));
  if (index >= 0) return removeElement(file, content, { kind: 'start', index });
  const starts = [...map.starts, pair(at)];
  return finish({ ...file, map: { ...map, starts } }, content, {
    kind: 'start',
    index: map.starts.length,
  });
}

/** Adds a monster. Null if the hex is in no room, because a monster needs a room. */
export function addMonster(
  file: CustomScenarioFile,
  content: Tiles,
  { monster, ranks }: { readonly monster: MonsterTypeId; readonly ranks: Ranks },
  at: Hex,
): Edited | null {
  const laid = ownMapHexes(mapOf(file), content);
  const number = [...laid.tiles, ...laid.doors.map((d) => ({ ...d, room: d.rooms[0] ?? 1 }))].find(
    ({ hexes }) => hexes.some((each) => sameHex(each, at)),
  )?.room;
  const room = file.rooms.findIndex((each) => each.room === number);
  const found = file.rooms[room];
  if (!found) return null;
  const monsters = [...found.monsters, { id: monster, ranks, at: pair(at) }];
  return finish(withRoomAt(file, room, { monsters }), content, {
    kind: 'monster',
    room,
    index: found.monsters.length,
  });
}
