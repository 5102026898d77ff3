/** What must not cost a table anything, in short; `npm run faults` does the same at length. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { killSession } from './testing/faults/kill';
import type { FaultRow } from './testing/faults/rows';
import { scratchFolder } from './testing/library';

let folder: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
});
afterEach(() => remove());

function nothingLost(...rows: readonly FaultRow[]): void {
  for (const { complaints } of rows) expect(complaints).toEqual([]);
}

test('a process that is killed while it plays', async () => {
  nothingLost(await killSession(folder, 4));
});
