import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { id } from '../../../ids';
import { aModifier, anAim, drawnCards, stepsOf, valuesOf } from '../../../testing/attacks';
import { aMonster, aSummon } from '../../../testing/builders';

const ability = (value: number) =>
  ({ kind: 'shield', value, range: 1, lasts: 'round', source: 'abilityCard', card: null }) as const;

describe('attackSteps', () => {
  test('[ATTACK-1] Mindthief with 2, active +2 and x2 against an elite guard with shield 1 and 1 more does 6', () => {
    const given = {
      attack: { base: 2, modifiers: [aModifier('m1', '+2')] },
      aim: { drawn: drawnCards(['x2']) },
      target: aMonster({ rank: 'elite', bonuses: [ability(1)] }),
      traits: { shield: 1 },
    };
    expect(valuesOf(given)).toEqual([2, 4, 8, 6, 6]);
    expect(stepsOf(given).steps[3].contributions).toMatchObject([
      { kind: 'shield', source: 'printed', n: -1, value: 7 },
      { kind: 'shield', source: 'abilityCard', n: -1, value: 6 },
    ]);
  });

  const scoundrel = {
    attack: { base: 3, modifiers: [aModifier('m1', '+2'), aModifier('m2', 'x2')] },
    traits: { shield: 1 },
  };

  test('[ATTACK-3] Scoundrel with 3, +2 then x2 is 10, card -1 is 9, shield 1 leaves 8', () => {
    const aim = { drawn: drawnCards(['-1']), order: [id<never>('m1'), id<never>('m2')] };
    expect(valuesOf({ ...scoundrel, aim })).toEqual([3, 10, 9, 8, 8]);
  });

  test('[ATTACK-3] Scoundrel in the other order gets 8, 7, 6', () => {
    const aim = { drawn: drawnCards(['-1']), order: [id<never>('m2'), id<never>('m1')] };
    expect(valuesOf({ ...scoundrel, aim })).toEqual([3, 8, 7, 6, 6]);
    expect(stepsOf({ ...scoundrel, aim }).damageOptions).toEqual([6, 8]);
  });

  test('a target that cannot suffer damage has no other options and no open question', () => {
    const traits = { cannotSuffer: true } as const;
    const drawn = drawnCards(['+2']);
    const expected = { damage: 0, damageOptions: [0], openQuestions: [] };
    const reordered = { ...scoundrel, traits, aim: { drawn } };
    expect(stepsOf(reordered)).toMatchObject(expected);
    const overrides = { ...anAim().overrides, reduced: 4 };
    expect(stepsOf({ ...reordered, aim: { overrides } })).toMatchObject(expected);
    const belowZero = { attack: { base: 1, modifiers: [aModifier('m1', '-2')] }, aim: { drawn } };
    expect(stepsOf(belowZero).openQuestions).toHaveLength(1);
    expect(stepsOf({ ...belowZero, traits })).toMatchObject(expected);
  });

  test('[OWN-4] without an order, uses the best one for the attacker', () => {
    expect(stepsOf({ ...scoundrel, aim: { drawn: drawnCards(['-1']) } }).damage).toBe(8);
    const rolling = { aim: { drawn: drawnCards(['x2', 'r+1']) } };
    expect(stepsOf(rolling).damage).toBe(8);
    expect(stepsOf({ aim: { ...rolling.aim, cardOrder: [0, 1] } }).damage).toBe(7);
  });

  test('[ATTACK-2] reports the number after each modifier', () => {
    const { steps } = stepsOf({ ...scoundrel, aim: { drawn: drawnCards(['-1']) } });
    expect(steps[1].contributions).toMatchObject([
      { kind: 'modifier', modifier: 'm1', source: '+2', value: 5, rule: 'ATTACK-2' },
      { kind: 'modifier', modifier: 'm2', source: 'x2', value: 10 },
    ]);
    expect(steps[2].contributions).toMatchObject([{ kind: 'card', source: '-1', value: 9 }]);
  });

  test('[POISON-1] poison is +1 before a doubling card and can be reordered', () => {
    const target = aMonster({ conditions: ['poison'] });
    const doubled = { target, aim: { drawn: drawnCards(['x2']) } };
    expect(valuesOf(doubled)).toEqual([3, 4, 8, 8, 8]);

    const attack = { modifiers: [aModifier('m1', 'x2')] };
    const order = [id<never>('m1'), id<never>('poison')];
    expect(stepsOf({ target, attack, aim: { order } })).toMatchObject({
      modified: 7,
      damageOptions: [7, 8],
    });
  });

  test('[ATTACK-4] a target can have modifiers of its own', () => {
    const attack = { modifiers: [aModifier('m1', '+1')] };
    expect(stepsOf({ attack }).modified).toBe(4);
    expect(stepsOf({ attack, aim: { modifiers: [aModifier('m2', '+3')] } }).modified).toBe(7);
  });

  test.each([
    [4, [1], 0, 3],
    [4, [2, 1, 1], 0, 0],
    [4, [2, 1, 1], 1, 1],
    [4, [1], 5, 4],
    [2, [5], 3, 0],
  ])(
    '[PIERCE-1] attack %i on shields %j with pierce %i does %i',
    (baseValue, shields, pierce, damage) => {
      const target = aMonster({ bonuses: shields.map(ability) });
      expect(stepsOf({ attack: { base: baseValue, pierce }, target }).damage).toBe(damage);
    },
  );

  test('[PIERCE-1] pierce of ability, target and cards adds up without declined pierce', () => {
    const given = {
      attack: { pierce: 1, effects: ['pierce 1'] as const },
      aim: { extraPierce: 1, drawn: drawnCards(['r+0 pierce 3', '+0']) },
      target: aSummon({ shield: 7 }),
      traits: { shield: 7 },
    };
    expect(stepsOf(given).damage).toBe(2);
    expect(stepsOf({ ...given, aim: { ...given.aim, declined: ['pierce 3'] } }).damage).toBe(0);
  });

  test('[SHIELD-1] a shield entered by the players counts as well', () => {
    expect(stepsOf({ aim: { extraShield: 2 }, traits: { shield: 1 } }).damage).toBe(0);
  });

  test('[ATTACK-7] a null does no damage regardless of other changes', () => {
    const aim = { drawn: drawnCards(['r+2', 'null']), cardOrder: [1, 0] };
    expect(stepsOf({ attack: { base: 9 }, aim })).toMatchObject({ damage: 0, damageOptions: [0] });
  });

  test('[ATTACK-6] damage is never below zero, and zero doubled is zero', () => {
    expect(stepsOf({ attack: { base: 1 }, aim: { drawn: drawnCards(['-2']) } }).damage).toBe(0);
    expect(stepsOf({ attack: { base: 0 }, aim: { drawn: drawnCards(['x2']) } }).damage).toBe(0);
  });

  test('[OWN-1] a number below zero between steps is kept, and the other ruling is reported', () => {
    const attack = { base: 1, modifiers: [aModifier('m1', '-2')] };
    const numbers = stepsOf({ attack, aim: { drawn: drawnCards(['+2']) } });
    expect(numbers.steps.map(({ value }) => value)).toEqual([1, -1, 1, 1, 1]);
    expect(numbers.openQuestions).toEqual([{ id: 'C-1', damage: 2 }]);

    const settled = anAim({ drawn: drawnCards(['+2']) }).overrides;
    const aim = { drawn: drawnCards(['+2']), overrides: { ...settled, modified: 0 } };
    expect(stepsOf({ attack, aim })).toMatchObject({ damage: 2, openQuestions: [] });
    expect(stepsOf({ attack, aim: { drawn: drawnCards(['+0']) } }).openQuestions).toEqual([]);
  });

  test('[OWN-5] an overridden number is used by the steps after it', () => {
    const none = anAim().overrides;
    const given = { attack: { modifiers: [aModifier('m1', '+1')] }, traits: { shield: 1 } };
    const at = (overrides: Partial<typeof none>) =>
      valuesOf({
        ...given,
        aim: { drawn: drawnCards(['x2']), overrides: { ...none, ...overrides } },
      });
    expect(at({})).toEqual([3, 4, 8, 7, 7]);
    expect(at({ base: 5 })).toEqual([5, 6, 12, 11, 11]);
    expect(at({ modified: 2 })).toEqual([3, 2, 4, 3, 3]);
    expect(at({ afterCards: 1 })).toEqual([3, 4, 1, 0, 0]);
    expect(at({ damage: 9 })).toEqual([3, 4, 8, 7, 9]);
  });

  test('waits for the card until one is drawn', () => {
    expect(stepsOf()).toMatchObject({ awaitsCard: true, damage: 3 });
  });

  test('damage is never below zero and is the largest that an order reaches', () => {
    const small = fc.integer({ min: -5, max: 6 });
    const card = fc.constantFrom('+0', '-2', 'x2', 'null', 'r+1', 'bless', 'r+0 pierce 3');
    const plan = fc.record({
      base: fc.nat(6),
      modifiers: fc.array(fc.oneof(small.map(String), fc.constant('x2')), { maxLength: 4 }),
      cards: fc.array(card, { maxLength: 4 }),
      shield: fc.nat(5),
      pierce: fc.nat(4),
    });
    fc.assert(
      fc.property(plan, ({ base, modifiers, cards, shield, pierce }) => {
        const { damage, damageOptions } = stepsOf({
          attack: { base, pierce, modifiers: modifiers.map((m, i) => aModifier(`m${i}`, m)) },
          aim: { drawn: drawnCards(cards) },
          traits: { shield },
        });
        expect(damage).toBeGreaterThanOrEqual(0);
        expect(damage).toBe(Math.max(...damageOptions));
      }),
    );
  });
});
