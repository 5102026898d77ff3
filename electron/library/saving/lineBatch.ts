/** Lines gathered to be written in one piece; each is told at once where it will stand. */
import type { Result } from '#shared/result';
import type { Batch } from '../../session/store';
import { encodeLine } from '../../format/line';

/** `from`: where the first of them will stand. */
export function gathering(from: number, write: (bytes: Buffer) => Promise<Result<void>>): Batch {
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
