import { existsSync } from 'node:fs';
import {
  chmod,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rename as move,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CopiesState } from '#shared/api/copies';
import { newCampaign, openLibrary, playRenames, rename, valueOf } from '../../testing/library';
import type { Library } from '../library';
import { Copies } from './copies';

let scratch: string;
let library: Library;
let copies: Copies;
let reported: string[];
const now = () => new Date('2026-12-01T20:00:00Z');
const place = () => join(scratch, 'stick');

beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'standee-copies-'));
  await mkdir(place());
  await start();
});
afterEach(async () => {
  await library.close();
  await rm(scratch, { recursive: true, force: true });
});

async function start(folder = 'library'): Promise<void> {
  reported = [];
  library = await openLibrary(join(scratch, folder));
  copies = new Copies(library, { now, report: (error) => reported.push(String(error)) });
}

/** Names of the files in the library's subfolder of the second place. */
async function names(): Promise<readonly string[]> {
  const [own = ''] = (await readdir(place())).filter((name) => name.startsWith('Standee-'));
  return own === '' ? [] : readdir(join(place(), own));
}
const own = async () =>
  join(place(), (await readdir(place())).find((name) => name.startsWith('Standee-')) ?? '');

const state = (change: Partial<CopiesState> = {}): CopiesState => ({
  folder: place(),
  copiedAt: '2026-12-01T20:00:00.000Z',
  failure: null,
  ...change,
});

describe('copies', () => {
  test('All campaigns are copied when the place is chosen, and only exports', async () => {
    await newCampaign(library, 'Ours');
    await newCampaign(library, 'Theirs');
    expect(valueOf(await copies.choose(place()))).toEqual(state());
    expect(await names()).toEqual(['Ours.standee', 'Theirs.standee']);
    expect(await readdir(place())).toHaveLength(1);
  });

  test('Nothing is copied without a place', async () => {
    await newCampaign(library, 'Ours');
    expect(await copies.copyNow()).toEqual(state({ folder: null, copiedAt: null }));
    expect(await readdir(place())).toEqual([]);
  });

  test('An app that ends copies what was played, and only that', async () => {
    const session = await newCampaign(library, 'Ours');
    await newCampaign(library, 'Theirs');
    valueOf(await copies.choose(place()));
    for (const name of await names()) await rm(join(await own(), name));
    await playRenames(session, 3);
    await copies.finish();
    expect(await names()).toEqual(['Ours.standee']);
  });

  test('A copy is restored as a new campaign with its steps, also by another library', async () => {
    const session = await newCampaign(library, 'Ours');
    await playRenames(session, 3);
    valueOf(await copies.choose(place()));
    await library.close();
    await start('of another computer');
    valueOf(await copies.choose(place()));
    const [copy] = await copies.list();
    expect(copy?.name).toBe('Ours');
    const restored = valueOf(await copies.restore(copy?.id ?? ''));
    expect(restored.name).toBe('n3');
    expect(await copies.list()).toHaveLength(1);
  });

  test.each(['../library/Ours', 'Standee-00000000/none.standee', '/etc/passwd'])(
    'Only a listed copy is restored, not %s',
    async (id) => {
      await newCampaign(library, 'Ours');
      valueOf(await copies.choose(place()));
      expect(await copies.restore(id)).toEqual({
        ok: false,
        refusal: { code: 'noSuchCopy', entry: id },
      });
    },
  );

  test('Stopping leaves the copies where they are', async () => {
    await newCampaign(library, 'Ours');
    valueOf(await copies.choose(place()));
    expect(valueOf(await copies.choose(null)).folder).toBeNull();
    expect(await names()).toEqual(['Ours.standee']);
  });

  test('The place survives a restart, and a damaged note of it only stops the copies', async () => {
    valueOf(await copies.choose(place()));
    await library.close();
    await start();
    expect((await copies.state()).folder).toBe(place());
    await writeFile(join(library.folder, '.copies.json'), '{"folder":7}');
    expect((await copies.state()).folder).toBeNull();
  });
});

describe('a bad place', () => {
  test('A folder that is gone is reported once, not made again, and tried again', async () => {
    const session = await newCampaign(library, 'Ours');
    valueOf(await copies.choose(place()));
    await move(place(), join(scratch, 'unplugged'));
    await playRenames(session, 1);
    await copies.finish();
    await playRenames(session, 1, 2);
    await copies.finish();
    expect(await copies.state()).toEqual(state({ failure: 'gone' }));
    expect(reported).toEqual([expect.stringContaining('gone')]);
    expect(existsSync(place())).toBe(false);

    await move(join(scratch, 'unplugged'), place());
    expect(await copies.copyNow()).toEqual(state());
    expect(await names()).toEqual(['Ours.standee']);
  });

  test('An empty folder in place of the stick gets no copies', async () => {
    await newCampaign(library, 'Ours');
    valueOf(await copies.choose(place()));
    await move(place(), join(scratch, 'unplugged'));
    await mkdir(place());
    expect((await copies.copyNow()).failure).toBe('gone');
    expect(await readdir(place())).toEqual([]);
  });

  test.runIf(process.platform !== 'win32' && process.getuid?.() !== 0)(
    'A folder without permission is a failure, and the old copies stay',
    async () => {
      const session = await newCampaign(library, 'Ours');
      valueOf(await copies.choose(place()));
      const before = await readFile(join(await own(), 'Ours.standee'));
      await chmod(await own(), 0o500);
      await playRenames(session, 1);
      expect((await copies.copyNow()).failure).toBe('notAllowed');
      await chmod(await own(), 0o700);
      expect(await readFile(join(await own(), 'Ours.standee'))).toEqual(before);
    },
  );

  test('Nothing that is no file of ours is replaced or followed', async () => {
    await newCampaign(library, 'Ours');
    valueOf(await copies.choose(place()));
    const precious = join(scratch, 'precious.txt');
    await writeFile(precious, 'precious');
    await rm(join(await own(), 'Ours.standee'));
    await symlink(precious, join(await own(), 'Ours.standee'));
    expect((await copies.copyNow()).failure).toBe('notAllowed');
    expect(await readFile(precious, 'utf8')).toBe('precious');
  });

  test('Files of others in the folder stay', async () => {
    await newCampaign(library, 'Ours');
    await writeFile(join(place(), 'Ours.standee'), 'of somebody else');
    valueOf(await copies.choose(place()));
    expect(await readFile(join(place(), 'Ours.standee'), 'utf8')).toBe('of somebody else');
    expect(await copies.list()).toHaveLength(1);
  });

  test('The library itself, a link to it, a relative path and a missing folder are refused', async () => {
    const inside = join(library.folder, 'packs');
    const link = join(scratch, 'link');
    await symlink(library.folder, link);
    for (const path of [library.folder, inside, 'stick', link])
      expect(await copies.choose(path)).toMatchObject({
        refusal: { code: 'noPlaceForCopies', path },
      });
    expect(await copies.choose(join(scratch, 'nowhere'))).toMatchObject({
      refusal: { code: 'fileFailed', reason: 'gone' },
    });
    expect((await copies.state()).folder).toBeNull();
  });

  test('An app that ends does not wait for a slow place', async () => {
    const session = await newCampaign(library, 'Ours');
    valueOf(await copies.choose(place()));
    valueOf(await session.send(rename('Later'), 'request'));
    await copies.finish(0);
    await copies.copyNow();
    expect(await names()).toEqual(['Ours.standee']);
  });
});
