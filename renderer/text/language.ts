/**
 * Which language the app speaks. It is chosen once, before the first words are read, and so words are
 * plain constants everywhere else; another choice loads the page anew, which costs nothing of the game.
 */

/** Every language by its own name. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

/** The same words in another language, none of them left out. */
export type Translation<T> = T extends (...given: infer Given) => infer Words
  ? (...given: Given) => Words extends string ? string : Translation<Words>
  : T extends string
    ? string
    : T extends readonly unknown[]
      ? readonly Translation<T[number]>[]
      : { readonly [K in keyof T]: Translation<T[K]> };

/** The files of some words, one per language: English says which words there are. */
type Files<English> = { readonly en: () => Promise<English> } & Readonly<
  Record<Exclude<Language, 'en'>, () => Promise<Translation<English>>>
>;

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

/** What can be chosen; `system` says: as the system. */
export function languageChoices(system: string) {
  const tags = Object.keys(LANGUAGES) as Language[];
  const own = tags.map((value) => ({ value, label: LANGUAGES[value] }));
  return [{ value: 'system', label: system } as const, ...own];
}

let chosen: Language = 'en';

/** The language to speak where the players chose none: the first of the system's that is known. */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const [language] = tag.toLowerCase().split('-');
    if (language !== undefined && Object.hasOwn(LANGUAGES, language)) return language as Language;
  }
  return 'en';
}

/** Must be called before any module with words is loaded. */
export function speakIn(language: Language): void {
  chosen = language;
}

/** How numbers and dates are written, as a tag for `Intl`. */
export const locale = (): string => LOCALES[chosen];

/** The words in the language that was chosen; the files of the others are not loaded. */
export function spoken<English>(files: Files<English>): Promise<Translation<English>> {
  return files[chosen]() as Promise<Translation<English>>;
}
