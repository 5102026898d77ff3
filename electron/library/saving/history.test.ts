/** Another program replaces, truncates or removes the history during play. */
import {
  appendFile,
  copyFile,
  open,
  readdir,
  readFile,
  rename,
  rm,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { FROM_NOTHING } from '#shared/api/calls';
import { expectSame } from '#shared/testing/assertSame';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inspect } from '../../testing/inspect';
import { rename as named, scratchFolder, valueOf } from '../../testing/library';
import { newTable, openGameLibrary, playTable } from '../../testing/table';
import { LostError } from '../disk/swap';
import type { Library } from '../library';
import type { Session } from '../../session/session';
import { appendToHistory } from './history';
import { Journal } from './journal';

let folder: string;
let remove: () => Promise<void>;
let library: Library;
let session: Session;
/** Asserts that every acknowledged step is saved. */
let acknowledged: readonly string[];
const history = () => join(folder, 'Test.history');
const older = () => join(folder, 'older');

/** A campaign with two finished scenarios, and a copy of its history after the first. */
beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
  library = await openGameLibrary(folder);
  session = await newTable(library);
  const first = await playTable(session, 30);
  await copyFile(history(), older());
  acknowledged = [...first, ...(await playTable(session, 30, 30))];
});
afterEach(async () => {
  await library.close();
  await remove();
});

const notice = async () => (await session.snapshot()).notice;

async function reopen(): Promise<void> {
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

test.each(Object.keys(HARMS))(
  'a history that was %s is restored at the end of a scenario',
  async (harm) => {
    await HARMS[harm]?.();
    acknowledged = [...acknowledged, ...(await playTable(session, 30, 60))];
    await reopen();
    const { faults, requests } = await inspect(library, 'Test');
    expect(faults).toEqual([]);
    expect(requests).toEqual(expect.arrayContaining([...acknowledged]));
    expect(await notice()).toBeNull();
  },
);

test('a request of a finished scenario is not carried out again after a restart', async () => {
  await reopen();
  const before = await session.snapshot();
  for (const request of acknowledged) {
    expect(await session.send(named('Again'), request)).toEqual({
      ok: false,
      refusal: { code: 'malformedCommand' },
    });
  }
  expect((await session.snapshot()).seq).toBe(before.seq);
});

test('a removed history is restored when the campaign closes', async () => {
  await rm(history());
  acknowledged = [...acknowledged, ...(await playTable(session, 1, 60))];
  await reopen();
  expect((await inspect(library, 'Test')).requests).toEqual(
    expect.arrayContaining([...acknowledged]),
  );
  expect(await notice()).toBeNull();
});

test('a truncated history keeps its complete steps, and a notice names the file with the rest', async () => {
  const bytes = await readFile(history());
  await truncate(history(), bytes.length - 10);
  const updates: number[] = [];
  session.onUpdate(({ from }) => updates.push(from));
  await playTable(session, 11, 60);
  // The last turn was over when the journal was compacted.
  await library.close();
  expect(updates).toContain(FROM_NOTHING);
  // No screen was open.
  library = await openGameLibrary(folder);
  session = valueOf(await library.openCampaign('Test'));
  const shown = await notice();
  expect(shown).toMatchObject({ kind: 'olderStepsLost' });
  const whole = bytes.lastIndexOf(0x0a, bytes.length - 2) + 1;
  const aside = shown?.kind === 'olderStepsLost' ? shown.setAside : null;
  expectSame(await readFile(aside ?? ''), bytes.subarray(whole, -10), 'bytes');
  expectSame((await readFile(history())).subarray(0, whole), bytes.subarray(0, whole), 'bytes');
  await reopen();
  expect(await notice()).toBeNull();
});

test('a history truncated by another program keeps every step before the cut', async () => {
  const [first] = valueOf(await library.campaigns.backups('Test')).backups.slice(-2);
  await library.close();
  const bytes = await readFile(history());
  const cut = (await readFile(older())).length + 2000;
  await truncate(history(), cut);
  library = await openGameLibrary(folder);
  session = valueOf(await library.openCampaign('Test'));
  const whole = bytes.lastIndexOf(0x0a, cut - 1) + 1;
  const shown = await notice();
  const aside = shown?.kind === 'olderStepsLost' ? shown.setAside : null;
  expectSame(await readFile(aside ?? ''), bytes.subarray(whole, cut), 'bytes');
  const mended = await readFile(history());
  expect(mended.length).toBe(bytes.length);
  expectSame(mended.subarray(0, whole), bytes.subarray(0, whole), 'bytes');
  // An earlier state can be restored with all steps that led to it.
  const restored = valueOf(await library.campaigns.restoreBackup('Test', first?.id ?? ''));
  expect(restored.undo).not.toBeNull();
  expect((await session.history(restored.seq)).earlier).toBe('none');
  valueOf(await session.send(named('On'), 'on'));
  await reopen();
  expect(await notice()).toBeNull();
  expect((await session.history(1e9)).entries.at(-1)?.command.type).toBe('renameCampaign');
});

test('a history is not changed by a process that lost the journal', async () => {
  await library.close();
  const journal = await Journal.open(join(folder, 'Test.journal'));
  if (!journal) throw new Error('no journal');
  await appendFile(history(), 'of another process');
  const before = await readFile(history());
  // Another process has created a journal under this name.
  await copyFile(journal.path, older());
  await rename(older(), journal.path);
  const options = { now: new Date(), older: null, mayRestore: () => Promise.resolve(true) };
  await expect(appendToHistory(history(), journal, options)).rejects.toThrow(LostError);
  expect(await readFile(history())).toEqual(before);
  await writeFile(history(), 'something else');
  await expect(appendToHistory(history(), journal, options)).rejects.toThrow(LostError);
  expect(await readFile(history(), 'utf8')).toBe('something else');
  await journal.close();
  library = await openGameLibrary(folder);
});

test('lost steps of a history are still reported after another process has played', async () => {
  session.startOver({ kind: 'playedElsewhere', kept: null });
  session.startOver({ kind: 'olderStepsLost', setAside: null });
  expect(await notice()).toMatchObject({ kind: 'olderStepsLost' });
  session.startOver({ kind: 'playedElsewhere', kept: 'late' });
  expect(await notice()).toMatchObject({ kind: 'olderStepsLost' });
});

test('journal lines damaged during play are reported at the end of the scenario', async () => {
  const journal = join(folder, 'Test.journal');
  valueOf(await session.send(named('before'), 'before'));
  const bytes = await readFile(journal);
  const [first, last] = [bytes.indexOf(0x0a) + 1, bytes.length - 1];
  const handle = await open(journal, 'r+');
  await handle.write(Buffer.alloc(last - first), 0, last - first, first);
  await handle.close();
  const damaged = await readFile(journal);

  await playTable(session, 30, 60);
  expect(await notice()).toMatchObject({ kind: 'olderStepsLost' });
  const asides = (await readdir(folder)).filter((name) => name.includes('.damaged-'));
  expect(asides).toHaveLength(1);
  const rest = await readFile(join(folder, asides[0] ?? ''));
  expect(rest.subarray(0, damaged.length)).toEqual(damaged);
  expect(await notice()).toMatchObject({ setAside: join(folder, asides[0] ?? '') });
  await reopen();
  expect(await notice()).toBeNull();
});
