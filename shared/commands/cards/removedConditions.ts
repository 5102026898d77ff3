/** Conditions that an ability removes from figures. */
import type { FigureId } from '../../ids';
import { isNegative } from '../../rules/figures/conditions/conditions';
import { hasCondition } from '../../rules/figures/conditions/conditionTraits';
import { findFigure } from '../../rules/figures/figures';
import { CONDITIONS, type Condition } from '../../vocabulary';
import type { ActionOf, PerformedAbility } from './performedAbility';

/** The figure's conditions that the ability can remove. */
export function curableConditions(
  { scenario }: Pick<PerformedAbility, 'scenario'>,
  { conditions }: Pick<ActionOf<'cure'>, 'conditions'>,
  id: FigureId,
): readonly Condition[] {
  const figure = findFigure(scenario, id);
  const wanted = conditions ?? CONDITIONS.filter(isNegative);
  return wanted.filter((condition) => figure !== undefined && hasCondition(figure, condition));
}

/** The conditions that the ability removes; null = players must choose. */
export function conditionsToRemove(
  action: ActionOf<'cure'>,
  id: FigureId,
  played: PerformedAbility,
): readonly Condition[] | null {
  const all = curableConditions(played, action, id);
  if (all.length <= action.count) return all;
  const chosen = played.answers.cures?.filter(({ figure }) => figure === id) ?? [];
  const named = chosen.flatMap(({ condition }) => (all.includes(condition) ? condition : []));
  return named.length === 0 ? null : named.slice(0, action.count);
}
