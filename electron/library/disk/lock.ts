/** Lock file of a library folder: one owner at a time; stale locks are taken over. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { lstat, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import lockfile from 'proper-lockfile';
import { Queue } from '../../session/queue';
import { uniqueNumber, PRIVATE_FOLDER, quarantineForeign, readRegular } from './files';
import { codeOf } from './failures';

/** A lock without a heartbeat for this long is taken over, in milliseconds. */
const STALE_MS = 10_000;
const HEARTBEAT_MS = 2_000;

const OWNER = '.lock-owner.json';
const MAX_NOTE_BYTES = 4096;
const TAKEOVER = '.lock-takeover';

/** Owner tokens of this process by folder; a crashed process may have had our process id. */
const ownTokens = new Map<string, string>();

export interface Lock {
  /**
   * Checks on the disk that the library is still ours: after sleep the lock may be lost without
   * notice. A lost lock is requested again.
   */
  isHeld(): Promise<boolean>;
  /**
   * Number of times the lock was acquired; above 1, others may have owned the library in between.
   */
  term(): number;
  release(): Promise<void>;
}

interface OwnedLock {
  /** Random owner token: only a note with this token is ours. */
  readonly word: string;
  /** The lock folder. */
  readonly made: SeenState | null;
  /** State of the note file when its token was last read. */
  note: SeenState | null;
}

/** Until so many milliseconds are over. */
export type Wait = (milliseconds: number) => Promise<unknown>;

/**
 * Locks a library folder for this process; null = another process owns it. Calls `onChange` when
 * the lock is lost and when it is acquired again.
 */
export async function lockLibrary(
  folder: string,
  onChange: () => void = () => undefined,
  wait: Wait = setTimeout,
): Promise<Lock | null> {
  const word = randomUUID();
  let held: OwnedLock | null = null;
  let term = 0;
  const lose = (lost: OwnedLock): void => {
    if (held !== lost) return;
    held = null;
    onChange();
  };
  const take = async (): Promise<boolean> => {
    // What an earlier lock of ours finds out later is no news of this one.
    const got: { lock: OwnedLock | null } = { lock: null };
    const made = await acquire(folder, word, wait, () => got.lock && lose(got.lock));
    if (!made) return false;
    held = got.lock = { word, made: made.seen, note: null };
    term += 1;
    if (term > 1) onChange();
    return true;
  };
  if (!(await take())) return null;
  // Two concurrent attempts would each find the other one's lock.
  const queue = new Queue();
  return {
    async isHeld() {
      const now = held;
      if (now && (await isStillOurs(folder, now))) return held === now;
      return queue.run(async () => {
        const last = held;
        if (last && (await isStillOurs(folder, last))) return true;
        if (last) lose(last);
        // If the folder is gone, nobody else can own it; the write itself reports the error.
        return take().catch(async () => ((await readNote(folder))?.word ?? word) === word);
      });
    },
    term: () => term,
    async release() {
      const last = held;
      held = null;
      if (ownTokens.get(folder) === word) ownTokens.delete(folder);
      // Do not remove a lock that another process owns by now.
      if (!last || !(await isStillOurs(folder, last))) return;
      // A note that cannot be removed does no harm: its process is gone.
      await rm(join(folder, OWNER), { force: true }).catch(() => undefined);
      await unlock(folder, word);
    },
  };
}

/** True if the note has our token or, without a note, if the lock folder is the one we made. */
async function isStillOurs(folder: string, held: OwnedLock): Promise<boolean> {
  const seen = await stateOf(join(folder, OWNER));
  // Called before every write, so an unchanged note is not read again.
  if (seen && held.note && isSame(seen, held.note)) return true;
  const note = await readNote(folder);
  held.note = note?.word === held.word ? seen : null;
  if (note) return note.word === held.word;
  const there = await stateOf(join(folder, '.lock'));
  return there !== null && there.ino === held.made?.ino;
}

/**
 * Options of proper-lockfile: a private lock folder that is removed with everything in it; at the
 * end of the process only if it is still ours.
 */
function options(folder: string, word: string) {
  const files = {
    ...fs,
    mkdir: (path: string, done: (error: NodeJS.ErrnoException | null) => void) =>
      fs.mkdir(path, PRIVATE_FOLDER, done),
    rmdir: (path: string, done: (error: NodeJS.ErrnoException | null) => void) =>
      fs.rm(path, { recursive: true }, done),
    rmdirSync: (path: string) => {
      if (
        ownTokens.get(folder) === word &&
        fs.readFileSync(join(folder, OWNER), 'utf8').includes(word)
      )
        fs.rmSync(path, { recursive: true });
    },
  };
  return { lockfilePath: join(folder, '.lock'), realpath: false, fs: files };
}

/** Identifies the boot and container in which our process ids are valid. */
function processSpace(): string {
  try {
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${fs.readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    // Other systems have one namespace.
    return '';
  }
}

/** A new lock folder; `seen` is null if it cannot be read. */
interface Made {
  readonly seen: SeenState | null;
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
    const seen = await stateOf(join(folder, '.lock'));
    if (seen) {
      // A lock of ours or of a dead process is taken over before it is stale.
      const isFree =
        isStale(seen) || (await isOwnOrDead(folder, word)) || (await isDead(folder, seen, wait));
      if (!isFree || !(await removeSeen(seen))) return null;
    }
    return await tryLock(folder, word, onCompromised);
  } finally {
    await removeSeen(takeover);
  }
}

/** State of a file or folder when it was last checked. */
interface SeenState {
  readonly path: string;
  readonly ino: bigint;
  /** Time of the owner's last heartbeat, in nanoseconds. */
  readonly mtimeNs: bigint;
}

async function stateOf(path: string): Promise<SeenState | null> {
  const found = await lstat(path, { bigint: true }).catch(() => null);
  return found && { path, ino: found.ino, mtimeNs: found.mtimeNs };
}

const mtimeOf = ({ mtimeNs }: SeenState) => Number(mtimeNs / 1_000_000n);

const isStale = (seen: SeenState) => Date.now() - mtimeOf(seen) > STALE_MS;

const isSame = (one: SeenState, other: SeenState | null) =>
  one.ino === other?.ino && one.mtimeNs === other.mtimeNs;

/**
 * Removes a folder if it is unchanged; false = it was replaced or its owner sent a heartbeat. It is
 * renamed before it is checked again, so that no second process removes it too.
 */
async function removeSeen(seen: SeenState): Promise<boolean> {
  const aside = `${seen.path}-${uniqueNumber()}`;
  try {
    await rename(seen.path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return true;
    throw error;
  }
  if (isSame(seen, await stateOf(aside))) {
    await rm(aside, { recursive: true });
    return true;
  }
  // If there is a new lock by now, the owner of this one notices by itself.
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
    // Stale locks are handled by the takeover, so that none is removed twice.
    const never = { stale: Number.MAX_SAFE_INTEGER, update: HEARTBEAT_MS };
    await lockfile.lock(folder, { ...options(folder, word), ...never, onCompromised });
  } catch (error) {
    if (codeOf(error) === 'ELOCKED') return null;
    throw error;
  }
  ownTokens.set(folder, word);
  const me = { pid: process.pid, host: hostname(), space: processSpace(), word };
  try {
    await quarantineForeign(join(folder, OWNER), (found) => found.isFile());
    await writeFile(join(folder, OWNER), JSON.stringify(me), { mode: 0o600 });
  } catch (error) {
    // On a full disk the lock works without the note; only a takeover after a crash is slower.
    if (!['ENOSPC', 'EDQUOT'].includes(codeOf(error))) {
      await unlock(folder, word);
      throw error;
    }
    await rm(join(folder, OWNER), { force: true });
  }
  return { seen: await stateOf(join(folder, '.lock')) };
}

function clearForeign(path: string): Promise<void> {
  return quarantineForeign(path, (found) => found.isDirectory());
}

async function unlock(folder: string, word: string): Promise<void> {
  if (ownTokens.get(folder) === word) ownTokens.delete(folder);
  await lockfile.unlock(folder, options(folder, word)).catch((error: unknown) => {
    if (!['ENOTACQUIRED', 'ENOENT'].includes(codeOf(error))) throw error;
  });
}

/**
 * Lets one process at a time take over, so that none removes another's new lock; null = another one
 * is taking over.
 */
async function beginTakeover(folder: string): Promise<SeenState | null> {
  const path = join(folder, TAKEOVER);
  await clearForeign(path);
  const made = await stateOf(path);
  if (made && Math.abs(Date.now() - mtimeOf(made)) > STALE_MS && !(await removeSeen(made)))
    return null;
  try {
    await mkdir(path, PRIVATE_FOLDER);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return null;
    throw error;
  }
  return stateOf(path);
}

/**
 * Detects a dead lock that would not become stale for long: one without a note (a foreign folder),
 * or one with a time in the future (after a wrong clock). Watches it for longer than two
 * heartbeats.
 */
async function isDead(folder: string, first: SeenState, wait: Wait): Promise<boolean> {
  const isOfFuture = mtimeOf(first) - Date.now() >= STALE_MS;
  if (!isOfFuture && (await isSigned(folder))) return false;
  await wait(2.5 * HEARTBEAT_MS);
  return isSame(first, await stateOf(first.path));
}

async function isSigned(folder: string): Promise<boolean> {
  return (await lstat(join(folder, OWNER)).catch(() => null)) !== null;
}

/** Unvalidated content of a note. */
interface Note {
  readonly pid?: unknown;
  readonly host?: unknown;
  readonly space?: unknown;
  readonly word?: unknown;
}

/** The owner's note; null if it cannot be read. */
async function readNote(folder: string): Promise<Note | null> {
  try {
    const bytes = await readRegular(join(folder, OWNER), MAX_NOTE_BYTES);
    const found: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof found === 'object' && found !== null ? { ...found } : null;
  } catch {
    return null;
  }
}

/** True if the lock has our token, or if its process ran on this machine and has ended. */
async function isOwnOrDead(folder: string, word: string): Promise<boolean> {
  const found = await readNote(folder);
  if (!found) return false;
  if (found.word === word) return true;
  if (found.host !== hostname()) return false;
  // A process id of another namespace cannot be checked; the lock has to become stale.
  if ('space' in found && found.space !== processSpace()) return false;
  const { pid } = found;
  if (typeof pid !== 'number') return false;
  if (pid === process.pid)
    return ownTokens.get(folder) === undefined || ownTokens.get(folder) !== found.word;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}
