/**
 * Which language the app speaks. It is chosen once, before the first words are read, and so words are
 * plain constants everywhere else; another choice loads the page anew, which costs nothing of the game.
 */

/** Every language by its own name. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

/** What there is besides English: tables by the names they have in `worded`. */
export type Wording = Readonly<Record<string, unknown>>;

/** The same table in another language; what it lacks stays English. */
export type Translation<T> = T extends (...given: infer Given) => infer Words
  ? (...given: Given) => Words extends string ? string : Words
  : T extends string
    ? string
    : T extends readonly unknown[]
      ? readonly Translation<T[number]>[]
      : { readonly [K in keyof T]?: Translation<T[K]> };

/** A table whose sentences may come from any language. */
type Worded<T> = T extends (...given: infer Given) => infer Words
  ? (...given: Given) => Words extends string ? string : Words
  : T extends string
    ? string
    : T extends readonly unknown[]
      ? readonly Worded<T[number]>[]
      : { readonly [K in keyof T]: Worded<T[K]> };

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

let spoken: { readonly language: Language; readonly wording: Wording } = {
  language: 'en',
  wording: {},
};

/** English as it was written, by name: what a translation is measured against. */
export const ENGLISH = new Map<string, unknown>();

/** The language to speak where the players chose none: the first of the system's that is known. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const [language] = tag.toLowerCase().split('-');
    if (language !== undefined && Object.hasOwn(LANGUAGES, language)) return language as Language;
  }
  return 'en';
}

/** Must be called before any module with words is loaded. */
export function speakIn(language: Language, wording: Wording): void {
  spoken = { language, wording };
}

/** How numbers and dates are written, as a tag for `Intl`. */
export const locale = (): string => LOCALES[spoken.language];

/** A table of words in the language that was chosen. */
export function worded<const T>(name: string, english: T): Worded<T> {
  ENGLISH.set(name, english);
  return merged(english, spoken.wording[name]) as Worded<T>;
}

function merged(english: unknown, other: unknown): unknown {
  if (other === undefined) return english;
  if (Array.isArray(english) && Array.isArray(other)) {
    return english.map((words, at) => merged(words, other[at]));
  }
  if (!isTable(english) || !isTable(other))
    return typeof other === typeof english ? other : english;
  return Object.fromEntries(
    Object.entries(english).map(([key, words]) => [key, merged(words, other[key])]),
  );
}

function isTable(words: unknown): words is Readonly<Record<string, unknown>> {
  return typeof words === 'object' && words !== null && !Array.isArray(words);
}
