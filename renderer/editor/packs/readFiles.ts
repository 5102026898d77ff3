/** Reads the files of a pack from the disk. */
import type { PackText } from '#shared/api/api';
import { MAX_PACK_FILES } from '#shared/content/reading/limits';

export type ReadFiles =
  | { readonly kind: 'files'; readonly files: readonly PackText[] }
  | { readonly kind: 'tooLarge'; readonly name: string }
  | { readonly kind: 'unreadable'; readonly name: string };

/**
 * The texts of a file, or of all JSON files of one folder, by their paths in it; at most `limit` characters
 * together.
 */
export async function readPackFiles(chosen: readonly File[], limit: number): Promise<ReadFiles> {
  const isFolder = chosen.some((file) => file.webkitRelativePath !== '');
  const files = isFolder ? chosen.filter((file) => file.name.endsWith('.json')) : chosen;
  const tooLarge = { kind: 'tooLarge', name: files[0]?.name ?? '' } as const;
  const size = files.reduce((sum, file) => sum + file.size, 0);
  // Characters may take up to four bytes.
  if (size > 4 * limit || files.length > MAX_PACK_FILES) return tooLarge;
  const texts: PackText[] = [];
  for (const file of files) {
    try {
      texts.push({ path: placeOf(file), text: await file.text() });
    } catch {
      return { kind: 'unreadable', name: file.name };
    }
  }
  const length = texts.reduce((sum, { text }) => sum + text.length, 0);
  return length > limit ? tooLarge : { kind: 'files', files: texts };
}

/** 'my-pack/scenarios/mill.json' of a chosen folder is 'scenarios/mill.json' of the pack. */
function placeOf({ name, webkitRelativePath }: File): string {
  const [, ...inside] = webkitRelativePath.split('/');
  return inside.length > 0 ? inside.join('/') : name;
}
