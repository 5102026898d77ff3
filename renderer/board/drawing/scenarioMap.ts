/** The pieces of the running scenario's map, in their current state. */
import type { MapInPlay } from '#shared/rules/board/inPlay';
import type { MapPieces } from './drawing';

/**
 * Kinds that are not part of the printed map here: the game's state has the tokens, because figures
 * loot them.
 */
const TOKENS = ['money', 'treasure'];

/** The pieces of the revealed rooms. Hidden rooms are not in the page at all. */
export function piecesOf({ tiles, doors, overlays }: MapInPlay): MapPieces {
  return {
    tiles: tiles.filter((tile) => tile.isShown),
    doors: doors.map((door) => (door.isShown ? door : { ...door, hexes: [] })),
    overlays: overlays
      .filter(({ kind, isShown }) => isShown && !TOKENS.includes(kind))
      .map(({ kind, type, hexes }) => ({ kind, hexes, ...(type === null ? {} : { type }) })),
  };
}
