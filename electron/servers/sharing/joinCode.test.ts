import { describe, expect, test } from 'vitest';
import { MAX_CONNECTIONS } from './addressLimits';
import { JoinCode } from './joinCode';

function at(start = 0) {
  let now = start;
  const code = new JoinCode(() => now);
  return { code, pass: (milliseconds: number) => (now += milliseconds) };
}

describe('JoinCode', () => {
  test('accepts lower case, with or without the hyphen', () => {
    const { code } = at();
    expect(code.text).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
    expect(code.check(code.text.toLowerCase(), 'a')).toBe('right');
    expect(code.check(code.text.replace('-', ' '), 'a')).toBe('right');
    expect(code.check(code.text.replace('-', ''), 'a')).toBe('right');
  });

  test('expires after ten minutes', () => {
    const { code, pass } = at();
    const codeText = code.text;
    pass(10 * 60_000);
    expect(code.check(codeText, 'a')).toBe('wrong');
    code.renew();
    expect(code.check(codeText, 'b')).toBe('wrong');
    expect(code.check(code.text, 'b')).toBe('right');
  });

  test('slows down wrong codes from one address only', () => {
    const { code, pass } = at();
    const answers = Array.from({ length: 10 }, () => code.check('nonsense', 'a'));
    expect(answers.filter((answer) => answer === 'slow')).toHaveLength(2);
    expect(code.check('nonsense', 'b')).toBe('wrong');
    pass(60_000);
    expect(code.check('nonsense', 'a')).toBe('wrong');
    expect(code.guesses).toBe(12);
  });

  test('still accepts the right code after 100,000 wrong ones from any address', () => {
    const { code } = at();
    for (let guess = 0; guess < 100_000; guess += 1) {
      code.check(String(guess), `10.0.0.${String(guess % 250)}`);
    }
    expect(code.check(code.text, '10.0.0.7')).toBe('right');
    expect(code.check(code.text, 'new')).toBe('right');
  });

  test('cannot be guessed with all sockets and one guess per second in ten minutes', () => {
    const { code } = at();
    const letters = code.text.replace('-', '').length;
    const tries = MAX_CONNECTIONS * 60 * 10;
    expect(tries).toBe(240_000);
    expect(tries / 32 ** letters).toBeLessThan(1e-9);
  });
});
