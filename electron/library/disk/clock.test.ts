/** A wrong system clock deletes neither backups nor the trash. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newCampaign, openLibrary, rename, scratchFolder, valueOf } from '../../testing/library';
import type { Library } from '../library';

const DAY = 24 * 60 * 60 * 1000;

let folder: string;
let remove: () => Promise<void>;
let library: Library;
let time = Date.parse('2035-01-01T00:00:00Z');
const now = () => new Date((time += 1000));

beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
  library = await openLibrary(folder, { now });
});
afterEach(async () => {
  await library.close();
  await remove();
});

async function reopen() {
  await library.close();
  library = await openLibrary(folder, { now });
}

test('a clock set back keeps the newest backups, and restoring one can be reverted', async () => {
  await newCampaign(library);
  for (let step = 0; step < 22; step += 1) {
    await reopen();
    const session = valueOf(await library.openCampaign('Test'));
    valueOf(await session.send(rename(`n${String(step)}`), `r${String(step)}`));
  }
  time = Date.parse('2026-11-21T00:00:00Z');
  await reopen();
  const session = valueOf(await library.openCampaign('Test'));
  valueOf(await session.send(rename('Precious'), 'precious'));
  const [newest] = valueOf(await library.campaigns.backups('Test')).backups;
  expect(newest).toMatchObject({ reason: 'open', seq: 23 });
  expect(newest?.at).toMatch(/^2026/);
  valueOf(await library.campaigns.restoreBackup('Test', newest?.id ?? ''));
  expect(session.game.campaign.name).toBe('n21');
  const backups = valueOf(await library.campaigns.backups('Test')).backups;
  expect(backups).toHaveLength(20);
  expect(backups[0]).toMatchObject({ reason: 'beforeRestore', seq: 24 });
  valueOf(await library.campaigns.restoreBackup('Test', backups[0]?.id ?? ''));
  expect(session.game.campaign.name).toBe('Precious');
});

/** Names in the trash after the library was opened `days` days later. */
async function trashAfter(days: number): Promise<readonly string[]> {
  time += days * DAY;
  await reopen();
  return (await library.campaigns.trash()).map(({ name }) => name);
}

test('a clock that is years ahead does not empty the trash', async () => {
  await newCampaign(library);
  valueOf(await library.deleteCampaign('Test'));
  expect(await trashAfter(3000)).toEqual(['Test']);
  expect(await trashAfter(0)).toEqual(['Test']);
  expect(await trashAfter(2)).toEqual(['Test']);
  expect(await trashAfter(-3001)).toEqual(['Test']);
  expect(await trashAfter(27)).toEqual(['Test']);
  expect(await trashAfter(3)).toEqual([]);
});

test('a clock set back by years keeps campaigns deleted before and after', async () => {
  await newCampaign(library);
  valueOf(await library.deleteCampaign('Test'));
  time -= 3000 * DAY;
  await reopen();
  await newCampaign(library, 'Other');
  valueOf(await library.deleteCampaign('Other'));
  expect((await library.campaigns.trash()).map(({ name }) => name).sort()).toEqual([
    'Other',
    'Test',
  ]);
  // The clock is right again.
  expect((await trashAfter(3000)).toSorted()).toEqual(['Other', 'Test']);
});

test('a clock that jumped by months is trusted after a week', async () => {
  await newCampaign(library);
  valueOf(await library.deleteCampaign('Test'));
  expect(await trashAfter(200)).toEqual(['Test']);
  expect(await trashAfter(5)).toEqual(['Test']);
  expect(await trashAfter(3)).toEqual([]);
});
