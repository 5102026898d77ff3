/** Attack modifiers that players add, remove and reorder. */
import type { Content } from '../../content/content';
import type { FigureId, ModifierId } from '../../ids';
import type { Refusal } from '../../refusals';
import { refusalOf } from '../../result';
import type { Attack, AttackTarget, Scenario } from '../../state';
import { traitsInRound } from './bonuses/traitsInRound';
import { figureInPlay } from '../figures/lookups';
import { isOrderOf } from './numbers/modifierOrder';
import { modifiersAgainst } from './numbers/fiveSteps';
import { aimAt, nameModifiers, whyTooLarge, type AimedAttack, type NewModifier } from './targets';

/** Maximum number of modifiers of an attack. A command that orders them cannot list more. */
const MAX_MODIFIERS = 30;

export function whyNotAddModifier(
  scenario: Scenario,
  attack: Attack,
  target: FigureId | null,
  modifier: NewModifier,
): Refusal | null {
  const untargeted = target && refusalOf(aimAt(scenario, target));
  if (untargeted) return untargeted;
  if (allModifiers(attack).length >= MAX_MODIFIERS) {
    return { code: 'tooManyModifiers', limit: MAX_MODIFIERS };
  }
  const { modifiers } = nameModifiers(scenario, [modifier]);
  return whyTooLarge(addModifiers(attack, target, modifiers));
}

export function whyNotRemoveModifier(attack: Attack, modifier: ModifierId): Refusal | null {
  const isThere = allModifiers(attack).some(({ id }) => id === modifier);
  return isThere ? null : { code: 'noSuchModifier', modifier };
}

/** Refuses an order that does not contain every modifier against the target exactly once. */
export function whyNotOrderModifiers(
  scenario: Scenario,
  content: Content,
  aimed: AimedAttack,
  order: readonly ModifierId[],
): Refusal | null {
  const found = figureInPlay(scenario, aimed.aim.figure);
  if (!found.ok) return found.refusal;
  const traits = traitsInRound(scenario, content, found.value);
  const modifiers = modifiersAgainst({ ...aimed, target: found.value, traits });
  return isOrderOf(order, modifiers) ? null : { code: 'orderDoesNotFit' };
}

/** Refuses an order that does not contain every applied card exactly once. */
export function whyNotOrderCards(
  { figure, drawn }: AttackTarget,
  order: readonly number[],
): Refusal | null {
  if (!drawn) return { code: 'nothingDrawn', figure };
  const { length } = drawn.applied;
  const isWhole = order.length === length && new Set(order).size === length;
  return isWhole && order.every((place) => place < length) ? null : { code: 'orderDoesNotFit' };
}

/** Adds modifiers for one target or for all. They come last in an existing order. */
export function addModifiers(
  attack: Attack,
  target: FigureId | null,
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

export function removeModifier(attack: Attack, modifier: ModifierId): Attack {
  const isOther = ({ id }: { readonly id: ModifierId }) => id !== modifier;
  const targets = attack.targets.map((aim) => ({
    ...aim,
    modifiers: aim.modifiers.filter(isOther),
    order: aim.order && aim.order.filter((each) => each !== modifier),
  }));
  return { ...attack, targets, modifiers: attack.modifiers.filter(isOther) };
}

function allModifiers(attack: Attack): Attack['modifiers'] {
  return [attack, ...attack.targets].flatMap((each) => each.modifiers);
}
