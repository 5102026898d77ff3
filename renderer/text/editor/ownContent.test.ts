import { expect, test } from 'vitest';
import { fieldWords, problemSentence } from './ownContent';

test('what is wrong with a thing of a pack is named by its fields', () => {
  expect(fieldWords('items[0].cost')).toBe('Price in gold');
  expect(fieldWords('abilityDecks[0].cards[1].initiative')).toBe('Cards 2 · Initiative');
  expect(fieldWords('items[3]')).toBe('item 4');
  const tooMuch = { code: 'tooLarge', path: 'items[0].cost', most: 99 } as const;
  expect(problemSentence(tooMuch, fieldWords)).toMatch(/^Price in gold .*99/);
});
