import { describe, expect, test } from 'vitest';
import type { GameEvent } from '#shared/events';
import { id, type AbilityDeckId } from '#shared/ids';
import { revealedOnTop } from './revealedOnTop';

const guard = id<AbilityDeckId>('guard');
const seen: GameEvent = { type: 'abilityCardsSeen', deck: guard, cards: [4, 2], rule: 'OWN-6' };
const shuffled: GameEvent = {
  type: 'abilityDeckShuffled',
  deck: guard,
  why: 'byHand',
  rule: 'OWN-6',
};

describe('revealedOnTop', () => {
  test('[SEAT-5] returns the cards that an effect revealed', () => {
    expect(revealedOnTop([{ events: [seen] }, { events: [] }], guard)).toEqual([4, 2]);
    expect(revealedOnTop([{ events: [seen] }], id('archer'))).toBeNull();
  });

  test('[SEAT-5] returns null once the deck has changed', () => {
    expect(revealedOnTop([{ events: [seen] }, { events: [shuffled] }], guard)).toBeNull();
    expect(revealedOnTop([], guard)).toBeNull();
  });
});
