/** Moves and turns elements on the map. */
import { type Hex, hexAt, minus, plus, rotate } from '../../map/hexes';
import type { CustomScenarioFile } from '../types';
import {
  contentsOf,
  finish,
  isNear,
  mapOf,
  middleOf,
  type Edited,
  type Tiles,
} from './editedScenario';
import { withLetters, withPlacements } from './carriedHexes';
import { hexesOf, pair, pathOf, type MapElement } from './mapElements';

/** A rigid motion: rotation about a hex by sixths, then translation. */
interface Motion {
  readonly about: Hex;
  readonly turns: number;
  readonly offset: Hex;
}

function transform(at: Hex, { about, turns, offset }: Motion): Hex {
  return plus(plus(about, rotate(minus(at, about), turns)), offset);
}

export function moveElement(
  file: CustomScenarioFile,
  content: Tiles,
  element: MapElement,
  offset: Hex,
): Edited | null {
  return inMotion(file, content, element, { about: { q: 0, r: 0 }, turns: 0, offset });
}

/**
 * Turns a tile about its centre with everything on it, and other elements about their first hex.
 * Null if the element has no hex.
 */
export function turnElement(
  file: CustomScenarioFile,
  content: Tiles,
  element: MapElement,
  turns: number,
): Edited | null {
  const hexes = hexesOf(file, element, content);
  const tile = element.kind === 'tile' ? mapOf(file).tiles[element.index] : undefined;
  const middle = tile?.tile ? rotate(middleOf(content, tile.tile), tile.turns) : null;
  const about = tile && middle ? plus(hexAt(tile.at), middle) : hexes[0];
  if (!about) return null;
  return inMotion(file, content, element, {
    about,
    turns: (turns + 6) % 6,
    offset: { q: 0, r: 0 },
  });
}

function inMotion(
  file: CustomScenarioFile,
  content: Tiles,
  element: MapElement,
  motion: Motion,
): Edited | null {
  const carried = element.kind === 'tile' ? contentsOf(file, content, element) : [element];
  const isCarried = new Set([element, ...carried].map(pathOf));
  const move = (at: readonly [number, number]) => pair(transform(hexAt(at), motion));
  const map = mapOf(file);
  const next: CustomScenarioFile = {
    ...file,
    ...(file.objectives && {
      objectives: file.objectives.map((each, index) =>
        each.at && isCarried.has(pathOf({ kind: 'objective', index }))
          ? { ...each, at: move(each.at), ...(each.path && { path: each.path.map(move) }) }
          : each,
      ),
    }),
    rooms: withPlacements(file, content, element, move).map((room, i) => ({
      ...room,
      monsters: room.monsters.map((monster, index) =>
        monster.at && isCarried.has(pathOf({ kind: 'monster', room: i, index }))
          ? { ...monster, at: move(monster.at) }
          : monster,
      ),
    })),
    map: {
      tiles: map.tiles.map((tile, index) =>
        isCarried.has(pathOf({ kind: 'tile', index }))
          ? { ...tile, at: move(tile.at), turns: (tile.turns + motion.turns) % 6 }
          : tile,
      ),
      doors: map.doors.map((door, index) =>
        isCarried.has(pathOf({ kind: 'door', index }))
          ? { ...door, hexes: door.hexes.map(move) }
          : door,
      ),
      overlays: map.overlays.map((overlay, index) =>
        isCarried.has(pathOf({ kind: 'overlay', index }))
          ? { ...overlay, hexes: overlay.hexes.map(move) }
          : overlay,
      ),
      starts: map.starts.map((start, index) =>
        isCarried.has(pathOf({ kind: 'start', index })) ? move(start) : start,
      ),
      ...withLetters(file, content, element, move),
    },
  };
  if (!isInside(next)) return null;
  return finish(next, content, element);
}

function isInside({ map, rooms, objectives = [] }: CustomScenarioFile): boolean {
  const all = [
    ...objectives.flatMap(({ at, path = [] }) => [...(at ? [at] : []), ...path]),
    ...(map?.tiles.map(({ at }) => at) ?? []),
    ...[...(map?.doors ?? []), ...(map?.overlays ?? [])].flatMap(({ hexes }) => hexes),
    ...(map?.starts ?? []),
    ...rooms.flatMap((room) =>
      [...room.monsters, ...(room.objectives ?? [])].flatMap(({ at }) => (at ? [at] : [])),
    ),
  ];
  return all.every((each) => isNear(hexAt(each)));
}
