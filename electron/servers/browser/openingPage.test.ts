import { lstat, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeOpeningPage, writeOpeningPage } from './openingPage';
import { scratchFolder } from '../../testing/library';

test('the opening page is written if a folder or link has its name, which is renamed', async () => {
  const { folder, remove } = await scratchFolder();
  const page = join(folder, '.open.html');
  await writeFile(join(folder, 'elsewhere'), 'mine');
  for (const make of [
    () => mkdir(join(page, 'inner'), { recursive: true }),
    () => symlink(page, page),
    () => symlink(join(folder, 'elsewhere'), page),
  ]) {
    await make();
    await removeOpeningPage(join(folder, 'gone'));
    expect(await writeOpeningPage(folder, 'http://127.0.0.1:1/')).toBe(page);
    expect(await readFile(page, 'utf8')).toContain('http://127.0.0.1:1/');
    expect((await lstat(page)).mode & 0o777).toBe(0o600);
    await removeOpeningPage(folder);
  }
  const names = await readdir(folder);
  expect(names.filter((name) => name.startsWith('.open.html.foreign-'))).toHaveLength(3);
  expect(names).not.toContain('.open.html');
  expect(await readFile(join(folder, 'elsewhere'), 'utf8')).toBe('mine');
  await remove();
});
