/** Interface of the storage that a session writes to. */
import type { OpenNotice } from '#shared/api/api';
import type { Result } from '#shared/result';
import type { Game } from '#shared/state';
import type { JournalState, Line, LinePlace } from '../format/line';
import type { TallyStore } from './tallies';

/** Lines that are written together: all or none. */
export interface Batch {
  /** Adds a line; returns the place it will have. */
  add(line: Line): LinePlace;
  /** Resolves when all lines are on disk. After a refusal none was written. */
  commit(): Promise<Result<void>>;
}

export interface Store {
  readonly tallies: TallyStore;
  batch(): Promise<Batch>;
  /** Null if there is no valid line at that place. */
  read(place: LinePlace): Promise<Line | null>;
  /** Like `read`, but synchronous and only from memory; null = the line must be read from disk. */
  cachedLine(place: LinePlace): Line | null;
  /** Called after lines were written. The store decides when to write a save. */
  onAdvanced(state: JournalState<Game>, before: Game, at: string): void;
  /** Sets the seconds played, and if the players have paused the clock. */
  onPlayed(seconds: number, isClockStopped: boolean): void;
  /** Saves the notice that no screen has shown yet; null = it was shown. */
  saveNotice(notice: OpenNotice | null): void;
}

/** Result of opening a store. */
export interface Opened {
  readonly state: JournalState<Game>;
  /** Seconds. */
  readonly played: number;
  readonly isClockStopped: boolean;
  readonly notice: OpenNotice | null;
  /** Idempotency keys of the newest lines. */
  readonly requests: readonly (readonly [request: string, place: LinePlace])[];
}
