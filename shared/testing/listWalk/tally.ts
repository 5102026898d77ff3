/** Counts of a printed list, and the same counts in the documentation. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `performs` by itself, `asks` the players first, `says` it for them to do. */
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

/** The row of a list in docs/lists.md. */
export function documentedTally(list: string): ListTally {
  const row = readFileSync(TABLE, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .find((cells) => cells[1] === list);
  const [performs = -1, asks = -1, says = -1, silent = -1] = (row ?? []).slice(3, 7).map(Number);
  return { performs, asks, says, silent };
}
