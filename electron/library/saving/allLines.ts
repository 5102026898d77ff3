/** All that happened to a campaign, as far back as its files keep it without a gap. */
import { decodeLine, type Heading, type Line } from '../../format/line';
import { linesAmong } from './bytes';
import { headingsOf } from './history';
import type { Journal } from './journal';

/** What is read of a journal that is open, or lies in memory. */
export type LinesFile = Pick<Journal, 'heading' | 'start' | 'chunks'>;

/** Lines without a gap, and what they start from. */
interface Stretch {
  readonly heading: Heading;
  readonly lines: readonly Line[];
}

export async function pastOf(journal: LinesFile, history: LinesFile | null): Promise<Stretch> {
  const { heading } = journal;
  const newer = await linesOf(journal);
  if (!history) return { heading, lines: newer };
  const older = await linesOf(history);
  const all = [...older.filter(({ seq }) => seq <= heading.seq), ...newer];
  const whole = wholeAfter(history.heading, all);
  if (whole) return whole;
  for (const first of await headingsOf(history)) {
    const found = wholeAfter(first, all);
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

function wholeAfter(heading: Heading, all: readonly Line[]): Stretch | null {
  const lines = all.filter(({ seq }) => seq > heading.seq);
  const isWhole = lines.every(({ seq }, index) => seq === heading.seq + index + 1);
  return isWhole ? { heading, lines } : null;
}
