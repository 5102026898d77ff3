import { expect, test } from 'vitest';
import { id, type FigureId } from '#shared/ids';
import { NO_PLACES, placesOf } from './standeePlaces';

const figures = (...names: string[]) => names.map((name) => id<FigureId>(name));
const begun = placesOf(NO_PLACES, figures('1', '2', '3'), 1);

test('a dead standee leaves its place empty until the round ends', () => {
  const after = placesOf(begun, figures('1', '3'), 1);

  expect(after.order).toEqual(figures('1', '2', '3'));
  expect(placesOf(after, figures('1', '3'), 2).order).toEqual(figures('1', '3'));
});

test('a new standee is placed last', () => {
  expect(placesOf(begun, figures('0', '1', '2', '3'), 1).order).toEqual(
    figures('1', '2', '3', '0'),
  );
});
