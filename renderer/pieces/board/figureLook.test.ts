import { describe, expect, test } from 'vitest';
import type { Content } from '#shared/content/content';
import type { Sleeve } from '#shared/state';
import { inkOn, kindLetters } from './figureLook';

const content = {
  monster: (id: string) => ({ name: id.replace('-', ' ') }),
} as unknown as Pick<Content, 'monster'>;

function lettersOf(...types: readonly string[]): readonly (string | undefined)[] {
  const sleeves = types.map((type) => ({ type }) as Sleeve);
  const letters = kindLetters({ sleeves }, content);
  return types.map((type) => letters.get(type));
}

test('letters tell monster types apart, and are as few as that takes', () => {
  expect(lettersOf('Bandit-Guard', 'Bandit-Archer')).toEqual(['BG', 'BA']);
  expect(lettersOf('Vermling-Scout', 'Vermling-Shaman')).toEqual(['VSc', 'VSh']);
});

describe('inkOn', () => {
  test.each([
    ['#ffffff', '#16120c'],
    ['#e6b422', '#16120c'],
    ['#1a1a40', '#ffffff'],
    ['nonsense', '#16120c'],
  ])('on %s it is %s', (colour, ink) => {
    expect(inkOn(colour)).toBe(ink);
  });
});
