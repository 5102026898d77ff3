/** Things by the names of the players' box, whatever language the screens speak. */
import { BoxNames, namesFileOf, type BoxLanguage } from '#shared/content/boxNames';
import type { NamesFile } from '#shared/content/types';

let chosen: BoxNames | null = null;

/** Must be called before any content is read. Without the file everything keeps its English name. */
export async function nameIn(language: BoxLanguage | 'en'): Promise<void> {
  chosen = null;
  if (language === 'en') return;
  try {
    const answer = await fetch(new URL(`./content/${namesFileOf(language)}`, location.href));
    if (answer.ok) chosen = new BoxNames((await answer.json()) as NamesFile);
  } catch {
    // Names in English are better than no page.
  }
}

/** Null = the names are English. */
export const boxNames = (): BoxNames | null => chosen;

/** Words of the screens for conditions or elements, by their ids: those of the box where it has them. */
export function inBox<T extends Readonly<Record<string, string>>>(
  kind: 'conditions' | 'elements',
  words: T,
): T {
  return { ...words, ...chosen?.names[kind] };
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
