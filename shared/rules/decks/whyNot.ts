/** The decks on the table, and why their cards cannot be drawn, entered, looked at or changed so. */
import type { Content } from '../../content/content';
import type { AbilityDeckContent } from '../../content/types';
import type { AbilityDeckId, ModifierDeckId } from '../../ids';
import type { Refusal } from '../../refusals';
import { ok, refuse, type Result } from '../../result';
import type { AbilityDeck, ModifierDeck, Scenario } from '../../state';
import type { ModifierCard } from '../../vocabulary';
import { phaseOf } from '../table/findings';
import { readCard } from './modifierCard';
import {
  countInDeck,
  findDeck,
  hasCardsLeft,
  isInDeck,
  supplyLeft,
  supplyOf,
  type LooseCard,
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

/** While turns are taken, for a deck that has no card of the round. @rule ABILITY-1 */
export function whyNotDrawAbility(
  scenario: Scenario,
  content: Content,
  deck: AbilityDeckId,
): Refusal | null {
  const phase = phaseOf(scenario, 'turns');
  if (!phase.ok) return phase.refusal;
  const found = abilityDeckOf(scenario, content, deck);
  if (!found.ok) return found.refusal;
  return found.value.deck.current === null ? null : { code: 'cardAlreadyDrawn', deck };
}

export function whyNotEnterAbility(
  scenario: Scenario,
  content: Content,
  deck: AbilityDeckId,
  card: number,
): Refusal | null {
  const found = abilityDeckOf(scenario, content, deck);
  if (!found.ok) return found.refusal;
  const isPrinted = found.value.printed.cards.some((each) => each.id === card);
  if (!isPrinted) return { code: 'noSuchCard', card: String(card) };
  return found.value.deck.current === card ? { code: 'cardAlreadyDrawn', deck } : null;
}

/** @rule OWN-6 */
export function whyNotPeek(
  scenario: Scenario,
  content: Content,
  deck: AbilityDeckId,
  count: number,
): Refusal | null {
  const found = abilityDeckOf(scenario, content, deck);
  if (!found.ok) return found.refusal;
  const left = found.value.deck.draw.length;
  return left < count ? { code: 'fewerCardsLeft', left } : null;
}

/** The cards on top, each once. @rule OWN-6 */
export function whyNotPutBack(
  scenario: Scenario,
  content: Content,
  deck: AbilityDeckId,
  cards: readonly number[],
): Refusal | null {
  const found = abilityDeckOf(scenario, content, deck);
  if (!found.ok) return found.refusal;
  const top = found.value.deck.draw.slice(0, cards.length);
  const isSame = [...cards].sort().join() === [...top].sort().join();
  return isSame ? null : { code: 'orderDoesNotFit' };
}

/** The answer of a question that a deck which is there is asked. */
function ofDeck(
  scenario: Scenario,
  id: ModifierDeckId,
  whyNot: (deck: ModifierDeck) => Refusal | null,
): Refusal | null {
  const found = modifierDeckOf(scenario, id);
  return found.ok ? whyNot(found.value) : found.refusal;
}

export function whyNotDrawModifier(scenario: Scenario, deck: ModifierDeckId): Refusal | null {
  return ofDeck(scenario, deck, (found) =>
    hasCardsLeft(found) ? null : { code: 'deckIsEmpty', deck },
  );
}

export function whyNotEnterModifier(
  scenario: Scenario,
  deck: ModifierDeckId,
  card: ModifierCard,
): Refusal | null {
  return ofDeck(scenario, deck, (found) => {
    if (!readCard(card)) return { code: 'noSuchCard', card };
    return isInDeck(found, card) ? null : { code: 'cardNotInDeck', card };
  });
}

/** No more blesses, curses and -1 cards than there are. @rule BLESS-2 */
export function whyNotAddCards(
  scenario: Scenario,
  deck: ModifierDeckId,
  card: LooseCard,
  count: number,
): Refusal | null {
  return ofDeck(scenario, deck, () => {
    if (count <= supplyLeft(scenario, deck, card)) return null;
    return { code: 'supplyIsUsedUp', card, limit: supplyOf(card) };
  });
}

export function whyNotRemoveCards(
  scenario: Scenario,
  deck: ModifierDeckId,
  card: LooseCard,
  count: number,
): Refusal | null {
  return ofDeck(scenario, deck, (found) =>
    countInDeck(found, card) < count ? { code: 'cardNotInDeck', card } : null,
  );
}
