import { describe, expect, test } from 'vitest';
import { settingsFrom } from './settings.svelte';

describe('settingsFrom', () => {
  test('reads the saved choices', () => {
    const chosen = {
      theme: 'light',
      textSize: 130,
      language: 'de',
      box: 'pt-BR',
      decks: 'table',
      askConditions: true,
      letterKeys: false,
      hints: false,
      seen: ['draw'],
      stayAwake: false,
      motion: false,
    };
    expect(settingsFrom(chosen)).toEqual(chosen);
  });

  test.each([
    null,
    'dark',
    [],
    { theme: 'pink', textSize: 1000, language: 'xx', box: 'x y', letterKeys: 'no', seen: 'draw' },
  ])('ignores %j', (saved) => {
    expect(settingsFrom(saved)).toEqual({
      theme: 'system',
      textSize: 100,
      language: 'system',
      box: 'en',
      decks: 'standee',
      askConditions: false,
      letterKeys: true,
      hints: true,
      seen: [],
      stayAwake: true,
      motion: true,
    });
  });
});
