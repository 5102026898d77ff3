/** Reads the valid lines of a damaged journal and history. */
import { codeOf } from '../disk/failures';
import { readRegular } from '../disk/files';
import {
  decodeHeading,
  decodeLine,
  type Heading,
  type Line,
  type LinePlace,
} from '../../format/line';
import type { Paths } from '../disk/paths';
import { MAX_JOURNAL_BYTES } from '../saving/readBytes';
import type { Save } from '../saving/checkpoint';

/** The files of a damaged campaign before the repair. */
export interface Remains {
  readonly paths: Paths;
  readonly save: Save | null;
  /** True if the save exists but cannot be read. */
  readonly isSaveDamaged: boolean;
}

/** A valid line, and the schema version of its heading; null if the heading is lost. */
export interface FoundLine {
  readonly line: Line;
  readonly schema: number | null;
}

export interface JournalRemains {
  /** The first heading; null if it is damaged. */
  readonly heading: Heading | null;
  /** All valid headings; a history has one for each compacted journal. */
  readonly headings: readonly Heading[];
  /** Valid lines sorted by `seq`, without duplicates. */
  readonly lines: readonly FoundLine[];
  /** Place of the last line and end of the file if everything in it is valid; null = something is damaged. */
  readonly intact: { readonly last: LinePlace | null; readonly end: number } | null;
  /** True if the lines of the history are included. */
  readonly isMerged: boolean;
}

export const NOTHING: JournalRemains = {
  heading: null,
  headings: [],
  lines: [],
  intact: null,
  isMerged: false,
};

/** Adds the history to a journal without a heading. */
export async function withHistory(
  journal: JournalRemains,
  { paths, save }: Remains,
): Promise<JournalRemains> {
  if (journal.heading) return journal;
  const history = await readRemains(paths.history);
  if (!history.heading || (save && save.id !== history.heading.id)) return journal;
  const lines = inOrder([...history.lines, ...journal.lines]);
  return { ...history, lines, intact: null, isMerged: true };
}

function inOrder(lines: readonly FoundLine[]): readonly FoundLine[] {
  const bySeq = new Map(lines.map((found) => [found.line.seq, found]));
  return [...bySeq.values()].sort((a, b) => a.line.seq - b.line.seq);
}

export async function readRemains(path: string): Promise<JournalRemains> {
  let bytes: Buffer;
  try {
    bytes = await readRegular(path, MAX_JOURNAL_BYTES);
  } catch (error) {
    if (!['ENOENT', 'EISDIR', 'EFBIG'].includes(codeOf(error))) throw error;
    return NOTHING;
  }
  let heading: Heading | null = null;
  let last: LinePlace | null = null;
  let schema: number | null = null;
  const headings: Heading[] = [];
  const found: FoundLine[] = [];
  let pieces = 0;
  for (let at = 0; at < bytes.length; pieces += 1) {
    const lineEnd = bytes.indexOf(0x0a, at);
    const piece = bytes.subarray(at, lineEnd === -1 ? bytes.length : lineEnd + 1);
    const line = decodeLine(piece);
    const top = line ? null : decodeHeading(piece);
    if (at === 0) heading = top;
    if (top) {
      headings.push(top);
      ({ schema } = top);
    }
    if (line) {
      found.push({ line, schema });
      last = { at: (heading?.base ?? 0) + at, length: piece.length };
    }
    at += piece.length;
  }
  const first = heading?.seq ?? 0;
  const isIntact =
    heading !== null &&
    found.length === pieces - 1 &&
    found.every(({ line }, index) => line.seq === first + index + 1);
  const end = (heading?.base ?? 0) + bytes.length;
  const intact = isIntact ? { last, end } : null;
  return { heading, headings, lines: inOrder(found), intact, isMerged: false };
}
