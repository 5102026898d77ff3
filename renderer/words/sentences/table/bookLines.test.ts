import { describe, expect, test } from 'vitest';
import { bookView } from '#shared/rules/book/bookView';
import { beforeStart } from '#shared/rules/scenario/setup';
import { shippedContent } from '#shared/testing/content';
import { namesIn } from '../names/names';
import { goalsToRead, rulesToRead } from './bookLines';

const content = shippedContent();
const names = namesIn(null, content);

function linesOf(id: string) {
  const printed = content.scenario(id);
  const view = printed && bookView(beforeStart(printed, 1, { level: 1, monsterLevel: 1 }), content);
  if (!view) throw new Error(id);
  return { goals: goalsToRead(view, names), rules: rulesToRead(view, names) };
}

const SOLO = Array.from({ length: 17 }, (_, index) => `solo-${String(index + 1)}`);

describe('the lines of a scenario before it starts', () => {
  test('a goal without a source refers to the book in words: of all solo scenarios but one', () => {
    const known = SOLO.filter((id) => !linesOf(id).goals.join().includes('Standee has no goal'));
    expect(known).toEqual(['solo-11']);
    expect(SOLO.every((id) => linesOf(id).goals.length > 0)).toBe(true);
  });

  test('ranks with conflicting sources have a note', () => {
    const differing = SOLO.filter((id) =>
      linesOf(id).rules.some((rule) => rule.startsWith('Sources differ')),
    );
    expect(differing).toEqual(['solo-7', 'solo-10']);
  });

  test('a rule that ends has its end in one clause', () => {
    const until = (id: string) => linesOf(id).rules.filter((rule) => rule.startsWith('Until'));
    expect(until('79').join()).toMatch(/^Until all pressure plates are occupied/);
  });

  test('a lack of sources about allies has a note', () => {
    expect(linesOf('solo-13').rules.join(' ')).toContain('No source says which cards');
  });
});
