/** Stops updates at values that come out equal. */
import { untrack } from 'svelte';
import { memoiseParts } from './memoise';

/**
 * The result of `work`, computed before the page updates. A derived value passes every change on to all its
 * users, equal or not, which takes most of the time of a step with a hundred standees. Must be called during
 * the creation of a component.
 */
export function deriveSettled<T>(work: () => T): { readonly now: T } {
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
