import { expect, test } from 'vitest';
import type { LogEntry } from '#shared/api/api';
import { announcementOf } from './announcement';
import { namesIn } from '../names/names';

const entry = (rest: unknown): LogEntry => ({ seq: 1, at: '', ...(rest as object) }) as LogEntry;
const names = { ...namesIn(null, null), figure: () => 'Grom', monster: () => 'Bandit Guard' };

test('a move that opens a room says so, with its figures', () => {
  const path = [
    { q: 0, r: 0 },
    { q: 1, r: 0 },
  ];
  const placed = { monster: 'bandit-guard', rank: 'elite', standee: 3, origin: 'placed' };
  const moved = entry({
    command: { type: 'moveFigure', figure: 'c1', path, movement: 'walk', points: 4 },
    events: [
      { type: 'roomRevealed', room: 2, by: 'c1' },
      { type: 'monsterPlaced', ...placed },
      { type: 'figureMoved', figure: 'c1', from: path[0], to: path[1], rule: 'MOVE-1' },
    ],
  });
  expect(announcementOf(moved, names)).toBe(
    'Grom moves 2 hexes. Grom opens room 2. Bandit Guard 3 (elite) is placed.',
  );
});

test('a step with a complete title has nothing to add', () => {
  const ended = entry({
    command: { type: 'endTurn', figure: 'c1' },
    events: [{ type: 'turnEnded', figure: 'c1' }],
  });
  expect(announcementOf(ended, names)).not.toContain('. ');
});
