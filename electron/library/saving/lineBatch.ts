/** Collects lines and writes them with one append. */
import type { Result } from '#shared/result';
import type { Batch } from '../../session/store';
import { encodeLine } from '../../format/line';

/** `from` is the place of the first line. */
export function lineBatch(from: number, write: (bytes: Buffer) => Promise<Result<void>>): Batch {
  const pieces: Buffer[] = [];
  let at = from;
  return {
    add: (line) => {
      const bytes = encodeLine(line);
      const place = { at, length: bytes.length };
      pieces.push(bytes);
      at += bytes.length;
      return place;
    },
    commit: () => write(Buffer.concat(pieces)),
  };
}
