/** What a line did to the way back, without reading all of it: a history has a hundred thousand of them. */
import { decodeHeading, decodeLine, isSealed, type Line, type LinePlace } from './line';

/** A moment came, one was taken back, the way begins elsewhere; or nobody can tell. */
export type Passage =
  | { readonly kind: 'moment'; readonly seq: number; readonly place: LinePlace }
  | { readonly kind: 'undone'; readonly moment: LinePlace }
  | { readonly kind: 'left' | 'unreadable' };

/** Longer than all that stands before the kind of a line. */
const BEGINNING = 300;
const MOMENT =
  /^\{"seq":([0-9]{1,13}),"at":"[^"\\]*","request":(?:null|"[^"\\]*"),"kind":"command"/;

/** The `seq` of a moment by the beginning of its line as we write it; null = only all of it tells. */
export function seqOfMoment(bytes: Buffer): number | null {
  const found = MOMENT.exec(bytes.toString('latin1', 0, BEGINNING));
  return found ? Number(found[1]) : null;
}

/** What a line did, from all its bytes; null = nothing, as a heading or a moment that holds again. */
export function passageIn(bytes: Buffer, place: LinePlace): Passage | null {
  const seq = seqOfMoment(bytes);
  if (seq !== null && isSealed(bytes)) return { kind: 'moment', seq, place };
  const line = decodeLine(bytes);
  if (line) return passageOf(line, place);
  return decodeHeading(bytes) ? null : { kind: 'unreadable' };
}

export function passageOf(line: Line, place: LinePlace): Passage | null {
  if (line.kind === 'command') return { kind: 'moment', seq: line.seq, place };
  if (line.kind === 'undo') return { kind: 'undone', moment: line.moment };
  return line.kind === 'restore' ? { kind: 'left' } : null;
}
