/** Modifier decks on paper, in their current state or as a scenario starts with them. */
import type { Content } from '#shared/content/content';
import { baseModifierDeck, characterModifierDeck } from '#shared/content/modifierDecks';
import type { Campaign, ModifierDeck, Scenario } from '#shared/state';
import type { ModifierCard } from '#shared/vocabulary';
import { cardName } from '../../../words/sentences/names/names';
import { PRINT } from '../../../words/sentences/print/print';
import { countedCards } from '../../../signs/cards';
import type { DeckList, PrintBlock } from '../blocks';

/** The cards of a deck in play. Drawn cards are crossed off. */
export function deckInPlay(title: string, deck: ModifierDeck): DeckList {
  const drawn = new Map(countedCards(deck.discard).map(({ card, count }) => [card, count]));
  const note = PRINT.deckLeft(deck.draw.length, deck.discard.length);
  return {
    title,
    note: deck.shuffleAtEndOfRound ? `${note}; ${PRINT.shufflePending}` : note,
    cards: countedCards([...deck.draw, ...deck.discard]).map(({ card, count }) => ({
      name: cardName(card),
      copies: count,
      drawn: drawn.get(card) ?? 0,
    })),
  };
}

function freshDeck(title: string, cards: readonly ModifierCard[]): DeckList {
  return {
    title,
    note: PRINT.cardsIn(cards.length),
    cards: countedCards(cards).map(({ card, count }) => ({
      name: cardName(card),
      copies: count,
      drawn: 0,
    })),
  };
}

/** The blocks of all modifier decks, in their current state or as the scenario starts with them. */
export function deckBlocks(
  campaign: Campaign,
  scenario: Scenario | null,
  content: Content,
): readonly PrintBlock[] {
  const lists = scenario ? decksInPlay(scenario) : decksToStart(campaign, content);
  return lists.map((list, index) => ({ key: `deck-${index}`, kind: 'deck', ...list }));
}

export function decksInPlay(scenario: Scenario): readonly DeckList[] {
  return [
    deckInPlay(PRINT.monsterDeck, scenario.monsterDeck),
    ...scenario.figures.flatMap((figure) =>
      figure.kind === 'character' ? [deckInPlay(PRINT.deckOf(figure.name), figure.deck)] : [],
    ),
  ];
}

function decksToStart(campaign: Campaign, content: Content): readonly DeckList[] {
  const tables = content.modifierDecks();
  return [
    freshDeck(PRINT.monsterDeck, baseModifierDeck(tables)),
    ...campaign.characters.map((sheet) => {
      const printed = content.class(sheet.class);
      const cards = printed
        ? characterModifierDeck(tables, printed, sheet.perks)
        : baseModifierDeck(tables);
      return freshDeck(PRINT.deckOf(sheet.name), cards);
    }),
  ];
}
