/** Assertions for actions, which run only after their check has passed. */
import type { Result } from '../result';

export { refusalOf } from '../result';

export { characterInPlay, figureInPlay, figureOf, phaseOf } from '../rules/figures/lookups';

/** The value of a lookup that succeeded in the check. Throws if it failed. */
export function assumeOk<T>(found: Result<T>): T {
  if (found.ok) return found.value;
  throw new Error(`Carried out although refused: ${found.refusal.code}.`);
}

/** A value that exists according to the check. Throws if it is missing. */
export function assumePresent<T>(thing: T | undefined | null): T {
  if (thing !== undefined && thing !== null) return thing;
  throw new Error('Carried out although something is not there.');
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The fields that a command sets. A missing field leaves the value as it is; null clears it. */
export function givenFields<T extends object>(values: T): Given<T> {
  const fields = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as Given<T>;
}
