/**
 * The language of the app. It is set once, before the first words are read, so words are constants
 * everywhere else. Another choice reloads the page.
 */
import type { files } from './en/language';
import * as LANGUAGES from './languages';
import type { TranslatedFiles, Translation } from './helpers/translation';

export type Language = keyof typeof LANGUAGES;
type English = typeof files;

interface SpokenLanguage {
  readonly name: string;
  /** The language tag for `Intl`. */
  readonly locale: string;
  readonly files: TranslatedFiles<English>;
}

/** All languages. One that lacks a file of words does not compile. */
const SPOKEN: Readonly<Record<Language, SpokenLanguage>> = LANGUAGES;

/** The tags of all languages: English first, the others by their own names. */
export const LANGUAGE_TAGS: readonly Language[] = (Object.keys(SPOKEN) as Language[]).toSorted(
  (a, b) => Number(b === 'en') - Number(a === 'en') || SPOKEN[a].name.localeCompare(SPOKEN[b].name),
);

/** The options for choosing a language. `system` is the label of "match system". */
export function languageChoices(system: string) {
  const own = LANGUAGE_TAGS.map((value) => ({ value, label: SPOKEN[value].name }));
  return [{ value: 'system', label: system } as const, ...own];
}

let chosen: Language = 'en';

/**
 * The language for players who chose none: the first of the system's languages that Standee has,
 * else English.
 */
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const [language] = tag.toLowerCase().split('-');
    const known = LANGUAGE_TAGS.find((each) => each === language);
    if (known) return known;
  }
  return 'en';
}

/** Sets the language. Must be called before any module with words is loaded. */
export function speakIn(language: Language): void {
  chosen = language;
}

/** The language tag for `Intl`, which formats numbers and dates. */
export const locale = (): string => SPOKEN[chosen].locale;

/** Loads a file of words in the chosen language. */
export function loadWords<Name extends keyof English>(
  name: Name,
): Promise<Translation<Awaited<ReturnType<English[Name]>>>> {
  return SPOKEN[chosen].files[name]();
}
