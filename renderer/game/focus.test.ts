import { expect, test } from 'vitest';
import { isCrowd } from './focus';

test('two names are shown, thirteen are a number', () => {
  expect(isCrowd(['Guard 1', 'Guard 2'])).toBe(false);
  expect(isCrowd(Array.from({ length: 13 }, (_, n) => `Guard ${n}`))).toBe(true);
});
