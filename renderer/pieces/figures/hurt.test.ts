import { expect, test } from 'vitest';
import { hurtChange } from './hurt';

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
  expect(hurtChange(typed, 999)).toBe(change);
});
