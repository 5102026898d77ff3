/** Seats at a table, and the characters that are played at each. */
import type { CharacterId } from '../ids';

/** A device at the table with its rights. */
export type Seat =
  /** The app's own window. `apart`: characters whose players have a device. */
  | { readonly kind: 'table'; readonly apart: readonly CharacterId[] }
  /** `monsters`: all players may play the monsters. */
  | {
      readonly kind: 'player';
      readonly characters: readonly CharacterId[];
      readonly monsters: boolean;
    }
  /** A television or a tablet in the middle: looks, never acts. */
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
