/** Modifier decks, ability decks and the cards of characters. */
import type { AbilityDeckId, FigureId, ModifierDeckId } from '../ids';
import type { RuleId } from '../rulebook';
import type { Pile } from '../state';
import type { ModifierCard } from '../vocabulary';

export type DeckEvent =
  | {
      readonly type: 'modifierDrawn';
      readonly deck: ModifierDeckId;
      readonly card: ModifierCard;
      readonly byHand: boolean;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'modifierDeckShuffled';
      readonly deck: ModifierDeckId;
      readonly why: 'marked' | 'usedUp' | 'byHand';
      readonly rule: RuleId;
    }
  | {
      readonly type: 'abilityCardsSeen';
      readonly deck: AbilityDeckId;
      /** From the top. */
      readonly cards: readonly number[];
      readonly rule: RuleId;
    }
  | {
      readonly type: 'abilityCardsOrdered';
      readonly deck: AbilityDeckId;
      readonly cards: readonly number[];
      readonly rule: RuleId;
    }
  | {
      readonly type: 'abilityDeckShuffled';
      readonly deck: AbilityDeckId;
      readonly why: 'marked' | 'usedUp' | 'byHand';
      readonly rule: RuleId;
    }
  | {
      readonly type: 'modifierAdded';
      readonly deck: ModifierDeckId;
      readonly card: ModifierCard;
      readonly count: number;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'modifierRemoved';
      readonly deck: ModifierDeckId;
      readonly card: ModifierCard;
      readonly count: number;
      readonly rule: RuleId;
    }
  | { readonly type: 'pilesKept'; readonly figure: FigureId; readonly kept: boolean }
  | {
      readonly type: 'cardMoved';
      readonly figure: FigureId;
      readonly name: string;
      readonly to: Pile;
    }
  | {
      readonly type: 'cardsLost';
      readonly figure: FigureId;
      readonly count: number;
      readonly rule: RuleId;
    };
