import type { Game } from '#shared/state';
import type { Writer } from '../disk/files';

export interface FileOptions {
  /** Returns the game if it is valid, else null. */
  readonly readGame: (input: unknown) => Game | null;
  readonly now: () => Date;
  readonly writer?: Writer;
  /** Called with errors of saves and backups. Play continues, because the journal has everything. */
  readonly report: (error: unknown) => void;
  /** False if another process owns the library. Then nothing is written. */
  readonly isOurs: () => Promise<boolean>;
  /** Number of times the lock was acquired. Between two terms others may have owned the library. */
  readonly term: () => number;
  /** True if the campaign is in the trash, or was restored under another name. */
  readonly isElsewhere?: (id: string) => Promise<boolean>;
}
