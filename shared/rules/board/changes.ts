/** Changes to doors, overlays and lines of sight during play. */
import { sameHex } from '../../map/hexes';
import type { OverlayId } from '../../ids';
import type { BoardState, DoorState, Hex, LaidOverlay, Scenario } from '../../state';
import type { OverlayKind } from '../../vocabulary';
import type { MapInPlay, OverlayInPlay } from './inPlay';

/** Updates the board of a scenario. Without a map, nothing changes. */
export function withBoard(
  scenario: Scenario,
  change: (board: BoardState) => Partial<BoardState>,
): Scenario {
  const { board } = scenario;
  return board ? { ...scenario, board: { ...board, ...change(board) } } : scenario;
}

export function withDoor(scenario: Scenario, door: number, state: DoorState['state']): Scenario {
  return withBoard(scenario, ({ doors }) => ({
    doors: [...doors.filter((each) => each.door !== door), { door, state }].sort(
      (a, b) => a.door - b.door,
    ),
  }));
}

/** The visible overlay of a kind on a hex; null = none. */
export function overlayAt(
  { overlays }: Pick<MapInPlay, 'overlays'>,
  kind: OverlayKind,
  at: Hex,
): OverlayInPlay | null {
  const lies = (overlay: OverlayInPlay) => overlay.hexes.some((hex) => sameHex(hex, at));
  return (
    overlays.find((overlay) => overlay.isShown && overlay.kind === kind && lies(overlay)) ?? null
  );
}

/** Removes an overlay from a hex. An obstacle is one piece and is removed from all its hexes. */
export function withoutOverlay(scenario: Scenario, overlay: OverlayInPlay, at: Hex): Scenario {
  const going = overlay.kind === 'obstacle' ? overlay.hexes : [at];
  const { printed, laid: id } = overlay;
  if (printed !== null) {
    const gone = going.map((hex) => ({ overlay: printed, at: hex }));
    return withBoard(scenario, (board) => ({ gone: [...board.gone, ...gone] }));
  }
  return withBoard(scenario, ({ laid }) => ({
    laid: laid.flatMap((each) => {
      if (each.id !== id) return [each];
      const hexes = each.hexes.filter((hex) => !going.some((other) => sameHex(other, hex)));
      return hexes.length > 0 ? [{ ...each, hexes }] : [];
    }),
  }));
}

/** Places an overlay and gives it an id. */
export function withOverlay(scenario: Scenario, overlay: Omit<LaidOverlay, 'id'>): Scenario {
  const id = `${overlay.kind}-${String(scenario.nextNumber)}` as OverlayId;
  const laid = withBoard(scenario, (board) => ({ laid: [...board.laid, { ...overlay, id }] }));
  return { ...laid, nextNumber: scenario.nextNumber + 1 };
}

/** Index of a pair among the allowed lines of sight, in either direction; -1 = not allowed. */
export function sightPlace({ allowedSights }: BoardState, from: Hex, to: Hex): number {
  return allowedSights.findIndex(
    ([a, b]) => (sameHex(a, from) && sameHex(b, to)) || (sameHex(a, to) && sameHex(b, from)),
  );
}
