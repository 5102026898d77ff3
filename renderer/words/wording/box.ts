/** Things by the names of the players' box, whatever language the screens speak. */
import {
  BOX_LANGUAGES,
  BoxNames,
  namesFileOf,
  printedBoxOf,
  type BoxLanguage,
} from '#shared/content/boxNames';
import type { NamesFile, PackFile } from '#shared/content/types';

let chosen: BoxNames | null = null;

/** Must be called before any content is read; `folder` has the content. What has no name stays English. */
export async function nameIn(tag: string, folder = './content/'): Promise<void> {
  const box = printedBoxOf(tag);
  const printed = box && (await printedNames(folder, box));
  chosen = new BoxNames(printed ?? { language: tag }, tag);
}

async function printedNames(folder: string, box: BoxLanguage): Promise<NamesFile | null> {
  try {
    const answer = await fetch(new URL(folder + namesFileOf(box), location.href));
    return answer.ok ? ((await answer.json()) as NamesFile) : null;
  } catch {
    // Names in English are better than no page.
    return null;
  }
}

/** Languages to choose from: printed ones, those that packs bring, and the one that is chosen. */
export function boxChoices(packs: readonly PackFile[], now: string) {
  const brought = packs.flatMap(({ names = [] }) => names.map(({ language }) => language));
  const tags = [...new Set(['en', ...Object.keys(BOX_LANGUAGES), ...brought.toSorted(), now])];
  return tags.map((value) => ({ value, label: ownNameOf(value) }));
}

/** What a language calls itself: 'Português (Brasil)'; the tag where nobody knows. */
function ownNameOf(tag: string): string {
  if (Object.hasOwn(BOX_LANGUAGES, tag)) return BOX_LANGUAGES[tag as BoxLanguage];
  try {
    const [first = '', ...rest] = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
    const name = first.toLocaleUpperCase(tag) + rest.join('');
    return name.toLowerCase() === tag.toLowerCase() ? tag : name;
  } catch {
    return tag;
  }
}

/** Null = no page has begun. */
export const boxNames = (): BoxNames | null => chosen;

/** Words of the screens for conditions or elements, by their ids: those of the box where it has them. */
export function inBox<T extends Readonly<Record<string, string>>>(
  kind: 'conditions' | 'elements',
  words: T,
): T {
  return { ...words, ...chosen?.names[kind] };
}

/** Reads what these content files call things in English, for texts that name things so. */
export async function readNames(files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      const answer = await fetch(new URL(`./content/${file}`, location.href));
      const parsed: unknown = answer.ok ? await answer.json() : undefined;
      chosen?.over(() => parsed)(file);
    }),
  );
}

/** A text that the host made of English names and other `words`, as the box and the screens have them. */
export function inBoxWords(text: string, words: Readonly<Record<string, string>>): string {
  return (chosen ?? new BoxNames({ language: 'en' })).inLanguage(text, words);
}

/** A printed name, known in English, as the box has it. */
export function shownName(name: string): string {
  return chosen?.shown(name) ?? name;
}

/** What a search looks through: the text as it is shown, and with English names. */
export function searched(text: string): string {
  const english = chosen?.inEnglish(text) ?? '';
  return english === '' ? text : `${text} ${english}`;
}
