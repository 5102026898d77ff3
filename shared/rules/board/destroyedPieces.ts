import type { Content } from '../../content/content';
import { forEach, unchanged, type Outcome } from '../../result';
import type { Scenario } from '../../state';
import { findFigure } from '../figures/figures';
import { printedObjective } from '../figures/stats/printedObjective';
import { overlayAt, withoutOverlay } from './changes';
import { mapInPlay } from './inPlay';

/**
 * Removes obstacles from the map that were objectives and were destroyed, except those that no
 * figure attacks.
 *
 * @rule DEATH-1
 */
export function withoutDestroyedPieces(
  before: Scenario,
  { next: scenario, events }: Outcome<Scenario>,
  content: Content,
): Outcome<Scenario> {
  const places = events.flatMap((event) => {
    const figure = event.type === 'died' ? findFigure(before, event.figure) : undefined;
    if (figure?.kind !== 'objective' || figure.at === null) return [];
    const isFought = printedObjective(before, content, figure)?.attackedBy !== 'nobody';
    return isFought ? [figure.at] : [];
  });
  return forEach(unchanged(scenario), places, (next, at) => {
    const map = mapInPlay(next, content);
    const obstacle = map && overlayAt(map, 'obstacle', at);
    if (!obstacle) return unchanged(next);
    return {
      next: withoutOverlay(next, obstacle, at),
      events: [{ type: 'overlayRemoved', kind: 'obstacle', at }],
    };
  });
}
