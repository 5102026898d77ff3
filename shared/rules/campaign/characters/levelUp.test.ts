import { describe, expect, test } from 'vitest';
import type { CharacterSheet } from '../../../state';
import { levelEarned, levelUp, wayToNextLevel } from './levelUp';

describe('levelEarned', () => {
  test.each([
    { level: 1, experience: 44, earned: null },
    { level: 1, experience: 45, earned: 2 },
    { level: 2, experience: 400, earned: 3 },
    { level: 9, experience: 999, earned: null },
  ])(
    '[EXPERIENCE-1] a level $level character with $experience experience has earned level $earned',
    (row) => {
      expect(levelEarned(row)).toBe(row.earned);
    },
  );
});

test('[EXPERIENCE-10] levelling up keeps the experience beyond the level', () => {
  const sheet = { level: 1, experience: 60, cards: [] } as unknown as CharacterSheet;
  expect(levelUp(sheet, 3)).toMatchObject({ level: 2, experience: 60, cards: [3] });
});

describe('wayToNextLevel', () => {
  test.each([
    { level: 1, experience: 0, share: 0 },
    { level: 2, experience: 70, share: 0.5 },
    { level: 2, experience: 400, share: 1 },
    { level: 3, experience: 10, share: 0 },
    { level: 9, experience: 500, share: 1 },
  ])(
    '[EXPERIENCE-1] a level $level character with $experience experience is $share of the way',
    (row) => {
      expect(wayToNextLevel(row)).toBe(row.share);
    },
  );
});
