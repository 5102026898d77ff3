/** A text saved where the player says. */
import type { BrowserWindow } from 'electron';
import { basename } from 'node:path';
import { ok, type Result } from '#shared/result';
import { handOver } from '../../library/disk/files';
import { saveFailed } from '../../library/disk/failures';
import { askWhereTo } from './saveDialog';
import { desktopWords } from '../words';

/** Saves a text where the player says; null = called off. */
export async function saveText(
  window: BrowserWindow,
  fileName: string,
  text: string,
): Promise<Result<string | null>> {
  const name = basename(fileName).replace(/\.json$/i, '');
  const title = desktopWords().dialogs.export;
  const path = await askWhereTo(window, { title, name, kind: 'JSON', ending: 'json' });
  if (path === null) return ok(null);
  try {
    await handOver(path, text);
  } catch (error) {
    return saveFailed(error, path);
  }
  return ok(path);
}
