import { describe, expect, test } from 'vitest';
import { inkOn } from './figureLook';

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
