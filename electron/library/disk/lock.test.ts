import fs from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLibrary, RULES, scratchFolder } from '../../testing/library';
import { Library } from '../library';
import { lockLibrary, type Lock } from './lock';

let folder: string;
let remove: () => Promise<void>;
const lock = () => join(folder, '.lock');
/** A note of a process that has ended. */
const DEAD = JSON.stringify({ pid: 2 ** 22 - 1, host: hostname() });
const later = new Date(Date.now() + 5 * 365 * 24 * 60 * 60 * 1000);

/** Interval of an owner's checks in milliseconds. */
const SIGN = 2000;

/** Takes a lock; `meanwhile` runs while the other owners are watched. */
const watching = (meanwhile: () => Promise<void> = () => Promise.resolve()) => ({
  take: (where: string, onChange?: () => void) =>
    lockLibrary(where, onChange, (milliseconds) => {
      expect(milliseconds).toBe(5000);
      return meanwhile();
    }),
});

beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
});
afterEach(async () => {
  vi.useRealTimers();
  await remove();
});

async function lockOfAnother(): Promise<void> {
  await mkdir(lock());
  await utimes(lock(), later, later);
  const owner = JSON.stringify({ pid: 1, host: 'elsewhere' });
  await writeFile(join(folder, '.lock-owner.json'), owner);
}

test('a lock with a date years ahead is taken over if it has no heartbeat', async () => {
  await lockOfAnother();
  await (await openLibrary(folder, watching())).close();
});

test('a lock of a machine with its clock ahead is respected while it has a heartbeat', async () => {
  await lockOfAnother();
  const sign = new Date(later.getTime() + 2000);
  expect(
    await Library.open(
      folder,
      RULES,
      watching(() => utimes(lock(), sign, sign)),
    ),
  ).toMatchObject({ refusal: { code: 'libraryIsLocked' } });
});

test.each(['.lock', '.lock-takeover'])('a foreign file or link at %s is renamed', async (name) => {
  const path = join(folder, name);
  for (const make of [
    () => writeFile(path, 'mine'),
    () => symlink(path, path),
    () => symlink(tmpdir(), path),
  ]) {
    // A stale lock is taken over.
    if (name !== '.lock') await mkdir(lock());
    if (name !== '.lock') await writeFile(join(folder, '.lock-owner.json'), DEAD);
    await make();
    await (await openLibrary(folder)).close();
  }
  const aside = (await readdir(folder)).filter((each) => each.startsWith(`${name}.foreign-`));
  expect(aside).toHaveLength(3);
});

test('a lock folder without owner is taken over if it has no heartbeat', async () => {
  await mkdir(join(lock(), 'inner'), { recursive: true });
  const library = await openLibrary(folder, watching());
  expect((await stat(lock())).mode & 0o777).toBe(0o700);
  await library.close();
});

test('a lost lock is taken again once for simultaneous requests', async () => {
  let tell: () => void = () => undefined;
  const lost = new Promise<void>((told) => (tell = told));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const taken = await lockLibrary(folder, tell);
  await rm(lock(), { recursive: true });
  vi.advanceTimersByTime(SIGN);
  await lost;
  const held = Array.from({ length: 5 }, () => taken?.isHeld());
  expect(await Promise.all(held)).toEqual([true, true, true, true, true]);
  await taken?.release();
  expect(await readdir(folder)).not.toContain('.lock');
});

test('a lost lock that is not empty is taken again by its owner', async () => {
  let tell: () => void = () => undefined;
  const lost = new Promise<void>((told) => (tell = told));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const taken = await lockLibrary(folder, tell);
  const note = await readFile(join(folder, '.lock-owner.json'), 'utf8');
  await mkdir(join(lock(), 'inner'));
  await utimes(lock(), new Date(), new Date(Date.now() - 1000));
  vi.advanceTimersByTime(SIGN);
  await lost;
  expect(await taken?.isHeld()).toBe(true);
  expect(taken?.term()).toBe(2);
  expect(await readdir(lock())).toEqual([]);
  expect(await readFile(join(folder, '.lock-owner.json'), 'utf8')).toBe(note);
  expect(await lockLibrary(folder)).toBeNull();
  await taken?.release();
  expect(await readdir(folder)).not.toContain('.lock');
});

describe('a lock taken over by another process', () => {
  const NOTE = JSON.stringify({ pid: 1, host: 'elsewhere', word: 'another' });
  let changes = 0;
  let taken: Lock | null = null;
  beforeEach(async () => {
    changes = 0;
    taken = await lockLibrary(folder, () => (changes += 1));
    await writeFile(join(folder, '.lock-owner.json'), NOTE);
  });

  test('reports its loss once, before the next heartbeat', async () => {
    expect([await taken?.isHeld(), await taken?.isHeld()]).toEqual([false, false]);
    expect([changes, taken?.term()]).toEqual([1, 1]);
  });

  test('is not released by its former owner', async () => {
    await taken?.release();
    expect(await readFile(join(folder, '.lock-owner.json'), 'utf8')).toBe(NOTE);
    expect(await readdir(folder)).toContain('.lock');
  });
});

test('a lock is still held after a sync program removes its note', async () => {
  const taken = await lockLibrary(folder);
  await rm(join(folder, '.lock-owner.json'));
  expect([await taken?.isHeld(), taken?.term()]).toEqual([true, 1]);
  await taken?.release();
});

test('a lock of an earlier process with our number is taken over', async () => {
  await mkdir(lock());
  const owner = { pid: process.pid, host: hostname(), word: 'of another run' };
  await writeFile(join(folder, '.lock-owner.json'), JSON.stringify(owner));
  await (await openLibrary(folder)).close();
});

test('a lock is released if its note cannot be written', async () => {
  const error = Object.assign(new Error('EIO'), { code: 'EIO' });
  const moving = vi.spyOn(fs.promises, 'rename').mockRejectedValue(error);
  syncBuiltinESMExports();
  await mkdir(join(folder, '.lock-owner.json'));
  expect(await Library.open(folder, RULES)).toMatchObject({ refusal: { code: 'saveFailed' } });
  moving.mockRestore();
  syncBuiltinESMExports();
  expect(await readdir(folder)).not.toContain('.lock');
});

test('a stale lock that is not empty is taken over and released', async () => {
  await mkdir(join(lock(), 'inner'), { recursive: true });
  const long = new Date(Date.now() - 60_000);
  await utimes(lock(), long, long);
  const library = await openLibrary(folder);
  await mkdir(join(lock(), 'inner'));
  await library.close();
  expect(await readdir(folder)).not.toContain('.lock');
});

test('a lock of another container is respected, though no process here has its number', async () => {
  await mkdir(lock());
  const owner = { pid: 2 ** 22 - 1, host: hostname(), space: 'of another container' };
  await writeFile(join(folder, '.lock-owner.json'), JSON.stringify(owner));
  expect(await Library.open(folder, RULES)).toMatchObject({ refusal: { code: 'libraryIsLocked' } });
});

describe('a stale lock with a stale takeover, neither of them empty', () => {
  beforeEach(async () => {
    const long = new Date(Date.now() - 60_000);
    for (const name of ['.lock', '.lock-takeover']) {
      await mkdir(join(folder, name, 'inner'), { recursive: true });
      await utimes(join(folder, name), long, long);
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  test.each([1, 2, 3])('has one owner if a second process takes it at call %d', async (wanted) => {
    const { rename } = fs.promises;
    let calls = 0;
    let second: Lock | null = null;
    vi.spyOn(fs.promises, 'rename').mockImplementation(async (from, to) => {
      calls += 1;
      if (calls === wanted) second = await lockLibrary(folder);
      await rename(from, to);
    });
    syncBuiltinESMExports();
    const first = await lockLibrary(folder);
    expect([first, second].filter((lock) => lock !== null)).toHaveLength(1);
    expect((await readdir(folder)).filter((name) => name.startsWith('.lock'))).toEqual([
      '.lock',
      '.lock-owner.json',
    ]);
    await (first ?? second)?.release();
  });
});

test('a heartbeat that fails after the release is ignored', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const held = await lockLibrary(folder);
  let fail: (() => void) | undefined;
  const slow = vi.spyOn(fs, 'stat').mockImplementation(((
    _: string,
    done: (error: Error) => void,
  ) => {
    fail = () => done(new Error('EIO'));
  }) as never);
  vi.advanceTimersByTime(SIGN);
  slow.mockRestore();
  await held?.release();
  expect(fail).toBeDefined();
  expect(fail).not.toThrow();
});
