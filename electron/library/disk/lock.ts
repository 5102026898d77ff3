/** Who owns a library folder: one process at a time, and stale owners give way. */
import fs from 'node:fs';
import { lstat, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import lockfile from 'proper-lockfile';
import { Turns } from '../../turns';
import { ownNumber, PRIVATE_FOLDER, putForeignAside, readRegular } from './files';
import { codeOf } from './failures';

/** A lock whose owner gave no sign for so long is taken over, in milliseconds. */
const STALE = 10_000;
const SIGN = 2_000;

const OWNER = '.lock-owner.json';
const LARGEST_NOTE = 4096;
const TAKEOVER = '.lock-takeover';

/** Folders this very process has; another process may have had our number before a crash. */
const ours = new Set<string>();

export interface Lock {
  /** Whether the library is still ours; where the lock was lost it is asked for again. */
  isHeld(): Promise<boolean>;
  release(): Promise<void>;
}

/** Locks a library folder for this process; null = another one has it. Tells when it was lost. */
export async function lockLibrary(
  folder: string,
  onLost: () => void = () => undefined,
): Promise<Lock | null> {
  let isLost = false;
  const take = async (): Promise<boolean> => {
    const got = await acquire(folder, () => {
      isLost = true;
      onLost();
    });
    if (got) isLost = false;
    return got;
  };
  if (!(await take())) return null;
  // Two that asked for it at once would each find that the other has it.
  const turns = new Turns();
  return {
    async isHeld() {
      if (!isLost) return true;
      // While the folder is gone nobody else can have it; the write itself will say what is wrong.
      return turns.take(async () => !isLost || (await take().catch(() => true)));
    },
    async release() {
      ours.delete(folder);
      if (isLost) return;
      // A note that stays is that of nobody who lives.
      await rm(join(folder, OWNER), { force: true }).catch(() => undefined);
      await unlock(folder);
    },
  };
}

/** A lock folder is nobody else's business, and one that something else was put into is removed with it. */
const FILES = {
  ...fs,
  mkdir: (path: string, done: (error: NodeJS.ErrnoException | null) => void) =>
    fs.mkdir(path, PRIVATE_FOLDER, done),
  rmdir: (path: string, done: (error: NodeJS.ErrnoException | null) => void) =>
    fs.rm(path, { recursive: true }, done),
  rmdirSync: (path: string) => fs.rmSync(path, { recursive: true }),
};

function options(folder: string) {
  return { lockfilePath: join(folder, '.lock'), realpath: false, fs: FILES };
}

/** Which numbers of processes mean the same as ours: those of this boot and this container. */
function processSpace(): string {
  try {
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${fs.readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    // Other systems have one space for all.
    return '';
  }
}

async function acquire(folder: string, onCompromised: () => void): Promise<boolean> {
  if (await tryLock(folder, onCompromised)) return true;
  const takeover = await beginTakeover(folder);
  if (!takeover) return false;
  try {
    const seen = await lookAt(join(folder, '.lock'));
    if (seen) {
      // After a crash nobody has to wait until the lock grows stale.
      const isDead = isStale(seen) || (await isOwnerDead(folder)) || (await isFrozen(folder, seen));
      if (!isDead || !(await removeSeen(seen))) return false;
    }
    return await tryLock(folder, onCompromised);
  } finally {
    await removeSeen(takeover);
  }
}

/** A folder as it was when it was looked at. */
interface Seen {
  readonly path: string;
  readonly ino: bigint;
  /** When its owner gave a sign, in nanoseconds. */
  readonly mtimeNs: bigint;
}

async function lookAt(path: string): Promise<Seen | null> {
  const found = await lstat(path, { bigint: true }).catch(() => null);
  return found && { path, ino: found.ino, mtimeNs: found.mtimeNs };
}

const mtimeOf = ({ mtimeNs }: Seen) => Number(mtimeNs / 1_000_000n);

const isStale = (seen: Seen) => Date.now() - mtimeOf(seen) > STALE;

const isSame = (one: Seen, other: Seen | null) =>
  one.ino === other?.ino && one.mtimeNs === other.mtimeNs;

/**
 * Takes away the very folder that was looked at; false = it is another one by now, or its owner has given
 * a sign. It is out of the way before it is looked at again, so that no second process removes it, too.
 */
async function removeSeen(seen: Seen): Promise<boolean> {
  const aside = `${seen.path}-${ownNumber()}`;
  try {
    await rename(seen.path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return true;
    throw error;
  }
  if (isSame(seen, await lookAt(aside))) {
    await rm(aside, { recursive: true });
    return true;
  }
  // Where another one has come meanwhile, this one finds out by itself that it has none.
  await rename(aside, seen.path).catch(() => rm(aside, { recursive: true }));
  return false;
}

async function tryLock(folder: string, onCompromised: () => void): Promise<boolean> {
  await clearForeign(join(folder, '.lock'));
  try {
    // One that is stale goes by a takeover, so that it does not go twice.
    const never = { stale: Number.MAX_SAFE_INTEGER, update: SIGN };
    await lockfile.lock(folder, { ...options(folder), ...never, onCompromised });
  } catch (error) {
    if (codeOf(error) === 'ELOCKED') return false;
    throw error;
  }
  ours.add(folder);
  const me = { pid: process.pid, host: hostname(), space: processSpace() };
  try {
    await putForeignAside(join(folder, OWNER), (found) => found.isFile());
    await writeFile(join(folder, OWNER), JSON.stringify(me), { mode: 0o600 });
  } catch (error) {
    // On a full disk the lock holds all the same; without the note it only grows stale more slowly.
    if (!['ENOSPC', 'EDQUOT'].includes(codeOf(error))) {
      await unlock(folder);
      throw error;
    }
    await rm(join(folder, OWNER), { force: true });
  }
  return true;
}

/** What has our name and is no folder is none of ours. */
function clearForeign(path: string): Promise<void> {
  return putForeignAside(path, (found) => found.isDirectory());
}

async function unlock(folder: string): Promise<void> {
  ours.delete(folder);
  await lockfile.unlock(folder, options(folder)).catch((error: unknown) => {
    if (!['ENOTACQUIRED', 'ENOENT'].includes(codeOf(error))) throw error;
  });
}

/** Only one process at a time takes over, lest the second removes the lock the first one made; null = another one does. */
async function beginTakeover(folder: string): Promise<Seen | null> {
  const path = join(folder, TAKEOVER);
  await clearForeign(path);
  const made = await lookAt(path);
  if (made && Math.abs(Date.now() - mtimeOf(made)) > STALE && !(await removeSeen(made)))
    return null;
  try {
    await mkdir(path, PRIVATE_FOLDER);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return null;
    throw error;
  }
  return lookAt(path);
}

/**
 * Whether nobody gives a sign on a lock that nobody signed, as somebody else's folder of that name, or
 * whose time lies in the future, as after a clock that was wrong: it would not grow stale for years. It
 * is watched for longer than two signs are apart.
 */
async function isFrozen(folder: string, first: Seen): Promise<boolean> {
  const isOfFuture = mtimeOf(first) - Date.now() >= STALE;
  if (!isOfFuture && (await isSigned(folder))) return false;
  await setTimeout(2.5 * SIGN);
  return isSame(first, await lookAt(first.path));
}

async function isSigned(folder: string): Promise<boolean> {
  return (await lstat(join(folder, OWNER)).catch(() => null)) !== null;
}

/** Whether the process that has the lock ran on this machine and is no more. */
async function isOwnerDead(folder: string): Promise<boolean> {
  let found: unknown;
  try {
    found = JSON.parse((await readRegular(join(folder, OWNER), LARGEST_NOTE)).toString('utf8'));
  } catch {
    return false;
  }
  if (typeof found !== 'object' || found === null) return false;
  if (!('host' in found) || found.host !== hostname()) return false;
  // Where its number cannot be asked for, only a lock that grows stale tells.
  if ('space' in found && found.space !== processSpace()) return false;
  if (!('pid' in found) || typeof found.pid !== 'number') return false;
  if (found.pid === process.pid) return !ours.has(folder);
  try {
    process.kill(found.pid, 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}
