import { describe, expect, test } from 'vitest';
import { readEffects } from '../../content/notation/effects';
import { monsterStats } from '../../content/stats';
import type { AbilityAction, StatBlock } from '../../content/types';
import { id, type AbilityDeckId, type MonsterTypeId } from '../../ids';
import { shippedContent } from '../../testing/content';
import type { Rank } from '../../vocabulary';
import { finalActions, wantedElements } from './actionNumbers';
import { type SleeveContext } from './finalActions';

const content = shippedContent();

function statsFor(monster: string, level: number, rank: Rank): StatBlock {
  const type = content.monster(id<MonsterTypeId>(monster));
  const stats = type && monsterStats(type, level, rank);
  if (!stats) throw new Error(`no stats for ${monster}`);
  return stats;
}

function linesOf(stats: StatBlock, lines: readonly AbilityAction[], rest: Partial<SleeveContext>) {
  return finalActions(stats, lines, { characters: 2, consumed: [], conditions: [], ...rest });
}

const attack = (given: object = {}) => ({ type: 'attack', value: '+0', ...given }) as AbilityAction;
const guard: StatBlock = { hitPoints: 5, move: 2, attack: 2, range: 0 };
const archer: StatBlock = { hitPoints: 4, move: 2, attack: 2, range: 3 };

function oneLine(stats: StatBlock, line: AbilityAction, rest: Partial<SleeveContext> = {}) {
  return linesOf(stats, [line], rest)[0];
}

describe('finalActions', () => {
  test('[MONSTER-1] adds the values of the stat card and the ability card', () => {
    expect(oneLine(guard, { type: 'move', value: '-1' })).toMatchObject({ value: 1 });
    expect(oneLine(guard, attack({ value: '+2' }))).toMatchObject({ value: 4, ranged: false });
    expect(oneLine(guard, attack({ value: 5 }))).toMatchObject({ value: 5 });
    expect(oneLine(guard, attack({ value: '-4' }))).toMatchObject({ value: 0 });
  });

  test.each<[string, StatBlock, object, object]>([
    ['MONSTER-2', archer, {}, { ranged: true, range: 3 }],
    ['MONSTER-1', archer, { range: '+1' }, { ranged: true, range: 4 }],
    ['MONSTER-1', archer, { range: 5 }, { ranged: true, range: 5 }],
    ['MONSTER-1', archer, { range: '-4' }, { ranged: true, range: 1 }],
    ['MONSTER-4', guard, {}, { ranged: false, range: 1 }],
    ['MONSTER-4', guard, { range: '+2' }, { ranged: false, range: 1 }],
    ['MONSTER-1', guard, { range: 3 }, { ranged: true, range: 3 }],
    ['MONSTER-4', archer, { affects: 'adjacentEnemies' }, { ranged: false }],
    ['MONSTER-4', archer, { area: [{ q: 0, r: 0, role: 'self' }] }, { ranged: false }],
    ['MONSTER-4', archer, { area: [{ q: 0, r: 0, role: 'target' }] }, { ranged: true, range: 3 }],
  ])('[%s] range of %j with %j', (_, stats, line, expected) => {
    expect(oneLine(stats, attack(line))).toMatchObject(expected);
  });

  test('[MONSTER-1] combines effects of both cards, with pierce and targets separate', () => {
    const stats: StatBlock = { ...guard, attackEffects: ['pierce 2', 'target 2', 'poison'] };
    expect(oneLine(stats, attack({ effects: ['wound', 'pierce 1'] }))).toMatchObject({
      pierce: 3,
      targets: 2,
      effects: readEffects(['poison', 'wound']),
    });
    expect(oneLine(stats, attack({ target: 3 }))).toMatchObject({ targets: 3 });
  });

  test('[ELEMENT-3] a consumed element changes the numbers of this round', () => {
    const boosts = [{ element: 'ice', value: '+2', range: '+1', effects: ['stun'] }];
    const line = attack({ range: 2, boosts });

    expect(oneLine(archer, line)).toMatchObject({
      value: 2,
      range: 2,
      effects: [],
      waits: ['ice'],
    });
    expect(oneLine(archer, line, { consumed: ['ice'] })).toMatchObject({
      value: 4,
      range: 3,
      effects: readEffects(['stun']),
      waits: [],
    });
    expect(oneLine(archer, line, { consumed: ['fire'] })).toMatchObject({ value: 2 });
  });

  test('[ELEMENT-3] effects of a consume line come after it', () => {
    const line = {
      type: 'consume',
      element: 'fire',
      actions: [{ type: 'retaliate', value: 3 }],
    } as const;
    expect(linesOf(guard, [line], {})).toMatchObject([{ type: 'consume', used: false }]);
    expect(linesOf(guard, [line], { consumed: ['fire'] })).toMatchObject([
      { type: 'consume', used: true },
      { type: 'retaliate', value: 3 },
    ]);
    expect(
      wantedElements(guard, [line, attack({ boosts: [{ element: 'ice', target: 2 }] })]),
    ).toEqual(['fire', 'ice']);
  });

  test('[ELEMENT-3] changes shield, heal and push as printed', () => {
    const shield = { type: 'shield', value: 1, boosts: [{ element: 'ice', value: 2 }] } as const;
    const heal = {
      type: 'heal',
      value: 2,
      range: 3,
      boosts: [{ element: 'ice', value: '+3', target: 3 }],
    } as const;
    expect(oneLine(guard, shield, { consumed: ['ice'] })).toMatchObject({ value: 2 });
    expect(oneLine(guard, heal)).toMatchObject({ value: 2, range: 3, targets: 1 });
    expect(oneLine(guard, heal, { consumed: ['ice'] })).toMatchObject({ value: 5, targets: 3 });
  });

  test('[MONSTER-1] evaluates boss formulas', () => {
    const bodyguard = statsFor('inox-bodyguard', 3, 'boss');
    expect(oneLine(bodyguard, attack({ value: '-1' }), { characters: 4 })).toMatchObject({
      value: 5,
      formula: null,
    });
    const rider = statsFor('dark-rider', 3, 'boss');
    expect(oneLine(rider, attack({ value: '+1' }))).toMatchObject({
      value: null,
      formula: 'X+4+1',
    });
    expect(oneLine(rider, attack({ value: '+1' }), { variables: { X: 2 } })).toMatchObject({
      value: 7,
    });
  });

  test('[MONSTER-1] replaces the special line of a boss by its abilities', () => {
    const rider = statsFor('dark-rider', 3, 'boss');
    expect(linesOf(rider, [{ type: 'special', number: 1 }], { variables: { X: 0 } })).toMatchObject(
      [
        { type: 'move', value: 5 },
        { type: 'attack', value: 4 },
      ],
    );
  });

  test.each([
    ['STUN-1', 'stun', ['stun', 'stun', 'stun']],
    ['IMMOBILIZE-1', 'immobilize', ['immobilize', null, null]],
    ['DISARM-1', 'disarm', [null, 'disarm', null]],
    ['MUDDLE-1', 'muddle', [null, null, null]],
  ] as const)('[%s] %s prevents some abilities', (_, condition, expected) => {
    const lines = [{ type: 'move', value: '+0' }, attack(), { type: 'shield', value: 1 }] as const;
    const got = linesOf(guard, lines, {
      conditions: [{ name: condition, turnEnds: 1, traits: null }],
    });
    expect(got.map(({ hinderedBy }) => hinderedBy)).toEqual(expected);
  });

  test('[MONSTER-1] a move without a number on either card stays open', () => {
    const drake = statsFor('elder-drake', 0, 'boss');
    expect(oneLine(drake, { type: 'move', value: '+0' })).toMatchObject({ value: null });
    expect(oneLine(drake, { type: 'move', value: 2 })).toMatchObject({ value: 2 });
  });

  test('every card of every deck has final numbers', () => {
    for (const type of content.monsters()) {
      const cards = content.abilityDeck(id<AbilityDeckId>(type.deck))?.cards ?? [];
      const ranks: readonly Rank[] = type.boss ? ['boss'] : ['normal', 'elite'];
      for (const rank of ranks) {
        const stats = statsFor(type.id, 7, rank);
        const lines = cards.flatMap(({ actions }) =>
          linesOf(stats, actions, {
            consumed: wantedElements(stats, actions),
            variables: { X: 1, V: 3 },
          }),
        );
        // Monsters that always act the same way have a single card.
        expect([1, 8], type.id).toContain(cards.length);
        expect(lines.every(({ waits }) => waits.length === 0)).toBe(true);
        const attacks = lines.filter((line) => line.type === 'attack');
        expect(attacks.every(({ value, range }) => value !== null && range >= 1)).toBe(true);
      }
    }
  });
});
