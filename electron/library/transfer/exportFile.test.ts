import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  newCampaign,
  openLibrary,
  playRenames,
  rename,
  scratchFolder,
  valueOf,
} from '../../testing/library';
import type { Library } from '../library';
import type { CampaignBytes } from './exportFile';

let folder: string;
let remove: () => Promise<void>;
let library: Library;

beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
  library = await openLibrary(folder);
});
afterEach(async () => {
  await library.close();
  await remove();
});

async function aCampaign(): Promise<CampaignBytes> {
  const session = await newCampaign(library);
  await playRenames(session, 3);
  valueOf(await session.undo(4, 'undo'));
  valueOf(await session.redo(5, 'redo'));
  valueOf(await session.undo(6, 'undo again'));
  return valueOf(await library.exportCampaign('Test'));
}

const seqOf = async (key: string) =>
  (await valueOf(await library.openCampaign(key)).snapshot()).seq;

describe('an exported campaign file', () => {
  test('is one file of readable text, named after the campaign', async () => {
    const { name, bytes } = await aCampaign();
    expect(name).toBe('n2.standee');
    expect(JSON.parse(bytes.toString())).toMatchObject({ standee: 'campaign', format: 1 });
  });

  test('is imported with its state, log, undo and redo', async () => {
    const file = await aCampaign();
    const before = await valueOf(await library.openCampaign('Test')).snapshot();
    const entry = valueOf(await library.importCampaign(file));
    expect(entry).toMatchObject({ key: 'n2 2', name: 'n2 2', trouble: null });
    const session = valueOf(await library.openCampaign('n2 2'));
    // The campaign was renamed, as a step that can be undone.
    valueOf(await session.undo(await seqOf('n2 2'), 'a'));
    const after = await session.snapshot();
    expect(after.game).toEqual(before.game);
    expect(after.log).toEqual(before.log);
    valueOf(await session.undo(await seqOf('n2 2'), 'b'));
    expect(session.game.campaign.name).toBe('n1');
  });

  test('moves to another library with its name and its redo steps', async () => {
    const file = await aCampaign();
    const other = await mkdtemp(join(tmpdir(), 'standee-test-'));
    const there = await openLibrary(other);
    const { key } = valueOf(await there.importCampaign(file));
    const session = valueOf(await there.openCampaign(key));
    const snapshot = await session.snapshot();
    expect(snapshot).toMatchObject({ campaign: 'n2', seq: 7, notice: null, redo: rename('n3') });
    valueOf(await session.redo(7, 'a'));
    expect(session.game.campaign.name).toBe('n3');
    await there.close();
    await rm(other, { recursive: true });
  });

  test('is compressed if it is large, and can be imported', async () => {
    const session = await newCampaign(library);
    // Random names, which hardly compress.
    for (let step = 0; step < 60; step += 1) {
      const text = randomBytes(20_000).toString('base64');
      valueOf(await session.send(rename(text), `r${String(step)}`));
    }
    valueOf(await session.send(rename('Large'), 'last'));
    const { bytes } = valueOf(await library.exportCampaign('Test'));
    expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
    await library.importCampaign({ name: 'large', bytes });
  });

  test('can be opened as a save of a library', async () => {
    await aCampaign();
    await library.close();
    library = await openLibrary(folder);
    const bytes = await readFile(join(folder, 'Test.json'));
    expect(valueOf(await library.importCampaign({ name: 'Test.json', bytes })).name).toBe('n2 2');
  });
});

describe('a file that is no campaign', () => {
  // The first backup may not be written yet.
  const contents = async () =>
    (await readdir(folder)).filter((name) => !/\.[0-9]+$/.test(name)).sort();

  const PICTURE = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const altered = (bytes: Buffer, from: string, to: string) =>
    Buffer.from(bytes.toString().replace(from, to));

  /** Separately compressed parts form one valid file too. */
  const packedNothing = (megabytes: number) =>
    Buffer.concat(Array<Buffer>(megabytes).fill(gzipSync(Buffer.alloc(1024 * 1024))));

  test.each<[string, (good: Buffer) => Buffer, string]>([
    ['a picture', () => PICTURE, 'fileIsNoCampaign'],
    ['empty', () => Buffer.alloc(0), 'fileIsNoCampaign'],
    ['text', () => Buffer.from('Dear diary'), 'fileIsNoCampaign'],
    ['JSON of another program', () => Buffer.from('{"party":{"gold":3}}'), 'fileIsNoCampaign'],
    ['a list', () => Buffer.from('[1,2]'), 'fileIsNoCampaign'],
    ['null', () => Buffer.from('null'), 'fileIsNoCampaign'],
    ['a prototype', () => Buffer.from('{"__proto__":{"standee":"campaign"}}'), 'fileIsNoCampaign'],
    ['cut short', (good) => good.subarray(0, -200), 'fileIsDamaged'],
    ['changed', (good) => altered(good, '"n2"', '"x2"'), 'fileIsDamaged'],
    [
      'with a prototype',
      (good) => altered(good, '"heading"', '"__proto__":{"a":1},"heading"'),
      'fileIsDamaged',
    ],
    ['of a newer format', (good) => altered(good, '"format":1', '"format":2'), 'saveIsNewer'],
    ['packed and cut short', (good) => gzipSync(good).subarray(0, -30), 'fileIsDamaged'],
    ['packed nothing', () => packedNothing(300), 'fileIsTooLarge'],
  ])('%s is refused and changes nothing', async (_name, make, code) => {
    const { bytes } = await aCampaign();
    const before = await contents();
    const refused = await library.importCampaign({ name: 'x.standee', bytes: make(bytes) });
    expect(refused).toMatchObject({ ok: false, refusal: { code } });
    expect(await contents()).toEqual(before);
  });

  test('is not read if it is too large, missing or a folder', async () => {
    const path = join(folder, '..', 'large.standee');
    await writeFile(path, '');
    await truncate(path, 200 * 1024 * 1024);
    expect(await library.importFile(path)).toMatchObject({ refusal: { code: 'fileIsTooLarge' } });
    await rm(path);
    expect(await library.importFile(path)).toMatchObject({
      refusal: { code: 'fileFailed', reason: 'gone', path },
    });
    expect(await library.importFile(folder)).toMatchObject({
      refusal: { code: 'fileIsNoCampaign' },
    });
  });
});
