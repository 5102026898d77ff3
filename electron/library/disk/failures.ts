/** What the file system said, as a refusal that a player can be told. */
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

/** Whether an error came from the file system; anything else is a bug and is thrown on. */
function isDiskError(error: unknown): boolean {
  return /^E[A-Z]+$/.test(codeOf(error));
}

/** The refusal for an error of the file system; bugs are thrown on. */
export function saveFailed(error: unknown, path: string) {
  if (!isDiskError(error)) throw error;
  return refuse({ code: 'saveFailed', reason: REASONS[codeOf(error)] ?? 'other', path });
}

/** The refusal for a file of the player that could not be read or written. */
export function fileFailed(error: unknown, path: string) {
  if (!isDiskError(error)) throw error;
  return refuse({ code: 'fileFailed', reason: REASONS[codeOf(error)] ?? 'other', path });
}

/** An error as the file system would give it, for a file that went away under our hands. */
export function goneError(path: string): Error {
  return Object.assign(new Error(`ENOENT: ${path} is gone`), { code: 'ENOENT', path });
}
