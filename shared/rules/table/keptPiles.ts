/** The piles of a character whose cards are known by name, and why they cannot be changed so. */
import type { FigureId } from '../../ids';
import type { Refusal } from '../../refusals';
import { ok, refuse, type Result } from '../../result';
import type { CardPiles, Character, Scenario } from '../../state';
import { paid, pileOf } from './cardPiles';
import { characterOf } from './findings';
import { pilesOf } from './heldCards';

export interface KeptPiles {
  readonly character: Character;
  readonly piles: CardPiles;
}

export function keptPiles(scenario: Scenario, figure: FigureId): Result<KeptPiles> {
  const found = characterOf(scenario, figure);
  if (!found.ok) return found;
  const piles = pilesOf(found.value);
  return piles ? ok({ character: found.value, piles }) : refuse({ code: 'pilesNotKept', figure });
}

export function whyNotMoveCard(scenario: Scenario, figure: FigureId, card: number): Refusal | null {
  const kept = keptPiles(scenario, figure);
  if (!kept.ok) return kept.refusal;
  return pileOf(kept.value.piles, card) === null ? { code: 'noSuchClassCard', card } : null;
}

/** Only cards that are owed, as many as are owed. @rule REST-2 NEGATE-1 */
export function whyNotLoseCards(
  scenario: Scenario,
  figure: FigureId,
  cards: readonly number[],
): Refusal | null {
  const kept = keptPiles(scenario, figure);
  if (!kept.ok) return kept.refusal;
  return paid(kept.value.piles, cards) ? null : { code: 'cardsNotOwed', figure };
}
