/** What screens are told of a session: the whole when they ask, and every change. */
import { FROM_NOTHING } from '#shared/api/calls';
import type { LogEntry, OpenNotice, Snapshot, Update } from '#shared/api/api';
import { patchBetween } from '#shared/patch';
import type { Game } from '#shared/state';
import { linksAfter, type Held } from '../format/line';
import { NEWEST, type Added, type Moments, type StepTitles } from './moments';
import { weightier } from './notices';

export class Shown {
  readonly #key: string;
  readonly #moments: Moments;
  readonly #listeners = new Set<(update: Update) => void>();
  readonly #keep: (notice: OpenNotice | null) => void;
  #notice: OpenNotice | null;
  /** Whether a screen has been given the notice. */
  #isTold = false;
  #titles: StepTitles = { undo: null, redo: null };
  #log: readonly LogEntry[] = [];

  /** `keep` is told what screens still have to be told; null = they were. */
  constructor(
    key: string,
    moments: Moments,
    notice: OpenNotice | null,
    keep: (notice: OpenNotice | null) => void,
  ) {
    this.#key = key;
    this.#moments = moments;
    this.#keep = keep;
    this.#notice = notice;
  }

  async read(held: Held): Promise<void> {
    this.#log = await this.#moments.newest(held.head);
    this.#titles = await this.#moments.titlesOf(held);
  }

  /** The newest moments that hold. */
  get log(): readonly LogEntry[] {
    return this.#log;
  }

  onUpdate(listener: (update: Update) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  startOver(held: Held, notice: OpenNotice | null): void {
    const now = weightier(this.#notice, notice);
    if (now !== this.#notice) {
      this.#notice = now;
      this.#isTold = false;
      // Whose screen is gone hears it the next time.
      this.#keep(now);
    }
    this.#tell({ ...this.unchanged(held), from: FROM_NOTHING });
  }

  async snapshot({ game, seq, head }: Held<Game>): Promise<Snapshot> {
    if (this.#log.length < NEWEST / 2) this.#log = await this.#moments.newest(head);
    const log = this.#log;
    if (this.#notice && !this.#isTold) this.#keep(null);
    this.#isTold = true;
    return { campaign: this.#key, seq, game, log, ...this.#titles, notice: this.#notice };
  }

  unchanged({ seq }: Held): Update {
    const nothing = { patch: [], log: [], dropped: 0 };
    return { campaign: this.#key, from: seq, seq, ...nothing, ...this.#titles };
  }

  /** What screens were told of a line when it was written. */
  async again({ line, place }: Added): Promise<Update> {
    const { came, dropped } = await this.#moments.logOf([{ line, place }]);
    const titles = await this.#moments.titlesOf(linksAfter(line, place));
    const { seq, patch } = line;
    return { campaign: this.#key, from: seq - 1, seq, patch, log: came, dropped, ...titles };
  }

  /** Brings log and titles up to the lines that were written, and tells every screen. */
  async advance(before: Held<Game>, held: Held<Game>, added: readonly Added[]): Promise<Update> {
    this.#titles = await this.#moments.titlesOf(held);
    if (added.some(({ line }) => line.kind === 'restore')) {
      this.#log = await this.#moments.newest(held.head);
      // It starts from nothing that a screen can have, so that all ask for the whole.
      return this.#tell(this.unchanged(held));
    }
    const { came, dropped } = await this.#moments.logOf(added);
    const kept = dropped === 0 ? this.#log : this.#log.slice(0, -dropped);
    this.#log = [...kept, ...came].slice(-NEWEST);
    const only = added.length === 1 ? added[0]?.line.patch : undefined;
    return this.#tell({
      ...this.unchanged(held),
      from: before.seq,
      patch: only ?? patchBetween(before.game, held.game),
      log: came.slice(-NEWEST),
      dropped,
    });
  }

  #tell(update: Update): Update {
    for (const listener of this.#listeners) listener(update);
    return update;
  }
}
