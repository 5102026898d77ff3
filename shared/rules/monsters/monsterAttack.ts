import { andThen, unchanged, type Outcome } from '../../result';
import type { Attack, Figure, Scenario } from '../../state';
import { carryOut, type Surroundings } from '../attack/wholeAttack';
import { findFigure, withFigure } from '../table/figures';
import { heal } from '../table/healing';
import { actionsOf } from './abilityLines';

/**
 * Carries the attack out, and then what the attacker's own card brings it for each target that was
 * damaged. An attacker that is gone gains nothing.
 *
 * @rule ATTACK-5 MONSTER-1 HEAL-1
 */
export function carryOutWithGains(
  scenario: Scenario,
  attack: Attack,
  surroundings: Surroundings,
): Outcome<Scenario> {
  const { damaged, ...done } = carryOut(scenario, attack, surroundings);
  const attacker = findFigure(done.next, attack.attacker);
  if (attacker?.kind !== 'monster') return done;
  const line = actionsOf(scenario, surroundings.content, attacker).find((l) => l.type === 'attack');
  const heals = line?.type === 'attack' ? line.perTargetDamaged : [];
  const gained = heals
    .flatMap(({ value }) => Array.from({ length: damaged.size }, () => value))
    .reduce<Outcome<Figure>>(
      (outcome, value) => andThen(outcome, (next) => heal(next, value)),
      unchanged(attacker),
    );
  return andThen(done, (next) => ({
    next: withFigure(next, gained.next),
    events: gained.events,
  }));
}
