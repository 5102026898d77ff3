import type { PackCounts } from '#shared/api/api';
import { COUNTED_PARTS } from '#shared/content/reading/limits';
import { listOf, TABLE_WORDS } from '../play';

const words = TABLE_WORDS.packs;
export const { FOLDER_WORDS, PACKS } = words;
const { PACK_PARTS } = words;

/** '3 monsters, 1 class'. */
export function packContents(counts: PackCounts): string {
  return listOf(
    COUNTED_PARTS.filter((part) => counts[part] > 0).map((part) => PACK_PARTS[part](counts[part])),
  );
}
