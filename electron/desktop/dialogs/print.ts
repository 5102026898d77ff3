/** The page of a window on paper: through the system's dialog, and as a PDF file. */
import type { BrowserWindow } from 'electron';
import type { Paper } from '#shared/api/desktop';
import { ok, refuse, type Result } from '#shared/result';
import { handOver } from '../../library/disk/files';
import { saveFailed } from '../../library/disk/failures';
import { askWhereTo } from './saveDialog';
import { desktopWords } from '../words';

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
  const name = window.webContents.getTitle();
  const title = desktopWords().dialogs.savePdf;
  const path = await askWhereTo(window, { title, name, kind: 'PDF', ending: 'pdf' });
  if (path === null) return ok(null);
  const pdf = await window.webContents.printToPDF({
    ...paper,
    printBackground: true,
    preferCSSPageSize: true,
  });
  try {
    await handOver(path, pdf);
  } catch (error) {
    return saveFailed(error, path);
  }
  return ok(path);
}
