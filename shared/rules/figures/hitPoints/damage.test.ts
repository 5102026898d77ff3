import { describe, expect, test } from 'vitest';
import type { DamageSource } from '../../../vocabulary';
import { aCharacter, aMonster, aSummon, someCards } from '../../../testing/builders';
import { canNegate, sufferDamage } from './damage';

describe('sufferDamage', () => {
  test.each<DamageSource>(['trap', 'hazard', 'retaliate', 'wound', 'direct'])(
    '[SHIELD-2] shield does not reduce %s damage',
    (source) => {
      const shield = {
        kind: 'shield',
        value: 5,
        range: 1,
        lasts: 'round',
        source: 'item',
        card: null,
      } as const;
      expect(
        sufferDamage(aSummon({ shield: 2, bonuses: [shield] }), 3, source).next.hitPoints,
      ).toBe(7);
    },
  );

  test('[DAMAGE-1] hit points do not drop below zero', () => {
    const { next, events } = sufferDamage(aMonster({ hitPoints: 3 }), 50, 'direct');
    expect(next.hitPoints).toBe(0);
    expect(events).toMatchObject([{ type: 'damaged', amount: 50, hitPoints: 0 }]);
  });

  test.each([0, -4])('[DAMAGE-1] damage of %i has no effect', (amount) => {
    const monster = aMonster();
    expect(sufferDamage(monster, amount, 'direct')).toEqual({ next: monster, events: [] });
  });

  test('[NEGATE-1] one card from hand or two discards are lost to negate the damage', () => {
    const character = aCharacter({ cards: someCards({ hand: 2, discard: 3 }) });
    expect(sufferDamage(character, 9, 'trap', 'oneFromHand').next).toMatchObject({
      hitPoints: 10,
      cards: { hand: 1, discard: 3, lost: 1 },
    });
    expect(sufferDamage(character, 9, 'trap', 'twoFromDiscard').next).toMatchObject({
      hitPoints: 10,
      cards: { hand: 2, discard: 1, lost: 2 },
    });
  });

  test('[NEGATE-1] negating is recorded even if cards are not tracked', () => {
    const { next, events } = sufferDamage(aCharacter(), 9, 'attack', 'oneFromHand');
    expect(next.hitPoints).toBe(10);
    expect(events).toMatchObject([{ type: 'damageNegated', amount: 9, by: 'oneFromHand' }]);
  });

  test('throws if a monster negates damage', () => {
    expect(() => sufferDamage(aMonster(), 1, 'attack', 'oneFromHand')).toThrow('Only characters');
  });
});

describe('canNegate', () => {
  test('[NEGATE-1] is true only for characters in play with enough cards', () => {
    const cards = someCards({ discard: 2, lost: 5 });
    expect(canNegate(aCharacter({ cards }), 'oneFromHand')).toBe(false);
    expect(canNegate(aCharacter({ cards }), 'twoFromDiscard')).toBe(true);
    expect(canNegate(aCharacter(), 'twoFromDiscard')).toBe(true);
    expect(canNegate(aCharacter({ exhausted: true }), 'oneFromHand')).toBe(false);
    expect(canNegate(aMonster(), 'oneFromHand')).toBe(false);
    expect(canNegate(aSummon(), 'oneFromHand')).toBe(false);
  });
});
