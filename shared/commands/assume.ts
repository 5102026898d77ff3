/** Lookups in actions whose checks have already passed. */
import type { Result } from '../result';

export { refusalOf } from '../result';

export { characterInPlay, figureInPlay, figureOf, phaseOf } from '../rules/figures/lookups';

/** The value of a lookup that the check made before. Throws if it failed. */
export function assumeOk<T>(found: Result<T>): T {
  if (found.ok) return found.value;
  throw new Error(`Carried out although refused: ${found.refusal.code}.`);
}

/** A value that the check proved to exist. Throws without it. */
export function assumePresent<T>(thing: T | undefined | null): T {
  if (thing !== undefined && thing !== null) return thing;
  throw new Error('Carried out although something is not there.');
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The fields of a command that have a value. Missing fields change nothing, null clears. */
export function givenFields<T extends object>(values: T): Given<T> {
  const fields = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as Given<T>;
}
