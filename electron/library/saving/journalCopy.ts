/** Copies a journal's bytes, so that another thread can read them during play. */
import type { Heading } from '../../format/line';
import { CHUNK } from './readBytes';
import type { Journal } from './journal';
import type { LinesFile } from './allLines';

export interface JournalCopy {
  readonly heading: Heading;
  /** Place of the first line. */
  readonly start: number;
  /** In shared memory. */
  readonly bytes: Uint8Array;
}

/** Copies the current lines. Lines that are written later are not included. */
export async function copyJournal(journal: Journal): Promise<JournalCopy> {
  const { heading, start, end } = journal;
  const bytes = Buffer.from(new SharedArrayBuffer(end - start));
  let length = 0;
  for await (const chunk of journal.chunks(start)) {
    length += chunk.copy(bytes, length);
    if (length === bytes.length) break;
  }
  return { heading, start, bytes: bytes.subarray(0, length) };
}

/** Makes the copied bytes readable like a journal. `onRead` gets the number of bytes of each read. */
export function linesFileOf(
  { heading, start, bytes }: JournalCopy,
  onRead: (bytes: number) => void,
): LinesFile {
  return {
    heading,
    start,
    async *chunks(from) {
      for (let at = from - start; at < bytes.length; at += CHUNK) {
        const length = Math.min(CHUNK, bytes.length - at);
        yield await Promise.resolve(Buffer.from(bytes.buffer, bytes.byteOffset + at, length));
        onRead(length);
      }
    },
  };
}
