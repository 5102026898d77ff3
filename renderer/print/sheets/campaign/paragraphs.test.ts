import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paragraphs } from './paragraphs';

test('a text becomes its lines', () => {
  expect(paragraphs('One.\n\n  Two. \n')).toEqual(['One.', 'Two.']);
  expect(paragraphs('')).toEqual([]);
});

test('no piece is longer than a page, and no letter is lost', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3000 }), (text) => {
      const found = paragraphs(text);
      for (const piece of found) expect(piece.length).toBeLessThanOrEqual(500);
      expect(found.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }),
  );
});
