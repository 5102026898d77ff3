/** Refusals for changing figures, conditions, bonuses and sleeves. */
import type { Content } from '../../content/content';
import type { MonsterTypeId } from '../../ids';
import type { Refusal } from '../../refusals';
import type { Figure, Scenario } from '../../state';
import { CONDITIONS, isOwnCondition, type Condition } from '../../vocabulary';
import { isImmune } from './conditions/conditions';
import { hasCondition } from './conditions/conditionTraits';
import { immunitiesOf, sleeveOf } from './stats/stats';

/**
 * Refuses a correction to 0, because a correction must not kill or exhaust a figure, above the
 * maximum, or of a dead character.
 *
 * @rule OWN-5 VARIANT-2
 */
export function whyNotCorrectHitPoints(figure: Figure, hitPoints: number): Refusal | null {
  const { id, maxHitPoints: maximum } = figure;
  if (figure.kind === 'character' && figure.isDead) return { code: 'figureIsDown', figure: id };
  if (hitPoints > maximum) return { code: 'aboveMaximum', maximum };
  return hitPoints === 0 ? { code: 'zeroNeedsDamage', figure: id } : null;
}

export function whyNotAddCondition(
  scenario: Scenario,
  content: Content,
  figure: Figure,
  condition: Condition,
): Refusal | null {
  const isKnown = isOwnCondition(condition)
    ? content.condition(condition) !== null
    : CONDITIONS.includes(condition);
  if (!isKnown) {
    return { code: 'noSuchCondition', condition };
  }
  const immunities = immunitiesOf(scenario, content, figure);
  return isImmune(figure, condition, immunities, content)
    ? { code: 'isImmune', figure: figure.id, condition }
    : null;
}

export function whyNotRemoveCondition(figure: Figure, condition: Condition): Refusal | null {
  if (hasCondition(figure, condition)) return null;
  return { code: 'lacksCondition', figure: figure.id, condition };
}

/** Refuses an index without a bonus. */
export function whyNotRemoveBonus({ id, bonuses }: Figure, index: number): Refusal | null {
  return bonuses[index] ? null : { code: 'noSuchBonus', figure: id };
}

/** Refuses characters, because they are exhausted instead of removed. */
export function whyNotRemoveFigure({ id, kind }: Figure): Refusal | null {
  return kind === 'character' ? { code: 'notAMonster', figure: id } : null;
}

export function whyNotRemoveSleeve(scenario: Scenario, monster: MonsterTypeId): Refusal | null {
  if (!sleeveOf(scenario, monster)) return { code: 'noSuchMonster', monster };
  const isUsed = scenario.figures.some((it) => it.kind === 'monster' && it.type === monster);
  return isUsed ? { code: 'figuresLeft', monster } : null;
}
