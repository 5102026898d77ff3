/** Where the files of a campaign lie. */
import { join } from 'node:path';

/** Where the parts of a campaign lie. */
export interface Paths {
  readonly save: string;
  readonly journal: string;
  /** Lines that were folded away from the journal. */
  readonly history: string;
  readonly backups: string;
  /** What was worked out of the lines, and can be again. */
  readonly tallies: string;
}

export function pathsOf(folder: string, key: string): Paths {
  return {
    save: join(folder, `${key}.json`),
    journal: join(folder, `${key}.journal`),
    history: join(folder, `${key}.history`),
    backups: join(folder, `${key}.backups`),
    tallies: join(folder, `${key}.tallies`),
  };
}
