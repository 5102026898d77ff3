/** Files of packs on their way into the library. */
import type { PackText } from '#shared/api';
import { LARGEST_PACK, MOST_PACK_FILES } from '#shared/content/packLimits';

export type ReadFiles =
  | { readonly kind: 'files'; readonly files: readonly PackText[] }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'unreadable'; readonly name: string };

/** The texts of a file, or of all JSON files of one folder, by their places within it. */
export async function readPackFiles(chosen: readonly File[]): Promise<ReadFiles> {
  const isFolder = chosen.some((file) => file.webkitRelativePath !== '');
  const files = isFolder ? chosen.filter((file) => file.name.endsWith('.json')) : chosen;
  const size = files.reduce((sum, file) => sum + file.size, 0);
  // Characters may take up to four bytes; what is counted exactly is counted by the host.
  if (size > 4 * LARGEST_PACK || files.length > MOST_PACK_FILES) return { kind: 'tooLarge' };
  const texts: PackText[] = [];
  for (const file of files) {
    try {
      texts.push({ path: placeOf(file), text: await file.text() });
    } catch {
      return { kind: 'unreadable', name: file.name };
    }
  }
  return { kind: 'files', files: texts };
}

/** 'my-pack/scenarios/mill.json' of a chosen folder is 'scenarios/mill.json' of the pack. */
function placeOf({ name, webkitRelativePath }: File): string {
  const [, ...inside] = webkitRelativePath.split('/');
  return inside.length > 0 ? inside.join('/') : name;
}
