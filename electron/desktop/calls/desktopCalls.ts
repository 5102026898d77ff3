/** What only the desktop can do, for the window that asks. */
import { nativeTheme, type BrowserWindow } from 'electron';
import type { DesktopApi } from '#shared/api/desktop';
import { ok } from '#shared/result';
import { exportByDialog, importByDialog, importFile } from '../dialogs/campaignDialogs';
import type { Library } from '../../library/library';
import type { OpenedFiles } from '../openedFiles';
import { printPage, savePageAsPdf } from '../dialogs/print';
import { saveText } from '../dialogs/saveText';

/** What the desktop does for the window that asks. */
export function desktopOf(library: Library, opened: OpenedFiles) {
  return (window: BrowserWindow): DesktopApi => ({
    exportToFile: (campaign) => exportByDialog(window, library, campaign),
    importFromFile: () => importByDialog(window, library),
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
  });
}
