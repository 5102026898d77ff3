/** Where changes end that change nothing: what shows the outcome is asked again only where it is another one. */
import { untrack } from 'svelte';
import { keeping } from './keeping';

/**
 * What `work` gives, as of before the page is brought up to date. A derived value passes every change of what it is
 * made of on to all that use it, equal or not; of a hundred standees that is the most of a step. Made while its
 * component is.
 */
export function settled<T>(work: () => T): { readonly now: T } {
  const keep = keeping<T>();
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
