/** Reloads a window whose process has crashed. */
import { dialog, type BrowserWindow } from 'electron';
import { APP_NAME } from '../../servers/folders';
import { ReloadBudget } from './reloadBudget';
import { desktopWords } from '../words';

const RELOAD_BUTTON = 0;

/** Reloads the window after a crash. After repeated crashes the player is asked first. */
export function recoverFromCrashes(window: BrowserWindow, report: (error: unknown) => void): void {
  const budget = new ReloadBudget();
  const recover = async () => {
    if (window.isDestroyed()) return;
    const isAllowed = budget.take() || (await asksToReload(window));
    if (window.isDestroyed()) return;
    if (isAllowed) window.webContents.reload();
    else window.close();
  };
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    report(`the window's process ended: ${reason} (${String(exitCode)})`);
    // Deferred: reloading inside this event can crash the whole app (electron/electron#51900).
    setImmediate(() => {
      recover().catch(report);
    });
  });
}

async function asksToReload(window: BrowserWindow): Promise<boolean> {
  const { message, detail, again, close } = desktopWords().crash;
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    title: APP_NAME,
    message,
    detail,
    buttons: [again, close],
    defaultId: RELOAD_BUTTON,
    cancelId: 1,
  });
  return response === RELOAD_BUTTON;
}
