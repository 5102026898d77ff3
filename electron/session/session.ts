/**
 * The open game of one campaign: its moments, undo and redo, and what screens are told. Knows no
 * Electron and no files; where lines are kept is the store's business.
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
  playedBy,
  type CommandLine,
  type Held,
  type Line,
  type LinePlace,
  type RestoreLine,
} from '../format/line';
import { Answers, areSame } from './answeredRequests';
import { GameClock, type Clocks } from './gameClock';
import { HistorySums } from './historySums';
import { Moments, redoOf, undoOf, type Past } from './moments';
import { NewestSteps, type StepAsked } from './conflicts';
import { Shown } from './screenUpdates';
import type { Opened, Store } from './store';
import { Turns } from './queue';
import { walk, type Written } from './undoRedo';

/** `apply` with its content and chance already given. */
export type Play = (game: Game, command: Command) => Result<Outcome<Game>>;

export class Session {
  readonly key: string;
  readonly #store: Store;
  readonly #play: Play;
  readonly #now: () => Date;
  readonly #clock: GameClock;
  readonly #answers = new Answers();
  readonly #moments: Moments;
  readonly #sums: HistorySums;
  readonly #shown: Shown;
  #held: Held<Game>;
  #last: LinePlace | null = null;
  readonly #turns = new Turns();
  /** Until all are where they wanted to go. */
  #going: Promise<void> = Promise.resolve();
  readonly #steps = new NewestSteps();

  private constructor(key: string, store: Store, opened: Opened, play: Play, clocks: Clocks) {
    this.key = key;
    this.#store = store;
    this.#moments = new Moments(store);
    this.#sums = new HistorySums(this.#moments);
    this.#play = play;
    this.#now = clocks.now;
    this.#clock = new GameClock(opened, clocks.ticks, (...now) => store.played(...now));
    const keep = (notice: OpenNotice | null) => store.keepNotice(notice);
    this.#shown = new Shown(key, this.#moments, opened.notice, keep);
    this.#held = opened.held;
    for (const [request, place] of opened.requests) this.#answers.set(request, { place });
    this.#last = opened.requests.at(-1)?.[1] ?? null;
  }

  static async open(
    key: string,
    store: Store,
    opened: Opened,
    play: Play,
    clocks: Clocks,
  ): Promise<Session> {
    const session = new Session(key, store, opened, play, clocks);
    await session.#shown.read(opened.held);
    void session.#moments.tallies.load();
    return session;
  }

  get game(): Game {
    return this.#held.game;
  }

  /** The newest line that this session knows, and where it stands; null = it knows none. */
  async newestLine(): Promise<{ readonly place: LinePlace; readonly line: Line } | null> {
    const place = this.#last;
    const line = place && (await this.#moments.read(place));
    return place && line ? { place, line } : null;
  }

  /** Has every screen forget what it knows of the campaign and ask for the whole. */
  startOver(notice: OpenNotice | null): void {
    this.#shown.startOver(this.#held, notice);
  }

  /** The newest moments that hold, and the count at which they do. */
  get newest(): Pick<Snapshot, 'seq' | 'log'> {
    return { seq: this.#held.seq, log: this.#shown.log };
  }

  /** Calls `listener` for every update; returns how to stop it. */
  onUpdate(listener: (update: Update) => void): () => void {
    return this.#shown.onUpdate(listener);
  }

  /** For a screen: what it is told of the files was told. */
  snapshot(): Promise<Snapshot> {
    return this.#turns.take(() => this.#shown.snapshot(this.#held));
  }

  /** Where the game stands, and no more. */
  unchanged(): Promise<Update> {
    return this.#turns.take(() => Promise.resolve(this.#shown.unchanged(this.#held)));
  }

  /** Sums over all moments that hold. */
  async statistics(): Promise<HistoryStatistics> {
    const held = await this.#turns.take(() => Promise.resolve(this.#held));
    return this.#sums.upTo(held);
  }

  /** Beats, and pauses the clock or lets it go on. */
  clock(act: ClockAct): ClockReading {
    return this.#clock.act(act);
  }

  /** Resolves when everything that was asked for so far is answered. */
  async settled(): Promise<void> {
    await this.#going;
    await this.#turns.settled();
  }

  send(
    command: Command,
    request: string,
    { whyNot, seen = Infinity }: StepAsked = {},
  ): Promise<Result<Update>> {
    return this.#once(
      request,
      async () => {
        const before = this.#held;
        const refusal = whyNot?.(before.game);
        const played = refusal ? refuse(refusal) : this.#play(before.game, command);
        if (!played.ok) return played;
        const { events } = played.value;
        const next = withClockStart(before.game, played.value.next, this.#clock.beat());
        const patch = patchBetween(before.game, next);
        if (patch.length === 0 && events.length === 0) return ok(this.#shown.unchanged(this.#held));
        const clash = this.#steps.clash(seen, patch);
        if (clash) return refuse(clash);
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
      if (seen !== this.#held.seq) return refuse({ code: 'stepChanged' });
      const moment = await this.#moments.undoable(this.#held.head);
      if (!moment) return refuse({ code: 'nothingToUndo' });
      const game = applyPatch(this.#held.game, moment.line.inverse);
      return this.#record(undoOf(moment, this.#base(1, request), this.#held.redo), game);
    });
  }

  redo(seen: number, request: string): Promise<Result<Update>> {
    return this.#once(request, async () => {
      if (seen !== this.#held.seq) return refuse({ code: 'stepChanged' });
      const undone = await this.#moments.redoable(this.#held.redo);
      if (!undone) return refuse({ code: 'nothingToRedo' });
      const game = applyPatch(this.#held.game, undone.moment.line.patch);
      return this.#record(redoOf(undone, this.#base(1, request)), game);
    });
  }

  /** Undoes or redoes up to the moment with this `seq`; each step is recorded as one of its own. */
  goTo(moment: number, seen: number, request: string): Promise<Result<Snapshot>> {
    const going = this.#go(moment, seen, request);
    this.#going = Promise.allSettled([this.#going, going]).then(() => undefined);
    return going;
  }

  /** The way is looked for and its lines are made beforehand, so that nobody waits for them. */
  async #go(moment: number, seen: number, request: string): Promise<Result<Snapshot>> {
    const held = await this.#turns.take(() => Promise.resolve(this.#held));
    const walk = seen === held.seq ? await this.#walkTo(moment, held, request) : null;
    return this.#turns.take(async () => {
      const answered = await this.#answered(request);
      if (answered) return answered.ok ? ok(await this.#shown.snapshot(this.#held)) : answered;
      if (!walk || held !== this.#held) return refuse({ code: 'stepChanged' });
      const went = await this.#write(walk);
      return went.ok ? ok(await this.#shown.snapshot(this.#held)) : went;
    });
  }

  /** The moments that hold and came before the one with this `seq`, up to 200. */
  async history(before: number): Promise<HistoryPage> {
    const { head } = await this.#turns.take(() => Promise.resolve(this.#held));
    // Lines never change, so that nobody waits for the search.
    return this.#moments.before(head, before);
  }

  /** Goes on from an earlier state; `find` is asked when everything before is done. */
  restore(find: () => Promise<Result<Past>>): Promise<Result<Snapshot>> {
    return this.#turns.take(async () => {
      const found = await find();
      if (!found.ok) return found;
      const { game } = found.value;
      const moment = await this.#moments.leadingTo(found.value);
      const line: RestoreLine = {
        ...this.#base(1, null),
        kind: 'restore',
        patch: patchBetween(this.#held.game, game),
        head: moment?.place ?? null,
        headSeq: moment?.line.seq ?? null,
      };
      const recorded = await this.#record(line, game);
      return recorded.ok ? ok(await this.#shown.snapshot(this.#held)) : recorded;
    });
  }

  /** `command` is what is asked for; a request that was another command is none at all. */
  #once(
    request: string,
    work: () => Promise<Result<Update>>,
    command: Command | null = null,
  ): Promise<Result<Update>> {
    return this.#turns.take(async () => {
      const answered = await this.#answered(request, command);
      if (answered) return answered;
      const result = await work();
      // A failed save may succeed when the same request comes again.
      if (!result.ok && result.refusal.code !== 'saveFailed') {
        this.#answers.set(request, { refusal: result.refusal });
      }
      return result;
    });
  }

  async #answered(request: string, command: Command | null = null): Promise<Result<Update> | null> {
    const answer = this.#answers.get(request);
    if (!answer) return null;
    if ('refusal' in answer) return refuse(answer.refusal);
    const line = await this.#moments.read(answer.place);
    if (!line) return ok(this.#shown.unchanged(this.#held));
    if (command && !(line.kind === 'command' && areSame(line.command, command))) {
      return refuse({ code: 'malformedCommand' });
    }
    return ok(await this.#shown.again({ line, place: answer.place }));
  }

  // ------------------------------------------------------------------------------ lines

  #base(steps: number, request: string | null) {
    const at = this.#now().toISOString();
    return { seq: this.#held.seq + steps, at, request, ...playedBy(this.#clock.beat()) };
  }

  /** The lines that lead to the moment with this `seq`; null where there is no way. */
  async #walkTo(moment: number, held: Held<Game>, request: string): Promise<Written | null> {
    const way = await this.#moments.wayTo(moment, held);
    return way && walk(way, held, await this.#store.batch(), { ...this.#base(0, null), request });
  }

  async #record(line: Line, game: Game): Promise<Result<Update>> {
    const batch = await this.#store.batch();
    return this.#write({ batch, added: [{ line, place: batch.add(line) }], game });
  }

  /** Writes lines, and only when they are safe goes on to the game that they lead to. */
  async #write({ batch, added, game }: Written): Promise<Result<Update>> {
    const before = this.#held;
    const last = added.at(-1);
    if (!last) return ok(this.#shown.unchanged(this.#held));
    const held = { game, seq: last.line.seq, ...linksAfter(last.line, last.place) };
    const committed = await batch.commit();
    if (!committed.ok) return committed;
    for (const { line, place } of added) {
      this.#moments.added(place, line);
      if (line.request !== null) this.#answers.set(line.request, { place });
      this.#steps.keep(line);
    }
    this.#held = held;
    this.#last = last.place;
    this.#store.advanced(held, before.game, last.line.at);
    return ok(await this.#shown.advance(before, held, added));
  }
}
