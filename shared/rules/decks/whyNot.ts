/** Looks up decks, and refusals for drawing, entering, looking at and changing their cards. */
import type { Content } from '../../content/content';
import type { AbilityDeckContent } from '../../content/types';
import type { AbilityDeckId, ModifierDeckId } from '../../ids';
import type { Refusal } from '../../refusals';
import { ok, refuse, type Result } from '../../result';
import type { AbilityDeck, ModifierDeck, Scenario } from '../../state';
import type { ModifierCard } from '../../vocabulary';
import { readCard } from '../../content/notation/modifierCard';
import {
  countInDeck,
  findDeck,
  hasCardsLeft,
  isInDeck,
  supplyLeft,
  supplyOf,
  type AddedCard,
} from './modifierDeck';

export interface PrintedDeck {
  readonly deck: AbilityDeck;
  readonly printed: AbilityDeckContent;
}

export function abilityDeckOf(
  scenario: Scenario,
  content: Content,
  id: AbilityDeckId,
): Result<PrintedDeck> {
  const deck = scenario.abilityDecks.find((each) => each.deck === id);
  const printed = content.abilityDeck(id);
  if (!deck || !printed) return refuse({ code: 'noSuchDeck', deck: id });
  return ok({ deck, printed });
}

export function modifierDeckOf(scenario: Scenario, id: ModifierDeckId): Result<ModifierDeck> {
  const deck = findDeck(scenario, id);
  return deck ? ok(deck) : refuse({ code: 'noSuchDeck', deck: id });
}

/** Refuses a deck that already has a card for this round. @rule ABILITY-1 */
export function whyNotDrawAbility({ deck, current }: AbilityDeck): Refusal | null {
  return current === null ? null : { code: 'cardAlreadyDrawn', deck };
}

export function whyNotEnterAbility({ deck, printed }: PrintedDeck, card: number): Refusal | null {
  const isPrinted = printed.cards.some((each) => each.id === card);
  if (!isPrinted) return { code: 'noSuchCard', card: String(card) };
  return deck.current === card ? { code: 'cardAlreadyDrawn', deck: deck.deck } : null;
}

/** @rule OWN-6 */
export function whyNotPeek({ draw: { length: left } }: AbilityDeck, count: number): Refusal | null {
  return left < count ? { code: 'fewerCardsLeft', left } : null;
}

/** Refuses unless the cards are exactly the top ones, in any order. @rule OWN-6 */
export function whyNotPutBack({ draw }: AbilityDeck, cards: readonly number[]): Refusal | null {
  const top = draw.slice(0, cards.length);
  const isSame = [...cards].sort().join() === [...top].sort().join();
  return isSame ? null : { code: 'orderDoesNotFit' };
}

export function whyNotDrawModifier(deck: ModifierDeck, id: ModifierDeckId): Refusal | null {
  return hasCardsLeft(deck) ? null : { code: 'deckIsEmpty', deck: id };
}

export function whyNotEnterModifier(deck: ModifierDeck, card: ModifierCard): Refusal | null {
  if (!readCard(card)) return { code: 'noSuchCard', card };
  return isInDeck(deck, card) ? null : { code: 'cardNotInDeck', card };
}

/** Refuses more blesses, curses and -1 cards than are left in the supply. @rule BLESS-2 */
export function whyNotAddCards(
  scenario: Scenario,
  deck: ModifierDeckId,
  card: AddedCard,
  count: number,
): Refusal | null {
  if (count <= supplyLeft(scenario, deck, card)) return null;
  return { code: 'supplyIsUsedUp', card, limit: supplyOf(card) };
}

export function whyNotRemoveCards(
  deck: ModifierDeck,
  card: AddedCard,
  count: number,
): Refusal | null {
  return countInDeck(deck, card) < count ? { code: 'cardNotInDeck', card } : null;
}
