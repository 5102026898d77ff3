import { describe, expect, test } from 'vitest';
import { id } from '#shared/ids';
import type { Rank } from '#shared/vocabulary';
import { aMonster } from '#shared/testing/builders';
import { countStandees, NO_STANDEES, columnWidths } from './columnWidths';

const monsters = (type: string, rank: Rank, count: number) =>
  Array.from({ length: count }, (_, index) =>
    aMonster({ id: `${type}-${rank}-${index}`, type: id(type), rank, standee: index + 1 }),
  );

const two = [
  ...monsters('guard', 'normal', 4),
  ...monsters('hound', 'normal', 1),
  ...monsters('hound', 'elite', 3),
];

describe('the columns of sleeves', () => {
  test('are as wide as the largest column of any sleeve needs', () => {
    const three = [...monsters('guard', 'normal', 3), ...monsters('hound', 'elite', 3)];
    expect(columnWidths(countStandees(NO_STANDEES, three, 1))).toMatchObject({
      normal: '3fr',
      elite: '3fr',
    });
  });

  test('give a full column a row of four', () => {
    expect(columnWidths(countStandees(NO_STANDEES, two, 1))).toMatchObject({
      normal: '4fr',
      elite: '2.4fr',
    });
  });

  test('give an empty column room for its words, and half of the width beside the dock', () => {
    const counts = countStandees(NO_STANDEES, monsters('guard', 'normal', 4), 1);
    expect(columnWidths(counts)).toEqual({
      normal: '4fr',
      elite: '2.2fr',
      normalBeside: '4fr',
      eliteBeside: '4fr',
    });
  });

  test('stay when a monster dies, and change with the next round', () => {
    const begun = countStandees(NO_STANDEES, two, 1);
    const fewer = two.filter(({ rank }) => rank === 'normal');
    expect(countStandees(begun, fewer, 1)).toBe(begun);
    expect(columnWidths(countStandees(begun, fewer, 2)).elite).toBe('2.2fr');
  });

  test('change for new monsters', () => {
    const begun = countStandees(NO_STANDEES, monsters('guard', 'normal', 3), 1);
    expect(columnWidths(begun).elite).toBe('2.2fr');
    expect(columnWidths(countStandees(begun, two, 1)).elite).toBe('2.4fr');
  });
});
