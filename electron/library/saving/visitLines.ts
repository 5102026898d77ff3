/** Reads all lines of a campaign and reports their effects on the undo path. */
import { pathChangeIn, seqOfMoment, type PathChange } from '../../format/pathChange';
import type { LinePlace } from '../../format/line';
import { linesAmong } from './readBytes';
import type { Journal } from './journal';

/** Every n-th moment is reported, because marks on the undo path are further apart than that. */
const VISIT_EVERY = 100;

/** Reports the effects of all lines, or of those after one. Resolves with the newest line; null = none. */
export async function visitLines(
  files: { readonly journal: Journal; readonly history: Journal | null },
  after: LinePlace | null,
  visit: (change: PathChange) => void,
): Promise<LinePlace | null> {
  const { journal, history } = files;
  let newest = after;
  let visited = 0;
  const from = after ? after.at + after.length : 0;
  const visitFile = async (file: Journal, end: number) => {
    const start = Math.max(from, file.start);
    for await (const { bytes, at } of linesAmong(file.chunks(start), start)) {
      if (at >= end) return;
      const place = { at, length: bytes.length };
      newest = place;
      const seq = seqOfMoment(bytes);
      if (seq !== null && Math.abs(seq - visited) < VISIT_EVERY) continue;
      const change = pathChangeIn(bytes, place);
      if (change?.kind === 'moment') visited = change.seq;
      if (change) visit(change);
    }
  };
  if (history && from < journal.heading.base) await visitFile(history, journal.heading.base);
  await visitFile(journal, Infinity);
  return newest;
}
