/** Saves a problem report to a file that the player chooses. Nothing is sent anywhere. */
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
import { askSavePath } from './dialogs/saveDialog';
import type { Log } from './log';
import { desktopWords } from './words';

/** Maximum bytes of a crash dump in a report. */
const MAX_DUMP_BYTES = 4 * 1024 * 1024;

/** Makes crashes leave a dump on this computer. Dumps are not uploaded. */
export function startCrashDumps(): void {
  crashReporter.start({ uploadToServer: false });
}

export interface ReportSources {
  readonly library: Library;
  readonly log: Log;
  readonly version: string;
}

/** Asks where to save a report; null = cancelled. */
export async function saveProblemReport(
  window: BrowserWindow,
  { library, log, version }: ReportSources,
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
      // Replaced because the name of the home folder is often that of the player.
      log: [log.oldPath, log.path]
        .map(readLog)
        .map((text) => (withNames ? text : text.replaceAll(homedir(), '~'))),
      // A dump is a copy of memory, which contains players' names.
      crash: withNames ? newestDump(app.getPath('crashDumps')) : null,
    },
  });
  if (!made.ok) return made;
  const { reportTitle: title, reportFile: kind } = desktopWords().dialogs;
  const name = `Standee ${version}`;
  const path = await askSavePath(window, { title, name, kind, ending: 'standee' });
  if (path === null) return ok(null);
  try {
    await writeForPlayer(path, made.value);
  } catch (error) {
    return fileFailure(error, path);
  }
  return ok(path);
}

function readLog(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** The newest crash dump in a folder and its subfolders, as base64; null = none of accepted size. */
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
