import { expect, test } from 'vitest';
import { answerTo, LoginWords, newRun, newWord, pathOf, runIn } from './loginWords';

const KEY = 'k'.repeat(43);
const RUN = newRun();
const HOUR = 60 * 60 * 1000;

test('a word lets in once', () => {
  const words = new LoginWords(KEY, RUN, () => 1000);
  const word = newWord(KEY, RUN, 2000);
  expect([words.take(word), words.take(word)]).toEqual([true, false]);
  expect(words.take(newWord(KEY, RUN, 2000))).toBe(true);
});

test('one of another key, of nobody, or changed by a letter does not', () => {
  const words = new LoginWords(KEY, RUN, () => 0);
  const word = newWord(KEY, RUN, 5000);
  const foreign = newWord('other', RUN, 5000);
  const others = [foreign, '', 'a.b.c', 'a.b.c.d', `${word}x`, `1${word}`, word.toLowerCase()];
  expect(others.map((other) => words.take(other))).toEqual(others.map(() => false));
});

test('one that lay about for an hour does not', () => {
  let now = HOUR;
  const words = new LoginWords(KEY, RUN, () => now);
  const word = newWord(KEY, RUN, HOUR);
  now = 2 * HOUR + 1;
  expect(words.take(word)).toBe(false);
});

test('one of an earlier run opens nothing, wherever the clock is put', () => {
  const used = newWord(KEY, RUN, 3 * HOUR);
  expect(new LoginWords(KEY, RUN, () => 3 * HOUR).take(used)).toBe(true);
  for (const now of [HOUR, 3 * HOUR, 4 * HOUR]) {
    expect(new LoginWords(KEY, newRun(), () => now).take(used)).toBe(false);
  }
});

test('where the clock is put back in a run, new words let in, and used ones do not', () => {
  let now = 9 * HOUR;
  const words = new LoginWords(KEY, RUN, () => now);
  const [used, left] = [newWord(KEY, RUN, now), newWord(KEY, RUN, now)];
  expect(words.take(used)).toBe(true);
  now = HOUR;
  expect([used, left].map((word) => words.take(word))).toEqual([false, false]);
  expect(words.take(newWord(KEY, RUN, now))).toBe(true);
});

test('who has the key says which run it is, and nobody else can', () => {
  const answer = answerTo('who is there?', KEY, RUN);
  expect(runIn(answer, 'who is there?', KEY)).toBe(RUN);
  expect(runIn(answer, 'and now?', KEY)).toBeNull();
  expect(runIn(answer, 'who is there?', 'other')).toBeNull();
  expect(runIn('', 'who is there?', KEY)).toBeNull();
});

test('neither word nor path holds the key', () => {
  expect(newWord(KEY, RUN)).not.toContain(KEY);
  expect(pathOf(KEY)).toMatch(/^[\w-]{32}$/);
  expect(pathOf(KEY)).not.toBe(pathOf(`${KEY}x`));
});
