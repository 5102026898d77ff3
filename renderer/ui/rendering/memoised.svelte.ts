/** A derived value that only updates its users if it has really changed. */
import { untrack } from 'svelte';
import { memoiseParts } from './memoise';

/**
 * The result of `work`, computed before the page updates. Svelte's derived objects update all their
 * users even if the new object is equal. With a hundred standees, that is most of the time of a
 * step. Must be called while a component is initialised.
 */
export function deriveMemoised<T>(work: () => T): { readonly now: T } {
  const keep = memoiseParts<T>();
  let now = $state.raw(untrack(() => keep(work())));
  $effect.pre(() => {
    now = keep(work());
  });
  return {
    get now() {
      return now;
    },
  };
}
