/** Adds and removes conditions, and finds the actions they prevent. */
import type { GameEvent } from '../../../events';
import type { Refusal } from '../../../refusals';
import { unchanged, type Outcome } from '../../../result';
import type { Content } from '../../../content/content';
import { printedCondition } from '../../../content/printedConditions';
import type { ConditionTraits } from '../../../content/types';
import type { ActiveCondition, Figure } from '../../../state';
import { isOwnCondition, type Condition, type Effect, type Gift } from '../../../vocabulary';
import { hasCondition, traitsOfCondition } from './conditionTraits';
import type { PrintedTraits } from '../traits';

/**
 * True unless the condition is a printed one that helps the figure that has it. Conditions of packs
 * count as negative.
 */
export function isNegative(condition: Condition): boolean {
  return printedCondition(condition)?.traits.good !== true;
}

/** The conditions of a figure that do not help it, printed ones and those of packs. */
export function negativeConditions(figure: Figure): readonly Condition[] {
  return figure.conditions
    .filter((condition) => traitsOfCondition(condition).good !== true)
    .map(({ name }) => name);
}

/** Lookup for conditions of packs; null = only printed conditions are used. */
export type ConditionBook = Pick<Content, 'condition'> | null;

/**
 * True for gifts that help the figure that gets them: positive conditions, bless, and pack
 * conditions marked as good.
 */
function isGoodGift(gift: Gift, book: ConditionBook): boolean {
  if (gift === 'bless') return true;
  const traits = printedCondition(gift)?.traits ?? book?.condition(gift)?.traits;
  return traits?.good === true;
}

/** True for effects that help the figure that gets them. */
export function isHelpful(effect: Effect, book: ConditionBook): boolean {
  if (effect.kind === 'condition') return isGoodGift(effect.condition, book);
  return effect.kind === 'bless';
}

/**
 * True for effects on the attacker instead of the target: heal, shield, elements, items, bless, and
 * positive conditions.
 */
export function isForAttacker(effect: Effect, book: ConditionBook): boolean {
  switch (effect.kind) {
    case 'heal':
    case 'shield':
    case 'infuse':
    case 'refreshItem':
      return true;
    case 'push':
    case 'pull':
    case 'pierce':
    case 'target':
    case 'addTarget':
      return false;
    case 'condition':
    case 'bless':
    case 'curse':
      return isHelpful(effect, book);
  }
}

/**
 * True if the figure cannot gain the condition (or a curse): `immunities` names it or, for a
 * negative one, all negative conditions; or the figure is an objective and the condition is
 * negative.
 *
 * @rule CONDITION-2
 */
export function isImmune(
  figure: Figure,
  condition: Gift,
  immunities: readonly string[] = [],
  book: ConditionBook = null,
): boolean {
  const isThing = figure.kind === 'objective' && figure.role === 'objective';
  const isHelp = isGoodGift(condition, book);
  if (immunities.includes('negativeConditions') && !isHelp) return true;
  return immunities.includes(condition) || (isThing && !isHelp);
}

/**
 * Adds a condition to a figure with its traits: it may be immune, or gain another condition instead.
 *
 * @rule CONDITION-1 CONDITION-2 CONDITION-3 ITEM-5
 */
export function gainCondition(
  figure: Figure,
  condition: Condition,
  isOwnTurn: boolean,
  { immunities, insteadOf }: Pick<PrintedTraits, 'immunities' | 'insteadOf'>,
  book: ConditionBook,
): Outcome<Figure> {
  const gained = insteadOf?.get(condition) ?? condition;
  return addCondition(figure, gained, isOwnTurn, immunities, book);
}

/**
 * Adds a condition, or renews it. A condition gained during the figure's own turn outlasts the end
 * of that turn. A pack condition uses the duration from its pack and removes the conditions the
 * pack names; if the pack is missing, it lasts until the end of the figure's next turn.
 *
 * @rule CONDITION-1 CONDITION-2 DURATION-1 DURATION-2 OWN-7
 */
export function addCondition(
  figure: Figure,
  condition: Condition,
  isOwnTurn: boolean,
  immunities: readonly string[] = [],
  book: ConditionBook = null,
): Outcome<Figure> {
  if (isImmune(figure, condition, immunities, book)) {
    const rule = 'CONDITION-2';
    return {
      next: figure,
      events: [{ type: 'conditionRefused', figure: figure.id, condition, rule }],
    };
  }
  const own = isOwnCondition(condition) ? (book?.condition(condition) ?? null) : null;
  const named = { name: condition, traits: own?.traits ?? null };
  const expires = traitsOfCondition({ ...named, turnEnds: null }).ends === 'turnEnd';
  const turnEnds = expires ? (isOwnTurn ? 2 : 1) : null;
  const gained: ActiveCondition = { ...named, turnEnds };
  const renewed = hasCondition(figure, condition);
  const gone = own?.removes?.filter((each) => hasCondition(figure, each)) ?? [];
  const left = figure.conditions.filter(({ name }) => !gone.includes(name));
  const conditions = renewed
    ? left.map((each) => (each.name === condition ? gained : each))
    : [...left, gained];
  return {
    next: { ...figure, conditions },
    events: [
      ...gone.map((each): GameEvent => ({
        type: 'conditionRemoved',
        ...{ figure: figure.id, condition: each, why: 'replaced', rule: 'OWN-7' },
      })),
      { type: 'conditionAdded', figure: figure.id, condition, renewed, rule: 'CONDITION-1' },
    ],
  };
}

/**
 * Removes a condition at the players' request. Does nothing if the figure does not have it.
 *
 * @rule OWN-5
 */
export function removeCondition(figure: Figure, condition: Condition): Outcome<Figure> {
  if (!hasCondition(figure, condition)) return unchanged(figure);
  return {
    next: { ...figure, conditions: figure.conditions.filter(({ name }) => name !== condition) },
    events: [
      { type: 'conditionRemoved', figure: figure.id, condition, why: 'byHand', rule: 'OWN-5' },
    ],
  };
}

type Hindered = NonNullable<ConditionTraits['hinders']>[number];

/**
 * The condition that prevents the action; null = none. One that prevents all actions comes first.
 *
 * @rule IMMOBILIZE-1 DISARM-1 STUN-1 OWN-7
 */
export function hindrance(
  from: Hindered,
  conditions: readonly ActiveCondition[],
): Condition | null {
  const preventing = (what: Hindered) =>
    conditions.find((each) => traitsOfCondition(each).hinders?.includes(what));
  return (preventing('act') ?? preventing(from))?.name ?? null;
}

/** The condition of the figure that prevents the action; null = none. */
export function hindranceOf(figure: Figure, from: Hindered): Condition | null {
  return hindrance(from, figure.conditions);
}

/** @rule STUN-1 IMMOBILIZE-1 */
export function whyNotMove(figure: Figure): Refusal | null {
  const condition = hindranceOf(figure, 'move');
  return condition && { code: 'figureCannotMove', figure: figure.id, condition };
}

export function canMove(figure: Figure): boolean {
  return whyNotMove(figure) === null;
}

/** @rule STUN-1 DISARM-1 */
export function whyNotAttack(figure: Figure): Refusal | null {
  const condition = hindranceOf(figure, 'attack');
  return condition && { code: 'attackerCannotAttack', figure: figure.id, condition };
}

export function canAttack(figure: Figure): boolean {
  return whyNotAttack(figure) === null;
}
