/** Printed modifier decks: the twenty standard cards, and changes by perks. */
import type { ModifierCard } from '../vocabulary';
import type { ClassContent, ModifierDeckTables, PerkContent } from './types';

/** The twenty cards of a deck without perks, unshuffled, in table order. */
export function baseModifierDeck(tables: ModifierDeckTables): readonly ModifierCard[] {
  return tables.baseDeck.flatMap(({ card, count }) => Array<ModifierCard>(count).fill(card));
}

export interface PerkCards {
  readonly removed: readonly ModifierCard[];
  readonly added: readonly ModifierCard[];
}

/** Cards a perk removes and adds for a number of checked `boxes`, limited to the boxes it has. */
export function perkCards(perk: PerkContent, boxes: number): PerkCards {
  const times = Math.max(0, Math.min(Math.trunc(boxes) || 0, perk.boxes));
  const repeat = (cards: readonly ModifierCard[] = []) =>
    Array.from({ length: times }, () => cards).flat();
  return { removed: repeat(perk.remove), added: repeat(perk.add) };
}

/**
 * The cards of a character's deck, unshuffled. `boxes` is the number of checked boxes per perk, in
 * class order; missing ones count as unchecked. Cards are added before others are removed, because
 * one perk can remove cards that another adds. Removing a missing card has no effect.
 */
export function characterModifierDeck(
  tables: ModifierDeckTables,
  classContent: ClassContent,
  boxes: readonly number[],
): readonly ModifierCard[] {
  const changes = classContent.perks.map((perk, index) => perkCards(perk, boxes[index] ?? 0));
  const deck = [...baseModifierDeck(tables), ...changes.flatMap(({ added }) => added)];
  for (const card of changes.flatMap(({ removed }) => removed)) {
    const index = deck.indexOf(card);
    if (index >= 0) deck.splice(index, 1);
  }
  return deck;
}
