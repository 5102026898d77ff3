/** Locks a library folder for one process at a time. Stale locks are taken over. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import lockfile from 'proper-lockfile';
import { Queue } from '../../session/queue';
import { PRIVATE_FOLDER, quarantineForeign } from './files';
import { codeOf } from './failures';
import { isOwnOrDead, hasNote, OWNER, ownTokens, readNote, writeNote } from './lockNote';
import { isSameState, mtimeOf, removeUnchanged, stateOf, type SeenState } from './seenState';

/** After this many milliseconds without a heartbeat a lock is taken over. */
const STALE_MS = 10_000;
const HEARTBEAT_MS = 2_000;

const TAKEOVER = '.lock-takeover';

/** Tokens of released locks; a heartbeat that is still under way for one of them is ignored. */
const released = new Set<string>();

export interface Lock {
  /**
   * Checks on disk that this process still owns the lock, which can be lost without notice during sleep.
   * Tries to acquire a lost lock again.
   */
  isHeld(): Promise<boolean>;
  /** Number of times the lock was acquired. Above 1, others may have owned the library in between. */
  term(): number;
  release(): Promise<void>;
}

interface OwnedLock {
  /** Random owner token. Only a note with this token is ours. */
  readonly token: string;
  /** State of the lock folder when it was made; null = it could not be read. */
  readonly made: SeenState | null;
  /** State of the note file when its token was last read; null = no note. */
  note: SeenState | null;
}

/** Resolves after the given number of milliseconds. */
export type Wait = (milliseconds: number) => Promise<unknown>;

/**
 * Locks a library folder for this process; null = another process owns it. Calls `onChange` when the lock is
 * lost and when it is acquired again.
 */
export async function lockLibrary(
  folder: string,
  onChange: () => void = () => undefined,
  wait: Wait = setTimeout,
): Promise<Lock | null> {
  const token = randomUUID();
  let held: OwnedLock | null = null;
  let term = 0;
  const lose = (lost: OwnedLock): void => {
    if (held !== lost) return;
    held = null;
    onChange();
  };
  const take = async (): Promise<boolean> => {
    // Only the loss of the current lock counts, not the loss of an earlier one.
    const current: { lock: OwnedLock | null } = { lock: null };
    const made = await acquire(folder, token, wait, () => current.lock && lose(current.lock));
    if (!made) return false;
    held = current.lock = { token, made: made.seen, note: null };
    term += 1;
    if (term > 1) onChange();
    return true;
  };
  if (!(await take())) return null;
  // One attempt at a time: two attempts would each find the other's lock.
  const queue = new Queue();
  return {
    async isHeld() {
      const now = held;
      if (now && (await isStillOurs(folder, now))) return held === now;
      return queue.run(async () => {
        const last = held;
        if (last && (await isStillOurs(folder, last))) return true;
        if (last) lose(last);
        // If the disk fails, the lock counts as held unless the note is another process's. The next write
        // reports the error.
        return take().catch(async () => ((await readNote(folder))?.word ?? token) === token);
      });
    },
    term: () => term,
    async release() {
      const last = held;
      held = null;
      if (ownTokens.get(folder) === token) ownTokens.delete(folder);
      // A lock that another process owns is not removed.
      if (!last || !(await isStillOurs(folder, last))) return;
      // A note that cannot be removed is harmless, because the next owner sees that this process has ended.
      await rm(join(folder, OWNER), { force: true }).catch(() => undefined);
      await unlock(folder, token);
    },
  };
}

/** True if the note has our token or, if there is no note, if the lock folder is the one we made. */
async function isStillOurs(folder: string, held: OwnedLock): Promise<boolean> {
  const seen = await stateOf(join(folder, OWNER));
  // Called before every write, so an unchanged note is not read again.
  if (seen && held.note && isSameState(seen, held.note)) return true;
  const note = await readNote(folder);
  held.note = note?.word === held.token ? seen : null;
  if (note) return note.word === held.token;
  const there = await stateOf(join(folder, '.lock'));
  return there !== null && there.ino === held.made?.ino;
}

/**
 * Options for proper-lockfile. The lock folder is removed with everything in it; when the process ends, only
 * if it is still ours.
 */
function lockOptions(folder: string, token: string) {
  const files = {
    ...fs,
    mkdir: (path: string, done: (error: NodeJS.ErrnoException | null) => void) =>
      fs.mkdir(path, PRIVATE_FOLDER, done),
    rmdir: (path: string, done: (error: NodeJS.ErrnoException | null) => void) =>
      fs.rm(path, { recursive: true }, done),
    stat: (path: string, done: (error: NodeJS.ErrnoException | null, found: fs.Stats) => void) =>
      fs.stat(path, (error, found) => {
        // Proper-lockfile would look up a lock that is released already.
        if (!released.has(token)) done(error, found);
      }),
    rmdirSync: (path: string) => {
      if (
        ownTokens.get(folder) === token &&
        fs.readFileSync(join(folder, OWNER), 'utf8').includes(token)
      )
        fs.rmSync(path, { recursive: true });
    },
  };
  return { lockfilePath: join(folder, '.lock'), realpath: false, fs: files };
}

/** A new lock folder; `seen` is null if its state cannot be read. */
interface NewLock {
  readonly seen: SeenState | null;
}

async function acquire(
  folder: string,
  token: string,
  wait: Wait,
  onCompromised: () => void,
): Promise<NewLock | null> {
  const made = await tryLock(folder, token, onCompromised);
  if (made) return made;
  const takeover = await beginTakeover(folder);
  if (!takeover) return null;
  try {
    const seen = await stateOf(join(folder, '.lock'));
    if (seen) {
      // A lock of this process or of a dead one is taken over even before it is stale.
      const isFree =
        isStale(seen) || (await isOwnOrDead(folder, token)) || (await isDead(folder, seen, wait));
      if (!isFree || !(await removeUnchanged(seen))) return null;
    }
    return await tryLock(folder, token, onCompromised);
  } finally {
    await removeUnchanged(takeover);
  }
}

const isStale = (seen: SeenState) => Date.now() - mtimeOf(seen) > STALE_MS;

async function tryLock(
  folder: string,
  token: string,
  onCompromised: () => void,
): Promise<NewLock | null> {
  await clearForeign(join(folder, '.lock'));
  released.delete(token);
  try {
    // Proper-lockfile must not remove stale locks itself: the takeover does, so that none is removed twice.
    const never = { stale: Number.MAX_SAFE_INTEGER, update: HEARTBEAT_MS };
    await lockfile.lock(folder, { ...lockOptions(folder, token), ...never, onCompromised });
  } catch (error) {
    if (codeOf(error) === 'ELOCKED') return null;
    throw error;
  }
  ownTokens.set(folder, token);
  try {
    await writeNote(folder, token);
  } catch (error) {
    // On a full disk the lock works without a note; only a takeover after a crash takes longer.
    if (!['ENOSPC', 'EDQUOT'].includes(codeOf(error))) {
      await unlock(folder, token);
      throw error;
    }
    await rm(join(folder, OWNER), { force: true });
  }
  return { seen: await stateOf(join(folder, '.lock')) };
}

function clearForeign(path: string): Promise<void> {
  return quarantineForeign(path, (found) => found.isDirectory());
}

async function unlock(folder: string, token: string): Promise<void> {
  released.add(token);
  if (ownTokens.get(folder) === token) ownTokens.delete(folder);
  await lockfile.unlock(folder, lockOptions(folder, token)).catch((error: unknown) => {
    if (!['ENOTACQUIRED', 'ENOENT'].includes(codeOf(error))) throw error;
  });
}

/**
 * Lets one process at a time take over, so that none removes another's new lock; null = another process is
 * taking over.
 */
async function beginTakeover(folder: string): Promise<SeenState | null> {
  const path = join(folder, TAKEOVER);
  await clearForeign(path);
  const made = await stateOf(path);
  if (made && Math.abs(Date.now() - mtimeOf(made)) > STALE_MS && !(await removeUnchanged(made)))
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
 * True for a dead lock that would not become stale for long: one without a note, or one from the future
 * (after a wrong clock). Watches the lock for longer than two heartbeats.
 */
async function isDead(folder: string, first: SeenState, wait: Wait): Promise<boolean> {
  const isOfFuture = mtimeOf(first) - Date.now() >= STALE_MS;
  if (!isOfFuture && (await hasNote(folder))) return false;
  await wait(2.5 * HEARTBEAT_MS);
  return isSameState(first, await stateOf(first.path));
}
