/** Saves the browser host's port and key, so that open pages reconnect after a restart. */
import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { openRegular, quarantineForeign, replaceFile } from '../../library/disk/files';

/** Name of the file, in the library folder. */
const FILE = '.server.json';
const MAX_BYTES = 4096;

export interface SavedServer {
  readonly key: string;
  /** Null = no port was used yet. */
  readonly port: number | null;
}

const shape = z.strictObject({
  key: z.string().regex(/^[\w-]{43}$/),
  port: z.int().min(1).max(65_535).nullable(),
});

/** 32 random bytes as text that is safe in addresses and cookies. */
export function newKey(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Reads the port and key of this library. The key is new if the file is missing, damaged or readable by
 * others.
 */
export async function readSavedServer(library: string): Promise<SavedServer> {
  const fresh = { key: newKey(), port: null };
  try {
    const file = await openRegular(join(library, FILE), constants.O_RDONLY);
    try {
      const { mode, size } = await file.stat();
      if (size > MAX_BYTES) return fresh;
      // A key that others can read is not secret. Copying the folder can cause this.
      const isShared = process.platform !== 'win32' && (mode & 0o077) !== 0;
      const read = shape.safeParse(JSON.parse(await file.readFile('utf8')));
      return read.success && !isShared ? read.data : fresh;
    } finally {
      await file.close();
    }
  } catch {
    return fresh;
  }
}

export async function writeSavedServer(library: string, server: SavedServer): Promise<void> {
  await quarantineForeign(join(library, FILE), (found) => found.isFile());
  await replaceFile(join(library, FILE), `${JSON.stringify(server)}\n`);
}
