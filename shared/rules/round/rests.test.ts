import { describe, expect, test } from 'vitest';
import { aCharacter, someCards } from '../../testing/builders';
import { longRest, mayNegateRest, restOptions, shortRest } from './rests';

describe('restOptions', () => {
  test.each([
    { hand: 2, discard: 0, mayPlayTwoCards: true, mayLongRest: false, out: false },
    { hand: 1, discard: 2, mayPlayTwoCards: false, mayLongRest: true, out: false },
    { hand: 2, discard: 2, mayPlayTwoCards: true, mayLongRest: true, out: false },
    { hand: 1, discard: 1, mayPlayTwoCards: false, mayLongRest: false, out: true },
    { hand: 0, discard: 0, mayPlayTwoCards: false, mayLongRest: false, out: true },
  ])('[EXHAUST-2] [REST-1] options with $hand cards in hand and $discard discarded', (row) => {
    const options = restOptions(row);
    expect(options.mayPlayTwoCards, 'REST-1').toBe(row.mayPlayTwoCards);
    expect(options.mayLongRest, 'REST-2').toBe(row.mayLongRest);
    expect(options.mayShortRest, 'REST-3').toBe(row.mayLongRest);
    expect(options.isExhaustedAtSelection).toBe(row.out);
  });

  test('[REST-3] a rest loses one discard and returns the others to hand', () => {
    expect(restOptions({ hand: 1, discard: 4 }).handAfterShortRest).toBe(4);
    expect(restOptions({ hand: 5, discard: 1 }).handAfterShortRest).toBeNull();
  });
});

describe('longRest', () => {
  const cards = someCards({ hand: 2, discard: 5, lost: 1, active: 1 });

  test('[REST-2] heals 2 and moves the cards', () => {
    const { next, events } = longRest(aCharacter({ hitPoints: 5, cards }));
    expect(next.hitPoints).toBe(7);
    expect(next.cards).toEqual(someCards({ hand: 6, lost: 2, active: 1 }));
    expect(events.map((event) => event.type)).toEqual(['rested', 'healed']);
  });

  test('[HEAL-2] only removes poison from a poisoned character', () => {
    const { next } = longRest(aCharacter({ hitPoints: 5, conditions: ['poison'] }));
    expect(next).toMatchObject({ hitPoints: 5, conditions: [] });
  });
});

describe('shortRest', () => {
  test('[REST-3] costs nothing at first and 1 damage for another card', () => {
    expect(shortRest(aCharacter({ hitPoints: 5 }), false).next.hitPoints).toBe(5);
    const { next, events } = shortRest(aCharacter({ hitPoints: 5 }), true);
    expect(next.hitPoints).toBe(4);
    expect(events[1]).toMatchObject({ type: 'damaged', source: 'shortRest', rule: 'REST-3' });
  });

  test('[NEGATE-1] cards can be lost to negate that damage', () => {
    const piles = someCards({ hand: 1, discard: 3 });
    const fromHand = shortRest(aCharacter({ hitPoints: 1, cards: piles }), true, 'oneFromHand');
    expect(fromHand.next).toMatchObject({
      hitPoints: 1,
      cards: { hand: 2, discard: 0, lost: 2 },
    });
    expect(fromHand.events.map((event) => event.type)).toEqual(['damageNegated', 'rested']);
    const discards = shortRest(aCharacter({ cards: piles }), true, 'twoFromDiscard');
    expect(discards.next.cards).toMatchObject({ hand: 1, discard: 0, lost: 3 });
    const two = aCharacter({ cards: { ...piles, discard: 2 } });
    expect(mayNegateRest(two, 'twoFromDiscard')).toBe(false);
    expect(mayNegateRest(two, 'oneFromHand')).toBe(true);
  });
});
