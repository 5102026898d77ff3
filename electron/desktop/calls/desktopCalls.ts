/** Desktop-only calls: files, printing and theme. */
import { dialog, nativeTheme, type BrowserWindow } from 'electron';
import { basename } from 'node:path';
import type { DesktopApi, DesktopCalls, Paper } from '#shared/api/desktop';
import { ok, refuse, type Result } from '#shared/result';
import { exportByDialog, importByDialog, importFile } from '../dialogs/campaignDialogs';
import { saveFailure } from '../../library/disk/failures';
import { writeForPlayer } from '../../library/disk/files';
import type { OpenedFiles } from '../openedFiles';
import { saveProblemReport, type ReportSources } from '../problemReport';
import { askSavePath } from '../dialogs/saveDialog';
import { desktopWords } from '../words';

/** Electron gives this reason when the player cancels the dialog. */
const CANCELLED = /cancel/i;

export function desktopApiOf(reported: ReportSources, opened: OpenedFiles) {
  const { library } = reported;
  const callsOf = (window: BrowserWindow): DesktopCalls => ({
    exportCampaign: (campaign) => exportByDialog(window, library, campaign),
    importCampaign: () => importByDialog(window, library),
    async importOpened() {
      const file = opened.take();
      return file === null ? ok(null) : importFile(library, file);
    },
    print: (paper) => printPage(window, paper),
    printToPdf: (paper) => savePageAsPdf(window, paper),
    saveText: (fileName, text) => saveText(window, fileName, text),
    followTheme(theme) {
      nativeTheme.themeSource = theme;
      return Promise.resolve(ok(null));
    },
    askForFolder: () => askForFolder(window),
    saveReport: (options) => saveProblemReport(window, reported, options),
  });
  return (window: BrowserWindow): DesktopApi => ({ desktop: callsOf(window) });
}

async function askForFolder(window: BrowserWindow): Promise<Result<string | null>> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    title: desktopWords().dialogs.folder,
    properties: ['openDirectory', 'createDirectory'],
  });
  return ok(canceled ? null : (filePaths[0] ?? null));
}

function printPage({ webContents }: BrowserWindow, paper: Paper): Promise<Result<boolean>> {
  return new Promise((done) => {
    webContents.print({ ...paper, printBackground: true }, (printed, why) => {
      if (printed || CANCELLED.test(why)) done(ok(printed));
      else done(refuse({ code: 'printFailed' }));
    });
  });
}

async function savePageAsPdf(window: BrowserWindow, paper: Paper): Promise<Result<string | null>> {
  const name = window.webContents.getTitle();
  const title = desktopWords().dialogs.savePdf;
  const path = await askSavePath(window, { title, name, kind: 'PDF', ending: 'pdf' });
  if (path === null) return ok(null);
  const pdf = await window.webContents.printToPDF({
    ...paper,
    printBackground: true,
    preferCSSPageSize: true,
  });
  return writeResult(path, pdf);
}

/** Saves a text to a file that the player chooses; null = cancelled. */
async function saveText(
  window: BrowserWindow,
  fileName: string,
  text: string,
): Promise<Result<string | null>> {
  const name = basename(fileName).replace(/\.json$/i, '');
  const title = desktopWords().dialogs.export;
  const path = await askSavePath(window, { title, name, kind: 'JSON', ending: 'json' });
  if (path === null) return ok(null);
  return writeResult(path, text);
}

async function writeResult(path: string, content: string | Buffer): Promise<Result<string>> {
  try {
    await writeForPlayer(path, content);
  } catch (error) {
    return saveFailure(error, path);
  }
  return ok(path);
}
