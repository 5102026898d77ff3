/** Refusals for changing an attack or its targets, and for applying it. */
import type { FigureId } from '../../ids';
import type { Refusal } from '../../refusals';
import type { Attack, AttackTarget, Negation, Scenario } from '../../state';
import { whyNotNegate } from '../figures/hitPoints/damage';
import {
  ableAttacker,
  isOutOfRange,
  whyNotNegateHit,
  whyTooLarge,
  type AimedAttack,
} from './targets';
import { isDecided } from './wholeAttack';

/**
 * Refuses a change of the attack that puts a target out of range, if players entered the range, or
 * that makes a number too large.
 */
export function whyNotChangeAttack(next: Attack, isRangeEntered: boolean): Refusal | null {
  const tooFar = next.targets.find((aim) => isOutOfRange(next, aim.distance));
  return tooFar && isRangeEntered ? outOfRange(next, tooFar) : whyTooLarge(next);
}

export function whyNotChangeTarget(
  scenario: Scenario,
  { attack, aim }: AimedAttack,
  next: AttackTarget,
): Refusal | null {
  if (isOutOfRange(attack, next.distance) && next.distance !== aim.distance) {
    return outOfRange(attack, aim);
  }
  if (aim.drawn && next.modeOverride !== aim.modeOverride) {
    return { code: 'alreadyDrawn', figure: aim.figure };
  }
  return whyNotNegateHit(scenario, next);
}

/**
 * Refuses unless at least one target is decided and the attacker can still attack.
 *
 * @rule NEGATE-1
 */
export function whyNotApply(
  scenario: Scenario,
  attack: Attack,
  negateRetaliate: Negation | null | undefined,
  only?: readonly FigureId[],
): Refusal | null {
  const [first] = attack.targets;
  if (!first) return { code: 'noTargets' };
  const asked = attack.targets.filter(({ figure }) => only?.includes(figure) ?? true);
  const decided = asked.filter(isDecided);
  if (decided.length === 0) return { code: 'nothingDrawn', figure: (asked[0] ?? first).figure };
  for (const aim of decided) {
    const refusal = whyNotNegateHit(scenario, aim);
    if (refusal) return refusal;
  }
  const attacker = ableAttacker(scenario, attack);
  return attacker.ok ? whyNotNegate(attacker.value, [negateRetaliate]) : attacker.refusal;
}

function outOfRange({ range }: Attack, { figure }: AttackTarget): Refusal {
  return { code: 'targetOutOfRange', figure, range: range ?? 1 };
}
