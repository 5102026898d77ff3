/** Checks that an open file is still the file at its path, and restores it if it was removed. */
import { constants } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { codeOf } from '../disk/failures';
import { closeOnError, openRegular } from '../disk/files';
import {
  createFile,
  isUnchanged,
  isSameFile,
  LostError,
  removeOwn,
  type Identity,
} from '../disk/swap';
import { readBytes } from './readBytes';

/** With O_APPEND a write goes to the end of the file even if another process has written meanwhile. */
export const READ_AND_APPEND = constants.O_RDWR | constants.O_APPEND;

/** False if another process may have removed the file on purpose. */
export type MayRestore = () => Promise<boolean>;

/** Owner of the file at our path: us ('ours'), nobody because it is missing ('gone'), or another process. */
export type Ownership = 'ours' | 'gone' | 'other';

export interface OpenFile extends Pick<Identity, 'dev' | 'ino'> {
  readonly handle: FileHandle;
}

interface Expected {
  readonly identity: Identity;
  readonly isAnySize: boolean;
  /** Bytes that another process changes when it takes over the file. */
  readonly token: { readonly bytes: Buffer; readonly place: number };
}

/** Compares inode, length and token. Nothing else is read. */
export async function ownershipOf(
  path: string,
  { identity, isAnySize, token }: Expected,
): Promise<Ownership> {
  let named: FileHandle;
  try {
    named = await openRegular(path, constants.O_RDONLY);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return 'gone';
    if (codeOf(error) === 'EISDIR') return 'other';
    throw error;
  }
  try {
    const [found, bytes] = await Promise.all([
      named.stat({ bigint: true }),
      readBytes(named, token.place, token.bytes.length),
    ]);
    if (found.ino !== identity.ino || found.dev !== identity.dev) return 'other';
    if (found.size !== identity.size && !isAnySize) return 'other';
    return bytes.equals(token.bytes) ? 'ours' : 'other';
  } finally {
    // Not awaited, because a read handle needs no orderly end.
    void named.close().catch(() => undefined);
  }
}

/** Writes a removed file again, and opens it. */
export async function recreate(
  path: string,
  content: Buffer,
  mayRestore: MayRestore,
): Promise<OpenFile> {
  const made = await createFile(path, content);
  const handle = made && (await openRegular(path, READ_AND_APPEND));
  if (!handle) throw new LostError(path);
  const { dev, ino } = await closeOnError(handle, async () => {
    const found = await handle.stat({ bigint: true });
    if (!isSameFile(found, made)) throw new LostError(path);
    if (await mayRestore()) return found;
    // This process may have slept, and the library may belong to another process by now.
    await removeOwn(path, (at) => isUnchanged(at, made));
    throw new LostError(path);
  });
  return { handle, dev, ino };
}
