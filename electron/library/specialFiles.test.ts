/** Pipes, sockets, folders and endless links with the names of our files: named, and never opened. */
import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aPack } from '#shared/testing/packs';
import { newCampaign, playOn, rename, scratchFolder, valueOf } from '../testing/library';
import { openGameLibrary } from '../testing/table';
import type { Library } from './library';

let folder: string;
let remove: () => Promise<void>;
let library: Library | null = null;

beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
});
afterEach(async () => {
  await library?.close();
  library = null;
  await remove();
});

const MAKERS: Readonly<Record<string, (path: string) => Promise<void>>> = {
  pipe: async (path) => {
    execFileSync('mkfifo', [path]);
    await Promise.resolve();
  },
  socket: (path) =>
    new Promise((made) => {
      const server = createServer();
      // Its name stays behind, as after a crash.
      server.listen({ path: join(dirname(path), 's') }, () => {
        execFileSync('mv', [join(dirname(path), 's'), path]);
        server.close(() => made());
      });
    }),
  'endless link': (path) => symlink(path, path),
  'link to a device': (path) => symlink('/dev/zero', path),
  'file of three gigabytes': async (path) => {
    await writeFile(path, '');
    await truncate(path, 3 * 1024 ** 3);
  },
  folder: async (path) => {
    await mkdir(join(path, 'inner'), { recursive: true });
  },
};

/** Names that a library looks at, in all of its folders. */
const BESIDE = [
  'Other.json',
  'Other.journal',
  'Other.history',
  'Alone.backups',
  'Test.json.123',
  'Test.tallies',
  'scenarios/own-mill-aaaaa.json',
  'packs/frost.json',
  'packs/frost/pack.json',
  'trash/2026 Gone/deleted.json',
  'Test.backups/2026-01-01T00-00-00-000Z.1.open.json',
  '.server.json',
  '.running.json',
  '.lock-owner.json',
];

const isPosix = process.platform !== 'win32';

describe.runIf(isPosix).each(Object.keys(MAKERS))('a %s', (kind) => {
  test('beside a campaign keeps nobody from playing it', async () => {
    library = await openGameLibrary(folder);
    await playOn(await newCampaign(library));
    await library.close();
    for (const name of BESIDE) {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true });
      await MAKERS[kind]?.(path);
    }

    library = await openGameLibrary(folder);
    const entries = await library.campaigns.entries();
    expect(entries.find(({ key }) => key === 'Test')?.trouble).toBeNull();
    expect(entries.find(({ key }) => key === 'Other')?.trouble).toBe('damaged');
    expect(entries.find(({ key }) => key === 'Alone')?.trouble).toBe('damaged');
    expect(await library.openCampaign('Other')).toMatchObject({ ok: false });
    const session = valueOf(await library.openCampaign('Test'));
    valueOf(await session.send(rename('On'), 'on'));
    expect((await session.statistics()).scenarios).toEqual([]);
    valueOf(await library.campaigns.backups('Test'));
    await library.campaigns.trash();
    expect((await library.scenarios.list()).damaged.map(({ path }) => path)).toContain(
      join(folder, 'scenarios/own-mill-aaaaa.json'),
    );
    await library.packs.list();
    expect(await library.importFile(join(folder, 'Other.json'))).toMatchObject({ ok: false });
  });

  test.each(['json', 'journal', 'history'])(
    'in the place of the %s is put aside, and play goes on',
    async (ending) => {
      library = await openGameLibrary(folder);
      await playOn(await newCampaign(library));
      await library.close();
      await rm(join(folder, `Test.${ending}`), { force: true });
      await MAKERS[kind]?.(join(folder, `Test.${ending}`));

      library = await openGameLibrary(folder);
      const session = valueOf(await library.openCampaign('Test'));
      expect(session.game.campaign.name).toBe('n5');
      valueOf(await session.send(rename('On'), 'on'));
    },
  );
});

const textOf = (value: unknown) => [{ path: 'pack.json', text: JSON.stringify(value) }];

/** The printed first scenario as somebody's own. */
async function ownScenario(): Promise<unknown> {
  const file = join(import.meta.dirname, '../../shared/content/data/scenarios/001.json');
  const printed = JSON.parse(await readFile(file, 'utf8')) as object;
  return { ...printed, version: 1, title: 'The Mill', rewards: {} };
}

const isFolder = (path: string) => stat(path).then((found) => found.isDirectory());

describe.runIf(isPosix).each(Object.keys(MAKERS).filter((kind) => kind !== 'folder'))(
  'a %s in the place of a folder',
  (kind) => {
    test.each(['Test.backups', 'trash', 'packs', 'scenarios'])('%s is put aside', async (name) => {
      library = await openGameLibrary(folder);
      await playOn(await newCampaign(library));
      await library.close();
      await rm(join(folder, name), { recursive: true, force: true });
      await MAKERS[kind]?.(join(folder, name));

      library = await openGameLibrary(folder);
      valueOf(await library.openCampaign('Test'));
      expect(await library.campaigns.trash()).toEqual([]);
      valueOf(await library.campaigns.backups('Test'));
      await library.packs.list();
      valueOf(await library.packs.import(textOf(aPack()), false));
      valueOf(await library.scenarios.import(textOf(await ownScenario())));
      const { id } = valueOf(await library.deleteCampaign('Test'));
      valueOf(await library.restoreFromTrash(id));
      // It comes back under the name that it got.
      const there = name.replace('Test', 'n5');
      expect(await isFolder(join(folder, there))).toBe(true);
      const aside = (await readdir(folder)).filter((each) => each.startsWith(`${there}.foreign-`));
      expect(aside).toHaveLength(1);
    });
  },
);

test.runIf(isPosix)('a journal on a drive that is not connected is said to be gone', async () => {
  library = await openGameLibrary(folder);
  await playOn(await newCampaign(library));
  await library.close();
  await rm(join(folder, 'Test.journal'));
  await symlink(join(folder, 'drive', 'Test.journal'), join(folder, 'Test.journal'));

  library = await openGameLibrary(folder);
  expect(await library.openCampaign('Test')).toMatchObject({
    refusal: { code: 'saveFailed', reason: 'gone' },
  });
});

test.runIf(isPosix)('files and folders of a library are nobody else’s', async () => {
  library = await openGameLibrary(folder);
  await playOn(await newCampaign(library));
  await library.close();
  for (const name of await readdir(folder, { recursive: true })) {
    const { mode } = await stat(join(folder, name));
    expect([name, mode & 0o077]).toEqual([name, 0]);
  }
});
