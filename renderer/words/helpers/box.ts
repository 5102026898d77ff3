/**
 * Names of components in the players' edition of the game, whose language can differ from that of
 * the screens.
 */
import {
  EDITION_LANGUAGES,
  EditionNames,
  namesFileOf,
  editionFor,
  type EditionLanguage,
} from '#shared/content/editionNames';
import type { NamesFile, PackFile } from '#shared/content/types';

let chosen: EditionNames | null = null;

/**
 * Sets the language of the edition, and loads its names from `folder`. Must be called before any
 * content is read. Components without a translated name keep the English one.
 */
export async function nameIn(tag: string, folder = './content/'): Promise<void> {
  const box = editionFor(tag);
  const printed = box && (await printedNames(folder, box));
  chosen = new EditionNames(printed ?? { language: tag }, tag);
}

async function printedNames(folder: string, box: EditionLanguage): Promise<NamesFile | null> {
  try {
    const answer = await fetch(new URL(folder + namesFileOf(box), location.href));
    return answer.ok ? ((await answer.json()) as NamesFile) : null;
  } catch {
    // English names are better than no page.
    return null;
  }
}

/** The languages to choose from: those of printed editions, those of packs, and the current one. */
export function boxChoices(packs: readonly PackFile[], now: string) {
  const brought = packs.flatMap(({ names = [] }) => names.map(({ language }) => language));
  const tags = [...new Set(['en', ...Object.keys(EDITION_LANGUAGES), ...brought.toSorted(), now])];
  return tags.map((value) => ({ value, label: ownNameOf(value) }));
}

/** The name of a language in that language: 'Português (Brasil)'. Its tag if unknown. */
function ownNameOf(tag: string): string {
  if (Object.hasOwn(EDITION_LANGUAGES, tag)) return EDITION_LANGUAGES[tag as EditionLanguage];
  try {
    const [first = '', ...rest] = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
    const name = first.toLocaleUpperCase(tag) + rest.join('');
    return name.toLowerCase() === tag.toLowerCase() ? tag : name;
  } catch {
    return tag;
  }
}

/** The names of the edition; null before `nameIn` was called. */
export const editionNames = (): EditionNames | null => chosen;

/**
 * The words for conditions or elements by id, replaced by the names of the edition where it has
 * them.
 */
export function inBox<T extends Readonly<Record<string, string>>>(
  kind: 'conditions' | 'elements',
  words: T,
): T {
  return { ...words, ...chosen?.names[kind] };
}

/**
 * Loads the English names of these content files, which are needed to translate names inside texts.
 */
export async function readNames(files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      const answer = await fetch(new URL(`./content/${file}`, location.href));
      const parsed: unknown = answer.ok ? await answer.json() : undefined;
      chosen?.translate(() => parsed)(file);
    }),
  );
}

/**
 * Translates a text of the host, which has English names and `words`, to the languages of the
 * edition and the screens.
 */
export function inBoxWords(text: string, words: Readonly<Record<string, string>>): string {
  return (chosen ?? new EditionNames({ language: 'en' })).inLanguage(text, words);
}

/** The edition's name for a printed English name. */
export function shownName(name: string): string {
  return chosen?.shownName(name) ?? name;
}

/** The text that a search looks at: as it is shown, and with English names. */
export function searchText(text: string): string {
  const english = chosen?.inEnglish(text) ?? '';
  return english === '' ? text : `${text} ${english}`;
}
