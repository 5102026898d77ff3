/** Start arguments of the desktop app. */
import { app, dialog } from 'electron';
import {
  DESKTOP_OPTIONS,
  helpText,
  readOptions,
  unknownOptions,
  type ReadOptions,
} from '../servers/startOptions';
import { desktopWords } from './words';

/**
 * Exits after printing help or an error. Installers, desktops and Chromium start an installed app with
 * arguments of their own (`--updated`, `--gapplication-service`), so only a checkout refuses unknown ones.
 */
export function desktopOptions(args: readonly string[]): ReadOptions<typeof DESKTOP_OPTIONS> {
  const read = readOptions(args, DESKTOP_OPTIONS);
  const mistake = mistakeIn(read);
  if (typeof read !== 'string' && mistake === null && !read.startOptions.help) return read;
  const out = mistake === null ? process.stdout : process.stderr;
  out.write(
    `${mistake === null ? 'Standee.' : `${mistake} Options:`}\n${helpText(DESKTOP_OPTIONS)}`,
  );
  // An installed app has no terminal that shows the error.
  if (mistake !== null && app.isPackaged) dialog.showErrorBox(desktopWords().start.title, mistake);
  process.exit(mistake === null ? 0 : 2);
}

function mistakeIn(read: ReadOptions<typeof DESKTOP_OPTIONS> | string): string | null {
  if (typeof read === 'string') return read;
  return read.unknown.length > 0 && !app.isPackaged ? unknownOptions(read.unknown) : null;
}
