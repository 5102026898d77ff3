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

/** The used part of electron-updater. */
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
  #isLooking = false;

  constructor(updater: () => Promise<Updater>, dialogs: UpdateDialogs) {
    this.#updater = updater;
    this.#dialogs = dialogs;
  }

  /** Checks once. Unless the player asked, only new versions are reported. */
  async look(isAsked: boolean): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      await this.#offerNewest(isAsked);
    } catch (error) {
      this.#dialogs.report(error);
      if (isAsked) await this.#dialogs.show(desktopWords().updates.failed);
    } finally {
      this.#isLooking = false;
    }
  }

  async #offerNewest(isAsked: boolean): Promise<void> {
    const words = desktopWords().updates;
    const updater = await this.#updater();
    const found = await updater.checkForUpdates();
    if (!found?.isUpdateAvailable) {
      // No result means that this installation cannot be updated.
      if (isAsked) await this.#dialogs.show(found ? words.newest : words.notHere);
      return;
    }
    const { version } = found.updateInfo;
    if (!(await this.#dialogs.ask(words.found(version), words.fetch))) return;
    await updater.downloadUpdate();
    if (await this.#dialogs.ask(words.ready(version), words.restart)) updater.quitAndInstall();
  }
}

interface Installing {
  readonly report: (entry: unknown) => void;
  /** Runs the installer once everything is closed. */
  readonly install: (updater: AppUpdater) => void;
}

/** Null for builds without an update address and for apps that are not installed. */
export function updatesOf(resources: string, installing: Installing): Updates | null {
  if (!app.isPackaged || !existsSync(join(resources, 'app-update.yml'))) return null;
  // The portable Windows app would install a second one.
  if (process.env['PORTABLE_EXECUTABLE_FILE']) return null;
  return new Updates(() => realUpdater(installing), {
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

async function realUpdater({ report, install }: Installing): Promise<Updater> {
  const { default: updates } = await import('electron-updater');
  return prepareUpdater(updates.autoUpdater, report, install);
}

/** An updater that does nothing without being asked. */
export function prepareUpdater(
  updater: AppUpdater,
  report: (entry: unknown) => void,
  install: (updater: AppUpdater) => void,
): Updater {
  updater.logger = { info: report, warn: report, error: report };
  updater.autoDownload = false;
  // Our installers are whole; nothing may be fetched later on.
  updater.disableWebInstaller = true;
  return {
    checkForUpdates: () => updater.checkForUpdates(),
    downloadUpdate: () => updater.downloadUpdate(),
    quitAndInstall: () => install(updater),
  };
}

/** True if the app checks at every start. */
export const looksAtStart = (file: string): boolean => readAnswer(file, 'atStart');

/** Throws errors of the disk. */
export const lookAtStart = (file: string, atStart: boolean): void =>
  writeAnswer(file, 'atStart', atStart);
