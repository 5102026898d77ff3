/** How the app ends: in order where it can, and with a word where it cannot. */
import { app, dialog } from 'electron';
import type { Library } from '../library/library';
import type { Log } from './log';

/** Everything acknowledged is on disk already; what is left are the saves. */
export function closeInOrder(library: Library, report: (error: unknown) => void): void {
  let state: 'open' | 'closing' | 'closed' = 'open';
  app.on('will-quit', (event) => {
    if (state === 'closed') return;
    event.preventDefault();
    // Whoever quits twice in a row still waits for the one end that is under way.
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

/** A mistake of ours that nobody caught: it is logged, and said, and nothing acknowledged is lost. */
export function endOnMistakes({ path }: Log, report: (error: unknown) => void): void {
  process.on('unhandledRejection', report);
  process.on('uncaughtException', (error) => {
    report(error);
    dialog.showErrorBox(
      'Standee made a mistake and has to end',
      `Every step that was shown is on disk; start it again and play on.\n\nWhat went wrong is in ${path}`,
    );
    app.exit(1);
  });
}
