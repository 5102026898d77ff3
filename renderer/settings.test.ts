import { describe, expect, test } from 'vitest';
import { settingsFrom } from './settings.svelte';

describe('settingsFrom', () => {
  test('keeps what was chosen', () => {
    const chosen = { theme: 'light', textSize: 130, letterKeys: false, stayAwake: false };
    expect(settingsFrom(chosen)).toEqual(chosen);
  });

  test.each([null, 'dark', [], { theme: 'pink', textSize: 1000, letterKeys: 'no' }])(
    'takes nothing from %j',
    (kept) => {
      expect(settingsFrom(kept)).toEqual({
        theme: 'system',
        textSize: 100,
        letterKeys: true,
        stayAwake: true,
      });
    },
  );
});
