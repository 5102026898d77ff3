/** Files that two processes may both take for theirs: changed so that nothing of either is lost. */
import { link, lstat, readdir, rename, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { codeOf, goneError } from './failures';
import { asideName, exists, ownNumber, syncFolder, writeDraft } from './files';

/** A file as it was when we knew it. */
export interface Identity {
  readonly dev: bigint;
  readonly ino: bigint;
  /** In bytes. */
  readonly size: bigint;
}

/** Another process has put a file of its own in the place of ours, or written into ours. */
export class LostError extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`another process owns ${path} now`);
    this.path = path;
  }
}

/** Systems and drives without hard links say so in these ways. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL', 'EMLINK', 'EXDEV'];

/** Makes a file whole or not at all, and only where none is; null = there is one. */
export async function createFile(path: string, content: Buffer): Promise<Identity | null> {
  const draft = await writeDraft(path, content);
  try {
    const made = await identityOf(draft);
    const isMade = await putInPlace(draft, path);
    await syncFolder(dirname(path));
    return isMade ? made : null;
  } finally {
    await unlink(draft).catch(() => undefined);
  }
}

/**
 * Replaces a file that is as we knew it. The file under the name is first moved aside, whichever it
 * is: however long this process sleeps between two calls, it never destroys what another one wrote
 * meanwhile. Throws `LostError` where it was another file or a longer one; that one stays in place.
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
    if (!(await isAs(aside, known))) {
      await bringBack(aside, path);
      throw new LostError(path);
    }
    if (!(await putInPlace(draft, path))) {
      await keepAside(aside, path);
      throw new LostError(path);
    }
    await syncFolder(dirname(path));
    await unlink(aside);
    return made;
  } finally {
    await unlink(draft).catch(() => undefined);
  }
}

/** A file as it is now; null = there is none. */
export async function identityOf(path: string): Promise<Identity | null> {
  try {
    const { dev, ino, size } = await lstat(path, { bigint: true });
    return { dev, ino, size };
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return null;
    throw error;
  }
}

/** Makes a file, or replaces the one that was there; throws `LostError` where that has changed. */
export async function putFile(
  path: string,
  known: Identity | null,
  content: Buffer,
): Promise<void> {
  if (known) await swapFile(path, known, content);
  else if (!(await createFile(path, content))) throw new LostError(path);
}

/**
 * Moves a file to another name where it is as we knew it; false = another process has put or written
 * something there meanwhile, which stays in its place.
 */
export async function setAsideAs(path: string, known: Identity, aside: string): Promise<boolean> {
  try {
    await rename(path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
  if (await isAs(aside, known)) return true;
  await bringBack(aside, path);
  return false;
}

/**
 * Takes a file away where nothing but ours stands in it; false = it stays. It is looked at once more
 * when it is out of the way, where nobody can write into it any more.
 */
export async function removeOwn(
  path: string,
  isOurs: (path: string) => Promise<boolean>,
): Promise<boolean> {
  if (!(await exists(path))) return true;
  if (!(await isOurs(path))) return false;
  const aside = await moveAside(path);
  if (!(await isOurs(aside).catch(() => false))) {
    await bringBack(aside, path);
    return false;
  }
  await unlink(aside);
  await syncFolder(dirname(path));
  return true;
}

/**
 * Gives a file or a folder another name where that is free; false = it is not, or another process has put
 * a file of its own under the old name meanwhile, which stays there.
 */
export async function moveToFree(from: string, to: string): Promise<boolean> {
  const found = await lstat(from, { bigint: true });
  if (!found.isFile()) {
    if (await exists(to)) return false;
    await rename(from, to);
    return true;
  }
  // A move that was cut off has left it with both names.
  const isIt = async (path: string) => isSameFile(found, await identityOf(path));
  if (!(await putInPlace(from, to)) && !(await isIt(to))) return false;
  try {
    // The other name goes only when this one is safe.
    await syncFolder(dirname(to));
    return await removeOwn(from, isIt);
  } catch (error) {
    // What fails leaves it where it was.
    const goBack = async () => {
      if (!(await exists(from))) await putInPlace(to, from);
      if (await isIt(from)) await removeOwn(to, isIt);
    };
    await goBack().catch(() => undefined);
    throw error;
  }
}

/** Paths of files of the same kind, the one first that was written last. */
export type NewestFirst = (paths: readonly string[]) => Promise<readonly string[]>;

/**
 * Brings swaps to their end that were cut off: the newest file that was moved aside comes back. There
 * may be older ones, because after a power cut a name may be there that was taken away before.
 */
export async function endSwaps(path: string, newestFirst: NewestFirst): Promise<void> {
  // One that is on its way just now has left its name before it has the other one.
  do await bringAllBack(path, newestFirst);
  while (!(await exists(path)) && (await swapsOf(path)).length > 0);
}

async function bringAllBack(path: string, newestFirst: NewestFirst): Promise<void> {
  for (const aside of await newestFirst(await swapsOf(path))) {
    try {
      await bringBack(aside, path);
    } catch (error) {
      // Whoever moved it there was faster.
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

/** Only this process ever moves anything to the name it moves this file to. */
async function moveAside(path: string): Promise<string> {
  const aside = `${path}.swap-${ownNumber()}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw goneError(path);
    throw error;
  }
  return aside;
}

/** Back to its name; where there is another file by now, beside it under a name of its own. */
async function bringBack(aside: string, path: string): Promise<void> {
  const isBack = await putInPlace(aside, path);
  if (!isBack) await keepAside(aside, path);
  // The other name goes only when this one is safe.
  await syncFolder(dirname(path));
  if (isBack) await unlink(aside).catch(() => undefined);
}

async function keepAside(aside: string, path: string): Promise<void> {
  await rename(aside, asideName(path, 'foreign', new Date()));
}

export async function isAs(path: string, { dev, ino, size }: Identity): Promise<boolean> {
  const found = await identityOf(path);
  return found?.dev === dev && found.ino === ino && found.size === size;
}

/** Gives a file a second name, where that is free; false = it is not. */
async function putInPlace(from: string, to: string): Promise<boolean> {
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

/** Another process may have been there between making a file and opening it. */
export function isSameFile(
  { dev, ino }: Pick<Identity, 'dev' | 'ino'>,
  other: Identity | null,
): boolean {
  return dev === other?.dev && ino === other.ino;
}
