import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coveragePage, PAGE } from './decks';

test('docs/coverage.md matches the output of `npm run coverage:decks`', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(coveragePage());
});
