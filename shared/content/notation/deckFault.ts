/** Whether cards can be an attack modifier deck at all. */
import { readCard } from './modifierCard';

/** How often a card may be in a deck, where there is a limit. @rule DECK-1 BLESS-2 */
export const MOST: Readonly<Record<string, number>> = {
  x2: 1,
  null: 1,
  bless: 10,
  curse: 10,
  minus1: 15,
};

/**
 * What makes the cards impossible as one deck: a text that is no card, or more copies than there
 * are. Null = they can be a deck.
 *
 * @rule DECK-1 BLESS-2
 */
export function deckFault(cards: readonly string[]): string | null {
  const unreadable = cards.find((card) => readCard(card) === null);
  if (unreadable !== undefined) return `"${unreadable.slice(0, 60)}" is not a card`;
  for (const [card, most] of Object.entries(MOST)) {
    const count = cards.filter((each) => each === card).length;
    if (count > most) {
      return `${String(count)} cards "${card}", there are ${String(most)} at most`;
    }
  }
  return null;
}
