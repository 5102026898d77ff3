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
import { checkOnBoard } from '../../rules/attack/onBoard';
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
import { withCardBonus } from '../../rules/attack/monsterBonus';
import { withHeldBonus } from '../../rules/attack/heldBonuses';
import { attackValues } from '../../rules/attack/printedAttack';
import type { FigureId } from '../../ids';
import { isBeforeDraw } from '../../rules/attack/draw/draw';
import type { AttackTarget, Scenario } from '../../state';
import { given } from '../proven';
import {
  findingFirst,
  unless,
  type AskedAtTable,
  type CommandOfFields,
  type Kit,
  ownersOf,
  type Whose,
} from '../row';
import type * as ids from '../../ids';
import { ATTACK_MODES } from '../../vocabulary';
import { onAttack, onTargets } from '../lookups';

const addTargetFields = (f: Kit) => ({
  target: f.attackTarget,
  /** The target that it takes the place of, against which no card is drawn yet. */
  insteadOf: f.figure.optional(),
});

const changeTargetFields = (f: Kit) => ({
  figure: f.figure,
  distance: f.small.nullable().optional(),
  distanceAfterEffects: f.small.nullable().optional(),
  modeOverride: f.z.enum(ATTACK_MODES).nullable().optional(),
  extraShield: f.small.optional(),
  extraPierce: f.small.optional(),
  negate: f.negation.nullable().optional(),
  declined: f.effects.optional(),
  overrides: f.z
    .strictObject({
      base: f.override.optional(),
      modified: f.override.optional(),
      afterCards: f.override.optional(),
      reduced: f.override.optional(),
      damage: f.override.optional(),
    })
    .optional(),
});

export const TARGET_COMMANDS = {
  /** Also for an ability or card that adds a target. */
  addTarget: findingFirst(
    addTargetFields,
    { whose: 'runningAttack', readBy: 'everyone' },
    (at, { target, insteadOf }) => {
      if (insteadOf === undefined) return withTarget(at, target);
      const left = withoutTarget(at.scenario, insteadOf);
      return left.ok ? withTarget({ ...at, scenario: left.value }, target) : left;
    },
    (_at, _command, next) => unchanged(next),
  ),

  /** Cards already drawn for it stay drawn. */
  removeTarget: findingFirst(
    (f: Kit) => ({ figure: f.figure }),
    { whose: 'runningAttack', readBy: 'everyone' },
    ({ scenario }, { figure }) => aimAt(scenario, figure),
    ({ scenario }, _command, found) => unchanged(withoutAim(scenario, found)),
  ),

  changeTarget: findingFirst(
    changeTargetFields,
    { whose: ofTarget, readBy: 'everyone' },
    ({ scenario }, command) =>
      unless(aimAt(scenario, command.figure), (found) =>
        whyNotChangeTarget(scenario, found, change(found, command)),
      ),
    ({ scenario }, command, found) =>
      unchanged(withAim(scenario, found.attack, change(found, command))),
  ),

  /** `target` null = a modifier for all targets. */
  addAttackModifier: onAttack(
    (f: Kit) => ({ target: f.figure.nullable(), modifier: f.attackModifier }),
    { whose: 'runningAttack', readBy: 'everyone' },
    {
      whyNot: ({ scenario, attack }, { target, modifier }) =>
        whyNotAddModifier(scenario, attack, target, modifier),
      carryOut: ({ scenario, attack }, { target, modifier }) => {
        const named = nameModifiers(scenario, [modifier]);
        const next = addModifiers(attack, target, named.modifiers);
        return unchanged({ ...named.scenario, attack: next });
      },
    },
  ),

  removeAttackModifier: onAttack(
    (f: Kit) => ({ modifier: f.idOf<ids.ModifierId>() }),
    { whose: 'runningAttack', readBy: 'everyone' },
    {
      whyNot: ({ attack }, { modifier }) => whyNotRemoveModifier(attack, modifier),
      carryOut: ({ scenario, attack }, { modifier }) =>
        unchanged({ ...scenario, attack: removeModifier(attack, modifier) }),
    },
  ),

  orderAttackModifiers: onTargets(
    (f: Kit) => ({ target: f.figure, order: f.modifierIds }),
    { whose: 'runningAttack', readBy: 'everyone' },
    {
      whyNot: ({ scenario, content, attack, aim }, { order }) =>
        whyNotOrderModifiers(scenario, content, { attack, aim }, order),
      carryOut: ({ scenario, attack, aim }, { order }) =>
        unchanged(withAim(scenario, attack, { ...aim, order })),
    },
  ),

  /** Places of the cards that count, once each, in the order they are to work. */
  orderAttackCards: onTargets(
    (f: Kit) => ({ target: f.figure, order: f.z.array(f.small).max(40) }),
    { whose: 'runningAttack', readBy: 'everyone' },
    {
      whyNot: ({ aim }, { order }) => whyNotOrderCards(aim, order),
      carryOut: ({ scenario, attack, aim }, { order }) =>
        unchanged(withAim(scenario, attack, { ...aim, cardOrder: order })),
    },
  ),
};

function withoutAim(scenario: Scenario, { attack, aim }: AimedAttack): Scenario {
  const targets = attack.targets.filter((other) => other !== aim);
  return { ...scenario, attack: { ...attack, targets } };
}

/** The attack without a target, as long as no card lies open against it. */
function withoutTarget(scenario: Scenario, figure: FigureId): Result<Scenario> {
  const found = aimAt(scenario, figure);
  if (!found.ok) return found;
  if (!isBeforeDraw(found.value.aim)) return refuse({ code: 'alreadyDrawn', figure });
  return ok(withoutAim(scenario, found.value));
}

/** The attack with another target, or why it cannot be one. @rule ATTACK-8 ATTACK-9 */
function withTarget(
  { scenario, content }: AskedAtTable,
  asked: CommandOfFields<typeof addTargetFields>['target'],
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
  const { line } = attack;
  const isPrinted =
    attacker.value.kind === 'character' ||
    attackValues(scenario, content, attacker.value, line)?.base === attack.base;
  const ofCard = isPrinted
    ? withCardBonus(scenario, content, attacker.value, seen.value, line)
    : seen.value;
  const target = withHeldBonus(scenario, content, attacker.value, ofCard, attack);
  const added = newAim(scenario, attacker.value, attack, target);
  if (!added.ok) return added;
  const next = { ...attack, targets: [...attack.targets, added.value.aim] };
  const tooLarge = whyTooLarge(next);
  return tooLarge ? refuse(tooLarge) : ok({ ...added.value.scenario, attack: next });
}

function change(
  { attack, aim }: AimedAttack,
  { type: _, distance, overrides = {}, ...told }: CommandOfFields<typeof changeTargetFields>,
): AttackTarget {
  return {
    ...aim,
    ...given(told),
    distance: distance === undefined ? aim.distance : knownDistance(attack, distance),
    overrides: { ...aim.overrides, ...given(overrides) },
  };
}

/** Whoever is attacked says what is lost instead of the damage; the rest is the attacker's. */
function ofTarget(
  command: CommandOfFields<typeof changeTargetFields>,
  scenario: Scenario | null,
): Whose {
  const isNegation = Object.keys(command).toSorted().join(' ') === 'figure negate type';
  return isNegation ? [command.figure] : ownersOf({ whose: 'runningAttack' }, command, scenario);
}
