import { describe, expect, test } from 'vitest';
import { aCharacter } from '../../../testing/builders';
import { heal } from './heal';

describe('heal', () => {
  test('[HEAL-1] restores hit points up to the maximum', () => {
    const brute = aCharacter({ hitPoints: 8, maxHitPoints: 10 });
    expect(heal(brute, 1).next.hitPoints).toBe(9);
    expect(heal(brute, 5).next.hitPoints).toBe(10);
    expect(heal(brute, 5).events).toMatchObject([{ type: 'healed', restored: 2, rule: 'HEAL-1' }]);
  });

  test.each([
    { rule: 'HEAL-2', conditions: ['poison'], hitPoints: 4 },
    { rule: 'HEAL-3', conditions: ['wound'], hitPoints: 7 },
    { rule: 'HEAL-4', conditions: ['poison', 'wound'], hitPoints: 4 },
  ] as const)('[$rule] a heal of 3 at 4 hit points with $conditions ends at $hitPoints', (row) => {
    const brute = aCharacter({ hitPoints: 4, conditions: row.conditions });
    const { next, events } = heal(brute, 3);

    expect(next.hitPoints).toBe(row.hitPoints);
    expect(next.conditions).toEqual([]);
    expect(events).toContainEqual(expect.objectContaining({ rule: row.rule }));
  });

  test('[HEAL-1] does not remove other conditions', () => {
    const { next } = heal(aCharacter({ hitPoints: 1, conditions: ['wound', 'stun'] }), 2);
    expect(next.conditions.map(({ name }) => name)).toEqual(['stun']);
  });

  test('[HEAL-2] removes poison even at full hit points', () => {
    expect(heal(aCharacter({ conditions: ['poison'] }), 1).next.conditions).toEqual([]);
  });

  test('does nothing for a figure that is down or unhurt', () => {
    const down = aCharacter({ hitPoints: 0, conditions: ['wound'] });
    const unhurt = aCharacter();
    expect(heal(down, 3).next).toBe(down);
    expect(heal(unhurt, 3).next).toBe(unhurt);
  });

  test('[HEAL-1] does not lower hit points that are above the maximum', () => {
    const over = aCharacter({ hitPoints: 12, maxHitPoints: 10, conditions: ['wound'] });
    expect(heal(over, 3).next.hitPoints).toBe(12);
  });
});
