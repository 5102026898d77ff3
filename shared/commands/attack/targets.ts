/** Targets of the attack in the calculator, and the modifiers that work against them. */
import { ok, refuse, unchanged, type Result } from '../../result';
import { isOrderOf } from '../../rules/attack/arithmetic';
import { modifiersAgainst } from '../../rules/attack/fiveSteps';
import { seenOnBoard } from '../../rules/attack/onBoard';
import {
  aimAt,
  attackOf,
  isOutOfRange,
  isTargeted,
  knownDistance,
  nameModifiers,
  newAim,
  whyNotNegateHit,
  whyTooLarge,
  withAim,
  type AimedAttack,
} from '../../rules/attack/targets';
import { traitsInRound } from '../../rules/decks/traitsOfRound';
import { withCardBonus } from '../../rules/monsters/attackBonus';
import { attackValues } from '../../rules/monsters/printedAttack';
import { figureInPlay } from '../../rules/table/findings';
import type { Attack, AttackTarget, Scenario } from '../../state';
import { proven, refusalOf } from '../findings';
import type { AskedAtTable, Handlers } from '../handler';
import type { CommandOf } from '../shapes';

type TargetCommand =
  | 'addTarget'
  | 'removeTarget'
  | 'changeTarget'
  | 'addAttackModifier'
  | 'removeAttackModifier'
  | 'orderAttackModifiers'
  | 'orderAttackCards';

/** All modifiers of an attack; with more of them an order of all could not be told any more. */
const MOST_MODIFIERS = 30;

export const TARGET_COMMANDS: Handlers<TargetCommand> = {
  /** Also for an ability or card that adds a target. */
  addTarget: {
    in: 'scenario',
    whyNot: (at, { target }) => refusalOf(withTarget(at, target)),
    carryOut: (at, { target }) => unchanged(proven(withTarget(at, target))),
  },

  /** Cards already drawn for it stay drawn. */
  removeTarget: {
    in: 'scenario',
    whyNot: ({ scenario }, { figure }) => refusalOf(aimAt(scenario, figure)),
    carryOut: ({ scenario }, { figure }) => {
      const { attack } = proven(aimAt(scenario, figure));
      const targets = attack.targets.filter((aim) => aim.figure !== figure);
      return unchanged({ ...scenario, attack: { ...attack, targets } });
    },
  },

  changeTarget: {
    in: 'scenario',
    whyNot: ({ scenario }, command) => {
      const found = aimAt(scenario, command.figure);
      if (!found.ok) return found.refusal;
      const { attack, aim } = found.value;
      const { figure } = aim;
      const next = change(found.value, command);
      if (isOutOfRange(attack, next.distance) && next.distance !== aim.distance) {
        return { code: 'targetOutOfRange', figure, range: attack.range ?? 1 };
      }
      if (aim.drawn && next.modeOverride !== aim.modeOverride) {
        return { code: 'alreadyDrawn', figure };
      }
      return whyNotNegateHit(scenario, next);
    },
    carryOut: ({ scenario }, command) => {
      const found = proven(aimAt(scenario, command.figure));
      return unchanged(withAim(scenario, found.attack, change(found, command)));
    },
  },

  addAttackModifier: {
    in: 'scenario',
    whyNot: ({ scenario }, { target, modifier }) => {
      const found = target === null ? attackOf(scenario) : aimAt(scenario, target);
      if (!found.ok) return found.refusal;
      const attack = proven(attackOf(scenario));
      if (allModifiers(attack).length >= MOST_MODIFIERS) {
        return { code: 'tooManyModifiers', limit: MOST_MODIFIERS };
      }
      const { modifiers } = nameModifiers(scenario, [modifier]);
      return whyTooLarge(withModifiers(attack, target, modifiers));
    },
    carryOut: ({ scenario }, { target, modifier }) => {
      const named = nameModifiers(scenario, [modifier]);
      const attack = withModifiers(proven(attackOf(scenario)), target, named.modifiers);
      return unchanged({ ...named.scenario, attack });
    },
  },

  removeAttackModifier: {
    in: 'scenario',
    whyNot: ({ scenario }, { modifier }) => {
      const attack = attackOf(scenario);
      if (!attack.ok) return attack.refusal;
      return allModifiers(attack.value).some(({ id }) => id === modifier)
        ? null
        : { code: 'noSuchModifier', modifier };
    },
    carryOut: ({ scenario }, { modifier }) => {
      const attack = proven(attackOf(scenario));
      const isOther = ({ id }: { readonly id: string }) => id !== modifier;
      const targets = attack.targets.map((aim) => ({
        ...aim,
        modifiers: aim.modifiers.filter(isOther),
        order: aim.order && aim.order.filter((each) => each !== modifier),
      }));
      const modifiers = attack.modifiers.filter(isOther);
      return unchanged({ ...scenario, attack: { ...attack, targets, modifiers } });
    },
  },

  /** All modifiers that work against this target have to be named, once each. */
  orderAttackModifiers: {
    in: 'scenario',
    whyNot: ({ scenario, content }, { target: id, order }) => {
      const found = aimAt(scenario, id);
      if (!found.ok) return found.refusal;
      const target = figureInPlay(scenario, id);
      if (!target.ok) return target.refusal;
      const { attack, aim } = found.value;
      const traits = traitsInRound(scenario, content, target.value);
      const modifiers = modifiersAgainst({ attack, aim, target: target.value, traits });
      return isOrderOf(order, modifiers) ? null : { code: 'orderDoesNotFit' };
    },
    carryOut: ({ scenario }, { target, order }) => {
      const { attack, aim } = proven(aimAt(scenario, target));
      return unchanged(withAim(scenario, attack, { ...aim, order }));
    },
  },

  /** Places of the cards that count, once each, in the order they are to work. */
  orderAttackCards: {
    in: 'scenario',
    whyNot: ({ scenario }, { target, order }) => {
      const found = aimAt(scenario, target);
      if (!found.ok) return found.refusal;
      const { drawn } = found.value.aim;
      if (!drawn) return { code: 'nothingDrawn', figure: target };
      const { length } = drawn.applied;
      const isWhole = order.length === length && new Set(order).size === length;
      return isWhole && order.every((place) => place < length) ? null : { code: 'orderDoesNotFit' };
    },
    carryOut: ({ scenario }, { target, order }) => {
      const { attack, aim } = proven(aimAt(scenario, target));
      return unchanged(withAim(scenario, attack, { ...aim, cardOrder: order }));
    },
  },
};

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
  const attacker = figureInPlay(scenario, attack.attacker);
  if (!attacker.ok) return attacker;
  const seen = seenOnBoard(scenario, content, attacker.value, { ...attack, isArea: false }, asked);
  if (!seen.ok) return seen;
  const isPrinted = attackValues(scenario, content, attacker.value)?.base === attack.base;
  const target = isPrinted
    ? withCardBonus(scenario, content, attacker.value, seen.value)
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

function allModifiers(attack: Attack): Attack['modifiers'] {
  return [attack, ...attack.targets].flatMap((each) => each.modifiers);
}

/** With modifiers for one target, or for all; they come last where an order was told. */
function withModifiers(
  attack: Attack,
  target: AttackTarget['figure'] | null,
  added: Attack['modifiers'],
): Attack {
  const ids = added.map(({ id }) => id);
  const targets = attack.targets.map((aim) => {
    if (target !== null && aim.figure !== target) return aim;
    const own = target === null ? aim.modifiers : [...aim.modifiers, ...added];
    return { ...aim, modifiers: own, order: aim.order && [...aim.order, ...ids] };
  });
  return target === null
    ? { ...attack, targets, modifiers: [...attack.modifiers, ...added] }
    : { ...attack, targets };
}
