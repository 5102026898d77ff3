/** The modifier deck that perks make, and what each perk changes. */
import type { Content } from '../../../content/content';
import { characterModifierDeck, perkCards, type PerkCards } from '../../../content/modifierDecks';
import type { ClassContent } from '../../../content/types';
import type { CharacterSheet } from '../../../state';
import type { ModifierCard } from '../../../vocabulary';
import { odds, type Odds } from '../../attack/odds/odds';
import { perkCount } from './levelUp';

/** Cards of one kind with how many there are. */
export interface CardCount {
  readonly card: ModifierCard;
  readonly count: number;
}

/** A deck as perks make it, without what comes and goes in a scenario. */
export interface DeckView {
  readonly cards: readonly CardCount[];
  readonly size: number;
  /** The chances of an attack of `value` with it: nothing drawn yet, no shield, no advantage. */
  readonly odds: Odds;
}

/** One box of a perk: what it does, and the deck with and without it. */
export interface PerkView {
  /** Place in the list of the class. */
  readonly perk: number;
  readonly boxes: number;
  readonly checked: number;
  /** There is a box left, and the character has earned it. */
  readonly mayCheck: boolean;
  /** What one more box does; null where all are checked. */
  readonly change: PerkCards | null;
  readonly after: DeckView | null;
}

export interface PerksView {
  readonly now: DeckView;
  readonly perks: readonly PerkView[];
  /** Perks that are earned and not checked yet. */
  readonly left: number;
}

/** Attack value the chances of a deck are shown for where nothing else is asked. */
export const USUAL_ATTACK = 3;

/** The deck of a character with these boxes checked. @rule PERK-1 */
export function deckOf(
  printed: ClassContent,
  boxes: readonly number[],
  content: Content,
  value: number = USUAL_ATTACK,
): DeckView {
  const draw = characterModifierDeck(content.modifierDecks(), printed, boxes);
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
 * All perks of a character with its deck before and after each, so that they can be compared.
 * `value` = the attack the chances are for. Null for a class that is not there.
 *
 * @rule PERK-1 PERK-3
 */
export function perksView(
  sheet: CharacterSheet,
  content: Content,
  value: number = USUAL_ATTACK,
): PerksView | null {
  const printed = content.class(sheet.class);
  if (!printed) return null;
  const { left } = perkCount(sheet);
  const perks = printed.perks.map((perk, place): PerkView => {
    const checked = sheet.perks[place] ?? 0;
    const isFull = checked >= perk.boxes;
    const more = printed.perks.map(
      (_, index) => (sheet.perks[index] ?? 0) + Number(index === place),
    );
    return {
      perk: place,
      boxes: perk.boxes,
      checked,
      mayCheck: !isFull && left > 0,
      change: isFull ? null : perkCards(perk, 1),
      after: isFull ? null : deckOf(printed, more, content, value),
    };
  });
  return { now: deckOf(printed, sheet.perks, content, value), perks, left };
}
