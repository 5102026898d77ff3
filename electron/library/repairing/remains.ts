/** What can be read of a damaged campaign's journal and history, line by line. */
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
import { LARGEST_JOURNAL } from '../saving/bytes';
import type { Save } from '../saving/checkpoint';

/** What was found of a campaign, before anything was touched. */
export interface Remains {
  readonly paths: Paths;
  readonly save: Save | null;
  /** The save is there and cannot be read. */
  readonly isSaveDamaged: boolean;
}

/** A line, and the version of the game's shape that it speaks of; null where its heading is lost. */
export interface FoundLine {
  readonly line: Line;
  readonly schema: number | null;
}

export interface JournalRemains {
  /** The first one; null where it is damaged. */
  readonly heading: Heading | null;
  /** All good ones; a history has one for each journal that went into it. */
  readonly headings: readonly Heading[];
  /** Good lines in the order of `seq`, each once. */
  readonly lines: readonly FoundLine[];
  /** Where the last line stands and where the file ends, if everything in it is as it should be. */
  readonly intact: { readonly last: LinePlace | null; readonly end: number } | null;
  /** Whether the history was read, too. */
  readonly isMerged: boolean;
}

export const NOTHING: JournalRemains = {
  heading: null,
  headings: [],
  lines: [],
  intact: null,
  isMerged: false,
};

/** A journal without its heading goes on from where the history ends. */
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
    bytes = await readRegular(path, LARGEST_JOURNAL);
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
