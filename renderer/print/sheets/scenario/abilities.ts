import type { Content } from '#shared/content/content';
import { monsterStats } from '#shared/content/stats';
import type { Rank } from '#shared/vocabulary';
import { ranksOf } from '#shared/rules/figures/standees';
import { deckOf, type NeededType } from './monsterTypes';
import { wordsOf, type LineWords } from './cardLines';
import type { PrintTable } from '../printedScenario';

/** The ability deck of a monster type, with the numbers of its stat card at one level. */
export interface AbilitySheet {
  readonly name: string;
  readonly level: number;
  readonly ranks: readonly Rank[];
  readonly cards: readonly AbilityRow[];
}

export interface AbilityRow {
  readonly id: number;
  readonly initiative: number;
  readonly shuffle: boolean;
  /** True if the card is in the discard pile. */
  readonly drawn: boolean;
  /** True if it is the card of this round. */
  readonly now: boolean;
  /** The lines for each rank, in the order of `ranks`. */
  readonly lines: readonly (readonly LineWords[])[];
}

/**
 * The sheet of an ability deck. Cards are sorted by initiative, so that the order of the deck stays
 * secret.
 */
export function abilitySheet(
  { type, levels }: NeededType,
  table: PrintTable,
  content: Content,
): AbilitySheet {
  const id = deckOf(type, table);
  const level = levels[0] ?? table.monsterLevel;
  const ranks = ranksOf(type);
  const state = table.running?.abilityDecks.find((deck) => deck.deck === id);
  const cards = content.abilityDeck(id)?.cards ?? [];
  return {
    name: type.name,
    level,
    ranks,
    cards: cards
      .toSorted((a, b) => a.initiative - b.initiative || a.id - b.id)
      .map((card) => ({
        id: card.id,
        initiative: card.initiative,
        shuffle: card.shuffle,
        drawn: state?.discard.includes(card.id) ?? false,
        now: state?.current === card.id,
        lines: ranks.map((rank) => {
          const stats = monsterStats(type, level, rank);
          return stats ? wordsOf(stats, card.actions, table, content) : [];
        }),
      })),
  };
}
