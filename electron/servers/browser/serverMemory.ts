/** Port and key of the browser host, kept so that open pages come back. */
import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { openRegular, quarantineForeign, replaceFile } from '../../library/disk/files';

/** In the library folder: what the browser host keeps from one start to the next. */
const FILE = '.server.json';
const LARGEST = 4096;

/** With the same key and port a page that was left open comes back by itself after a restart. */
export interface ServerMemory {
  readonly key: string;
  /** Null = none was used yet. */
  readonly port: number | null;
}

const shape = z.strictObject({
  key: z.string().regex(/^[\w-]{43}$/),
  port: z.int().min(1).max(65_535).nullable(),
});

/** 32 random bytes, as text that fits into an address and a cookie. */
export function newKey(): string {
  return randomBytes(32).toString('base64url');
}

/** What was kept for this library. A new key where the file is missing, damaged or open to others. */
export async function readServerMemory(library: string): Promise<ServerMemory> {
  const first = { key: newKey(), port: null };
  try {
    const file = await openRegular(join(library, FILE), constants.O_RDONLY);
    try {
      const { mode, size } = await file.stat();
      if (size > LARGEST) return first;
      // A key that others could read, as in a folder that was copied, is no secret any more.
      const isShared = process.platform !== 'win32' && (mode & 0o077) !== 0;
      const read = shape.safeParse(JSON.parse(await file.readFile('utf8')));
      return read.success && !isShared ? read.data : first;
    } finally {
      await file.close();
    }
  } catch {
    return first;
  }
}

export async function writeServerMemory(library: string, memory: ServerMemory): Promise<void> {
  await quarantineForeign(join(library, FILE), (found) => found.isFile());
  await replaceFile(join(library, FILE), `${JSON.stringify(memory)}\n`);
}
