/** What follows from any change in a scenario, in order. */
import type { Content } from '../content/content';
import { andThen, type Outcome } from '../result';
import { settled } from '../rules/round/turns';
import { withDeedsNoted } from '../rules/scenario/deeds';
import { treasureNews } from '../rules/scenario/treasureNews';
import { withCurrentHitPoints } from '../rules/table/sleeves';
import type { Scenario } from '../state';

/** The scenario after a step and all that follows from it. */
export function afterEveryStep(
  before: Scenario,
  { next: changed, events: done }: Outcome<Scenario>,
  content: Content,
): Outcome<Scenario> {
  const noted = {
    next: withCurrentHitPoints(before, withDeedsNoted(before, changed, done), content),
    events: done,
  };
  const { next, events } = andThen(noted, (after) => settled(after, content));
  return { next, events: [...events, ...treasureNews(events, content)] };
}
