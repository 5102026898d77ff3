/**
 * Checks which targets an ability kills: rank, hit points and conditions that the card requires.
 */
import type { FigureId } from '../../ids';
import { areMet, type AbilityUse } from '../../rules/cards/lines/requirements';
import { findFigure } from '../../rules/figures/figures';
import type { Figure } from '../../state';
import type { ActionOf } from './performedAbility';

const RANKS_OF = {
  normal: ['normal'],
  normalOrElite: ['normal', 'elite'],
  any: ['normal', 'elite', 'boss'],
} as const satisfies Readonly<Record<ActionOf<'kill'>['rank'], readonly string[]>>;

/** Figures that are not monsters count as normal. */
export function isOfRank(figure: Figure | undefined, rank: ActionOf<'kill'>['rank']): boolean {
  const own = figure?.kind === 'monster' ? figure.rank : 'normal';
  return (RANKS_OF[rank] as readonly string[]).includes(own);
}

/**
 * True if the target has the rank, hit points and conditions that the card requires.
 *
 * @rule TURN-3
 */
export function meetsKillConditions(
  ability: Omit<AbilityUse, 'targets'>,
  { maxHitPoints, rank, when, conditions }: ActionOf<'kill'>,
  id: FigureId,
): boolean {
  const target = findFigure(ability.scenario, id);
  if (!target || !isOfRank(target, rank)) return false;
  const use = { ...ability, targets: [target] };
  const isLow = target.hitPoints <= (maxHitPoints ?? Infinity);
  return isLow && areMet({ when, conditions }, use) !== false;
}
