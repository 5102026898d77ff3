/** Assertions for `carryOut`, which runs only after `whyNot` has found no refusal. */
import type { Result } from '../result';

/** The value of a lookup that succeeded in `whyNot`. Throws if it failed. */
export function assumeOk<T>(found: Result<T>): T {
  if (found.ok) return found.value;
  throw new Error(`carryOut ran despite the refusal ${found.refusal.code}.`);
}

/** A value that `whyNot` has found. Throws if it is missing. */
export function assumePresent<T>(thing: T | undefined | null): T {
  if (thing !== undefined && thing !== null) return thing;
  throw new Error('carryOut ran although whyNot should have refused: a value is missing.');
}
