/** What was worked out of a history and is kept beside it: marks on the way back, and counts. */
import type { Tally } from '#shared/rules/statistics/history';
import type { Line, LinePlace } from './library/format/line';
import { Marks, type Mark } from './marks';

/** Counts up to and with a moment. */
export interface Count {
  readonly place: LinePlace;
  readonly tally: Tally;
}

/** All of it can be worked out again. */
export interface KeptTallies {
  /** On each way back that somebody went, the oldest first. */
  readonly ways: readonly (readonly Mark[])[];
  readonly counts: readonly Count[];
}

/** Where tallies are kept. */
export interface TallyStore {
  /** Null where there are none that fit. */
  read(): Promise<KeptTallies | null>;
  /** Never fails: what cannot be kept is worked out again. */
  keep(tallies: KeptTallies): Promise<void>;
}

/** Moments that were played or read since the tallies were kept, before they are kept again. */
const WORTH_KEEPING = 500;
/** Counts in memory at the most; nobody undoes twenty thousand moments at once. */
const MOST_COUNTS = 40;
/** Those that are kept: the newest, and some for those who take back a few moments first. */
const MOST_KEPT = 3;

export class Tallies {
  readonly #store: TallyStore;
  readonly marks = new Marks();
  readonly #counts = new Map<number, Count>();
  #loading: Promise<void> | null = null;
  #sinceKept = 0;

  constructor(store: TallyStore) {
    this.#store = store;
  }

  /** Resolves when what an earlier run has kept is known. */
  load(): Promise<void> {
    return (this.#loading ??= this.#store.read().then((kept) => {
      if (!kept) return;
      this.marks.remember(kept.ways);
      for (const count of kept.counts) this.#counts.set(count.place.at, count);
    }));
  }

  countAt({ at }: LinePlace): Tally | undefined {
    return this.#counts.get(at)?.tally;
  }

  /** Takes a copy. Lines never change, so a count holds forever. */
  count(place: LinePlace, tally: Tally): void {
    this.#counts.set(place.at, { place, tally: structuredClone(tally) });
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > MOST_COUNTS && oldest !== undefined) this.#counts.delete(oldest);
  }

  forget({ at }: LinePlace): void {
    this.#counts.delete(at);
  }

  /** A line was added to the history. */
  follow(line: Line, place: LinePlace): void {
    if (line.kind === 'command') this.marks.note({ seq: line.seq, place });
    if (line.kind === 'undo') this.marks.cut(line.moment.at);
    if (line.kind === 'restore') this.marks.leave();
    this.passed(1);
  }

  /** So many moments were played, or read one by one: worth keeping what came of it, in a while. */
  passed(moments: number): void {
    this.#sinceKept += moments;
    if (this.#sinceKept < WORTH_KEEPING || this.#loading === null) return;
    this.#sinceKept = 0;
    const counts = [...this.#counts.values()].slice(-MOST_KEPT);
    void this.#loading.then(() => this.#store.keep({ ways: this.marks.ways, counts }));
  }
}
