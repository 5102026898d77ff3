import { describe, expect, test } from 'vitest';
import type { PerkContent } from '../../../content/types';
import { ignoresScenarioEffects, firstOvercheckedPerk } from './perks';

const PERKS: readonly PerkContent[] = [
  { boxes: 2 },
  { boxes: 1, ignore: 'negativeScenarioEffects' },
];

describe('perks', () => {
  test('[PERK-1] no perk can have more boxes checked than it has', () => {
    expect(firstOvercheckedPerk(PERKS, [2, 1])).toBeNull();
    expect(firstOvercheckedPerk(PERKS, [])).toBeNull();
    expect(firstOvercheckedPerk(PERKS, [3, 1])).toBe(0);
    expect(firstOvercheckedPerk(PERKS, [0, 0, 1])).toBe(2);
  });

  test('[PERK-2] a checked perk ignores negative scenario effects', () => {
    expect(ignoresScenarioEffects(PERKS, [2, 0])).toBe(false);
    expect(ignoresScenarioEffects(PERKS, [0, 1])).toBe(true);
  });
});
