/** Chance as the computer has it. */
import { getRandomValues } from 'node:crypto';

/** From 0 (included) to 1 (excluded). */
export function chance(): number {
  const [number = 0] = getRandomValues(new Uint32Array(1));
  return number / 2 ** 32;
}
