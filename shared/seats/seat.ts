/** Seats at a table, and the characters that each seat plays. */
import type { CharacterId } from '../ids';

/** A device at the table with its rights. */
export type Seat =
  /** The window of the app itself. `apart` = characters whose players have their own device. */
  | { readonly kind: 'table'; readonly apart: readonly CharacterId[] }
  /** A player's device. `monsters` = true if players may also play the monsters. */
  | {
      readonly kind: 'player';
      readonly characters: readonly CharacterId[];
      readonly monsters: boolean;
    }
  /** A view-only screen, such as a TV. */
  | { readonly kind: 'screen' };

/**
 * True if the character is played at this seat. Characters without a device are played at the
 * table.
 */
export function playsHere(seat: Seat, character: string): boolean {
  if (seat.kind === 'screen') return false;
  const listed = seat.kind === 'table' ? seat.apart : seat.characters;
  return listed.some((id) => (id as string) === character) !== (seat.kind === 'table');
}
