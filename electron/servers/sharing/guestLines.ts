/**
 * The history as a guest reads it. Its lines have numbers of their own, without gaps, so that nothing
 * that is kept from the guest can be counted; the ones before those it was told go down from there.
 */
import type { HistoryPage, LogEntry } from '#shared/api/api';
import { lineFor } from '#shared/seats/historyLines';
import type { GuestSeat } from '#shared/api/sharing';

/** Lines that are remembered, so that undo can take them back. */
const MOST = 200;
/** Moments that are remembered at most, with those that are kept from the guest. */
const MOST_MOMENTS = 2000;
/** Lines of one page. */
const PAGE = 50;
/** Pages of the game's own history that are read for one of these; they have 200 moments. */
const MOST_READ = 5;

/** A moment of the game, and its line where the guest may read it. */
interface Told {
  readonly seq: number;
  readonly line: LogEntry | null;
}

export class GuestLines {
  #moments: readonly Told[] = [];
  #last = 0;
  /** Where the next page goes on. */
  #goOn: { readonly before: number; readonly seq: number } | null = null;
  #isReading = false;

  /** Begins anew with these moments, as another seat may read them. */
  begin(entries: readonly LogEntry[], seat: GuestSeat): void {
    this.#moments = [];
    this.#goOn = null;
    this.add(entries, seat);
  }

  get all(): readonly LogEntry[] {
    return this.#moments.flatMap(({ line }) => line ?? []);
  }

  /** The lines of new moments. */
  add(entries: readonly LogEntry[], seat: GuestSeat): readonly LogEntry[] {
    const told = entries.map((entry): Told => {
      const line = lineFor(entry, seat);
      return { seq: entry.seq, line: line && { ...line, seq: (this.#last += 1) } };
    });
    this.#moments = [...this.#moments, ...told].slice(-MOST_MOMENTS);
    while (this.all.length > MOST) {
      const first = this.#moments.findIndex(({ line }) => line !== null);
      this.#moments = this.#moments.slice(first + 1);
    }
    return told.flatMap(({ line }) => line ?? []);
  }

  /** Takes the newest moments back; how many lines go with them, null = more than are remembered. */
  drop(moments: number): number | null {
    if (moments > this.#moments.length) return null;
    const kept = this.#moments.length - moments;
    const gone = this.#moments.slice(kept);
    this.#moments = this.#moments.slice(0, kept);
    return gone.filter(({ line }) => line !== null).length;
  }

  /**
   * A page of older lines; `read` gives the moments before one, with whether there are more. Where all
   * that may be read for it is kept from the guest, its history ends.
   */
  async before(
    before: number,
    seat: GuestSeat,
    read: (seq: number) => Promise<HistoryPage>,
  ): Promise<HistoryPage | null> {
    const from = this.#goOn?.before === before ? this.#goOn.seq : this.#firstBut(before);
    if (from === null || this.#isReading) return null;
    this.#isReading = true;
    try {
      let page: HistoryPage = { entries: [], earlier: 'more' };
      let found: readonly LogEntry[] = [];
      let seq = from;
      for (let pages = 0; pages < MOST_READ; pages += 1) {
        if (found.length > PAGE || page.earlier !== 'more') break;
        page = await read(seq);
        seq = page.entries[0]?.seq ?? 0;
        found = [...page.entries.flatMap((entry) => lineFor(entry, seat) ?? []), ...found];
      }
      const entries = found.slice(-PAGE);
      const [first] = entries;
      if (first) this.#goOn = { before: before - entries.length, seq: first.seq };
      const numbered = entries.map((line, place) => {
        return { ...line, seq: before - entries.length + place };
      });
      const isAll = entries.length === found.length;
      const earlier = isAll ? page.earlier : 'more';
      return { entries: numbered, earlier: first || earlier !== 'more' ? earlier : 'none' };
    } finally {
      this.#isReading = false;
    }
  }

  /** The moment of the oldest line, where that is the one that is asked about. */
  #firstBut(before: number): number | null {
    const oldest = this.#moments.find(({ line }) => line !== null);
    return oldest?.line?.seq === before ? oldest.seq : null;
  }
}
