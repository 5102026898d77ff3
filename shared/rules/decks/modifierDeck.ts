/** Attack modifier decks: drawn from, shuffled, added to. */
import type { GameEvent } from '../../events';
import type { ModifierDeckId } from '../../ids';
import { shuffled, type Random } from '../../random';
import { putBack, unchanged, type Outcome } from '../../result';
import type { Figure, ModifierDeck, Scenario } from '../../state';
import type { ModifierCard } from '../../vocabulary';
import { deckFault, MOST } from '../../content/notation/deckFault';
import { cardOf } from '../../content/notation/modifierCard';

/** Cards that come and go during a scenario. */
export type LooseCard = 'bless' | 'curse' | 'minus1';

/** A shuffled deck of the cards. Throws where they cannot be one. @rule DECK-1 */
export function newModifierDeck(cards: readonly ModifierCard[], random: Random): ModifierDeck {
  const fault = deckFault(cards);
  if (fault !== null) throw new Error(`A modifier deck cannot have ${fault}.`);
  return { draw: shuffled(cards, random), discard: [], shuffleAtEndOfRound: false };
}

/** Cards turned over so far in one draw; they lie apart until the draw is finished. */
export interface Draw {
  readonly deck: ModifierDeck;
  readonly cards: readonly ModifierCard[];
  readonly events: readonly GameEvent[];
}

export function startDraw(deck: ModifierDeck): Draw {
  return { deck, cards: [], events: [] };
}

/**
 * Turns the next card over. The discards are shuffled in first if none is left; the cards of the
 * running draw stay out. Null = there is no card at all.
 *
 * @rule DECK-4 OWN-3
 */
export function turnOver(draw: Draw, id: ModifierDeckId, random: Random): Draw | null {
  const ready = withCardsLeft(draw, id, random);
  const [card, ...rest] = ready.deck.draw;
  if (card === undefined) return null;
  return {
    deck: { ...ready.deck, draw: rest },
    cards: [...ready.cards, card],
    events: [...ready.events, drawn(id, card, false)],
  };
}

/**
 * Takes a card the table turned over out of the draw pile. Null = it cannot be there.
 *
 * @rule DECK-4 OWN-3
 */
export function takeEntered(
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
    events: [...ready.events, drawn(id, card, true)],
  };
}

function drawn(deck: ModifierDeckId, card: ModifierCard, byHand: boolean): GameEvent {
  return { type: 'modifierDrawn', deck, card, byHand, rule: 'DECK-2' };
}

/** Whether another card can be had, from the draw pile or the discards. */
export function hasCardsLeft({ draw, discard }: ModifierDeck): boolean {
  return draw.length > 0 || discard.length > 0;
}

/** Whether the card can be turned over next; an empty draw pile is made of the discards first. */
export function isInDeck({ draw, discard }: ModifierDeck, card: ModifierCard): boolean {
  return (draw.length > 0 ? draw : discard).includes(card);
}

function withCardsLeft(draw: Draw, id: ModifierDeckId, random: Random): Draw {
  const { deck } = draw;
  if (deck.draw.length > 0 || deck.discard.length === 0) return draw;
  return {
    deck: { ...deck, draw: shuffled(deck.discard, random), discard: [] },
    cards: draw.cards,
    events: [...draw.events, shuffledEvent(id, 'usedUp')],
  };
}

/**
 * Puts the cards of a finished draw away: bless and curse are gone, the others are discarded. A
 * standard x2 or null among them, used or not, marks the deck.
 *
 * @rule BLESS-1 DECK-3
 */
export function finishDraw({ deck, cards }: Pick<Draw, 'deck' | 'cards'>): ModifierDeck {
  const kept = cards.filter((card) => !cardOf(card).leavesDeck);
  return {
    draw: deck.draw,
    discard: [...kept.toReversed(), ...deck.discard],
    shuffleAtEndOfRound: deck.shuffleAtEndOfRound || marksForShuffle(cards),
  };
}

/** Whether the cards drawn in a round have their deck shuffled at its end. @rule DECK-3 */
export function marksForShuffle(cards: readonly ModifierCard[]): boolean {
  return cards.some((card) => cardOf(card).shuffles);
}

/**
 * One card by itself, outside of an attack.
 *
 * @rule DECK-4 BLESS-1
 */
export function drawOne(
  deck: ModifierDeck,
  id: ModifierDeckId,
  random: Random,
): Outcome<ModifierDeck> {
  const draw = turnOver(startDraw(deck), id, random);
  if (!draw) return unchanged(deck);
  return { next: finishDraw(draw), events: draw.events };
}

/** The end of a round: a marked deck has its discards shuffled back in. @rule DECK-3 */
export function deckAtRoundEnd(
  deck: ModifierDeck,
  id: ModifierDeckId,
  random: Random,
): Outcome<ModifierDeck> {
  return deck.shuffleAtEndOfRound ? shuffleDeck(deck, id, 'marked', random) : unchanged(deck);
}

/** Shuffles the whole deck, discards and all. @rule DECK-3 */
export function shuffleDeck(
  { draw, discard }: ModifierDeck,
  id: ModifierDeckId,
  why: 'marked' | 'usedUp' | 'byHand',
  random: Random,
): Outcome<ModifierDeck> {
  const next = {
    draw: shuffled([...draw, ...discard], random),
    discard: [],
    shuffleAtEndOfRound: false,
  };
  return { next, events: [shuffledEvent(id, why)] };
}

function shuffledEvent(deck: ModifierDeckId, why: 'marked' | 'usedUp' | 'byHand'): GameEvent {
  const rule = why === 'marked' ? 'DECK-3' : why === 'usedUp' ? 'DECK-4' : 'OWN-5';
  return { type: 'modifierDeckShuffled', deck, why, rule };
}

/** Shuffles `count` cards into the draw pile; the discards stay. @rule BLESS-2 */
export function addToDeck(
  deck: ModifierDeck,
  id: ModifierDeckId,
  card: LooseCard,
  count: number,
  random: Random,
): Outcome<ModifierDeck> {
  if (count <= 0) return unchanged(deck);
  const added = Array<ModifierCard>(count).fill(card as ModifierCard);
  return {
    next: { ...deck, draw: shuffled([...deck.draw, ...added], random) },
    events: [
      { type: 'modifierAdded', deck: id, card: card as ModifierCard, count, rule: 'BLESS-2' },
    ],
  };
}

/** Takes up to `count` cards out, from the draw pile first. @rule OWN-5 */
export function removeFromDeck(
  deck: ModifierDeck,
  id: ModifierDeckId,
  card: LooseCard,
  count: number,
): Outcome<ModifierDeck> {
  let left = count;
  const without = (pile: readonly ModifierCard[]) =>
    pile.filter((each) => each !== (card as ModifierCard) || left-- <= 0);
  const next = { ...deck, draw: without(deck.draw), discard: without(deck.discard) };
  const removed = count - Math.max(0, left);
  if (removed === 0) return unchanged(deck);
  const taken = card as ModifierCard;
  return {
    next,
    events: [{ type: 'modifierRemoved', deck: id, card: taken, count: removed, rule: 'OWN-5' }],
  };
}

/** Copies of a card in both piles of a deck. */
export function countInDeck({ draw, discard }: ModifierDeck, card: LooseCard): number {
  return [...draw, ...discard].filter((each) => each === (card as ModifierCard)).length;
}

// ------------------------------------------------------------------ the decks of a scenario

/**
 * Whose deck the figure draws from; allies and escorts draw from the monsters', but some of a solo
 * scenario from that of its character.
 *
 * @rule SUMMON-3 SOLO-3
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

/** Undefined for a character that is not at the table. */
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

/** What became of a deck, put in its place. */
export function putDeck(
  scenario: Scenario,
  id: ModifierDeckId,
  outcome: Outcome<ModifierDeck>,
): Outcome<Scenario> {
  return putBack(outcome, (deck) => withDeck(scenario, id, deck));
}

/** How many copies of a card there are in all, for the decks that share them. @rule BLESS-2 */
export function supplyOf(card: LooseCard): number {
  return MOST[card] ?? 0;
}

/**
 * How many copies are left in the supply: ten blessings for everybody, ten curses for the monsters
 * and ten for the characters, fifteen -1 for the characters.
 *
 * @rule BLESS-2
 */
export function supplyLeft(scenario: Scenario, id: ModifierDeckId, card: LooseCard): number {
  const sharing = decksOf(scenario).filter(
    (each) => card === 'bless' || (each.id === 'monsters') === (id === 'monsters'),
  );
  const out = sharing.reduce((sum, { deck }) => sum + countInDeck(deck, card), 0);
  return Math.max(0, (MOST[card] ?? 0) - out);
}

function decksOf(
  scenario: Scenario,
): readonly { readonly id: ModifierDeckId; readonly deck: ModifierDeck }[] {
  const own = scenario.figures.flatMap((figure) =>
    figure.kind === 'character' ? [{ id: figure.sheet, deck: figure.deck }] : [],
  );
  return [{ id: 'monsters', deck: scenario.monsterDeck }, ...own];
}

/**
 * Shuffles cards into a deck, as many as the supply has; nothing happens where none is left.
 *
 * @rule BLESS-2
 */
export function addCards(
  scenario: Scenario,
  id: ModifierDeckId,
  card: LooseCard,
  count: number,
  random: Random,
): Outcome<Scenario> {
  const deck = findDeck(scenario, id);
  if (!deck) return unchanged(scenario);
  const added = addToDeck(deck, id, card, Math.min(count, supplyLeft(scenario, id, card)), random);
  return added.next === deck ? unchanged(scenario) : putDeck(scenario, id, added);
}
