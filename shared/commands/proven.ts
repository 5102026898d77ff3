/** What questions find and deeds take as proven. */
import type { Result } from '../result';

export { refusalOf } from '../result';

export { characterInPlay, figureInPlay, figureOf, phaseOf } from '../rules/figures/lookups';

/** What a question has proven to be there. Throws where it is not: nobody has asked. */
export function proven<T>(found: Result<T>): T {
  if (found.ok) return found.value;
  throw new Error(`Carried out although refused: ${found.refusal.code}.`);
}

/** A thing that a question has proven to be there. */
export function present<T>(thing: T | undefined | null): T {
  if (thing !== undefined && thing !== null) return thing;
  throw new Error('Carried out although something is not there.');
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The fields that were told; one that is left out changes nothing, null takes something back. */
export function given<T extends object>(told: T): Given<T> {
  const fields = Object.entries(told).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as Given<T>;
}
