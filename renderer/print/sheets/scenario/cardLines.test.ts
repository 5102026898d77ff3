import { expect, test } from 'vitest';
import { contentFrom } from '#shared/content/content';
import { wordsOf } from './cardLines';

const DATA = '../../../../shared/content/data';
const files: Record<string, unknown> = import.meta.glob('../../../../shared/content/data/*.json', {
  eager: true,
  import: 'default',
});
const content = contentFrom((file) => files[`${DATA}/${file}`]);

const stats = { hitPoints: 5, move: 2, attack: 3, range: 3 };

test('a line states the effect of an element in numbers', () => {
  const lines = wordsOf(
    stats,
    [
      { type: 'move', value: '+1' },
      {
        type: 'attack',
        value: '-1',
        boosts: [{ element: 'ice', value: '+2', range: '+1', effects: ['stun'] }],
      },
    ],
    { players: 3 },
    content,
  );

  expect(lines.map(({ main, rest }) => [main, rest])).toEqual([
    ['Move 3', ''],
    ['Attack 2', 'range 3'],
    ['', 'with ice: Attack 4, range 4, Stun'],
  ]);
});

test('the specials of a boss replace the line that names them', () => {
  const boss = { ...stats, special1: [{ type: 'heal', value: 2, affects: 'self' } as const] };
  const lines = wordsOf(boss, [{ type: 'special', number: 1 }], { players: 2 }, content);

  expect(lines).toMatchObject([{ main: 'Heal 2', rest: 'self', area: null }]);
});
