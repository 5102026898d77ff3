/** The system’s save dialog. */
import { app, dialog, type BrowserWindow } from 'electron';
import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileNameFrom } from '../../library/disk/fileNames';

export interface SaveQuestion {
  readonly title: string;
  /** Suggested file name without extension; any text. */
  readonly name: string;
  /** Name of the file type. */
  readonly kind: string;
  /** Extension without a dot. */
  readonly ending: string;
}

/** Asks the player for a file to save to; null = cancelled. */
export async function askWhereTo(
  window: BrowserWindow,
  { title, name, kind, ending }: SaveQuestion,
): Promise<string | null> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    title,
    defaultPath: join(app.getPath('documents'), `${fileNameFrom(name)}.${ending}`),
    filters: [{ name: kind, extensions: [ending] }],
    properties: ['showOverwriteConfirmation', 'createDirectory'],
  });
  return canceled || filePath === '' ? null : withEnding(filePath, ending);
}

/**
 * Adds the extension, which not every system's dialog does. If that file exists, the name stays as
 * typed, because the player was not asked about overwriting it.
 */
function withEnding(path: string, ending: string): string {
  const whole = `${path}.${ending}`;
  return extname(path) !== '' || existsSync(whole) ? path : whole;
}
