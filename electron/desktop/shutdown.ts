/** Shuts the app down cleanly, and shows a dialog after an uncaught error. */
import { app, dialog } from 'electron';
import type { SetExitAction } from './installUpdate';
import type { Log } from './log';

/**
 * Runs `close` (which closes the library) before the app quits. Every step is on disk already, so `close`
 * writes only the saves. Returns a function that sets what exits the app afterwards.
 */
export function closeBeforeQuit(
  close: () => Promise<void>,
  report: (error: unknown) => void,
): SetExitAction {
  let state: 'open' | 'closing' | 'closed' = 'open';
  let end: (() => void) | null = null;
  app.on('will-quit', (event) => {
    if (state === 'closed') return;
    event.preventDefault();
    // A second quit waits for the shutdown that is already running.
    if (state === 'closing') return;
    state = 'closing';
    close()
      .catch(report)
      .finally(() => {
        state = 'closed';
        if (end) end();
        else app.quit();
      });
  });
  return (action) => (end = action);
}

/** Logs and shows an uncaught error, then exits. No step is lost, because each is on disk already. */
export function exitOnUncaughtError({ path }: Log, report: (error: unknown) => void): void {
  process.on('unhandledRejection', report);
  process.on('uncaughtException', (error) => {
    report(error);
    dialog.showErrorBox(
      'Standee has to close because of an error',
      `All your steps are saved. Start Standee again to keep playing.\n\nThe error is in the log: ${path}`,
    );
    app.exit(1);
  });
}
