/** What was worked out of a history and is kept beside it: marks on the way back, and counts. */
import type { Tally } from '#shared/rules/statistics/history';
import { passageOf, type Passage } from '../format/passage';
import type { Line, LinePlace } from '../format/line';
import { Marks, type Mark } from './undoMarks';
import { Newest } from './boundedMap';

/** Counts up to and with a moment. */
export interface Count {
  readonly place: LinePlace;
  readonly tally: Tally;
}

/** All of it can be worked out again. */
export interface KeptTallies {
  /** Of the newest line that was followed: with another one there, all of it is another history's. */
  readonly newest: LinePlace;
  /** On each way back, ours first; the oldest mark of each first. */
  readonly ways: readonly (readonly Mark[])[];
  readonly counts: readonly Count[];
}

/** Where tallies are kept. */
export interface TallyStore {
  /** Null where there are none that fit. */
  read(): Promise<KeptTallies | null>;
  /** Never fails: what cannot be kept is worked out again. */
  keep(tallies: KeptTallies): Promise<void>;
  /** Tells what the lines after one did, or all; resolves with the newest line. */
  pass(after: LinePlace | null, tell: (passage: Passage) => void): Promise<LinePlace | null>;
}

/** A line that was written, and where. */
interface Added {
  readonly line: Line;
  readonly place: LinePlace;
}

/** Moments that were played or read since the tallies were kept, before they are kept again. */
const WORTH_KEEPING = 500;
/** The same in bytes of lines that nobody had followed yet. */
const WORTH_BYTES = 256 * 1024;
/** Counts in memory at the most; nobody undoes twenty thousand moments at once. */
const MOST_COUNTS = 40;
/** Those that are kept: the newest, and some for those who take back a few moments first. */
const MOST_KEPT = 3;

export class Tallies {
  readonly #store: TallyStore;
  readonly marks = new Marks();
  readonly #counts = new Newest<number, Count>(MOST_COUNTS);
  #loading: Promise<void> | null = null;
  /** What was played before all that came earlier is known; null = it is. */
  #meanwhile: Added[] | null = [];
  #newest: LinePlace | null = null;
  #sinceKept = 0;

  constructor(store: TallyStore) {
    this.#store = store;
  }

  /** Resolves when what an earlier run has kept is known, and what was played since. */
  load(): Promise<void> {
    return (this.#loading ??= this.#load());
  }

  async #load(): Promise<void> {
    const kept = await this.#store.read();
    if (kept) this.marks.remember(kept.ways);
    for (const count of kept?.counts ?? []) this.#counts.set(count.place.at, count);
    const from = kept?.newest ?? null;
    try {
      this.#newest = await this.#store.pass(from, (passage) => this.#pass(passage));
    } catch {
      // What the disk did not give is found by looking at each moment.
      this.marks.forget();
    }
    const came = this.#meanwhile ?? [];
    this.#meanwhile = null;
    for (const { line, place } of came) {
      if (place.at > (this.#newest?.at ?? -1)) this.#go(line, place);
    }
    if ((this.#newest?.at ?? 0) - (from?.at ?? 0) > WORTH_BYTES) this.passed(WORTH_KEEPING);
  }

  countAt({ at }: LinePlace): Tally | undefined {
    return this.#counts.get(at)?.tally;
  }

  /** Takes a copy. Lines never change, so a count holds forever. */
  count(place: LinePlace, tally: Tally): void {
    this.#counts.set(place.at, { place, tally: structuredClone(tally) });
  }

  forget({ at }: LinePlace): void {
    this.#counts.delete(at);
  }

  /** A line was added to the history. */
  follow(line: Line, place: LinePlace): void {
    if (this.#meanwhile) this.#meanwhile.push({ line, place });
    else this.#go(line, place);
  }

  #go(line: Line, place: LinePlace): void {
    const passage = passageOf(line, place);
    if (passage) this.#pass(passage);
    this.#newest = place;
    this.passed(1);
  }

  #pass(passage: Passage): void {
    if (passage.kind === 'moment') this.marks.note({ seq: passage.seq, place: passage.place });
    if (passage.kind === 'undone') this.marks.cut(passage.moment.at);
    if (passage.kind === 'left') this.marks.leave();
    if (passage.kind === 'unreadable') this.marks.forget();
  }

  /** So many moments were played, or read one by one: worth keeping what came of it, in a while. */
  passed(moments: number): void {
    this.#sinceKept += moments;
    if (this.#sinceKept < WORTH_KEEPING || this.#meanwhile || !this.#newest) return;
    this.#sinceKept = 0;
    const counts = [...this.#counts.values()].slice(-MOST_KEPT);
    void this.#store.keep({ newest: this.#newest, ways: this.marks.ways, counts });
  }
}
