/**
 * The moments of a game, for the log, the history, undo and redo. The newest are in memory, older ones are
 * read from the store.
 */
import { setImmediate } from 'node:timers/promises';
import type { HistoryPage, LogEntry } from '#shared/api/api';
import type { Command } from '#shared/commands/shapes';
import type { GameEvent } from '#shared/events';
import type { Patch } from '#shared/patch';
import type { Game } from '#shared/state';
import {
  canLeadTo,
  type CommandLine,
  type JournalState,
  type Line,
  type LinePlace,
  type RedoLine,
  type RestoreLine,
  type UndoLine,
} from '../format/line';
import { BoundedMap } from './boundedMap';
import type { Store } from './store';
import { Tallies } from './tallies';

/** Number of moments in a snapshot, in a page of the history, and in memory. */
export const PAGE_SIZE = 200;
/** Moments that are processed before other tasks get a turn. */
export const YIELD_EVERY = 200;
/** Number of history pages in memory whose next page can be found without a search. */
const MAX_BOOKMARKS = 1000;

/** A step of the game: the line of its command, and the place of that line. */
export interface Moment {
  readonly line: CommandLine;
  readonly place: LinePlace;
}

/** A moment with the line that undid it. */
export interface UndoneMoment {
  readonly undo: UndoLine;
  readonly moment: Moment;
}

export type LineStart = Pick<Line, 'seq' | 'at' | 'request'>;

export interface Added {
  readonly line: Line;
  readonly place: LinePlace;
}

/** The commands that the undo and redo buttons name. */
export interface StepTitles {
  readonly undo: Command | null;
  readonly redo: Command | null;
}

/** The state in a backup, with the place of its newest moment. */
export type PastState = Pick<JournalState<Game>, 'game' | 'seq' | 'head'>;

export class Moments {
  readonly #store: Pick<Store, 'read' | 'cachedLine'>;
  readonly #lines = new BoundedMap<number, Line>(PAGE_SIZE);
  /** For the `seq` of a moment: the place of the moment before it. */
  readonly #previous = new BoundedMap<number, LinePlace | null>(MAX_BOOKMARKS);
  readonly tallies: Tallies;

  constructor(store: Pick<Store, 'read' | 'cachedLine' | 'tallies'>) {
    this.#store = store;
    this.tallies = new Tallies(store.tallies);
  }

  cache(place: LinePlace, line: Line): void {
    this.#lines.set(place.at, line);
  }

  /** Records a line that was written. */
  follow(place: LinePlace, line: Line): void {
    this.cache(place, line);
    // Undo, redo and restore can change which moment precedes another.
    if (line.kind !== 'command') this.#previous.clear();
    this.tallies.follow(line, place);
  }

  async read(place: LinePlace): Promise<Line | null> {
    const known = this.#lines.get(place.at);
    if (known) return known;
    const line = await this.#store.read(place);
    if (line) this.cache(place, line);
    return line;
  }

  /** Like `read`, but newer lines stay in memory. */
  async peek(place: LinePlace): Promise<Line | null> {
    return this.#lines.get(place.at) ?? this.#store.read(place);
  }

  /** Like `peek`, but synchronous; null if the line must be read from disk. */
  cachedLine(place: LinePlace): Line | null {
    return this.#lines.get(place.at) ?? this.#store.cachedLine(place);
  }

  async moment(place: LinePlace | null): Promise<Moment | null> {
    return momentOf(place, place && (await this.read(place)));
  }

  /** The moment at a place if it can be undone; null for the start of the campaign. */
  async undoable(place: LinePlace | null): Promise<Moment | null> {
    const moment = await this.moment(place);
    return moment?.line.command.type === 'newCampaign' ? null : moment;
  }

  /** The moment that the undo line at a place undid; null if there is no such line. */
  async redoable(place: LinePlace | null): Promise<UndoneMoment | null> {
    const undo = place && (await this.read(place));
    if (undo?.kind !== 'undo') return null;
    const moment = await this.moment(undo.moment);
    return moment && { undo, moment };
  }

  /**
   * The moments to undo, or the undo lines to redo, to get to the moment with this `seq`; null if it is on
   * neither path.
   */
  async pathTo(
    target: number,
    { head, redo }: Pick<JournalState, 'head' | 'redo'>,
  ): Promise<readonly Moment[] | readonly UndoneMoment[] | null> {
    const back: Moment[] = [];
    let moment = await this.moment(head);
    while (moment && moment.line.seq > target) {
      back.push(moment);
      moment = await this.moment(moment.line.parent);
    }
    if (moment?.line.seq === target) return back;
    const forward: UndoneMoment[] = [];
    let undone = await this.redoable(redo);
    while (undone && undone.moment.line.seq <= target) {
      forward.push(undone);
      undone = await this.redoable(undone.undo.beneath);
    }
    return forward.at(-1)?.moment.line.seq === target ? forward : null;
  }

  async titlesOf({ head, redo }: Pick<JournalState, 'head' | 'redo'>): Promise<StepTitles> {
    const [moment, undone] = [await this.undoable(head), await this.redoable(redo)];
    return { undo: moment?.line.command ?? null, redo: undone?.moment.line.command ?? null };
  }

  /**
   * The newest moment of a past state. After a repair the place may have another line, so the moment is
   * tested: undoing and redoing it must give the same game.
   */
  async momentOfState({ game, seq, head }: PastState): Promise<Moment | null> {
    const moment = await this.moment(head);
    return moment && moment.line.seq <= seq && canLeadTo(moment.line, game) ? moment : null;
  }

  /** The entries that lines add to the log, and the number of entries they remove from its end first. */
  async logOf(
    add: readonly Added[],
  ): Promise<{ readonly entries: readonly LogEntry[]; readonly dropped: number }> {
    const entries: LogEntry[] = [];
    let dropped = 0;
    for (const { line } of add) {
      if (line.kind === 'undo') dropped += 1;
      if (line.kind === 'command') entries.push(entryOf(line));
      if (line.kind !== 'redo') continue;
      const moment = await this.moment(line.moment);
      if (moment) entries.push(entryOf(moment.line));
    }
    return { entries, dropped };
  }

  /** The newest moments that are not undone, oldest first. */
  async newest(head: LinePlace | null): Promise<readonly LogEntry[]> {
    const entries: LogEntry[] = [];
    let moment = await this.moment(head);
    while (moment) {
      entries.push(entryOf(moment.line));
      if (entries.length === PAGE_SIZE) break;
      moment = await this.moment(moment.line.parent);
    }
    return entries.reverse();
  }

  /** The moments before the one with this `seq`. They do not replace newer ones in memory. */
  async before(head: LinePlace | null, seq: number): Promise<HistoryPage> {
    const { version } = this.tallies.marks;
    let place = await this.#findPrevious(head, seq);
    const entries: LogEntry[] = [];
    while (place && entries.length < PAGE_SIZE) {
      const moment = momentOf(place, await this.#store.read(place));
      if (!moment) return { entries: entries.reverse(), earlier: 'unreadable' };
      entries.push(entryOf(moment.line));
      place = moment.line.parent;
    }
    const oldest = entries.at(-1);
    if (oldest && version === this.tallies.marks.version) this.#previous.set(oldest.seq, place);
    return { entries: entries.reverse(), earlier: place ? 'more' : 'none' };
  }

  async #findPrevious(head: LinePlace | null, seq: number): Promise<LinePlace | null> {
    const known = this.#previous.get(seq);
    if (known !== undefined) return known;
    await this.tallies.load();
    const { marks } = this.tallies;
    const { version } = marks;
    let place = head;
    let count = 0;
    while (place) {
      place = marks.lowestBetween(place, seq, version) ?? place;
      const moment = momentOf(place, this.cachedLine(place) ?? (await this.peek(place)));
      if (!moment || moment.line.seq < seq) break;
      marks.add({ seq: moment.line.seq, place }, version);
      place = moment.line.parent;
      count += 1;
      if (count % YIELD_EVERY === 0) await setImmediate();
    }
    this.tallies.countMoments(count);
    return place;
  }
}

/** The undo line for a moment. `beneath` is the undo line that can be redone after this one. */
export function undoOf(
  { line, place }: Moment,
  base: LineStart,
  beneath: LinePlace | null,
): UndoLine {
  const { inverse: patch, parent: head } = line;
  return { ...base, kind: 'undo', patch, moment: place, head, beneath };
}

export function redoOf({ undo, moment }: UndoneMoment, base: LineStart): RedoLine {
  const { patch } = moment.line;
  return { ...base, kind: 'redo', patch, moment: moment.place, beneath: undo.beneath };
}

/** The line that restores a game. `moment` is the newest moment of that game; null = unknown. */
export function restoreOf(patch: Patch, moment: Moment | null, base: LineStart): RestoreLine {
  const [head, headSeq] = [moment?.place ?? null, moment?.line.seq ?? null];
  return { ...base, kind: 'restore', patch, head, headSeq };
}

function momentOf(place: LinePlace | null, line: Line | null): Moment | null {
  return place && line?.kind === 'command' ? { line, place } : null;
}

export function entryOf({ seq, at, command, events }: CommandLine): LogEntry {
  return { seq, at, command, events: events as readonly GameEvent[] };
}
