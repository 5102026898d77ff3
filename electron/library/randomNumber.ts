/** Default source of random numbers; tests pass their own. */
import { getRandomValues } from 'node:crypto';

/** A random number from 0 (inclusive) to 1 (exclusive). */
export function randomNumber(): number {
  const [number = 0] = getRandomValues(new Uint32Array(1));
  return number / 2 ** 32;
}
