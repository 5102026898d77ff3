/** Attack modifier decks: drawing, shuffling, adding and removing cards. */
import type { GameEvent } from '../../events';
import type { ModifierDeckId } from '../../ids';
import { shuffle, type Random } from '../../random';
import { putBack, unchanged, type Outcome } from '../../result';
import type { Figure, ModifierDeck, Scenario } from '../../state';
import type { ModifierCard } from '../../vocabulary';
import { deckFault, MAX_COPIES } from '../../content/notation/deckFault';
import { cardOf } from '../../content/notation/modifierCard';

/** Cards that are added and removed during a scenario. */
export type AddedCard = 'bless' | 'curse' | 'minus1';

/** A shuffled deck. Throws if the cards are not a valid deck. @rule DECK-1 BLESS-4 */
export function newModifierDeck(cards: readonly ModifierCard[], random: Random): ModifierDeck {
  const fault = deckFault(cards);
  if (fault !== null) throw new Error(`A modifier deck cannot have ${fault}.`);
  return { draw: shuffle(cards, random), discard: [], shuffleAtEndOfRound: false };
}

/** Cards drawn so far, kept aside until the draw is complete. */
export interface Draw {
  readonly deck: ModifierDeck;
  readonly cards: readonly ModifierCard[];
  readonly events: readonly GameEvent[];
}

export function startDraw(deck: ModifierDeck): Draw {
  return { deck, cards: [], events: [] };
}

/**
 * Draws the next card. If none is left, the discards are shuffled in first, without the cards of
 * the current draw. Null = no card at all.
 *
 * @rule DECK-4 OWN-3
 */
export function drawNext(draw: Draw, id: ModifierDeckId, random: Random): Draw | null {
  const ready = withCardsLeft(draw, id, random);
  const [card, ...rest] = ready.deck.draw;
  if (card === undefined) return null;
  return {
    deck: { ...ready.deck, draw: rest },
    cards: [...ready.cards, card],
    events: [...ready.events, drawnEvent(id, card, false)],
  };
}

/**
 * Removes a card that players drew physically from the draw pile. Null = the draw pile cannot
 * contain it.
 *
 * @rule DECK-4 OWN-3
 */
export function removeEntered(
  draw: Draw,
  id: ModifierDeckId,
  card: ModifierCard,
  random: Random,
): Draw | null {
  const ready = withCardsLeft(draw, id, random);
  const at = ready.deck.draw.indexOf(card);
  if (at < 0) return null;
  return {
    deck: { ...ready.deck, draw: ready.deck.draw.filter((_, index) => index !== at) },
    cards: [...ready.cards, card],
    events: [...ready.events, drawnEvent(id, card, true)],
  };
}

function drawnEvent(deck: ModifierDeckId, card: ModifierCard, byHand: boolean): GameEvent {
  return { type: 'modifierDrawn', deck, card, byHand, rule: 'DECK-2' };
}

/** True if a card can be drawn, from the draw pile or the discards. */
export function hasCardsLeft({ draw, discard }: ModifierDeck): boolean {
  return draw.length > 0 || discard.length > 0;
}

/** True if the card can be drawn next. An empty draw pile is refilled from the discards first. */
export function isInDeck({ draw, discard }: ModifierDeck, card: ModifierCard): boolean {
  return (draw.length > 0 ? draw : discard).includes(card);
}

function withCardsLeft(draw: Draw, id: ModifierDeckId, random: Random): Draw {
  const { deck } = draw;
  if (deck.draw.length > 0 || deck.discard.length === 0) return draw;
  return {
    deck: { ...deck, draw: shuffle(deck.discard, random), discard: [] },
    cards: draw.cards,
    events: [...draw.events, shuffledEvent(id, 'usedUp')],
  };
}

/**
 * Puts the cards of a completed draw away: bless and curse leave the deck, others are discarded. A
 * standard x2 or null, even an unused one, marks the deck for shuffling.
 *
 * @rule BLESS-1 DECK-3
 */
export function finishDraw({ deck, cards }: Pick<Draw, 'deck' | 'cards'>): ModifierDeck {
  const remaining = cards.filter((card) => !cardOf(card).leavesDeck);
  return {
    draw: deck.draw,
    discard: [...remaining.toReversed(), ...deck.discard],
    shuffleAtEndOfRound: deck.shuffleAtEndOfRound || marksForShuffle(cards),
  };
}

/** True if the cards drawn in a round cause a shuffle at its end. @rule DECK-3 */
export function marksForShuffle(cards: readonly ModifierCard[]): boolean {
  return cards.some((card) => cardOf(card).shuffles);
}

/** Draws one card outside an attack. @rule DECK-4 BLESS-1 */
export function drawOne(
  deck: ModifierDeck,
  id: ModifierDeckId,
  random: Random,
): Outcome<ModifierDeck> {
  const draw = drawNext(startDraw(deck), id, random);
  if (!draw) return unchanged(deck);
  return { next: finishDraw(draw), events: draw.events };
}

/** End of a round: shuffles the whole deck if it is marked. @rule DECK-3 */
export function deckAtRoundEnd(
  deck: ModifierDeck,
  id: ModifierDeckId,
  random: Random,
): Outcome<ModifierDeck> {
  return deck.shuffleAtEndOfRound ? shuffleDeck(deck, id, 'marked', random) : unchanged(deck);
}

/** Shuffles the whole deck, including discards. @rule DECK-3 */
export function shuffleDeck(
  { draw, discard }: ModifierDeck,
  id: ModifierDeckId,
  why: 'marked' | 'usedUp' | 'byHand',
  random: Random,
): Outcome<ModifierDeck> {
  const next = {
    draw: shuffle([...draw, ...discard], random),
    discard: [],
    shuffleAtEndOfRound: false,
  };
  return { next, events: [shuffledEvent(id, why)] };
}

function shuffledEvent(deck: ModifierDeckId, why: 'marked' | 'usedUp' | 'byHand'): GameEvent {
  const rule = why === 'marked' ? 'DECK-3' : why === 'usedUp' ? 'DECK-4' : 'OWN-5';
  return { type: 'modifierDeckShuffled', deck, why, rule };
}

/** Shuffles `count` cards into the draw pile. The discards stay. @rule BLESS-2 */
export function addToDeck(
  deck: ModifierDeck,
  id: ModifierDeckId,
  card: AddedCard,
  count: number,
  random: Random,
): Outcome<ModifierDeck> {
  if (count <= 0) return unchanged(deck);
  const added = Array<ModifierCard>(count).fill(card as ModifierCard);
  return {
    next: { ...deck, draw: shuffle([...deck.draw, ...added], random) },
    events: [
      { type: 'modifierAdded', deck: id, card: card as ModifierCard, count, rule: 'BLESS-2' },
    ],
  };
}

/** Removes up to `count` cards, from the draw pile first. @rule OWN-5 */
export function removeFromDeck(
  deck: ModifierDeck,
  id: ModifierDeckId,
  card: AddedCard,
  count: number,
): Outcome<ModifierDeck> {
  let left = count;
  const withoutCard = (pile: readonly ModifierCard[]) =>
    pile.filter((each) => each !== (card as ModifierCard) || left-- <= 0);
  const next = { ...deck, draw: withoutCard(deck.draw), discard: withoutCard(deck.discard) };
  const removed = count - Math.max(0, left);
  if (removed === 0) return unchanged(deck);
  const taken = card as ModifierCard;
  return {
    next,
    events: [{ type: 'modifierRemoved', deck: id, card: taken, count: removed, rule: 'OWN-5' }],
  };
}

/** Number of copies of a card in both piles. */
export function countInDeck({ draw, discard }: ModifierDeck, card: AddedCard): number {
  return [...draw, ...discard].filter((each) => each === (card as ModifierCard)).length;
}

/**
 * The deck a figure draws from. Allies and escorts use the monsters' deck, except for some in solo
 * scenarios that use the character's.
 *
 * @rule SUMMON-3 SOLO-3 CURSE-1
 */
export function deckIdOf(scenario: Scenario, figure: Figure): ModifierDeckId {
  if (figure.kind === 'character') return figure.sheet;
  if (figure.kind === 'monster') {
    const sleeve = scenario.sleeves.find((each) => each.type === figure.type);
    const [only] = scenario.figures.filter((each) => each.kind === 'character');
    return (sleeve?.modifierDeck && only?.sheet) ?? 'monsters';
  }
  if (figure.kind !== 'summon') return 'monsters';
  const owner = scenario.figures.find((each) => each.id === figure.owner);
  return owner?.kind === 'character' ? owner.sheet : 'monsters';
}

/** The deck with this id; undefined for a character that does not take part. */
export function findDeck(scenario: Scenario, id: ModifierDeckId): ModifierDeck | undefined {
  if (id === 'monsters') return scenario.monsterDeck;
  return decksOf(scenario).find((each) => each.id === id)?.deck;
}

export function withDeck(scenario: Scenario, id: ModifierDeckId, deck: ModifierDeck): Scenario {
  if (id === 'monsters') return { ...scenario, monsterDeck: deck };
  const figures = scenario.figures.map((figure) =>
    figure.kind === 'character' && figure.sheet === id ? { ...figure, deck } : figure,
  );
  return { ...scenario, figures };
}

/** Stores the result of a change to a deck. */
export function putDeck(
  scenario: Scenario,
  id: ModifierDeckId,
  outcome: Outcome<ModifierDeck>,
): Outcome<Scenario> {
  return putBack(outcome, (deck) => withDeck(scenario, id, deck));
}

/** Total number of copies of a card for the decks that share them. @rule BLESS-2 */
export function supplyOf(card: AddedCard): number {
  return MAX_COPIES[card] ?? 0;
}

/**
 * Copies left in the supply: ten blessings shared by all, ten curses for the monsters and ten for
 * the characters, fifteen -1 for the characters.
 *
 * @rule BLESS-2 BLESS-3
 */
export function supplyLeft(scenario: Scenario, id: ModifierDeckId, card: AddedCard): number {
  const sharing = decksOf(scenario).filter(
    (each) => card === 'bless' || (each.id === 'monsters') === (id === 'monsters'),
  );
  const out = sharing.reduce((sum, { deck }) => sum + countInDeck(deck, card), 0);
  return Math.max(0, (MAX_COPIES[card] ?? 0) - out);
}

function decksOf(
  scenario: Scenario,
): readonly { readonly id: ModifierDeckId; readonly deck: ModifierDeck }[] {
  const own = scenario.figures.flatMap((figure) =>
    figure.kind === 'character' ? [{ id: figure.sheet, deck: figure.deck }] : [],
  );
  return [{ id: 'monsters', deck: scenario.monsterDeck }, ...own];
}

/** Shuffles cards into a deck, up to the number left in the supply. @rule BLESS-2 */
export function addCards(
  scenario: Scenario,
  id: ModifierDeckId,
  card: AddedCard,
  count: number,
  random: Random,
): Outcome<Scenario> {
  const deck = findDeck(scenario, id);
  if (!deck) return unchanged(scenario);
  const added = addToDeck(deck, id, card, Math.min(count, supplyLeft(scenario, id, card)), random);
  return added.next === deck ? unchanged(scenario) : putDeck(scenario, id, added);
}
