/** Creation of a campaign fails while another process already plays it. */
import fs from 'node:fs';
import { readdir } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { diskError, freeLock } from '../../testing/faults/determinism';
import {
  newCampaign,
  openLibrary,
  playRenames,
  scratchFolder,
  valueOf,
} from '../../testing/library';
import { DISK_WRITER, type Writer } from '../disk/files';
import type { Library } from '../library';

let folder: string;
let remove: () => Promise<void>;
const open: Library[] = [];

beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
});
afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  for (const library of open.splice(0)) await library.close();
  await remove();
});

/** A host that takes the library from any owner. */
async function host(writer: Writer = DISK_WRITER): Promise<Library> {
  const library = await openLibrary(folder, { take: freeLock, writer });
  open.push(library);
  return library;
}

/** Runs `meanwhile` once, right before a line is synced, and then makes the disk fail. */
function failingAfter(meanwhile: () => Promise<void>): Writer {
  let isOver = false;
  return {
    ...DISK_WRITER,
    sync: async (handle) => {
      if (isOver) return DISK_WRITER.sync(handle);
      isOver = true;
      await meanwhile();
      throw diskError('EIO', 'sync');
    },
  };
}

/** Another process opens a campaign, plays five acknowledged steps and exits. */
async function playedBySomebodyElse(key: string): Promise<void> {
  const other = await openLibrary(folder, { take: freeLock });
  await playRenames(valueOf(await other.openCampaign(key)));
  await other.close();
}

async function namesIn(key: string): Promise<readonly string[]> {
  const session = valueOf(await (await host()).openCampaign(key));
  const { entries } = await session.history(1e9);
  return entries.flatMap(({ command }) =>
    command.type === 'renameCampaign' ? [command.name] : [],
  );
}

const FIVE = ['n1', 'n2', 'n3', 'n4', 'n5'];

test('created by one process and played by another is not removed', async () => {
  const library = await host(failingAfter(() => playedBySomebodyElse('Test')));
  const begun = await library.createCampaign({ type: 'newCampaign', name: 'Test' });
  expect(begun).toMatchObject({ refusal: { code: 'saveFailed' } });
  expect(await namesIn('Test')).toEqual(FIVE);
  expect(await readdir(folder)).toContain('Test.backups');
});

test('imported by one process and played by another is not removed', async () => {
  const first = await host();
  await newCampaign(first);
  const exported = valueOf(await first.exportCampaign('Test'));
  const library = await host(failingAfter(() => playedBySomebodyElse('Test 2')));
  expect(await library.importCampaign(exported)).toMatchObject({ ok: false });
  // The campaign's name is also one of its steps.
  expect((await namesIn('Test 2')).slice(-5)).toEqual(FIVE);
});

test('that no other process has opened is removed', async () => {
  const first = await host();
  await newCampaign(first);
  const exported = valueOf(await first.exportCampaign('Test'));
  const before = await readdir(folder);
  const nothing = () => Promise.resolve();
  const library = await host(failingAfter(nothing));
  expect(await library.importCampaign(exported)).toMatchObject({ ok: false });
  expect(await readdir(folder)).toEqual(before);
  const another = await host(failingAfter(nothing));
  expect((await another.createCampaign({ type: 'newCampaign', name: 'Other' })).ok).toBe(false);
  expect(await readdir(folder)).toEqual(before);
});

test('does not remove a campaign that has taken its name', async () => {
  const library = await host();
  const link = fs.promises.link;
  const linking = vi.spyOn(fs.promises, 'link').mockImplementationOnce(async () => {
    linking.mockImplementation(link);
    const other = await openLibrary(folder, { take: freeLock });
    await playRenames(await newCampaign(other));
    await other.close();
    throw diskError('EIO', 'link');
  });
  syncBuiltinESMExports();
  const begun = await library.createCampaign({ type: 'newCampaign', name: 'Test' });
  expect(begun).toMatchObject({ refusal: { code: 'saveFailed' } });
  expect(await namesIn('Test')).toEqual(FIVE);
});
