/** Storage interface of a session. */
import type { OpenNotice } from '#shared/api/api';
import type { Result } from '#shared/result';
import type { Game } from '#shared/state';
import type { JournalState, Line, LinePlace } from '../format/line';
import type { TallyStore } from './tallies';

/** Lines that are written atomically: all or none. */
export interface Batch {
  /** Adds a line; returns the place it will have. */
  add(line: Line): LinePlace;
  /** Resolves when all lines are safely on disk. A refusal = none was written. */
  commit(): Promise<Result<void>>;
}

export interface Store {
  readonly tallies: TallyStore;
  batch(): Promise<Batch>;
  /** Null if there is no valid line at that place. */
  read(place: LinePlace): Promise<Line | null>;
  /** Synchronous `read` from memory; null = the line must be read from disk. */
  cachedLine(place: LinePlace): Line | null;
  /** Called after lines were written; the store decides when to save a checkpoint. */
  onAdvanced(held: JournalState<Game>, before: Game, at: string): void;
  /** Records the seconds played and whether the players paused the clock. */
  onPlayed(seconds: number, isClockStopped: boolean): void;
  /** Saves the notice that no screen has shown yet; null = shown. */
  saveNotice(notice: OpenNotice | null): void;
}

/** Result of opening a store. */
export interface Opened {
  readonly held: JournalState<Game>;
  /** Seconds. */
  readonly played: number;
  readonly isClockStopped: boolean;
  readonly notice: OpenNotice | null;
  /** Idempotency keys of the newest lines. */
  readonly requests: readonly (readonly [request: string, place: LinePlace])[];
}
