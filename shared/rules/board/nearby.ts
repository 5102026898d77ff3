/** Counts figures near another figure on the board. */
import type { Content } from '../../content/content';
import type { Figure, Scenario } from '../../state';
import { isInPlay } from '../figures/figures';
import { distanceInPlay } from './placedFigures';

interface Nearby {
  readonly count: number;
  /** True if the count is final because every matching figure has a known hex. */
  readonly isComplete: boolean;
}

/**
 * Counts the matching figures within a number of hexes of a figure. Null if the board is not in use
 * or the figure is not placed on it.
 *
 * @rule RANGE-1 RANGE-2
 */
export function figuresNear(
  scenario: Scenario,
  content: Content,
  middle: Figure,
  hexes: number,
  matches: (figure: Figure) => boolean,
): Nearby | null {
  if (scenario.board?.inUse !== true || middle.at === null) return null;
  const matching = scenario.figures.filter(
    (each) => each.id !== middle.id && isInPlay(each) && matches(each),
  );
  const near = matching.filter(({ id }) => {
    const range = distanceInPlay(scenario, content, middle.id, id)?.range ?? null;
    return range !== null && range <= hexes;
  });
  return { count: near.length, isComplete: matching.every(({ at }) => at !== null) };
}
