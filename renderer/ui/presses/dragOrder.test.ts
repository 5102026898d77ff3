import { describe, expect, test } from 'vitest';
import { movedTo } from './dragOrder';

describe('movedTo', () => {
  test('moves one to the place of another, and nothing that is not there', () => {
    expect(movedTo(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b']);
    expect(movedTo(['a', 'b', 'c'], 'a', 'c')).toEqual(['b', 'c', 'a']);
    expect(movedTo(['a', 'b'], 'a', 'a')).toBeNull();
    expect(movedTo(['a', 'b'], 'a', 'd')).toBeNull();
  });
});
