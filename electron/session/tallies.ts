/**
 * Cache of values computed from a history: marks on the undo path, and counts for the statistics.
 */
import type { Tally } from '#shared/rules/statistics/history';
import { pathChangeOf, type PathChange } from '../format/pathChange';
import type { Line, LinePlace } from '../format/line';
import { Marks, type Mark } from './undoMarks';
import { BoundedMap } from './boundedMap';

/** Counts up to and including a moment. */
export interface Count {
  readonly place: LinePlace;
  readonly tally: Tally;
}

/** The saved cache. Everything in it can be computed again. */
export interface SavedTallies {
  /** The newest line included. If another line is at that place, the cache belongs to another history. */
  readonly newest: LinePlace;
  /** Marks on each undo path, the current path first; each with its oldest mark first. */
  readonly ways: readonly (readonly Mark[])[];
  readonly counts: readonly Count[];
}

export interface TallyStore {
  /** Null if there is no cache, or one of another history. */
  read(): Promise<SavedTallies | null>;
  /** Never fails, because the cache can be computed again. */
  save(tallies: SavedTallies): Promise<void>;
  /** Reports the effects of all lines, or of those after one. Resolves with the newest line; null = none. */
  visitLines(
    after: LinePlace | null,
    visit: (change: PathChange) => void,
  ): Promise<LinePlace | null>;
}

interface Added {
  readonly line: Line;
  readonly place: LinePlace;
}

/** Moments that are played or read between two saves of the cache. */
const SAVE_EVERY = 500;
/** Bytes of new lines at opening after which the cache is saved again. */
const SAVE_AFTER_BYTES = 256 * 1024;
/** Maximum counts in memory. Nobody undoes more than twenty thousand moments. */
const MAX_COUNTS_IN_MEMORY = 40;
/** Maximum counts that are saved: the newest, and two for players who undo some moments first. */
const MAX_SAVED_COUNTS = 3;

export class Tallies {
  readonly #store: TallyStore;
  readonly marks = new Marks();
  readonly #counts = new BoundedMap<number, Count>(MAX_COUNTS_IN_MEMORY);
  #loading: Promise<void> | null = null;
  /** Lines that were written while earlier ones are being loaded; null = loading is done. */
  #pending: Added[] | null = [];
  #newest: LinePlace | null = null;
  #unsaved = 0;

  constructor(store: TallyStore) {
    this.#store = store;
  }

  /** Resolves when the saved cache is loaded and includes all lines that were written since. */
  load(): Promise<void> {
    return (this.#loading ??= this.#load());
  }

  async #load(): Promise<void> {
    const saved = await this.#store.read();
    if (saved) this.marks.load(saved.ways);
    for (const count of saved?.counts ?? []) this.#counts.set(count.place.at, count);
    const from = saved?.newest ?? null;
    try {
      this.#newest = await this.#store.visitLines(from, (change) => this.#apply(change));
    } catch {
      // Without marks, a search reads every moment.
      this.marks.clear();
    }
    const pending = this.#pending ?? [];
    this.#pending = null;
    for (const { line, place } of pending) {
      if (place.at > (this.#newest?.at ?? -1)) this.#followLine(line, place);
    }
    if ((this.#newest?.at ?? 0) - (from?.at ?? 0) > SAVE_AFTER_BYTES) this.countMoments(SAVE_EVERY);
  }

  countAt({ at }: LinePlace): Tally | undefined {
    return this.#counts.get(at)?.tally;
  }

  /** Stores a copy of a count. Lines never change, so the count stays valid. */
  storeCount(place: LinePlace, tally: Tally): void {
    this.#counts.set(place.at, { place, tally: structuredClone(tally) });
  }

  forget({ at }: LinePlace): void {
    this.#counts.delete(at);
  }

  /** Updates the marks for a line that was added to the history. */
  follow(line: Line, place: LinePlace): void {
    if (this.#pending) this.#pending.push({ line, place });
    else this.#followLine(line, place);
  }

  #followLine(line: Line, place: LinePlace): void {
    const change = pathChangeOf(line, place);
    if (change) this.#apply(change);
    this.#newest = place;
    this.countMoments(1);
  }

  #apply(change: PathChange): void {
    if (change.kind === 'moment') this.marks.add({ seq: change.seq, place: change.place });
    if (change.kind === 'undone') this.marks.removeFrom(change.moment.at);
    if (change.kind === 'left') this.marks.abandonPath();
    if (change.kind === 'unreadable') this.marks.clear();
  }

  /** Counts moments that were played or read. Saves the cache when there are enough. */
  countMoments(moments: number): void {
    this.#unsaved += moments;
    if (this.#unsaved < SAVE_EVERY || this.#pending || !this.#newest) return;
    this.#unsaved = 0;
    const counts = [...this.#counts.values()].slice(-MAX_SAVED_COUNTS);
    void this.#store.save({ newest: this.#newest, ways: this.marks.ways, counts });
  }
}
