import { ok, refuse, unchanged, type Result } from '../../result';
import { modifiersAgainst } from '../../rules/attack/fiveSteps';
import { isOrderOf } from '../../rules/attack/arithmetic';
import { canNegate } from '../../rules/table/damage';
import { findFigure } from '../../rules/table/figures';
import { printedTraits } from '../../rules/table/stats';
import type { AttackTarget, Scenario } from '../../state';
import {
  aimAt,
  attackOf,
  isOutOfRange,
  isTargeted,
  knownDistance,
  nameModifiers,
  newAim,
  readable,
  withAim,
  type Aim,
} from './attackParts';
import { seenOnBoard } from './onBoard';
import { figureInPlay, type Answer, type Context } from '../findings';
import type { CommandOf } from '../shapes';

/** All modifiers of an attack; with more of them an order of all could not be told any more. */
const MOST_MODIFIERS = 30;

/** Also for an ability or card that adds a target. @rule ATTACK-8 ATTACK-9 */
export function addTarget(
  scenario: Scenario,
  { target: asked }: CommandOf<'addTarget'>,
  { content }: Context,
): Answer<Scenario> {
  const attack = attackOf(scenario);
  if (!attack.ok) return attack;
  if (isTargeted(attack.value, asked.figure)) {
    return refuse({ code: 'alreadyTargeted', figure: asked.figure });
  }
  const attacker = figureInPlay(scenario, attack.value.attacker);
  if (!attacker.ok) return attacker;
  const reach = { ...attack.value, isArea: false };
  const seen = seenOnBoard(scenario, content, attacker.value, reach, asked);
  if (!seen.ok) return seen;
  const added = newAim(scenario, attacker.value, attack.value, seen.value);
  if (!added.ok) return added;
  const counted = readable({
    ...attack.value,
    targets: [...attack.value.targets, added.value.aim],
  });
  if (!counted.ok) return counted;
  return ok(unchanged({ ...added.value.scenario, attack: counted.value }));
}

/** Cards already drawn for it stay drawn. */
export function removeTarget(
  scenario: Scenario,
  { figure }: CommandOf<'removeTarget'>,
): Answer<Scenario> {
  const found = aimAt(scenario, figure);
  if (!found.ok) return found;
  const { attack } = found.value;
  const targets = attack.targets.filter((aim) => aim.figure !== figure);
  return ok(unchanged({ ...scenario, attack: { ...attack, targets } }));
}

export function changeTarget(
  scenario: Scenario,
  command: CommandOf<'changeTarget'>,
): Answer<Scenario> {
  const found = aimAt(scenario, command.figure);
  if (!found.ok) return found;
  const { attack, aim } = found.value;
  const next = changedAim(found.value, command);
  if (isOutOfRange(attack, next.distance) && next.distance !== aim.distance) {
    return refuse({ code: 'targetOutOfRange', figure: aim.figure, range: attack.range ?? 1 });
  }
  if (aim.drawn && next.modeOverride !== aim.modeOverride) {
    return refuse({ code: 'alreadyDrawn', figure: aim.figure });
  }
  const allowed = mayNegate(scenario, next);
  return allowed.ok ? ok(unchanged(withAim(scenario, attack, next))) : allowed;
}

function changedAim({ attack, aim }: Aim, command: CommandOf<'changeTarget'>): AttackTarget {
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

/** Whether the target can lose what it wants to lose instead of suffering the damage. */
export function mayNegate(scenario: Scenario, aim: AttackTarget): Result<null> {
  if (aim.negate === null) return ok(null);
  const target = findFigure(scenario, aim.figure);
  if (target?.kind !== 'character') return refuse({ code: 'cannotNegate', figure: aim.figure });
  return canNegate(target, aim.negate)
    ? ok(null)
    : refuse({ code: 'notEnoughCards', figure: aim.figure });
}

export function addAttackModifier(
  scenario: Scenario,
  { target, modifier }: CommandOf<'addAttackModifier'>,
): Answer<Scenario> {
  const attack = attackOf(scenario);
  if (!attack.ok) return attack;
  const found = target === null ? null : aimAt(scenario, target);
  if (found && !found.ok) return found;
  const all = [attack.value, ...attack.value.targets].flatMap((each) => each.modifiers);
  if (all.length >= MOST_MODIFIERS) {
    return refuse({ code: 'tooManyModifiers', limit: MOST_MODIFIERS });
  }
  const named = nameModifiers(scenario, [modifier]);
  const ids = named.modifiers.map(({ id }) => id);
  const concerns = (aim: AttackTarget) => target === null || aim.figure === target;
  const targets = attack.value.targets.map((aim) =>
    concerns(aim) && aim.order ? { ...aim, order: [...aim.order, ...ids] } : aim,
  );
  const modifiers = [...attack.value.modifiers, ...named.modifiers];
  const next =
    target === null
      ? { ...attack.value, targets, modifiers }
      : {
          ...attack.value,
          targets: targets.map((aim) =>
            concerns(aim) ? { ...aim, modifiers: [...aim.modifiers, ...named.modifiers] } : aim,
          ),
        };
  const counted = readable(next);
  return counted.ok ? ok(unchanged({ ...named.scenario, attack: next })) : counted;
}

export function removeAttackModifier(
  scenario: Scenario,
  { modifier: id }: CommandOf<'removeAttackModifier'>,
): Answer<Scenario> {
  const attack = attackOf(scenario);
  if (!attack.ok) return attack;
  const all = [attack.value, ...attack.value.targets].flatMap((each) => each.modifiers);
  if (!all.some((modifier) => modifier.id === id)) {
    return refuse({ code: 'noSuchModifier', modifier: id });
  }
  const isOther = (modifier: { readonly id: string }) => modifier.id !== id;
  const targets = attack.value.targets.map((aim) => ({
    ...aim,
    modifiers: aim.modifiers.filter(isOther),
    order: aim.order && aim.order.filter((each) => each !== id),
  }));
  const modifiers = attack.value.modifiers.filter(isOther);
  return ok(unchanged({ ...scenario, attack: { ...attack.value, targets, modifiers } }));
}

/** All modifiers that work against this target have to be named, once each. */
export function orderAttackModifiers(
  scenario: Scenario,
  { target: id, order }: CommandOf<'orderAttackModifiers'>,
  { content }: Context,
): Answer<Scenario> {
  const found = aimAt(scenario, id);
  if (!found.ok) return found;
  const target = figureInPlay(scenario, id);
  if (!target.ok) return target;
  const { attack, aim } = found.value;
  const traits = printedTraits(scenario, content, target.value);
  const modifiers = modifiersAgainst({ attack, aim, target: target.value, traits });
  if (!isOrderOf(order, modifiers)) return refuse({ code: 'orderDoesNotFit' });
  return ok(unchanged(withAim(scenario, attack, { ...aim, order })));
}

/** Places of the cards that count, once each, in the order they are to work. */
export function orderAttackCards(
  scenario: Scenario,
  { target: id, order }: CommandOf<'orderAttackCards'>,
): Answer<Scenario> {
  const found = aimAt(scenario, id);
  if (!found.ok) return found;
  const { attack, aim } = found.value;
  if (!aim.drawn) return refuse({ code: 'nothingDrawn', figure: id });
  const { length } = aim.drawn.applied;
  const isWhole = order.length === length && new Set(order).size === length;
  if (!isWhole || order.some((place) => place >= length)) {
    return refuse({ code: 'orderDoesNotFit' });
  }
  return ok(unchanged(withAim(scenario, attack, { ...aim, cardOrder: order })));
}
