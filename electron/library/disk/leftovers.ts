/** Removes drafts that interrupted writes left in a library, once they are too old to be in use. */
import { lstat, readdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from './failures';

/** Name of one of our files, quarantined or not, followed by the number of a draft. */
const DRAFT = /\.(json|journal|history|tallies|html)(\.[a-z]+[0-9]*-[0-9TZ-]+)?\.[0-9]{11,17}$/;
/** Minimum age in milliseconds of a draft that is removed; longer than any write takes. */
const MIN_AGE = 60 * 60 * 1000;

/**
 * Removes old drafts from the folders of a library. Never fails: a draft that cannot be removed is reported.
 */
export async function tidyLeftovers(
  library: string,
  now: Date,
  report: (error: unknown) => void,
): Promise<void> {
  const subfolders = (await foldersIn(library, report)).filter(
    (name) => name.endsWith('.backups') || ['packs', 'scenarios', 'trash'].includes(name),
  );
  const trash = join(library, 'trash');
  const trashedFolders = subfolders.includes('trash') ? await foldersIn(trash, report) : [];
  for (const folder of [
    library,
    ...subfolders.map((name) => join(library, name)),
    ...trashedFolders.map((id) => join(trash, id)),
  ]) {
    await tidyFolder(folder, now, report).catch(report);
  }
}

async function foldersIn(
  folder: string,
  report: (error: unknown) => void,
): Promise<readonly string[]> {
  try {
    const found = await readdir(folder, { withFileTypes: true });
    return found.filter((one) => one.isDirectory()).map(({ name }) => name);
  } catch (error) {
    report(error);
    return [];
  }
}

async function tidyFolder(
  folder: string,
  now: Date,
  report: (error: unknown) => void,
): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!DRAFT.test(name)) continue;
    const path = join(folder, name);
    try {
      const found = await lstat(path);
      if (found.isFile() && now.getTime() - found.mtimeMs > MIN_AGE) await unlink(path);
    } catch (error) {
      // Another process removed it first.
      if (codeOf(error) !== 'ENOENT') report(error);
    }
  }
}
