import type { CardCounts, Character } from '../../state';

/** Cards a player chooses for a turn. */
const CHOSEN = 2;

/**
 * The cards chosen for the round leave the hand: they lie on the table until they are played, and
 * cannot be lost instead of damage. Only where cards are counted.
 *
 * @rule TURN-2 NEGATE-2
 */
export function layOutChosen(character: Character): Character {
  const { cards, initiative } = character;
  if (!cards || !initiative || initiative.longRest) return character;
  const chosen = Math.min(CHOSEN, cards.hand);
  return chosen === 0
    ? character
    : { ...character, cards: { ...cards, hand: cards.hand - chosen, chosen } };
}

/**
 * The turn is over: the cards chosen for it are discarded. Those that were lost or stay active are
 * counted differently by hand.
 *
 * @rule TURN-3 STUN-1
 */
export function discardChosen(character: Character): Character {
  const { cards } = character;
  if (!cards?.chosen) return character;
  const { chosen, ...piles } = cards;
  return { ...character, cards: { ...piles, discard: piles.discard + chosen } };
}

/** The piles with so many cards chosen; without the number, as many as before. */
export function withChosen(
  piles: Omit<CardCounts, 'chosen'>,
  chosen: number | undefined,
): CardCounts {
  return chosen ? { ...piles, chosen } : piles;
}
