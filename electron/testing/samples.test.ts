import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LogEntry, Snapshot } from '#shared/api/api';
import { SCHEMA } from '#shared/vocabulary';
import type { Library } from '../library/library';
import type { Session } from '../session/session';
import { inspect } from './inspect';
import { rename, scratchFolder, valueOf } from './library';
import { convertToFormat0, registerFormat0 } from './olderFormat';
import { newTable, openGameLibrary, playTable } from './table';

const HINT = 'The sample no longer opens: an earlier build of this format wrote files like it.';
const SAMPLE = join(import.meta.dirname, 'samples', `format-${String(SCHEMA)}`);

let folder: string;
let remove: () => Promise<void>;
let library: Library;

beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
});
afterEach(async () => {
  await library.close();
  await remove();
});

/** All files of the sample come from the same game. */
function checkGame({ game }: Snapshot): void {
  const { campaign, scenario } = game;
  expect(game.schema).toBe(SCHEMA);
  expect(campaign.characters.map((sheet) => [sheet.name, sheet.level])).toEqual([
    ['Grom', 2],
    ['Silent Rain', 1],
  ]);
  expect(scenario).toMatchObject({ scenario: '1', round: 1, phase: { name: 'turns' } });
  const poisoned = scenario?.figures.filter(({ conditions }) => conditions.length > 0) ?? [];
  expect(poisoned).toHaveLength(1);
  expect(poisoned[0]?.hitPoints).toBe((poisoned[0]?.maxHitPoints ?? 0) - 2);
  expect(scenario?.elements.fire).toBe('inert');
}

describe('a save that an earlier build wrote', () => {
  test('opens with all that was in it, and is played on', async () => {
    await cp(SAMPLE, folder, { recursive: true });
    library = await openGameLibrary(folder);
    expect(await library.campaigns.entries(), HINT).toMatchObject([
      { trouble: null, scenario: '1 Black Barrow', characters: ['Grom', 'Silent Rain'] },
    ]);
    const session = valueOf(await library.openCampaign('Sample'));
    const snapshot = await session.snapshot();
    expect(snapshot.notice, HINT).toBeNull();
    checkGame(snapshot);
    expect(snapshot.undo).toMatchObject({ type: 'sufferDamage' });
    valueOf(await session.send(rename('On'), 'on'));
    valueOf(await session.undo((await session.snapshot()).seq, 'back'));
    checkGame(await session.snapshot());
  });

  test('is imported', async () => {
    library = await openGameLibrary(folder);
    for (const name of await readdir(SAMPLE)) {
      if (name.endsWith('.journal')) continue;
      const { key } = valueOf(await library.importFile(join(SAMPLE, name)));
      checkGame(await valueOf(await library.openCampaign(key)).snapshot());
    }
  });
});

/** Everything that players see of a campaign. */
interface Seen {
  readonly snapshot: Snapshot;
  readonly steps: readonly LogEntry[];
}

const HARMS: readonly (readonly [string, (path: string) => Promise<void>])[] = [
  ['damaged', (path) => flipByte(path)],
  ['missing', (path) => rm(path)],
];

describe('a campaign of an older format', () => {
  let forget: () => void;
  beforeEach(() => {
    forget = registerFormat0();
  });
  afterEach(() => {
    forget();
  });

  test('opens as it was, with every step and its older files beside it', async () => {
    const before = await playedInFormat0(21);
    const journal = await readFile(join(folder, 'Test.journal'));
    const { snapshot, steps } = await seen(await openTest());
    expect(snapshot).toMatchObject({ game: before.snapshot.game, seq: before.snapshot.seq });
    expect(snapshot).toMatchObject({ undo: before.snapshot.undo, redo: before.snapshot.redo });
    expect(snapshot.notice).toBeNull();
    expect(steps).toEqual(before.steps);
    const names = await readdir(folder);
    const aside = names.find((name) => name.includes('.schema0-'));
    expect(await readFile(join(folder, aside ?? ''))).toEqual(journal);
    const { backups } = valueOf(await library.campaigns.backups('Test'));
    expect(backups.map(({ reason }) => reason)).toContain('migration');
  });

  test('has the steps of all its scenarios, and undo and redo lead through them', async () => {
    const before = await playedInFormat0(60);
    expect(await readdir(folder)).toContain('Test.history');
    const session = await openTest();
    expect((await seen(session)).steps).toEqual(before.steps);
    const first = before.steps[1]?.seq ?? 0;
    const { seq } = await session.snapshot();
    const back = valueOf(await session.goTo(first, seq, 'back'));
    expect(back.game.campaign.characters).toHaveLength(1);
    const newest = before.steps.at(-1)?.seq ?? 0;
    const forward = valueOf(await session.goTo(newest, back.seq, 'forward'));
    expect(forward.game).toEqual(before.snapshot.game);
    expect((await inspect(library, 'Test')).faults).toEqual([]);
  });

  test('is exported and imported, and played on', async () => {
    const before = await playedInFormat0(60);
    await openTest();
    const { bytes } = valueOf(await library.exportCampaign('Test'));
    const entry = valueOf(await library.importCampaign({ name: 'copy.standee', bytes }));
    const copy = valueOf(await library.openCampaign(entry.key));
    expect(copy.game.scenario).toEqual(before.snapshot.game.scenario);
    valueOf(await copy.send(rename('On'), 'on'));
  });

  test('is imported from its save', async () => {
    const before = await playedInFormat0(21);
    library = await openGameLibrary(folder);
    const { key } = valueOf(await library.importFile(join(folder, 'Test.json')));
    const { game } = valueOf(await library.openCampaign(key));
    expect(game.scenario).toEqual(before.snapshot.game.scenario);
  });

  test('is brought to its last step when its save is lost', async () => {
    const before = await playedInFormat0(21);
    await rm(join(folder, 'Test.json'));
    expect((await openTest()).game).toEqual(before.snapshot.game);
  });

  test('is refused by a version without its format and not changed', async () => {
    await playedInFormat0(21);
    const journal = await readFile(join(folder, 'Test.journal'));
    forget();
    library = await openGameLibrary(folder);
    expect(await library.openCampaign('Test')).toMatchObject({ ok: false });
    expect(await readFile(join(folder, 'Test.journal'))).toEqual(journal);
  });

  describe('a migrated campaign that was played on', () => {
    test.each(HARMS)('keeps every step when its save is %s', async (_what, harm) => {
      const before = await playedOn();
      await harm(join(folder, 'Test.json'));
      const after = await (await openTest()).snapshot();
      expect(after).toMatchObject({ seq: before.seq, game: before.game, undo: before.undo });
      // The newest backup is the shortest way to the state, as in any older campaign.
      expect(after.notice?.kind).toMatch(/^restoredFrom/);
    });

    test('keeps every step when its save and the top of its journal are damaged', async () => {
      const before = await playedOn();
      await flipByte(join(folder, 'Test.json'));
      await flipByte(join(folder, 'Test.journal'));
      const after = await (await openTest()).snapshot();
      expect(after).toMatchObject({ seq: before.seq, game: before.game });
    });

    test('keeps every step when the older save comes back', async () => {
      const { game, seq } = await playedOn();
      await cp(join(folder, 'older.save'), join(folder, 'Test.json'));
      const after = await (await openTest()).snapshot();
      expect(after).toMatchObject({ seq, game, notice: null });
    });
  });
});

/** A campaign after this many steps, in files of the older format. */
async function playedInFormat0(steps: number): Promise<Seen> {
  library = await openGameLibrary(folder);
  const session = await newTable(library);
  await playTable(session, steps);
  const played = await seen(session);
  await library.close();
  await convertToFormat0(folder);
  return played;
}

/** Plays two more steps in the newest format, beside the older save. */
async function playedOn(): Promise<Snapshot> {
  await playedInFormat0(21);
  await cp(join(folder, 'Test.json'), join(folder, 'older.save'));
  const session = await openTest();
  valueOf(await session.send({ type: 'setDifficulty', difficulty: 'hard', solo: true }, 'h'));
  valueOf(await session.send(rename('Old friends'), 'name'));
  const played = await session.snapshot();
  await library.close();
  return played;
}

async function openTest(): Promise<Session> {
  library = await openGameLibrary(folder);
  return valueOf(await library.openCampaign('Test'));
}

async function seen(session: Session): Promise<Seen> {
  const steps: LogEntry[] = [];
  for (let before = Number.MAX_SAFE_INTEGER; ; before = steps[0]?.seq ?? 0) {
    const { entries, earlier } = await session.history(before);
    steps.unshift(...entries);
    if (earlier !== 'more') return { snapshot: await session.snapshot(), steps };
  }
}

async function flipByte(path: string): Promise<void> {
  const bytes = await readFile(path);
  bytes[100] = (bytes[100] ?? 0) ^ 0x55;
  await writeFile(path, bytes);
}

test.each(['json', 'journal', 'standee'])('a %s of a future format is refused', async (ending) => {
  await cp(SAMPLE, folder, { recursive: true });
  const path = join(folder, `Sample.${ending}`);
  const text = await readFile(path, 'utf8');
  const future = ending === 'standee' ? text.replace('"format":1', '"format":9') : futureOf(text);
  await writeFile(path, future);
  library = await openGameLibrary(folder);
  const refused =
    ending === 'standee' ? await library.importFile(path) : await library.openCampaign('Sample');
  expect(refused).toMatchObject({ ok: false, refusal: { code: 'saveIsNewer' } });
  expect(await readFile(path, 'utf8')).toBe(future);
});

/** The same file with a higher version; a journal is rewritten because of its checksums. */
function futureOf(text: string): string {
  if (!text.startsWith('{"journal"'))
    return text.replace(/"schema": \d+,\n "/, '"schema": 99,\n "');
  const body = `{"journal":2,"schema":99,"what":"ever"`;
  return `${body},"sum":"${crc32(body).toString(16).padStart(8, '0')}"}\n${text.split('\n').slice(1).join('\n')}`;
}
