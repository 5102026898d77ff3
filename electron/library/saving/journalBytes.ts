/** A journal as the bytes of its lines, for another thread to read while play goes on. */
import type { Heading } from '../../format/line';
import { CHUNK } from './bytes';
import type { Journal } from './journal';
import type { LinesFile } from './allLines';

export interface WrittenFile {
  readonly heading: Heading;
  /** Where lines begin, as a place of the campaign. */
  readonly start: number;
  /** In memory that threads share. */
  readonly bytes: Uint8Array;
}

/** The lines up to now; those that come meanwhile are none of them. */
export async function writtenIn(journal: Journal): Promise<WrittenFile> {
  const { heading, start, end } = journal;
  const bytes = Buffer.from(new SharedArrayBuffer(end - start));
  let length = 0;
  for await (const chunk of journal.chunks(start)) {
    length += chunk.copy(bytes, length);
    if (length === bytes.length) break;
  }
  return { heading, start, bytes: bytes.subarray(0, length) };
}

/** To be read as if it were open; `passed` is told how many bytes were. */
export function fileOf(
  { heading, start, bytes }: WrittenFile,
  passed: (bytes: number) => void,
): LinesFile {
  return {
    heading,
    start,
    async *chunks(from) {
      for (let at = from - start; at < bytes.length; at += CHUNK) {
        const length = Math.min(CHUNK, bytes.length - at);
        yield await Promise.resolve(Buffer.from(bytes.buffer, bytes.byteOffset + at, length));
        passed(length);
      }
    },
  };
}
