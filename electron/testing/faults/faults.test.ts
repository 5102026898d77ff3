/** Short version of `npm run faults`. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { damageFiles } from './damage';
import { cutOperations, failOperations } from './operationCuts';
import { failDisk } from './disk';
import { fuzzFiles } from './fuzz';
import { killSession } from './kill';
import { cutPower, failCalls } from './powerCuts';
import { replaceFiles } from './replacedFiles';
import type { FaultRow } from './rows';
import { scratchFolder } from '../library';

let folder: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
});
afterEach(() => remove());

function nothingLost(...rows: readonly FaultRow[]): void {
  for (const { fault, complaints } of rows)
    expect({ fault, complaints }).toEqual({ fault, complaints: [] });
}

test('a process that is killed while it plays', async () => {
  nothingLost(await killSession(folder, 2));
});

test('files with every kind of damage', async () => {
  nothingLost(...(await damageFiles(folder, false)));
});

test('a full, read-only, missing or foreign disk', async () => {
  nothingLost(...(await failDisk(folder)));
});

test('a power cut at any call of two hosts in one library', async () => {
  nothingLost(await cutPower(folder, 40));
});

test('older files that are put back under two hosts', async () => {
  nothingLost(await replaceFiles(folder, 2));
});

test('a power cut within the long operations of a library', async () => {
  nothingLost(...(await cutOperations(folder, { place: 0, of: 13 })));
});

test('an error of the disk at any call', async () => {
  nothingLost(await failCalls(folder, { place: 0, of: 293 }));
  nothingLost(...(await failOperations(folder, { place: 0, of: 97 })));
});

test('randomly mutated saves, journals and imports', async () => {
  nothingLost(...(await fuzzFiles(folder, 16)));
});
