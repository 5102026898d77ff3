import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CHAPTERS, CONTESTED, RULEBOOK } from './rulebook';

const ITSELF = 'rulebook.test.ts';

function sources(): readonly string[] {
  return readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
}

function textOf(files: readonly string[]): string {
  return files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n');
}

describe('RULEBOOK', () => {
  const rows = Object.entries(RULEBOOK);

  test('contains each id once', () => {
    const ids = CHAPTERS.flatMap(({ rules }) => Object.keys(rules));
    expect(ids.length).toBe(new Set(ids).size);
    expect(rows.length).toBe(ids.length);
  });

  test('has a sentence and a source for every rule', () => {
    for (const [id, { at, says }] of rows) {
      expect(id).toMatch(/^[A-Z]+-[1-9][0-9]*$/);
      expect(at, id).not.toBe('');
      expect(says, id).toMatch(/^[A-Zx].+[.]$/);
    }
  });

  test('names a page, a printed component or its kind of source for every rule', () => {
    const SOURCES = [
      /^(FAQ )?pp?[.] \d+(-\d+)?( [(]copy[)])?$/,
      // A further page or scenario.
      /^\d+(-\d+)?$/,
      /^(official )?FAQ [(]copy[)]$/,
      /^(Dized|erratum of the FAQ [(]Dized[)]|scenarios \d+)$/,
      /^(scenario book|solo scenario book|campaign board|random dungeon cards)$/,
      /^(custom scenarios|Standee|shared screens|inferred)$/,
    ];
    for (const [id, { at }] of rows) {
      const parts = at.replace(/Dized, [a-z ]+/, 'Dized').split(', ');
      const isSource = (each: string) => SOURCES.some((known) => known.test(each));
      expect(
        parts.filter((each) => !isSource(each)),
        id,
      ).toEqual([]);
    }
  });

  test('says that a rule rests on a copy if it names the FAQ without a page', () => {
    const copied = rows.filter(([, { at }]) => /FAQ(?! pp?[.])/.test(at));
    expect(copied.length).toBeGreaterThan(4);
    expect(copied.filter(([, { at }]) => !/[(](copy|Dized)[)]/.test(at))).toEqual([]);
  });

  test('contains every rule that the code cites', () => {
    const files = sources().filter((file) => !file.endsWith('.test.ts'));
    const cited = [...textOf(files).matchAll(/@rule ((?:[A-Z]+-[0-9]+[\s*]*)+)/g)].flatMap(
      (match) => match[1]?.match(/[A-Z]+-[0-9]+/g) ?? [],
    );
    expect(cited.length).toBeGreaterThan(100);
    expect([...new Set(cited)].filter((id) => !(id in RULEBOOK))).toEqual([]);
  });
});

/** Chapters of combat. The chapters of the campaign and of Standee are tested elsewhere. */
const FIGHT = CHAPTERS.slice(0, 5).flatMap(({ rules }) => Object.keys(rules));

describe('every combat rule', () => {
  test('is cited by a function', () => {
    const files = sources().filter((file) => !file.endsWith('.test.ts'));
    const cited = new Set(
      [...textOf(files).matchAll(/@rule ((?:[A-Z]+-[0-9]+[\s*]*)+)/g)].flatMap(
        (match) => match[1]?.match(/[A-Z]+-[0-9]+/g) ?? [],
      ),
    );
    expect(FIGHT.length).toBeGreaterThan(130);
    expect(FIGHT.filter((id) => !cited.has(id))).toEqual([]);
  });

  test('has a test with its id in the name', () => {
    const tests = sources().filter((file) => file.endsWith('.test.ts') && !file.endsWith(ITSELF));
    // In the test name itself, or in the table of a parameterized test.
    const named = new Set(textOf(tests).match(/(?<=\[|')[A-Z]+-[0-9]+(?=\]|')/g));
    expect(FIGHT.filter((id) => !named.has(id))).toEqual([]);
  });
});

describe('CONTESTED', () => {
  test('lists all open questions in order, and what Standee does', () => {
    expect(CONTESTED.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `C-${n}`));
    for (const { question, standee } of CONTESTED) {
      expect(question).toMatch(/[?]$/);
      expect(standee).toMatch(/[.]$/);
    }
  });
});
