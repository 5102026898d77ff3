/** Collects all lines of a campaign, as far back as its files have them without a gap. */
import { decodeLine, type Heading, type Line } from '../../format/line';
import { linesAmong } from './readBytes';
import { headingsOf } from './history';
import type { Journal } from './journal';

/** The read-only part of a journal, open or in memory. */
export type LinesFile = Pick<Journal, 'heading' | 'start' | 'chunks'>;

/** Lines without a gap, and the heading that comes before them. */
interface LineRange {
  readonly heading: Heading;
  readonly lines: readonly Line[];
}

export async function allLinesOf(
  journal: LinesFile,
  history: LinesFile | null,
): Promise<LineRange> {
  const { heading } = journal;
  const newer = await linesOf(journal);
  if (!history) return { heading, lines: newer };
  const older = await linesOf(history);
  const all = [...older.filter(({ seq }) => seq <= heading.seq), ...newer];
  const whole = linesWithoutGap(history.heading, all);
  if (whole) return whole;
  for (const first of await headingsOf(history)) {
    const found = linesWithoutGap(first, all);
    if (found) return found;
  }
  return { heading, lines: newer };
}

async function linesOf(file: LinesFile): Promise<readonly Line[]> {
  const lines: Line[] = [];
  for await (const { bytes } of linesAmong(file.chunks(file.start), file.start)) {
    const line = decodeLine(bytes);
    if (line) lines.push(line);
  }
  return lines;
}

function linesWithoutGap(heading: Heading, all: readonly Line[]): LineRange | null {
  const lines = all.filter(({ seq }) => seq > heading.seq);
  const isWhole = lines.every(({ seq }, index) => seq === heading.seq + index + 1);
  return isWhole ? { heading, lines } : null;
}
