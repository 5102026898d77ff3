import { describe, expect, test } from 'vitest';
import { choose, knownWords, STEPS, wordOf } from './steps.mjs';

const namesOf = (...words: string[]) => choose(words).chosen?.map(({ name }) => name);
const filtersOf = (name: string, ...words: string[]) =>
  choose(words).chosen?.find((step) => step.name === name)?.filters;

describe('choose', () => {
  test('takes every step without words', () => {
    expect(namesOf()).toEqual(STEPS.map(({ name }) => name));
  });

  test('takes the step that has the name', () => {
    expect(namesOf('rules')).toEqual(['rules']);
    expect(namesOf('rules', 'lint')).toEqual(['lint', 'rules']);
  });

  test('takes all checks by one word, and nothing else', () => {
    const checks = STEPS.filter(({ words = [] }) => words.includes('check'));
    expect(namesOf('check')).toEqual(checks.map(({ name }) => name));
    const others = ['build', 'rules', 'screens', 'disk', 'end-to-end', 'desktop'];
    expect([...checks.map(({ name }) => name), ...others].toSorted()).toEqual(
      namesOf()?.toSorted(),
    );
    expect(namesOf('types')).toHaveLength(5);
  });

  test.each(['end-to-end', 'desktop'])('builds before %s', (name) => {
    expect(namesOf(name)).toEqual(['build', name]);
  });

  test('hands other words after a step with tests to it', () => {
    expect(filtersOf('end-to-end', 'end-to-end', 'board', 'sight')).toEqual(['board', 'sight']);
    expect(filtersOf('rules', 'rules', 'heal', 'disk', 'lock')).toEqual(['heal']);
    expect(filtersOf('disk', 'rules', 'heal', 'disk', 'lock')).toEqual(['lock']);
  });

  test.each([
    [['nonsense'], 'nonsense'],
    [['lint', 'board'], 'board'],
    [['rules', '--watch'], '--watch'],
    [[''], ''],
  ])('refuses %j', (words, unknown) => {
    expect(choose(words)).toEqual({ unknown });
  });

  test('every known word chooses something, and every step has one', () => {
    for (const word of knownWords()) expect(namesOf(word)).not.toEqual([]);
    for (const step of STEPS) expect(namesOf(wordOf(step) ?? '')).toContain(step.name);
  });
});
