import { describe, expect, test } from 'vitest';
import { RULEBOOK } from '#shared/rulebook';
import { foundRules } from './headings';

const rulebook = {
  'HEAL-10': { at: 'p. 2', book: 'R-2', says: 'Ten.' },
  'HEAL-2': { at: 'p. 2', book: 'R-1', says: 'A heal takes poison away.' },
  'ATTACK-1': { at: 'p. 1', book: 'R-3', says: 'Five steps.' },
} as const;

describe('foundRules', () => {
  test('groups by heading and sorts by number', () => {
    expect(
      foundRules(rulebook, '').map(({ heading, rules }) => [heading, rules.map(({ id }) => id)]),
    ).toEqual([
      ['Attacks', ['ATTACK-1']],
      ['Healing', ['HEAL-2', 'HEAL-10']],
    ]);
  });

  test('finds by id, heading and words', () => {
    const ids = (search: string) =>
      foundRules(rulebook, search).flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(ids('heal-2')).toEqual(['HEAL-2']);
    expect(ids('healing poison')).toEqual(['HEAL-2']);
    expect(ids('five steps')).toEqual(['ATTACK-1']);
    expect(ids('nothing')).toEqual([]);
  });

  test('every rule has a heading', () => {
    const listed = foundRules(RULEBOOK, '').flatMap(({ rules }) => rules);
    expect(listed).toHaveLength(Object.keys(RULEBOOK).length);
  });
});
