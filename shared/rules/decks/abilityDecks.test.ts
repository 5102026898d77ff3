import { describe, expect, test } from 'vitest';
import { id } from '../../ids';
import { CONTENT } from '../../testing/play';
import { scripted, noChance } from '../../testing/scripted';
import { seeded } from '../../testing/seeded';
import type { AbilityDeck } from '../../state';
import {
  abilityDeckAtRoundEnd,
  drawAbilityCard,
  enterAbilityCard,
  newAbilityDeck,
  shuffleAbilityDeck,
} from './abilityDecks';

const PRINTED = CONTENT.abilityDeck('guard');
if (!PRINTED) throw new Error('There are no guards.');
const CARDS = PRINTED.cards.map((card) => card.id);

function deck(change: Partial<AbilityDeck>): AbilityDeck {
  return { deck: id('guard'), draw: [], discard: [], current: null, ...change };
}

describe('ability decks', () => {
  test('[ABILITY-1] a new deck contains all its cards', () => {
    const { draw } = newAbilityDeck(PRINTED, scripted(0, 0, 0, 0, 0, 0, 0));
    expect(draw.toSorted()).toEqual(CARDS.toSorted());
    expect(draw).not.toEqual(CARDS);
  });

  test('[ABILITY-1] the top card becomes the card of the round', () => {
    const { next, events } = drawAbilityCard(deck({ draw: CARDS }), PRINTED, noChance);
    expect(next).toMatchObject({ current: CARDS[0], draw: CARDS.slice(1) });
    expect(events).toMatchObject([
      { type: 'abilityCardDrawn', initiative: PRINTED.cards[0]?.initiative, byHand: false },
    ]);
  });

  test('[ABILITY-2] an empty deck is shuffled before the draw', () => {
    const { next, events } = drawAbilityCard(deck({ discard: CARDS }), PRINTED, seeded(1));
    expect(next.draw).toHaveLength(7);
    expect(events.map((event) => event.type)).toEqual(['abilityDeckShuffled', 'abilityCardDrawn']);
  });

  test('[ABILITY-1] an entered card replaces the drawn one', () => {
    const [first, second, third, ...rest] = CARDS;
    const before = deck({ current: first ?? 0, draw: rest, discard: [second ?? 0, third ?? 0] });
    const card = PRINTED.cards.find((each) => each.id === second);
    if (!card) throw new Error('The card is missing.');
    const { next } = enterAbilityCard(before, card, seeded(1));
    expect(next.current).toBe(second);
    expect(next.discard).toEqual([third]);
    expect(next.draw.toSorted()).toEqual([...rest, first].toSorted());
  });

  test('[ABILITY-2] shuffling does not move the card of the round', () => {
    const before = deck({ current: 1, draw: [2], discard: [3] });
    const { next } = shuffleAbilityDeck(before, scripted(0), 'byHand');
    expect(next).toEqual({ deck: 'guard', current: 1, draw: [3, 2], discard: [] });
  });

  test('[ABILITY-2] at the end of the round only a card with the shuffle mark shuffles the deck', () => {
    const marked = PRINTED.cards.find((card) => card.shuffle)?.id ?? 0;
    const plain = PRINTED.cards.find((card) => !card.shuffle)?.id ?? 0;
    const end = (current: number) =>
      abilityDeckAtRoundEnd(deck({ current, discard: [1] }), PRINTED, seeded(1));
    expect(end(plain)).toMatchObject({ next: { current: null, discard: [plain, 1] }, events: [] });
    expect(end(marked).next.draw.toSorted()).toEqual([1, marked].toSorted());
    expect(end(marked).events).toMatchObject([{ why: 'marked', rule: 'ABILITY-2' }]);
  });
});
