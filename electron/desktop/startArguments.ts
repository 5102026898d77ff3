/** Parses the desktop app's command-line options. */
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
 * Parses the options; exits after printing help or an error. Installers, desktops and Chromium start an
 * installed app with arguments of their own (`--updated`, `--gapplication-service`), so only a checkout
 * rejects unknown ones.
 */
export function readDesktopOptions(args: readonly string[]): ReadOptions<typeof DESKTOP_OPTIONS> {
  const read = readOptions(args, DESKTOP_OPTIONS);
  if (typeof read === 'string') return exitWithError(read);
  if (read.unknown.length > 0 && !app.isPackaged) {
    return exitWithError(unknownOptions(read.unknown));
  }
  if (!read.startOptions.help) return read;
  process.stdout.write(`Standee.\n${helpText(DESKTOP_OPTIONS)}`);
  process.exit(0);
}

function exitWithError(error: string): never {
  process.stderr.write(`${error} Options:\n${helpText(DESKTOP_OPTIONS)}`);
  // An installed app usually has no terminal, so a dialog shows the error.
  if (app.isPackaged) dialog.showErrorBox(desktopWords().start.title, error);
  process.exit(2);
}
