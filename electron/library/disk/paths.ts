/** Paths of a campaign's files. */
import { join } from 'node:path';

export interface Paths {
  readonly save: string;
  readonly journal: string;
  /** Older lines that were moved out of the journal. */
  readonly history: string;
  readonly backups: string;
  /** Cache of values computed from the lines. */
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
