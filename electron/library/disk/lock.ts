/** Who owns a library folder: one process at a time, and stale owners give way. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { lstat, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import lockfile from 'proper-lockfile';
import { Queue } from '../../session/queue';
import { ownNumber, PRIVATE_FOLDER, putForeignAside, readRegular } from './files';
import { codeOf } from './failures';

/** A lock whose owner gave no sign for so long is taken over, in milliseconds. */
const STALE = 10_000;
const SIGN = 2_000;

const OWNER = '.lock-owner.json';
const LARGEST_NOTE = 4096;
const TAKEOVER = '.lock-takeover';

/** What this very process wrote into notes; another process may have had our number before a crash. */
const ours = new Map<string, string>();

export interface Lock {
  /**
   * Whether the library is still ours, asked of the disk: whoever slept may have lost it without a
   * sign. Where the lock was lost it is asked for again.
   */
  isHeld(): Promise<boolean>;
  /** How often it was taken so far: where that is more often than once, others may have had it. */
  term(): number;
  release(): Promise<void>;
}

/** What is known of a lock that we have. */
interface Held {
  /** Nobody can guess it: a note with it is ours, and with any other one is not. */
  readonly word: string;
  /** The folder that was made. */
  readonly made: Seen | null;
  /** The note as it was when its word was last read. */
  note: Seen | null;
}

/** Until so many milliseconds are over. */
export type Wait = (milliseconds: number) => Promise<unknown>;

/**
 * Locks a library folder for this process; null = another one has it. Tells when it was lost, and when
 * it is ours again.
 */
export async function lockLibrary(
  folder: string,
  onChange: () => void = () => undefined,
  wait: Wait = setTimeout,
): Promise<Lock | null> {
  const word = randomUUID();
  let held: Held | null = null;
  let term = 0;
  const lose = (lost: Held): void => {
    if (held !== lost) return;
    held = null;
    onChange();
  };
  const take = async (): Promise<boolean> => {
    // What an earlier lock of ours finds out later is no news of this one.
    const got: { lock: Held | null } = { lock: null };
    const made = await acquire(folder, word, wait, () => got.lock && lose(got.lock));
    if (!made) return false;
    held = got.lock = { word, made: made.seen, note: null };
    term += 1;
    if (term > 1) onChange();
    return true;
  };
  if (!(await take())) return null;
  // Two that asked for it at once would each find that the other has it.
  const turns = new Queue();
  return {
    async isHeld() {
      const now = held;
      if (now && (await isStillOurs(folder, now))) return held === now;
      return turns.run(async () => {
        const last = held;
        if (last && (await isStillOurs(folder, last))) return true;
        if (last) lose(last);
        // While the folder is gone nobody else can have it; the write itself will say what is wrong.
        return take().catch(async () => ((await readNote(folder))?.word ?? word) === word);
      });
    },
    term: () => term,
    async release() {
      const last = held;
      held = null;
      if (ours.get(folder) === word) ours.delete(folder);
      // What another one has by now is not ours to take away.
      if (!last || !(await isStillOurs(folder, last))) return;
      // A note that stays is that of nobody who lives.
      await rm(join(folder, OWNER), { force: true }).catch(() => undefined);
      await unlock(folder, word);
    },
  };
}

/** Whether the note is still ours; without a note, whether the folder is. */
async function isStillOurs(folder: string, held: Held): Promise<boolean> {
  const seen = await lookAt(join(folder, OWNER));
  // It is asked before every line that is written; a note that nobody touched says what it said.
  if (seen && held.note && isSame(seen, held.note)) return true;
  const note = await readNote(folder);
  held.note = note?.word === held.word ? seen : null;
  if (note) return note.word === held.word;
  const there = await lookAt(join(folder, '.lock'));
  return there !== null && there.ino === held.made?.ino;
}

/**
 * A lock folder is nobody else's business, and one that something else was put into is removed with
 * it; at the end of the process only where it is still ours.
 */
function options(folder: string, word: string) {
  const files = {
    ...fs,
    mkdir: (path: string, done: (error: NodeJS.ErrnoException | null) => void) =>
      fs.mkdir(path, PRIVATE_FOLDER, done),
    rmdir: (path: string, done: (error: NodeJS.ErrnoException | null) => void) =>
      fs.rm(path, { recursive: true }, done),
    rmdirSync: (path: string) => {
      if (ours.get(folder) === word && fs.readFileSync(join(folder, OWNER), 'utf8').includes(word))
        fs.rmSync(path, { recursive: true });
    },
  };
  return { lockfilePath: join(folder, '.lock'), realpath: false, fs: files };
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

/** The folder that was made, where it can be seen; null = another process has the lock. */
interface Made {
  readonly seen: Seen | null;
}

async function acquire(
  folder: string,
  word: string,
  wait: Wait,
  onCompromised: () => void,
): Promise<Made | null> {
  const made = await tryLock(folder, word, onCompromised);
  if (made) return made;
  const takeover = await beginTakeover(folder);
  if (!takeover) return null;
  try {
    const seen = await lookAt(join(folder, '.lock'));
    if (seen) {
      // After a crash nobody has to wait until the lock grows stale, and for its own nobody at all.
      const isFree =
        isStale(seen) || (await isOwnOrDead(folder, word)) || (await isFrozen(folder, seen, wait));
      if (!isFree || !(await removeSeen(seen))) return null;
    }
    return await tryLock(folder, word, onCompromised);
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

async function tryLock(
  folder: string,
  word: string,
  onCompromised: () => void,
): Promise<Made | null> {
  await clearForeign(join(folder, '.lock'));
  try {
    // One that is stale goes by a takeover, so that it does not go twice.
    const never = { stale: Number.MAX_SAFE_INTEGER, update: SIGN };
    await lockfile.lock(folder, { ...options(folder, word), ...never, onCompromised });
  } catch (error) {
    if (codeOf(error) === 'ELOCKED') return null;
    throw error;
  }
  ours.set(folder, word);
  const me = { pid: process.pid, host: hostname(), space: processSpace(), word };
  try {
    await putForeignAside(join(folder, OWNER), (found) => found.isFile());
    await writeFile(join(folder, OWNER), JSON.stringify(me), { mode: 0o600 });
  } catch (error) {
    // On a full disk the lock holds all the same; without the note it only grows stale more slowly.
    if (!['ENOSPC', 'EDQUOT'].includes(codeOf(error))) {
      await unlock(folder, word);
      throw error;
    }
    await rm(join(folder, OWNER), { force: true });
  }
  return { seen: await lookAt(join(folder, '.lock')) };
}

/** What has our name and is no folder is none of ours. */
function clearForeign(path: string): Promise<void> {
  return putForeignAside(path, (found) => found.isDirectory());
}

async function unlock(folder: string, word: string): Promise<void> {
  if (ours.get(folder) === word) ours.delete(folder);
  await lockfile.unlock(folder, options(folder, word)).catch((error: unknown) => {
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
async function isFrozen(folder: string, first: Seen, wait: Wait): Promise<boolean> {
  const isOfFuture = mtimeOf(first) - Date.now() >= STALE;
  if (!isOfFuture && (await isSigned(folder))) return false;
  await wait(2.5 * SIGN);
  return isSame(first, await lookAt(first.path));
}

async function isSigned(folder: string): Promise<boolean> {
  return (await lstat(join(folder, OWNER)).catch(() => null)) !== null;
}

/** As it stands there: nothing of it is believed but what is compared. */
interface Note {
  readonly pid?: unknown;
  readonly host?: unknown;
  readonly space?: unknown;
  readonly word?: unknown;
}

/** What whoever has the lock says of itself; null where that cannot be read. */
async function readNote(folder: string): Promise<Note | null> {
  try {
    const bytes = await readRegular(join(folder, OWNER), LARGEST_NOTE);
    const found: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof found === 'object' && found !== null ? { ...found } : null;
  } catch {
    return null;
  }
}

/** Whether the lock is ours by its word, or the process that has it ran on this machine and is no more. */
async function isOwnOrDead(folder: string, word: string): Promise<boolean> {
  const found = await readNote(folder);
  if (!found) return false;
  if (found.word === word) return true;
  if (found.host !== hostname()) return false;
  // Where its number cannot be asked for, only a lock that grows stale tells.
  if ('space' in found && found.space !== processSpace()) return false;
  const { pid } = found;
  if (typeof pid !== 'number') return false;
  if (pid === process.pid) return ours.get(folder) === undefined || ours.get(folder) !== found.word;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}
