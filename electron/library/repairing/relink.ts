/** Lines of a campaign in new places, with the links of undo and redo made anew. */
import { encodeLine, linksAfter, type Held, type Line, type LinePlace } from '../../format/line';

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
  readonly lookUp: (place: LinePlace) => Promise<Line | null>;
}

/**
 * Gives lines new places, one after the other; what takes back what follows from their kinds. Null
 * where a line takes back something that cannot be found.
 */
export async function relink(lines: readonly Line[], start: LinkStart): Promise<Relinked | null> {
  const known = new Known(start);
  const fresh: Line[] = [];
  const bytes: Buffer[] = [];
  let { at, held } = start;
  for (const line of lines) {
    const linked = await linkedTo(line, held, known);
    if (!linked) return null;
    const encoded = encodeLine(linked);
    const place = { at, length: encoded.length };
    known.add(place, linked);
    held = linksAfter(linked, place);
    fresh.push(linked);
    bytes.push(encoded);
    at += encoded.length;
  }
  return { lines: fresh, bytes, held };
}

/** Lines that have a place already. */
class Known {
  readonly #lookUp: LinkStart['lookUp'];
  readonly #byPlace = new Map<number, Line>();
  readonly #moments = new Map<number, LinePlace>();

  constructor({ lookUp }: LinkStart) {
    this.#lookUp = lookUp;
  }

  add(place: LinePlace, line: Line): void {
    this.#byPlace.set(place.at, line);
    if (line.kind === 'command') this.#moments.set(line.seq, place);
  }

  async at(place: LinePlace | null): Promise<Line | null> {
    return place && (this.#byPlace.get(place.at) ?? (await this.#lookUp(place)));
  }

  /** Where the moment with this `seq` stands now, if it does; `before` is where it stood. */
  async momentOf(seq: number | null, before: LinePlace | null): Promise<LinePlace | null> {
    if (seq === null || !before) return null;
    const now = this.#moments.get(seq);
    if (now) return now;
    const line = await this.#lookUp(before);
    return line?.kind === 'command' && line.seq === seq ? before : null;
  }
}

async function linkedTo(line: Line, { head, redo }: Links, known: Known): Promise<Line | null> {
  switch (line.kind) {
    case 'command':
      return { ...line, parent: head };
    case 'undo': {
      const moment = await known.at(head);
      if (!head || moment?.kind !== 'command') return null;
      return { ...line, moment: head, head: moment.parent, beneath: redo };
    }
    case 'redo': {
      const undo = await known.at(redo);
      if (undo?.kind !== 'undo') return null;
      return { ...line, moment: undo.moment, beneath: undo.beneath };
    }
    case 'restore':
      return { ...line, head: await known.momentOf(line.headSeq, line.head) };
  }
}
