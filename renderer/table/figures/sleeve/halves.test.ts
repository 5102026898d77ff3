import { describe, expect, test } from 'vitest';
import { id } from '#shared/ids';
import type { Rank } from '#shared/vocabulary';
import { aMonster } from '#shared/testing/builders';
import { halvesOf, NO_HALVES, sharesOf } from './halves';

const monsters = (type: string, rank: Rank, count: number) =>
  Array.from({ length: count }, (_, index) =>
    aMonster({ id: `${type}-${rank}-${index}`, type: id(type), rank, standee: index + 1 }),
  );

const two = [
  ...monsters('guard', 'normal', 4),
  ...monsters('hound', 'normal', 1),
  ...monsters('hound', 'elite', 3),
];

describe('the halves of sleeves', () => {
  test('are as wide as the largest half of any sleeve needs', () => {
    const three = [...monsters('guard', 'normal', 3), ...monsters('hound', 'elite', 3)];
    expect(sharesOf(halvesOf(NO_HALVES, three, 1))).toMatchObject({ normal: '3fr', elite: '3fr' });
  });

  test('give a full half a row of four', () => {
    expect(sharesOf(halvesOf(NO_HALVES, two, 1))).toMatchObject({ normal: '4fr', elite: '2.4fr' });
  });

  test('give an empty half room for its words, and half of the width beside the dock', () => {
    const halves = halvesOf(NO_HALVES, monsters('guard', 'normal', 4), 1);
    expect(sharesOf(halves)).toEqual({
      normal: '4fr',
      elite: '2.2fr',
      normalBeside: '4fr',
      eliteBeside: '4fr',
    });
  });

  test('stay when a monster dies, and change with the next round', () => {
    const begun = halvesOf(NO_HALVES, two, 1);
    const fewer = two.filter(({ rank }) => rank === 'normal');
    expect(halvesOf(begun, fewer, 1)).toBe(begun);
    expect(sharesOf(halvesOf(begun, fewer, 2)).elite).toBe('2.2fr');
  });

  test('change for new monsters', () => {
    const begun = halvesOf(NO_HALVES, monsters('guard', 'normal', 3), 1);
    expect(sharesOf(begun).elite).toBe('2.2fr');
    expect(sharesOf(halvesOf(begun, two, 1)).elite).toBe('2.4fr');
  });
});
