import { searchText } from '../../words/helpers/box';
import type { PaletteEntry } from '../page/palette.svelte';

/** The rank of a match: smaller is better; null = no match. */
export function matchOf(label: string, typed: string): number | null {
  const text = searchForm(searchText(label));
  const words = searchForm(typed).split(/\s+/).filter(Boolean);
  let worst = 0;
  for (const word of words) {
    const index = text.indexOf(word);
    if (index < 0) return null;
    const startsWord = index === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(index - 1));
    worst = Math.max(worst, startsWord ? (index === 0 ? 0 : 1) : 2);
  }
  return worst;
}

/** The matching entries, best matches first. Equal matches are in the order of the entries. */
export function foundEntries(
  entries: readonly PaletteEntry[],
  typed: string,
  limit: number,
): readonly PaletteEntry[] {
  const rated = entries.flatMap((entry, index) => {
    const match = matchOf(entry.label, typed);
    return match === null ? [] : [{ entry, index, match }];
  });
  rated.sort((a, b) => a.match - b.match || a.index - b.index);
  return rated.slice(0, limit).map(({ entry }) => entry);
}

function searchForm(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
