import { expect, test } from 'vitest';
import type { LogEntry } from '#shared/api/api';
import { namesIn } from '../../words/sentences/names/names';
import { bookLines, bringsOnly } from './reminders';

const names = {
  ...namesIn(null, null),
  monster: () => 'Inox Guard',
  figure: () => 'Inox Guard 2',
};
const ranOut = { type: 'standeesRanOut', monster: 'inox-guard', missing: 1, rule: 'REVEAL-4' };
const spawned = (figures: readonly string[]) => ({
  ...{ type: 'spawned', figures, markers: ['a'], rule: 'SPAWN-1' },
});
const opened = { type: 'roomRevealed', room: 2, by: null, rule: 'REVEAL-1' };

const told = (...events: readonly object[]) =>
  bookLines([{ events } as unknown as LogEntry], [], names);

test('[SPAWN-1] [REVEAL-4] who cannot come because no standee is left is told by name', () => {
  expect(told(ranOut, spawned([]))).toEqual([
    'No standee of Inox Guard is left: 1 cannot come at “a”.',
  ]);
  const some = told(ranOut, spawned(['m1']));
  expect(some).toHaveLength(2);
  expect(some[0]).toMatch(/^Inox Guard 2 comes in at “a”/);
  expect(told(spawned([]))).toEqual(['Nobody could come at “a” (see the scenario book).']);
});

test('what one spawn lacks is not told of the next one, nor a letter where a room was opened', () => {
  const two = told(ranOut, spawned([]), spawned(['m1']));
  expect(two).toHaveLength(2);
  expect(two[1]).toMatch(/^Inox Guard 2/);
  expect(told(opened, ranOut, spawned([]))).toEqual([
    'No standee of Inox Guard is left: 1 cannot come.',
  ]);
});

test('news only of figures that come is told apart from what else has to be done', () => {
  const damage = { type: 'bookDamageSaid', amount: 2, to: { kind: 'allFigures' }, rule: 'SPAWN-1' };
  const isOnly = (...events: readonly object[]) => bringsOnly([{ events } as unknown as LogEntry]);
  expect(isOnly({ type: 'roundEnded', round: 1 }, spawned(['m1']))).toBe(true);
  expect(isOnly(damage, spawned(['m1']))).toBe(false);
});
