/** Copies of all campaigns in a second place that the player chose. */
import type { SaveFailure } from '../refusals';
import type { Result } from '../result';

export interface CopyEntry {
  readonly id: string;
  /** File name of the campaign in its library, without an extension. */
  readonly name: string;
  /** ISO 8601. */
  readonly copiedAt: string;
}

export interface CopiesState {
  /** Null = nothing is copied. */
  readonly folder: string | null;
  /** The last time that all campaigns were copied, in ISO 8601; null = never. */
  readonly copiedAt: string | null;
  /** The reason of the last failure; null = the last copy succeeded. */
  readonly failure: SaveFailure | null;
}

/** The new campaign of a restored copy. */
export interface RestoredCopy {
  readonly key: string;
  readonly name: string;
}

export interface CopiesApi {
  state(): Promise<CopiesState>;
  /** Sets the folder for copies and makes the first copy immediately; null = stops copying. */
  choose(folder: string | null): Promise<Result<CopiesState>>;
  copyNow(): Promise<CopiesState>;
  /** Copies in the folder, latest first, also those of other libraries. */
  list(): Promise<readonly CopyEntry[]>;
  /** Adds the campaign of a copy to the library; nothing there is replaced. */
  restore(copy: string): Promise<Result<RestoredCopy>>;
}
