/** A guest's view of an open game. It counts its own steps, so the guest cannot count hidden ones. */
import type { HistoryPage, LogEntry, Snapshot, Update } from '#shared/api/api';
import { FROM_NOTHING } from '#shared/api/calls';
import type { Command, CommandType } from '#shared/commands/shapes';
import { patchBetween } from '#shared/patch';
import type { Refusal } from '#shared/refusals';
import { ok, refuse, type Result } from '#shared/result';
import { lineFor } from '#shared/seats/historyLines';
import { mayDo } from '#shared/seats/mayDo';
import { viewFor } from '#shared/seats/view';
import { SHARED_KEY, type GuestSeat, type SeatGame } from '#shared/api/sharing';
import type { Game } from '#shared/state';
import { BoundedMap } from '../../session/boundedMap';
import type { Session } from '../../session/session';
import { GuestLines } from './guestLines';

/** Number of recent updates in memory, from which answers are taken. */
const MAX_UPDATES = 20;
/**
 * Number of goals that each command deals. The sum is limited, because dealing and undoing again and again
 * would show a player the goals of others.
 */
const DEALT: Partial<Readonly<Record<CommandType, number>>> = {
  dealBattleGoal: 1,
  offerBattleGoals: 2,
};
const MAX_DEALT = 2;

export class GuestView {
  readonly #session: Session;
  readonly #send: (update: Update) => void;
  readonly #stop: () => void;
  readonly #sent = new BoundedMap<number, Update>(MAX_UPDATES);
  /** Commands that were sent and not answered yet. Their lines are recognised by these objects. */
  readonly #sending = new Set<Command>();
  #seat: GuestSeat;
  #view: SeatGame;
  #seq = 1;
  readonly #lines = new GuestLines();
  /** Battle goals dealt to this device in the running scenario. */
  #dealt = 0;
  /** This guest's last step if no other step came after it; null otherwise. */
  #ownLastStep: Command | null = null;
  /** The session's `seq` after the newest update. */
  #sessionSeq = 0;
  /** The session's `seq` at each of the guest's steps. */
  readonly #sessionSeqAt = new BoundedMap<number, number>(MAX_UPDATES);

  constructor(session: Session, seat: GuestSeat, send: (update: Update) => void) {
    this.#session = session;
    this.#seat = seat;
    this.#send = send;
    this.#view = this.#currentView();
    const { seq, log } = session.newest;
    this.#lines.begin(log, seat);
    this.#sessionSeq = seq;
    this.#sessionSeqAt.set(this.#seq, seq);
    this.#stop = session.onUpdate((update) => this.#onUpdate(update));
  }

  close(): void {
    this.#stop();
  }

  /** Makes the guest ask for a snapshot. */
  startOver(): void {
    this.#send({ ...this.#base(), from: FROM_NOTHING });
  }

  /** Changes the seat and makes the guest ask for a snapshot. */
  takeSeat(seat: GuestSeat): void {
    this.#seat = seat;
    this.#view = this.#currentView();
    this.#ownLastStep = null;
    this.#restart();
  }

  snapshot(): Snapshot {
    const { campaign, seq, undo, redo } = this.#base();
    return { campaign, seq, game: this.#view, log: this.#lines.all, undo, redo, notice: null };
  }

  async history(before: number): Promise<Result<HistoryPage>> {
    const page = await this.#lines.before(before, this.#seat, (seq) => this.#session.history(seq));
    return page ? ok(page) : refuse({ code: 'stepChanged' });
  }

  async send(command: Command, request: string, seen: number): Promise<Result<Update>> {
    this.#sending.add(command);
    const whyNot = (game: Game) => mayDo(this.#seat, command, game) ?? this.#whyNotDealt(command);
    const asking = { whyNot, seen: this.#sessionSeqAt.get(seen) ?? 0 };
    const answer = await this.#session.send(command, request, asking);
    this.#sending.delete(command);
    return this.#answer(answer);
  }

  #whyNotDealt({ type }: Command): Refusal | null {
    const dealt = DEALT[type] ?? 0;
    return dealt > 0 && this.#dealt + dealt > MAX_DEALT ? { code: 'goalsAreDealt' } : null;
  }

  /** @rule SEAT-11 */
  async undo(seen: number, request: string): Promise<Result<Update>> {
    if (seen !== this.#seq) return refuse({ code: 'stepChanged' });
    if (this.#ownLastStep === null) return refuse({ code: 'nothingToUndo' });
    return this.#answer(await this.#session.undo(this.#sessionSeq, request));
  }

  #answer(answer: Result<Update>): Result<Update> {
    if (!answer.ok) return refuse(this.#withoutHiddenCommand(answer.refusal));
    return ok(this.#sent.get(answer.value.seq) ?? this.#base());
  }

  /** Removes another player's hidden command from a refusal. */
  #withoutHiddenCommand(refusal: Refusal): Refusal {
    if (refusal.code !== 'stepChanged' || !refusal.by) return refusal;
    // A refusal contains the step as an object with a type only.
    const command = refusal.by as Command;
    const entry = { seq: 0, at: '', command, events: [] };
    return { ...refusal, by: lineFor(entry, this.#seat)?.command ?? null };
  }

  #base(): Update {
    const nothing = { patch: [], log: [], dropped: 0, undo: this.#ownLastStep, redo: null };
    return { campaign: SHARED_KEY, from: this.#seq, seq: this.#seq, ...nothing };
  }

  #currentView(): SeatGame {
    return { ...viewFor(this.#session.game, this.#seat), seat: this.#seat };
  }

  #onUpdate(update: Update): void {
    const isFirst = this.#view.scenario === null;
    this.#sessionSeq = update.seq;
    const mine = update.log.find(({ command }) => this.#sending.has(command))?.command ?? null;
    const dealt = mine ? (DEALT[mine.type] ?? 0) : 0;
    if (dealt > 0) this.#dealt += dealt;
    else if (isFirst) this.#dealt = 0;
    this.#ownLastStep = dealt > 0 ? null : mine;
    const isWhole = update.from === FROM_NOTHING || update.from === update.seq;
    const dropped = isWhole ? null : this.#lines.drop(update.dropped);
    if (dropped === null) {
      this.#view = this.#currentView();
      this.#restart();
    } else {
      this.#advance(dropped, this.#lines.add(update.log, this.#seat));
    }
  }

  /** Starts the history again and makes the guest ask for a snapshot. */
  #restart(): void {
    this.#lines.begin(this.#session.newest.log, this.#seat);
    this.#seq += 1;
    this.#sessionSeqAt.set(this.#seq, this.#sessionSeq);
    this.startOver();
  }

  /** Sends the part of a change that the guest may see. Sends nothing if there is none. */
  #advance(dropped: number, log: readonly LogEntry[]): void {
    const before = this.#view;
    this.#view = this.#currentView();
    const patch = patchBetween(before, this.#view);
    const isNews = patch.length + log.length + dropped > 0;
    if (isNews) {
      const from = this.#seq;
      this.#seq += 1;
      const news = { ...this.#base(), from, patch, dropped, log };
      this.#sent.set(this.#sessionSeq, news);
      this.#send(news);
    }
    this.#sessionSeqAt.set(this.#seq, this.#sessionSeq);
  }
}
