import { dialog } from 'electron';
import type { Refusal } from '#shared/refusals';
import { runningAddress } from './running';

/** Tells the player why the library at `folder` cannot be used. */
export async function explainLibrary(code: Refusal['code'], folder: string): Promise<void> {
  const address = code === 'libraryIsLocked' ? await runningAddress(folder) : null;
  let sentence = 'The folder of the library cannot be used. Is it there, writable, the disk full?';
  if (address !== null) {
    sentence =
      `Standee is already running in the browser with this library, at\n${address}\n` +
      'Play on there, or end it with Ctrl-C where it was started and start again.';
  } else if (code === 'libraryIsLocked') {
    sentence = 'Another Standee is using this library. Close it, then start again.';
  }
  dialog.showErrorBox('Standee cannot start', `${sentence}\n\n${folder}`);
}
