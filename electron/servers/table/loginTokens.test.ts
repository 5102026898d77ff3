import { expect, test } from 'vitest';
import { answerTo, LoginTokens, newRun, newLoginToken, secretPathOf, runIn } from './loginTokens';

const KEY = 'k'.repeat(43);
const RUN = newRun();
const HOUR = 60 * 60 * 1000;

test('a login word is accepted once', () => {
  const words = new LoginTokens(KEY, RUN, () => 1000);
  const word = newLoginToken(KEY, RUN, 2000);
  expect([words.take(word), words.take(word)]).toEqual([true, false]);
  expect(words.take(newLoginToken(KEY, RUN, 2000))).toBe(true);
});

test('a login word of another key or with a changed letter is rejected', () => {
  const words = new LoginTokens(KEY, RUN, () => 0);
  const word = newLoginToken(KEY, RUN, 5000);
  const foreign = newLoginToken('other', RUN, 5000);
  const others = [foreign, '', 'a.b.c', 'a.b.c.d', `${word}x`, `1${word}`, word.toLowerCase()];
  expect(others.map((other) => words.take(other))).toEqual(others.map(() => false));
});

test('a login word expires after an hour', () => {
  let now = HOUR;
  const words = new LoginTokens(KEY, RUN, () => now);
  const word = newLoginToken(KEY, RUN, HOUR);
  now = 2 * HOUR + 1;
  expect(words.take(word)).toBe(false);
});

test('a login word of an earlier run is rejected, at any system time', () => {
  const used = newLoginToken(KEY, RUN, 3 * HOUR);
  expect(new LoginTokens(KEY, RUN, () => 3 * HOUR).take(used)).toBe(true);
  for (const now of [HOUR, 3 * HOUR, 4 * HOUR]) {
    expect(new LoginTokens(KEY, newRun(), () => now).take(used)).toBe(false);
  }
});

test('after the clock is set back new login words are accepted and used ones rejected', () => {
  let now = 9 * HOUR;
  const words = new LoginTokens(KEY, RUN, () => now);
  const [used, left] = [newLoginToken(KEY, RUN, now), newLoginToken(KEY, RUN, now)];
  expect(words.take(used)).toBe(true);
  now = HOUR;
  expect([used, left].map((word) => words.take(word))).toEqual([false, false]);
  expect(words.take(newLoginToken(KEY, RUN, now))).toBe(true);
});

test('only the key gives a valid answer that identifies the run', () => {
  const answer = answerTo('who is there?', KEY, RUN);
  expect(runIn(answer, 'who is there?', KEY)).toBe(RUN);
  expect(runIn(answer, 'and now?', KEY)).toBeNull();
  expect(runIn(answer, 'who is there?', 'other')).toBeNull();
  expect(runIn('', 'who is there?', KEY)).toBeNull();
});

test('neither login word nor path contains the key', () => {
  expect(newLoginToken(KEY, RUN)).not.toContain(KEY);
  expect(secretPathOf(KEY)).toMatch(/^[\w-]{32}$/);
  expect(secretPathOf(KEY)).not.toBe(secretPathOf(`${KEY}x`));
});
