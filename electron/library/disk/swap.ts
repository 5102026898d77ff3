/**
 * Replaces, moves and removes files that another process may change at the same time, without losing its
 * data.
 */
import { link, lstat, readdir, rename, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { codeOf, goneError } from './failures';
import { quarantineName, exists, uniqueNumber, syncFolder, writeDraft } from './files';

/** Identity of a file when it was last seen. */
export interface Identity {
  readonly dev: bigint;
  readonly ino: bigint;
  /** In bytes. */
  readonly size: bigint;
}

/** Another process has replaced or changed our file. */
export class LostError extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`another process owns ${path} now`);
    this.path = path;
  }
}

/** Error codes of systems and drives without hard links. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL', 'EMLINK', 'EXDEV'];

/** Creates a file atomically; null = it exists already. */
export async function createFile(path: string, content: Buffer): Promise<Identity | null> {
  const draft = await writeDraft(path, content);
  try {
    const made = await identityOf(draft);
    const isMade = await linkOrRename(draft, path);
    await syncFolder(dirname(path));
    return isMade ? made : null;
  } finally {
    await unlink(draft).catch(() => undefined);
  }
}

/**
 * Replaces a file if it is unchanged. Moves it aside first, so that data which another process wrote is never
 * destroyed, even if this process sleeps in between. Throws `LostError` if the file was replaced or grew;
 * that file stays in place.
 */
export async function swapFile(
  path: string,
  known: Identity,
  content: Buffer,
): Promise<Identity | null> {
  const draft = await writeDraft(path, content);
  try {
    const made = await identityOf(draft);
    const aside = await moveAside(path);
    if (!(await isUnchanged(aside, known))) {
      await moveBack(aside, path);
      throw new LostError(path);
    }
    if (!(await linkOrRename(draft, path))) {
      await quarantine(aside, path);
      throw new LostError(path);
    }
    await syncFolder(dirname(path));
    await unlink(aside);
    return made;
  } finally {
    await unlink(draft).catch(() => undefined);
  }
}

/** Current identity of a file; null = there is none. */
export async function identityOf(path: string): Promise<Identity | null> {
  try {
    const { dev, ino, size } = await lstat(path, { bigint: true });
    return { dev, ino, size };
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return null;
    throw error;
  }
}

/** Creates a file, or replaces the known one. Throws `LostError` if that one has changed. */
export async function createOrSwap(
  path: string,
  known: Identity | null,
  content: Buffer,
): Promise<void> {
  if (known) await swapFile(path, known, content);
  else if (!(await createFile(path, content))) throw new LostError(path);
}

/** Renames a file if it is unchanged. False = another process replaced or changed it; it stays in place. */
export async function renameUnchanged(
  path: string,
  known: Identity,
  aside: string,
): Promise<boolean> {
  try {
    await rename(path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
  if (await isUnchanged(aside, known)) return true;
  await moveBack(aside, path);
  return false;
}

/**
 * Deletes a file if it contains only our data; false = it stays. It is moved aside and checked again before
 * it is deleted, because no process can write to it by its name then.
 */
export async function removeOwn(
  path: string,
  isOurs: (path: string) => Promise<boolean>,
): Promise<boolean> {
  if (!(await exists(path))) return true;
  if (!(await isOurs(path))) return false;
  const aside = await moveAside(path);
  if (!(await isOurs(aside).catch(() => false))) {
    await moveBack(aside, path);
    return false;
  }
  await unlink(aside);
  await syncFolder(dirname(path));
  return true;
}

/**
 * Renames a file or folder if the new name is free. False = the new name is taken, or another process has put
 * its own file under the old name.
 */
export async function renameIfFree(from: string, to: string): Promise<boolean> {
  const found = await lstat(from, { bigint: true });
  if (!found.isFile()) {
    if (await exists(to)) return false;
    await rename(from, to);
    return true;
  }
  // An interrupted move leaves a file with both names.
  const isIt = async (path: string) => isSameFile(found, await identityOf(path));
  if (!(await linkOrRename(from, to)) && !(await isIt(to))) return false;
  try {
    // The old name is removed only after the new one is synced.
    await syncFolder(dirname(to));
    return await removeOwn(from, isIt);
  } catch (error) {
    // After an error the file stays at its old place.
    const revert = async () => {
      if (!(await exists(from))) await linkOrRename(to, from);
      if (await isIt(from)) await removeOwn(to, isIt);
    };
    await revert().catch(() => undefined);
    throw error;
  }
}

/** Sorts paths of files of the same kind, the most recently written first. */
export type NewestFirst = (paths: readonly string[]) => Promise<readonly string[]>;

/**
 * Finishes interrupted swaps by moving the newest file back to its place. There may be older ones too,
 * because a power cut can bring deleted names back.
 */
export async function finishSwaps(path: string, newestFirst: NewestFirst): Promise<void> {
  // A swap that is running now may leave no file under either name for a moment.
  do await moveAllBack(path, newestFirst);
  while (!(await exists(path)) && (await swapsOf(path)).length > 0);
}

async function moveAllBack(path: string, newestFirst: NewestFirst): Promise<void> {
  for (const aside of await newestFirst(await swapsOf(path))) {
    try {
      await moveBack(aside, path);
    } catch (error) {
      // The process that moved the file aside has moved it back.
      if (codeOf(error) !== 'ENOENT') throw error;
    }
  }
}

async function swapsOf(path: string): Promise<readonly string[]> {
  const name = `${basename(path)}.swap-`;
  const folder = dirname(path);
  const found = await readdir(folder, { withFileTypes: true });
  const ours = found.filter((file) => file.isFile() && file.name.startsWith(name));
  return ours.map((file) => join(folder, file.name));
}

/** The new name is unique, so no other process uses it. */
async function moveAside(path: string): Promise<string> {
  const aside = `${path}.swap-${uniqueNumber()}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw goneError(path);
    throw error;
  }
  return aside;
}

/** Moves a file back to its name; quarantines it if another file has that name by now. */
async function moveBack(aside: string, path: string): Promise<void> {
  const isBack = await linkOrRename(aside, path);
  if (!isBack) await quarantine(aside, path);
  // The other name is removed only after this one is synced.
  await syncFolder(dirname(path));
  if (isBack) await unlink(aside).catch(() => undefined);
}

async function quarantine(aside: string, path: string): Promise<void> {
  await rename(aside, quarantineName(path, 'foreign', new Date()));
}

export async function isUnchanged(path: string, { dev, ino, size }: Identity): Promise<boolean> {
  const found = await identityOf(path);
  return found?.dev === dev && found.ino === ino && found.size === size;
}

/** Hard-links a file to a free name, or renames it on systems without links. False = the name is taken. */
async function linkOrRename(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    if (!NO_LINKS.includes(codeOf(error))) throw error;
  }
  if (await exists(to)) return false;
  await rename(from, to);
  return true;
}

/** Compares device and inode only: another process may change a file between creating and opening it. */
export function isSameFile(
  { dev, ino }: Pick<Identity, 'dev' | 'ino'>,
  other: Identity | null,
): boolean {
  return dev === other?.dev && ino === other.ino;
}
