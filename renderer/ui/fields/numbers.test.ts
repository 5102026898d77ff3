import { describe, expect, test } from 'vitest';
import { digitsOnly, dragSteps, changeText, typedNumber } from './numbers';

describe('typedNumber', () => {
  test.each([
    ['12', 12],
    ['40', 40],
    ['999', null],
    ['-5', null],
    ['abc', null],
    ['', null],
    ['0', null],
    ['1e3', null],
    ['2.7', null],
    ['99999999999999999999', null],
  ])('%j typed into a field of 1 to 40 gives %j', (typed, expected) => {
    expect(typedNumber(typed, 1, 40)).toBe(expected);
  });

  test('a minus is accepted if the limits allow it, as typed or as shown', () => {
    expect(['-5', '−5', '-0', '--5'].map((typed) => typedNumber(typed, -20, 20))).toEqual([
      -5,
      -5,
      0,
      null,
    ]);
  });
});

describe('digitsOnly', () => {
  test('drops letters and signs and stops at the length of the limit', () => {
    expect(digitsOnly('-1a2b3', 99)).toBe('12');
  });
});

describe('signed', () => {
  test('shows the direction of a change', () => {
    expect([changeText(2), changeText(-3), changeText(0)]).toEqual(['+2', '−3', '±0']);
  });
});

describe('dragSteps', () => {
  test('counts whole steps in both directions', () => {
    expect([dragSteps(13), dragSteps(14), dragSteps(-43)]).toEqual([0, 1, -3]);
  });
});
