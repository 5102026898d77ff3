/** Going through all lines of a campaign for what they did to the way back. */
import { passageIn, seqOfMoment, type Passage } from '../../format/passage';
import type { LinePlace } from '../../format/line';
import { linesAmong } from './bytes';
import type { Journal } from './journal';

/** Moments of which one is told; there are marks at fewer of them. */
const ONE_OF = 100;

/** Tells what the lines after one did, or all; resolves with the newest line, null = there is none. */
export async function passLines(
  files: { readonly journal: Journal; readonly history: Journal | null },
  after: LinePlace | null,
  visit: (passage: Passage) => void,
): Promise<LinePlace | null> {
  const { journal, history } = files;
  let newest = after;
  let told = 0;
  const from = after ? after.at + after.length : 0;
  const passFile = async (file: Journal, end: number) => {
    const start = Math.max(from, file.start);
    for await (const { bytes, at } of linesAmong(file.chunks(start), start)) {
      if (at >= end) return;
      const place = { at, length: bytes.length };
      newest = place;
      const seq = seqOfMoment(bytes);
      if (seq !== null && Math.abs(seq - told) < ONE_OF) continue;
      const passage = passageIn(bytes, place);
      if (passage?.kind === 'moment') told = passage.seq;
      if (passage) visit(passage);
    }
  };
  if (history && from < journal.heading.base) await passFile(history, journal.heading.base);
  await passFile(journal, Infinity);
  return newest;
}
