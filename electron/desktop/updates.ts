/**
 * Checks for updates when the player asks, or at the start if that is enabled. Builds without an
 * update address never check.
 */
import { app, dialog } from 'electron';
import type { AppUpdater } from 'electron-updater';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readAnswer, writeAnswer } from './savedAnswer';
import { desktopWords } from './words';

/** The part of electron-updater that Standee uses. */
export type Updater = Pick<AppUpdater, 'checkForUpdates' | 'downloadUpdate' | 'quitAndInstall'>;

export interface UpdateDialogs {
  /** Shows a message; resolves when it is closed. */
  readonly show: (message: string) => Promise<void>;
  /** Resolves with true if the player agrees. */
  readonly ask: (message: string, yes: string) => Promise<boolean>;
  readonly report: (error: unknown) => void;
}

export class Updates {
  readonly #updater: () => Promise<Updater>;
  readonly #dialogs: UpdateDialogs;
  #isChecking = false;

  constructor(updater: () => Promise<Updater>, dialogs: UpdateDialogs) {
    this.#updater = updater;
    this.#dialogs = dialogs;
  }

  /** Checks once. Without `isAsked` (the automatic check at start) only a new version is shown. */
  async check(isAsked: boolean): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    try {
      await this.#offerNewest(isAsked);
    } catch (error) {
      this.#dialogs.report(error);
      if (isAsked) await this.#dialogs.show(desktopWords().updates.failed);
    } finally {
      this.#isChecking = false;
    }
  }

  async #offerNewest(isAsked: boolean): Promise<void> {
    const words = desktopWords().updates;
    const updater = await this.#updater();
    const found = await updater.checkForUpdates();
    if (!found?.isUpdateAvailable) {
      // Without a result this installation cannot be updated.
      if (isAsked) await this.#dialogs.show(found ? words.newest : words.notHere);
      return;
    }
    const { version } = found.updateInfo;
    if (!(await this.#dialogs.ask(words.found(version), words.fetch))) return;
    await updater.downloadUpdate();
    if (await this.#dialogs.ask(words.ready(version), words.restart)) updater.quitAndInstall();
  }
}

interface UpdateOptions {
  readonly report: (entry: unknown) => void;
  /** Closes everything, then runs the installer. */
  readonly install: (updater: AppUpdater) => void;
}

/** Null for builds without an update address, for portable apps and for apps that are not installed. */
export function updatesFor(resources: string, installing: UpdateOptions): Updates | null {
  if (!app.isPackaged || !existsSync(join(resources, 'app-update.yml'))) return null;
  // An update would install a second app beside the portable one on Windows.
  if (process.env['PORTABLE_EXECUTABLE_FILE']) return null;
  return new Updates(() => loadUpdater(installing), {
    async show(message) {
      await dialog.showMessageBox({ type: 'info', message });
    },
    async ask(message, yes) {
      const buttons = [desktopWords().updates.later, yes];
      const options = { type: 'question', message, buttons, defaultId: 1, cancelId: 0 } as const;
      const { response } = await dialog.showMessageBox(options);
      return response === 1;
    },
    report: installing.report,
  });
}

async function loadUpdater({ report, install }: UpdateOptions): Promise<Updater> {
  const { default: updates } = await import('electron-updater');
  return prepareUpdater(updates.autoUpdater, report, install);
}

/** Configures electron-updater to do nothing unless it is called. */
export function prepareUpdater(
  updater: AppUpdater,
  report: (entry: unknown) => void,
  install: (updater: AppUpdater) => void,
): Updater {
  updater.logger = { info: report, warn: report, error: report };
  updater.autoDownload = false;
  // The installers contain the whole app; they must not download parts of it later.
  updater.disableWebInstaller = true;
  return {
    checkForUpdates: () => updater.checkForUpdates(),
    downloadUpdate: () => updater.downloadUpdate(),
    quitAndInstall: () => install(updater),
  };
}

/** True if the player turned on the check at every start. */
export const checksAtStart = (file: string): boolean => readAnswer(file, 'atStart');

/** Saves whether the app checks at every start. Throws disk errors. */
export const setChecksAtStart = (file: string, atStart: boolean): void =>
  writeAnswer(file, 'atStart', atStart);
