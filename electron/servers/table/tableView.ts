/** The table's view of an open game. Hides the order of decks and the choices made on devices. */
import type { HistoryPage, LogEntry, Snapshot, Update } from '#shared/api/api';
import { FROM_NOTHING } from '#shared/api/calls';
import type { Command } from '#shared/commands/shapes';
import type { CharacterId } from '#shared/ids';
import { patchBetween } from '#shared/patch';
import { ok, type Result } from '#shared/result';
import { lineFor, visibleCommand } from '#shared/seats/historyLines';
import type { Seat } from '#shared/seats/seat';
import { viewFor } from '#shared/seats/view';
import type { Game } from '#shared/state';
import { BoundedMap } from '../../session/boundedMap';
import type { Session } from '../../session/session';

/** Number of recent updates in memory, from which answers are taken. */
const MAX_UPDATES = 20;

export class TableView {
  readonly #session: Session;
  readonly #publish: (update: Update) => void;
  readonly #updates = new BoundedMap<number, Update>(MAX_UPDATES);
  #seat: Seat = { kind: 'table', apart: [] };
  #view: Game;

  /** `publish` is called with the visible part of every update. */
  constructor(session: Session, publish: (update: Update) => void) {
    this.#session = session;
    this.#publish = publish;
    this.#view = viewFor(session.game, this.#seat);
    session.onUpdate((update) => this.#onUpdate(update));
  }

  /** Sets the characters played on devices. */
  setApart(apart: readonly CharacterId[]): void {
    const before = this.#view;
    this.#seat = { kind: 'table', apart };
    this.#view = viewFor(this.#session.game, this.#seat);
    if (patchBetween(before, this.#view).length > 0) void this.#startOver();
  }

  async snapshot(): Promise<Snapshot> {
    return this.#visible(await this.#session.snapshot());
  }

  async history(before: number): Promise<HistoryPage> {
    const page = await this.#session.history(before);
    return { ...page, entries: this.#lines(page.entries) };
  }

  send(command: Command, request: string, seen?: number): Promise<Result<Update>> {
    return this.#answer(this.#session.send(command, request, { seen }));
  }

  undo(seen: number, request: string): Promise<Result<Update>> {
    return this.#answer(this.#session.undo(seen, request));
  }

  redo(seen: number, request: string): Promise<Result<Update>> {
    return this.#answer(this.#session.redo(seen, request));
  }

  async goTo(moment: number, seen: number, request: string): Promise<Result<Snapshot>> {
    const went = await this.#session.goTo(moment, seen, request);
    return went.ok ? ok(this.#visible(went.value)) : went;
  }

  #visible(snapshot: Snapshot): Snapshot {
    return {
      ...snapshot,
      ...this.#visibleUndoRedo(snapshot),
      game: viewFor(snapshot.game, this.#seat),
      log: this.#lines(snapshot.log),
    };
  }

  #lines(entries: readonly LogEntry[]): readonly LogEntry[] {
    return entries.flatMap((entry) => lineFor(entry, this.#seat) ?? []);
  }

  #visibleUndoRedo({ undo, redo }: Pick<Update, 'undo' | 'redo'>) {
    const visible = (command: Command | null) => command && visibleCommand(command, this.#seat);
    return { undo: visible(undo), redo: visible(redo) };
  }

  /**
   * The update as it was published. If it is no longer in memory: an update that makes the screen fetch a
   * snapshot.
   */
  async #answer(pending: Promise<Result<Update>>): Promise<Result<Update>> {
    const answer = await pending;
    if (!answer.ok) return answer;
    const { from, seq } = answer.value;
    const published = this.#updates.get(seq);
    if (published) return ok(published);
    const unchanged = {
      ...answer.value,
      ...this.#visibleUndoRedo(answer.value),
      patch: [],
      log: [],
    };
    return ok(from === seq ? unchanged : { ...unchanged, from: FROM_NOTHING });
  }

  #onUpdate(update: Update): void {
    const before = this.#view;
    this.#view = viewFor(this.#session.game, this.#seat);
    // No screen can apply such an update, so all ask for a snapshot.
    const fits = update.from !== FROM_NOTHING && update.from !== update.seq;
    const published = {
      ...update,
      ...this.#visibleUndoRedo(update),
      patch: fits ? patchBetween(before, this.#view) : [],
      log: this.#lines(update.log),
    };
    if (fits) this.#updates.set(published.seq, published);
    else this.#updates.clear();
    this.#publish(published);
  }

  async #startOver(): Promise<void> {
    const nothing = await this.#session.emptyUpdate();
    this.#updates.clear();
    this.#publish({ ...nothing, ...this.#visibleUndoRedo(nothing), from: FROM_NOTHING });
  }
}
