/** The ability cards of a character by name, for players who want Standee to keep their piles. */
import type { CardPiles, OwedCards, Pile } from '../../campaignState';
import type { ClassCard } from '../../content/types';
import type { GameEvent } from '../../events';
import type { Random } from '../../random';
import { shuffled } from '../../random';
import type { CardCounts, Character, Initiative, Scenario } from '../../state';

export const PILES = [
  'hand',
  'chosen',
  'discard',
  'lost',
  'active',
] as const satisfies readonly Pile[];

/** Piles at the start of a scenario: everything is in hand. @rule CARD-1 */
export function newPiles(hand: readonly number[]): CardPiles {
  return { hand, chosen: [], discard: [], lost: [], active: [], picked: [], owed: [] };
}

/** The numbers of cards the piles come to, once what is owed is paid. */
export function countsOf(piles: CardPiles): CardCounts & { readonly chosen?: number } {
  const owed = (from: 'hand' | 'discard') =>
    piles.owed.reduce((sum, debt) => sum + (debt.from === from ? debt.count : 0), 0);
  const counts = {
    hand: piles.hand.length - owed('hand'),
    discard: piles.discard.length - owed('discard'),
    lost: piles.lost.length + owed('hand') + owed('discard'),
    active: piles.active.length,
  };
  return piles.chosen.length === 0 ? counts : { ...counts, chosen: piles.chosen.length };
}

/** Whether the piles come to the numbers that are counted; else a player has to move cards. */
export function areInStep({ cards, piles }: Pick<Character, 'cards' | 'piles'>): boolean {
  if (!piles || !cards) return piles === undefined;
  const counts = countsOf(piles);
  const counted = cards as CardCounts & { readonly chosen?: number };
  return (
    counts.hand === counted.hand &&
    counts.discard === counted.discard &&
    counts.lost === counted.lost &&
    counts.active === counted.active &&
    (counts.chosen ?? 0) === (counted.chosen ?? 0)
  );
}

/** The pile a card lies in; null where it is in none. */
export function pileOf(piles: CardPiles, card: number): Pile | null {
  return PILES.find((pile) => piles[pile].includes(card)) ?? null;
}

/** The piles with cards moved to one of them, at its end; cards that are nowhere are passed over. */
export function moved(piles: CardPiles, cards: readonly number[], to: Pile): CardPiles {
  const going = cards.filter((card) => pileOf(piles, card) !== null);
  const without = (pile: readonly number[]) => pile.filter((card) => !going.includes(card));
  const isDrawn = piles.drawn !== undefined && going.includes(piles.drawn.card);
  const rest: CardPiles = {
    ...(isDrawn ? withoutDrawn(piles) : piles),
    hand: without(piles.hand),
    chosen: without(piles.chosen),
    discard: without(piles.discard),
    lost: without(piles.lost),
    active: without(piles.active),
  };
  return { ...rest, [to]: [...rest[to], ...going] };
}

/**
 * The piles after a step, by what its events say of the character: chosen cards are laid out and
 * discarded, rests bring discards back, exhaustion loses all. Where a card is lost that only the
 * player knows, it is owed until they say which.
 *
 * @rule TURN-2 TURN-3 REST-2 REST-3 NEGATE-1 EXHAUST-1
 */
function pilesAfter(
  piles: CardPiles,
  before: Character,
  events: readonly GameEvent[],
  cards: readonly ClassCard[],
): CardPiles {
  const isIts = (event: GameEvent) => 'figure' in event && event.figure === before.id;
  return events.reduce((next, event) => {
    if (event.type === 'initiativesRevealed') return laidOut(next, before.initiative, cards);
    if (event.type === 'roundEnded') return moved(next, next.chosen, 'discard');
    if (!isIts(event)) return next;
    switch (event.type) {
      case 'turnEnded':
        return moved(next, next.chosen, 'discard');
      case 'rested':
        return rested(next);
      case 'damageNegated':
        return event.by === 'oneFromHand'
          ? owing(next, { count: 1, among: next.hand, from: 'hand' })
          : owing(next, { count: 2, among: next.discard, from: 'discard' });
      case 'exhausted':
        return {
          ...moved(
            next,
            PILES.flatMap((pile) => next[pile]),
            'lost',
          ),
          owed: [],
        };
      default:
        return next;
    }
  }, piles);
}

/** @rule TURN-2 */
function laidOut(
  piles: CardPiles,
  initiative: Initiative | null,
  cards: readonly ClassCard[],
): CardPiles {
  const chosen = initiative && !initiative.longRest ? chosenCards(piles, initiative, cards) : [];
  return { ...moved(withoutDrawn(piles), chosen, 'chosen'), picked: [] };
}

/** The loss of a short rest stands. */
function withoutDrawn(piles: CardPiles): CardPiles {
  const { drawn, ...rest } = piles;
  return drawn ? rest : piles;
}

/** The cards that were picked by name, or those in hand with the initiatives that were typed. */
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

/** @rule REST-2 REST-3 */
function rested(piles: CardPiles): CardPiles {
  const back = piles.discard;
  const inHand = moved(piles, back, 'hand');
  const owed = piles.owed.map((debt): OwedCards => ({ ...debt, from: 'hand' }));
  return owing({ ...inHand, owed }, { count: 1, among: back, from: 'hand' });
}

/** Where there is no choice the cards are lost at once. */
function owing(piles: CardPiles, owed: OwedCards): CardPiles {
  if (owed.among.length <= owed.count) return moved(piles, owed.among, 'lost');
  return { ...piles, owed: [...piles.owed, owed] };
}

/** Pays the first debt these cards are enough for; null where they are not among those it may be. */
export function paid(piles: CardPiles, cards: readonly number[]): CardPiles | null {
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
  return { ...moved(piles, cards, 'lost'), owed };
}

/** After a short rest chance says which card is lost, as the book has it. @rule REST-3 */
export function withRandomLoss(character: Character, random: Random): Character {
  const { piles } = character;
  const debt = piles?.owed.at(-1);
  if (!piles || !debt) return character;
  const [card] = shuffled(debt.among, random);
  const lost = card === undefined ? null : paid(piles, [card]);
  if (card === undefined || !lost) return character;
  return { ...character, piles: { ...lost, drawn: { card, among: debt.among } } };
}

/** Another card is lost in place of the one that chance has just drawn, which is kept. @rule REST-3 */
export function withOtherLoss(character: Character, random: Random): Character {
  const { piles } = character;
  if (!piles?.drawn) return character;
  const { card, among } = piles.drawn;
  const others = among.filter((each) => each !== card && piles.hand.includes(each));
  const [other] = shuffled(others, random);
  if (other === undefined) return character;
  const next = moved(moved(piles, [card], 'hand'), [other], 'lost');
  // What else is still to be lost from the hand is lost from the hand as it is now.
  const owed = next.owed.map((debt) =>
    debt.from === 'hand'
      ? { ...debt, among: [...debt.among.filter((each) => each !== other), card] }
      : debt,
  );
  return { ...character, piles: { ...next, owed } };
}

/** The scenario with the piles of everybody who keeps them after a step. */
export function withPilesMoved(
  before: Scenario,
  after: Scenario,
  events: readonly GameEvent[],
  cardsOf: (classId: string) => readonly ClassCard[],
): Scenario {
  const figures = after.figures.map((figure) => {
    if (figure.kind !== 'character' || !figure.piles) return figure;
    const was = before.figures.find((each) => each.id === figure.id);
    if (was?.kind !== 'character' || was.piles !== figure.piles) return figure;
    const piles = pilesAfter(figure.piles, was, events, cardsOf(figure.class));
    return piles === figure.piles ? figure : { ...figure, piles };
  });
  const isSame = figures.every((figure, index) => figure === after.figures[index]);
  return isSame ? after : { ...after, figures };
}
