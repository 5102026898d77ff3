/** How files are touched: whole or not at all, and synced with their folder. */
import { randomInt } from 'node:crypto';
import { constants, type Dirent, type Stats } from 'node:fs';
import {
  lstat,
  mkdir,
  open,
  readdir,
  realpath,
  rename,
  stat,
  unlink,
  type FileHandle,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { codeOf } from './failures';

/** A library is nobody else's business. */
const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;

/** The three ways in which a journal touches the disk; tests put failing ones in their place. */
export interface Writer {
  /** At the end of the file, which is at `position` unless another process wrote meanwhile. */
  write(handle: FileHandle, bytes: Buffer, position: number): Promise<void>;
  sync(handle: FileHandle): Promise<void>;
  truncate(handle: FileHandle, length: number): Promise<void>;
}

export const DISK_WRITER: Writer = {
  async write(handle, bytes) {
    let done = 0;
    while (done < bytes.length) {
      const { bytesWritten } = await handle.write(bytes, done, bytes.length - done);
      done += bytesWritten;
    }
  },
  sync: (handle) => handle.datasync(),
  truncate: (handle, length) => handle.truncate(length),
};

/**
 * Makes a folder and those above it. Not by Node's own `recursive`, which never comes back where a
 * system says of a folder that is there that it is not, as Linux does beneath `/proc`.
 */
export async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  try {
    await mkdir(path, PRIVATE_FOLDER);
    // One above that may not be read cannot be synced.
    await syncFolder(dirname(path)).catch(() => undefined);
  } catch (error) {
    // Somebody else may have been faster.
    if (codeOf(error) !== 'EEXIST' || !(await isFolder(path))) throw error;
  }
}

/** The same for one of ours: what has its name and is none, a link too, is put aside under another. */
export async function makeOwnFolder(path: string): Promise<void> {
  await putForeignAside(path, (found) => found.isDirectory());
  await makeFolder(path);
}

/** What lies in a folder of ours, by name; null where it is none: no link is followed. */
export async function entriesIn(folder: string): Promise<readonly Dirent[] | null> {
  try {
    if (!(await lstat(folder)).isDirectory()) return null;
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return [];
    throw error;
  }
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return false;
    throw error;
  }
}

/**
 * Replaces a file as a whole: afterwards there is the old one or the new one, never a mixture.
 * Nobody but this user can read it.
 */
export async function replaceFile(
  path: string,
  content: string | Buffer,
  mode = PRIVATE_FILE,
): Promise<void> {
  const draft = await writeDraft(path, content, mode);
  try {
    await rename(draft, path);
  } catch (error) {
    await unlink(draft).catch(() => undefined);
    throw error;
  }
  await syncFolder(dirname(path));
}

/** The same where the player said to, links and all: who may read it is as it was, or as this system does it. */
export async function handOver(name: string, content: string | Buffer): Promise<void> {
  const path = await realpath(name).catch(() => name);
  const there = await stat(path).catch(() => null);
  await replaceFile(path, content, there ? there.mode & 0o777 : 0o666);
}

/** Its name ends in digits: what an interrupted write leaves behind is known by that. */
export async function writeDraft(
  path: string,
  content: string | Buffer,
  mode = PRIVATE_FILE,
): Promise<string> {
  const draft = `${path}.${ownNumber()}`;
  try {
    const handle = await open(draft, 'wx', mode);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    await unlink(draft).catch(() => undefined);
    throw error;
  }
  return draft;
}

export function ownNumber(): string {
  return `${String(process.pid)}${String(randomInt(1e9, 1e10))}`;
}

/** Makes sure that a new or renamed file is found after a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders; its file systems keep names safe by themselves.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A name for a file that is put aside: the old one with what it is and when, and nobody else's. */
export function asideName(path: string, what: string, now: Date): string {
  return `${path}.${what}-${now.toISOString().replace(/[:.]/g, '-')}-${ownNumber()}`;
}

/** What has one of our names and is something else is out of the way under another name. */
export async function putForeignAside(
  path: string,
  isOurs: (found: Stats) => boolean,
): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (!found || isOurs(found)) return;
  const aside = asideName(path, 'foreign', new Date());
  await rename(path, aside);
  // Another process may have been faster, and what is there now is ours.
  if (isOurs(await lstat(aside)) && !(await exists(path))) await rename(aside, path);
}

/**
 * What has the place of a file or a folder of ours and is neither, and what was put aside because it
 * had it.
 */
export async function foreignIn(paths: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const entries = (await entriesIn(dirname(path))) ?? [];
    const there = entries.filter(({ name }) => {
      const isAside = name.startsWith(`${basename(path)}.foreign-`);
      return isAside || name === basename(path);
    });
    const foreign = there.filter(
      (entry) => entry.name !== basename(path) || (!entry.isFile() && !entry.isDirectory()),
    );
    found.push(...foreign.map(({ name }) => join(dirname(path), name)));
  }
  return found;
}

/** Windows opens nothing that waits, and tells links by their names only. */
const WARY = process.platform === 'win32' ? 0 : constants.O_NONBLOCK | constants.O_NOFOLLOW;

/**
 * Opens what is a file and nothing else: a pipe would keep us waiting for its other end, a device may
 * do something, a link leads to what is none of ours. Throws `EISDIR` for all of them.
 */
export async function openRegular(path: string, flags: number): Promise<FileHandle> {
  if (!(await isRegular(path))) throw noFile(path);
  const handle = await open(path, flags | WARY);
  return orClosed(handle, async () => {
    if ((await handle.stat()).isFile()) return handle;
    throw noFile(path);
  });
}

/** What is done with an open file first; where that fails it does not stay open. */
export async function orClosed<T>(
  handle: Pick<FileHandle, 'close'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await handle.close().catch(() => undefined);
    throw error;
  }
}

/** All of a file, as `openRegular` opens it; `EFBIG` where it has more bytes than `largest`. */
export async function readRegular(path: string, largest = Infinity): Promise<Buffer> {
  const handle = await openRegular(path, constants.O_RDONLY);
  try {
    if ((await handle.stat()).size > largest) {
      throw Object.assign(new Error(`${path} is too large`), { code: 'EFBIG', path });
    }
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

export async function isRegular(path: string): Promise<boolean> {
  return (await lstat(path)).isFile();
}

function noFile(path: string): Error {
  return Object.assign(new Error(`${path} is no file`), { code: 'EISDIR', path });
}

/** Whether something has a name, a link that leads nowhere too. */
export async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return false;
    throw error;
  }
}
