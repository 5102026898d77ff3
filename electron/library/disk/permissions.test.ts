import { chmod, mkdir, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newCampaign, openLibrary, playRenames, scratchFolder } from '../../testing/library';

let folder: string;
let remove: () => Promise<void>;
let outside: string;
let removeOutside: () => Promise<void>;
beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
  ({ folder: outside, remove: removeOutside } = await scratchFolder());
});
afterEach(async () => {
  await remove();
  await removeOutside();
});

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

describe.runIf(process.platform !== 'win32')('opening a library that others may read', () => {
  test('restricts the library’s files to their owner, in all folders', async () => {
    const library = await openLibrary(folder);
    for (const name of ['Test', 'Gone']) await playRenames(await newCampaign(library, name));
    await library.deleteCampaign('Gone');
    await library.close();
    for (const name of ['scenarios', 'packs/frost']) {
      await mkdir(join(folder, name), { recursive: true });
      await writeFile(join(folder, name, 'some.json'), '{}');
    }
    const all = await readdir(folder, { recursive: true });
    for (const name of ['', ...all]) {
      const path = join(folder, name);
      await chmod(path, (await stat(path)).isDirectory() ? 0o777 : 0o666);
    }

    await (await openLibrary(folder)).close();
    expect(await modeOf(folder)).toBe(0o700);
    for (const name of await readdir(folder, { recursive: true }))
      expect([name, (await modeOf(join(folder, name))) & 0o077]).toEqual([name, 0]);
  });

  test('leaves files of other owners and targets of links alone', async () => {
    await writeFile(join(folder, 'photo.jpg'), '');
    await mkdir(join(folder, 'album'));
    await writeFile(join(folder, '.server.json'), '{}');
    await writeFile(join(outside, 'theirs.json'), '{}');
    const open = [
      // The mode of the key file must stay visible.
      join(folder, '.server.json'),
      join(folder, 'photo.jpg'),
      join(folder, 'album'),
      join(outside, 'theirs.json'),
      outside,
    ];
    for (const path of open) await chmod(path, 0o755);
    await symlink(join(outside, 'theirs.json'), join(folder, 'Test.json'));
    await symlink(outside, join(folder, 'packs'));
    await (await openLibrary(folder)).close();
    for (const path of open) expect([path, await modeOf(path)]).toEqual([path, 0o755]);
  });

  test('does not change a folder that everyone may write to', async () => {
    await chmod(folder, 0o1777);
    await (await openLibrary(folder)).close();
    expect((await stat(folder)).mode & 0o7777).toBe(0o1777);
  });
});
