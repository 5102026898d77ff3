import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Snapshot } from '#shared/api';
import type { Library } from '../library/library';
import { SCHEMA } from '../library/format/migrations';
import { rename, scratchFolder, valueOf } from '../testing/library';
import { openGameLibrary } from '../testing/table';

const VERSIONS = Array.from({ length: SCHEMA }, (_, index) => index + 1);
const HINT =
  'A sample of the newest format that no longer opens: `npm run samples` writes it anew.';
const sampleOf = (version: number) => join(import.meta.dirname, `format-${String(version)}`);

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

/** What was played is the same in every sample. */
function checkGame({ game }: Snapshot, version: number): void {
  const { campaign, scenario } = game;
  expect(game.schema).toBe(SCHEMA);
  expect(campaign.characters.map((sheet) => [sheet.name, sheet.level])).toEqual([
    ['Grom', 2],
    ['Silent Rain', 1],
  ]);
  expect(scenario).toMatchObject({ scenario: '1', round: 1, phase: { name: 'turns' } });
  const poisoned = scenario?.figures.filter(({ conditions }) => conditions.length > 0) ?? [];
  expect(poisoned, `format ${String(version)}`).toHaveLength(1);
  expect(poisoned[0]?.hitPoints).toBe((poisoned[0]?.maxHitPoints ?? 0) - 2);
  expect(scenario?.elements.fire).toBe('inert');
}

describe.each(VERSIONS)('a save of format %i', (version) => {
  test('opens with all that was in it, and is played on', async () => {
    await cp(sampleOf(version), folder, { recursive: true });
    const before = await readFile(join(folder, 'Sample.journal'));
    library = await openGameLibrary(folder);
    expect(await library.campaigns.entries(), HINT).toMatchObject([
      { trouble: null, scenario: '1 Black Barrow', characters: ['Grom', 'Silent Rain'] },
    ]);
    const session = valueOf(await library.openCampaign('Sample'));
    const snapshot = await session.snapshot();
    expect(snapshot.notice, HINT).toBeNull();
    checkGame(snapshot, version);
    if (version < SCHEMA) await checkOldIsKept(version, before);
    else expect(snapshot.undo).toMatchObject({ type: 'sufferDamage' });
    valueOf(await session.send(rename('On'), 'on'));
    valueOf(await session.undo((await session.snapshot()).seq, 'back'));
    checkGame(await session.snapshot(), version);
  });

  test('is imported', async () => {
    library = await openGameLibrary(folder);
    for (const name of await readdir(sampleOf(version))) {
      if (name.endsWith('.journal')) continue;
      const { key } = valueOf(await library.importFile(join(sampleOf(version), name)));
      checkGame(await valueOf(await library.openCampaign(key)).snapshot(), version);
    }
  });
});

const HARMS: readonly (readonly [string, (path: string) => Promise<void>])[] = [
  ['damaged', (path) => flipByte(path)],
  ['missing', (path) => rm(path)],
];
const OLD = VERSIONS.filter((version) => version < SCHEMA);

describe.each(OLD)('a campaign that was brought up from format %i', (version) => {
  test.each(HARMS)('keeps every step when its save is %s', async (_what, harm) => {
    const before = await playSample(version);
    await harm(join(folder, 'Sample.json'));
    library = await openGameLibrary(folder);
    const after = await valueOf(await library.openCampaign('Sample')).snapshot();
    expect(after).toMatchObject({ seq: before.seq, game: before.game, undo: before.undo });
    // As of any campaign that has its past: the newest backup is the shortest way to it.
    expect(after.notice).toMatchObject({ kind: 'restoredFromJournal' });
  });

  test('keeps every step when its save and the top of its journal are damaged', async () => {
    const before = await playSample(version);
    await flipByte(join(folder, 'Sample.json'));
    await flipByte(join(folder, 'Sample.journal'));
    library = await openGameLibrary(folder);
    const after = await valueOf(await library.openCampaign('Sample')).snapshot();
    expect(after).toMatchObject({ seq: before.seq, game: before.game });
  });

  test('keeps every step when the older save comes back', async () => {
    const before = await playSample(version);
    await cp(join(sampleOf(version), 'Sample.json'), join(folder, 'Sample.json'));
    library = await openGameLibrary(folder);
    const after = await valueOf(await library.openCampaign('Sample')).snapshot();
    expect(after).toMatchObject({ seq: before.seq, game: before.game, notice: null });
  });
});

test.each(OLD)('format %i is brought to its last step when its save is lost', async (version) => {
  await cp(sampleOf(version), folder, { recursive: true });
  await rm(join(folder, 'Sample.json'));
  library = await openGameLibrary(folder);
  checkGame(await valueOf(await library.openCampaign('Sample')).snapshot(), version);
});

/** Takes steps that older formats know nothing of, and closes the library. */
async function playSample(version: number): Promise<Snapshot> {
  await cp(sampleOf(version), folder, { recursive: true });
  library = await openGameLibrary(folder);
  const session = valueOf(await library.openCampaign('Sample'));
  const [sheet] = session.game.campaign.characters;
  if (!sheet) throw new Error('a sample without characters');
  const note = { character: sheet.id, notes: 'Buried under the oak' };
  valueOf(await session.send({ type: 'editCharacter', ...note }, 'note'));
  valueOf(await session.send(rename('Old friends'), 'name'));
  const played = await session.snapshot();
  await library.close();
  return played;
}

async function flipByte(path: string): Promise<void> {
  const bytes = await readFile(path);
  bytes[100] = (bytes[100] ?? 0) ^ 0x55;
  await writeFile(path, bytes);
}

/** The older files are not lost by the step up. */
async function checkOldIsKept(version: number, journal: Buffer): Promise<void> {
  const names = await readdir(folder);
  const aside = names.find((name) => name.includes(`.schema${String(version)}-`));
  expect(await readFile(join(folder, aside ?? ''))).toEqual(journal);
  const backups = valueOf(await library.campaigns.backups('Sample')).backups;
  expect(backups.map(({ reason }) => reason)).toContain('migration');
}

test.each(['json', 'journal', 'standee'])('a %s of a future format is refused', async (ending) => {
  await cp(sampleOf(SCHEMA), folder, { recursive: true });
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

/** The same with a higher version; a journal is sealed by its own checksums, so it is written anew. */
function futureOf(text: string): string {
  if (!text.startsWith('{"journal"'))
    return text.replace(/"schema": \d+,\n "/, '"schema": 99,\n "');
  const body = `{"journal":2,"schema":99,"what":"ever"`;
  return `${body},"sum":"${crc32(body).toString(16).padStart(8, '0')}"}\n${text.split('\n').slice(1).join('\n')}`;
}
