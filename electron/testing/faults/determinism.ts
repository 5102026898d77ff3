/** Parts of deterministic fault tests: error codes, the order of disk calls, and a lock that anyone gets. */
import { Library } from '../../library/library';
import { valueOf } from '../library';
import { GAME } from '../table';
import type { Choose } from './diskTurns';

/** Errors that a disk may return for any call. */
export const ERROR_CODES = ['EIO', 'ENOSPC', 'EACCES', 'EROFS'] as const;

export function diskError(code: string, what: string): Error {
  return Object.assign(new Error(`${code}: ${what}`), { code });
}

/** Runs calls in the order they came; timers run only when nothing else is waiting. */
export const inOrder: Choose = (waiting) =>
  Math.max(
    waiting.findIndex(({ isTimer }) => !isTimer),
    0,
  );

/** A lock that every process gets. */
export const freeLock = () =>
  Promise.resolve({
    isHeld: () => Promise.resolve(true),
    term: () => 1,
    release: () => Promise.resolve(),
  });

/** Opens a library as if no other process owned it, as after a removed lock or a sleep. */
export const openUnlocked = async (folder: string, now?: () => Date): Promise<Library> =>
  valueOf(await Library.open(folder, GAME, now ? { take: freeLock, now } : { take: freeLock }));
