import { expect, test } from 'vitest';
import { optionWords } from './board';

const still = { steps: 0, towards: null, targets: [], isOnTheWay: true };

test('a figure that stays has no direction', () => {
  expect(optionWords({ ...still, focus: 'Brute' })).toBe('Stays here; its focus is Brute.');
  expect(optionWords({ ...still, focus: null })).toBe('Stays here.');
});
