import { describe, expect, test } from 'vitest';
import { id } from '../../../ids';
import type { Command } from '../../../commands/shapes';
import { party, played } from '../../../testing/play';

const GUARD = 'bandit-guard-1';
const use = (item: number): Command => ({ type: 'useItem', character: id('c1'), item });

/** In scenario 1 a character has these items, and a figure attacks a guard or the character. */
function attackWith(
  items: readonly number[],
  begin: Readonly<Record<string, unknown>>,
  ...then: readonly Command[]
) {
  const { game } = played(party(), [
    ...items.map((item) => ({ type: 'gainItem', character: 'c1', item }) as const),
    { type: 'startScenario', scenario: '1', characters: ['c1', 'c2'], level: 1 },
    ...['c1', 'c2'].map((character, place) => {
      const leading = begin['attacker'] === 'c1' ? place + 1 : place + 98;
      return { type: 'setInitiative', character, leading, second: null } as const;
    }),
    { type: 'revealInitiatives' },
  ]);
  const { phase } = game.scenario ?? {};
  const attacker = phase?.name === 'turns' ? (phase.order[0]?.turns[0]?.figure ?? '') : '';
  return played(game, [
    { type: 'startTurn', figure: attacker },
    {
      ...{ type: 'beginAttack', base: 3, ranged: false, range: null, targets: [] },
      ...begin,
      attacker,
    },
    ...then,
  ]).game.scenario?.attack;
}

const ON_C1 = { attacker: GUARD, targets: [{ figure: 'c1' }, { figure: 'c2' }] };
const BY_C1 = { attacker: 'c1', targets: [{ figure: GUARD }] };
const TWO_BY_C1 = { attacker: 'c1', targets: [{ figure: GUARD }, { figure: 'bandit-guard-2' }] };

describe("[ITEM-6] a defender's item", () => {
  test('adds shield against that target only', () => {
    const told: Command = { type: 'changeTarget', figure: id('c1'), extraShield: 1 };
    const attack = attackWith([8, 32], ON_C1, told, use(8), use(32));
    expect(attack?.targets.map(({ extraShield }) => extraShield)).toEqual([4, 0]);
  });

  test('negates the damage', () => {
    const attack = attackWith([51], ON_C1, use(51));
    expect(attack?.targets[0]?.overrides.damage).toBe(0);
  });

  test('[ADVANTAGE-5] gives disadvantage before the draw, which cancels advantage', () => {
    const plain = attackWith([4], ON_C1, use(4));
    expect(plain?.targets.map(({ modeOverride }) => modeOverride)).toEqual(['disadvantage', null]);
    const better = attackWith([4], { ...ON_C1, advantage: 1 }, use(4));
    expect(better?.targets[0]?.modeOverride).toBe('normal');
    const cards: Command = { type: 'enterForAttack', target: id('c1'), cards: [id('+0')] };
    const late = attackWith([4], ON_C1, cards, use(4));
    expect(late?.targets[0]?.modeOverride).toBeNull();
  });

  test("does not affect attacks on other figures, or the defender's own attacks", () => {
    const others = attackWith([8], { ...ON_C1, targets: [{ figure: 'c2' }] }, use(8));
    expect(others?.targets[0]?.extraShield).toBe(0);
    expect(attackWith([8], BY_C1, use(8))).toEqual(attackWith([8], BY_C1));
  });
});

describe("[ITEM-6] an attacker's item", () => {
  test('adds to all attacks of the action under its name', () => {
    const attack = attackWith([14], TWO_BY_C1, use(14));
    expect(attack?.modifiers).toMatchObject([{ op: 'add', n: 1, source: 'Minor Power Potion' }]);
  });

  test('adds its condition to a single attack; players choose between two', () => {
    expect(attackWith([11], BY_C1, use(11))?.effects).toEqual(['poison']);
    expect(attackWith([11], TWO_BY_C1, use(11))?.effects).toEqual([]);
  });

  test('only affects its kind of attack', () => {
    expect(attackWith([9], BY_C1, use(9))?.pierce).toBe(0);
    const far = attackWith([9], { ...BY_C1, ranged: true, range: 3 }, use(9));
    expect(far?.pierce).toBeGreaterThan(9);
  });

  test('gives advantage only before the first draw', () => {
    expect(attackWith([6], BY_C1, use(6))?.advantage).toBe(1);
    const cards: Command = { type: 'enterForAttack', target: id(GUARD), cards: [id('+0')] };
    expect(attackWith([6], BY_C1, cards, use(6))?.advantage).toBe(0);
  });

  test('leaves items with a price to the players', () => {
    expect(attackWith([117], BY_C1, use(117))?.modifiers).toEqual([]);
  });
});
