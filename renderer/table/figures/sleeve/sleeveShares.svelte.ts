import type { Scenario } from '#shared/state';
import { halvesOf, NO_HALVES, sharesOf, type Shares } from './halves';

/** The widths of the halves on a table. Created during component setup. */
export function sleeveShares(scenario: () => Scenario): () => Shares {
  let halves = NO_HALVES;
  const shares = $derived.by(() => {
    halves = halvesOf(halves, scenario().figures, scenario().round);
    return sharesOf(halves);
  });
  return () => shares;
}
