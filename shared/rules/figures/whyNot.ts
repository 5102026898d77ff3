/** Why a figure, its conditions, its bonuses or a sleeve cannot be changed so. */
import type { Content } from '../../content/content';
import type { MonsterTypeId } from '../../ids';
import type { Refusal } from '../../refusals';
import type { Figure, Scenario } from '../../state';
import { isOwnCondition, type Condition } from '../../vocabulary';
import { hasCondition, isImmune } from './conditions';
import { immunitiesOf, sleeveOf } from './stats';

/** Zero is refused, because what happens then is a rule and no correction. @rule OWN-5 */
export function whyNotCorrectHitPoints(figure: Figure, hitPoints: number): Refusal | null {
  const { id, maxHitPoints: maximum } = figure;
  if (hitPoints > maximum) return { code: 'aboveMaximum', maximum };
  return hitPoints === 0 ? { code: 'zeroNeedsDamage', figure: id } : null;
}

export function whyNotAddCondition(
  scenario: Scenario,
  content: Content,
  figure: Figure,
  condition: Condition,
): Refusal | null {
  if (isOwnCondition(condition) && !content.condition(condition)) {
    return { code: 'noSuchCondition', condition };
  }
  const immunities = immunitiesOf(scenario, content, figure);
  return isImmune(figure, condition, immunities, content)
    ? { code: 'isImmune', figure: figure.id, condition }
    : null;
}

export function whyNotRemoveCondition(figure: Figure, condition: Condition): Refusal | null {
  if (hasCondition(figure, condition)) return null;
  return { code: 'hasNotCondition', figure: figure.id, condition };
}

/** Bonuses are named by their place in the list of the figure. */
export function whyNotRemoveBonus({ id, bonuses }: Figure, index: number): Refusal | null {
  return bonuses[index] ? null : { code: 'noSuchBonus', figure: id };
}

/** Characters are exhausted instead. */
export function whyNotRemoveFigure({ id, kind }: Figure): Refusal | null {
  return kind === 'character' ? { code: 'notAMonster', figure: id } : null;
}

export function whyNotRemoveSleeve(scenario: Scenario, monster: MonsterTypeId): Refusal | null {
  if (!sleeveOf(scenario, monster)) return { code: 'noSuchMonster', monster };
  const isUsed = scenario.figures.some((it) => it.kind === 'monster' && it.type === monster);
  return isUsed ? { code: 'figuresLeft', monster } : null;
}
