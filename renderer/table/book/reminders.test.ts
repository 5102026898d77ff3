import { expect, test } from 'vitest';
import type { LogEntry } from '#shared/api/api';
import { namesIn } from '../../words/sentences/names/names';
import { bookLines, areOnlySpawns } from './reminders';

const names = {
  ...namesIn(null, null),
  monster: () => 'Inox Guard',
  figure: () => 'Inox Guard 2',
};
const ranOut = { type: 'standeesRanOut', monster: 'inox-guard', missing: 1, rule: 'REVEAL-4' };
const spawned = (figures: readonly string[]) => ({
  type: 'spawned',
  figures,
  markers: ['a'],
  rule: 'SPAWN-1',
});
const opened = { type: 'roomRevealed', room: 2, by: null, rule: 'REVEAL-1' };

const linesFor = (...events: readonly object[]) =>
  bookLines([{ events } as unknown as LogEntry], [], names);

test('[SPAWN-1] [REVEAL-4] monsters without a free standee are named', () => {
  expect(linesFor(ranOut, spawned([]))).toEqual([
    'No Inox Guard standees left: 1 cannot spawn at “a”.',
  ]);
  const some = linesFor(ranOut, spawned(['m1']));
  expect(some).toHaveLength(2);
  expect(some[0]).toMatch(/^Inox Guard 2 spawns at “a”/);
  expect(linesFor(spawned([]))).toEqual(['No figures could spawn at “a” (see the scenario book).']);
});

test('missing standees belong to one spawn, and have no letter in a revealed room', () => {
  const two = linesFor(ranOut, spawned([]), spawned(['m1']));
  expect(two).toHaveLength(2);
  expect(two[1]).toMatch(/^Inox Guard 2/);
  expect(linesFor(opened, ranOut, spawned([]))).toEqual([
    'No Inox Guard standees left: 1 cannot spawn.',
  ]);
});

test('news about figures only is distinguished from other instructions', () => {
  const damage = { type: 'bookDamageSaid', amount: 2, to: { kind: 'allFigures' }, rule: 'SPAWN-1' };
  const isOnly = (...events: readonly object[]) =>
    areOnlySpawns([{ events } as unknown as LogEntry]);
  expect(isOnly({ type: 'roundEnded', round: 1 }, spawned(['m1']))).toBe(true);
  expect(isOnly(damage, spawned(['m1']))).toBe(false);
});
