/** The modifier deck with perks, and the effect of each perk on it. */
import type { Content } from '../../../content/content';
import { characterModifierDeck, perkCards, type PerkCards } from '../../../content/modifierDecks';
import type { ClassContent } from '../../../content/types';
import type { CharacterSheet } from '../../../state';
import type { ModifierCard } from '../../../vocabulary';
import { odds, type Odds } from '../../attack/odds/odds';
import { perkCount } from './levelUp';

/** A kind of card and its number of copies. */
export interface CardCount {
  readonly card: ModifierCard;
  readonly count: number;
}

/** A deck with perks, without cards that are added during scenarios. */
export interface DeckView {
  readonly cards: readonly CardCount[];
  readonly size: number;
  /** Odds of an attack of `value` with the full deck, without shield or advantage. */
  readonly odds: Odds;
}

/** A perk on the sheet: its boxes, and the deck after checking one more. */
export interface PerkView {
  /** Index in the list of the class. */
  readonly perk: number;
  readonly boxes: number;
  readonly checked: number;
  /** True if a box is left and a perk has been earned. */
  readonly mayCheck: boolean;
  /** Effect of one more box; null if all are checked. */
  readonly change: PerkCards | null;
  readonly after: DeckView | null;
}

export interface PerksView {
  readonly now: DeckView;
  readonly perks: readonly PerkView[];
  /** Earned perks that are not checked yet. */
  readonly left: number;
}

/** Default attack value for the odds of a deck. */
export const DEFAULT_ATTACK_VALUE = 3;

/** The deck of a character with the given boxes checked. @rule PERK-1 */
export function deckOf(
  printed: ClassContent,
  checked: readonly number[],
  content: Content,
  value: number = DEFAULT_ATTACK_VALUE,
): DeckView {
  const draw = characterModifierDeck(content.modifierDecks(), printed, checked);
  const counts = new Map<ModifierCard, number>();
  for (const card of draw) counts.set(card, (counts.get(card) ?? 0) + 1);
  const attack = {
    value,
    mode: 'normal',
    shield: 0,
    pierce: 0,
    hitPoints: null,
    effects: [],
  } as const;
  return {
    cards: [...counts].map(([card, count]) => ({ card, count })),
    size: draw.length,
    odds: odds(attack, { draw, discard: [] }),
  };
}

/**
 * All perks of a character with the deck before and after each, for comparison. `value` is the
 * attack value of the odds. Null if the class is missing.
 *
 * @rule PERK-1 PERK-3
 */
export function perksView(
  sheet: CharacterSheet,
  content: Content,
  value: number = DEFAULT_ATTACK_VALUE,
): PerksView | null {
  const printed = content.class(sheet.class);
  if (!printed) return null;
  const { left } = perkCount(sheet);
  const perks = printed.perks.map((perk, index): PerkView => {
    const checked = sheet.perks[index] ?? 0;
    const isFull = checked >= perk.boxes;
    const withOneMore = printed.perks.map(
      (_, other) => (sheet.perks[other] ?? 0) + Number(other === index),
    );
    return {
      perk: index,
      boxes: perk.boxes,
      checked,
      mayCheck: !isFull && left > 0,
      change: isFull ? null : perkCards(perk, 1),
      after: isFull ? null : deckOf(printed, withOneMore, content, value),
    };
  });
  return { now: deckOf(printed, sheet.perks, content, value), perks, left };
}
