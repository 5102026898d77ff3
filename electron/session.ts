/**
 * The open game of one campaign: its moments, undo and redo, and what screens are told. Knows no
 * Electron and no files; where lines are kept is the store's business.
 */
import type { LogEntry, OpenNotice, Snapshot, Update } from '#shared/api';
import type { Command } from '#shared/commands/shapes';
import type { GameEvent } from '#shared/events';
import { applyPatch, patchBetween } from '#shared/patch';
import type { Refusal } from '#shared/refusals';
import { ok, refuse, type Outcome, type Result } from '#shared/result';
import type { Game } from '#shared/state';
import {
  linksAfter,
  type CommandLine,
  type Held,
  type Line,
  type Place,
  type UndoLine,
} from './library/line';

/** Newest moments in the log of a snapshot, and lines kept in memory. */
const NEWEST = 200;
/** Answers that are remembered for requests that come twice. */
const ANSWERS = 5000;

/** `apply` with its content and chance already given. */
export type Play = (game: Game, command: Command) => Result<Outcome<Game>>;

/** Lines that get onto the disk together or not at all. */
export interface Batch {
  /** Takes a line; tells where it will stand. */
  add(line: Line): Place;
  /** Resolves when all lines are safe. A refusal = none of them is there. */
  commit(): Promise<Result<void>>;
}

export interface Store {
  batch(): Batch;
  /** Null where no good line stands. */
  read(place: Place): Promise<Line | null>;
  /** The game went on: saves may follow in their own time. */
  advanced(held: Held<Game>, before: Game, at: string): void;
}

/** What a store found when it was opened. */
export interface Opened {
  readonly held: Held<Game>;
  readonly notice: OpenNotice | null;
  /** Requests of the newest lines, for answers to ones that come again. */
  readonly requests: readonly (readonly [request: string, place: Place])[];
}

/** The commands that the buttons name. */
interface Titles {
  readonly undo: Command | null;
  readonly redo: Command | null;
}

interface Moment {
  readonly line: CommandLine;
  readonly place: Place;
}

/** A refused request, or where the line of a recorded one stands. */
type Answer = { readonly refusal: Refusal } | { readonly place: Place };

export class Session {
  readonly key: string;
  readonly #store: Store;
  readonly #play: Play;
  readonly #now: () => Date;
  readonly #notice: OpenNotice | null;
  readonly #listeners = new Set<(update: Update) => void>();
  readonly #answers = new Map<string, Answer>();
  readonly #lines = new Map<number, Line>();
  #held: Held<Game>;
  #titles: Titles = { undo: null, redo: null };
  #log: readonly LogEntry[] = [];
  #queue: Promise<unknown> = Promise.resolve();

  private constructor(key: string, store: Store, opened: Opened, play: Play, now: () => Date) {
    this.key = key;
    this.#store = store;
    this.#play = play;
    this.#now = now;
    this.#notice = opened.notice;
    this.#held = opened.held;
    for (const [request, place] of opened.requests) this.#remember(request, { place });
  }

  static async open(
    key: string,
    store: Store,
    opened: Opened,
    play: Play,
    now: () => Date = () => new Date(),
  ): Promise<Session> {
    const session = new Session(key, store, opened, play, now);
    session.#log = await session.#readLog();
    session.#titles = await session.#titlesOf(opened.held);
    return session;
  }

  get game(): Game {
    return this.#held.game;
  }

  /** Calls `listener` for every update; returns how to stop it. */
  onUpdate(listener: (update: Update) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  snapshot(): Promise<Snapshot> {
    return this.#inTurn(() => this.#snapshot());
  }

  /** Resolves when everything that was asked for so far is answered. */
  settled(): Promise<void> {
    return this.#inTurn(() => Promise.resolve());
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
      const moment = await this.#undoable(this.#held.head);
      if (!moment) return refuse({ code: 'nothingToUndo' });
      const game = applyPatch(this.#held.game, moment.line.inverse);
      return this.#record(this.#undoLine(moment, 1, request, this.#held.redo), game);
    });
  }

  redo(seen: number, request: string): Promise<Result<Update>> {
    return this.#once(request, async () => {
      if (seen !== this.#held.seq) return refuse({ code: 'stepChanged' });
      const undone = await this.#redoable(this.#held.redo);
      if (!undone) return refuse({ code: 'nothingToRedo' });
      const game = applyPatch(this.#held.game, undone.moment.line.patch);
      return this.#record(this.#redoLine(undone, 1, request), game);
    });
  }

  /** Undoes or redoes up to the moment with this `seq`; each step is recorded as one of its own. */
  goTo(moment: number, seen: number, request: string): Promise<Result<Snapshot>> {
    return this.#inTurn(async () => {
      const answered = await this.#answered(request);
      if (answered) return answered.ok ? ok(await this.#snapshot()) : answered;
      if (seen !== this.#held.seq) return refuse({ code: 'stepChanged' });
      const back = await this.#goBack(moment, request);
      const went = back ?? (await this.#goForward(moment, request));
      if (!went) return refuse({ code: 'stepChanged' });
      return went.ok ? ok(await this.#snapshot()) : went;
    });
  }

  // ------------------------------------------------------------------------------ one at a time

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /** `command` is what is asked for; a request that was another command is none at all. */
  #once(
    request: string,
    work: () => Promise<Result<Update>>,
    command: Command | null = null,
  ): Promise<Result<Update>> {
    return this.#inTurn(async () => {
      const answered = await this.#answered(request, command);
      if (answered) return answered;
      const result = await work();
      // A failed save may succeed when the same request comes again.
      if (!result.ok && result.refusal.code !== 'saveFailed') {
        this.#remember(request, { refusal: result.refusal });
      }
      return result;
    });
  }

  #remember(request: string, answer: Answer): void {
    this.#answers.set(request, answer);
    if (this.#answers.size <= ANSWERS) return;
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined) this.#answers.delete(oldest);
  }

  async #answered(request: string, command: Command | null = null): Promise<Result<Update> | null> {
    const answer = this.#answers.get(request);
    if (!answer) return null;
    if ('refusal' in answer) return refuse(answer.refusal);
    const line = await this.#read(answer.place);
    if (!line) return ok(this.#unchanged());
    if (command && !(line.kind === 'command' && areSame(line.command, command))) {
      return refuse({ code: 'malformedCommand' });
    }
    const after = linksAfter(line, answer.place);
    const entries = line.kind === 'command' ? [entryOf(line)] : [];
    if (line.kind === 'redo') {
      const moment = await this.#moment(line.moment);
      if (moment) entries.push(entryOf(moment.line));
    }
    return ok({
      campaign: this.key,
      from: line.seq - 1,
      seq: line.seq,
      patch: line.patch,
      log: entries,
      dropped: line.kind === 'undo' ? 1 : 0,
      ...(await this.#titlesOf(after)),
    });
  }

  // ------------------------------------------------------------------------------ lines

  #base(steps: number, request: string | null) {
    return { seq: this.#held.seq + steps, at: this.#now().toISOString(), request };
  }

  #undoLine(
    { line, place }: Moment,
    steps: number,
    request: string | null,
    beneath: Place | null,
  ): UndoLine {
    const base = this.#base(steps, request);
    return {
      ...base,
      kind: 'undo',
      patch: line.inverse,
      moment: place,
      head: line.parent,
      beneath,
    };
  }

  #redoLine({ undo, moment }: Undone, steps: number, request: string | null): Line {
    const base = this.#base(steps, request);
    const { beneath } = undo;
    return { ...base, kind: 'redo', patch: moment.line.patch, moment: moment.place, beneath };
  }

  async #goBack(target: number, request: string): Promise<Result<Update> | null> {
    const steps: Moment[] = [];
    let moment = await this.#moment(this.#held.head);
    while (moment && moment.line.seq > target) {
      steps.push(moment);
      moment = await this.#moment(moment.line.parent);
    }
    if (moment?.line.seq !== target) return null;
    if (steps.length === 0) return ok(this.#unchanged());
    let { game } = this.#held;
    let beneath = this.#held.redo;
    return this.#recordBatch((add) => {
      steps.forEach((step, index) => {
        const isLast = index === steps.length - 1;
        beneath = add(this.#undoLine(step, index + 1, isLast ? request : null, beneath));
        game = applyPatch(game, step.line.inverse);
      });
      return game;
    });
  }

  async #goForward(target: number, request: string): Promise<Result<Update> | null> {
    const steps: Undone[] = [];
    let undone = await this.#redoable(this.#held.redo);
    while (undone && undone.moment.line.seq <= target) {
      steps.push(undone);
      undone = await this.#redoable(undone.undo.beneath);
    }
    if (steps.at(-1)?.moment.line.seq !== target) return null;
    let { game } = this.#held;
    return this.#recordBatch((add) => {
      steps.forEach((step, index) => {
        add(this.#redoLine(step, index + 1, index === steps.length - 1 ? request : null));
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
  async #recordBatch(make: (add: (line: Line) => Place) => Game): Promise<Result<Update>> {
    const before = this.#held;
    const batch = this.#store.batch();
    const added: { line: Line; place: Place }[] = [];
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
      this.#keep(place, line);
      if (line.request !== null) this.#remember(line.request, { place });
    }
    this.#held = held;
    const update = await this.#advance(before, added);
    this.#store.advanced(held, before.game, last.line.at);
    for (const listener of this.#listeners) listener(update);
    return ok(update);
  }

  /** Brings log and titles up to the lines that were written. */
  async #advance(
    before: Held<Game>,
    added: readonly { readonly line: Line; readonly place: Place }[],
  ): Promise<Update> {
    const came: LogEntry[] = [];
    let dropped = 0;
    for (const { line } of added) {
      if (line.kind === 'undo') {
        dropped += 1;
      } else {
        const moment = line.kind === 'command' ? line : (await this.#moment(line.moment))?.line;
        if (moment) came.push(entryOf(moment));
      }
    }
    const kept = dropped === 0 ? this.#log : this.#log.slice(0, -dropped);
    this.#log = [...kept, ...came].slice(-NEWEST);
    this.#titles = await this.#titlesOf(this.#held);
    const only = added.length === 1 ? added[0]?.line.patch : undefined;
    return {
      campaign: this.key,
      from: before.seq,
      seq: this.#held.seq,
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
    if (this.#log.length < NEWEST / 2) this.#log = await this.#readLog();
    const { game, seq } = this.#held;
    const log = this.#log;
    return { campaign: this.key, seq, game, log, ...this.#titles, notice: this.#notice };
  }

  // ------------------------------------------------------------------------------ looking back

  async #readLog(): Promise<readonly LogEntry[]> {
    const entries: LogEntry[] = [];
    let moment = await this.#moment(this.#held.head);
    while (moment) {
      entries.push(entryOf(moment.line));
      if (entries.length === NEWEST) break;
      moment = await this.#moment(moment.line.parent);
    }
    return entries.reverse();
  }

  async #titlesOf({ head, redo }: Pick<Held, 'head' | 'redo'>): Promise<Titles> {
    const [moment, undone] = [await this.#undoable(head), await this.#redoable(redo)];
    return { undo: moment?.line.command ?? null, redo: undone?.moment.line.command ?? null };
  }

  /** The moment at a place, where it can be taken back: all can but the beginning of a campaign. */
  async #undoable(place: Place | null): Promise<Moment | null> {
    const moment = await this.#moment(place);
    return moment?.line.command.type === 'newCampaign' ? null : moment;
  }

  async #redoable(place: Place | null): Promise<Undone | null> {
    const undo = place && (await this.#read(place));
    if (undo?.kind !== 'undo') return null;
    const moment = await this.#moment(undo.moment);
    return moment && { undo, moment };
  }

  async #moment(place: Place | null): Promise<Moment | null> {
    const line = place && (await this.#read(place));
    return place && line?.kind === 'command' ? { line, place } : null;
  }

  async #read(place: Place): Promise<Line | null> {
    const known = this.#lines.get(place.at);
    if (known) return known;
    const line = await this.#store.read(place);
    if (line) this.#keep(place, line);
    return line;
  }

  #keep(place: Place, line: Line): void {
    this.#lines.set(place.at, line);
    if (this.#lines.size <= 2 * NEWEST) return;
    const [oldest] = this.#lines.keys();
    if (oldest !== undefined) this.#lines.delete(oldest);
  }
}

interface Undone {
  readonly undo: UndoLine;
  readonly moment: Moment;
}

function entryOf({ seq, at, command, events }: CommandLine): LogEntry {
  return { seq, at, command, events: events as readonly GameEvent[] };
}

/** Commands have passed the same schema, so that their fields stand in the same order. */
function areSame(one: Command, other: Command): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
