import type { Letter } from './letters';

/** The printed ability, and its performer. */
export interface Setting {
  readonly lasts: 'round' | 'untilRemoved';
  readonly hasBear: boolean;
  readonly isOnBoard: boolean;
}
export interface ActingAs extends Setting {
  readonly by: Letter;
  /** Targets of the enclosing ability. */
  readonly aimed: readonly Letter[] | null;
}
