import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGE, rulesPage } from './rules-page';

test('docs/RULES.md matches the output of `npm run rules-page`', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(rulesPage());
});

test('The rules page lists every rule once', () => {
  const ids = [...rulesPage().matchAll(/^\| ([A-Z]+-[0-9]+) \|/gm)].map((match) => match[1]);
  expect(ids.length).toBeGreaterThan(100);
  expect(new Set(ids).size).toBe(ids.length);
});
