/** Targets of the attack in the calculator, and the modifiers that work against them. */
import { ok, refuse, unchanged, type Result } from '../../result';
import {
  addModifiers,
  removeModifier,
  whyNotAddModifier,
  whyNotOrderCards,
  whyNotOrderModifiers,
  whyNotRemoveModifier,
} from '../../rules/attack/modifiers';
import { seenOnBoard } from '../../rules/attack/onBoard';
import {
  aimAt,
  attackerInPlay,
  attackOf,
  isTargeted,
  knownDistance,
  nameModifiers,
  newAim,
  whyTooLarge,
  withAim,
  type AimedAttack,
} from '../../rules/attack/targets';
import { whyNotChangeTarget } from '../../rules/attack/whyNot';
import { withCardBonus } from '../../rules/monsters/attackBonus';
import { attackValues } from '../../rules/monsters/printedAttack';
import type { AttackTarget, Scenario } from '../../state';
import { proven } from '../findings';
import { finding, inScenario, unless, type AskedAtTable } from '../handler';
import type { CommandOf } from '../shapes';

export const TARGET_COMMANDS = inScenario({
  /** Also for an ability or card that adds a target. */
  addTarget: finding(
    (at, { target }) => withTarget(at, target),
    (_at, _command, next) => unchanged(next),
  ),

  /** Cards already drawn for it stay drawn. */
  removeTarget: finding(
    ({ scenario }, { figure }) => aimAt(scenario, figure),
    ({ scenario }, { figure }, { attack }) => {
      const targets = attack.targets.filter((aim) => aim.figure !== figure);
      return unchanged({ ...scenario, attack: { ...attack, targets } });
    },
  ),

  changeTarget: finding(
    ({ scenario }, command) =>
      unless(aimAt(scenario, command.figure), (found) =>
        whyNotChangeTarget(scenario, found, change(found, command)),
      ),
    ({ scenario }, command, found) =>
      unchanged(withAim(scenario, found.attack, change(found, command))),
  ),

  addAttackModifier: {
    whyNot: ({ scenario }, { target, modifier }) => whyNotAddModifier(scenario, target, modifier),
    carryOut: ({ scenario }, { target, modifier }) => {
      const named = nameModifiers(scenario, [modifier]);
      const attack = addModifiers(proven(attackOf(scenario)), target, named.modifiers);
      return unchanged({ ...named.scenario, attack });
    },
  },

  removeAttackModifier: {
    whyNot: ({ scenario }, { modifier }) => whyNotRemoveModifier(scenario, modifier),
    carryOut: ({ scenario }, { modifier }) =>
      unchanged({ ...scenario, attack: removeModifier(proven(attackOf(scenario)), modifier) }),
  },

  orderAttackModifiers: {
    whyNot: ({ scenario, content }, { target, order }) =>
      whyNotOrderModifiers(scenario, content, target, order),
    carryOut: ({ scenario }, { target, order }) => {
      const { attack, aim } = proven(aimAt(scenario, target));
      return unchanged(withAim(scenario, attack, { ...aim, order }));
    },
  },

  /** Places of the cards that count, once each, in the order they are to work. */
  orderAttackCards: {
    whyNot: ({ scenario }, { target, order }) => whyNotOrderCards(scenario, target, order),
    carryOut: ({ scenario }, { target, order }) => {
      const { attack, aim } = proven(aimAt(scenario, target));
      return unchanged(withAim(scenario, attack, { ...aim, cardOrder: order }));
    },
  },
});

/** The attack with another target, or why it cannot be one. @rule ATTACK-8 ATTACK-9 */
function withTarget(
  { scenario, content }: AskedAtTable,
  asked: CommandOf<'addTarget'>['target'],
): Result<Scenario> {
  const found = attackOf(scenario);
  if (!found.ok) return found;
  const attack = found.value;
  if (isTargeted(attack, asked.figure)) {
    return refuse({ code: 'alreadyTargeted', figure: asked.figure });
  }
  const attacker = attackerInPlay(scenario, attack.attacker);
  if (!attacker.ok) return attacker;
  const seen = seenOnBoard(scenario, content, attacker.value, { ...attack, isArea: false }, asked);
  if (!seen.ok) return seen;
  const { line } = attack;
  const isPrinted = attackValues(scenario, content, attacker.value, line)?.base === attack.base;
  const target = isPrinted
    ? withCardBonus(scenario, content, attacker.value, seen.value, line)
    : seen.value;
  const added = newAim(scenario, attacker.value, attack, target);
  if (!added.ok) return added;
  const next = { ...attack, targets: [...attack.targets, added.value.aim] };
  const tooLarge = whyTooLarge(next);
  return tooLarge ? refuse(tooLarge) : ok({ ...added.value.scenario, attack: next });
}

function change({ attack, aim }: AimedAttack, command: CommandOf<'changeTarget'>): AttackTarget {
  const { distance, distanceAfterEffects, modeOverride, extraShield, extraPierce } = command;
  const { negate, declined, overrides } = command;
  return {
    ...aim,
    distance: distance === undefined ? aim.distance : knownDistance(attack, distance),
    distanceAfterEffects:
      distanceAfterEffects === undefined ? aim.distanceAfterEffects : distanceAfterEffects,
    modeOverride: modeOverride === undefined ? aim.modeOverride : modeOverride,
    extraShield: extraShield ?? aim.extraShield,
    extraPierce: extraPierce ?? aim.extraPierce,
    negate: negate === undefined ? aim.negate : negate,
    declined: declined ?? aim.declined,
    overrides: { ...aim.overrides, ...told(overrides) },
  };
}

type Overrides = AttackTarget['overrides'];

/** The numbers that are told; null takes one back. */
function told(overrides: CommandOf<'changeTarget'>['overrides'] = {}): Partial<Overrides> {
  return Object.fromEntries(
    Object.entries(overrides).filter(([, value]) => value !== undefined),
  ) as Partial<Overrides>;
}
