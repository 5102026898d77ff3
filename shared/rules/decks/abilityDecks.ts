/** Monster ability decks and their card of the round. */
import type { Content } from '../../content/content';
import type { AbilityCard, AbilityDeckContent } from '../../content/types';
import type { AbilityDeckId, MonsterTypeId } from '../../ids';
import { shuffle, type Random } from '../../random';
import { forEach, putBack, unchanged, type Outcome } from '../../result';
import type { AbilityDeck, Scenario } from '../../state';
import { sortedWaiting } from '../order/initiative';
import { sleeveOf } from '../figures/stats/stats';

/** A complete shuffled deck without a card of the round. @rule ABILITY-1 */
export function newAbilityDeck(printed: AbilityDeckContent, random: Random): AbilityDeck {
  const cards = printed.cards.map((card) => card.id);
  return { deck: printed.id, draw: shuffle(cards, random), discard: [], current: null };
}

/** The printed card of this round; null if none is drawn or it is unknown. */
export function currentCard(
  deck: AbilityDeck | undefined,
  printed: AbilityDeckContent | null,
): AbilityCard | null {
  if (!deck || deck.current === null) return null;
  return printed?.cards.find((card) => card.id === deck.current) ?? null;
}

/** Draws the card of this round. An empty deck is shuffled first. @rule ABILITY-1 ABILITY-2 */
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
 * Replaces the card of this round by a card that the players drew from a physical deck. The drawn
 * card returns to the draw pile. The card must belong to the deck.
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
    draw: deck.current === null ? draw : shuffle([...draw, deck.current], random),
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

/** Shuffles the discards in. The card of this round stays. @rule ABILITY-2 */
export function shuffleAbilityDeck(
  deck: AbilityDeck,
  random: Random,
  why: 'marked' | 'usedUp' | 'byHand',
): Outcome<AbilityDeck> {
  return {
    next: { ...deck, draw: shuffle([...deck.draw, ...deck.discard], random), discard: [] },
    events: [{ type: 'abilityDeckShuffled', deck: deck.deck, why, rule: 'ABILITY-2' }],
  };
}

/**
 * Discards the card of the round at its end. If it has the shuffle symbol, shuffles the whole deck.
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

/** The card of the round for a monster type; null = none. */
export function abilityCardOf(scenario: Scenario, content: Content, type: MonsterTypeId) {
  const sleeve = sleeveOf(scenario, type);
  if (!sleeve) return null;
  const deck = scenario.abilityDecks.find((each) => each.deck === sleeve.deck);
  return currentCard(deck, content.abilityDeck(sleeve.deck));
}

/** Draws a card for each deck of these types that has none this round. @rule ABILITY-1 REVEAL-2 */
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

/** Monster types in play that use a deck. */
export function typesOfDeck(scenario: Scenario, deck: AbilityDeckId): readonly MonsterTypeId[] {
  return scenario.sleeves.filter((sleeve) => sleeve.deck === deck).map((sleeve) => sleeve.type);
}

/**
 * Stores a deck with a new card of the round. Its types get the card's initiative, and blocks that
 * have not begun move to their new position.
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
