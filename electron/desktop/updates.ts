/**
 * New versions of the app: looked for when a player asks, or at the start where that was switched on.
 * An app that was built without a place to look never does.
 */
import { app, BrowserWindow, dialog } from 'electron';
import type { AppUpdater } from 'electron-updater';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { desktopWords } from './words';

/** What is used of the package that fetches and installs. */
export type Updater = Pick<AppUpdater, 'checkForUpdates' | 'downloadUpdate' | 'quitAndInstall'>;

export interface UpdateDialogs {
  /** Says something; resolves when it was read. */
  readonly tell: (message: string) => Promise<void>;
  /** Whether the player says yes. */
  readonly ask: (message: string, yes: string) => Promise<boolean>;
  readonly report: (error: unknown) => void;
}

export class Updates {
  readonly #updater: () => Promise<Updater>;
  readonly #dialogs: UpdateDialogs;
  #isLooking = false;

  constructor(updater: () => Promise<Updater>, dialogs: UpdateDialogs) {
    this.#updater = updater;
    this.#dialogs = dialogs;
  }

  /** Looks once. Whoever did not ask hears only of what is new. */
  async look(isAsked: boolean): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      await this.#offerNewest(isAsked);
    } catch (error) {
      this.#dialogs.report(error);
      if (isAsked) await this.#dialogs.tell(desktopWords().updates.failed);
    } finally {
      this.#isLooking = false;
    }
  }

  async #offerNewest(isAsked: boolean): Promise<void> {
    const words = desktopWords().updates;
    const updater = await this.#updater();
    const found = await updater.checkForUpdates();
    if (!found?.isUpdateAvailable) {
      // It gives nothing at all where it could not put a new one in this one's place.
      if (isAsked) await this.#dialogs.tell(found ? words.newest : words.notHere);
      return;
    }
    const { version } = found.updateInfo;
    if (!(await this.#dialogs.ask(words.found(version), words.fetch))) return;
    await updater.downloadUpdate();
    if (await this.#dialogs.ask(words.ready(version), words.restart)) updater.quitAndInstall();
  }
}

/** Null where the app was built without a place to look, which its `resources` name, and where nothing is installed. */
export function updatesOf(resources: string, report: (error: unknown) => void): Updates | null {
  if (!app.isPackaged || !existsSync(join(resources, 'app-update.yml'))) return null;
  // The portable program of Windows would install another one beside itself.
  if (process.env['PORTABLE_EXECUTABLE_FILE']) return null;
  return new Updates(realUpdater, {
    async tell(message) {
      await dialog.showMessageBox({ type: 'info', message });
    },
    async ask(message, yes) {
      const buttons = [desktopWords().updates.later, yes];
      const options = { type: 'question', message, buttons, defaultId: 1, cancelId: 0 } as const;
      const { response } = await dialog.showMessageBox(options);
      return response === 1;
    },
    report,
  });
}

async function realUpdater(): Promise<Updater> {
  const { default: updates } = await import('electron-updater');
  const updater = updates.autoUpdater;
  updater.autoDownload = false;
  return {
    checkForUpdates: () => updater.checkForUpdates(),
    downloadUpdate: () => updater.downloadUpdate(),
    quitAndInstall: () => onceAllClosed(() => updater.quitAndInstall()),
  };
}

/**
 * Closes all windows, which ask where something is not saved, as at every end; the installer would
 * begin without waiting for an answer. Where one stays, the new version waits for the next end.
 */
export function onceAllClosed(install: () => void): void {
  app.once('window-all-closed', install);
  for (const window of BrowserWindow.getAllWindows()) {
    window.webContents.once('will-prevent-unload', ({ defaultPrevented }) => {
      if (!defaultPrevented) app.off('window-all-closed', install);
    });
    window.close();
  }
}

/** More bytes than one word takes. */
const LARGEST = 4096;

/** Whether the app looks at every start; anything unreadable counts as no. */
export function looksAtStart(file: string): boolean {
  try {
    const found = statSync(file);
    if (!found.isFile() || found.size > LARGEST) return false;
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof kept === 'object' && kept !== null && 'atStart' in kept && kept.atStart === true;
  } catch {
    return false;
  }
}

/** Throws what the disk says. */
export function lookAtStart(file: string, atStart: boolean): void {
  writeFileAtomic.sync(file, JSON.stringify({ atStart }), { mode: 0o600 });
}
