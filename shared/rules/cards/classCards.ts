/** Ability cards of a character: available cards, level-up choices and the scenario hand. */
import type { Content } from '../../content/content';
import type { ClassCard } from '../../content/types';
import type { ClassId } from '../../ids';
import type { Refusal } from '../../refusals';
import type { CardPiles } from '../../state';

/**
 * Refuses a card that a character of `level` cannot have chosen; null = allowed. Cards of level 1
 * and X are never chosen, because every character of the class has them.
 *
 * @rule EXPERIENCE-5
 */
export function whyNotChooseCard(
  cards: readonly ClassCard[],
  chosen: readonly number[],
  number: number,
  level: number,
): Refusal | null {
  const card = cards.find((each) => each.id === number);
  if (!card || typeof card.level !== 'number') return { code: 'noSuchClassCard', card: number };
  if (card.level === 1 || chosen.includes(number)) return { code: 'cardIsOwned', name: card.name };
  return card.level > level ? { code: 'cardLevelTooHigh', name: card.name, level } : null;
}

/** Cards a character can choose at a level, by number. @rule EXPERIENCE-5 */
export function cardsToChooseFrom(
  cards: readonly ClassCard[],
  chosen: readonly number[],
  level: number,
): readonly ClassCard[] {
  return cards.filter((card) => whyNotChooseCard(cards, chosen, card.id, level) === null);
}

/** All cards available for a hand: level 1, X and chosen ones. @rule CARD-1 */
export function cardPool(
  cards: readonly ClassCard[],
  chosen: readonly number[],
): readonly ClassCard[] {
  return cards.filter(
    ({ id, level }) => level === 1 || level === 'X' || (level !== 'M' && chosen.includes(id)),
  );
}

/** Number of cards a character still has to choose for its level. @rule EXPERIENCE-5 */
export function cardsOwed({
  level,
  cards,
}: {
  readonly level: number;
  readonly cards: readonly number[];
}): number {
  return Math.max(0, level - 1 - cards.length);
}

/**
 * Refuses a scenario hand unless it has the right number of different cards from the pool.
 *
 * @rule CARD-1
 */
export function whyNotTakeHand(
  { class: classId, cards: chosen }: { readonly class: ClassId; readonly cards: readonly number[] },
  hand: readonly number[],
  content: Content,
): Refusal | null {
  const pool = cardPool(content.classCards(classId), chosen);
  const size = content.class(classId)?.handSize ?? 0;
  const strange = hand.find((card) => !pool.some((each) => each.id === card));
  if (strange !== undefined) return { code: 'noSuchClassCard', card: strange };
  const isWhole = hand.length === size && new Set(hand).size === size;
  return isWhole ? null : { code: 'wrongHandSize', size };
}

/**
 * Refuses to play two cards that are not of the class (`printed`), are the same card, or are not in
 * hand if piles are tracked.
 *
 * @rule TURN-2
 */
export function whyNotPlayCards(
  piles: CardPiles | null,
  printed: readonly ClassCard[],
  [leading, second]: readonly [number, number],
): Refusal | null {
  const [first, other] = [leading, second].map((id) => printed.find((card) => card.id === id));
  if (!first || !other) return { code: 'noSuchClassCard', card: first ? second : leading };
  const gone = piles && [first, other].find((card) => !piles.hand.includes(card.id));
  if (gone) return { code: 'cardNotInHand', name: gone.name };
  return first === other ? { code: 'cardNotInHand', name: first.name } : null;
}
