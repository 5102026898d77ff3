import { expect, test } from 'vitest';
import { id } from '../../ids';
import { aCharacter, aMonster } from '../../testing/builders';
import { byList } from './figures';

const monster = (type: string, standee: number) =>
  aMonster({ id: `${type}-${standee}`, type: id(type), standee });

test('lists contain characters first and sort monsters by type and number', () => {
  const figures = [
    monster('guard', 10),
    monster('bones', 2),
    aCharacter({ id: 'c1' }),
    monster('guard', 6),
  ];
  expect(figures.toSorted(byList).map(({ id: figure }) => `${figure}`)).toEqual([
    'c1',
    'bones-2',
    'guard-6',
    'guard-10',
  ]);
});
