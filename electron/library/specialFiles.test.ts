/** Pipes, sockets, folders and circular links with the names of our files are reported and never opened. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import {
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aPack } from '#shared/testing/packs';
import { diskError } from '../testing/faults/determinism';
import {
  newCampaign,
  playRenames,
  rename as named,
  scratchFolder,
  valueOf,
} from '../testing/library';
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
  await rm(`${folder}-outside`, { recursive: true, force: true });
});

const MAKERS: Readonly<Record<string, (path: string) => Promise<void>>> = {
  pipe: async (path) => {
    execFileSync('mkfifo', [path]);
    await Promise.resolve();
  },
  socket: (path) =>
    new Promise((made) => {
      const server = createServer();
      // The name of the socket stays, as after a crash.
      server.listen({ path: join(dirname(path), 's') }, () => {
        execFileSync('mv', [join(dirname(path), 's'), path]);
        server.close(() => made());
      });
    }),
  'endless link': (path) => symlink(path, path),
  'link to a device': (path) => symlink('/dev/zero', path),
  'link out of the library': async (path) => {
    const outside = `${folder}-outside`;
    await mkdir(outside, { recursive: true });
    await writeFile(join(outside, 'file'), '{}');
    await symlink(join(outside, 'file'), path);
  },
  'file of three gigabytes': async (path) => {
    await writeFile(path, '');
    await truncate(path, 3 * 1024 ** 3);
  },
  folder: async (path) => {
    await mkdir(join(path, 'inner'), { recursive: true });
  },
};

/** Names that a library reads, in all of its folders. */
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
  'packs/ice',
  'trash/2026 Gone/deleted.json',
  'Test.backups/2026-01-01T00-00-00-000Z.1.open.json',
  '.server.json',
  '.running.json',
  '.lock-owner.json',
];

const isPosix = process.platform !== 'win32';

describe.runIf(isPosix).each(Object.keys(MAKERS))('a %s', (kind) => {
  test('beside a campaign does not prevent playing it', async () => {
    library = await openGameLibrary(folder);
    await playRenames(await newCampaign(library));
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
    valueOf(await session.send(named('On'), 'on'));
    expect((await session.statistics()).scenarios).toEqual([]);
    const { backups, unrestorable } = valueOf(await library.campaigns.backups('Test'));
    expect(backups.length).toBeGreaterThan(0);
    const isFile = kind === 'file of three gigabytes';
    expect(unrestorable[0]).toBe(join(folder, 'Test.backups/2026-01-01T00-00-00-000Z.1.open.json'));
    if (isFile) expect(unrestorable).toHaveLength(1);
    else if (kind !== 'folder') expect(unrestorable[1]).toContain(join(folder, 'Test.tallies'));
    expect(await library.campaigns.trashListing()).toEqual({
      entries: [],
      unrestorable: [join(folder, 'trash/2026 Gone/deleted.json')],
    });
    expect((await library.scenarios.list()).damaged.map(({ path }) => path)).toContain(
      join(folder, 'scenarios/own-mill-aaaaa.json'),
    );
    const packs = (await library.packs.list()).damaged.map(({ path }) => path);
    expect(packs).toEqual(expect.arrayContaining([join(folder, 'packs/frost.json')]));
    if (!['folder', 'file of three gigabytes'].includes(kind))
      expect(packs).toContain(join(folder, 'packs/ice'));
    expect(await library.importFile(join(folder, 'Other.json'))).toMatchObject({ ok: false });
  });

  test('in the trash is reported, as is the deleted campaign in its place', async () => {
    library = await openGameLibrary(folder);
    await playRenames(await newCampaign(library));
    const { id } = valueOf(await library.deleteCampaign('Test'));
    await library.close();
    const trash = join(folder, 'trash');
    await rm(join(trash, id), { recursive: true });
    await MAKERS[kind]?.(join(trash, id));
    await MAKERS[kind]?.(join(trash, 'zz'));

    library = await openGameLibrary(folder);
    expect(await library.campaigns.trashListing()).toEqual({
      entries: [],
      unrestorable: [join(trash, id), join(trash, 'zz')],
    });
  });

  test('in a folder of packs is reported, and the other packs are available', async () => {
    const packs = join(folder, 'packs');
    await mkdir(join(packs, 'frost'), { recursive: true });
    await mkdir(join(packs, 'ice'));
    await writeFile(join(packs, 'frost', 'pack.json'), JSON.stringify(aPack()));
    await MAKERS[kind]?.(join(packs, 'frost', 'scenarios'));
    await MAKERS[kind]?.(join(packs, 'ice', 'x.json'));

    library = await openGameLibrary(folder);
    const listing = await library.packs.list();
    expect(listing.packs).toHaveLength(1);
    const named = ['folder', 'file of three gigabytes'].includes(kind)
      ? []
      : [join(packs, 'frost', 'scenarios'), join(packs, 'ice', 'x.json')];
    expect(listing.damaged.map(({ path }) => path)).toEqual(named);
  });

  test.each(['json', 'journal', 'history'])(
    'in place of the %s is moved aside, and play continues',
    async (ending) => {
      library = await openGameLibrary(folder);
      await playRenames(await newCampaign(library));
      await library.close();
      await rm(join(folder, `Test.${ending}`), { force: true });
      await MAKERS[kind]?.(join(folder, `Test.${ending}`));

      library = await openGameLibrary(folder);
      const session = valueOf(await library.openCampaign('Test'));
      expect(session.game.campaign.name).toBe('n5');
      valueOf(await session.send(named('On'), 'on'));
    },
  );
});

const textOf = (value: unknown) => [{ path: 'pack.json', text: JSON.stringify(value) }];

/** The printed first scenario as a custom scenario. */
async function customScenario(): Promise<unknown> {
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
      await playRenames(await newCampaign(library));
      await library.close();
      await rm(join(folder, name), { recursive: true, force: true });
      await MAKERS[kind]?.(join(folder, name));

      library = await openGameLibrary(folder);
      valueOf(await library.openCampaign('Test'));
      expect(await library.campaigns.trash()).toEqual([]);
      valueOf(await library.campaigns.backups('Test'));
      await library.packs.list();
      valueOf(await library.packs.import(textOf(aPack()), false));
      valueOf(await library.scenarios.import(textOf(await customScenario())));
      const { id } = valueOf(await library.deleteCampaign('Test'));
      valueOf(await library.restoreFromTrash(id));
      // It is restored under the name it got.
      const there = name.replace('Test', 'n5');
      expect(await isFolder(join(folder, there))).toBe(true);
      const aside = (await readdir(folder)).filter((each) => each.startsWith(`${there}.foreign-`));
      expect(aside).toHaveLength(1);
      const named =
        name === 'Test.backups'
          ? valueOf(await library.campaigns.backups('n5')).unrestorable
          : (await library.campaigns.trashListing()).unrestorable;
      if (name === 'Test.backups' || name === 'trash')
        expect(named).toContain(join(folder, aside[0] ?? ''));
    });
  },
);

describe.runIf(isPosix)('a link to a folder outside', () => {
  let outside: string;
  beforeEach(async () => {
    outside = `${folder}-outside`;
    library = await openGameLibrary(folder);
    await playRenames(await newCampaign(library));
    await library.deleteCampaign(valueOf(await library.openCampaign('Test')).key);
    await newCampaign(library);
    await library.close();
  });
  afterEach(() => rm(outside, { recursive: true, force: true }));

  test.each(['Test.backups', 'trash', 'packs', 'scenarios'])(
    'in place of %s is reported and never followed',
    async (name) => {
      const there = join(folder, name);
      await mkdir(there, { recursive: true });
      if (name === 'packs' || name === 'scenarios')
        await writeFile(join(there, 'own-mill-aaaaa.json'), JSON.stringify(aPack()));
      await rename(there, outside);
      await symlink(outside, there);
      const before = await readdir(outside, { recursive: true });

      library = await openGameLibrary(folder);
      if (name === 'Test.backups')
        expect(valueOf(await library.campaigns.backups('Test'))).toEqual({
          backups: [],
          unrestorable: [there],
        });
      expect(await library.campaigns.trash()).toHaveLength(name === 'trash' ? 0 : 1);
      for (const store of [library.packs, library.scenarios]) {
        const { packs, damaged } = await store.list();
        expect(packs).toEqual([]);
        expect(damaged.map(({ path }) => path)).toEqual(store.folder === there ? [there] : []);
      }
      const session = valueOf(await library.openCampaign('Test'));
      valueOf(await session.send(named('On'), 'on'));
      valueOf(await library.deleteCampaign('Test'));
      expect(await readdir(outside, { recursive: true })).toEqual(before);
    },
  );

  test('inside a pack folder is not followed, nor are cycles', async () => {
    const pack = join(folder, 'packs', 'frost');
    await mkdir(pack, { recursive: true });
    await writeFile(join(pack, 'pack.json'), JSON.stringify(aPack()));
    await symlink('..', join(pack, 'round'));
    await mkdir(outside);
    await writeFile(join(outside, 'more.json'), '[]');
    await symlink(outside, join(pack, 'out'));
    library = await openGameLibrary(folder);
    expect((await library.packs.list()).packs).toHaveLength(1);
  });
});

test.runIf(isPosix)('an unreadable backup is reported and hides no other', async () => {
  library = await openGameLibrary(folder);
  await playRenames(await newCampaign(library));
  const { backups } = valueOf(await library.campaigns.backups('Test'));
  const harmed = join(folder, 'Test.backups', '2026-01-01T00-00-00-000Z.1.open.json');
  await writeFile(harmed, '{}');
  const { open } = fs.promises;
  vi.spyOn(fs.promises, 'open').mockImplementation((path, ...rest) =>
    path === harmed ? Promise.reject(diskError('EIO', 'open')) : open(path, ...rest),
  );
  syncBuiltinESMExports();
  expect(await library.campaigns.backups('Test')).toEqual({
    ok: true,
    value: { backups, unrestorable: [harmed] },
  });
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

test.runIf(isPosix)(
  'files and folders of a library are accessible to their owner only',
  async () => {
    library = await openGameLibrary(folder);
    await playRenames(await newCampaign(library));
    await library.close();
    for (const name of await readdir(folder, { recursive: true })) {
      const { mode } = await stat(join(folder, name));
      expect([name, mode & 0o077]).toEqual([name, 0]);
    }
  },
);
