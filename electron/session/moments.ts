/** Looking back over the moments of a game: the newest from memory, older ones from the store. */
import { setImmediate } from 'node:timers/promises';
import type { HistoryPage, LogEntry } from '#shared/api/api';
import type { Command } from '#shared/commands/shapes';
import type { GameEvent } from '#shared/events';
import type { Game } from '#shared/state';
import {
  leadsTo,
  type CommandLine,
  type Held,
  type Line,
  type LinePlace,
  type RedoLine,
  type UndoLine,
} from '../format/line';
import { Newest } from './boundedMap';
import type { Store } from './store';
import { Tallies } from './tallies';

/** Moments that a snapshot, a page of the history and memory hold. */
export const NEWEST = 200;
/** Moments that are looked at before others get their turn. */
export const AT_ONCE = 200;
/** Pages whose next one is found without a search. */
const BOOKMARKS = 1000;

export interface Moment {
  readonly line: CommandLine;
  readonly place: LinePlace;
}

export interface Undone {
  readonly undo: UndoLine;
  readonly moment: Moment;
}

export type Beginning = Pick<Line, 'seq' | 'at' | 'request'>;

/** A line that was written, and where. */
export interface Added {
  readonly line: Line;
  readonly place: LinePlace;
}

/** The commands that the buttons name. */
export interface StepTitles {
  readonly undo: Command | null;
  readonly redo: Command | null;
}

/** A state that was kept, with the place of the moment it was left by. */
export type Past = Pick<Held<Game>, 'game' | 'seq' | 'head'>;

export class Moments {
  readonly #store: Pick<Store, 'read' | 'nearby'>;
  /** Never more lines than there are in a snapshot. */
  readonly #lines = new Newest<number, Line>(NEWEST);
  /** What lies beneath a moment, by its `seq`. */
  readonly #beneath = new Newest<number, LinePlace | null>(BOOKMARKS);
  /** Kept beside the lines. */
  readonly tallies: Tallies;

  constructor(store: Pick<Store, 'read' | 'nearby' | 'tallies'>) {
    this.#store = store;
    this.tallies = new Tallies(store.tallies);
  }

  keep(place: LinePlace, line: Line): void {
    this.#lines.set(place.at, line);
  }

  /** A line was written. */
  added(place: LinePlace, line: Line): void {
    this.keep(place, line);
    // What was taken back is beneath nothing any more.
    if (line.kind !== 'command') this.#beneath.clear();
    this.tallies.follow(line, place);
  }

  async read(place: LinePlace): Promise<Line | null> {
    const known = this.#lines.get(place.at);
    if (known) return known;
    const line = await this.#store.read(place);
    if (line) this.keep(place, line);
    return line;
  }

  /** Like `read`, but an old line does not push the newest ones out of memory. */
  async peek(place: LinePlace): Promise<Line | null> {
    return this.#lines.get(place.at) ?? this.#store.read(place);
  }

  /** The same without waiting, where that is possible: a walk is long. */
  nearby(place: LinePlace): Line | null {
    return this.#lines.get(place.at) ?? this.#store.nearby(place);
  }

  async moment(place: LinePlace | null): Promise<Moment | null> {
    return momentOf(place, place && (await this.read(place)));
  }

  /** The moment at a place, where it can be taken back: all can but the beginning of a campaign. */
  async undoable(place: LinePlace | null): Promise<Moment | null> {
    const moment = await this.moment(place);
    return moment?.line.command.type === 'newCampaign' ? null : moment;
  }

  async redoable(place: LinePlace | null): Promise<Undone | null> {
    const undo = place && (await this.read(place));
    if (undo?.kind !== 'undo') return null;
    const moment = await this.moment(undo.moment);
    return moment && { undo, moment };
  }

  /** The steps to the moment with this `seq`, back or forward; null where none lead there. */
  async wayTo(
    target: number,
    { head, redo }: Pick<Held, 'head' | 'redo'>,
  ): Promise<readonly Moment[] | readonly Undone[] | null> {
    const back: Moment[] = [];
    let moment = await this.moment(head);
    while (moment && moment.line.seq > target) {
      back.push(moment);
      moment = await this.moment(moment.line.parent);
    }
    if (moment?.line.seq === target) return back;
    const forward: Undone[] = [];
    let undone = await this.redoable(redo);
    while (undone && undone.moment.line.seq <= target) {
      forward.push(undone);
      undone = await this.redoable(undone.undo.beneath);
    }
    return forward.at(-1)?.moment.line.seq === target ? forward : null;
  }

  async titlesOf({ head, redo }: Pick<Held, 'head' | 'redo'>): Promise<StepTitles> {
    const [moment, undone] = [await this.undoable(head), await this.redoable(redo)];
    return { undo: moment?.line.command ?? null, redo: undone?.moment.line.command ?? null };
  }

  /**
   * The moment that a state of the past was left by. Places of a file that was mended since may
   * lead astray, so it has to fit: taken back and done again it gives the same game.
   */
  async leadingTo({ game, seq, head }: Past): Promise<Moment | null> {
    const moment = await this.moment(head);
    return moment && moment.line.seq <= seq && leadsTo(moment.line, game) ? moment : null;
  }

  /** Moments that lines bring into the log, and how many they take off its end before. */
  async logOf(
    added: readonly Added[],
  ): Promise<{ readonly came: readonly LogEntry[]; readonly dropped: number }> {
    const came: LogEntry[] = [];
    let dropped = 0;
    for (const { line } of added) {
      if (line.kind === 'undo') dropped += 1;
      if (line.kind === 'command') came.push(entryOf(line));
      if (line.kind !== 'redo') continue;
      const moment = await this.moment(line.moment);
      if (moment) came.push(entryOf(moment.line));
    }
    return { came, dropped };
  }

  /** The newest moments that hold, oldest first. */
  async newest(head: LinePlace | null): Promise<readonly LogEntry[]> {
    const entries: LogEntry[] = [];
    let moment = await this.moment(head);
    while (moment) {
      entries.push(entryOf(moment.line));
      if (entries.length === NEWEST) break;
      moment = await this.moment(moment.line.parent);
    }
    return entries.reverse();
  }

  /** The moments beneath the one with this `seq`; they are read without taking the place of newer ones. */
  async before(head: LinePlace | null, seq: number): Promise<HistoryPage> {
    const { turns } = this.tallies.marks;
    let place = await this.#findBeneath(head, seq);
    const entries: LogEntry[] = [];
    while (place && entries.length < NEWEST) {
      const moment = momentOf(place, await this.#store.read(place));
      if (!moment) return { entries: entries.reverse(), earlier: 'unreadable' };
      entries.push(entryOf(moment.line));
      place = moment.line.parent;
    }
    const oldest = entries.at(-1);
    if (oldest && turns === this.tallies.marks.turns) this.#beneath.set(oldest.seq, place);
    return { entries: entries.reverse(), earlier: place ? 'more' : 'none' };
  }

  async #findBeneath(head: LinePlace | null, seq: number): Promise<LinePlace | null> {
    const known = this.#beneath.get(seq);
    if (known !== undefined) return known;
    await this.tallies.load();
    const { marks } = this.tallies;
    const { turns } = marks;
    let place = head;
    let count = 0;
    while (place) {
      place = marks.leap(place, seq, turns) ?? place;
      const moment = momentOf(place, this.nearby(place) ?? (await this.peek(place)));
      if (!moment || moment.line.seq < seq) break;
      marks.note({ seq: moment.line.seq, place }, turns);
      place = moment.line.parent;
      count += 1;
      if (count % AT_ONCE === 0) await setImmediate();
    }
    this.tallies.passed(count);
    return place;
  }
}

/** The line that takes a moment back; `beneath` is the undo that a redo would take back after it. */
export function undoOf(
  { line, place }: Moment,
  base: Beginning,
  beneath: LinePlace | null,
): UndoLine {
  const { inverse: patch, parent: head } = line;
  return { ...base, kind: 'undo', patch, moment: place, head, beneath };
}

/** The line that brings a moment back. */
export function redoOf({ undo, moment }: Undone, base: Beginning): RedoLine {
  const { patch } = moment.line;
  return { ...base, kind: 'redo', patch, moment: moment.place, beneath: undo.beneath };
}

function momentOf(place: LinePlace | null, line: Line | null): Moment | null {
  return place && line?.kind === 'command' ? { line, place } : null;
}

export function entryOf({ seq, at, command, events }: CommandLine): LogEntry {
  return { seq, at, command, events: events as readonly GameEvent[] };
}
