import { encodeLine, linksAfter, type Held, type Line, type Place, type UndoLine } from './line';

type Links = Pick<Held, 'head' | 'redo'>;

/** Lines with the places they have now. */
export interface Relinked {
  readonly lines: readonly Line[];
  readonly bytes: readonly Buffer[];
  readonly held: Links;
}

/** Where the first line will stand, and what it goes on from. */
export interface LinkStart {
  readonly at: number;
  readonly held: Links;
  /** Lines before the first one; they stay where they are. */
  readonly lookUp: (place: Place) => Promise<Line | null>;
}

/**
 * Gives lines new places, one after the other; what takes back what follows from their kinds. Null
 * where a line takes back something that cannot be found.
 */
export async function relink(lines: readonly Line[], start: LinkStart): Promise<Relinked | null> {
  const known = new Map<number, Line>();
  const find = async (place: Place) => known.get(place.at) ?? (await start.lookUp(place));
  const fresh: Line[] = [];
  const bytes: Buffer[] = [];
  let { at, held } = start;
  for (const line of lines) {
    const linked = await linkedTo(line, held, find);
    if (!linked) return null;
    const encoded = encodeLine(linked);
    const place = { at, length: encoded.length };
    known.set(at, linked);
    held = linksAfter(linked, place);
    fresh.push(linked);
    bytes.push(encoded);
    at += encoded.length;
  }
  return { lines: fresh, bytes, held };
}

async function linkedTo(
  line: Line,
  { head, redo }: Links,
  find: (place: Place) => Promise<Line | null>,
): Promise<Line | null> {
  if (line.kind === 'command') return { ...line, parent: head };
  if (line.kind === 'undo') {
    const moment = head && (await find(head));
    if (!head || moment?.kind !== 'command') return null;
    return { ...line, moment: head, head: moment.parent, beneath: redo } satisfies UndoLine;
  }
  const undo = redo && (await find(redo));
  if (undo?.kind !== 'undo') return null;
  return { ...line, moment: undo.moment, beneath: undo.beneath };
}
