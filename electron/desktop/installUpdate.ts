/**
 * Installs a downloaded version after everything is closed. The new version opens the same campaign and
 * shares it with the same devices.
 */
import { app, BrowserWindow } from 'electron';
import type { AppUpdater } from 'electron-updater';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { replaceFileSync } from '../library/disk/files';
import type { CampaignKey } from '#shared/api/campaignFiles';
import { campaignOfAddress } from './window/appAddress';

/** Sets what exits the app once its library is closed; null = a plain quit. */
export type SetExitAction = (end: (() => void) | null) => void;

/**
 * Closes all windows and installs once the library is closed too, because the new version would find it
 * locked. A window with unsaved work asks the player first. If the player keeps it open, the version is
 * installed at the next exit.
 * @internal
 */
export function closeAndInstall(install: () => void, setEnd: SetExitAction): void {
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

/** Installs and restarts. If the installation fails, the old version starts again. @internal */
export function installNow(updater: Installer): void {
  // The new version starts before this process has ended.
  app.releaseSingleInstanceLock();
  updater.once('error', () => {
    // `process.execPath` of an AppImage is in a mounted image that disappears with this process.
    const { APPIMAGE } = process.env;
    app.relaunch(APPIMAGE ? { execPath: APPIMAGE, args: [] } : {});
    app.quit();
  });
  updater.quitAndInstall();
}

interface ResumeOptions {
  readonly noteFile: string;
  /** The state of sharing when the app closes; null = nothing is shared. */
  readonly sharing: () => unknown;
  readonly setEnd: SetExitAction;
  readonly report: (error: unknown) => void;
}

/** Installs and restarts. The new version opens the same campaign and continues to share it. */
export function installAndResume(
  updater: Installer,
  { noteFile, sharing, setEnd, report }: ResumeOptions,
): void {
  const campaign = shownCampaign();
  closeAndInstall(() => {
    try {
      writeResumeNote(noteFile, { campaign, sharing: sharing() });
    } catch (error) {
      // Without a note the new version opens the library page.
      report(error);
    }
    installNow(updater);
  }, setEnd);
}

const MAX_BYTES = 64 * 1024;
/**
 * Maximum milliseconds between the note and the start of the new version; after that, sharing does not
 * continue.
 */
const MAX_RESTART_MS = 15 * 60_000;

/** State from which the new version continues. */
interface ResumeNote {
  readonly campaign: CampaignKey | null;
  /** A `SharingNote`; null = nothing was shared, or the restart took longer than `MAX_RESTART_MS`. */
  readonly sharing: unknown;
}

/** Key of the campaign that a window shows; null = none. @internal */
export function shownCampaign(): CampaignKey | null {
  const shown = BrowserWindow.getAllWindows().map(({ webContents }) =>
    campaignOfAddress(webContents.getURL()),
  );
  return shown.find((key) => key !== null) ?? null;
}

/** Writes the note for the next start. `now` is in milliseconds since 1970. @internal */
export function writeResumeNote(
  file: string,
  { campaign, sharing }: ResumeNote,
  now = Date.now(),
): void {
  if (campaign === null && sharing === null) return;
  replaceFileSync(file, JSON.stringify({ campaign, sharing, at: now }));
}

/** Reads and deletes the note that the previous version left. Empty if there is none. */
export function takeResumeNote(file: string, now = Date.now()): ResumeNote {
  const nothing = { campaign: null, sharing: null };
  if (!existsSync(file)) return nothing;
  try {
    const text = readFileSync(file, 'utf8').slice(0, MAX_BYTES);
    rmSync(file);
    const note: unknown = JSON.parse(text);
    if (typeof note !== 'object' || note === null) return nothing;
    const { campaign, sharing = null, at } = note as Record<string, unknown>;
    const isFresh = typeof at === 'number' && at <= now && now - at < MAX_RESTART_MS;
    return {
      campaign: typeof campaign === 'string' && campaign !== '' ? campaign : null,
      sharing: isFresh ? sharing : null,
    };
  } catch {
    return nothing;
  }
}
