/** Piles of characters whose cards are tracked by name, and refusals for changing them. */
import type { FigureId } from '../../ids';
import type { Refusal } from '../../refusals';
import { ok, refuse, type Result } from '../../result';
import type { CardPiles, Character, Scenario } from '../../state';
import { payDebt, pileOf } from '../figures/hand/cardPiles';
import { characterOf } from '../figures/lookups';
import { pilesOf } from '../figures/hand/heldCards';

export interface TrackedPiles {
  readonly character: Character;
  readonly piles: CardPiles;
}

export function trackedPiles(scenario: Scenario, figure: FigureId): Result<TrackedPiles> {
  const found = characterOf(scenario, figure);
  if (!found.ok) return found;
  const piles = pilesOf(found.value);
  return piles
    ? ok({ character: found.value, piles })
    : refuse({ code: 'cardsAreNotTracked', figure });
}

export function whyNotMoveCard(piles: CardPiles, card: number): Refusal | null {
  return pileOf(piles, card) === null ? { code: 'noSuchClassCard', card } : null;
}

/** Refuses cards that are not owed, or the wrong number of them. @rule REST-2 NEGATE-1 */
export function whyNotLoseCards(
  { character, piles }: TrackedPiles,
  cards: readonly number[],
): Refusal | null {
  return payDebt(piles, cards) ? null : { code: 'cardsNotOwed', figure: character.id };
}
