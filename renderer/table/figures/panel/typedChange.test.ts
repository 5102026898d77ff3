import { expect, test } from 'vitest';
import { digitsAndSigns, typedChange } from './typedChange';

test.each([
  ['3', -3],
  ['-3', -3],
  ['+4', 4],
  [' 12 ', -12],
  ['0', null],
  ['+0', null],
  ['1e3', null],
  ['--3', null],
  ['1234', null],
  ['', null],
])('%j is a change of %j', (typed, change) => {
  expect(typedChange(typed, 999)).toBe(change);
});

test.each([
  ['3', '3'],
  ['+Fn4', '+4'],
  ['n', ''],
  ['-12 ', '-12'],
])('of the typed text %j, %j remains', (typed, left) => {
  expect(digitsAndSigns(typed)).toBe(left);
});
