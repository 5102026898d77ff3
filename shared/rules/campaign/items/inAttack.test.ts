import { describe, expect, test } from 'vitest';
import { id } from '../../../ids';
import type { Command } from '../../../commands/shapes';
import { party, played } from '../../../testing/play';

const GUARD = 'bandit-guard-1';
const use = (item: number): Command => ({ type: 'useItem', character: id('c1'), item });

/** In scenario 1 a character has these items, and somebody attacks somebody: a guard, or itself. */
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

describe('[ITEM-6] an item of whoever is attacked', () => {
  test('is in the shield of that target alone, beside what was there', () => {
    const told: Command = { type: 'changeTarget', figure: id('c1'), extraShield: 1 };
    const attack = attackWith([8, 32], ON_C1, told, use(8), use(32));
    expect(attack?.targets.map(({ extraShield }) => extraShield)).toEqual([4, 0]);
  });

  test('makes the damage nothing', () => {
    const attack = attackWith([51], ON_C1, use(51));
    expect(attack?.targets[0]?.overrides.damage).toBe(0);
  });

  test('[ADVANTAGE-5] gives disadvantage before the draw, which advantage cancels', () => {
    const plain = attackWith([4], ON_C1, use(4));
    expect(plain?.targets.map(({ modeOverride }) => modeOverride)).toEqual(['disadvantage', null]);
    const better = attackWith([4], { ...ON_C1, advantage: 1 }, use(4));
    expect(better?.targets[0]?.modeOverride).toBe('normal');
    const cards: Command = { type: 'enterForAttack', target: id('c1'), cards: [id('+0')] };
    const late = attackWith([4], ON_C1, cards, use(4));
    expect(late?.targets[0]?.modeOverride).toBeNull();
  });

  test('does nothing to attacks on others, or of its own', () => {
    const others = attackWith([8], { ...ON_C1, targets: [{ figure: 'c2' }] }, use(8));
    expect(others?.targets[0]?.extraShield).toBe(0);
    expect(attackWith([8], BY_C1, use(8))).toEqual(attackWith([8], BY_C1));
  });
});

describe('[ITEM-6] an item of whoever attacks', () => {
  test('adds to all attacks of the action by its name', () => {
    const attack = attackWith([14], TWO_BY_C1, use(14));
    expect(attack?.modifiers).toMatchObject([{ op: 'add', n: 1, source: 'Minor Power Potion' }]);
  });

  test('adds its condition to the one attack; which of two is the players’ to say', () => {
    expect(attackWith([11], BY_C1, use(11))?.effects).toEqual(['poison']);
    expect(attackWith([11], TWO_BY_C1, use(11))?.effects).toEqual([]);
  });

  test('is for its kind of attack only', () => {
    expect(attackWith([9], BY_C1, use(9))?.pierce).toBe(0);
    const far = attackWith([9], { ...BY_C1, ranged: true, range: 3 }, use(9));
    expect(far?.pierce).toBeGreaterThan(9);
  });

  test('gives advantage before any draw only', () => {
    expect(attackWith([6], BY_C1, use(6))?.advantage).toBe(1);
    const cards: Command = { type: 'enterForAttack', target: id(GUARD), cards: [id('+0')] };
    expect(attackWith([6], BY_C1, cards, use(6))?.advantage).toBe(0);
  });

  test('leaves what has a price to the players', () => {
    expect(attackWith([117], BY_C1, use(117))?.modifiers).toEqual([]);
  });
});
