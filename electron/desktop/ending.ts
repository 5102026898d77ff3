/** Clean shutdown, and the error dialog after an uncaught error. */
import { app, dialog } from 'electron';
import type { Library } from '../library/library';
import type { Log } from './log';

/**
 * Closes the library before the app quits. Every step is on disk already; only saves are written.
 */
export function closeInOrder(library: Library, report: (error: unknown) => void): void {
  let state: 'open' | 'closing' | 'closed' = 'open';
  app.on('will-quit', (event) => {
    if (state === 'closed') return;
    event.preventDefault();
    // A second quit waits for the running shutdown.
    if (state === 'closing') return;
    state = 'closing';
    library
      .close()
      .catch(report)
      .finally(() => {
        state = 'closed';
        app.quit();
      });
  });
}

/** Logs and shows an uncaught error, then exits. No step is lost. */
export function endOnMistakes({ path }: Log, report: (error: unknown) => void): void {
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
