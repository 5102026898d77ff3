import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../testing/content';
import type { ModifierCard } from '../../vocabulary';
import { cardOf, readCard } from './modifierCard';

describe('readCard', () => {
  test.each([
    ['+0', { value: { op: 'add', n: 0 }, rolling: false, effects: [] }],
    ['-2', { value: { op: 'add', n: -2 }, rolling: false, effects: [] }],
    ['minus1', { value: { op: 'add', n: -1 }, rolling: false, effects: [] }],
    ['x2', { value: { op: 'multiply', n: 2 }, shuffles: true, leavesDeck: false }],
    ['null', { value: { op: 'null' }, shuffles: true, leavesDeck: false }],
    ['r+1', { value: { op: 'add', n: 1 }, rolling: true }],
    ['r+0 pierce 3', { rolling: true, effects: [{ kind: 'pierce', value: 3 }] }],
    [
      '+1 push 1, poison',
      {
        effects: [
          { kind: 'push', hexes: 1 },
          { kind: 'condition', condition: 'poison' },
        ],
      },
    ],
    ['r+0 infuse fire', { rolling: true, effects: [{ kind: 'infuse', element: 'fire' }] }],
    ['+0 add target', { effects: [{ kind: 'addTarget' }] }],
    ['r+0 heal 3 self', { effects: [{ kind: 'heal', value: 3 }] }],
  ])('[DECK-2] %s', (card, expected) => {
    expect(readCard(card)).toMatchObject(expected);
  });

  test('[BLESS-1] bless doubles, curse is a null, and both leave the deck without marking it', () => {
    const leaves = { leavesDeck: true, shuffles: false, rolling: false };
    expect(readCard('bless')).toMatchObject({ value: { op: 'multiply', n: 2 }, ...leaves });
    expect(readCard('curse')).toMatchObject({ value: { op: 'null' }, ...leaves });
  });

  test.each([
    '',
    '0',
    '+10',
    '+ 1',
    'x3',
    'X2',
    'rnul',
    'rbless',
    'bless poison',
    '+1 ',
    '+1 fire',
    '+1 poison stun',
    '+1 push',
    '+1 push 0',
    '+1 toString',
    'constructor',
    '+1\n',
    'r r+1',
  ])('rejects %j', (text) => {
    expect(readCard(text)).toBeNull();
    expect(() => cardOf(text as ModifierCard)).toThrow('is not an attack modifier card');
  });

  test('reads every card of every class', () => {
    const content = shippedContent();
    const cards = content
      .classes()
      .flatMap(({ perks }) => perks.flatMap(({ add = [], remove = [] }) => [...add, ...remove]));
    expect(cards.length).toBeGreaterThan(100);
    expect(cards.filter((card) => readCard(card) === null)).toEqual([]);
  });
});
