import { describe, expect, test } from 'vitest';
import { aCharacter, someCards } from '../../../testing/builders';
import { canNegate, sufferDamage } from '../../figures/hitPoints/damage';
import { newPiles } from '../../figures/hand/cardPiles';
import { longRest } from './longRest';
import { restOptions, restOptionsOf } from './restOptions';
import { mayNegateRest, shortRest } from './shortRest';

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

describe('[REST-4] active cards', () => {
  const half = { card: 3, half: 'bottom', lasts: 'persistent', used: 0 } as const;
  const discarded = { ...half, isDiscarded: true } as const;
  const named = { ...newPiles([1]), discard: [2], active: [3] };
  const counted = someCards({ hand: 1, discard: 1, active: 1 });

  test.each([
    ['by name', named],
    ['as numbers', counted],
  ])('[REST-4] count as discarded without the lost symbol, with piles %s', (_, cards) => {
    const resting = aCharacter({ cards, activeHalves: [discarded] });
    expect(restOptionsOf(resting)).toMatchObject({
      mayLongRest: true,
      isExhaustedAtSelection: false,
    });
    expect(canNegate(resting, 'twoFromDiscard')).toBe(true);

    const spent = aCharacter({ cards, activeHalves: [half] });
    expect(restOptionsOf(spent)).toMatchObject({
      mayLongRest: false,
      isExhaustedAtSelection: true,
    });
    expect(canNegate(spent, 'twoFromDiscard')).toBe(false);
  });

  test('[REST-4] stay in play after a rest, and may be the card that is lost', () => {
    const resting = aCharacter({ cards: named, activeHalves: [discarded] });
    const owed = [{ count: 1, among: [2, 3], from: 'hand' }];
    expect(longRest(resting).next.cards).toMatchObject({ hand: [1, 2], active: [3], owed });
    const many = aCharacter({ cards: { ...named, discard: [2, 4] }, activeHalves: [discarded] });
    expect(shortRest(many, false).next.cards).toMatchObject({
      active: [3],
      owed: [{ count: 1, among: [2, 4], from: 'hand' }],
    });
    expect(longRest(aCharacter({ cards: counted })).next.cards).toEqual(
      someCards({ hand: 1, lost: 1, active: 1 }),
    );
  });

  test('[REST-4] are counted last when two discarded cards negate damage', () => {
    const negated = sufferDamage(aCharacter({ cards: counted }), 3, 'direct', 'twoFromDiscard');
    expect(negated.next).toMatchObject({ cards: { hand: 1, discard: 0, active: 0, lost: 2 } });
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
