/** Removes the permissions of other users from a library's files. */
import { constants, type Dirent } from 'node:fs';
import { lstat, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Names of the library's files; other files in its folder belong to the player. Hidden files keep their
 * permissions: those of the key file show if others could have read it.
 */
const LIBRARY_FILE = /^[^.].*\.(json|journal|history|tallies)(\.[a-z]+\d*-[\dTZ-]+)?$/;
const FOLDERS = /^(packs|scenarios|trash|.+\.backups)(\.foreign-[\dTZ-]+)?$/;
/** Permission bits of group and others. */
const OTHERS_MASK = 0o077;
/** Mode bit of a shared folder such as /tmp, which nobody's library is. */
const STICKY_BIT = 0o1000;
const MAX_DEPTH = 6;
const MAX_FILES = 20_000;

/** Restricts all files of a library. Never fails. Skips files of other users and does not follow links. */
export async function makePrivate(
  library: string,
  report: (error: unknown) => void,
): Promise<void> {
  // Windows has permissions of another kind.
  const user = process.getuid?.();
  if (user === undefined) return;
  const restrictPath = (path: string) => restrict(path, user).catch(report);
  let left = MAX_FILES;
  const restrictAll = async (folder: string, depth: number, isOurs: (entry: Dirent) => boolean) => {
    await restrictPath(folder);
    const found = await readdir(folder, { withFileTypes: true }).catch(() => []);
    for (const entry of found.filter(isOurs).slice(0, left)) {
      left -= 1;
      const path = join(folder, entry.name);
      if (entry.isFile()) await restrictPath(path);
      else if (entry.isDirectory() && depth < MAX_DEPTH)
        await restrictAll(path, depth + 1, () => true);
    }
  };
  await restrictAll(library, 0, (entry) =>
    (entry.isDirectory() ? FOLDERS : LIBRARY_FILE).test(entry.name),
  ).catch(report);
}

/** Changes the mode of the open file, because the path may have become a link meanwhile. */
async function restrict(path: string, user: number): Promise<void> {
  const needs = ({ mode, uid }: { readonly mode: number; readonly uid: number }) =>
    uid === user && (mode & OTHERS_MASK) !== 0 && (mode & STICKY_BIT) === 0;
  const found = await lstat(path);
  if (!(found.isFile() || found.isDirectory()) || !needs(found)) return;
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const opened = await handle.stat();
    if ((opened.isFile() || opened.isDirectory()) && needs(opened))
      await handle.chmod(opened.mode & 0o700);
  } finally {
    await handle.close();
  }
}
