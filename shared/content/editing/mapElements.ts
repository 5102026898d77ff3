/** Selectable elements of a map in the editor, and their paths in the file. */
import { type Hex, hexAt, sameHex } from '../../map/hexes';
import { ownMapHexes } from '../customScenarios/map';
import type { Content } from '../content';
import type { CustomScenarioFile } from '../types';

export type MapElement =
  | {
      readonly kind: 'tile' | 'door' | 'overlay' | 'start' | 'objective';
      readonly index: number;
    }
  /** `room` and `index` are indexes into the lists of the file. */
  | { readonly kind: 'monster'; readonly room: number; readonly index: number };

const LISTS = { tile: 'tiles', door: 'doors', overlay: 'overlays', start: 'starts' } as const;

/** 'map.tiles[2]', 'rooms[0].monsters[1]' */
export function pathOf(element: MapElement): string {
  if (element.kind === 'monster') return `rooms[${element.room}].monsters[${element.index}]`;
  if (element.kind === 'objective') return `objectives[${element.index}]`;
  return `map.${LISTS[element.kind]}[${element.index}]`;
}

/** The element that a path points to or into; null = none on the map. */
export function elementAt(path: string): MapElement | null {
  const monster = /^rooms\[(\d+)\]\.monsters\[(\d+)\]/.exec(path);
  if (monster) return { kind: 'monster', room: Number(monster[1]), index: Number(monster[2]) };
  const objective = /^objectives\[(\d+)\]/.exec(path);
  if (objective) return { kind: 'objective', index: Number(objective[1]) };
  const other = /^map\.(tile|door|overlay|start)s\[(\d+)\]/.exec(path);
  return other ? { kind: other[1] as keyof typeof LISTS, index: Number(other[2]) } : null;
}

export function sameElement(a: MapElement | null, b: MapElement | null): boolean {
  return a !== null && b !== null && pathOf(a) === pathOf(b);
}

export function pair({ q, r }: Hex): readonly [number, number] {
  return [q, r];
}

/** The hexes an element covers; empty if it no longer exists. */
export function hexesOf(
  file: CustomScenarioFile,
  element: MapElement,
  content: Pick<Content, 'tile'>,
): readonly Hex[] {
  if (element.kind === 'monster') {
    const at = file.rooms[element.room]?.monsters[element.index]?.at;
    return at ? [hexAt(at)] : [];
  }
  if (element.kind === 'objective') {
    const at = file.objectives?.[element.index]?.at;
    return at ? [hexAt(at)] : [];
  }
  const { map } = file;
  if (!map) return [];
  switch (element.kind) {
    case 'tile':
      return (
        ownMapHexes({ ...map, doors: [], overlays: [] }, content).tiles[element.index]?.hexes ?? []
      );
    case 'door':
      return map.doors[element.index]?.hexes.map(hexAt) ?? [];
    case 'overlay':
      return map.overlays[element.index]?.hexes.map(hexAt) ?? [];
    case 'start':
      return map.starts[element.index] ? [hexAt(map.starts[element.index] ?? [0, 0])] : [];
  }
}

/** All elements on a hex, topmost first. */
export function elementsOn(
  file: CustomScenarioFile,
  at: Hex,
  content: Pick<Content, 'tile'>,
): readonly MapElement[] {
  const { map, rooms } = file;
  const monsters = rooms.flatMap(({ monsters }, room) =>
    monsters.map((_, index): MapElement => ({ kind: 'monster', room, index })),
  );
  const elementsOf = (kind: keyof typeof LISTS): readonly MapElement[] =>
    (map?.[LISTS[kind]] ?? []).map((_, index) => ({ kind, index }));
  const all = [
    ...monsters,
    ...(file.objectives ?? []).map((_, index): MapElement => ({ kind: 'objective', index })),
    ...elementsOf('start'),
    ...elementsOf('overlay'),
    ...elementsOf('door'),
    ...elementsOf('tile'),
  ];
  return all.filter((element) => hexesOf(file, element, content).some((each) => sameHex(each, at)));
}
