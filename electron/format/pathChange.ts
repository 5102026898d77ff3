/** Finds the effect of a line on the undo path without parsing the whole line. */
import { decodeHeading, decodeLine, hasValidChecksum, type Line, type LinePlace } from './line';

/**
 * Effect of a line: it adds a moment, undoes one, leaves the path for another ('left'), or cannot be read.
 */
export type PathChange =
  | { readonly kind: 'moment'; readonly seq: number; readonly place: LinePlace }
  | { readonly kind: 'undone'; readonly moment: LinePlace }
  | { readonly kind: 'left' | 'unreadable' };

/** This many bytes always include the `kind` of a line. */
const START_BYTES = 300;
const MOMENT =
  /^\{"seq":([0-9]{1,13}),"at":"[^"\\]*","request":(?:null|"[^"\\]*"),"kind":"command"/;

/**
 * The `seq` of a moment, read from the beginning of its line; null = the whole line must be parsed.
 */
export function seqOfMoment(bytes: Buffer): number | null {
  const found = MOMENT.exec(bytes.toString('latin1', 0, START_BYTES));
  return found ? Number(found[1]) : null;
}

/** The effect of a line, given all its bytes; null = no effect, as of a heading or a redo. */
export function pathChangeIn(bytes: Buffer, place: LinePlace): PathChange | null {
  const seq = seqOfMoment(bytes);
  if (seq !== null && hasValidChecksum(bytes)) return { kind: 'moment', seq, place };
  const line = decodeLine(bytes);
  if (line) return pathChangeOf(line, place);
  return decodeHeading(bytes) ? null : { kind: 'unreadable' };
}

export function pathChangeOf(line: Line, place: LinePlace): PathChange | null {
  if (line.kind === 'command') return { kind: 'moment', seq: line.seq, place };
  if (line.kind === 'undo') return { kind: 'undone', moment: line.moment };
  return line.kind === 'restore' ? { kind: 'left' } : null;
}
