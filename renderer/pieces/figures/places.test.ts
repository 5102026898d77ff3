import { expect, test } from 'vitest';
import { id, type FigureId } from '#shared/ids';
import { NO_PLACES, placesOf, placesOfHalves } from './places';

const figures = (...names: string[]) => names.map((name) => id<FigureId>(name));
const begun = placesOf(NO_PLACES, figures('1', '2', '3'), 1);

test('a dead standee leaves its place empty until the round ends', () => {
  const after = placesOf(begun, figures('1', '3'), 1);

  expect(after.order).toEqual(figures('1', '2', '3'));
  expect(placesOf(after, figures('1', '3'), 2).order).toEqual(figures('1', '3'));
});

test('who comes lies behind the others', () => {
  expect(placesOf(begun, figures('0', '1', '2', '3'), 1).order).toEqual(
    figures('1', '2', '3', '0'),
  );
});

test('each half of a sleeve keeps its own', () => {
  const both = placesOfHalves(
    new Map(),
    new Map([
      ['normal', figures('1', '2')],
      ['elite', figures('3')],
    ]),
    1,
  );
  const fallen = new Map([
    ['normal', figures('2')],
    ['elite', figures('3', '4')],
  ]);

  const after = placesOfHalves(both, fallen, 1);
  expect(after.get('normal')?.order).toEqual(figures('1', '2'));
  expect(after.get('elite')?.order).toEqual(figures('3', '4'));
  expect(placesOfHalves(after, fallen, 2).get('normal')?.order).toEqual(figures('2'));
});
