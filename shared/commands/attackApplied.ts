import { ok, refuse } from '../result';
import { carryOut } from '../rules/attackCarriedOut';
import { canNegate } from '../rules/damage';
import type { AttackTarget, Scenario } from '../state';
import { attackOf } from './attackParts';
import { mayNegate } from './attackTargets';
import { figureInPlay, type Answer, type Context } from './parts';
import type { CommandOf } from './shapes';

/** Carries the whole attack out as one step. */
export function applyAttack(
  scenario: Scenario,
  { negateRetaliate = null }: CommandOf<'applyAttack'>,
  { content, random }: Context,
): Answer<Scenario> {
  const found = attackOf(scenario);
  if (!found.ok) return found;
  const attack = found.value;
  if (attack.targets.length === 0) return refuse({ code: 'noTargets' });
  const undrawn = attack.targets.find((aim) => !aim.drawn && !isSettledByHand(aim));
  if (undrawn) return refuse({ code: 'nothingDrawn', figure: undrawn.figure });
  for (const aim of attack.targets) {
    const allowed = mayNegate(scenario, aim);
    if (!allowed.ok) return allowed;
  }
  const attacker = figureInPlay(scenario, attack.attacker);
  if (!attacker.ok) return attacker;
  if (negateRetaliate && attacker.value.kind !== 'character') {
    return refuse({ code: 'cannotNegate', figure: attack.attacker });
  }
  if (negateRetaliate && !canNegate(attacker.value, negateRetaliate)) {
    return refuse({ code: 'notEnoughCards', figure: attack.attacker });
  }
  return ok(carryOut(scenario, attack, { content, random, negateRetaliate }));
}

/** A number put in after the cards makes the cards unnecessary. */
function isSettledByHand({ overrides }: AttackTarget): boolean {
  return overrides.damage !== null || overrides.afterCards !== null;
}
