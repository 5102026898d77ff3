import { chmod, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newKey, readSavedServer, writeSavedServer } from './savedServer';
import { openLibrary, scratchFolder } from '../../testing/library';

let folder: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
});
afterEach(() => remove());

describe('readSavedServer', () => {
  test('reads the saved port and key; only the owner can read the file', async () => {
    const saved = { key: newKey(), port: 7463 };
    await writeSavedServer(folder, saved);

    expect(await readSavedServer(folder)).toEqual(saved);
    const [file = ''] = await readdir(folder);
    if (process.platform !== 'win32') {
      expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
    }
  });

  test('creates a new key of 32 random bytes if none is saved', async () => {
    const first = await readSavedServer(folder);
    expect(first.port).toBeNull();
    expect(Buffer.from(first.key, 'base64url')).toHaveLength(32);
    expect((await readSavedServer(folder)).key).not.toBe(first.key);
  });

  test.each([
    '',
    'no JSON',
    'null',
    '{"key":"","port":7463}',
    '{"key":"short","port":7463}',
    `{"key":"${'a'.repeat(42)};","port":7463}`,
    `{"key":"${'a'.repeat(43)}","port":0}`,
    `{"key":"${'a'.repeat(43)}","port":"7463"}`,
  ])('creates a key if the file contains %j', async (content) => {
    await writeFile(join(folder, '.server.json'), content, { mode: 0o600 });
    const { key, port } = await readSavedServer(folder);
    expect(port).toBeNull();
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(content).not.toContain(key);
  });

  test.skipIf(process.platform === 'win32')('trusts no key that others can read', async () => {
    const saved = { key: newKey(), port: 7463 };
    await writeSavedServer(folder, saved);
    await chmod(join(folder, '.server.json'), 0o644);
    expect((await readSavedServer(folder)).key).not.toBe(saved.key);
  });

  test('uses a file that is not listed as a campaign', async () => {
    const library = await openLibrary(folder);
    await writeSavedServer(folder, { key: newKey(), port: 7463 });
    expect(await library.campaigns.entries()).toEqual([]);
    await library.close();
  });
});
