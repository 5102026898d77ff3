import { describe, expect, test } from 'vitest';
import { id, type FigureId, type MonsterTypeId } from '../../ids';
import type { Initiative } from '../../state';
import { blocksOfRound, groupsInOrder, type RoundEntrants } from './initiative';

function plays(name: string, leading: number, second: number | null = 50) {
  const initiative: Initiative = { longRest: false, leading, second };
  return { id: id<FigureId>(name), initiative };
}

function rests(name: string) {
  return { id: id<FigureId>(name), initiative: { longRest: true, taken: false } as const };
}

function summon(name: string, owner: string, cameInRound = 1) {
  return { id: id<FigureId>(name), owner: id<FigureId>(owner), cameInRound };
}

function guards(initiative: number, ...standees: readonly string[]) {
  return monsters('guard', initiative, ...standees);
}

/** Standees as '3', '3 elite', '3 elite new'. */
function monsters(type: string, initiative: number, ...standees: readonly string[]) {
  return {
    type: id<MonsterTypeId>(type),
    initiative,
    monsters: standees.map((text) => {
      const standee = Number.parseInt(text, 10);
      return {
        id: id<FigureId>(`${type}#${String(standee)}`),
        standee,
        rank: text.includes('elite') ? ('elite' as const) : ('normal' as const),
        origin: text.includes('new') ? ('summoned' as const) : ('placed' as const),
        cameInRound: 3,
      };
    }),
  };
}

function order(entrants: Partial<RoundEntrants>) {
  const all = { round: 3, characters: [], summons: [], types: [], objectives: [], ...entrants };
  return groupsInOrder(blocksOfRound(all)).map((place) =>
    place.map(({ turns }) => turns.map(({ figure }) => figure).join(' ')),
  );
}

describe('the order of blocksOfRound', () => {
  test('[INIT-1] lower initiative acts first', () => {
    const characters = [plays('A', 60), plays('B', 7)];
    expect(order({ characters, types: [guards(30, '1')] })).toEqual([['B'], ['guard#1'], ['A']]);
  });

  test('[INIT-2] a lower second card breaks a tie between characters', () => {
    const characters = [plays('A', 30, 50), plays('B', 30, 20)];
    expect(order({ characters })).toEqual([['B'], ['A']]);
  });

  test('[INIT-2] players decide between characters with two equal cards', () => {
    const characters = [plays('A', 30, 50), plays('B', 30, 50), plays('C', 30, 10)];
    expect(order({ characters })).toEqual([['C'], ['A', 'B']]);
  });

  test('[INIT-2] players decide if a second card is unknown', () => {
    const characters = [plays('A', 30, 50), plays('B', 30, null)];
    expect(order({ characters })).toEqual([['A', 'B']]);
  });

  test('[INIT-3] a character acts before a monster type with its initiative', () => {
    const characters = [plays('A', 30, 99)];
    expect(order({ characters, types: [guards(30, '1')] })).toEqual([['A'], ['guard#1']]);
  });

  test('[INIT-3] players decide between two tied types', () => {
    const types = [guards(30, '1'), monsters('archer', 30, '2')];
    expect(order({ types })).toEqual([['guard#1', 'archer#2']]);
  });

  test('[INIT-4] elites act before normals, each by number', () => {
    expect(order({ types: [guards(30, '4', '6 elite', '1', '2 elite')] })).toEqual([
      ['guard#2 guard#6 guard#1 guard#4'],
    ]);
  });

  test('[INIT-5] a long rest comes last, after a card with 99', () => {
    const characters = [rests('A'), plays('B', 99)];
    expect(order({ characters, types: [guards(99, '1')] })).toEqual([['B'], ['guard#1'], ['A']]);
  });

  test('[INIT-5] players decide between two long rests', () => {
    expect(order({ characters: [rests('A'), rests('B')] })).toEqual([['A', 'B']]);
  });

  test('[SUMMON-1] summons act before their owner, in order of arrival', () => {
    const characters = [plays('A', 30), rests('B')];
    const summons = [summon('a1', 'A'), summon('b1', 'B'), summon('a2', 'A')];
    expect(order({ characters, summons })).toEqual([['a1 a2 A'], ['b1 B']]);
  });

  test('[SUMMON-2] a summon has no turn in the round it is summoned', () => {
    const summons = [summon('a1', 'A', 3), summon('a2', 'A', 2)];
    expect(order({ characters: [plays('A', 30)], summons })).toEqual([['a2 A']]);
  });

  test('[SUMMON-5] a summoned monster has no turn in the round it is summoned', () => {
    expect(order({ types: [guards(30, '1', '2 new')] })).toEqual([['guard#1']]);
    expect(order({ types: [guards(30, '2 new')] })).toEqual([]);
  });

  test('an escort acts at its fixed initiative, an objective without one never acts', () => {
    const objectives = [
      { id: id<FigureId>('Hail'), initiative: 99 },
      { id: id<FigureId>('Altar'), initiative: null },
    ];
    expect(order({ objectives, characters: [rests('A')] })).toEqual([['Hail'], ['A']]);
  });

  test('[INIT-7] allied tokens with one initiative act in the order of their numbers', () => {
    const objectives = ['1', '2', '3'].map((number) => {
      return { id: id<FigureId>(`captive ${number}`), initiative: 50 };
    });
    expect(order({ objectives })).toEqual([['captive 1'], ['captive 2'], ['captive 3']]);
  });
});
