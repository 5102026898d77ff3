/** A history that another program replaces, cuts or takes away while its campaign is played. */
import { copyFile, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FROM_NOTHING } from '#shared/apiCalls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inspect } from '../../testing/inspect';
import { scratchFolder, valueOf } from '../../testing/library';
import { newTable, openGameLibrary, playTable } from '../../testing/table';
import type { Library } from '../library';
import type { Session } from '../../session';

let folder: string;
let remove: () => Promise<void>;
let library: Library;
let session: Session;
/** All that players were told is kept. */
let told: readonly string[];
const history = () => join(folder, 'Test.history');
const older = () => join(folder, 'older');

/** A campaign that ended two scenarios; its history after the first one lies beside it. */
beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
  library = await openGameLibrary(folder);
  session = await newTable(library);
  const first = await playTable(session, 30);
  await copyFile(history(), older());
  told = [...first, ...(await playTable(session, 30, 30))];
});
afterEach(async () => {
  await library.close();
  await remove();
});

const notice = async () => (await session.snapshot()).notice;

async function anew(): Promise<void> {
  await library.close();
  library = await openGameLibrary(folder);
  session = valueOf(await library.openCampaign('Test'));
}

const HARMS: Readonly<Record<string, () => Promise<void>>> = {
  'taken away': () => rm(history()),
  'replaced by an older one': () => rename(older(), history()),
  'replaced by something else': async () => {
    await writeFile(older(), 'something else');
    await rename(older(), history());
  },
};

test.each(Object.keys(HARMS))('that was %s is put back where a scenario ends', async (harm) => {
  await HARMS[harm]?.();
  told = [...told, ...(await playTable(session, 30, 60))];
  await anew();
  const { faults, requests } = await inspect(library, 'Test');
  expect(faults).toEqual([]);
  expect(requests).toEqual(expect.arrayContaining([...told]));
  expect(await notice()).toBeNull();
});

test('that was taken away is put back where the campaign is closed', async () => {
  await rm(history());
  told = [...told, ...(await playTable(session, 1, 60))];
  await anew();
  expect((await inspect(library, 'Test')).requests).toEqual(expect.arrayContaining([...told]));
  expect(await notice()).toBeNull();
});

test('whose end was cut off begins anew, and the player is told where the rest lies', async () => {
  const size = (await readFile(history())).length;
  await truncate(history(), size - 10);
  const updates: number[] = [];
  session.onUpdate(({ from }) => updates.push(from));
  await playTable(session, 30, 60);
  // The last turn is over when the journal was folded away.
  await library.close();
  const said = await notice();
  expect(said).toMatchObject({ kind: 'olderStepsLost' });
  const aside = said?.kind === 'olderStepsLost' ? said.setAside : null;
  expect((await readFile(aside ?? '')).length).toBe(size - 10);
  expect(updates).toContain(FROM_NOTHING);
  library = await openGameLibrary(folder);
});

test('that lost steps is still told of when others have played meanwhile', async () => {
  session.startOver({ kind: 'playedElsewhere', kept: null });
  session.startOver({ kind: 'olderStepsLost', setAside: null });
  expect(await notice()).toMatchObject({ kind: 'olderStepsLost' });
  session.startOver({ kind: 'playedElsewhere', kept: 'late' });
  expect(await notice()).toMatchObject({ kind: 'olderStepsLost' });
});
