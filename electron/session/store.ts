/** What a session keeps its lines in. */
import type { OpenNotice } from '#shared/api/api';
import type { Result } from '#shared/result';
import type { Game } from '#shared/state';
import type { Held, Line, LinePlace } from '../format/line';
import type { TallyStore } from './tallies';

/** Lines that get onto the disk together or not at all. */
export interface Batch {
  /** Takes a line; tells where it will stand. */
  add(line: Line): LinePlace;
  /** Resolves when all lines are safe. A refusal = none of them is there. */
  commit(): Promise<Result<void>>;
}

export interface Store {
  readonly tallies: TallyStore;
  batch(): Promise<Batch>;
  /** Null where no good line stands. */
  read(place: LinePlace): Promise<Line | null>;
  /** The same where it can be had at once; null = it has to be read. */
  nearby(place: LinePlace): Line | null;
  /** The game went on: saves may follow in their own time. */
  advanced(held: Held<Game>, before: Game, at: string): void;
  /** The campaign was played so many seconds by now; players may have stopped the clock. */
  played(seconds: number, isClockStopped: boolean): void;
  /** What players still have to be told, also after a restart; null = they were. */
  keepNotice(notice: OpenNotice | null): void;
}

/** What a store found when it was opened. */
export interface Opened {
  readonly held: Held<Game>;
  /** Seconds. */
  readonly played: number;
  readonly isClockStopped: boolean;
  readonly notice: OpenNotice | null;
  /** Requests of the newest lines, for answers to ones that come again. */
  readonly requests: readonly (readonly [request: string, place: LinePlace])[];
}
