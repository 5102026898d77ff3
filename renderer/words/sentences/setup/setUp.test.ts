import { describe, expect, test } from 'vitest';
import { levelExplained } from './setUp';

describe('levelExplained', () => {
  test.each([
    [[1, 4], 'normal', 0, 2, 'Average level 2.5, halved 1.25, rounded up = 2.'],
    [[2, 2, 2], 'normal', 0, 1, 'Average level 2, halved = 1.'],
    [[1, 1, 2], 'normal', 0, 1, 'Average level 1.33, halved 0.67, rounded up = 1.'],
    [[3, 3], 'hard', 1, 3, 'Average level 3, halved 1.5, rounded up = 2; hard +1 = 3.'],
    [[1, 1], 'easy', -1, 0, 'Average level 1, halved 0.5, rounded up = 1; easy −1 = 0.'],
    [
      [9, 9],
      'veryHard',
      3,
      7,
      'Average level 9, halved 4.5, rounded up = 5; very hard +3 = 8, limited to 0–7 = 7.',
    ],
  ] as const)('levels %j, %s', (levels, difficulty, step, level, words) => {
    expect(levelExplained(levels, difficulty, step, level)).toBe(words);
  });
});
