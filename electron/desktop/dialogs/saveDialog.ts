/** Asks with the system's save dialog for a file to write. */
import { app, dialog, type BrowserWindow } from 'electron';
import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileNameFrom } from '../../library/disk/fileNames';

export interface SaveDialogOptions {
  readonly title: string;
  /** Suggested file name without extension; any text. */
  readonly name: string;
  /** Name of the file type, shown in the dialog. */
  readonly kind: string;
  /** Extension without a dot. */
  readonly ending: string;
}

/** Asks the player for a file to save to; null = cancelled. */
export async function askSavePath(
  window: BrowserWindow,
  { title, name, kind, ending }: SaveDialogOptions,
): Promise<string | null> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    title,
    defaultPath: join(app.getPath('documents'), `${fileNameFrom(name)}.${ending}`),
    filters: [{ name: kind, extensions: [ending] }],
    properties: ['showOverwriteConfirmation', 'createDirectory'],
  });
  return canceled || filePath === '' ? null : withExtension(filePath, ending);
}

/**
 * Adds the extension, because not every system's dialog does. If a file with the extension exists, the name
 * stays as typed: the dialog did not ask the player about overwriting that file.
 */
function withExtension(path: string, ending: string): string {
  const withDot = `${path}.${ending}`;
  return extname(path) !== '' || existsSync(withDot) ? path : withDot;
}
