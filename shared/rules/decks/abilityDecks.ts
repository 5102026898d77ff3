/** Monster ability decks and their card of the round. */
import type { Content } from '../../content/content';
import type { AbilityCard, AbilityDeckContent } from '../../content/types';
import type { AbilityDeckId, MonsterTypeId } from '../../ids';
import { shuffled, type Random } from '../../random';
import { forEach, putBack, unchanged, type Outcome } from '../../result';
import type { AbilityDeck, Scenario } from '../../state';
import { sortedWaiting } from '../order/initiative';
import { sleeveOf } from '../figures/stats';

/** A complete deck, shuffled, no card of the round yet. @rule ABILITY-1 */
export function newAbilityDeck(printed: AbilityDeckContent, random: Random): AbilityDeck {
  const cards = printed.cards.map((card) => card.id);
  return { deck: printed.id, draw: shuffled(cards, random), discard: [], current: null };
}

/** The card of this round as printed; null where none is drawn or it is not known. */
export function currentCard(
  deck: AbilityDeck | undefined,
  printed: AbilityDeckContent | null,
): AbilityCard | null {
  if (!deck || deck.current === null) return null;
  return printed?.cards.find((card) => card.id === deck.current) ?? null;
}

/**
 * Turns over the card of this round. A deck that is used up is shuffled first.
 *
 * @rule ABILITY-1 ABILITY-2
 */
export function drawAbilityCard(
  deck: AbilityDeck,
  printed: AbilityDeckContent,
  random: Random,
): Outcome<AbilityDeck> {
  const ready: Outcome<AbilityDeck> =
    deck.draw.length > 0 ? { next: deck, events: [] } : shuffleAbilityDeck(deck, random, 'usedUp');
  const [card, ...draw] = ready.next.draw;
  if (card === undefined) return ready;
  const drawn = { ...ready.next, draw, current: card };
  return {
    next: drawn,
    events: [
      ...ready.events,
      {
        type: 'abilityCardDrawn',
        deck: deck.deck,
        card,
        initiative: currentCard(drawn, printed)?.initiative ?? 99,
        byHand: false,
        rule: 'ABILITY-1',
      },
    ],
  };
}

/**
 * The table drew `card` from its own deck: it is the card of this round. The card Standee had
 * drawn goes back among those to come. Only for a card of the deck.
 *
 * @rule ABILITY-1
 */
export function enterAbilityCard(
  deck: AbilityDeck,
  card: AbilityCard,
  random: Random,
): Outcome<AbilityDeck> {
  const isOther = (id: number) => id !== card.id;
  const draw = deck.draw.filter(isOther);
  const next: AbilityDeck = {
    ...deck,
    draw: deck.current === null ? draw : shuffled([...draw, deck.current], random),
    discard: deck.discard.filter(isOther),
    current: card.id,
  };
  return {
    next,
    events: [
      {
        type: 'abilityCardDrawn',
        deck: deck.deck,
        card: card.id,
        initiative: card.initiative,
        byHand: true,
        rule: 'ABILITY-1',
      },
    ],
  };
}

/** Shuffles the discards back in; the card of this round stays where it is. @rule ABILITY-2 */
export function shuffleAbilityDeck(
  deck: AbilityDeck,
  random: Random,
  why: 'marked' | 'usedUp' | 'byHand',
): Outcome<AbilityDeck> {
  return {
    next: { ...deck, draw: shuffled([...deck.draw, ...deck.discard], random), discard: [] },
    events: [{ type: 'abilityDeckShuffled', deck: deck.deck, why, rule: 'ABILITY-2' }],
  };
}

/**
 * The end of a round: the card goes to the discards; one with the shuffle mark has the whole deck
 * shuffled.
 *
 * @rule ABILITY-2
 */
export function abilityDeckAtRoundEnd(
  deck: AbilityDeck,
  printed: AbilityDeckContent | null,
  random: Random,
): Outcome<AbilityDeck> {
  if (deck.current === null) return { next: deck, events: [] };
  const put = { ...deck, discard: [deck.current, ...deck.discard], current: null };
  if (!currentCard(deck, printed)?.shuffle) return { next: put, events: [] };
  return shuffleAbilityDeck(put, random, 'marked');
}

/** The card of the round that counts for a type; null without one. */
export function abilityCardOf(scenario: Scenario, content: Content, type: MonsterTypeId) {
  const sleeve = sleeveOf(scenario, type);
  if (!sleeve) return null;
  const deck = scenario.abilityDecks.find((each) => each.deck === sleeve.deck);
  return currentCard(deck, content.abilityDeck(sleeve.deck));
}

/**
 * Draws a card for every deck of these types that has none for this round.
 *
 * @rule ABILITY-1 REVEAL-2
 */
export function drawFor(
  scenario: Scenario,
  content: Content,
  types: readonly MonsterTypeId[],
  random: Random,
): Outcome<Scenario> {
  const decks = new Set(types.map((type) => sleeveOf(scenario, type)?.deck));
  const empty = scenario.abilityDecks.filter(
    ({ deck, current }) => current === null && decks.has(deck),
  );
  return forEach(unchanged(scenario), empty, (next, deck) => {
    const printed = content.abilityDeck(deck.deck);
    if (!printed) return unchanged(next);
    return putBack(drawAbilityCard(deck, printed, random), (drawn) => withAbilityDeck(next, drawn));
  });
}

export function withAbilityDeck(scenario: Scenario, deck: AbilityDeck): Scenario {
  const abilityDecks = scenario.abilityDecks.map((each) => (each.deck === deck.deck ? deck : each));
  return { ...scenario, abilityDecks };
}

/** Types of the sleeves on the table that use a deck. */
export function typesOfDeck(scenario: Scenario, deck: AbilityDeckId): readonly MonsterTypeId[] {
  return scenario.sleeves.filter((sleeve) => sleeve.deck === deck).map((sleeve) => sleeve.type);
}

/**
 * The deck with its card of the round: its types have its initiative, and those that have not begun their
 * turns move to it.
 *
 * @rule ABILITY-1 INIT-1
 */
export function withRoundsCard(
  scenario: Scenario,
  deck: AbilityDeck,
  printed: AbilityDeckContent,
): Scenario {
  const next = withAbilityDeck(scenario, deck);
  const initiative = currentCard(deck, printed)?.initiative;
  if (initiative === undefined || next.phase.name !== 'turns') return next;
  const types: readonly string[] = typesOfDeck(next, deck.deck);
  const order = next.phase.order.map((block) => {
    const isIts = block.kind === 'monsterType' && types.includes(block.id);
    return isIts ? { ...block, initiative } : block;
  });
  return { ...next, phase: { ...next.phase, order: sortedWaiting(order) } };
}
