import { describe, expect, test } from 'vitest';
import { id } from '../../../ids';
import { aCharacter, aScenario } from '../../../testing/builders';
import { CONTENT } from '../../../testing/play';
import { halfLines, type CardHalf } from './cardLines';
import { dueAtTurnEnd, occasionLines } from './occasionLines';

function given(className: string, card: number, half: CardHalf) {
  const lines = halfLines(CONTENT.cardLines(className as never), card, half) ?? [];
  return lines.flatMap(occasionLines).map(({ action }) => action);
}

describe('triggered effects of an active card', () => {
  test('[TURN-3] are attacks with their numbers, damage, heals or elements', () => {
    expect(given('tinkerer', 54, 'top')).toMatchObject([{ kind: 'attack', value: 2, range: 5 }]);
    expect(given('three-spears', 230, 'top')).toMatchObject([{ kind: 'heal', value: 2 }]);
    expect(given('eclipse', 277, 'top')).toMatchObject([{ kind: 'infuse', element: 'dark' }]);
  });

  test('[TURN-3] include those nested in a doom, and each of several choices', () => {
    expect(given('angry-face', 382, 'bottom')).toMatchObject([{ kind: 'damage', value: 3 }]);
    expect(given('triangles', 472, 'top')).toMatchObject([{ kind: 'damage' }, { kind: 'heal' }]);
  });

  test('[TURN-3] are due at the end of the turn unless their condition is not met', () => {
    const due = (ofClass: string, card: number, dark: 'strong' | 'inert') => {
      const half = { card, half: 'top', lasts: 'persistent', used: 0 } as const;
      const owner = aCharacter({ class: id(ofClass), activeHalves: [half] });
      const scenario = aScenario({ figures: [owner] });
      const elements = { ...scenario.elements, dark };
      return dueAtTurnEnd({ ...scenario, elements }, CONTENT, owner).map(
        ({ printed }) => printed.type,
      );
    };
    expect(due('tinkerer', 54, 'inert')).toEqual(['attack']);
    expect(due('eclipse', 277, 'inert')).toEqual(['infuse']);
    expect(due('eclipse', 277, 'strong')).toEqual([]);
    expect(due('tinkerer', 44, 'inert')).toEqual([]);
  });

  test('[TURN-3] let other figures act', () => {
    expect(given('two-mini', 499, 'top')).toMatchObject([{ kind: 'grant', affects: 'bear' }]);
    expect(given('music-note', 360, 'top')).toMatchObject([{ kind: 'grant', affects: 'oneAlly' }]);
    expect(given('squidface', 310, 'top')).toMatchObject([{ kind: 'damage', value: 3 }]);
  });

  test('[EXPERIENCE-6] offer no experience that comes with its event', () => {
    expect(given('brute', 2, 'top')).toEqual([]);
    expect(given('music-note', 348, 'top')).toEqual([]);
  });

  test('are offered for cards, which the players lose', () => {
    expect(given('three-spears', 219, 'top')).toMatchObject([{ kind: 'refresh', value: 1 }]);
  });

  test('are left to the players if they change another ability', () => {
    expect(given('scoundrel', 88, 'bottom')).toEqual([]);
    expect(given('brute', 7, 'bottom')).toEqual([]);
  });
});

test('[ATTACK-5] list further attacks of a chain separately, each weaker as printed', () => {
  const lines = halfLines(CONTENT.cardLines('triangles' as never), 463, 'top') ?? [];
  expect(lines.map(({ ref, action }) => [ref.line, action])).toMatchObject([
    [0, { kind: 'attack', value: 4, range: 3 }],
    ...[3, 2, 1].map((value) => [
      expect.any(Number),
      { kind: 'attack', value, ranged: true, range: 2, affects: 'anotherEnemyNearLastTarget' },
    ]),
  ]);
  expect(new Set(lines.map(({ ref }) => ref.line)).size).toBe(lines.length);
});
