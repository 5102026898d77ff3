/** Questions to players about the use of an item. */
import type { ItemEffect } from '../../../content/types';
import type { CharacterId, FigureId } from '../../../ids';
import type { Character, Figure } from '../../../state';
import { ELEMENTS, type Condition, type Element } from '../../../vocabulary';
import { figuresAffected } from '../../cards/affectedFigures';
import { distanceInPlay } from '../../board/placedFigures';
import { canConsume } from '../../elements/elements';
import { negativeConditions } from '../../figures/conditions/conditions';
import { areEnemies, findFigure, isInPlay, playingCharacters } from '../../figures/figures';
import { canBeHealed, isProtectedObjective } from '../../figures/stats/printedObjective';
import { refreshableItems } from './equipment';
import { attackBy, type ItemAnswers, type ItemContext } from './itemContext';

/** An item to refresh. */
export interface ItemOfCharacter {
  readonly character: CharacterId;
  readonly item: number;
}

/** The next open question about a use, with the possible answers. */
export type ItemQuestion =
  | { readonly asks: 'target'; readonly options: readonly FigureId[] }
  | {
      readonly asks: 'element';
      readonly isUsed: boolean;
      readonly options: readonly Element[];
    }
  | { readonly asks: 'figure'; readonly options: readonly FigureId[] }
  | { readonly asks: 'item'; readonly options: readonly ItemOfCharacter[] }
  | { readonly asks: 'card'; readonly of: FigureId; readonly options: readonly number[] }
  | { readonly asks: 'condition'; readonly options: readonly Condition[] }
  | { readonly asks: 'direction' };

/**
 * The first question that is not answered yet; null = none. Answers are in the printed order of
 * effects, and each element answers one choice.
 */
export function openQuestion(
  context: ItemContext,
  effects: readonly ItemEffect[],
  answers: ItemAnswers,
): ItemQuestion | null {
  let elements = answers.elements?.length ?? 0;
  for (const effect of effects) {
    const wilds = wildsOf(effect);
    for (const isUsed of wilds) {
      if (elements > 0) elements -= 1;
      else return { asks: 'element', isUsed, options: elementOptions(context, isUsed, answers) };
    }
    const question = questionOf(context, effect, answers);
    if (question) return question;
  }
  return null;
}

/**
 * The element choices of an effect in the order of the questions; true = consumed, false = infused.
 */
function wildsOf({ type, elements = [], element }: ItemEffect): readonly boolean[] {
  const used = type === 'consume' ? elements.filter((each) => each === 'wild') : [];
  const made = element === 'wild' && (type === 'consume' || type === 'infuse') ? [false] : [];
  return [...used.map(() => true), ...made];
}

function elementOptions(
  { scenario }: ItemContext,
  isUsed: boolean,
  { elements = [] }: ItemAnswers,
): readonly Element[] {
  if (!isUsed) return ELEMENTS;
  return ELEMENTS.filter((each) => canConsume(scenario, each) && !elements.includes(each));
}

function questionOf(
  context: ItemContext,
  effect: ItemEffect,
  answers: ItemAnswers,
): ItemQuestion | null {
  switch (effect.type) {
    case 'refreshItems':
      return itemQuestion(context, effect, answers);
    case 'recoverDiscarded':
      return figureQuestion(context, effect, answers) ?? cardQuestion(context, effect, answers);
    case 'removeNegativeConditions':
      return conditionQuestion(context, effect, answers);
    case 'initiative':
      return answers.isHigher === undefined ? { asks: 'direction' } : null;
    default:
      return targetQuestion(context, effect, answers) ?? figureQuestion(context, effect, answers);
  }
}

/** Asks for the target if the effect applies to one of several attacks. @rule ATTACK-5 */
function targetQuestion(
  context: ItemContext,
  effect: ItemEffect,
  { target }: ItemAnswers,
): ItemQuestion | null {
  const attack = attackBy(context, effect);
  if (!attack || effect.scope !== 'singleAttack' || target !== undefined) return null;
  const options = attack.targets.map(({ figure }) => figure);
  return options.length > 1 ? { asks: 'target', options } : null;
}

/** The items that an effect can refresh. */
export function itemsToRefresh(
  { owner, sheets, item, scenario }: ItemContext,
  { affects, state = 'spentOrConsumed', slot }: ItemEffect,
  content: ItemContext['content'],
): readonly ItemOfCharacter[] {
  const playing = playingCharacters(scenario);
  const meant = affects === 'selfOrOneAlly' ? playing : [owner];
  return meant.flatMap(({ sheet: id }) => {
    const sheet = sheets.find((each) => each.id === id);
    const kind = { state, slots: slot ? [slot] : null };
    return (sheet ? refreshableItems(sheet, kind, content) : [])
      .filter((each) => !(id === owner.sheet && each === item.id))
      .map((each) => ({ character: id, item: each }));
  });
}

function itemQuestion(
  context: ItemContext,
  effect: ItemEffect,
  { items = [] }: ItemAnswers,
): ItemQuestion | null {
  const all = itemsToRefresh(context, effect, context.content);
  if (effect.value === 'all' || all.length <= Number(effect.value)) return null;
  if (items.length >= Number(effect.value)) return null;
  const isTaken = (each: ItemOfCharacter) =>
    items.some(({ character, item }) => character === each.character && item === each.item);
  return { asks: 'item', options: all.filter((each) => !isTaken(each)) };
}

/** The character whose discarded cards the effect recovers; null = not chosen yet. */
export function recoveringFigure(
  { scenario, owner }: ItemContext,
  { affects }: ItemEffect,
  { figures = [] }: ItemAnswers,
): Character | null {
  if (affects === undefined || affects === 'self') return owner;
  const found = figures[0] === undefined ? undefined : findFigure(scenario, figures[0]);
  return found?.kind === 'character' ? found : null;
}

function cardQuestion(
  context: ItemContext,
  effect: ItemEffect,
  answers: ItemAnswers,
): ItemQuestion | null {
  const figure = recoveringFigure(context, effect, answers);
  if (figure?.cards.kind !== 'named') return null;
  const { discard } = figure.cards;
  const named = answers.cards ?? [];
  if (discard.length <= Number(effect.value) || named.length >= Number(effect.value)) return null;
  return {
    asks: 'card',
    of: figure.id,
    options: discard.filter((card) => !named.includes(card)),
  };
}

/** The negative conditions of the owner. */
export function curableConditions({ owner }: ItemContext): readonly Condition[] {
  return negativeConditions(owner);
}

function conditionQuestion(
  context: ItemContext,
  { value }: ItemEffect,
  { conditions = [] }: ItemAnswers,
): ItemQuestion | null {
  const options = curableConditions(context);
  if (value === 'all' || options.length <= Number(value)) return null;
  return conditions.length >= Number(value) ? null : { asks: 'condition', options };
}

/** Effects on one figure that players choose. */
const ON_ONE: Readonly<Record<string, (owner: Figure, other: Figure) => boolean>> = {
  oneAllyInRange: (owner, other) =>
    other.kind === 'character' && other.id !== owner.id && !areEnemies(owner, other),
  oneEnemyInRange: (owner, other) => areEnemies(owner, other),
  oneSummonedAlly: (_owner, other) => other.kind === 'summon',
};

/** Figures to choose from; null = the effect leaves no choice. */
export function figureOptions(
  { scenario, content, owner }: ItemContext,
  { type, affects, range }: ItemEffect,
): readonly FigureId[] | null {
  const isHeal = type === 'heal' && affects === undefined && range !== undefined;
  const isMeant = isHeal
    ? (_: Figure, other: Figure) => !areEnemies(owner, other)
    : ON_ONE[affects ?? ''];
  const isDone = type === 'heal' || type === 'condition' || type === 'recoverDiscarded';
  if (!isMeant || !isDone) return null;
  const isNear = ({ id }: Figure) => {
    const hexes = distanceInPlay(scenario, content, owner.id, id)?.range ?? null;
    return range === undefined || hexes === null || hexes <= range;
  };
  const isAllowed = (other: Figure) =>
    type === 'heal'
      ? canBeHealed(scenario, content, other)
      : !areEnemies(owner, other) || !isProtectedObjective(scenario, content, owner, other);
  return scenario.figures
    .filter((other) => isInPlay(other) && isMeant(owner, other) && isNear(other))
    .filter(isAllowed)
    .map(({ id }) => id);
}

function figureQuestion(
  context: ItemContext,
  effect: ItemEffect,
  { figures = [] }: ItemAnswers,
): ItemQuestion | null {
  const options = figureOptions(context, effect);
  return options && figures.length === 0 ? { asks: 'figure', options } : null;
}

/**
 * Figures of an effect: the chosen ones, or those that it affects without a choice. Null = not
 * chosen yet, or only players know them.
 */
export function figuresOf(
  context: ItemContext,
  effect: ItemEffect,
  { figures = [] }: ItemAnswers,
): readonly FigureId[] | null {
  const { scenario, content, owner } = context;
  if (figureOptions(context, effect)) return figures.length > 0 ? figures : null;
  const affects = effect.affects ?? 'self';
  if (affects === 'self') return [owner.id];
  return figuresAffected(scenario, content, owner.id, {
    affects: affects as never,
    range: effect.range ?? null,
  });
}

/** True if the effect would change nothing that Standee tracks. */
export function isFutile(context: ItemContext, effect: ItemEffect): boolean {
  switch (effect.type) {
    case 'refreshItems':
      return itemsToRefresh(context, effect, context.content).length === 0;
    case 'removeNegativeConditions':
      return curableConditions(context).length === 0;
    case 'recoverDiscarded': {
      const { cards } = context.owner;
      const isOwn = effect.affects === undefined || effect.affects === 'self';
      if (!isOwn || cards.kind === 'notKept') return false;
      return (cards.kind === 'named' ? cards.discard.length : cards.discard) === 0;
    }
    default:
      return figureOptions(context, effect)?.length === 0;
  }
}
