import { describe, expect, test } from 'vitest';
import { foundEntries, matchOf } from './findEntries';

const entry = (label: string) => ({ label, group: 'Table', run: () => undefined });

describe('matchOf', () => {
  test.each([
    ['Poison on Bandit Guard 3', 'poi', 0],
    ['Poison on Bandit Guard 3', 'guard 3', 1],
    ['Poison on Bandit Guard 3', 'oison', 2],
    ['Poison on Bandit Guard 3', 'guard 4', null],
    ['Révéler', 'reveler', 0],
    ['Anything', '', 0],
  ])('%j for %j', (label, typed, match) => {
    expect(matchOf(label, typed)).toBe(match);
  });
});

test('the best matches come first, up to the limit', () => {
  const entries = ['Stun on Brute', 'Undo', 'Brute: open', 'Attack with Brute'].map(entry);
  expect(foundEntries(entries, 'brute', 2).map(({ label }) => label)).toEqual([
    'Brute: open',
    'Stun on Brute',
  ]);
});
