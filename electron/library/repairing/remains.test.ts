/** Campaigns of which only older files are left. */
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Game } from '#shared/state';
import { rename, scratchFolder, valueOf } from '../../testing/library';
import { newTable, openGameLibrary, playTable } from '../../testing/table';
import type { Library } from '../library';

let folder: string;
let remove: () => Promise<void>;
let library: Library;
let last: Game;
const file = (ending: string) => join(folder, `Test.${ending}`);
const removeFile = (ending: string) => rm(file(ending), { recursive: true });

/** Two scenarios are finished and compacted, a third one is running. */
beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
  library = await openGameLibrary(folder);
  const session = await newTable(library);
  await playTable(session, 60);
  last = session.game;
  await library.close();
  await Promise.all([removeFile('json'), removeFile('journal')]);
});
afterEach(async () => {
  await library.close();
  await remove();
});

async function opens() {
  library = await openGameLibrary(folder);
  expect(await library.campaigns.entries()).toMatchObject([{ key: 'Test', trouble: null }]);
  expect(await readdir(folder)).toContain((await pathOf()).split('/').at(-1));
  const session = valueOf(await library.openCampaign('Test'));
  const { notice } = await session.snapshot();
  valueOf(await session.send(rename('Goes on'), 'on'));
  return { notice, game: session.game };
}

const pathOf = async () => valueOf(await library.campaigns.pathOf('Test'));

test('a campaign without save and journal is restored from backups and history', async () => {
  const { notice, game } = await opens();
  expect(notice).toMatchObject({ kind: 'restoredFromBackup' });
  expect(game.campaign.characters).toHaveLength(2);
  // The newest backup is from the start of the third scenario.
  expect(game.scenario?.scenario).toBe(last.scenario?.scenario);
});

test('a campaign is restored from backups alone', async () => {
  await removeFile('history');
  const { notice, game } = await opens();
  expect(notice).toMatchObject({ kind: 'restoredFromBackup' });
  expect(game.scenario?.scenario).toBe(last.scenario?.scenario);
});

test('a campaign is restored from its history alone, with its steps', async () => {
  await removeFile('backups');
  const { notice, game } = await opens();
  expect(notice).toMatchObject({ kind: 'restoredFromJournal' });
  expect(game.campaign.characters).toHaveLength(2);
  const session = valueOf(await library.openCampaign('Test'));
  valueOf(await session.undo((await session.snapshot()).seq, 'undo'));
  expect((await session.snapshot()).undo).not.toBeNull();
});

test('a campaign without a valid backup is listed as damaged and can be deleted', async () => {
  await removeFile('history');
  for (const name of await readdir(file('backups'))) {
    await writeFile(join(file('backups'), name), 'damaged');
  }
  library = await openGameLibrary(folder);
  expect(await library.campaigns.entries()).toMatchObject([{ key: 'Test', trouble: 'damaged' }]);
  expect(await library.openCampaign('Test')).toMatchObject({ refusal: { code: 'saveIsDamaged' } });
  valueOf(await library.deleteCampaign('Test'));
  expect(await library.campaigns.entries()).toEqual([]);
});
