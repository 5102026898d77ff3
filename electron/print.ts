/** The page of a window on paper: through the system's dialog, and as a PDF file. */
import { app, dialog, type BrowserWindow } from 'electron';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { Paper } from '#shared/api';
import { ok, refuse, type Result } from '#shared/result';
import { saveFailed } from './library/failures';
import { fileNameFrom } from './library/names';

/** How Electron says that a player closed the dialog. */
const CALLED_OFF = /cancel/i;

export function printPage({ webContents }: BrowserWindow, paper: Paper): Promise<Result<boolean>> {
  return new Promise((done) => {
    webContents.print({ ...paper, printBackground: true }, (printed, why) => {
      if (printed || CALLED_OFF.test(why)) done(ok(printed));
      else done(refuse({ code: 'printFailed' }));
    });
  });
}

export async function savePageAsPdf(
  window: BrowserWindow,
  paper: Paper,
): Promise<Result<string | null>> {
  const name = `${fileNameFrom(window.webContents.getTitle())}.pdf`;
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    title: 'Save as PDF',
    defaultPath: join(app.getPath('documents'), name),
    filters: [{ name: 'PDF', extensions: ['pdf'] }],
  });
  if (canceled || filePath === '') return ok(null);
  const pdf = await window.webContents.printToPDF({
    ...paper,
    printBackground: true,
    preferCSSPageSize: true,
  });
  try {
    await writeFileAtomic(filePath, pdf);
  } catch (error) {
    return saveFailed(error, filePath);
  }
  return ok(filePath);
}
