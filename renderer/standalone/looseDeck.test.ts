import { describe, expect, test } from 'vitest';
import { scripted } from '#shared/testing/scripted';
import type { ModifierCard } from '#shared/vocabulary';
import {
  attackAfter,
  countOf,
  freshDeck,
  looseDeckFrom,
  withCopies,
  withDraw,
  withEntered,
  withShuffle,
  type LooseDeck,
} from './looseDeck';

const PLAIN = { class: null, perks: [] } as const;

/** A deck with these cards on top, in this order. */
function aDeck(...draw: readonly string[]): LooseDeck {
  const deck = { draw: draw as ModifierCard[], discard: [], shuffleAtEndOfRound: false };
  return { ...PLAIN, deck, drawn: null };
}

const none = scripted();

describe('a loose modifier deck', () => {
  test('[DECK-2] a draw takes the top card, and the attack changes by it', () => {
    const drawn = withDraw(aDeck('+1', '-1'), 'normal', 3, none);

    expect(drawn.deck).toMatchObject({ draw: ['-1'], discard: ['+1'] });
    expect(drawn.drawn && attackAfter(3, drawn.drawn)).toBe(4);
  });

  test('[ADVANTAGE-2] of two cards with advantage the better one counts', () => {
    const { drawn } = withDraw(aDeck('-1', '+2', '+0'), 'advantage', 3, none);

    expect(drawn).toMatchObject({ cards: ['-1', '+2'], applied: ['+2'] });
  });

  test('[DECK-3] a miss marks the deck, and a shuffle takes the mark away', () => {
    const drawn = withDraw(aDeck('null', '+1'), 'normal', 3, none);
    expect(drawn.deck.shuffleAtEndOfRound).toBe(true);
    expect(drawn.drawn && attackAfter(3, drawn.drawn)).toBe(0);

    const shuffled = withShuffle(drawn, scripted(0));

    expect(shuffled.deck.shuffleAtEndOfRound).toBe(false);
    expect(shuffled.deck.draw).toHaveLength(2);
  });

  test('[DECK-2] a card that the table drew leaves the pile; one that is not there changes nothing', () => {
    const deck = aDeck('+0', '-1');

    expect(withEntered(deck, '-1' as ModifierCard, none).deck).toMatchObject({
      draw: ['+0'],
      discard: ['-1'],
    });
    expect(withEntered(deck, 'x2' as ModifierCard, none)).toBe(deck);
  });

  test('[BLESS-2] curses are shuffled in up to the printed ten, and taken out again', () => {
    const cursed = withCopies(aDeck('+0'), 'curse', 12, () => 0);
    expect(countOf(cursed, 'curse')).toBe(10);

    expect(countOf(withCopies(cursed, 'curse', -4, none), 'curse')).toBe(6);
  });

  test('a saved deck comes back, and anything else is no deck', () => {
    const drawn = withDraw(
      freshDeck(['+0', '+1'] as ModifierCard[], PLAIN, () => 0),
      'normal',
      2,
      none,
    );

    expect(looseDeckFrom(JSON.parse(JSON.stringify(drawn)))).toEqual(drawn);
    const { deck } = drawn;
    for (const bad of [null, 3, {}, { deck: { ...deck, draw: ['nonsense'] } }, { deck: 'none' }]) {
      expect(looseDeckFrom(bad)).toBeNull();
    }
  });
});
