/** Requirements of a rest, and the parts that long and short rests share. */
import type { GameEvent } from '../../../events';
import type { Refusal } from '../../../refusals';
import type { CardCounts, Character, Figure } from '../../../state';
import { afterRest, spendableCards } from '../../figures/hand/heldCards';

/** Discards needed for a rest, and hand cards needed for a turn. */
export const CARDS_NEEDED = 2;

/** Options of a character with these piles. */
export interface RestOptions {
  readonly mayPlayTwoCards: boolean;
  readonly mayLongRest: boolean;
  readonly mayShortRest: boolean;
  /** True if the character can neither play two cards nor rest at card selection. */
  readonly isExhaustedAtSelection: boolean;
  /** Cards in hand after a short rest; null if it cannot rest. */
  readonly handAfterShortRest: number | null;
}

type Piles = Pick<CardCounts, 'hand' | 'discard'>;

/**
 * The rest options of a character; null = cards are not tracked, so every option is possible.
 *
 * @rule REST-1 REST-2 REST-3 EXHAUST-2
 */
export function restOptionsOf(
  character: Pick<Character, 'cards' | 'activeHalves'>,
): RestOptions | null {
  const counts = spendableCards(character);
  return counts && restOptions(counts);
}

/**
 * @rule REST-1 REST-2 REST-3 EXHAUST-2
 */
export function restOptions({ hand, discard }: Piles): RestOptions {
  const mayPlayTwoCards = hand >= CARDS_NEEDED;
  const mayRest = discard >= CARDS_NEEDED;
  return {
    mayPlayTwoCards,
    mayLongRest: mayRest,
    mayShortRest: mayRest,
    isExhaustedAtSelection: !mayPlayTwoCards && !mayRest,
    handAfterShortRest: mayRest ? hand + discard - 1 : null,
  };
}

/** Refuses a rest without two discarded cards, if tracked. @rule REST-2 REST-3 */
export function whyNotRest(character: Character): Refusal | null {
  if (restOptionsOf(character)?.mayLongRest !== false) return null;
  return { code: 'restNeedsTwoDiscards', figure: character.id };
}

/** The character after the cards of a rest are moved. @rule REST-2 REST-3 */
export function afterTakingRest(figure: Figure, rest: 'long' | 'short'): Character {
  const character = asCharacter(figure);
  return { ...character, cards: afterRest(character, rest) };
}

/** Narrows a figure that rests to a character. */
export function asCharacter(figure: Figure): Character {
  if (figure.kind !== 'character') throw new Error('Only characters rest.');
  return figure;
}

export function restedEvent({ id }: Character, rest: 'long' | 'short'): GameEvent {
  return { type: 'rested', figure: id, rest, rule: rest === 'long' ? 'REST-2' : 'REST-3' };
}
