import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Update } from '#shared/api';
import { FROM_NOTHING } from '#shared/apiCalls';
import { hostOf, type Host } from './companion';
import { lockLibrary } from './library/disk/lock';
import type { Library } from './library/library';
import { newCampaign, openLibrary, scratchFolder } from './testing/library';

let remove: () => Promise<void>;
let library: Library;
let host: Host;
let isHeld: boolean;
let onLost: () => void;

beforeEach(async () => {
  const scratch = await scratchFolder();
  ({ remove } = scratch);
  isHeld = true;
  library = await openLibrary(scratch.folder, {
    take: async (folder, lost = () => undefined) => {
      onLost = lost;
      const lock = await lockLibrary(folder, lost);
      return lock && { ...lock, isHeld: async () => isHeld && lock.isHeld() };
    },
  });
  host = hostOf(library, '1.2.3');
  await newCampaign(library);
});
afterEach(async () => {
  await library.close();
  await remove();
});

test('screens are told at once that another host has the library', async () => {
  const told: Update[] = [];
  host.onUpdate((update) => told.push(update));
  isHeld = false;
  onLost();
  await expect.poll(() => told).toMatchObject([{ campaign: 'Test', from: FROM_NOTHING }]);
  // So each of them asks for the whole.
  expect(await host.openCampaign('Test')).toEqual({
    ok: false,
    refusal: { code: 'libraryIsLocked', path: library.folder },
  });
  isHeld = true;
  expect(await host.openCampaign('Test')).toMatchObject({ ok: true });
});

test('a lock that is ours again by the time of a look tells screens nothing', async () => {
  const told: Update[] = [];
  host.onUpdate((update) => told.push(update));
  onLost();
  await library.campaigns.lockIsLost();
  expect(told).toEqual([]);
});
