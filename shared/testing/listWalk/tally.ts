/**
 * Counts how Standee handles the entries of a printed list, and reads the same counts from the
 * documentation.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `performs` = automatically, `asks` = asks players first, `says` = only announces it. */
export type ListVerdict = 'performs' | 'asks' | 'says' | 'silent';

export type ListTally = Readonly<Record<ListVerdict, number>>;

export function tallyOf(verdicts: readonly ListVerdict[]): ListTally {
  const count = (wanted: ListVerdict) => verdicts.filter((each) => each === wanted).length;
  return {
    performs: count('performs'),
    asks: count('asks'),
    says: count('says'),
    silent: count('silent'),
  };
}

const TABLE = join(import.meta.dirname, '../../../docs/lists.md');

interface DocumentedList {
  readonly list: string;
  readonly entries: number;
  readonly tally: ListTally;
}

/** All rows of docs/lists.md. */
export function documentedLists(): readonly DocumentedList[] {
  return readFileSync(TABLE, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => /^\d+$/.test(cells[2] ?? ''))
    .map(([, list = '', ...cells]) => {
      const [entries = -1, performs = -1, asks = -1, says = -1, silent = -1] = cells.map(Number);
      return { list, entries, tally: { performs, asks, says, silent } };
    });
}

/** The row of a list in docs/lists.md. */
export function documentedTally(list: string): ListTally {
  const row = documentedLists().find((each) => each.list === list);
  if (!row) throw new Error(`docs/lists.md has no row ${list}.`);
  return row.tally;
}
