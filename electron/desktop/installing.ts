/**
 * Installs a downloaded version: everything is closed first. After it the same campaign opens, shared with
 * the same devices.
 */
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
 *
 * @internal
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

/** Installs and restarts. If nothing could be installed, the old version starts again. @internal */
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

interface Returning {
  readonly noteFile: string;
  /** The sharing at this moment; null = nothing is shared. */
  readonly sharing: () => unknown;
  readonly setEnd: SetEnd;
  readonly report: (error: unknown) => void;
}

/** Installs and restarts; the new version opens the same campaign and shares it as at the end. */
export function installAndReturn(
  updater: Installer,
  { noteFile, sharing, setEnd, report }: Returning,
): void {
  const campaign = shownCampaign();
  installAtEnd(() => {
    try {
      noteState(noteFile, { campaign, sharing: sharing() });
    } catch (error) {
      // Without a note the new version begins at the library page.
      report(error);
    }
    installNow(updater);
  }, setEnd);
}

const MAX_BYTES = 64 * 1024;
/** Longest time in milliseconds in which an update restarts the app. */
const RESTART = 15 * 60_000;

/** The state that the next start continues from. */
interface Note {
  readonly campaign: CampaignKey | null;
  /** A `SharingNote`; null = nothing was shared, or the restart took too long. */
  readonly sharing: unknown;
}

/** The campaign that a window shows; null = none. @internal */
export function shownCampaign(): CampaignKey | null {
  const shown = BrowserWindow.getAllWindows().map(({ webContents }) =>
    campaignIn(webContents.getURL()),
  );
  return shown.find((key) => key !== null) ?? null;
}

/** Notes the state for the next start. `now` is in milliseconds since 1970. @internal */
export function noteState(file: string, { campaign, sharing }: Note, now = Date.now()): void {
  if (campaign === null && sharing === null) return;
  replaceFileSync(file, JSON.stringify({ campaign, sharing, at: now }));
}

/** Takes the note of the version before; the second time it is empty. */
export function takeNote(file: string, now = Date.now()): Note {
  const nothing = { campaign: null, sharing: null };
  if (!existsSync(file)) return nothing;
  try {
    const text = readFileSync(file, 'utf8').slice(0, MAX_BYTES);
    rmSync(file);
    const note: unknown = JSON.parse(text);
    if (typeof note !== 'object' || note === null) return nothing;
    const { campaign, sharing = null, at } = note as Record<string, unknown>;
    const isFresh = typeof at === 'number' && at <= now && now - at < RESTART;
    return {
      campaign: typeof campaign === 'string' && campaign !== '' ? campaign : null,
      sharing: isFresh ? sharing : null,
    };
  } catch {
    return nothing;
  }
}
