import type { FigureId } from '../../ids';
import { hexNumber } from '../../map/hexes';
import type { Figure, LineRef, Scenario } from '../../state';
import type { Aimed } from './lines/lineActionShape';
import { areEnemies, isInPlay } from '../figures/figures';
import { linesOfHalf, turnOf } from '../order/playedLines';

/**
 * Enemies or allies on the path of the half's move, without its starting hex. Null = the ability
 * affects other figures, or the path is unknown.
 *
 * @rule MOVE-3
 */
export function movedThrough(
  scenario: Scenario,
  figure: Figure,
  affects: Aimed['affects'],
  line: LineRef,
): readonly FigureId[] | null {
  if (!affects?.endsWith('MovedThrough')) return null;
  const lines = linesOfHalf(turnOf(scenario.phase, figure.id), line);
  const ways = lines.flatMap(({ way }) => (way ? [way.slice(1)] : []));
  if (ways.length === 0) return null;
  const hexes = new Set(ways.flat().map(hexNumber));
  const isMeant = (other: Figure) =>
    other.id !== figure.id &&
    (affects === 'enemiesAndAlliesMovedThrough' ||
      areEnemies(figure, other) === (affects === 'enemiesMovedThrough'));
  return scenario.figures
    .filter((other) => isInPlay(other) && isMeant(other))
    .flatMap(({ id, at }) => (at && hexes.has(hexNumber(at)) ? [id] : []));
}
