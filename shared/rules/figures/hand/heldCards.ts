/**
 * What happens to a character's ability cards in play, in whichever form the table keeps them: by
 * name, as numbers, or not at all.
 */
import type { ClassCard } from '../../../content/types';
import type {
  CardCounts,
  CardPiles,
  Character,
  HeldCards,
  Initiative,
  Negation,
} from '../../../state';
import * as piles from './cardPiles';

/** Cards a player chooses for a turn. */
const CHOSEN = 2;

/** What negating takes from the piles, so many cards of each. */
const PRICE = {
  oneFromHand: { hand: 1, discard: 0 },
  twoFromDiscard: { hand: 0, discard: 2 },
  cardInEffect: { hand: 0, discard: 0 },
};

/** The numbers of cards in each pile; null = the table does not keep them. */
export function countsOf(cards: HeldCards): CardCounts | null {
  if (cards.kind === 'named') return piles.countsOf(cards);
  if (cards.kind === 'notKept') return null;
  const { hand, discard, lost, active, chosen } = cards;
  return { hand, discard, lost, active, chosen };
}

/** The piles by name; null = the table does not keep them so. */
export function pilesOf({ cards }: Pick<Character, 'cards'>): CardPiles | null {
  return cards.kind === 'named' ? cards : null;
}

/** Whether all the cards that negating takes are there, as far as that is known. @rule NEGATE-1 */
export function canPay(cards: HeldCards, ...by: readonly Negation[]): boolean {
  const counts = countsOf(cards);
  const price = (pile: 'hand' | 'discard') => by.reduce((sum, each) => sum + PRICE[each][pile], 0);
  return counts === null || (counts.hand >= price('hand') && counts.discard >= price('discard'));
}

/** Loses the cards that negating takes. @rule NEGATE-1 */
export function pay(cards: HeldCards, by: Negation): HeldCards {
  if (cards.kind === 'notKept') return cards;
  if (cards.kind === 'named') return piles.paying(cards, by);
  const { hand, discard } = PRICE[by];
  return {
    ...cards,
    hand: Math.max(0, cards.hand - hand),
    discard: Math.max(0, cards.discard - discard),
    lost: cards.lost + hand + discard,
  };
}

/**
 * The cards chosen for the round leave the hand: they lie on the table until they are played, and
 * cannot be lost instead of damage. `printed` are the cards of the class.
 *
 * @rule TURN-2 NEGATE-2
 */
export function layOutChosen(character: Character, printed: readonly ClassCard[]): Character {
  const { cards, initiative } = character;
  if (cards.kind === 'named') {
    return { ...character, cards: piles.layOut(cards, initiative, printed) };
  }
  if (cards.kind === 'notKept' || !initiative || initiative.longRest) return character;
  const chosen = Math.min(CHOSEN, cards.hand);
  return chosen === 0
    ? character
    : { ...character, cards: { ...cards, hand: cards.hand - chosen, chosen } };
}

/**
 * Its initiatives are told differently while the round is played: of cards by name, those that are
 * meant now lie on the table. `printed` are the cards of the class.
 *
 * @rule TURN-2
 */
export function withInitiativeTold(
  character: Character,
  initiative: Initiative,
  printed: readonly ClassCard[],
): Character {
  const { cards } = character;
  if (cards.kind !== 'named') return { ...character, initiative };
  const laid = piles.layOutAnew(cards, character.initiative, initiative, printed);
  return { ...character, initiative, cards: laid };
}

/**
 * The turn is over: the cards chosen for it are discarded. Those that were lost or stay active are
 * moved by hand.
 *
 * @rule TURN-3 STUN-1
 */
export function discardChosen(character: Character): Character {
  const { cards } = character;
  if (cards.kind === 'notKept' || (countsOf(cards)?.chosen ?? 0) === 0) return character;
  if (cards.kind === 'named') {
    return { ...character, cards: piles.moveCards(cards, cards.chosen, 'discard') };
  }
  return { ...character, cards: { ...cards, chosen: 0, discard: cards.discard + cards.chosen } };
}

/**
 * The piles after either rest: one discarded card is lost, the others are back in hand. Only for
 * piles that allow a rest.
 *
 * @rule REST-2 REST-3
 */
export function afterRest(cards: HeldCards): HeldCards {
  if (cards.kind === 'notKept') return cards;
  if (cards.kind === 'named') return piles.afterRest(cards);
  const hand = cards.hand + cards.discard - 1;
  return { ...cards, hand, discard: 0, lost: cards.lost + 1 };
}

/** @rule EXHAUST-1 */
export function loseAll(cards: HeldCards): HeldCards {
  if (cards.kind === 'notKept') return cards;
  if (cards.kind === 'named') return piles.loseAll(cards);
  const { hand, chosen, discard, lost, active } = cards;
  const all = hand + chosen + discard + lost + active;
  return { kind: 'counted', hand: 0, chosen: 0, discard: 0, active: 0, lost: all };
}
