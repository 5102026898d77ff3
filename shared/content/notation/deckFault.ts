/** Validates attack modifier decks. */
import { readCard } from './modifierCard';

/** Max copies of a card in a deck, if limited. @rule DECK-1 BLESS-2 */
export const MAX_COPIES: Readonly<Record<string, number>> = {
  x2: 1,
  null: 1,
  bless: 10,
  curse: 10,
  minus1: 15,
};

/**
 * The reason why a deck is invalid: an invalid card, or too many copies of one. Null = valid.
 *
 * @rule DECK-1 BLESS-2
 */
export function deckFault(cards: readonly string[]): string | null {
  const unreadable = cards.find((card) => readCard(card) === null);
  if (unreadable !== undefined) return `"${unreadable.slice(0, 60)}" is not a card`;
  for (const [card, limit] of Object.entries(MAX_COPIES)) {
    const count = cards.filter((each) => each === card).length;
    if (count > limit) {
      return `${String(count)} cards "${card}", there are ${String(limit)} at most`;
    }
  }
  return null;
}
