/** Events of modifier decks, ability decks and characters' cards. */
import type { Cases, EventsByRule } from '../cases';
import type { AbilityDeckId, FigureId, ModifierDeckId } from '../ids';
import type { Pile } from '../state';
import type { ModifierCard } from '../vocabulary';

export type DeckEvent =
  | EventsByRule<{
      modifierDrawn: { deck: ModifierDeckId; card: ModifierCard; byHand: boolean };
      modifierDeckShuffled: { deck: ModifierDeckId; why: 'marked' | 'usedUp' | 'byHand' };
      abilityCardsSeen: {
        deck: AbilityDeckId;
        /** From the top of the deck. */
        cards: readonly number[];
      };
      abilityCardsOrdered: { deck: AbilityDeckId; cards: readonly number[] };
      abilityDeckShuffled: { deck: AbilityDeckId; why: 'marked' | 'usedUp' | 'byHand' };
      modifierAdded: { deck: ModifierDeckId; card: ModifierCard; count: number };
      modifierRemoved: { deck: ModifierDeckId; card: ModifierCard; count: number };
      cardsLost: { figure: FigureId; count: number };
    }>
  | Cases<
      'type',
      {
        pilesKept: { figure: FigureId; kept: boolean };
        cardMoved: { figure: FigureId; name: string; to: Pile };
      }
    >;
