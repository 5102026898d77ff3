import { expect, test } from 'vitest';
import { barsOf } from './standeeTracks';

const column = (
  rank: 'normal' | 'elite' | 'boss',
  hitPoints: number,
  level: number | null = null,
) => ({
  rank,
  level,
  hitPoints,
});

test('a bar marks the figure with fewer hit points', () => {
  expect(barsOf([column('normal', 5), column('elite', 7)])).toEqual([column('normal', 5)]);
  expect(barsOf([column('normal', 16), column('elite', 14)])).toEqual([column('elite', 14)]);
  expect(barsOf([column('normal', 9), column('elite', 9)])).toEqual([]);
  expect(barsOf([column('boss', 40)])).toEqual([]);
});

test('if a type has two levels, each of its figures but the strongest has a bar', () => {
  const columns = [
    column('normal', 4, 1),
    column('elite', 6, 1),
    column('normal', 5, 2),
    column('elite', 7, 2),
  ];
  expect(barsOf(columns)).toEqual(columns.slice(0, 3));
});
