/** Deterministic test runs: seeded numbers, disk turns, and a lock without an owner. */
import { Library } from '../../library/library';
import { valueOf } from '../library';
import { GAME } from '../table';
import type { Choose } from './diskTurns';

/** Numbers that look random and are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Errors that a disk may return at any call. */
export const ERRORS = ['EIO', 'ENOSPC', 'EACCES', 'EROFS'] as const;

export function failure(code: string, what: string): Error {
  return Object.assign(new Error(`${code}: ${what}`), { code });
}

/** Timers only when nothing else is to be done. */
export const FIRST_COME: Choose = (waiting) =>
  Math.max(
    waiting.findIndex(({ isTimer }) => !isTimer),
    0,
  );

/** A lock that is nobody's. */
export const nobodys = () =>
  Promise.resolve({
    isHeld: () => Promise.resolve(true),
    term: () => 1,
    release: () => Promise.resolve(),
  });

/** Takes the library from any owner, as after a removed lock or after sleep. */
export const openUnlocked = async (folder: string, now?: () => Date): Promise<Library> =>
  valueOf(await Library.open(folder, GAME, now ? { take: nobodys, now } : { take: nobodys }));
