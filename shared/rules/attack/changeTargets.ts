/** Adds, replaces, removes and changes targets of the attack in the calculator. */
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import { ok, refuse, type Result } from '../../result';
import type { AttackTarget, Scenario } from '../../state';
import { withBonuses } from './bonuses/cardBonuses';
import { withAddedByTarget } from './bonuses/cardsAgainst';
import { isBeforeDraw } from './draw/draw';
import { checkOnBoard } from './targetsOnBoard';
import {
  aimAt,
  attackOf,
  attackerInPlay,
  isTargeted,
  knownDistance,
  newAim,
  whyTooLarge,
  type AimedAttack,
  type RequestedTarget,
} from './targets';

/** Adds a target with the bonuses of cards, or refuses it. @rule ATTACK-8 ATTACK-9 */
export function addTarget(
  scenario: Scenario,
  content: Content,
  asked: RequestedTarget,
): Result<Scenario> {
  const found = attackOf(scenario);
  if (!found.ok) return found;
  const attack = found.value;
  if (isTargeted(attack, asked.figure)) {
    return refuse({ code: 'alreadyTargeted', figure: asked.figure });
  }
  const attacker = attackerInPlay(scenario, attack.attacker);
  if (!attacker.ok) return attacker;
  const seen = checkOnBoard(scenario, content, attacker.value, { ...attack, isArea: false }, asked);
  if (!seen.ok) return seen;
  const target = withBonuses(scenario, content, attacker.value, seen.value, attack);
  const against = withAddedByTarget(scenario, content, target, attack.ranged);
  const added = newAim(scenario, content, attacker.value, attack, against);
  if (!added.ok) return added;
  const next = { ...attack, targets: [...attack.targets, added.value.aim] };
  const tooLarge = whyTooLarge(next);
  return tooLarge ? refuse(tooLarge) : ok({ ...added.value.scenario, attack: next });
}

/** Replaces a target that has no drawn cards yet. @rule ATTACK-8 */
export function replaceTarget(
  scenario: Scenario,
  content: Content,
  old: FigureId,
  asked: RequestedTarget,
): Result<Scenario> {
  const found = aimAt(scenario, old);
  if (!found.ok) return found;
  if (!isBeforeDraw(found.value.aim)) return refuse({ code: 'alreadyDrawn', figure: old });
  return addTarget(removeTarget(scenario, found.value), content, asked);
}

export function removeTarget(scenario: Scenario, { attack, aim }: AimedAttack): Scenario {
  const targets = attack.targets.filter((other) => other !== aim);
  return { ...scenario, attack: { ...attack, targets } };
}

/** Changes of a target. Missing fields do not change. */
export interface TargetChange extends Partial<Omit<AttackTarget, 'overrides'>> {
  readonly overrides?: Partial<AttackTarget['overrides']>;
}

export function changeTarget({ attack, aim }: AimedAttack, changes: TargetChange): AttackTarget {
  const { distance } = changes;
  return {
    ...aim,
    ...changes,
    distance: distance === undefined ? aim.distance : knownDistance(attack, distance),
    overrides: { ...aim.overrides, ...changes.overrides },
  };
}
