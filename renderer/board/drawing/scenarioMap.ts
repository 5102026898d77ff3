/** The map of the running scenario with its current changes. */
import type { MapInPlay } from '#shared/rules/board/inPlay';
import type { MapPieces } from './drawing';

/** Tokens are drawn from the state, because figures loot them. */
const TOKENS = ['money', 'treasure'];

/** The revealed part of the map; hidden rooms are not in the page. */
export function piecesOf({ tiles, doors, overlays }: MapInPlay): MapPieces {
  return {
    tiles: tiles.filter((tile) => tile.isShown),
    doors: doors.map((door) => (door.isShown ? door : { ...door, hexes: [] })),
    overlays: overlays
      .filter(({ kind, isShown }) => isShown && !TOKENS.includes(kind))
      .map(({ kind, type, hexes }) => ({ kind, hexes, ...(type === null ? {} : { type }) })),
  };
}
