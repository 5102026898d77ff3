/** The map of the running scenario as it lies now: what is printed, and what play has changed. */
import type { MapInPlay } from '#shared/rules/board/inPlay';
import type { MapPieces } from './drawing';

/** Tokens lie there as long as nobody has taken them; they are drawn from the state. */
const TOKENS = ['money', 'treasure'];

/** The shown part of the map; nothing of what is not revealed gets into the page. */
export function piecesOf({ tiles, doors, overlays }: MapInPlay): MapPieces {
  return {
    tiles: tiles.filter((tile) => tile.isShown),
    doors: doors.map((door) => (door.isShown ? door : { ...door, hexes: [] })),
    overlays: overlays
      .filter(({ kind, isShown }) => isShown && !TOKENS.includes(kind))
      .map(({ kind, type, hexes }) => ({ kind, hexes, ...(type === null ? {} : { type }) })),
  };
}
