import { expect, test } from 'vitest';
import { id } from '#shared/ids';
import { aCharacter, aMonster } from '#shared/testing/builders';
import { inListOrder } from './listOrder';

const monster = (type: string, standee: number) =>
  aMonster({ id: `${type}-${standee}`, type: id(type), standee });

test('standees of a type are listed by number, where the first of them came', () => {
  const figures = [monster('guard', 6), aCharacter({ id: 'c1' }), monster('guard', 2)];
  expect(inListOrder([...figures, monster('bones', 1)]).map((figure) => `${figure.id}`)).toEqual([
    'guard-2',
    'guard-6',
    'c1',
    'bones-1',
  ]);
});
