import { describe, expect, test, vi } from 'vitest';
import { LANGUAGE_TAGS, languageOf } from './language';

const FILES = import.meta.glob<Readonly<Record<string, unknown>>>('./[a-z][a-z]/**/*.ts');

const SOURCES: Readonly<Record<string, string>> = import.meta.glob('./**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function isTable(words: unknown): words is Readonly<Record<string, unknown>> {
  return typeof words === 'object' && words !== null;
}

/** Paths that `words` has and `other` lacks; a null stands for words elsewhere. */
function lacking(other: unknown, words: unknown, path: string): readonly string[] {
  if (words === null || other === null) return [];
  if (isTable(words)) {
    const given = isTable(other) ? other : {};
    return Object.entries(words).flatMap(([key, one]) =>
      lacking(given[key], one, `${path}.${key}`),
    );
  }
  return typeof other === typeof words ? [] : [path];
}

/** Sentences of a table, with their paths. */
function sentencesOf(words: unknown, path: string): readonly (readonly [string, string])[] {
  if (isTable(words)) {
    return Object.entries(words).flatMap(([key, one]) => sentencesOf(one, `${path}.${key}`));
  }
  const isSentence = typeof words === 'string' && /(?:\b[a-z]+\b.*){4}/u.test(words);
  return isSentence ? [[path, words]] : [];
}

/**
 * Every file with English words, except grammar, which differs by language, and files that only bundle
 * others.
 */
const ENGLISH = Object.entries(SOURCES)
  .filter(
    ([file, text]) =>
      /^\.\/en\/(?!names\/grammar|language)/u.test(file) && !text.includes('export * as'),
  )
  .map(([file]) => file);
const OTHERS = LANGUAGE_TAGS.filter((language) => language !== 'en');

describe('a translation', () => {
  // Tables with arbitrary keys are not checked by the compiler.
  test.each(ENGLISH)('of %s lacks no words and has no others', async (file) => {
    const english = (await FILES[file]?.()) ?? {};
    for (const language of OTHERS) {
      const loaded = (await FILES[file.replace('./en/', `./${language}/`)]?.()) ?? {};
      const known = Object.entries(loaded).filter(([name]) => Object.hasOwn(english, name));
      expect(lacking(loaded, english, language)).toEqual([]);
      expect(lacking(english, Object.fromEntries(known), 'en')).toEqual([]);
    }
  });

  test.each(ENGLISH)('of %s has no sentence that is still English', async (file) => {
    const english = new Map(sentencesOf(await FILES[file]?.(), ''));
    for (const language of OTHERS) {
      const translated = sentencesOf(await FILES[file.replace('./en/', `./${language}/`)]?.(), '');
      expect(translated.filter(([path, text]) => english.get(path) === text)).toEqual([]);
    }
  });

  test('loads no module with words, whose language is not known yet', () => {
    const imports = /^import (?!type)[^;]*? from '(\.[^']+)';/gmu;
    const strays = Object.entries(SOURCES).flatMap(([file, text]) => {
      const [, language = ''] = /^\.\/(\w+)\//u.exec(file) ?? [];
      if (!LANGUAGE_TAGS.some((tag) => tag === language)) return [];
      return [...text.matchAll(imports)]
        .map(([, from = '']) => new URL(`${from}.ts`, `words:/${file.slice(2)}`).pathname.slice(1))
        .filter((from) => !from.startsWith(`${language}/`))
        .filter((from) =>
          /await spoken|from '[./]+(?:first|play)'/u.test(SOURCES[`./${from}`] ?? ''),
        )
        .map((from) => `${file}: ${from}`);
    });
    expect(strays).toEqual([]);
  });

  test('is used by modules with words after `speakIn`', async () => {
    vi.resetModules();
    const { speakIn } = await import('./language');
    speakIn('de');
    const { HINT_TEXT } = await import('./sentences/play');
    expect(HINT_TEXT.label).toBe('Hinweis');
    vi.resetModules();
  });
});

test('every language has the words of the main process', () => {
  const files = Object.keys(import.meta.glob('./*/app/mainProcess.ts'));
  expect(files.map((file) => file.split('/')[1]).sort()).toEqual([...LANGUAGE_TAGS].sort());
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

test('a choice of elements is a word of the screens, not the name in the box', async () => {
  vi.resetModules();
  const box = { language: 'de', elements: { ice: 'Frost', wild: 'Beliebig' } };
  const fetched = { ok: true, json: () => Promise.resolve(box) };
  vi.stubGlobal('location', { href: 'http://localhost/' });
  vi.stubGlobal('fetch', () => Promise.resolve(fetched));
  const { nameIn } = await import('./helpers/box');
  await nameIn('de');
  for (const names of [await import('./de/names/names'), await import('./en/names/names')]) {
    expect(names.ELEMENT_NAMES.ice).toBe('Frost');
    expect(names.ELEMENT_NAMES.wild).toMatch(/lement$/);
  }
  vi.unstubAllGlobals();
  vi.resetModules();
});
