/** What becomes of a window whose process ended: nothing is kept in it, so it is loaded again. */
import { dialog, type BrowserWindow } from 'electron';
import { APP_NAME } from '../../servers/folders';
import { ReloadBudget } from './reloadBudget';
import { desktopWords } from '../words';

const TRY_AGAIN = 0;

/** Loads a window again whose process crashed; asks the player where that comes again and again. */
export function recoverFromCrashes(window: BrowserWindow, report: (error: unknown) => void): void {
  const budget = new ReloadBudget();
  const recover = async () => {
    if (window.isDestroyed()) return;
    const goesOn = budget.take() || (await asksForMore(window));
    if (window.isDestroyed()) return;
    if (goesOn) window.webContents.reload();
    else window.close();
  };
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    report(`the window's process ended: ${reason} (${String(exitCode)})`);
    // Not at once: while Electron tells of the end it is still clearing up, and loading a page from
    // in here can take the whole app along (electron/electron#51900).
    setImmediate(() => {
      recover().catch(report);
    });
  });
}

async function asksForMore(window: BrowserWindow): Promise<boolean> {
  const { message, detail, again, close } = desktopWords().crash;
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    title: APP_NAME,
    message,
    detail,
    buttons: [again, close],
    defaultId: TRY_AGAIN,
    cancelId: 1,
  });
  return response === TRY_AGAIN;
}
