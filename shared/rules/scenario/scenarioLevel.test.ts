import { describe, expect, test } from 'vitest';
import { levelNumbers, monsterLevel, recommendedLevel } from './scenarioLevel';

describe('recommendedLevel', () => {
  test.each([
    { levels: [1, 1], difficulty: 'normal', level: 1 },
    { levels: [2, 2, 3], difficulty: 'normal', level: 2 },
    { levels: [6, 4, 4, 3], difficulty: 'normal', level: 3 },
    { levels: [9, 9], difficulty: 'normal', level: 5 },
    { levels: [1, 1], difficulty: 'easy', level: 0 },
    { levels: [3, 6, 9, 6], difficulty: 'hard', level: 4 },
    { levels: [8, 9], difficulty: 'veryHard', level: 7 },
  ] as const)(
    '[LEVEL-1] levels $levels on $difficulty give $level',
    ({ levels, difficulty, level }) => {
      expect(recommendedLevel(levels, difficulty)).toBe(level);
    },
  );
});

describe('monsterLevel', () => {
  test('[LEVEL-3] is one higher in solo play, up to the end of the table', () => {
    expect([monsterLevel(2, false), monsterLevel(2, true), monsterLevel(7, true)]).toEqual([
      2, 3, 7,
    ]);
  });
});

describe('levelNumbers', () => {
  test.each([
    [0, 2, 1, 2, 4],
    [1, 3, 1, 2, 6],
    [2, 4, 2, 3, 8],
    [3, 5, 2, 3, 10],
    [4, 6, 3, 4, 12],
    [5, 7, 3, 4, 14],
    [6, 8, 4, 5, 16],
    [7, 9, 4, 6, 18],
  ])(
    '[LEVEL-2] level %i has the printed numbers',
    (level, trapDamage, hazardDamage, goldPerToken, bonusExperience) => {
      expect(levelNumbers(level, level)).toEqual({
        trapDamage,
        hazardDamage,
        goldPerToken,
        bonusExperience,
      });
    },
  );

  test('[LEVEL-3] solo play raises trap damage but neither gold nor experience', () => {
    const numbers = levelNumbers(1, 2);
    expect(numbers).toEqual({
      trapDamage: 4,
      hazardDamage: 2,
      goldPerToken: 2,
      bonusExperience: 6,
    });
  });
});
