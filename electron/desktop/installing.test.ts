import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { scratchFolder } from '../testing/library';
import {
  installAtEnd,
  installNow,
  noteOpenCampaign,
  takeNotedCampaign,
  type SetEnd,
} from './installing';

const electron = vi.hoisted(() => ({ did: [] as string[], windows: [] as unknown[] }));
vi.mock('electron', () => ({
  app: {
    quit: () => void electron.did.push('quit'),
    relaunch: ({ execPath = 'itself' }) => void electron.did.push(`relaunch ${execPath}`),
    releaseSingleInstanceLock: () => void electron.did.push('unlocked'),
  },
  BrowserWindow: { getAllWindows: () => electron.windows },
}));

beforeEach(() => {
  electron.did.length = 0;
  electron.windows = [];
});
afterEach(() => vi.unstubAllEnvs());

/** A window; `leaves` is the answer to its question about unsaved work. */
function windowAt(url: string, leaves = true) {
  const webContents = Object.assign(new EventEmitter(), { getURL: () => url });
  const close = () => {
    electron.did.push('closed');
    webContents.emit('will-prevent-unload', { defaultPrevented: leaves });
  };
  return { webContents, close };
}

/** Records the handler of the app's exit. */
function ending() {
  let end: (() => void) | null = null;
  const setEnd: SetEnd = (wanted) => (end = wanted);
  return { setEnd, ends: () => end !== null };
}

describe('installing', () => {
  test('A new version is installed at the end, for which all windows close', () => {
    electron.windows = [windowAt('app://standee/'), windowAt('app://standee/')];
    const { setEnd, ends } = ending();
    installAtEnd(() => void electron.did.push('installed'), setEnd);
    expect(electron.did).toEqual(['closed', 'closed']);
    expect(ends()).toBe(true);
  });

  test('Nothing is installed while a page with unsaved changes stays open', () => {
    electron.windows = [windowAt('app://standee/', false)];
    const { setEnd, ends } = ending();
    installAtEnd(() => void electron.did.push('installed'), setEnd);
    expect(ends()).toBe(false);
  });

  test('The lock is free before the new version starts', () => {
    const updater = Object.assign(new EventEmitter(), {
      quitAndInstall: () => void electron.did.push('installed'),
    });
    installNow(updater);
    expect(electron.did).toEqual(['unlocked', 'installed']);
  });

  test.each([
    ['', 'relaunch itself'],
    ['/home/us/Standee.AppImage', 'relaunch /home/us/Standee.AppImage'],
  ])('The old version starts again if nothing could be installed, from %j', (path, starts) => {
    vi.stubEnv('APPIMAGE', path);
    const updater = new EventEmitter();
    installNow(
      Object.assign(updater, { quitAndInstall: () => void updater.emit('error', new Error('no')) }),
    );
    expect(electron.did).toEqual(['unlocked', starts, 'quit']);
  });
});

describe('the campaign that was open', () => {
  test('The campaign of an open window is noted and taken once', async () => {
    const { folder, remove } = await scratchFolder();
    const file = join(folder, 'reopen.json');
    electron.windows = [windowAt('app://standee/#/campaign/Ours%20%26%20theirs/table')];
    noteOpenCampaign(file);
    expect(takeNotedCampaign(file)).toBe('Ours & theirs');
    expect(existsSync(file)).toBe(false);
    expect(takeNotedCampaign(file)).toBeNull();
    await remove();
  });

  test.each(['[', '{}', '{"campaign":7}', '{"campaign":""}'])(
    'A note of %s opens the library page and is gone',
    async (text) => {
      const { folder, remove } = await scratchFolder();
      const file = join(folder, 'reopen.json');
      await writeFile(file, text);
      expect(takeNotedCampaign(file)).toBeNull();
      expect(existsSync(file)).toBe(false);
      await remove();
    },
  );

  test('A window at the library page leaves no note', async () => {
    const { folder, remove } = await scratchFolder();
    electron.windows = [windowAt('app://standee/')];
    noteOpenCampaign(join(folder, 'reopen.json'));
    expect(existsSync(join(folder, 'reopen.json'))).toBe(false);
    await remove();
  });
});
