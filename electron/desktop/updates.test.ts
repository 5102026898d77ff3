import { join } from 'node:path';
import { writeFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { scratchFolder } from '../testing/library';
import { setChecksAtStart, checksAtStart, Updates, updatesFor, type Updater } from './updates';

vi.mock('electron', () => ({ app: { getLocale: () => 'en', isPackaged: true }, dialog: {} }));

type Found = Awaited<ReturnType<Updater['checkForUpdates']>>;

/**
 * A feed whose newest version is `version`, and a player who answers every question with yes or no.
 */
function table(found: Found | Error, answer: boolean) {
  const messages: string[] = [];
  const did: string[] = [];
  const reported: unknown[] = [];
  const updater = {
    checkForUpdates: () =>
      found instanceof Error ? Promise.reject(found) : Promise.resolve(found),
    downloadUpdate: () => Promise.resolve(void did.push('fetched') as unknown as string[]),
    quitAndInstall: () => void did.push('installed'),
  };
  const updates = new Updates(() => Promise.resolve(updater), {
    show: (message) => Promise.resolve(void messages.push(message)),
    ask: (message) => {
      messages.push(message);
      return Promise.resolve(answer);
    },
    report: (error) => reported.push(error),
  });
  return { updates, messages, did, reported };
}

const INSTALLING = { report: () => undefined, install: () => undefined };

const NEW = { isUpdateAvailable: true, updateInfo: { version: '9.1.0' } } as Found;
const OLD = { isUpdateAvailable: false, updateInfo: { version: '0.1.0' } } as Found;

test('A new version is downloaded and installed after the player agrees to both', async () => {
  const { updates, messages, did } = table(NEW, true);
  await updates.check(true);
  expect(messages).toEqual([expect.stringContaining('9.1.0'), expect.stringContaining('9.1.0')]);
  expect(did).toEqual(['fetched', 'installed']);
});

test('Nothing is downloaded without consent', async () => {
  const { updates, did } = table(NEW, false);
  await updates.check(false);
  expect(did).toEqual([]);
});

test.each([
  ['is the newest', OLD, 0],
  ['cannot look', new Error('no network'), 1],
])('An app that %s reports it only on request', async (_what, found, reports) => {
  const { updates, messages, reported } = table(found, true);
  await updates.check(false);
  expect(messages).toEqual([]);
  await updates.check(true);
  expect(messages).toHaveLength(1);
  expect(reported).toHaveLength(2 * reports);
});

test('An app that cannot update itself says so', async () => {
  const { updates, messages } = table(null, true);
  await updates.check(false);
  expect(messages).toEqual([]);
  await updates.check(true);
  expect(messages).toEqual([expect.stringContaining('cannot update itself')]);
});

test('Only one update check runs at a time', async () => {
  const { updates, did } = table(NEW, true);
  await Promise.all([updates.check(true), updates.check(true)]);
  expect(did).toEqual(['fetched', 'installed']);
});

test('Apps without an update address and portable apps have no updates', async () => {
  const { folder, remove } = await scratchFolder();
  expect(updatesFor(folder, INSTALLING)).toBeNull();
  await writeFile(join(folder, 'app-update.yml'), 'provider: generic');
  expect(updatesFor(folder, INSTALLING)).toBeInstanceOf(Updates);
  vi.stubEnv('PORTABLE_EXECUTABLE_FILE', 'C:\\Standee.exe');
  expect(updatesFor(folder, INSTALLING)).toBeNull();
  vi.unstubAllEnvs();
  await remove();
});

test('The setting to check at the start is saved and off by default', async () => {
  const { folder, remove } = await scratchFolder();
  const file = join(folder, 'updates.json');
  expect(checksAtStart(file)).toBe(false);
  setChecksAtStart(file, true);
  expect(checksAtStart(file)).toBe(true);
  setChecksAtStart(file, false);
  expect(checksAtStart(file)).toBe(false);
  await writeFile(file, '[true');
  expect(checksAtStart(file)).toBe(false);
  await remove();
});
