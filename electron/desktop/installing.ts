/** Installing a downloaded version: everything is closed first, and the same campaign opens after it. */
import { app, BrowserWindow } from 'electron';
import type { AppUpdater } from 'electron-updater';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { replaceFileSync } from '../library/disk/files';
import type { CampaignKey } from '#shared/api/campaignFiles';
import { campaignIn } from './window/appAddress';

/** Sets what ends the app once its library is closed; null = it just ends. */
export type SetEnd = (end: (() => void) | null) => void;

/**
 * Closes all windows, which may ask about unsaved work, and installs when the library is closed too. The
 * new version would find the library locked otherwise. If a window stays open, the version is installed at
 * the next exit.
 */
export function installAtEnd(install: () => void, setEnd: SetEnd): void {
  setEnd(install);
  for (const window of BrowserWindow.getAllWindows()) {
    window.webContents.once('will-prevent-unload', ({ defaultPrevented }) => {
      if (!defaultPrevented) setEnd(null);
    });
    window.close();
  }
}

type Installer = Pick<AppUpdater, 'quitAndInstall'> & {
  once(event: 'error', listener: () => void): unknown;
};

/** Installs and restarts. If nothing could be installed, the old version starts again. */
export function installNow(updater: Installer): void {
  // The new version starts before this one is gone.
  app.releaseSingleInstanceLock();
  updater.once('error', () => {
    // An AppImage's own program is gone with it.
    const { APPIMAGE } = process.env;
    app.relaunch(APPIMAGE ? { execPath: APPIMAGE, args: [] } : {});
    app.quit();
  });
  updater.quitAndInstall();
}

const MAX_BYTES = 4096;

/** Notes the campaign that a window shows, for the next start. */
export function noteOpenCampaign(file: string): void {
  const campaign = BrowserWindow.getAllWindows()
    .map(({ webContents }) => campaignIn(webContents.getURL()))
    .find((key) => key !== null);
  if (campaign !== undefined) replaceFileSync(file, JSON.stringify({ campaign }));
}

/** Takes the note of the last version; null = none. */
export function takeNotedCampaign(file: string): CampaignKey | null {
  if (!existsSync(file)) return null;
  try {
    const text = readFileSync(file, 'utf8').slice(0, MAX_BYTES);
    rmSync(file);
    const note: unknown = JSON.parse(text);
    const campaign: unknown =
      typeof note === 'object' && note !== null ? Reflect.get(note, 'campaign') : null;
    return typeof campaign === 'string' && campaign !== '' ? campaign : null;
  } catch {
    return null;
  }
}
