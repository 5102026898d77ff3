/** Accesses files safely: atomic replacement, fsync of file and folder, and opening of regular files only. */
import { randomInt } from 'node:crypto';
import { constants, renameSync, rmSync, writeFileSync, type Dirent, type Stats } from 'node:fs';
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

/** Permissions of a file and folder of a library: only this user can read them. */
const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;

/** The three disk operations of a journal; tests inject failing ones. */
export interface Writer {
  /** Appends bytes. `position` is the end of the file unless another process has written meanwhile. */
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
 * Creates a folder and its parents. Node's `recursive` option is not used, because it never returns if the
 * system reports an existing folder as missing, as Linux does under `/proc`.
 */
export async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  try {
    await mkdir(path, PRIVATE_FOLDER);
    // A parent without read permission cannot be synced.
    await syncFolder(dirname(path)).catch(() => undefined);
  } catch (error) {
    // Another process may have made it first.
    if (codeOf(error) !== 'EEXIST' || !(await isFolder(path))) throw error;
  }
}

/** Creates a folder of the library. Anything else with its name, even a link, is quarantined first. */
export async function makeLibraryFolder(path: string): Promise<void> {
  await quarantineForeign(path, (found) => found.isDirectory());
  await makeFolder(path);
}

/**
 * Entries of a library folder, sorted by name; null if the path is no folder. Links are not
 * followed.
 */
export async function listFolder(folder: string): Promise<readonly Dirent[] | null> {
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

/** Replaces a file atomically; only this user can read it. */
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

/** `replaceFile` without waiting, for small files of an app that is about to exit. */
export function replaceFileSync(path: string, content: string): void {
  const draft = `${path}.${uniqueNumber()}`;
  try {
    writeFileSync(draft, content, { flag: 'wx', mode: PRIVATE_FILE, flush: true });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/**
 * Writes a file to a place that the player chose. Follows links and keeps the permissions of an existing
 * file.
 */
export async function writeForPlayer(name: string, content: string | Buffer): Promise<void> {
  const path = await realpath(name).catch(() => name);
  const there = await stat(path).catch(() => null);
  await replaceFile(path, content, there ? there.mode & 0o777 : 0o666);
}

/**
 * Writes a draft beside a file. Its name ends in digits, by which `tidyLeftovers` recognises drafts of
 * interrupted writes.
 */
export async function writeDraft(
  path: string,
  content: string | Buffer,
  mode = PRIVATE_FILE,
): Promise<string> {
  const draft = `${path}.${uniqueNumber()}`;
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

export function uniqueNumber(): string {
  return `${String(process.pid)}${String(randomInt(1e9, 1e10))}`;
}

/** Syncs a folder, so that a new or renamed file survives a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders. Its file systems keep a journal of names.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A unique name for a quarantined file: the old name, the reason and the time. */
export function quarantineName(path: string, what: string, now: Date): string {
  return `${path}.${what}-${now.toISOString().replace(/[:.]/g, '-')}-${uniqueNumber()}`;
}

/** Renames anything that has the name of one of our files but is something else. */
export async function quarantineForeign(
  path: string,
  isOurs: (found: Stats) => boolean,
): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (!found || isOurs(found)) return;
  const aside = quarantineName(path, 'foreign', new Date());
  await rename(path, aside);
  // Another process was faster, and the renamed file is one of ours.
  if (isOurs(await lstat(aside)) && !(await exists(path))) await rename(aside, path);
}

/** Paths of foreign entries with our names, and of those already quarantined. */
export async function findForeign(paths: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const entries = (await listFolder(dirname(path))) ?? [];
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

/** Windows has no such flags. */
const SAFE_FLAGS = process.platform === 'win32' ? 0 : constants.O_NONBLOCK | constants.O_NOFOLLOW;

/**
 * Opens a regular file. Throws `EISDIR` for anything else: a pipe would block, a device could react, and a
 * link could lead out of the library.
 */
export async function openRegular(path: string, flags: number): Promise<FileHandle> {
  if (!(await isRegular(path))) throw notAFile(path);
  const handle = await open(path, flags | SAFE_FLAGS);
  return closeOnError(handle, async () => {
    if ((await handle.stat()).isFile()) return handle;
    throw notAFile(path);
  });
}

/** Runs a task on an open file and closes the file if the task fails. */
export async function closeOnError<T>(
  handle: Pick<FileHandle, 'close'>,
  task: () => Promise<T>,
): Promise<T> {
  try {
    return await task();
  } catch (error) {
    await handle.close().catch(() => undefined);
    throw error;
  }
}

/** Reads a whole regular file; throws `EFBIG` if it has more than `max` bytes. */
export async function readRegular(path: string, max = Infinity): Promise<Buffer> {
  const handle = await openRegular(path, constants.O_RDONLY);
  try {
    if ((await handle.stat()).size > max) {
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

function notAFile(path: string): Error {
  return Object.assign(new Error(`${path} is no file`), { code: 'EISDIR', path });
}

/** True if anything has this path, even a broken link. */
export async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return false;
    throw error;
  }
}
