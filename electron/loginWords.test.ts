import { expect, test } from 'vitest';
import { LoginWords, newWord, pathOf } from './loginWords';

const KEY = 'k'.repeat(43);
const HOUR = 60 * 60 * 1000;

test('a word lets in once', () => {
  const words = new LoginWords(KEY, () => 1000);
  const word = newWord(KEY, 2000);
  expect([words.take(word), words.take(word)]).toEqual([true, false]);
  expect(words.take(newWord(KEY, 2000))).toBe(true);
});

test('one of another key, of nobody, or changed by a letter does not', () => {
  const words = new LoginWords(KEY, () => 0);
  const word = newWord(KEY, 5000);
  const others = [newWord('other', 5000), '', 'a.b.c', `${word}x`, `1${word}`, word.toUpperCase()];
  expect(others.map((other) => words.take(other))).toEqual(others.map(() => false));
});

test('one from before the server started, or that lay about for an hour, does not', () => {
  let now = HOUR;
  const words = new LoginWords(KEY, () => now);
  expect(words.take(newWord(KEY, HOUR - 1))).toBe(false);
  const word = newWord(KEY, HOUR);
  now = 2 * HOUR + 1;
  expect(words.take(word)).toBe(false);
});

test('neither word nor path holds the key', () => {
  expect(newWord(KEY)).not.toContain(KEY);
  expect(pathOf(KEY)).toMatch(/^[\w-]{32}$/);
  expect(pathOf(KEY)).not.toBe(pathOf(`${KEY}x`));
});
