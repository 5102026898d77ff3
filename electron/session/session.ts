/**
 * The open game of one campaign: runs commands, undo and redo, and sends updates to its screens. It does not
 * depend on Electron or on files; a store saves its lines.
 */
import type {
  ClockAct,
  ClockReading,
  HistoryPage,
  OpenNotice,
  Snapshot,
  Update,
} from '#shared/api/api';
import type { Command } from '#shared/commands/shapes';
import { applyPatch, patchBetween } from '#shared/patch';
import { ok, refuse, type Outcome, type Result } from '#shared/result';
import { withClockStart } from '#shared/rules/scenario/playTime';
import type { HistoryStatistics } from '#shared/rules/statistics/statistics';
import type { Game } from '#shared/state';
import {
  linksAfter,
  playedField,
  type CommandLine,
  type JournalState,
  type Line,
  type LinePlace,
} from '../format/line';
import { Answers, isSameCommand } from './answeredRequests';
import { GameClock, type Clocks } from './gameClock';
import { HistorySums } from './historySums';
import { Moments, redoOf, restoreOf, undoOf, type PastState } from './moments';
import { RecentSteps, type StepOptions } from './conflicts';
import { ScreenUpdates } from './screenUpdates';
import type { Opened, Store } from './store';
import { Queue } from './queue';
import { prepareLines, type PreparedLines } from './undoRedo';

/** `apply` with content and random numbers already passed. */
export type PlayCommand = (game: Game, command: Command) => Result<Outcome<Game>>;

export class Session {
  readonly key: string;
  readonly #store: Store;
  readonly #play: PlayCommand;
  readonly #now: () => Date;
  readonly #clock: GameClock;
  readonly #answers = new Answers();
  readonly #moments: Moments;
  readonly #sums: HistorySums;
  readonly #screens: ScreenUpdates;
  #state: JournalState<Game>;
  /** The place of the newest line; null = none. */
  #newestPlace: LinePlace | null = null;
  readonly #queue = new Queue();
  /** Resolves when every `goTo` so far is done. */
  #going: Promise<void> = Promise.resolve();
  readonly #steps = new RecentSteps();

  private constructor(
    key: string,
    store: Store,
    opened: Opened,
    play: PlayCommand,
    clocks: Clocks,
  ) {
    this.key = key;
    this.#store = store;
    this.#moments = new Moments(store);
    this.#sums = new HistorySums(this.#moments);
    this.#play = play;
    this.#now = clocks.now;
    this.#clock = new GameClock(opened, clocks.ticks, (...now) => store.onPlayed(...now));
    const saveNotice = (notice: OpenNotice | null) => store.saveNotice(notice);
    this.#screens = new ScreenUpdates(key, this.#moments, opened.notice, saveNotice);
    this.#state = opened.state;
    for (const [request, place] of opened.requests) this.#answers.set(request, { place });
    this.#newestPlace = opened.requests.at(-1)?.[1] ?? null;
  }

  static async open(
    key: string,
    store: Store,
    opened: Opened,
    play: PlayCommand,
    clocks: Clocks,
  ): Promise<Session> {
    const session = new Session(key, store, opened, play, clocks);
    await session.#screens.load(opened.state);
    void session.#moments.tallies.load();
    return session;
  }

  get game(): Game {
    return this.#state.game;
  }

  /** The newest line known to this session, and its place; null = none. */
  async newestLine(): Promise<{ readonly place: LinePlace; readonly line: Line } | null> {
    const place = this.#newestPlace;
    const line = place && (await this.#moments.read(place));
    return place && line ? { place, line } : null;
  }

  /** Makes every screen drop its state and ask for a snapshot. */
  startOver(notice: OpenNotice | null): void {
    this.#screens.startOver(this.#state, notice);
  }

  /** The current `seq`, and the newest moments that are not undone. */
  get newest(): Pick<Snapshot, 'seq' | 'log'> {
    return { seq: this.#state.seq, log: this.#screens.log };
  }

  /** Calls `listener` for every update; returns a function that unsubscribes it. */
  onUpdate(listener: (update: Update) => void): () => void {
    return this.#screens.onUpdate(listener);
  }

  /** The snapshot for a screen. Marks the notice as delivered. */
  snapshot(): Promise<Snapshot> {
    return this.#queue.run(() => this.#screens.snapshot(this.#state));
  }

  /** An update that only carries the current `seq` and the titles of undo and redo. */
  emptyUpdate(): Promise<Update> {
    return this.#queue.run(() => Promise.resolve(this.#screens.emptyUpdate(this.#state)));
  }

  /** Statistics over all moments that are not undone. */
  async statistics(): Promise<HistoryStatistics> {
    const state = await this.#queue.run(() => Promise.resolve(this.#state));
    return this.#sums.upTo(state);
  }

  /** Counts the time so far, and pauses or resumes the clock. */
  clock(act: ClockAct): ClockReading {
    return this.#clock.act(act);
  }

  /** Resolves when all requests so far are answered. */
  async whenSettled(): Promise<void> {
    await this.#going;
    await this.#queue.whenSettled();
  }

  /**
   * Runs a command, unless it is refused or conflicts with a step that the player has not seen. A
   * command without effect writes no line.
   */
  send(
    command: Command,
    request: string,
    { whyNot, seen = Infinity }: StepOptions = {},
  ): Promise<Result<Update>> {
    return this.#once(
      request,
      async () => {
        const before = this.#state;
        const refusal = whyNot?.(before.game);
        const played = refusal ? refuse(refusal) : this.#play(before.game, command);
        if (!played.ok) return played;
        const { events } = played.value;
        const next = withClockStart(before.game, played.value.next, this.#clock.beat());
        const patch = patchBetween(before.game, next);
        if (patch.length === 0 && events.length === 0)
          return ok(this.#screens.emptyUpdate(this.#state));
        const conflict = this.#steps.conflict(seen, patch);
        if (conflict) return refuse(conflict);
        const line: CommandLine = {
          ...this.#base(1, request),
          kind: 'command',
          command,
          events,
          patch,
          inverse: patchBetween(next, before.game),
          parent: before.head,
        };
        return this.#record(line, next);
      },
      command,
    );
  }

  undo(seen: number, request: string): Promise<Result<Update>> {
    return this.#once(request, async () => {
      if (seen !== this.#state.seq) return refuse({ code: 'stepChanged' });
      const moment = await this.#moments.undoable(this.#state.head);
      if (!moment) return refuse({ code: 'nothingToUndo' });
      const game = applyPatch(this.#state.game, moment.line.inverse);
      return this.#record(undoOf(moment, this.#base(1, request), this.#state.redo), game);
    });
  }

  redo(seen: number, request: string): Promise<Result<Update>> {
    return this.#once(request, async () => {
      if (seen !== this.#state.seq) return refuse({ code: 'stepChanged' });
      const undone = await this.#moments.redoable(this.#state.redo);
      if (!undone) return refuse({ code: 'nothingToRedo' });
      const game = applyPatch(this.#state.game, undone.moment.line.patch);
      return this.#record(redoOf(undone, this.#base(1, request)), game);
    });
  }

  /** Undoes or redoes up to the moment with this `seq`. Each step gets a line of its own. */
  goTo(moment: number, seen: number, request: string): Promise<Result<Snapshot>> {
    const going = this.#go(moment, seen, request);
    this.#going = Promise.allSettled([this.#going, going]).then(() => undefined);
    return going;
  }

  /** Finds the path and prepares the lines outside the queue, so that other requests need not wait. */
  async #go(moment: number, seen: number, request: string): Promise<Result<Snapshot>> {
    const state = await this.#queue.run(() => Promise.resolve(this.#state));
    const walk = seen === state.seq ? await this.#prepareWalk(moment, state, request) : null;
    return this.#queue.run(async () => {
      const answered = await this.#answerOf(request);
      if (answered) return answered.ok ? ok(await this.#screens.snapshot(this.#state)) : answered;
      if (!walk || state !== this.#state) return refuse({ code: 'stepChanged' });
      const went = await this.#write(walk);
      return went.ok ? ok(await this.#screens.snapshot(this.#state)) : went;
    });
  }

  /** Up to 200 moments that are not undone and came before the one with this `seq`. */
  async history(before: number): Promise<HistoryPage> {
    const { head } = await this.#queue.run(() => Promise.resolve(this.#state));
    // Lines never change, so the search runs outside the queue.
    return this.#moments.before(head, before);
  }

  /** Continues from an earlier state. `find` is called after all earlier requests are done. */
  restore(find: () => Promise<Result<PastState>>): Promise<Result<Snapshot>> {
    return this.#queue.run(async () => {
      const found = await find();
      if (!found.ok) return found;
      const { game } = found.value;
      const moment = await this.#moments.momentOfState(found.value);
      const line = restoreOf(patchBetween(this.#state.game, game), moment, this.#base(1, null));
      const recorded = await this.#record(line, game);
      return recorded.ok ? ok(await this.#screens.snapshot(this.#state)) : recorded;
    });
  }

  /**
   * Runs a request at most once. If its idempotency key is known with a different `command`, it is refused.
   */
  #once(
    request: string,
    work: () => Promise<Result<Update>>,
    command: Command | null = null,
  ): Promise<Result<Update>> {
    return this.#queue.run(async () => {
      const answered = await this.#answerOf(request, command);
      if (answered) return answered;
      const result = await work();
      // The answer to a failed save is not remembered, because the same request may succeed later.
      if (!result.ok && result.refusal.code !== 'saveFailed') {
        this.#answers.set(request, { refusal: result.refusal });
      }
      return result;
    });
  }

  async #answerOf(request: string, command: Command | null = null): Promise<Result<Update> | null> {
    const answer = this.#answers.get(request);
    if (!answer) return null;
    if ('refusal' in answer) return refuse(answer.refusal);
    const line = await this.#moments.read(answer.place);
    if (!line) return ok(this.#screens.emptyUpdate(this.#state));
    if (command && !(line.kind === 'command' && isSameCommand(line.command, command))) {
      return refuse({ code: 'malformedCommand' });
    }
    return ok(await this.#screens.updateOf({ line, place: answer.place }));
  }

  #base(steps: number, request: string | null) {
    const at = this.#now().toISOString();
    return { seq: this.#state.seq + steps, at, request, ...playedField(this.#clock.beat()) };
  }

  /** The lines that lead to the moment with this `seq`; null if there is no path. */
  async #prepareWalk(
    moment: number,
    state: JournalState<Game>,
    request: string,
  ): Promise<PreparedLines | null> {
    const way = await this.#moments.pathTo(moment, state);
    return (
      way &&
      prepareLines(way, state, await this.#store.batch(), { ...this.#base(0, null), request })
    );
  }

  async #record(line: Line, game: Game): Promise<Result<Update>> {
    const batch = await this.#store.batch();
    return this.#write({ batch, added: [{ line, place: batch.add(line) }], game });
  }

  /** Writes lines, and switches to the new game only after they are safely on disk. */
  async #write({ batch, added, game }: PreparedLines): Promise<Result<Update>> {
    const before = this.#state;
    const last = added.at(-1);
    if (!last) return ok(this.#screens.emptyUpdate(this.#state));
    const state = { game, seq: last.line.seq, ...linksAfter(last.line, last.place) };
    const committed = await batch.commit();
    if (!committed.ok) return committed;
    for (const { line, place } of added) {
      this.#moments.follow(place, line);
      if (line.request !== null) this.#answers.set(line.request, { place });
      this.#steps.add(line);
    }
    this.#state = state;
    this.#newestPlace = last.place;
    this.#store.onAdvanced(state, before.game, last.line.at);
    return ok(await this.#screens.advance(before, state, added));
  }
}
