/** Why a figure, its conditions, its bonuses or a sleeve cannot be changed so. */
import type { Content } from '../../content/content';
import type { FigureId, MonsterTypeId } from '../../ids';
import type { Refusal } from '../../refusals';
import type { Scenario } from '../../state';
import { isOwnCondition, type Condition } from '../../vocabulary';
import { hasCondition, isImmune } from './conditions';
import { figureInPlay, figureOf } from './findings';
import { immunitiesOf, sleeveOf } from './stats';

/** Zero is refused, because what happens then is a rule and no correction. @rule OWN-5 */
export function whyNotCorrectHitPoints(
  scenario: Scenario,
  figure: FigureId,
  hitPoints: number,
): Refusal | null {
  const found = figureOf(scenario, figure);
  if (!found.ok) return found.refusal;
  const { maxHitPoints: maximum } = found.value;
  if (hitPoints > maximum) return { code: 'aboveMaximum', maximum };
  return hitPoints === 0 ? { code: 'zeroNeedsDamage', figure } : null;
}

export function whyNotAddCondition(
  scenario: Scenario,
  content: Content,
  figure: FigureId,
  condition: Condition,
): Refusal | null {
  const found = figureInPlay(scenario, figure);
  if (!found.ok) return found.refusal;
  if (isOwnCondition(condition) && !content.condition(condition)) {
    return { code: 'noSuchCondition', condition };
  }
  const immunities = immunitiesOf(scenario, content, found.value);
  return isImmune(found.value, condition, immunities, content)
    ? { code: 'isImmune', figure, condition }
    : null;
}

export function whyNotRemoveCondition(
  scenario: Scenario,
  figure: FigureId,
  condition: Condition,
): Refusal | null {
  const found = figureInPlay(scenario, figure);
  if (!found.ok) return found.refusal;
  return hasCondition(found.value, condition)
    ? null
    : { code: 'hasNotCondition', figure, condition };
}

/** Bonuses are named by their place in the list of the figure. */
export function whyNotRemoveBonus(
  scenario: Scenario,
  figure: FigureId,
  index: number,
): Refusal | null {
  const found = figureInPlay(scenario, figure);
  if (!found.ok) return found.refusal;
  return found.value.bonuses[index] ? null : { code: 'noSuchBonus', figure };
}

/** Characters are exhausted instead. */
export function whyNotRemoveFigure(scenario: Scenario, figure: FigureId): Refusal | null {
  const found = figureOf(scenario, figure);
  if (!found.ok) return found.refusal;
  return found.value.kind === 'character' ? { code: 'notAMonster', figure } : null;
}

export function whyNotRemoveSleeve(scenario: Scenario, monster: MonsterTypeId): Refusal | null {
  if (!sleeveOf(scenario, monster)) return { code: 'noSuchMonster', monster };
  const isUsed = scenario.figures.some((it) => it.kind === 'monster' && it.type === monster);
  return isUsed ? { code: 'figuresLeft', monster } : null;
}
