import {
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename as move,
  rm,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ok } from '#shared/result';
import type { Game } from '#shared/state';
import type { PlayCommand, Session } from '../../session/session';
import { inspect } from '../../testing/inspect';
import { rename, scratchFolder, valueOf } from '../../testing/library';
import { GAME, newTable, openGameLibrary, playTable } from '../../testing/table';
import { Library } from '../library';
import { readExport } from '../transfer/exportFile';
import { startJournal } from '../repairing/repair';
import { readSave, writeSave } from './checkpoint';

let folder: string;
let remove: () => Promise<void>;
let library: Library;
let session: Session;
const file = (ending: string) => join(folder, `Test.${ending}`);
const seq = async () => (await session.snapshot()).seq;

beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
  library = await openGameLibrary(folder);
  session = await newTable(library);
});
afterEach(async () => {
  await library.close();
  await remove();
});

async function restart(): Promise<void> {
  await library.close();
  library = await openGameLibrary(folder);
  session = valueOf(await library.openCampaign('Test'));
}

async function undoAll(): Promise<number> {
  let steps = 0;
  while ((await session.undo(await seq(), `u${String(Math.random())}`)).ok) steps += 1;
  return steps;
}

describe('the end of a scenario', () => {
  test('moves the journal into the history; log, undo and redo still reach every step', async () => {
    await playTable(session, 60);
    await restart();
    const [top = ''] = (await readFile(file('journal'), 'utf8')).split('\n');
    expect((JSON.parse(top) as { base: number }).base).toBeGreaterThan(10_000);
    expect((await readFile(file('history'))).length).toBeGreaterThan(10_000);
    expect((await inspect(library, 'Test')).faults).toEqual([]);
    const { game, log } = await session.snapshot();
    const undone = await undoAll();
    expect(undone).toBe(log.length - 1);
    expect(session.game.scenario).toBeNull();
    await restart();
    for (let step = 0; step < undone; step += 1) {
      valueOf(await session.redo(await seq(), `r${String(step)}`));
    }
    expect(session.game).toEqual(game);
  });

  test('is interrupted between its files: nothing is lost and no notice is shown', async () => {
    await playTable(session, 20);
    await library.close();
    const before = { save: await readFile(file('json')), journal: await readFile(file('journal')) };
    await restart();
    await playTable(session, 3, 20);
    await library.close();
    const [save, journal] = [await readFile(file('json')), await readFile(file('journal'))];
    // Only half of the history was written; the journal is not replaced yet.
    await writeFile(file('journal'), before.journal);
    await writeFile(file('json'), before.save);
    await writeFile(file('history'), (await readFile(file('history'))).subarray(0, 9000));
    await restart();
    expect(await session.snapshot()).toMatchObject({ notice: null });
    await playTable(session, 3, 20);
    expect((await inspect(library, 'Test')).faults).toEqual([]);
    await library.close();
    // The journal was replaced; the save is still the old one.
    await writeFile(file('journal'), journal);
    await writeFile(file('json'), before.save);
    await restart();
    expect(await session.snapshot()).toMatchObject({ notice: null });
    await library.close();
    await writeFile(file('json'), save);
    await restart();
  });

  test('without its history file can be played, and the notice is shown once', async () => {
    await playTable(session, 60);
    const { game } = await session.snapshot();
    await library.close();
    await rm(file('history'));
    await restart();
    const snapshot = await session.snapshot();
    expect(snapshot.game).toEqual(game);
    expect(snapshot.notice).toEqual({ kind: 'olderStepsLost', setAside: null });
    await restart();
    expect((await session.snapshot()).notice).toBeNull();
    expect((await playTable(session, 30, 100)).length).toBeGreaterThan(20);
    await restart();
    expect((await session.snapshot()).notice).toBeNull();
  });

  test('with another history keeps that file under another name', async () => {
    await playTable(session, 60);
    await library.close();
    await writeFile(file('history'), 'another');
    await restart();
    const { notice } = await session.snapshot();
    expect(notice?.kind).toBe('olderStepsLost');
    const aside = notice && 'setAside' in notice ? notice.setAside : null;
    expect(await readFile(aside ?? '', 'utf8')).toBe('another');
  });

  test('with a damaged line in its history is exported from the scenario after that on', async () => {
    await playTable(session, 110);
    await library.close();
    const history = await readFile(file('history'));
    const inFirst = history.indexOf('"request":"step 5"');
    await writeFile(file('history'), history.fill('x', inFirst, inFirst + 3));
    await restart();
    const { bytes, missing } = valueOf(await library.exportCampaign('Test'));
    expect(missing).toBeGreaterThan(0);
    expect(bytes.toString('utf8')).toContain(`"missing":${String(missing)},`);
    const read = await readExport(bytes);
    const lines = read.kind === 'good' ? read.campaign.lines : [];
    const seqs = lines.map((line) => line.seq);
    expect(seqs.at(-1)).toBe(await seq());
    expect(seqs[0]).toBeLessThan(40);
    expect(seqs[0]).toBe(missing + 1);
    expect(valueOf(await library.duplicateCampaign('Test'))).toMatchObject({ missing });
  });

  test('with a lost journal heading is put together from the history', async () => {
    await playTable(session, 60);
    const { game, log } = await session.snapshot();
    await library.close();
    const bytes = await readFile(file('journal'));
    bytes[20] = 0;
    await writeFile(file('journal'), bytes);
    await writeFile(file('json'), 'gone');
    await restart();
    const snapshot = await session.snapshot();
    expect(snapshot.game).toEqual(game);
    expect(snapshot.log).toEqual(log);
    expect(await undoAll()).toBe(log.length - 1);
  });
});

describe('the history', () => {
  test('is paged back to its start, beyond the log in memory', async () => {
    for (let step = 0; step < 450; step += 1) {
      valueOf(await session.send(rename(`n${String(step)}`), `r${String(step)}`));
    }
    await restart();
    const { log } = await session.snapshot();
    expect(log).toHaveLength(200);
    const first = await session.history(log[0]?.seq ?? 0);
    expect(first.entries).toHaveLength(200);
    expect(first.earlier).toBe('more');
    const second = await session.history(first.entries[0]?.seq ?? 0);
    expect(second.earlier).toBe('none');
    const seqs = [...second.entries, ...first.entries, ...log].map((entry) => entry.seq);
    expect(seqs).toEqual(Array.from({ length: 453 }, (_, index) => index + 1));
    expect(await session.history(1)).toEqual({ entries: [], earlier: 'none' });
  });

  test('reports a page that cannot be read', async () => {
    await playTable(session, 60);
    await library.close();
    const bytes = await readFile(file('history'));
    bytes[7000] = 0;
    await writeFile(file('history'), bytes);
    await restart();
    const page = await session.history((await session.snapshot()).log[0]?.seq ?? 0);
    expect(page.earlier).toBe('unreadable');
    expect((await playTable(session, 3, 100)).length).toBeGreaterThan(0);
  });
});

describe('a backup', () => {
  test('can be restored after the current state is backed up; both branches keep their steps', async () => {
    await playTable(session, 60);
    const before = await session.snapshot();
    const backups = valueOf(await library.campaigns.backups('Test')).backups;
    const start = backups.find(({ reason }) => reason === 'scenarioStart');
    expect(start).toMatchObject({ scenario: '1 Black Barrow', round: 1 });
    const restored = valueOf(await library.campaigns.restoreBackup('Test', start?.id ?? ''));
    expect(restored.game.scenario?.round).toBe(1);
    expect(restored.seq).toBe(before.seq + 1);
    expect(restored.undo?.type).toBe('startScenario');
    expect(restored.redo).toBeNull();
    await restart();
    expect((await session.snapshot()).game).toEqual(restored.game);
    const oldest = valueOf(await library.campaigns.backups('Test')).backups.find(
      ({ reason }) => reason === 'beforeRestore',
    );
    expect(oldest).toBeDefined();
    const back = valueOf(await library.campaigns.restoreBackup('Test', oldest?.id ?? ''));
    expect(back.game).toEqual(before.game);
    expect(back.undo).toEqual(before.undo);
    expect(await undoAll()).toBe(before.log.length - 1);
  });

  test.each(['', '../Test.json', 'none', '__proto__'])('%j is refused as a backup', async (id) => {
    const before = await session.snapshot();
    expect(await library.campaigns.restoreBackup('Test', id)).toEqual({
      ok: false,
      refusal: { code: 'noSuchBackup', backup: id },
    });
    expect(await session.snapshot()).toEqual(before);
  });

  test('is not restored if the current state cannot be backed up', async () => {
    await playTable(session, 10);
    const [first] = valueOf(await library.campaigns.backups('Test')).backups;
    await move(file('backups'), `${file('backups')}-away`);
    await writeFile(file('backups'), 'no folder');
    const before = await session.snapshot();
    const refused = await library.campaigns.restoreBackup('Test', first?.id ?? '');
    expect(refused.ok).toBe(false);
    expect(await session.snapshot()).toEqual(before);
  });

  test('is still followed after the files were exported and imported', async () => {
    await playTable(session, 30);
    const [newest] = valueOf(await library.campaigns.backups('Test')).backups.slice(-2);
    const restored = valueOf(await library.campaigns.restoreBackup('Test', newest?.id ?? ''));
    const { bytes } = valueOf(await library.exportCampaign('Test'));
    const { key } = valueOf(await library.importCampaign({ name: 'x', bytes }));
    const copy = valueOf(await library.openCampaign(key));
    valueOf(await copy.undo((await copy.snapshot()).seq, 'its name'));
    const snapshot = await copy.snapshot();
    expect(snapshot.game).toEqual(restored.game);
    expect(snapshot.undo).toEqual(restored.undo);
  });
});

describe('the trash', () => {
  test('keeps a deleted campaign, which comes back whole', async () => {
    await playTable(session, 30);
    const { game, log } = await session.snapshot();
    const deleted = valueOf(await library.deleteCampaign('Test'));
    expect(deleted.name).toBe('Test');
    expect(await library.campaigns.entries()).toEqual([]);
    expect((await readdir(folder)).filter((name) => name.startsWith('Test'))).toEqual([]);
    expect(await library.openCampaign('Test')).toMatchObject({
      refusal: { code: 'noSuchCampaign' },
    });
    expect((await session.send(rename('late'), 'late')).ok).toBe(false);
    expect(await library.campaigns.trash()).toEqual([deleted]);
    const entry = valueOf(await library.restoreFromTrash(deleted.id));
    expect(entry).toMatchObject({ key: 'Test', name: 'Test' });
    expect(await library.campaigns.trash()).toEqual([]);
    session = valueOf(await library.openCampaign('Test'));
    expect(await session.snapshot()).toMatchObject({ game, log, notice: null });
    expect(valueOf(await library.campaigns.backups('Test')).backups.length).toBeGreaterThan(1);
  });

  test('restores a campaign under a numbered name if its name is taken', async () => {
    const { id } = valueOf(await library.deleteCampaign('Test'));
    session = await newTable(library);
    const entry = valueOf(await library.restoreFromTrash(id));
    expect(entry).toMatchObject({ key: 'Test 2', name: 'Test 2' });
  });

  test('deletes campaigns after 30 days and leaves foreign files alone', async () => {
    valueOf(await library.deleteCampaign('Test'));
    await mkdir(join(folder, 'trash', 'mine'));
    await library.close();
    const later = (days: number) => () => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    library = await openGameLibrary(folder, { now: later(29) });
    expect(await library.campaigns.trash()).toHaveLength(1);
    await library.close();
    library = await openGameLibrary(folder, { now: later(31) });
    expect(await library.campaigns.trash()).toEqual([]);
    expect(await readdir(join(folder, 'trash'))).toEqual(['mine']);
  });

  test('completes an interrupted deletion', async () => {
    const { id } = valueOf(await library.deleteCampaign('Test'));
    await library.close();
    const inside = join(folder, 'trash', id);
    await move(join(inside, 'Test.journal'), file('journal'));
    const note = await readFile(join(inside, 'deleted.json'), 'utf8');
    await writeFile(join(inside, 'deleted.json'), note.replace('"kept"', '"leaving"'));
    library = await openGameLibrary(folder);
    expect(await library.campaigns.entries()).toEqual([]);
    expect(valueOf(await library.restoreFromTrash(id)).name).toBe('Test');
  });

  test.each(['', '..', '../..', 'Test'])('has no %j', async (id) => {
    expect(await library.restoreFromTrash(id)).toMatchObject({
      refusal: { code: 'noSuchDeleted' },
    });
  });
});

describe('a campaign', () => {
  test('is renamed, as a step that can be undone, and never to a name that is taken', async () => {
    await newTable(library, 'Other');
    const to = (name: string) => library.renameCampaign('Test', { type: 'renameCampaign', name });
    expect(valueOf(await to('New'))).toMatchObject({ key: 'Test', name: 'New' });
    expect(await to('other')).toMatchObject({ refusal: { code: 'nameIsTaken' } });
    valueOf(await session.undo(await seq(), 'u'));
    expect(session.game.campaign.name).toBe('Test');
  });

  test('is duplicated with its history, and the two go their own ways', async () => {
    await playTable(session, 30);
    const before = await session.snapshot();
    expect(valueOf(await library.duplicateCampaign('Test'))).toMatchObject({
      key: 'Test 2',
      missing: 0,
    });
    const copy = valueOf(await library.openCampaign('Test 2'));
    expect((await copy.snapshot()).log.slice(0, -1)).toEqual(before.log);
    valueOf(await copy.send(rename('Elsewhere'), 'x'));
    expect(await session.snapshot()).toEqual(before);
  });
});

describe('a library in an impossible place', () => {
  test.each(['/proc/nope', '/proc/nope/deeper', '/dev/null/x'])('%s is refused', async (path) => {
    expect(await Library.open(path, GAME)).toMatchObject({ refusal: { code: 'saveFailed' } });
  });
});

test('a field missing in an older version is added before lines change it', async () => {
  await library.close();
  const read = await readSave(file('json'));
  if (read.kind !== 'good') throw new Error('no save');
  const text = JSON.stringify(read.save.game).replace('"eventsDone":[],', '');
  expect(text).not.toContain('eventsDone');
  const save = { ...read.save, game: JSON.parse(text) as unknown };
  await rm(file('journal'));
  await writeSave(file('json'), await startJournal(file('journal'), save, null));
  // This version reads the step as no change, as it does with a field that it does not know.
  const readGame: typeof GAME.readGame = (input) => {
    const { campaign, ...rest } = input as Game;
    const party: Partial<Game['campaign']['party']> = campaign.party;
    const filled = { ...party, eventsDone: party.eventsDone ?? [] };
    return GAME.readGame({ ...rest, campaign: { ...campaign, party: filled } });
  };
  const play: PlayCommand = (game) => {
    const changed = {
      ...game.campaign,
      party: { ...game.campaign.party, eventsDone: ['city'] as const },
    };
    return ok({ next: { ...game, campaign: changed }, events: [] });
  };
  library = valueOf(await Library.open(folder, { ...GAME, play, readGame }));
  session = valueOf(await library.openCampaign('Test'));
  valueOf(await session.send(rename('any'), 'done'));

  // The state after a power cut.
  const left = join(folder, 'left');
  await mkdir(left);
  for (const ending of ['json', 'journal', 'history'])
    await copyFile(file(ending), join(left, `Test.${ending}`));
  const again = valueOf(await Library.open(left, { ...GAME, readGame }));
  const { game, notice } = await valueOf(await again.openCampaign('Test')).snapshot();
  expect(game.campaign.party.eventsDone).toEqual(['city']);
  expect(notice).toBeNull();
  await again.close();
});
