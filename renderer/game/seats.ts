/**
 * The rights of this screen. A player's device of a shared table may do less than the table's own
 * page.
 */
import { whyNot } from '#shared/commands/apply';
import type { Command } from '#shared/commands/shapes';
import type { Content } from '#shared/content/content';
import type { FigureId } from '#shared/ids';
import type { Refusal } from '#shared/refusals';
import { mayDo } from '#shared/seats/mayDo';
import type { GuestSeat, SeatGame } from '#shared/api/sharing';
import type { Game, Scenario } from '#shared/state';

/** The seat of this device; null on the table's own page. */
export function seatOf(game: Game): GuestSeat | null {
  return (game as Partial<SeatGame>).seat ?? null;
}

/** The reason why this screen may not send a command at the moment; null if it may. */
export function whyNotHere(game: Game, command: Command, content: Content): Refusal | null {
  const seat = seatOf(game);
  return (seat && mayDo(seat, command, game)) ?? whyNot(game, command, content);
}

/**
 * On a player's device, true if a room was revealed since `before`. The device receives only the
 * content of revealed rooms, so it must load the scenario again then.
 */
export function mustReloadRooms(before: Scenario | null, { scenario, ...game }: Game): boolean {
  const rooms = (state: Scenario | null) =>
    state?.rooms.filter(({ revealed }) => revealed).length ?? 0;
  return seatOf({ ...game, scenario }) !== null && rooms(before) < rooms(scenario);
}

/** True if this screen may act for a figure. */
export function actsFor(game: Game, figure: FigureId): boolean {
  return isOffered(game, { type: 'endTurn', figure });
}

/**
 * True if this screen shows a command. Players' devices do not show commands that only the table
 * may use.
 */
export function isOffered(game: Game, command: Command): boolean {
  const seat = seatOf(game);
  return seat === null || mayDo(seat, command, game) === null;
}
