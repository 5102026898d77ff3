import { ok, refuse } from '../../result';
import { carryOut, isDecided } from '../../rules/attack/wholeAttack';
import { canNegate } from '../../rules/table/damage';
import type { Scenario } from '../../state';
import { ableAttacker, attackOf } from './attackParts';
import { mayNegate } from './targets';
import { type Answer, type Context } from '../findings';
import type { CommandOf } from '../shapes';

/**
 * Carries the attacks out whose cards lie open, as one step; the other targets stay to be drawn for.
 */
export function applyAttack(
  scenario: Scenario,
  { negateRetaliate = null }: CommandOf<'applyAttack'>,
  { content, random }: Context,
): Answer<Scenario> {
  const found = attackOf(scenario);
  if (!found.ok) return found;
  const attack = found.value;
  const [first] = attack.targets;
  if (!first) return refuse({ code: 'noTargets' });
  const decided = attack.targets.filter(isDecided);
  if (decided.length === 0) return refuse({ code: 'nothingDrawn', figure: first.figure });
  for (const aim of decided) {
    const allowed = mayNegate(scenario, aim);
    if (!allowed.ok) return allowed;
  }
  const attacker = ableAttacker(scenario, attack);
  if (!attacker.ok) return attacker;
  if (negateRetaliate && attacker.value.kind !== 'character') {
    return refuse({ code: 'cannotNegate', figure: attack.attacker });
  }
  if (negateRetaliate && !canNegate(attacker.value, negateRetaliate)) {
    return refuse({ code: 'notEnoughCards', figure: attack.attacker });
  }
  return ok(carryOut(scenario, attack, { content, random, negateRetaliate }));
}
