/** Modifier decks as printed: the twenty cards everybody starts with, and what perks change. */
import type { ModifierCard } from '../vocabulary';
import type { ClassContent, ModifierDeckTables, PerkContent } from './types';

/** The twenty cards of a deck without perks, unshuffled, in the order of the tables. */
export function baseModifierDeck(tables: ModifierDeckTables): readonly ModifierCard[] {
  return tables.baseDeck.flatMap(({ card, count }) => Array<ModifierCard>(count).fill(card));
}

export interface PerkCards {
  readonly removed: readonly ModifierCard[];
  readonly added: readonly ModifierCard[];
}

/** Cards a perk takes out and puts in when `boxes` of its boxes are checked, capped at what it has. */
export function perkCards(perk: PerkContent, boxes: number): PerkCards {
  const times = Math.max(0, Math.min(Math.trunc(boxes) || 0, perk.boxes));
  const repeated = (cards: readonly ModifierCard[] = []) =>
    Array.from({ length: times }, () => cards).flat();
  return { removed: repeated(perk.remove), added: repeated(perk.add) };
}

/**
 * The cards of a character's deck, unshuffled. `boxes` are the boxes checked for each perk, in the
 * order of the class; missing ones count as unchecked.
 *
 * Cards are put in first, because one perk takes out what another one puts in. A card that is not
 * there to be taken out is passed over.
 */
export function characterModifierDeck(
  tables: ModifierDeckTables,
  classContent: ClassContent,
  boxes: readonly number[],
): readonly ModifierCard[] {
  const changes = classContent.perks.map((perk, index) => perkCards(perk, boxes[index] ?? 0));
  const deck = [...baseModifierDeck(tables), ...changes.flatMap(({ added }) => added)];
  for (const card of changes.flatMap(({ removed }) => removed)) {
    const at = deck.indexOf(card);
    if (at >= 0) deck.splice(at, 1);
  }
  return deck;
}
