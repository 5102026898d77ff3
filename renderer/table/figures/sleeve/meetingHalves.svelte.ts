/** Where the halves of the sleeves of a table that is shown meet. */
import type { Scenario } from '#shared/state';
import { halvesOf, NO_HALVES, sharesOf, type Shares } from './halves';

/** It remembers what the halves were made for, so that none moves within a round. */
export function meetingHalves(scenario: () => Scenario): () => Shares {
  let meeting = NO_HALVES;
  const shares = $derived.by(() => {
    meeting = halvesOf(meeting, scenario().figures, scenario().round);
    return sharesOf(meeting);
  });
  return () => shares;
}
