/**
 * A guest's view of the history. Its lines are numbered without gaps, so the guest cannot count hidden ones.
 * Older pages continue the numbers downwards.
 */
import type { HistoryPage, LogEntry } from '#shared/api/api';
import { lineFor } from '#shared/seats/historyLines';
import type { GuestSeat } from '#shared/api/sharing';

/** Maximum lines in memory, which an undo can remove one by one. */
const MAX_LINES = 200;
/** Maximum moments in memory, including those hidden from the guest. */
const MAX_MOMENTS = 2000;
/** Number of lines in one page. */
const PAGE = 50;
/** Maximum pages of the full history (200 moments each) that are read for one page of the guest. */
const MAX_PAGES_READ = 5;

/** A moment, and its line if the guest may see it. */
interface GuestMoment {
  readonly seq: number;
  readonly line: LogEntry | null;
}

export class GuestLines {
  #moments: readonly GuestMoment[] = [];
  #last = 0;
  /** The oldest line of the last page, where the next page continues: its number and its `seq`. */
  #nextPage: { readonly before: number; readonly seq: number } | null = null;
  #isReading = false;

  /** Starts again with these moments, for example after a change of seat. */
  begin(entries: readonly LogEntry[], seat: GuestSeat): void {
    this.#moments = [];
    this.#nextPage = null;
    this.add(entries, seat);
  }

  get all(): readonly LogEntry[] {
    return this.#moments.flatMap(({ line }) => line ?? []);
  }

  /** Adds moments. Returns the lines among them that the guest may see. */
  add(entries: readonly LogEntry[], seat: GuestSeat): readonly LogEntry[] {
    const added = entries.map((entry): GuestMoment => {
      const line = lineFor(entry, seat);
      return { seq: entry.seq, line: line && { ...line, seq: (this.#last += 1) } };
    });
    this.#moments = [...this.#moments, ...added].slice(-MAX_MOMENTS);
    while (this.all.length > MAX_LINES) {
      const first = this.#moments.findIndex(({ line }) => line !== null);
      this.#moments = this.#moments.slice(first + 1);
    }
    return added.flatMap(({ line }) => line ?? []);
  }

  /**
   * Removes the newest moments. Returns the number of removed lines; null = more moments than are in memory.
   */
  drop(moments: number): number | null {
    if (moments > this.#moments.length) return null;
    const remaining = this.#moments.length - moments;
    const removed = this.#moments.slice(remaining);
    this.#moments = this.#moments.slice(0, remaining);
    return removed.filter(({ line }) => line !== null).length;
  }

  /**
   * A page of older lines. `read` returns the moments before a `seq`. If the guest may see nothing of what
   * was read, the history ends there.
   */
  async before(
    before: number,
    seat: GuestSeat,
    read: (seq: number) => Promise<HistoryPage>,
  ): Promise<HistoryPage | null> {
    const from = this.#nextPage?.before === before ? this.#nextPage.seq : this.#seqOfOldest(before);
    if (from === null || this.#isReading) return null;
    this.#isReading = true;
    try {
      let page: HistoryPage = { entries: [], earlier: 'more' };
      let found: readonly LogEntry[] = [];
      let seq = from;
      for (let pages = 0; pages < MAX_PAGES_READ; pages += 1) {
        if (found.length > PAGE || page.earlier !== 'more') break;
        page = await read(seq);
        seq = page.entries[0]?.seq ?? 0;
        found = [...page.entries.flatMap((entry) => lineFor(entry, seat) ?? []), ...found];
      }
      const entries = found.slice(-PAGE);
      const [first] = entries;
      if (first) this.#nextPage = { before: before - entries.length, seq: first.seq };
      const numbered = entries.map((line, index) => {
        return { ...line, seq: before - entries.length + index };
      });
      const isAll = entries.length === found.length;
      const earlier = isAll ? page.earlier : 'more';
      return { entries: numbered, earlier: first || earlier !== 'more' ? earlier : 'none' };
    } finally {
      this.#isReading = false;
    }
  }

  /** The `seq` of the oldest visible moment if `before` is the number of its line; null otherwise. */
  #seqOfOldest(before: number): number | null {
    const oldest = this.#moments.find(({ line }) => line !== null);
    return oldest?.line?.seq === before ? oldest.seq : null;
  }
}
