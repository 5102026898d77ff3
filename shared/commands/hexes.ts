/** Whether the hexes of a command are hexes. */
import { isHex } from '../map/hexes';
import type { Refusal } from '../refusals';
import type { Command } from './shapes';

/**
 * The refusal of a command with a hex in it that is none: its numbers are not whole, or huge. Names
 * the first such place: 'path.2'. Null where all hexes are hexes.
 */
export function oddHex(command: Command): Refusal | null {
  const part = oddPlace(command, '');
  return part === null ? null : { code: 'notAHex', part };
}

function oddPlace(value: unknown, place: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if ('q' in value && 'r' in value) return isHex(value) ? null : place;
  for (const [key, inner] of Object.entries(value)) {
    const odd = oddPlace(inner, place === '' ? key : `${place}.${key}`);
    if (odd !== null) return odd;
  }
  return null;
}
