import { beforeAll, describe, expect, test, vi } from 'vitest';
import { GERMAN } from './de/german';
import { ENGLISH, languageOf } from './language';

/** Every module with words, so that all English tables are known. */
const MODULES = import.meta.glob(['./*.ts', '!./*.test.ts']);

const SOURCES: Readonly<Record<string, string>> = import.meta.glob(['./*.ts', './de/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

beforeAll(async () => {
  for (const load of Object.values(MODULES)) await load();
});

function isTable(words: unknown): words is Readonly<Record<string, unknown>> {
  return typeof words === 'object' && words !== null;
}

/** Where `words` has what `other` lacks, as paths. */
function lacking(other: unknown, words: unknown, path: string): readonly string[] {
  if (isTable(words)) {
    const given = isTable(other) ? other : {};
    return Object.entries(words).flatMap(([key, one]) =>
      lacking(given[key], one, `${path}.${key}`),
    );
  }
  return typeof other === typeof words ? [] : [path];
}

/** Every function and table of `words` that has an `other` one. */
function translated(words: unknown, other: unknown): readonly unknown[] {
  if (other === undefined) return [];
  if (!isTable(words)) return typeof words === 'function' ? [words] : [];
  const given = isTable(other) ? other : {};
  return [words, ...Object.entries(words).flatMap(([key, one]) => translated(one, given[key]))];
}

/** What `other` lacks of `words`; words of another table count as translated there. */
function untranslated(words: unknown, other: unknown, path: string): readonly string[] {
  const elsewhere = new Set(
    [...ENGLISH].flatMap(([name, table]) => translated(table, GERMAN[name])),
  );
  const look = (one: unknown, given: unknown, at: string): readonly string[] => {
    if (given === undefined && elsewhere.has(one)) return [];
    if (!isTable(one)) return typeof given === typeof one ? [] : [at];
    const has = isTable(given) ? given : {};
    return Object.entries(one).flatMap(([key, part]) => look(part, has[key], `${at}.${key}`));
  };
  return look(words, other, path);
}

describe('a translation', () => {
  test('has no words that English does not have', () => {
    const strays = Object.entries(GERMAN).flatMap(([name, words]) =>
      lacking(ENGLISH.get(name), words, name),
    );
    expect(strays).toEqual([]);
  });

  test('leaves no English words', () => {
    const missing = [...ENGLISH].flatMap(([name, words]) =>
      untranslated(words, GERMAN[name], name),
    );
    expect(missing).toEqual([]);
  });

  test('is found by names that no two tables have', () => {
    const names = Object.values(SOURCES).flatMap((text) =>
      [...text.matchAll(/\bworded(?:<.*?>)?\(\s*'(\w+)'/gsu)].map(([, name = '']) => name),
    );
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test('loads no module with words, which would speak English before it is known', () => {
    const loads = /^import \{[^}]*\} from '\.\.\/(\w+)';/gmu;
    const strays = Object.entries(SOURCES).flatMap(([file, text]) =>
      file.startsWith('./de/')
        ? [...text.matchAll(loads)]
            .filter(([, from = '']) => SOURCES[`./${from}.ts`]?.includes('= worded'))
            .map(([line]) => `${file}: ${line}`)
        : [],
    );
    expect(strays).toEqual([]);
  });

  test('is what modules with words use once it is spoken', async () => {
    vi.resetModules();
    const { speakIn } = await import('./language');
    speakIn('de', { HINT_TEXT: { label: 'Hinweis', gotIt: 3 } });
    const { HINT_TEXT } = await import('./hints');
    expect(HINT_TEXT).toEqual({ label: 'Hinweis', gotIt: 'Got it', noMore: 'No more hints' });
  });
});

describe('languageOf', () => {
  test.each([
    [['de-AT', 'en'], 'de'],
    [['fr', 'DE'], 'de'],
    [['en-US', 'de'], 'en'],
    [['fr'], 'en'],
    [[], 'en'],
    [['constructor'], 'en'],
  ])('of %j is %s', (wanted, language) => {
    expect(languageOf(wanted)).toBe(language);
  });
});
