import { expect, test } from 'vitest';
import type { LogEntry } from '#shared/api/api';
import { contentFrom } from '#shared/content/content';
import { aScenario } from '#shared/testing/builders';
import { namesIn } from '../../words/sentences/names/names';
import { openedRoom } from './openedRoom';

const DATA = '../../../shared/content/data';
const files: Record<string, unknown> = import.meta.glob('../../../shared/content/data/**/*.json', {
  eager: true,
  import: 'default',
});
const content = contentFrom((file) => files[`${DATA}/${file}`]);
const names = {
  ...namesIn(null, null),
  monster: (type: string) => (type === 'bandit-guard' ? 'Bandit Guard' : 'Bandit Commander'),
};

test('normal and elite monsters have their rank and numbers, a boss only its number', () => {
  const placed = (monster: string, rank: string, standee: number) => ({
    ...{ type: 'monsterPlaced', figure: `${monster}-${String(standee)}`, monster, rank, standee },
  });
  const events = [
    { type: 'roomRevealed', room: 1, by: null },
    placed('bandit-guard', 'normal', 4),
    placed('bandit-commander', 'boss', 1),
    placed('bandit-guard', 'elite', 3),
    placed('bandit-guard', 'normal', 2),
  ];
  const roundStart = { seq: 6, events: [{ type: 'roundEnded', round: 1 }] };
  const log = [roundStart, { seq: 7, events }] as unknown as LogEntry[];
  const scenario = aScenario({ scenario: '2' as never });
  const rows = openedRoom(log, { scenario, content, names })?.rows ?? [];
  expect(rows.filter(([name]) => name.startsWith('Bandit'))).toEqual([
    ['Bandit Guard', 'normal 2 and 4, elite 3'],
    ['Bandit Commander', '1'],
  ]);
});
