import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inspect } from '../../testing/inspect';
import { newCampaign, openLibrary, rename, scratchFolder, valueOf } from '../../testing/library';

let folder: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
});
afterEach(() => remove());

/**
 * Plays a copy of the library with names of equal length, so that all lines have the same length.
 */
async function course(from: string, ...names: readonly string[]): Promise<string> {
  const copy = join(folder, names.join(' '));
  await cp(from, copy, { recursive: true });
  const library = await openLibrary(copy);
  const session = valueOf(await library.openCampaign('Test'));
  for (const name of names) valueOf(await session.send(rename(name), name));
  await library.close();
  return copy;
}

async function begun(): Promise<string> {
  const path = join(folder, 'begun');
  const library = await openLibrary(path);
  await newCampaign(library);
  await library.close();
  return path;
}

/** Opens a library that has the save of one game and the journal of another. */
async function mixed(save: string, journal: string) {
  await cp(join(save, 'Test.json'), join(journal, 'Test.json'));
  const library = await openLibrary(journal);
  try {
    const session = valueOf(await library.openCampaign('Test'));
    const { game, seq, notice } = await session.snapshot();
    valueOf(await session.send(rename('on'), 'on'));
    const { faults, requests } = await inspect(library, 'Test');
    return { name: game.campaign.name, seq, notice, faults, requests };
  } finally {
    await library.close();
  }
}

const asides = async (path: string) =>
  (await readdir(path)).filter((name) => name.includes('damaged'));

test('a save of another branch that ends at the same byte is not continued', async () => {
  const start = await begun();
  const [one, two] = [await course(start, 'one'), await course(start, 'two')];
  const opened = await mixed(one, two);
  expect(opened).toMatchObject({ name: 'two', faults: [], requests: ['two', 'on'] });
  expect(opened.notice).not.toBeNull();
  // The state of the other history is preserved.
  expect(await asides(two)).toHaveLength(1);
});

test('a save ahead of the journal is continued without its extra steps, with a notice', async () => {
  const start = await begun();
  const [one, two] = [await course(start, 'one', 'uno', 'ein'), await course(start, 'two')];
  const opened = await mixed(one, two);
  expect(opened).toMatchObject({ name: 'ein', faults: [], requests: ['on'] });
  expect(opened.notice?.kind).toBe('historyLost');
  expect(await asides(two)).toHaveLength(1);
});

test('lines of another branch are not appended to a save that ends between them', async () => {
  const start = await begun();
  const [one, two] = [await course(start, 'one'), await course(start, 'two', 'zwo')];
  const opened = await mixed(one, two);
  expect(opened).toMatchObject({ name: 'zwo', faults: [], requests: ['two', 'zwo', 'on'] });
  expect(opened.notice).not.toBeNull();
});
