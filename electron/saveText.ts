import { app, dialog, type BrowserWindow } from 'electron';
import { basename, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { ok, type Result } from '#shared/result';
import { saveFailed } from './library/failures';
import { fileNameFrom } from './library/names';

/** Saves a text where the player says; null = called off. */
export async function saveText(
  window: BrowserWindow,
  fileName: string,
  text: string,
): Promise<Result<string | null>> {
  const name = `${fileNameFrom(basename(fileName).replace(/\.json$/i, ''))}.json`;
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    title: 'Export',
    defaultPath: join(app.getPath('documents'), name),
    filters: [{ name: 'JSON', extensions: ['json'] }],
  });
  if (canceled || filePath === '') return ok(null);
  try {
    await writeFileAtomic(filePath, text);
  } catch (error) {
    return saveFailed(error, filePath);
  }
  return ok(filePath);
}
