/** Moves lines to new places and rebuilds their undo and redo links. */
import {
  encodeLine,
  linksAfter,
  type JournalState,
  type Line,
  type LinePlace,
} from '../../format/line';

type Links = Pick<JournalState, 'head' | 'redo'>;

/** Lines with their new links, as objects and as bytes. */
export interface RelinkedLines {
  readonly lines: readonly Line[];
  readonly bytes: readonly Buffer[];
  readonly links: Links;
}

/** Place of the first line, and the links before it. */
export interface LinkStart {
  readonly at: number;
  readonly links: Links;
  /** Reads a line that comes before the relinked ones. Those earlier lines do not move. */
  readonly lookUp: (place: LinePlace) => Promise<Line | null>;
}

/** Assigns consecutive places to lines. Null if the moment of an undo or redo is missing. */
export async function relink(
  lines: readonly Line[],
  start: LinkStart,
): Promise<RelinkedLines | null> {
  const placed = new PlacedLines(start);
  const fresh: Line[] = [];
  const bytes: Buffer[] = [];
  let { at, links } = start;
  for (const line of lines) {
    const linked = await link(line, links, placed);
    if (!linked) return null;
    const encoded = encodeLine(linked);
    const place = { at, length: encoded.length };
    placed.add(place, linked);
    links = linksAfter(linked, place);
    fresh.push(linked);
    bytes.push(encoded);
    at += encoded.length;
  }
  return { lines: fresh, bytes, links };
}

/** Lines that already have their place. */
class PlacedLines {
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

  async lineAt(place: LinePlace | null): Promise<Line | null> {
    return place && (this.#byPlace.get(place.at) ?? (await this.#lookUp(place)));
  }

  /** New place of the moment with this `seq`. `before` is its old place. */
  async momentOf(seq: number | null, before: LinePlace | null): Promise<LinePlace | null> {
    if (seq === null || !before) return null;
    const now = this.#moments.get(seq);
    if (now) return now;
    const line = await this.#lookUp(before);
    return line?.kind === 'command' && line.seq === seq ? before : null;
  }
}

async function link(line: Line, { head, redo }: Links, placed: PlacedLines): Promise<Line | null> {
  switch (line.kind) {
    case 'command':
      return { ...line, parent: head };
    case 'undo': {
      const moment = await placed.lineAt(head);
      if (!head || moment?.kind !== 'command') return null;
      return { ...line, moment: head, head: moment.parent, beneath: redo };
    }
    case 'redo': {
      const undo = await placed.lineAt(redo);
      if (undo?.kind !== 'undo') return null;
      return { ...line, moment: undo.moment, beneath: undo.beneath };
    }
    case 'restore':
      return { ...line, head: await placed.momentOf(line.headSeq, line.head) };
  }
}
