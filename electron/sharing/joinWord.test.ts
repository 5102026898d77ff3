import { describe, expect, test } from 'vitest';
import { JoinWord } from './joinWord';

function at(start = 0) {
  let now = start;
  const word = new JoinWord(() => now);
  return { word, pass: (milliseconds: number) => (now += milliseconds) };
}

describe('JoinWord', () => {
  test('is read in small letters and with hyphens, too', () => {
    const { word } = at();
    const said = `${word.word.slice(0, 4)}-${word.word.slice(4)}`.toLowerCase();
    expect(word.check(said, 'a')).toBe('right');
  });

  test('is old after ten minutes', () => {
    const { word, pass } = at();
    const said = word.word;
    pass(10 * 60_000);
    expect(word.check(said, 'a')).toBe('wrong');
    word.renew();
    expect(word.check(word.word, 'b')).toBe('right');
  });

  test('slows one address down, and not the others', () => {
    const { word, pass } = at();
    const answers = Array.from({ length: 10 }, () => word.check('nonsense', 'a'));
    expect(answers.filter((answer) => answer === 'slow')).toHaveLength(2);
    expect(word.check(word.word, 'a')).toBe('slow');
    expect(word.check(word.word, 'b')).toBe('right');
    pass(60_000);
    expect(word.check(word.word, 'a')).toBe('right');
  });
});
