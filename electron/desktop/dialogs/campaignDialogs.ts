/** Exports and imports campaigns through the system's file dialogs. */
import { realpath } from 'node:fs/promises';
import { app, dialog, type BrowserWindow } from 'electron';
import type { CampaignKey } from '#shared/api/campaignFiles';
import type { ExportedTo, ForeignExport } from '#shared/api/desktop';
import { LARGEST_EXPORT } from '#shared/importing/secretariat';
import { ok, type Result } from '#shared/result';
import { writeForPlayer, readRegular } from '../../library/disk/files';
import { fileFailure } from '../../library/disk/failures';
import type { Library } from '../../library/library';
import { askSavePath } from './saveDialog';
import { desktopWords } from '../words';

const EXTENSION = 'standee';

/** Resolves with the written file; null = cancelled. */
export async function exportByDialog(
  window: BrowserWindow,
  library: Library,
  key: CampaignKey,
): Promise<Result<ExportedTo | null>> {
  const exported = await library.exportCampaign(key);
  if (!exported.ok) return exported;
  const { bytes, missing } = exported.value;
  const name = exported.value.name.replace(/\.standee$/, '');
  const { exportCampaign: title, campaignFile: kind } = desktopWords().dialogs;
  const question = { title, name, kind, ending: EXTENSION };
  const path = await askSavePath(window, question);
  if (path === null) return ok(null);
  try {
    await writeForPlayer(path, bytes);
  } catch (error) {
    return fileFailure(error, path);
  }
  return ok({ path, missing });
}

/**
 * Resolves with the key of the added campaign, or with the text of another app's export; null = cancelled.
 */
export async function importByDialog(
  window: BrowserWindow,
  library: Library,
): Promise<Result<CampaignKey | ForeignExport | null>> {
  const words = desktopWords().dialogs;
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    title: words.openCampaign,
    defaultPath: app.getPath('documents'),
    filters: [
      { name: words.campaignFile, extensions: [EXTENSION] },
      { name: words.saveOrBackup, extensions: ['json'] },
      { name: words.allFiles, extensions: ['*'] },
    ],
    properties: ['openFile'],
  });
  const [path] = filePaths;
  if (canceled || path === undefined) return ok(null);
  const imported = await importFile(library, path);
  if (imported.ok || imported.refusal.code !== 'fileIsNoCampaign') return imported;
  const text = await readAsText(path);
  if (text === null) return imported;
  const read = await library.readForeignExport(text);
  return read.ok ? ok({ text }) : imported;
}

/** The text of a file that may be another app's export; null if the file cannot be read. */
async function readAsText(path: string): Promise<string | null> {
  try {
    return (await readRegular(await realpath(path), LARGEST_EXPORT)).toString('utf8');
  } catch {
    // Not reported here: the import of the same file already returned a refusal.
    return null;
  }
}

export async function importFile(library: Library, path: string): Promise<Result<CampaignKey>> {
  const imported = await library.importFile(path);
  return imported.ok ? ok(imported.value.key) : imported;
}
