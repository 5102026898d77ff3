/** A character's ability cards by name, for players who let Standee track their piles. */
import type { ClassCard } from '../../../content/types';
import { shuffle, type Random } from '../../../random';
import type {
  CardCounts,
  CardPiles,
  Character,
  Initiative,
  Negation,
  OwedCards,
  Pile,
} from '../../../state';

export const PILES = [
  'hand',
  'chosen',
  'discard',
  'lost',
  'active',
] as const satisfies readonly Pile[];

/** Piles at the start of a scenario: all cards are in hand. @rule CARD-1 */
export function newPiles(hand: readonly number[]): CardPiles {
  const none: readonly number[] = [];
  return {
    kind: 'named',
    hand,
    chosen: none,
    discard: none,
    lost: none,
    active: none,
    picked: none,
    owed: [],
    drawn: null,
  };
}

/** Number of cards in each pile, counting owed cards as lost. */
export function countsOf(piles: CardPiles): CardCounts {
  const owedFrom = (from: 'hand' | 'discard') =>
    piles.owed.reduce((sum, debt) => sum + (debt.from === from ? debt.count : 0), 0);
  return {
    hand: piles.hand.length - owedFrom('hand'),
    discard: piles.discard.length - owedFrom('discard'),
    lost: piles.lost.length + owedFrom('hand') + owedFrom('discard'),
    active: piles.active.length,
    chosen: piles.chosen.length,
  };
}

/** The pile that contains a card; null = none. */
export function pileOf(piles: CardPiles, card: number): Pile | null {
  return PILES.find((pile) => piles[pile].includes(card)) ?? null;
}

/** Moves cards to the end of one pile. Cards that are in no pile are ignored. */
export function moveCards(piles: CardPiles, cards: readonly number[], to: Pile): CardPiles {
  const going = cards.filter((card) => pileOf(piles, card) !== null);
  const withoutGoing = (pile: readonly number[]) => pile.filter((card) => !going.includes(card));
  const isDrawn = piles.drawn !== null && going.includes(piles.drawn.card);
  const rest: CardPiles = {
    ...piles,
    drawn: isDrawn ? null : piles.drawn,
    hand: withoutGoing(piles.hand),
    chosen: withoutGoing(piles.chosen),
    discard: withoutGoing(piles.discard),
    lost: withoutGoing(piles.lost),
    active: withoutGoing(piles.active),
  };
  return { ...rest, [to]: [...rest[to], ...going] };
}

/** Moves all cards to the lost pile and clears the cards owed. @rule EXHAUST-1 */
export function loseAll(piles: CardPiles): CardPiles {
  const all = PILES.flatMap((pile) => piles[pile]);
  return { ...moveCards(piles, all, 'lost'), owed: [] };
}

/**
 * Marks the cards for negating damage as owed, because only the player knows which cards they are.
 * `active` = the active cards that count as discarded.
 *
 * @rule NEGATE-1
 */
export function payNegation(
  piles: CardPiles,
  by: Negation,
  active: readonly number[] = [],
): CardPiles {
  if (by === 'cardInEffect') return piles;
  return by === 'oneFromHand'
    ? addOwed(piles, { count: 1, among: piles.hand, from: 'hand' })
    : addOwed(piles, { count: 2, among: [...piles.discard, ...active], from: 'discard' });
}

/**
 * Moves the chosen cards from the hand to the play area and finalizes the loss of a short rest.
 *
 * @rule TURN-2
 */
export function layOut(
  piles: CardPiles,
  initiative: Initiative | null,
  cards: readonly ClassCard[],
): CardPiles {
  const chosen = initiative && !initiative.longRest ? chosenCards(piles, initiative, cards) : [];
  return { ...moveCards(piles, chosen, 'chosen'), drawn: null, picked: [] };
}

/**
 * Corrects the chosen cards during the round. The cards of the new initiative move to the play
 * area; those of the old one return to hand. Other cards in the play area stay.
 *
 * @rule TURN-2
 */
export function correctPlayArea(
  piles: CardPiles,
  before: Initiative | null,
  now: Initiative,
  cards: readonly ClassCard[],
): CardPiles {
  const initiativeOf = (card: number) => cards.find((each) => each.id === card)?.initiative;
  const firstOf = (pile: readonly number[]) => (initiative: number) =>
    pile.find((card) => initiativeOf(card) === initiative) ?? [];
  const [old, current] = [numbersOf(before), numbersOf(now)];
  const back = withoutOthers(old, current).flatMap(firstOf(piles.chosen));
  const played = withoutOthers(current, old).flatMap(firstOf(piles.hand));
  return moveCards(moveCards(piles, back, 'hand'), played, 'chosen');
}

function numbersOf(initiative: Initiative | null): readonly number[] {
  if (initiative?.longRest !== false) return [];
  return [initiative.leading, initiative.second].filter((each) => each !== null);
}

/** Removes one occurrence for each number in `others`. */
function withoutOthers(numbers: readonly number[], others: readonly number[]): readonly number[] {
  return others.reduce((left, other) => {
    const index = left.indexOf(other);
    return index < 0 ? left : left.toSpliced(index, 1);
  }, numbers);
}

/** The cards picked by name, or the cards in hand that have the entered initiatives. */
function chosenCards(
  piles: CardPiles,
  { leading, second }: Extract<Initiative, { longRest: false }>,
  cards: readonly ClassCard[],
): readonly number[] {
  const initiativeOf = (card: number) => cards.find((each) => each.id === card)?.initiative;
  const [first, other] = piles.picked;
  const fits =
    first !== undefined &&
    other !== undefined &&
    initiativeOf(first) === leading &&
    initiativeOf(other) === second;
  if (fits) return piles.picked;
  const led = piles.hand.find((card) => initiativeOf(card) === leading);
  const followed = piles.hand.find((card) => card !== led && initiativeOf(card) === second);
  return [led, followed].filter((card) => card !== undefined);
}

/**
 * Returns the discards to hand and marks one of them, or of the active cards given, as owed.
 *
 * @rule REST-2 REST-3 REST-4
 */
export function afterRest(piles: CardPiles, active: readonly number[]): CardPiles {
  const back = piles.discard;
  const inHand = moveCards(piles, back, 'hand');
  const owed = piles.owed.map((debt): OwedCards => ({ ...debt, from: 'hand' }));
  return addOwed({ ...inHand, owed }, { count: 1, among: [...back, ...active], from: 'hand' });
}

/** Adds cards to those owed. If there is no choice, they are lost at once. */
function addOwed(piles: CardPiles, owed: OwedCards): CardPiles {
  if (owed.among.length <= owed.count) return moveCards(piles, owed.among, 'lost');
  return { ...piles, owed: [...piles.owed, owed] };
}

/** Removes the first owed entry that these cards match; null = they match none. */
export function payDebt(piles: CardPiles, cards: readonly number[]): CardPiles | null {
  const debt = piles.owed.find(
    ({ count, among }) =>
      cards.length === count &&
      new Set(cards).size === count &&
      cards.every((c) => among.includes(c)),
  );
  if (!debt) return null;
  const owed = piles.owed
    .filter((each) => each !== debt)
    .map((each) => ({ ...each, among: each.among.filter((card) => !cards.includes(card)) }));
  return { ...moveCards(piles, cards, 'lost'), owed };
}

/** Loses a random card after a short rest. @rule REST-3 */
export function withRandomLoss(character: Character, random: Random): Character {
  const { cards: piles } = character;
  const debt = piles.kind === 'named' ? piles.owed.at(-1) : undefined;
  if (piles.kind !== 'named' || !debt) return character;
  const [card] = shuffle(debt.among, random);
  const lost = card === undefined ? null : payDebt(piles, [card]);
  if (card === undefined || !lost) return character;
  return { ...character, cards: { ...lost, drawn: { card, among: debt.among } } };
}

/** Loses a different card in place of the random card, which returns to hand. @rule REST-3 */
export function withOtherLoss(character: Character, random: Random): Character {
  const { cards: piles } = character;
  if (piles.kind !== 'named' || !piles.drawn) return character;
  const { card, among } = piles.drawn;
  const isThere = (each: number) => piles.hand.includes(each) || piles.active.includes(each);
  const others = among.filter((each) => each !== card && isThere(each));
  const [other] = shuffle(others, random);
  if (other === undefined) return character;
  const next = moveCards(moveCards(piles, [card], 'hand'), [other], 'lost');
  // Cards that are still owed from the hand must come from the current hand.
  const owed = next.owed.map((debt) =>
    debt.from === 'hand'
      ? { ...debt, among: [...debt.among.filter((each) => each !== other), card] }
      : debt,
  );
  return { ...character, cards: { ...next, owed } };
}
