/** Reads a journal's bytes: its first line, pieces of it, and its split into lines. */
import { constants } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { codeOf } from '../disk/failures';
import { openRegular } from '../disk/files';
import { decodeHeading, isNewerHeading } from '../../format/line';

export const CHUNK = 256 * 1024;
/** Maximum bytes of a line; far above any real one. */
export const MAX_LINE_BYTES = 16 * 1024 * 1024;
/** Maximum bytes of a journal, enough for a million moments. A larger file is not read. */
export const MAX_JOURNAL_BYTES = 1024 * 1024 * 1024;

/**
 * Sorts journals by fencing token and then by length, which never shrink. Files that are no journals come
 * last.
 */
export async function newestJournalFirst(paths: readonly string[]): Promise<readonly string[]> {
  const ages = paths.map(async (path) => ({ path, age: await ageOf(path).catch(() => [-1, 0]) }));
  const sorted = (await Promise.all(ages)).sort(
    ({ age: [fence = 0, size = 0] }, { age: [otherFence = 0, otherSize = 0] }) =>
      otherFence - fence || otherSize - size,
  );
  return sorted.map(({ path }) => path);
}

async function ageOf(path: string): Promise<readonly number[]> {
  const handle = await openRegular(path, constants.O_RDONLY);
  try {
    const first = await readFirstLine(handle);
    const heading = first && decodeHeading(first);
    return [heading?.fence ?? -1, (await handle.stat()).size];
  } finally {
    await handle.close();
  }
}

/** True if a later version of Standee wrote the journal. */
export async function isOfNewerFormat(path: string): Promise<boolean> {
  let handle: FileHandle;
  try {
    handle = await openRegular(path, constants.O_RDONLY);
  } catch (error) {
    if (['ENOENT', 'EISDIR'].includes(codeOf(error))) return false;
    throw error;
  }
  try {
    const first = await readFirstLine(handle);
    return first !== null && isNewerHeading(first);
  } finally {
    await handle.close();
  }
}

export async function readFirstLine(handle: FileHandle): Promise<Buffer | null> {
  const pieces: Buffer[] = [];
  for (let length = 0; length <= MAX_LINE_BYTES; length += CHUNK) {
    const more = await readBytes(handle, length, CHUNK);
    const lineEnd = more.indexOf(0x0a);
    // The pieces are concatenated only once, because a file without line ends would be copied again and
    // again.
    if (lineEnd !== -1) return Buffer.concat([...pieces, more.subarray(0, lineEnd + 1)]);
    if (more.length < CHUNK) return null;
    pieces.push(more);
  }
  return null;
}

export async function readBytes(
  handle: FileHandle,
  position: number,
  length: number,
): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  let done = 0;
  while (done < length) {
    const { bytesRead } = await handle.read(bytes, done, length - done, position + done);
    if (bytesRead === 0) break;
    done += bytesRead;
  }
  return bytes.subarray(0, done);
}

/** Splits bytes into lines, including damaged ones. `from` is the place of the first line. */
export async function* linesAmong(
  chunks: AsyncIterable<Buffer>,
  from: number,
): AsyncGenerator<{ bytes: Buffer; at: number }> {
  let pieces: Buffer[] = [];
  let length = 0;
  let at = from;
  for await (const chunk of chunks) {
    pieces.push(chunk);
    length += chunk.length;
    // The pieces are concatenated only once, because a file without line ends would be copied again and
    // again.
    if (chunk.indexOf(0x0a) === -1 && length < MAX_LINE_BYTES) continue;
    let rest = Buffer.concat(pieces);
    let lineEnd = rest.indexOf(0x0a);
    while (lineEnd !== -1) {
      yield { bytes: rest.subarray(0, lineEnd + 1), at };
      at += lineEnd + 1;
      rest = rest.subarray(lineEnd + 1);
      lineEnd = rest.indexOf(0x0a);
    }
    if (rest.length >= MAX_LINE_BYTES) {
      yield { bytes: rest, at };
      at += rest.length;
      rest = Buffer.alloc(0);
    }
    pieces = [rest];
    ({ length } = rest);
  }
  if (length > 0) yield { bytes: Buffer.concat(pieces), at };
}

/** Caches the bytes around the last read. The file's bytes must never change. */
export class ByteCache {
  #at = 0;
  #bytes: Buffer = Buffer.alloc(0);

  /** Reads bytes at a position. `end` = known length of the file. */
  async read(handle: FileHandle, position: number, length: number, end: number): Promise<Buffer> {
    let [at, bytes] = [this.#at, this.#bytes];
    if (position < at || position + length > at + bytes.length) {
      at = position < at ? Math.max(0, Math.min(position, position + length - CHUNK)) : position;
      bytes = await readBytes(handle, at, Math.min(Math.max(CHUNK, length), end - at));
      [this.#at, this.#bytes] = [at, bytes];
    }
    return bytes.subarray(position - at, position - at + length);
  }

  /** Null if the bytes are not in memory. */
  readCached(position: number, length: number): Buffer | null {
    const from = position - this.#at;
    return from < 0 || from + length > this.#bytes.length
      ? null
      : this.#bytes.subarray(from, from + length);
  }
}
