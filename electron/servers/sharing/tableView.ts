/** One open game as the table's own page sees it: without the order of decks, and without choices of those apart. */
import type { HistoryPage, LogEntry, Snapshot, Update } from '#shared/api/api';
import { FROM_NOTHING } from '#shared/api/calls';
import type { Command } from '#shared/commands/shapes';
import type { CharacterId } from '#shared/ids';
import { patchBetween } from '#shared/patch';
import { ok, type Result } from '#shared/result';
import { lineFor } from '#shared/seats/historyLines';
import type { Seat } from '#shared/seats/seat';
import { viewFor } from '#shared/seats/view';
import type { Game } from '#shared/state';
import { BoundedMap } from '../../session/boundedMap';
import type { Session } from '../../session/session';

/** Updates that are kept for answers that come after them. */
const KEPT = 20;

export class TableView {
  readonly #session: Session;
  readonly #tell: (update: Update) => void;
  readonly #updates = new BoundedMap<number, Update>(KEPT);
  #seat: Seat = { kind: 'table', apart: [] };
  #view: Game;

  /** `tell` is called with every update as the table may know it. */
  constructor(session: Session, tell: (update: Update) => void) {
    this.#session = session;
    this.#tell = tell;
    this.#view = viewFor(session.game, this.#seat);
    session.onUpdate((update) => this.#take(update));
  }

  /** From now on these characters choose on devices of their own. */
  setApart(apart: readonly CharacterId[]): void {
    const before = this.#view;
    this.#seat = { kind: 'table', apart };
    this.#view = viewFor(this.#session.game, this.#seat);
    if (patchBetween(before, this.#view).length > 0) void this.#startOver();
  }

  async snapshot(): Promise<Snapshot> {
    return this.#shown(await this.#session.snapshot());
  }

  async history(before: number): Promise<HistoryPage> {
    const page = await this.#session.history(before);
    return { ...page, entries: this.#lines(page.entries) };
  }

  send(command: Command, request: string, seen?: number): Promise<Result<Update>> {
    return this.#answered(this.#session.send(command, request, { seen }));
  }

  undo(seen: number, request: string): Promise<Result<Update>> {
    return this.#answered(this.#session.undo(seen, request));
  }

  redo(seen: number, request: string): Promise<Result<Update>> {
    return this.#answered(this.#session.redo(seen, request));
  }

  async goTo(moment: number, seen: number, request: string): Promise<Result<Snapshot>> {
    const went = await this.#session.goTo(moment, seen, request);
    return went.ok ? ok(this.#shown(went.value)) : went;
  }

  #shown(snapshot: Snapshot): Snapshot {
    return {
      ...snapshot,
      ...this.#titles(snapshot),
      game: viewFor(snapshot.game, this.#seat),
      log: this.#lines(snapshot.log),
    };
  }

  #lines(entries: readonly LogEntry[]): readonly LogEntry[] {
    return entries.flatMap((entry) => lineFor(entry, this.#seat) ?? []);
  }

  #titles({ undo, redo }: Pick<Update, 'undo' | 'redo'>) {
    const told = (command: Command | null) =>
      command && (lineFor({ seq: 0, at: '', command, events: [] }, this.#seat)?.command ?? null);
    return { undo: told(undo), redo: told(redo) };
  }

  /** The same update as it was told, or word to ask for the whole where that is long ago. */
  async #answered(asked: Promise<Result<Update>>): Promise<Result<Update>> {
    const answer = await asked;
    if (!answer.ok) return answer;
    const { from, seq } = answer.value;
    const told = this.#updates.get(seq);
    if (told) return ok(told);
    const unchanged = { ...answer.value, ...this.#titles(answer.value), patch: [], log: [] };
    return ok(from === seq ? unchanged : { ...unchanged, from: FROM_NOTHING });
  }

  #take(update: Update): void {
    const before = this.#view;
    this.#view = viewFor(this.#session.game, this.#seat);
    // One that fits no screen has them all ask for the whole.
    const fits = update.from !== FROM_NOTHING && update.from !== update.seq;
    const told = {
      ...update,
      ...this.#titles(update),
      patch: fits ? patchBetween(before, this.#view) : [],
      log: this.#lines(update.log),
    };
    if (fits) this.#updates.set(told.seq, told);
    else this.#updates.clear();
    this.#tell(told);
  }

  async #startOver(): Promise<void> {
    const nothing = await this.#session.unchanged();
    this.#updates.clear();
    this.#tell({ ...nothing, ...this.#titles(nothing), from: FROM_NOTHING });
  }
}
