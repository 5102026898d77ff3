/**
 * The open game of one campaign: its moments, undo and redo, and what screens are told. Knows no
 * Electron and no files; where lines are kept is the store's business.
 */
import { FROM_NOTHING } from '#shared/apiCalls';
import type { HistoryPage, LogEntry, OpenNotice, Snapshot, Update } from '#shared/api';
import type { Command } from '#shared/commands/shapes';
import { applyPatch, patchBetween } from '#shared/patch';
import { ok, refuse, type Outcome, type Result } from '#shared/result';
import type { HistoryStatistics } from '#shared/rules/statistics/statistics';
import type { Game } from '#shared/state';
import {
  linksAfter,
  type CommandLine,
  type Held,
  type Line,
  type LinePlace,
  type RestoreLine,
} from './library/format/line';
import { Answers } from './answers';
import { HistorySums } from './historySums';
import {
  entryOf,
  Moments,
  NEWEST,
  redoOf,
  undoOf,
  type Added,
  type Moment,
  type Past,
  type Titles,
  type Undone,
} from './moments';
import type { Opened, Store } from './store';
import { Turns } from './turns';

/** `apply` with its content and chance already given. */
export type Play = (game: Game, command: Command) => Result<Outcome<Game>>;

export class Session {
  readonly key: string;
  readonly #store: Store;
  readonly #play: Play;
  readonly #now: () => Date;
  #notice: OpenNotice | null;
  readonly #listeners = new Set<(update: Update) => void>();
  readonly #answers = new Answers();
  readonly #moments: Moments;
  readonly #sums: HistorySums;
  #held: Held<Game>;
  #titles: Titles = { undo: null, redo: null };
  #log: readonly LogEntry[] = [];
  #last: LinePlace | null = null;
  readonly #turns = new Turns();

  private constructor(key: string, store: Store, opened: Opened, play: Play, now: () => Date) {
    this.key = key;
    this.#store = store;
    this.#moments = new Moments(store);
    this.#sums = new HistorySums((place) => this.#moments.peek(place));
    this.#play = play;
    this.#now = now;
    this.#notice = opened.notice;
    this.#held = opened.held;
    for (const [request, place] of opened.requests) this.#answers.remember(request, { place });
  }

  static async open(
    key: string,
    store: Store,
    opened: Opened,
    play: Play,
    now: () => Date = () => new Date(),
  ): Promise<Session> {
    const session = new Session(key, store, opened, play, now);
    session.#log = await session.#moments.newest(opened.held.head);
    session.#titles = await session.#moments.titlesOf(opened.held);
    return session;
  }

  get game(): Game {
    return this.#held.game;
  }

  /** The newest line that this session knows, and where it stands; null = it has written none. */
  async newest(): Promise<{ readonly place: LinePlace; readonly line: Line } | null> {
    const place = this.#last;
    const line = place && (await this.#moments.read(place));
    return place && line ? { place, line } : null;
  }

  /** Has every screen forget what it knows of the campaign and ask for the whole. */
  startOver(notice: OpenNotice | null): void {
    this.#notice = notice ?? this.#notice;
    for (const listener of this.#listeners) listener({ ...this.#unchanged(), from: FROM_NOTHING });
  }

  /** Calls `listener` for every update; returns how to stop it. */
  onUpdate(listener: (update: Update) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  snapshot(): Promise<Snapshot> {
    return this.#turns.take(() => this.#snapshot());
  }

  /** Sums over all moments that hold. */
  async statistics(): Promise<HistoryStatistics> {
    const held = await this.#turns.take(() => Promise.resolve(this.#held));
    return this.#sums.upTo(held);
  }

  /** Resolves when everything that was asked for so far is answered. */
  settled(): Promise<void> {
    return this.#turns.settled();
  }

  send(command: Command, request: string): Promise<Result<Update>> {
    return this.#once(
      request,
      async () => {
        const before = this.#held;
        const played = this.#play(before.game, command);
        if (!played.ok) return played;
        const { next, events } = played.value;
        const patch = patchBetween(before.game, next);
        if (patch.length === 0 && events.length === 0) return ok(this.#unchanged());
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
    return this.#turns.take(async () => {
      const answered = await this.#answered(request);
      if (answered) return answered.ok ? ok(await this.#snapshot()) : answered;
      if (seen !== this.#held.seq) return refuse({ code: 'stepChanged' });
      const back = await this.#goBack(moment, request);
      const went = back ?? (await this.#goForward(moment, request));
      if (!went) return refuse({ code: 'stepChanged' });
      return went.ok ? ok(await this.#snapshot()) : went;
    });
  }

  /** The moments that hold and came before the one with this `seq`, up to 200. */
  history(before: number): Promise<HistoryPage> {
    return this.#turns.take(() => this.#moments.before(this.#held.head, before));
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
      return recorded.ok ? ok(await this.#snapshot()) : recorded;
    });
  }

  // ------------------------------------------------------------------------------ one at a time

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
        this.#answers.remember(request, { refusal: result.refusal });
      }
      return result;
    });
  }

  async #answered(request: string, command: Command | null = null): Promise<Result<Update> | null> {
    const answer = this.#answers.to(request);
    if (!answer) return null;
    if ('refusal' in answer) return refuse(answer.refusal);
    const line = await this.#moments.read(answer.place);
    if (!line) return ok(this.#unchanged());
    if (command && !(line.kind === 'command' && areSame(line.command, command))) {
      return refuse({ code: 'malformedCommand' });
    }
    const after = linksAfter(line, answer.place);
    const entries = line.kind === 'command' ? [entryOf(line)] : [];
    if (line.kind === 'redo') {
      const moment = await this.#moments.moment(line.moment);
      if (moment) entries.push(entryOf(moment.line));
    }
    return ok({
      campaign: this.key,
      from: line.seq - 1,
      seq: line.seq,
      patch: line.patch,
      log: entries,
      dropped: line.kind === 'undo' ? 1 : 0,
      ...(await this.#moments.titlesOf(after)),
    });
  }

  // ------------------------------------------------------------------------------ lines

  #base(steps: number, request: string | null) {
    return { seq: this.#held.seq + steps, at: this.#now().toISOString(), request };
  }

  async #goBack(target: number, request: string): Promise<Result<Update> | null> {
    const steps: Moment[] = [];
    let moment = await this.#moments.moment(this.#held.head);
    while (moment && moment.line.seq > target) {
      steps.push(moment);
      moment = await this.#moments.moment(moment.line.parent);
    }
    if (moment?.line.seq !== target) return null;
    if (steps.length === 0) return ok(this.#unchanged());
    let { game } = this.#held;
    let beneath = this.#held.redo;
    return this.#recordBatch((add) => {
      steps.forEach((step, index) => {
        const base = this.#base(index + 1, index === steps.length - 1 ? request : null);
        beneath = add(undoOf(step, base, beneath));
        game = applyPatch(game, step.line.inverse);
      });
      return game;
    });
  }

  async #goForward(target: number, request: string): Promise<Result<Update> | null> {
    const steps: Undone[] = [];
    let undone = await this.#moments.redoable(this.#held.redo);
    while (undone && undone.moment.line.seq <= target) {
      steps.push(undone);
      undone = await this.#moments.redoable(undone.undo.beneath);
    }
    if (steps.at(-1)?.moment.line.seq !== target) return null;
    let { game } = this.#held;
    return this.#recordBatch((add) => {
      steps.forEach((step, index) => {
        add(redoOf(step, this.#base(index + 1, index === steps.length - 1 ? request : null)));
        game = applyPatch(game, step.moment.line.patch);
      });
      return game;
    });
  }

  #record(line: Line, game: Game): Promise<Result<Update>> {
    return this.#recordBatch((add) => {
      add(line);
      return game;
    });
  }

  /** Writes lines, and only when they are safe goes on to the game that they lead to. */
  async #recordBatch(make: (add: (line: Line) => LinePlace) => Game): Promise<Result<Update>> {
    const before = this.#held;
    const batch = await this.#store.batch();
    const added: Added[] = [];
    const game = make((line) => {
      const place = batch.add(line);
      added.push({ line, place });
      return place;
    });
    const last = added.at(-1);
    if (!last) return ok(this.#unchanged());
    const held = { game, seq: last.line.seq, ...linksAfter(last.line, last.place) };
    const committed = await batch.commit();
    if (!committed.ok) return committed;
    for (const { line, place } of added) {
      this.#moments.keep(place, line);
      if (line.request !== null) this.#answers.remember(line.request, { place });
    }
    this.#held = held;
    this.#last = last.place;
    this.#store.advanced(held, before.game, last.line.at);
    const update = await this.#advance(before, added);
    for (const listener of this.#listeners) listener(update);
    return ok(update);
  }

  /** Brings log and titles up to the lines that were written. */
  async #advance(before: Held<Game>, added: readonly Added[]): Promise<Update> {
    this.#titles = await this.#moments.titlesOf(this.#held);
    const { seq } = this.#held;
    if (added.some(({ line }) => line.kind === 'restore')) {
      this.#log = await this.#moments.newest(this.#held.head);
      // It starts from nothing that a screen can have, so that all ask for the whole.
      return { ...this.#unchanged(), from: seq, seq };
    }
    const { came, dropped } = await this.#moments.logOf(added);
    const kept = dropped === 0 ? this.#log : this.#log.slice(0, -dropped);
    this.#log = [...kept, ...came].slice(-NEWEST);
    const only = added.length === 1 ? added[0]?.line.patch : undefined;
    return {
      campaign: this.key,
      from: before.seq,
      seq,
      patch: only ?? patchBetween(before.game, this.#held.game),
      log: came.slice(-NEWEST),
      dropped,
      ...this.#titles,
    };
  }

  #unchanged(): Update {
    const { seq } = this.#held;
    const nothing = { patch: [], log: [], dropped: 0 };
    return { campaign: this.key, from: seq, seq, ...nothing, ...this.#titles };
  }

  async #snapshot(): Promise<Snapshot> {
    if (this.#log.length < NEWEST / 2) this.#log = await this.#moments.newest(this.#held.head);
    const { game, seq } = this.#held;
    const log = this.#log;
    return { campaign: this.key, seq, game, log, ...this.#titles, notice: this.#notice };
  }
}

/** Commands have passed the same schema, so that their fields stand in the same order. */
function areSame(one: Command, other: Command): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
