/** Detects if a lock file or folder was replaced or got a heartbeat since it was last seen. */
import { lstat, rename, rm } from 'node:fs/promises';
import { codeOf } from './failures';
import { uniqueNumber } from './files';

/** State of a file or folder when it was last checked. */
export interface SeenState {
  readonly path: string;
  readonly ino: bigint;
  /** Time of the owner's last heartbeat, in nanoseconds. */
  readonly mtimeNs: bigint;
}

export async function stateOf(path: string): Promise<SeenState | null> {
  const found = await lstat(path, { bigint: true }).catch(() => null);
  return found && { path, ino: found.ino, mtimeNs: found.mtimeNs };
}

/** In milliseconds. */
export const mtimeOf = ({ mtimeNs }: SeenState) => Number(mtimeNs / 1_000_000n);

export const isSameState = (one: SeenState, other: SeenState | null) =>
  one.ino === other?.ino && one.mtimeNs === other.mtimeNs;

/**
 * Removes a folder if it is unchanged. False = it was replaced or its owner sent a heartbeat. It is renamed
 * before it is checked again, so that no second process removes it too.
 */
export async function removeUnchanged(seen: SeenState): Promise<boolean> {
  const aside = `${seen.path}-${uniqueNumber()}`;
  try {
    await rename(seen.path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return true;
    throw error;
  }
  if (isSameState(seen, await stateOf(aside))) {
    await rm(aside, { recursive: true });
    return true;
  }
  // Moves it back. If a new lock is there already, this one is dropped, and its owner will notice.
  await rename(aside, seen.path).catch(() => rm(aside, { recursive: true }));
  return false;
}
