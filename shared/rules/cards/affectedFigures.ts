/** Figures affected by an ability of a class card. */
import type { CardAffects } from '../../content/notation/cardKeywords';
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import type { Figure, Scenario } from '../../state';
import { areEnemies, findFigure, isInPlay } from '../figures/figures';
import { distanceInPlay } from '../board/placedFigures';

/**
 * The figures that a keyword selects: by side, by position, and if the figure itself is included.
 */
interface Picking {
  readonly side: 'enemies' | 'allies' | 'both' | 'ownSummons' | 'nobody';
  readonly within: 'adjacent' | 'range' | null;
  readonly self?: true;
}

const PICKING: Readonly<Partial<Record<CardAffects, Picking>>> = {
  self: { side: 'nobody', within: null, self: true },
  adjacentEnemies: { side: 'enemies', within: 'adjacent' },
  enemiesInRange: { side: 'enemies', within: 'range' },
  allEnemies: { side: 'enemies', within: null },
  adjacentAllies: { side: 'allies', within: 'adjacent' },
  alliesInRange: { side: 'allies', within: 'range' },
  allAllies: { side: 'allies', within: null },
  allEnemiesAndAllies: { side: 'both', within: null },
  adjacentEnemiesAndAllies: { side: 'both', within: 'adjacent' },
  selfAndAdjacentAllies: { side: 'allies', within: 'adjacent', self: true },
  selfAndAlliesInRange: { side: 'allies', within: 'range', self: true },
  selfAndAllAllies: { side: 'allies', within: null, self: true },
  selfAndEnemiesInRange: { side: 'enemies', within: 'range', self: true },
  allSummonedAllies: { side: 'ownSummons', within: null },
  adjacentSummonedAllies: { side: 'ownSummons', within: 'adjacent' },
  summonedAlliesInRange: { side: 'ownSummons', within: 'range' },
  selfAndAllSummonedAllies: { side: 'ownSummons', within: null, self: true },
};

/**
 * All figures that an ability affects without a choice, by side and range; line of sight is not
 * checked. Null if players must choose, or the positions are unknown.
 *
 * @rule RANGE-1
 */
export function figuresAffected(
  scenario: Scenario,
  content: Content,
  id: FigureId,
  { affects, range }: { readonly affects: CardAffects | null; readonly range: number | null },
): readonly FigureId[] | null {
  const figure = findFigure(scenario, id);
  const picking = affects === null ? undefined : PICKING[affects];
  if (!figure || !picking) return null;
  const { side, within, self } = picking;
  const candidates = scenario.figures.filter(
    (other) => other.id !== id && isInPlay(other) && isOfSide(figure, other, side),
  );
  if (within !== null && candidates.length > 0 && !isPlaced(scenario, [figure, ...candidates])) {
    return null;
  }
  const hexes = within === 'adjacent' ? 1 : (range ?? 1);
  const isThere = (other: Figure): boolean => {
    if (within === null) return true;
    const between = distanceInPlay(scenario, content, id, other.id);
    if (!between || between.range === null || between.range > hexes) return false;
    return within === 'adjacent' || between.sight.isVisible;
  };
  return [...(self ? [id] : []), ...candidates.filter(isThere).map((other) => other.id)];
}

function isPlaced(scenario: Scenario, figures: readonly Figure[]): boolean {
  return scenario.board?.inUse === true && figures.every(({ at }) => at !== null);
}

function isOfSide(figure: Figure, other: Figure, side: Picking['side']): boolean {
  if (side === 'nobody') return false;
  if (side === 'both') return true;
  if (side === 'ownSummons') return other.kind === 'summon' && other.owner === figure.id;
  return areEnemies(figure, other) === (side === 'enemies');
}
