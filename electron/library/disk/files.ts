/** How files are touched: whole or not at all, and synced with their folder. */
import { randomInt } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import {
  lstat,
  mkdir,
  open,
  realpath,
  rename,
  stat,
  unlink,
  type FileHandle,
} from 'node:fs/promises';
import { dirname } from 'node:path';
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

/** The same for one of ours: what has its name and leads to no folder is put aside under another. */
export async function makeOwnFolder(path: string): Promise<void> {
  const isThere = await isFolder(path).catch(() => false);
  if (!isThere) await putForeignAside(path, () => false);
  await makeFolder(path);
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
  name: string,
  content: string | Buffer,
  mode = PRIVATE_FILE,
): Promise<void> {
  const path = await realpath(name).catch(() => name);
  const draft = await writeDraft(path, content, mode);
  try {
    await rename(draft, path);
  } catch (error) {
    await unlink(draft).catch(() => undefined);
    throw error;
  }
  await syncFolder(dirname(path));
}

/** The same where the player said to: who may read it is as it was, or as this system does it. */
export async function handOver(path: string, content: string | Buffer): Promise<void> {
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

/** A name for a file that is put aside: the old one with what it is and when, never one in use. */
export async function asideName(path: string, what: string, now: Date): Promise<string> {
  const stamp = now.toISOString().replace(/[:.]/g, '-');
  for (let number = 1; ; number += 1) {
    const name = `${path}.${what}-${stamp}${number === 1 ? '' : `-${String(number)}`}`;
    if (!(await exists(name))) return name;
  }
}

/** What has one of our names and is something else is out of the way under another name. */
export async function putForeignAside(
  path: string,
  isOurs: (found: Stats) => boolean,
): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (!found || isOurs(found)) return;
  await rename(path, await asideName(path, 'foreign', new Date()));
}

/** Windows opens nothing that waits. */
const NEVER_WAIT = process.platform === 'win32' ? 0 : constants.O_NONBLOCK;

/**
 * Opens what is a file and nothing else: a pipe would keep us waiting for its other end, and a
 * device may do something. Throws `EISDIR` for all that is none, links that lead nowhere included.
 */
export async function openRegular(path: string, flags: number): Promise<FileHandle> {
  if (!(await isRegular(path))) throw noFile(path);
  const handle = await open(path, flags | NEVER_WAIT);
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

/** Whether something is a file or leads to one. */
export async function isRegular(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch (error) {
    if (codeOf(error) === 'ELOOP') return false;
    throw error;
  }
}

function noFile(path: string): Error {
  return Object.assign(new Error(`${path} is no file`), { code: 'EISDIR', path });
}

export async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    // An endless link is there itself, and beneath it there is nothing.
    if (codeOf(error) === 'ELOOP') return (await lstat(path).catch(() => null)) !== null;
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return false;
    throw error;
  }
}
