/**
 * The folder of copies. Each library has its own subfolder in the place that the player chose, and only files
 * in that subfolder are replaced. The chosen place itself is never created, because without the USB stick its
 * path would lead to this disk.
 */
import { lstat, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CopyEntry } from '#shared/api/copies';
import { goneError } from '../disk/failures';
import { replaceFile } from '../disk/files';

const EXTENSION = '.standee';
const OWN = /^Standee-[0-9a-f]{8}$/;

export const libraryCopyFolder = (folder: string, library: string): string =>
  join(folder, `Standee-${library}`);

/** Creates the library's subfolder when the player chooses the place. Throws disk errors. */
export async function makeLibraryCopyFolder(folder: string, library: string): Promise<void> {
  await checkFolder(folder);
  const own = libraryCopyFolder(folder, library);
  const found = await lstat(own).catch(() => null);
  if (!found) await mkdir(own, 0o700);
  else if (!found.isDirectory()) throw goneError(own);
}

/** Replaces a copy atomically. Throws if the library's subfolder is gone or is not a folder. */
export async function writeCopy(own: string, key: string, bytes: Buffer): Promise<void> {
  if (!(await lstat(own)).isDirectory()) throw goneError(own);
  const path = join(own, `${key}${EXTENSION}`);
  const found = await lstat(path).catch(() => null);
  if (found && !found.isFile())
    throw Object.assign(new Error(`EPERM: ${path} is no file`), { code: 'EPERM', path });
  await replaceFile(path, bytes);
}

/** Throws `ENOENT` or `ENOTDIR` if there is no such folder. A link to a folder is allowed. */
async function checkFolder(folder: string): Promise<void> {
  if (!(await stat(folder)).isDirectory()) throw goneError(folder);
}

/** All copies, the latest first; empty if the folder cannot be read. */
export async function listCopies(folder: string): Promise<readonly CopyEntry[]> {
  const entries: CopyEntry[] = [];
  for (const own of (await namesIn(folder)).filter((name) => OWN.test(name))) {
    for (const name of await namesIn(join(folder, own))) {
      if (!name.endsWith(EXTENSION)) continue;
      const found = await lstat(join(folder, own, name)).catch(() => null);
      if (!found?.isFile()) continue;
      const copiedAt = found.mtime.toISOString();
      entries.push({ id: `${own}/${name}`, name: name.slice(0, -EXTENSION.length), copiedAt });
    }
  }
  return entries.sort((a, b) => (a.copiedAt < b.copiedAt ? 1 : -1));
}

async function namesIn(folder: string): Promise<readonly string[]> {
  const found = await lstat(folder).catch(() => null);
  if (found?.isSymbolicLink() && OWN.test(folder.split(/[/\\]/).at(-1) ?? '')) return [];
  return readdir(folder).catch(() => []);
}
