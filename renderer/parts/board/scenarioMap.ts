/** The map of the running scenario as it lies now: what is printed, and what play has changed. */
import type { Content } from '#shared/content/content';
import { printedMap, type PrintedMap } from '#shared/content/rooms';
import { sameHex } from '#shared/board/hexes';
import type { BoardState, Scenario } from '#shared/state';
import type { MapDoor, MapOverlay, MapPieces } from './drawing';

/** Tokens lie there as long as nobody has taken them; they are drawn from the state. */
const TOKENS = ['money', 'treasure'];

/** Null where the scenario has no fixed map, or its content is not loaded yet. */
export function printedOf(
  content: Content,
  scenario: Pick<Scenario, 'scenario'>,
): PrintedMap | null {
  const printed = content.scenario(scenario.scenario);
  return printed && printedMap(content, printed);
}

export function piecesOf(
  printed: PrintedMap,
  { board, rooms }: Pick<Scenario, 'board' | 'rooms'>,
): MapPieces {
  return {
    tiles: printed.tiles,
    doors: printed.doors.map((door, index): MapDoor => {
      const state = board?.doors.find((each) => each.door === index)?.state;
      return state ? { ...door, state } : door;
    }),
    overlays: [
      ...printed.overlays.map((overlay, index) => withoutGone(overlay, index, board)),
      ...(board?.laid ?? []),
    ],
    rooms: rooms.filter((room) => room.revealed).map(({ room }) => room),
  };
}

function withoutGone(overlay: MapOverlay, index: number, board: BoardState | null): MapOverlay {
  if (TOKENS.includes(overlay.kind)) return { ...overlay, hexes: [] };
  const gone = board?.gone.filter((each) => each.overlay === index) ?? [];
  if (gone.length === 0) return overlay;
  return {
    ...overlay,
    hexes: overlay.hexes.filter((hex) => !gone.some(({ at }) => sameHex(at, hex))),
  };
}
