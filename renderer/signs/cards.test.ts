import { describe, expect, test } from 'vitest';
import type { ModifierCard } from '#shared/vocabulary';
import { cardFace, countedCards } from './cards';

const cards = (...texts: readonly string[]) => texts as readonly ModifierCard[];

describe('cardFace', () => {
  test.each([
    ['+1', { value: '+1', rolling: false, kind: 'plain', spoken: '+1' }],
    ['-2', { value: '−2', rolling: false, kind: 'plain' }],
    ['x2', { value: '×2', kind: 'plain', spoken: 'Times 2' }],
    ['null', { value: 'Miss', kind: 'plain' }],
    ['bless', { value: '×2', kind: 'bless' }],
    ['curse', { value: 'Miss', kind: 'curse' }],
    ['minus1', { value: '−1', kind: 'minus1' }],
    ['r+0 pierce 3', { value: '+0', rolling: true, effects: ['pierce 3'] }],
  ])('shows %s', (card, face) => {
    expect(cardFace(card as ModifierCard)).toMatchObject(face);
  });
});

describe('countedCards', () => {
  test('lists each card once, from bad to good, rolling ones last', () => {
    const pile = cards('r+1', '+1', 'x2', '+1', 'null', '-1', '+0', 'bless', '-2');

    expect(countedCards(pile)).toEqual([
      { card: 'null', count: 1 },
      { card: '-2', count: 1 },
      { card: '-1', count: 1 },
      { card: '+0', count: 1 },
      { card: '+1', count: 2 },
      { card: 'x2', count: 1 },
      { card: 'bless', count: 1 },
      { card: 'r+1', count: 1 },
    ]);
  });
});
