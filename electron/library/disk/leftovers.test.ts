import fs from 'node:fs';
import { mkdir, readdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openGameLibrary } from '../../testing/table';
import { scratchFolder } from '../../testing/library';
import { uniqueNumber } from './files';
import { tidyLeftovers } from './leftovers';

let folder: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
});
afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await remove();
});

const HOUR = 60 * 60;

/** A file that was last written that many seconds ago. */
async function written(path: string, ago: number): Promise<void> {
  const whole = join(folder, path);
  await mkdir(dirname(whole), { recursive: true });
  await writeFile(whole, 'half');
  const at = Date.now() / 1000 - ago;
  await utimes(whole, at, at);
}

/** All files except those that the library creates by itself. */
async function left(): Promise<readonly string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((one) => !one.isDirectory())
    .map(({ name }) => name)
    .sort();
}

const OURS = [
  'Test.json',
  'Test.journal',
  'Test.history',
  'Test.tallies',
  'Test.journal.torn-2026-03-23T19-07-00-000Z',
  '.server.json',
  'Test.backups/2026-03-23T19-07-00-000Z.11.open.json',
  'packs/wolves.json',
  'scenarios/own-1.json',
  'trash/2026-03-23T19-10-00-000Z Gone/deleted.json',
];

test('old drafts of our files are deleted when the library opens', async () => {
  for (const name of OURS) await written(`${name}.${uniqueNumber()}`, 2 * HOUR);
  await (await openGameLibrary(folder)).close();
  expect(await left()).toEqual([]);
});

test('recent drafts and foreign files are not deleted', async () => {
  const draft = `Test.json.${uniqueNumber()}`;
  await written(draft, 10);
  const theirs = ['notes.12345678901', 'Test.json.2024', 'Test.json.old', '12345678901'];
  for (const name of theirs) await written(name, 2 * HOUR);
  await symlink('/nowhere', join(folder, `Test.json.${uniqueNumber()}`));
  const before = await left();
  await (await openGameLibrary(folder)).close();
  expect(await left()).toEqual(before);
});

test('a draft that cannot be removed is reported and the others are removed', async () => {
  const drafts = [1, 2, 3].map(() => `Test.json.${uniqueNumber()}`);
  for (const name of drafts) await written(name, 2 * HOUR);
  const denied = Object.assign(new Error('denied'), { code: 'EPERM' });
  vi.spyOn(fs.promises, 'unlink').mockRejectedValueOnce(denied);
  syncBuiltinESMExports();
  const report = vi.fn();
  await tidyLeftovers(folder, new Date(), report);
  expect(report.mock.calls).toEqual([[denied]]);
  expect(await left()).toHaveLength(1);
});
