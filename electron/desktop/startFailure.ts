/** Why the app could not start, as a sentence. */
import { dialog } from 'electron';
import type { Refusal } from '#shared/refusals';
import { runningAddress } from '../servers/browser/running';
import { desktopWords } from './words';

/** Tells the player why the library at `folder` cannot be used. */
export async function explainLibrary(code: Refusal['code'], folder: string): Promise<void> {
  const address = code === 'libraryIsLocked' ? await runningAddress(folder) : null;
  const words = desktopWords().start;
  let sentence = words.unusable;
  if (address !== null) sentence = words.inBrowser(address);
  else if (code === 'libraryIsLocked') sentence = words.locked;
  dialog.showErrorBox(words.title, `${sentence}\n\n${folder}`);
}
