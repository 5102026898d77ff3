/** Saves a problem report as a file of the player's choice. Nothing is sent anywhere. */
import { app, crashReporter, type BrowserWindow } from 'electron';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { homedir, release } from 'node:os';
import { join } from 'node:path';
import type { ReportOptions } from '#shared/api/desktop';
import { ok, type Result } from '#shared/result';
import { fileFailure } from '../library/disk/failures';
import { writeForPlayer } from '../library/disk/files';
import type { Library } from '../library/library';
import { reportFile } from '../library/problemReport';
import { askWhereTo } from './dialogs/saveDialog';
import type { Log } from './log';
import { desktopWords } from './words';

/** Largest dump that goes into a report. */
const MAX_DUMP_BYTES = 4 * 1024 * 1024;

/** Crashes leave a dump on this computer, and nowhere else. */
export function keepCrashDumps(): void {
  crashReporter.start({ uploadToServer: false });
}

export interface Reported {
  readonly library: Library;
  readonly log: Log;
  readonly version: string;
}

/** Asks where to save a report; null = cancelled. */
export async function saveReport(
  window: BrowserWindow,
  { library, log, version }: Reported,
  { campaign, settings, withNames }: ReportOptions,
): Promise<Result<string | null>> {
  const made = await reportFile(library, {
    campaign,
    withNames,
    more: {
      version,
      versions: process.versions,
      system: `${process.platform} ${release()} ${process.arch}`,
      settings,
      // The home folder names the player.
      log: [log.oldPath, log.path]
        .map(textOf)
        .map((text) => (withNames ? text : text.replaceAll(homedir(), '~'))),
      // A dump holds memory, and names with it.
      crash: withNames ? newestDump(app.getPath('crashDumps')) : null,
    },
  });
  if (!made.ok) return made;
  const { reportTitle: title, reportFile: kind } = desktopWords().dialogs;
  const name = `Standee ${version}`;
  const path = await askWhereTo(window, { title, name, kind, ending: 'standee' });
  if (path === null) return ok(null);
  try {
    await writeForPlayer(path, made.value);
  } catch (error) {
    return fileFailure(error, path);
  }
  return ok(path);
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** The newest dump in a folder and those below it, as base64; null = none that is small enough. */
function newestDump(folder: string): string | null {
  try {
    const dumps = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.dmp'))
      .map((name) => ({ path: join(folder, name), ...timeAndSize(join(folder, name)) }))
      .filter(({ size }) => size <= MAX_DUMP_BYTES)
      .sort((a, b) => b.time - a.time);
    return dumps[0] ? readFileSync(dumps[0].path).toString('base64') : null;
  } catch {
    return null;
  }
}

function timeAndSize(path: string): { time: number; size: number } {
  const { mtimeMs, size } = statSync(path);
  return { time: mtimeMs, size };
}
