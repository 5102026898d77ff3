import { describe, expect, test } from 'vitest';
import type { PerkContent } from '#shared/content/types';
import { perkText } from './party';

describe('perkText', () => {
  test.each([
    [{ boxes: 1, remove: ['-1', '-1'] }, 'Remove two −1 cards'],
    [{ boxes: 1, remove: ['-1'], add: ['+1'] }, 'Replace one −1 card with one +1 card'],
    [
      { boxes: 1, add: ['r+0 disarm', 'r+0 muddle'] },
      'Add one rolling +0 Disarm card and one rolling +0 Muddle card',
    ],
    [
      { boxes: 1, add: ['+1'], ignore: 'negativeItemEffects' },
      'Ignore negative item effects. Add one +1 card',
    ],
    [{ boxes: 1, ignore: 'negativeScenarioEffects' }, 'Ignore negative scenario effects'],
  ])('%j becomes %j', (perk, words) => {
    expect(perkText(perk as unknown as PerkContent)).toBe(words);
  });
});
