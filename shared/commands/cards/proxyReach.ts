/** Summons that let their owner attack from the summon's hex. */
import type { FigureId } from '../../ids';
import { distanceInPlay } from '../../rules/board/placedFigures';
import { summonsOf } from '../../rules/figures/figures';
import { printedSummon } from '../../rules/figures/stats/printedSummon';
import {
  actingFigureOf,
  isOnBoard,
  type ActionOf,
  type PerformedAbility,
} from './performedAbility';

/**
 * The distance of a target from a summon that stands in for its owner, if only the summon reaches
 * it. Null = the owner reaches it, or nobody does.
 *
 * @rule SUMMON-3 RANGE-1 RANGE-3
 */
export function distanceFromProxy(
  { range }: Pick<ActionOf<'attack'>, 'range'>,
  target: FigureId,
  played: PerformedAbility,
): number | null {
  const { scenario, content, figure } = played;
  if (!isOnBoard(played) || actingFigureOf(played).id !== figure.id) return null;
  const reachFrom = (id: FigureId): number | null => {
    const between = distanceInPlay(scenario, content, id, target);
    if (!between?.sight.isVisible || between.range === null) return null;
    return between.range <= (range ?? 1) ? between.range : null;
  };
  if (reachFrom(figure.id) !== null) return null;
  const proxies = summonsOf(scenario).filter(
    (summon) =>
      summon.owner === figure.id &&
      printedSummon(scenario, content, summon)?.proxyFor === 'yourAttackActions',
  );
  return proxies.reduce<number | null>((found, { id }) => found ?? reachFrom(id), null);
}
