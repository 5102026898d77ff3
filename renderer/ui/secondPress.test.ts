import { describe, expect, test } from 'vitest';
import { areOne, type Press } from './secondPress';

const first: Press = { at: 1000, x: 200, y: 300, byKey: false };

describe('areOne', () => {
  test('joins two presses at one place in a moment', () => {
    expect(areOne(first, { ...first, at: 1120 })).toBe(true);
    expect(areOne(first, { ...first, at: 1349, x: 210, y: 310 })).toBe(true);
  });

  test('keeps presses apart that are later or elsewhere', () => {
    expect(areOne(first, { ...first, at: 1350 })).toBe(false);
    expect(areOne(first, { ...first, at: 1100, x: 240 })).toBe(false);
  });

  test('joins keys wherever the page puts them, and no key with a click', () => {
    const key = { ...first, x: 0, y: 0, byKey: true };

    expect(areOne(key, { ...key, at: 1100, x: 500 })).toBe(true);
    expect(areOne(first, { ...key, at: 1100 })).toBe(false);
  });
});
