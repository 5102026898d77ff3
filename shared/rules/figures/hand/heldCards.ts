/**
 * A character's ability cards during a scenario. They are tracked by name, as numbers, or not at
 * all.
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

/** Number of cards a player chooses for a turn. */
const CHOSEN = 2;

/** Number of cards that negating damage costs, by pile. */
const PRICE = {
  oneFromHand: { hand: 1, discard: 0 },
  twoFromDiscard: { hand: 0, discard: 2 },
  cardInEffect: { hand: 0, discard: 0 },
};

/** Number of cards in each pile; null = cards are not tracked. */
export function countsOf(cards: HeldCards): CardCounts | null {
  if (cards.kind === 'named') return piles.countsOf(cards);
  if (cards.kind === 'notKept') return null;
  const { hand, discard, lost, active, chosen } = cards;
  return { hand, discard, lost, active, chosen };
}

type Holder = Pick<Character, 'cards' | 'activeHalves'>;

/**
 * Number of hand cards and of discarded cards; null = cards are not tracked. Active cards without
 * the lost symbol count as discarded, and so do those whose symbol is unknown.
 *
 * @rule REST-4
 */
export function spendableCards(character: Holder): Pick<CardCounts, 'hand' | 'discard'> | null {
  const { cards } = character;
  if (cards.kind === 'notKept') return null;
  if (cards.kind === 'named') {
    const { hand, discard } = piles.countsOf(cards);
    return { hand, discard: discard + activeDiscards(character).length };
  }
  const lost = character.activeHalves.filter(({ isDiscarded }) => !isDiscarded);
  return { hand: cards.hand, discard: cards.discard + Math.max(0, cards.active - lost.length) };
}

/** Active cards that count as discarded, by name. @rule REST-4 */
function activeDiscards({ cards, activeHalves }: Holder): readonly number[] {
  if (cards.kind !== 'named') return [];
  const isLost = (card: number) =>
    activeHalves.some((half) => half.card === card && !half.isDiscarded);
  return cards.active.filter((card) => !isLost(card));
}

/** The piles by name; null = cards are not tracked by name. */
export function pilesOf({ cards }: Pick<Character, 'cards'>): CardPiles | null {
  return cards.kind === 'named' ? cards : null;
}

/**
 * True if the character has the cards that negating damage costs. Also true if cards are not
 * tracked.
 *
 * @rule NEGATE-1
 */
export function canLoseForNegation(character: Holder, ...by: readonly Negation[]): boolean {
  const counts = spendableCards(character);
  const price = (pile: 'hand' | 'discard') => by.reduce((sum, each) => sum + PRICE[each][pile], 0);
  return counts === null || (counts.hand >= price('hand') && counts.discard >= price('discard'));
}

/**
 * Loses the cards that negating damage costs. Piles that are only counted lose active cards last.
 *
 * @rule NEGATE-1 REST-4
 */
export function payNegation(character: Holder, by: Negation): HeldCards {
  const { cards } = character;
  if (cards.kind === 'notKept') return cards;
  if (cards.kind === 'named') return piles.payNegation(cards, by, activeDiscards(character));
  const { hand, discard } = PRICE[by];
  return {
    ...cards,
    hand: Math.max(0, cards.hand - hand),
    discard: Math.max(0, cards.discard - discard),
    active: cards.active - Math.max(0, Math.min(cards.active, discard - cards.discard)),
    lost: cards.lost + hand + discard,
  };
}

/**
 * Moves the cards chosen for the round from the hand to the play area. They cannot be lost to
 * negate damage until they are played. `printed` are the cards of the class.
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
 * Corrects the initiative during the round. If cards are tracked by name, the cards it refers to
 * move to the play area. `printed` are the cards of the class.
 *
 * @rule TURN-2
 */
export function withCorrectedInitiative(
  character: Character,
  initiative: Initiative,
  printed: readonly ClassCard[],
): Character {
  const { cards } = character;
  if (cards.kind !== 'named') return { ...character, initiative };
  const laid = piles.correctPlayArea(cards, character.initiative, initiative, printed);
  return { ...character, initiative, cards: laid };
}

/**
 * Discards the cards left in the play area at the end of the turn, after `leaveTurn` has moved lost
 * and active ones.
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
 * The piles after a rest: one discarded card is lost, the others return to hand. The piles must
 * allow a rest. Active cards stay in play; one of them may be lost, in a short rest only if there
 * are too few discarded cards.
 *
 * @rule REST-2 REST-3 REST-4
 */
export function afterRest(character: Holder, rest: 'long' | 'short'): HeldCards {
  const { cards } = character;
  if (cards.kind === 'notKept') return cards;
  if (cards.kind === 'named') {
    const isNeeded = rest === 'long' || cards.discard.length < 2;
    return piles.afterRest(cards, isNeeded ? activeDiscards(character) : []);
  }
  const [discards, active] = cards.discard > 0 ? [1, 0] : [0, 1];
  return {
    ...cards,
    hand: cards.hand + cards.discard - discards,
    discard: 0,
    active: cards.active - active,
    lost: cards.lost + 1,
  };
}

/** @rule EXHAUST-1 */
export function loseAll(cards: HeldCards): HeldCards {
  if (cards.kind === 'notKept') return cards;
  if (cards.kind === 'named') return piles.loseAll(cards);
  const { hand, chosen, discard, lost, active } = cards;
  const all = hand + chosen + discard + lost + active;
  return { kind: 'counted', hand: 0, chosen: 0, discard: 0, active: 0, lost: all };
}
