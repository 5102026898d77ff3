/** Whose device it is: the seats at a table, and who is played at which. */
import type { CharacterId } from '../ids';

/** A device at the table, by what it may see and do. */
export type Seat =
  /** The app's own window. `apart`: characters whose players have a device of their own. */
  | { readonly kind: 'table'; readonly apart: readonly CharacterId[] }
  /** `monsters`: the table lets everybody play the monsters. */
  | {
      readonly kind: 'player';
      readonly characters: readonly CharacterId[];
      readonly monsters: boolean;
    }
  /** A television or a tablet in the middle: looks, never acts. */
  | { readonly kind: 'screen' };

/** Whether a character is played at this seat; everybody who has no device plays at the table. */
export function playsHere(seat: Seat, character: string): boolean {
  if (seat.kind === 'screen') return false;
  const listed = seat.kind === 'table' ? seat.apart : seat.characters;
  return listed.some((id) => (id as string) === character) !== (seat.kind === 'table');
}
