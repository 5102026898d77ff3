/** Malicious files that would keep a parser busy are rejected by their bytes. */
import { mkdir, rm, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readSavedServer } from '../servers/browser/savedServer';
import { newCampaign, playRenames, scratchFolder, valueOf } from '../testing/library';
import { openGameLibrary } from '../testing/table';
import { withChecksum } from '../format/line';
import type { Library } from './library';

let folder: string;
let remove: () => Promise<void>;
let library: Library | null = null;

beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
});
afterEach(async () => {
  vi.restoreAllMocks();
  await library?.close();
  library = null;
  await remove();
});

const TOP = '{"journal":1,"schema":1,"id":"x","game":';
const WORST: Readonly<Record<string, string>> = {
  deep: `${TOP}${'['.repeat(1_000_000)}`,
  'deep and whole': withChecksum(`${TOP}${'['.repeat(500_000)}${']'.repeat(500_000)}}`).toString(),
  'wide and whole': withChecksum(`${TOP}[${'{"a":1},'.repeat(300_000)}1]}`).toString(),
};

const PLACES = [
  'Test.json',
  'Test.journal',
  'Test.tallies',
  'Other.json',
  'Other.journal',
  'Other.history',
  'Test.backups/2030-01-01T00-00-00-000Z.9.open.json',
  'packs/frost.json',
  'packs/ice/pack.json',
  'packs/ice/monsters.json',
  'scenarios/own-mill-aaaaa.json',
  'trash/2026 Gone/deleted.json',
  '.server.json',
  '.lock-owner.json',
];

describe.each(Object.keys(WORST))('a %s text', (kind) => {
  test.each(PLACES)('in place of %s is not parsed, and play continues', async (name) => {
    library = await openGameLibrary(folder);
    await playRenames(await newCampaign(library));
    await library.close();
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, WORST[kind] ?? '', { mode: 0o600 });

    const parse = vi.spyOn(JSON, 'parse');
    await readSavedServer(folder);
    library = await openGameLibrary(folder);
    await library.campaigns.entries();
    const session = valueOf(await library.openCampaign('Test'));
    expect(session.game.campaign.name).toBe('n5');
    await session.statistics();
    await library.openCampaign('Other');
    valueOf(await library.campaigns.backups('Test'));
    await library.campaigns.trash();
    await library.packs.list();
    await library.scenarios.list();
    expect(Math.max(...parse.mock.calls.map(([text]) => text.length))).toBeLessThan(100_000);
  });
});

test.each(['Test.json', '.server.json'])('a %s of gigabytes is not read', async (name) => {
  library = await openGameLibrary(folder);
  await playRenames(await newCampaign(library));
  await library.close();
  await rm(join(folder, name), { force: true });
  await writeFile(join(folder, name), '', { mode: 0o600 });
  await truncate(join(folder, name), 3 * 1024 ** 3);
  await readSavedServer(folder);
  library = await openGameLibrary(folder);
  expect(valueOf(await library.openCampaign('Test')).game.campaign.name).toBe('n5');
});
