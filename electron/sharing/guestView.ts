/** One open game as a guest sees it, counted by what it was told, so that nothing else can be counted. */
import type { LogEntry, Snapshot, Update } from '#shared/api';
import { FROM_NOTHING } from '#shared/apiCalls';
import type { Command } from '#shared/commands/shapes';
import { patchBetween } from '#shared/patch';
import { ok, refuse, type Result } from '#shared/result';
import { lineFor } from '#shared/seats/lines';
import { mayDo } from '#shared/seats/mayDo';
import { viewFor } from '#shared/seats/view';
import { SHARED_KEY, type GuestSeat, type SeatGame } from '#shared/sharing';
import type { Game } from '#shared/state';
import type { Session } from '../session';

/** Moments that are remembered, so that undo can take their lines back. */
const MOMENTS = 200;
/** Updates that are kept for answers that come after them. */
const KEPT = 20;

export class GuestView {
  readonly #session: Session;
  readonly #tell: (update: Update) => void;
  readonly #stop: () => void;
  readonly #told = new Map<number, Update>();
  /** What was sent and is not yet answered: it is known again by its line. */
  readonly #sending = new Set<Command>();
  #seat: GuestSeat;
  #view: SeatGame;
  #seq = 1;
  #lines: (LogEntry | null)[] = [];
  #lastLine = 0;
  /** The own last step, while nothing came after it. */
  #own: Command | null = null;
  /** The session's count when the guest was told last. */
  #heard = 0;

  constructor(session: Session, seat: GuestSeat, tell: (update: Update) => void) {
    this.#session = session;
    this.#seat = seat;
    this.#tell = tell;
    this.#view = this.#look();
    this.#stop = session.onUpdate((update) => this.#take(update));
  }

  close(): void {
    this.#stop();
  }

  /** Has the guest forget what it knows and ask for the whole. */
  startOver(): void {
    this.#tell({ ...this.#base(), from: FROM_NOTHING });
  }

  takeSeat(seat: GuestSeat): void {
    this.#seat = seat;
    this.#advance(0, []);
  }

  snapshot(): Snapshot {
    const log = this.#lines.filter((line) => line !== null);
    const { campaign, seq, undo, redo } = this.#base();
    return { campaign, seq, game: this.#view, log, undo, redo, notice: null };
  }

  async send(command: Command, request: string): Promise<Result<Update>> {
    this.#sending.add(command);
    const allowed = (game: Game) => mayDo(this.#seat, command, game);
    const answer = await this.#session.send(command, request, allowed);
    this.#sending.delete(command);
    return this.#answered(answer);
  }

  /** @rule SEAT-11 */
  async undo(seen: number, request: string): Promise<Result<Update>> {
    if (seen !== this.#seq) return refuse({ code: 'stepChanged' });
    if (this.#own === null) return refuse({ code: 'nothingToUndo' });
    return this.#answered(await this.#session.undo(this.#heard, request));
  }

  #answered(answer: Result<Update>): Result<Update> {
    if (!answer.ok) return answer;
    return ok(this.#told.get(answer.value.seq) ?? this.#base());
  }

  #base(): Update {
    const told = { patch: [], log: [], dropped: 0, undo: this.#own, redo: null };
    return { campaign: SHARED_KEY, from: this.#seq, seq: this.#seq, ...told };
  }

  #look(): SeatGame {
    return { ...viewFor(this.#session.game, this.#seat), seat: this.#seat };
  }

  #take(update: Update): void {
    this.#heard = update.seq;
    const mine = update.log.find(({ command }) => this.#sending.has(command));
    this.#own = mine?.command ?? null;
    const dropped = this.#lines.splice(Math.max(0, this.#lines.length - update.dropped));
    const lines = update.log.map((entry) => {
      const line = lineFor(entry, this.#seat);
      return line && { ...line, seq: (this.#lastLine += 1) };
    });
    this.#lines = [...this.#lines, ...lines].slice(-MOMENTS);
    const gone = dropped.filter((line) => line !== null).length;
    this.#advance(
      gone,
      lines.filter((line) => line !== null),
    );
  }

  /** Tells what the guest may know of the change; of a change that it must not know, nothing. */
  #advance(dropped: number, log: readonly LogEntry[]): void {
    const before = this.#view;
    this.#view = this.#look();
    const patch = patchBetween(before, this.#view);
    const isNews = patch.length + log.length + dropped > 0;
    if (!isNews) return;
    const from = this.#seq;
    this.#seq += 1;
    const told = { ...this.#base(), from, patch, dropped, log };
    this.#told.set(this.#heard, told);
    const [oldest] = this.#told.keys();
    if (this.#told.size > KEPT && oldest !== undefined) this.#told.delete(oldest);
    this.#tell(told);
  }
}
