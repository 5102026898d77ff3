/** How many figures are near another one on the board. */
import type { Content } from '../../content/content';
import type { Figure, Scenario } from '../../state';
import { isInPlay } from '../figures/figures';
import { distanceInPlay } from './placedFigures';

interface Nearby {
  readonly count: number;
  /** Everybody who is meant has a place, so that there are no more of them. */
  readonly isWhole: boolean;
}

/**
 * How many of those who are meant are within so many hexes of a figure; null without the board, or
 * where the figure has no place on it.
 *
 * @rule RANGE-1 RANGE-2
 */
export function figuresNear(
  scenario: Scenario,
  content: Content,
  middle: Figure,
  hexes: number,
  isMeant: (figure: Figure) => boolean,
): Nearby | null {
  if (scenario.board?.inUse !== true || middle.at === null) return null;
  const meant = scenario.figures.filter(
    (each) => each.id !== middle.id && isInPlay(each) && isMeant(each),
  );
  const near = meant.filter(({ id }) => {
    const range = distanceInPlay(scenario, content, middle.id, id)?.range ?? null;
    return range !== null && range <= hexes;
  });
  return { count: near.length, isWhole: meant.every(({ at }) => at !== null) };
}
