/** Builds the snapshots and updates that a session sends to its screens. */
import { FROM_NOTHING } from '#shared/api/calls';
import type { LogEntry, OpenNotice, Snapshot, Update } from '#shared/api/api';
import { patchBetween } from '#shared/patch';
import type { Game } from '#shared/state';
import { linksAfter, type JournalState } from '../format/line';
import { PAGE_SIZE, type Added, type Moments, type StepTitles } from './moments';
import { mostImportant } from './notices';

/**
 * Stores the newest moments, the titles of undo and redo, and the notice of one game, and sends an
 * update to every screen when they change.
 */
export class ScreenUpdates {
  readonly #key: string;
  readonly #moments: Moments;
  readonly #listeners = new Set<(update: Update) => void>();
  readonly #saveNotice: (notice: OpenNotice | null) => void;
  #notice: OpenNotice | null;
  /** True once a screen has received the notice. */
  #isDelivered = false;
  #titles: StepTitles = { undo: null, redo: null };
  #log: readonly LogEntry[] = [];

  /** Calls `saveNotice` with the notice that is not delivered yet; null = delivered. */
  constructor(
    key: string,
    moments: Moments,
    notice: OpenNotice | null,
    saveNotice: (notice: OpenNotice | null) => void,
  ) {
    this.#key = key;
    this.#moments = moments;
    this.#saveNotice = saveNotice;
    this.#notice = notice;
  }

  /** Loads the log and the titles of undo and redo. Call once before use. */
  async load(state: JournalState): Promise<void> {
    this.#log = await this.#moments.newest(state.head);
    this.#titles = await this.#moments.titlesOf(state);
  }

  /** The newest moments that are not undone. */
  get log(): readonly LogEntry[] {
    return this.#log;
  }

  /** Calls `listener` for every update; returns a function that unsubscribes it. */
  onUpdate(listener: (update: Update) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Makes every screen drop its state and ask for a snapshot, which carries the notice. */
  startOver(state: JournalState, notice: OpenNotice | null): void {
    const now = mostImportant(this.#notice, notice);
    if (now !== this.#notice) {
      this.#notice = now;
      this.#isDelivered = false;
      // Saved, so that the next start shows the notice if the screen closes too early.
      this.#saveNotice(now);
    }
    this.#publish({ ...this.emptyUpdate(state), from: FROM_NOTHING });
  }

  /**
   * The snapshot for a screen. Marks the notice as delivered, and refills the log if undo has
   * shortened it.
   */
  async snapshot({ game, seq, head }: JournalState<Game>): Promise<Snapshot> {
    if (this.#log.length < PAGE_SIZE / 2) this.#log = await this.#moments.newest(head);
    const log = this.#log;
    if (this.#notice && !this.#isDelivered) this.#saveNotice(null);
    this.#isDelivered = true;
    return { campaign: this.#key, seq, game, log, ...this.#titles, notice: this.#notice };
  }

  /** An update that only carries the current `seq` and the titles of undo and redo. */
  emptyUpdate({ seq }: JournalState): Update {
    const nothing = { patch: [], log: [], dropped: 0 };
    return { campaign: this.#key, from: seq, seq, ...nothing, ...this.#titles };
  }

  /** The update for one line, for a repeated request. */
  async updateOf({ line, place }: Added): Promise<Update> {
    const { entries, dropped } = await this.#moments.logOf([{ line, place }]);
    const titles = await this.#moments.titlesOf(linksAfter(line, place));
    const { seq, patch } = line;
    return { campaign: this.#key, from: seq - 1, seq, patch, log: entries, dropped, ...titles };
  }

  /**
   * Updates the log and the titles of undo and redo after lines were written, and sends an update to every
   * screen.
   */
  async advance(
    before: JournalState<Game>,
    state: JournalState<Game>,
    added: readonly Added[],
  ): Promise<Update> {
    this.#titles = await this.#moments.titlesOf(state);
    if (added.some(({ line }) => line.kind === 'restore')) {
      this.#log = await this.#moments.newest(state.head);
      // No screen can apply this change, so every screen asks for a snapshot.
      return this.#publish(this.emptyUpdate(state));
    }
    const { entries, dropped } = await this.#moments.logOf(added);
    const remaining = dropped === 0 ? this.#log : this.#log.slice(0, -dropped);
    this.#log = [...remaining, ...entries].slice(-PAGE_SIZE);
    const singlePatch = added.length === 1 ? added[0]?.line.patch : undefined;
    return this.#publish({
      ...this.emptyUpdate(state),
      from: before.seq,
      patch: singlePatch ?? patchBetween(before.game, state.game),
      log: entries.slice(-PAGE_SIZE),
      dropped,
    });
  }

  #publish(update: Update): Update {
    for (const listener of this.#listeners) listener(update);
    return update;
  }
}
