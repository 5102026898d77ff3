/** Commands for the targets of an attack, and for the modifiers on each target. */
import { unchanged } from '../../result';
import {
  addTarget,
  changeTarget,
  removeTarget,
  replaceTarget,
} from '../../rules/attack/changeTargets';
import {
  addModifiers,
  removeModifier,
  whyNotAddModifier,
  whyNotOrderCards,
  whyNotOrderModifiers,
  whyNotRemoveModifier,
} from '../../rules/attack/modifiers';
import { aimAt, nameModifiers, withAim, type AimedAttack } from '../../rules/attack/targets';
import { whyNotChangeTarget } from '../../rules/attack/whyNot';
import type { AttackTarget, Scenario } from '../../state';
import { definedFields } from '../definedFields';
import {
  findingFirst,
  unlessRefused,
  type CommandOfFields,
  type FieldSchemas,
} from '../commandRow';
import { ownersOf, type Whose } from '../rights';
import type * as ids from '../../ids';
import { ATTACK_MODES } from '../../vocabulary';
import { onAttack, onTargets } from '../lookups';

const addTargetFields = (f: FieldSchemas) => ({
  target: f.attackTarget,
  /** The target that the new one replaces. No card has been drawn for it. */
  insteadOf: f.figure.optional(),
});

const changeTargetFields = (f: FieldSchemas) => ({
  figure: f.figure,
  distance: f.small.nullable().optional(),
  distanceAfterEffects: f.small.nullable().optional(),
  modeOverride: f.z.enum(ATTACK_MODES).nullable().optional(),
  extraShield: f.small.optional(),
  extraPierce: f.small.optional(),
  extraRetaliate: f.small.optional(),
  extraRetaliateRange: f.small.optional(),
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
  /** Adds a target, also one that an ability or a card adds, or replaces one. */
  addTarget: findingFirst(
    addTargetFields,
    { whose: 'runningAttack', readBy: 'everyone' },
    ({ scenario, content }, { target, insteadOf }) =>
      insteadOf === undefined
        ? addTarget(scenario, content, target)
        : replaceTarget(scenario, content, insteadOf, target),
    (_at, _command, next) => unchanged(next),
  ),

  /** Removes a target. Cards drawn for it stay drawn. */
  removeTarget: findingFirst(
    (f: FieldSchemas) => ({ figure: f.figure }),
    { whose: 'runningAttack', readBy: 'everyone' },
    ({ scenario }, { figure }) => aimAt(scenario, figure),
    ({ scenario }, _command, found) => unchanged(removeTarget(scenario, found)),
  ),

  changeTarget: findingFirst(
    changeTargetFields,
    { whose: ofTarget, readBy: 'everyone' },
    ({ scenario }, command) =>
      unlessRefused(aimAt(scenario, command.figure), (found) =>
        whyNotChangeTarget(scenario, found, changeFields(found, command)),
      ),
    ({ scenario }, command, found) =>
      unchanged(withAim(scenario, found.attack, changeFields(found, command))),
  ),

  /** Adds a modifier; `target` null = for all targets. */
  addAttackModifier: onAttack(
    (f: FieldSchemas) => ({ target: f.figure.nullable(), modifier: f.attackModifier }),
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
    (f: FieldSchemas) => ({ modifier: f.idOf<ids.ModifierId>() }),
    { whose: 'runningAttack', readBy: 'everyone' },
    {
      whyNot: ({ attack }, { modifier }) => whyNotRemoveModifier(attack, modifier),
      carryOut: ({ scenario, attack }, { modifier }) =>
        unchanged({ ...scenario, attack: removeModifier(attack, modifier) }),
    },
  ),

  orderAttackModifiers: onTargets(
    (f: FieldSchemas) => ({ target: f.figure, order: f.modifierIds }),
    { whose: 'runningAttack', readBy: 'everyone' },
    {
      whyNot: ({ scenario, content, attack, aim }, { order }) =>
        whyNotOrderModifiers(scenario, content, { attack, aim }, order),
      carryOut: ({ scenario, attack, aim }, { order }) =>
        unchanged(withAim(scenario, attack, { ...aim, order })),
    },
  ),

  /** Indexes of all cards that count, in the order in which their effects apply. */
  orderAttackCards: onTargets(
    (f: FieldSchemas) => ({ target: f.figure, order: f.z.array(f.small).max(40) }),
    { whose: 'runningAttack', readBy: 'everyone' },
    {
      whyNot: ({ aim }, { order }) => whyNotOrderCards(aim, order),
      carryOut: ({ scenario, attack, aim }, { order }) =>
        unchanged(withAim(scenario, attack, { ...aim, cardOrder: order })),
    },
  ),
};

function changeFields(
  found: AimedAttack,
  { type: _, overrides = {}, ...fields }: CommandOfFields<typeof changeTargetFields>,
): AttackTarget {
  return changeTarget(found, { ...definedFields(fields), overrides: definedFields(overrides) });
}

/** The target decides how to negate the damage; the attacker decides the rest. */
function ofTarget(
  command: CommandOfFields<typeof changeTargetFields>,
  scenario: Scenario | null,
): Whose {
  const isNegation = Object.keys(command).toSorted().join(' ') === 'figure negate type';
  return isNegation ? [command.figure] : ownersOf({ whose: 'runningAttack' }, command, scenario);
}
