import type { BrowserWindow } from 'electron';
import type { DesktopApi } from '#shared/api';
import { saveText } from './saveText';
import { printPage, savePageAsPdf } from './print';

/** What the desktop does for the window that asks. */
export function desktopOf(window: BrowserWindow): DesktopApi {
  return {
    print: (paper) => printPage(window, paper),
    printToPdf: (paper) => savePageAsPdf(window, paper),
    saveText: (fileName, text) => saveText(window, fileName, text),
  };
}
