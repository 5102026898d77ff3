/** Names of the players' box, in any language of the screens. */
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
 * Must be called before any content is read; `folder` has the content. Things without a translated name stay
 * English.
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
    // Names in English are better than no page.
    return null;
  }
}

/** Languages to choose from: printed ones, those of packs, and the current one. */
export function boxChoices(packs: readonly PackFile[], now: string) {
  const brought = packs.flatMap(({ names = [] }) => names.map(({ language }) => language));
  const tags = [...new Set(['en', ...Object.keys(EDITION_LANGUAGES), ...brought.toSorted(), now])];
  return tags.map((value) => ({ value, label: ownNameOf(value) }));
}

/** The language's own name: 'Português (Brasil)'; its tag if unknown. */
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

/** Null before `nameIn`. */
export const editionNames = (): EditionNames | null => chosen;

/**
 * Words of the screens for conditions or elements, by their ids, replaced by names of the box if it has them.
 */
export function inBox<T extends Readonly<Record<string, string>>>(
  kind: 'conditions' | 'elements',
  words: T,
): T {
  return { ...words, ...chosen?.names[kind] };
}

/** Loads the English names of these content files, for texts that have names in them. */
export async function readNames(files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      const answer = await fetch(new URL(`./content/${file}`, location.href));
      const parsed: unknown = answer.ok ? await answer.json() : undefined;
      chosen?.translate(() => parsed)(file);
    }),
  );
}

/** A text of the host with English names and other `words`, translated to the box and the screens. */
export function inBoxWords(text: string, words: Readonly<Record<string, string>>): string {
  return (chosen ?? new EditionNames({ language: 'en' })).inLanguage(text, words);
}

/** The name in the box for an English printed name. */
export function shownName(name: string): string {
  return chosen?.shownName(name) ?? name;
}

/** The text for a search: as it is shown, and with English names. */
export function searchText(text: string): string {
  const english = chosen?.inEnglish(text) ?? '';
  return english === '' ? text : `${text} ${english}`;
}
