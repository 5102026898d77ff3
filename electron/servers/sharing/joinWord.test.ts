import { describe, expect, test } from 'vitest';
import { MAX_CONNECTIONS } from './crowds';
import { JoinWord } from './joinWord';

function at(start = 0) {
  let now = start;
  const word = new JoinWord(() => now);
  return { word, pass: (milliseconds: number) => (now += milliseconds) };
}

describe('JoinWord', () => {
  test('is read in small letters, with a hyphen or without', () => {
    const { word } = at();
    expect(word.word).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
    expect(word.check(word.word.toLowerCase(), 'a')).toBe('right');
    expect(word.check(word.word.replace('-', ' '), 'a')).toBe('right');
    expect(word.check(word.word.replace('-', ''), 'a')).toBe('right');
  });

  test('is old after ten minutes', () => {
    const { word, pass } = at();
    const said = word.word;
    pass(10 * 60_000);
    expect(word.check(said, 'a')).toBe('wrong');
    word.renew();
    expect(word.check(said, 'b')).toBe('wrong');
    expect(word.check(word.word, 'b')).toBe('right');
  });

  test('slows wrong words of one address down, and not those of the others', () => {
    const { word, pass } = at();
    const answers = Array.from({ length: 10 }, () => word.check('nonsense', 'a'));
    expect(answers.filter((answer) => answer === 'slow')).toHaveLength(2);
    expect(word.check('nonsense', 'b')).toBe('wrong');
    pass(60_000);
    expect(word.check('nonsense', 'a')).toBe('wrong');
    expect(word.guesses).toBe(12);
  });

  test('is right after a hundred thousand wrong ones, from the address they came from, too', () => {
    const { word } = at();
    for (let guess = 0; guess < 100_000; guess += 1) {
      word.check(String(guess), `10.0.0.${String(guess % 250)}`);
    }
    expect(word.check(word.word, '10.0.0.7')).toBe('right');
    expect(word.check(word.word, 'new')).toBe('right');
  });

  test('cannot be guessed: all sockets there are, an answer each second, for its ten minutes', () => {
    const { word } = at();
    const letters = word.word.replace('-', '').length;
    const tries = MAX_CONNECTIONS * 60 * 10;
    expect(tries).toBe(240_000);
    expect(tries / 32 ** letters).toBeLessThan(1e-9);
  });
});
