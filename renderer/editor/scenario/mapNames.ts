/** The names of elements on the map, for the screen and for screen readers. */
import type { Content } from '#shared/content/content';
import type { CustomScenarioFile, Ranks } from '#shared/content/types';
import type { Hex } from '#shared/state';
import { EDITOR } from '../../words/sentences/editor/editor';
import { listOf } from '../../words/sentences/play';
import { titleFromId, upperFirst } from '../../words/helpers/phrases';
import { typedName } from '../../words/sentences/board/pieceNames';
import type { MapElement } from '#shared/content/editing/mapElements';
import type { Piece } from '#shared/content/editing/pieces';
import type { Tool } from './editing.svelte';

/** The name of a piece: 'Spike trap', 'Stone door', 'Corridor of earth, 2 hexes', 'Money token'. */
export function pieceName({ kind, type, hexes }: Piece): string {
  return EDITOR.sized(upperFirst(nameOf(kind, type)), hexes.length);
}

const nameOf = (kind: string, type: string | null | undefined) =>
  kind === 'wall' ? EDITOR.wall : typedName(kind, type);

export function rankWords(ranks: Ranks): string {
  return ranks.map((rank) => EDITOR.ranks[rank ?? 'none']).join(' / ');
}

/** The name of an element: 'Tile L1a, room 1', 'Bandit Guard: normal / normal / elite'. */
export function elementName(
  file: CustomScenarioFile,
  content: Content,
  element: MapElement,
): string {
  if (element.kind === 'monster') {
    const monster = file.rooms[element.room]?.monsters[element.index];
    if (!monster) return EDITOR.gone;
    const name = content.monster(monster.id)?.name ?? titleFromId(monster.id);
    return `${name}: ${rankWords(monster.ranks)}`;
  }
  if (element.kind === 'objective') {
    const objective = file.objectives?.[element.index];
    return objective ? EDITOR.objective(objective.name, objective.index) : EDITOR.gone;
  }
  const { map } = file;
  if (element.kind === 'start') return EDITOR.startHex(element.index + 1);
  if (element.kind === 'tile') {
    const tile = map?.tiles[element.index];
    return tile ? EDITOR.tileIn(tile.tile, tile.room) : EDITOR.gone;
  }
  if (element.kind === 'door') {
    const door = map?.doors[element.index];
    if (!door) return EDITOR.gone;
    const rooms = [...new Set(door.rooms)];
    return `${upperFirst(nameOf(door.kind, door.type))}, ${EDITOR.rooms(rooms)}`;
  }
  const overlay = map?.overlays[element.index];
  if (!overlay) return EDITOR.gone;
  const number = overlay.treasure === undefined ? '' : ` ${overlay.treasure}`;
  const amount = overlay.amount !== undefined && overlay.amount > 1 ? ` × ${overlay.amount}` : '';
  return `${upperFirst(nameOf(overlay.kind, overlay.type))}${number}${amount}`;
}

export function toolName(file: CustomScenarioFile, content: Content, tool: Tool): string {
  if (tool.kind === 'tile') return EDITOR.tile(tool.tile);
  if (tool.kind === 'piece') return pieceName(tool.piece);
  if (tool.kind === 'start') return EDITOR.kinds.start;
  if (tool.kind === 'objective') return tool.name;
  if (tool.kind === 'path') {
    return EDITOR.pathOf(elementName(file, content, { kind: 'objective', index: tool.index }));
  }
  if (tool.kind === 'monster')
    return content.monster(tool.monster)?.name ?? titleFromId(tool.monster);
  return elementName(file, content, tool.element);
}

/** A hex and its elements in words: 'Column 3, row −1: Spike trap; tile L1a, room 1'. */
export function hexWords(
  file: CustomScenarioFile,
  content: Content,
  at: Hex,
  there: readonly MapElement[],
): string {
  const names = there.map((element) => elementName(file, content, element));
  return `${EDITOR.hex(at.q, at.r)}: ${names.length > 0 ? names.join('; ') : EDITOR.nothingHere}`;
}

export function roomTiles(file: CustomScenarioFile, room: number): string {
  const tiles = file.map?.tiles.filter((tile) => tile.room === room) ?? [];
  return listOf(tiles.map(({ tile }) => tile ?? EDITOR.corridorHex));
}
