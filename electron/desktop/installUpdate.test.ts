import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { scratchFolder } from '../testing/library';
import {
  installAndResume,
  closeAndInstall,
  installNow,
  writeResumeNote,
  shownCampaign,
  takeResumeNote,
  type SetExitAction,
} from './installUpdate';

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

/** A window with unsaved work. `leaves` is the player's answer to its question. */
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
  const setEnd: SetExitAction = (wanted) => (end = wanted);
  return { setEnd, ends: () => end !== null, end: () => end?.() };
}

describe('installing', () => {
  test('A new version is installed at the end, for which all windows close', () => {
    electron.windows = [windowAt('app://standee/'), windowAt('app://standee/')];
    const { setEnd, ends } = ending();
    closeAndInstall(() => void electron.did.push('installed'), setEnd);
    expect(electron.did).toEqual(['closed', 'closed']);
    expect(ends()).toBe(true);
  });

  test('Nothing is installed while a page with unsaved changes stays open', () => {
    electron.windows = [windowAt('app://standee/', false)];
    const { setEnd, ends } = ending();
    closeAndInstall(() => void electron.did.push('installed'), setEnd);
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

describe('the note for the next start', () => {
  const NOTHING = { campaign: null, sharing: null };
  const MINUTE = 60_000;
  let file: string;
  let remove: () => Promise<void>;
  beforeEach(async () => {
    const scratch = await scratchFolder();
    remove = scratch.remove;
    file = join(scratch.folder, 'reopen.json');
  });
  afterEach(() => remove());

  test('The campaign of an open window is noted and taken once', () => {
    electron.windows = [windowAt('app://standee/#/campaign/Ours%20%26%20theirs/table')];
    writeResumeNote(file, { campaign: shownCampaign(), sharing: null });
    expect(takeResumeNote(file)).toEqual({ campaign: 'Ours & theirs', sharing: null });
    expect(existsSync(file)).toBe(false);
    expect(takeResumeNote(file)).toEqual(NOTHING);
  });

  test('Sharing is taken once', () => {
    const sharing = { campaign: 'Ours', port: 7464 };
    writeResumeNote(file, { campaign: null, sharing });
    expect(takeResumeNote(file)).toEqual({ campaign: null, sharing });
    expect(takeResumeNote(file)).toEqual(NOTHING);
  });

  const anUpdater = () =>
    Object.assign(new EventEmitter(), {
      quitAndInstall: () => void electron.did.push('installed'),
    });

  test('The new version returns to the campaign, and to what is shared at the end', () => {
    electron.windows = [windowAt('app://standee/#/campaign/Ours/table')];
    const { setEnd, end } = ending();
    const reported: unknown[] = [];
    let devices = 1;
    installAndResume(anUpdater(), {
      ...{ noteFile: file, setEnd, report: (error) => void reported.push(error) },
      sharing: () => ({ campaign: 'Ours', devices }),
    });
    expect(existsSync(file)).toBe(false);
    devices = 2;
    end();
    expect(electron.did).toEqual(['closed', 'unlocked', 'installed']);
    expect(takeResumeNote(file)).toEqual({
      campaign: 'Ours',
      sharing: { campaign: 'Ours', devices: 2 },
    });
    expect(reported).toEqual([]);
  });

  test('A version whose note cannot be written is installed all the same', () => {
    electron.windows = [windowAt('app://standee/#/campaign/Ours/table')];
    const { setEnd, end } = ending();
    const reported: unknown[] = [];
    installAndResume(anUpdater(), {
      ...{ noteFile: join(file, 'nowhere'), setEnd, sharing: () => null },
      report: (error) => void reported.push(error),
    });
    end();
    expect(electron.did).toContain('installed');
    expect(String(reported)).toContain('ENOENT');
  });

  test('Nothing is noted while a page with unsaved changes stays open', () => {
    electron.windows = [windowAt('app://standee/#/campaign/Ours/table', false)];
    const { setEnd, ends } = ending();
    const returning = { noteFile: file, setEnd, sharing: () => null, report: () => undefined };
    installAndResume(anUpdater(), returning);
    expect(ends()).toBe(false);
    expect(existsSync(file)).toBe(false);
  });

  test.each([
    [14, true],
    [16, false],
    [-1, false],
  ])(
    'Sharing after a restart of %i minutes resumes: %s; the campaign opens',
    (minutes, resumes) => {
      const sharing = { campaign: 'Ours' };
      writeResumeNote(file, { campaign: 'Ours', sharing }, 20 * MINUTE);
      expect(takeResumeNote(file, (20 + minutes) * MINUTE)).toEqual({
        campaign: 'Ours',
        sharing: resumes ? sharing : null,
      });
    },
  );

  test.each(['[', '7', '{}', '{"campaign":7}', '{"campaign":"","sharing":{"port":1}}'])(
    'A note of %s opens the library page and is gone',
    async (text) => {
      await writeFile(file, text);
      expect(takeResumeNote(file)).toEqual(NOTHING);
      expect(existsSync(file)).toBe(false);
    },
  );

  test('A window at the library page that shares nothing leaves no note', () => {
    electron.windows = [windowAt('app://standee/')];
    writeResumeNote(file, { campaign: shownCampaign(), sharing: null });
    expect(existsSync(file)).toBe(false);
  });
});
