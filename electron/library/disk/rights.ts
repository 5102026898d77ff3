/** Who may read what lies in a library: nobody but this user, also what others or older versions left open. */
import { constants, type Dirent } from 'node:fs';
import { lstat, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What the library itself holds beside its folders; anything else in it is somebody's own. A key that
 * others could read has to be told by its mode, so names with a dot in front stay.
 */
const OURS = /^[^.].*\.(json|journal|history|tallies)(\.[a-z]+\d*-[\dTZ-]+)?$/;
const FOLDERS = /^(packs|scenarios|trash|.+\.backups)(\.foreign-[\dTZ-]+)?$/;
/** Of the others. */
const OTHERS = 0o077;
/** A folder that all may write into, as the one for temporary files, is nobody's library. */
const STICKY = 0o1000;
const DEEPEST = 6;
const MOST = 20_000;

/** Best effort and never fails: what is another user's stays as it is, and no link is followed. */
export async function makePrivate(
  library: string,
  report: (error: unknown) => void,
): Promise<void> {
  // Windows asks who may read a folder elsewhere.
  const user = process.getuid?.();
  if (user === undefined) return;
  const closeIt = (path: string) => close(path, user).catch(report);
  let left = MOST;
  const closeAll = async (folder: string, depth: number, isOurs: (entry: Dirent) => boolean) => {
    await closeIt(folder);
    const found = await readdir(folder, { withFileTypes: true }).catch(() => []);
    for (const entry of found.filter(isOurs).slice(0, left)) {
      left -= 1;
      const path = join(folder, entry.name);
      if (entry.isFile()) await closeIt(path);
      else if (entry.isDirectory() && depth < DEEPEST) await closeAll(path, depth + 1, () => true);
    }
  };
  await closeAll(library, 0, (entry) =>
    (entry.isDirectory() ? FOLDERS : OURS).test(entry.name),
  ).catch(report);
}

/** By the open file: what has its name by then may be a link. */
async function close(path: string, user: number): Promise<void> {
  const needs = ({ mode, uid }: { readonly mode: number; readonly uid: number }) =>
    uid === user && (mode & OTHERS) !== 0 && (mode & STICKY) === 0;
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
