/** Turns file system errors into refusals. */
import { refuse } from '#shared/result';
import type { SaveFailure } from '#shared/refusals';

const REASONS: Readonly<Record<string, SaveFailure>> = {
  ENOSPC: 'diskFull',
  EDQUOT: 'diskFull',
  EFBIG: 'diskFull',
  EACCES: 'notAllowed',
  EPERM: 'notAllowed',
  EROFS: 'notAllowed',
  ENOENT: 'gone',
  ENOTDIR: 'gone',
  ENODEV: 'gone',
  ESTALE: 'gone',
};

export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

/** True for an error of the file system; anything else is a bug. */
function isDiskError(error: unknown): boolean {
  return /^E[A-Z]+$/.test(codeOf(error));
}

/** The reason of a failure. Rethrows anything but a file system error. */
export function reasonOf(error: unknown): SaveFailure {
  if (!isDiskError(error)) throw error;
  return REASONS[codeOf(error)] ?? 'other';
}

/** The refusal for a failed save. Rethrows anything but a file system error. */
export function saveFailure(error: unknown, path: string) {
  return refuse({ code: 'saveFailed', reason: reasonOf(error), path });
}

/** The refusal for a player's file that could not be read or written. Rethrows other errors. */
export function fileFailure(error: unknown, path: string) {
  return refuse({ code: 'fileFailed', reason: reasonOf(error), path });
}

/** An ENOENT error for a file that disappeared while it was in use. */
export function goneError(path: string): Error {
  return Object.assign(new Error(`ENOENT: ${path} is gone`), { code: 'ENOENT', path });
}
