import { dialog } from 'electron';
import type { Refusal } from '#shared/refusals';
import { runningAddress } from '../servers/browser/running';
import { desktopWords } from './words';

/** Error dialog for a library that cannot be opened. */
export async function explainLibrary(code: Refusal['code'], folder: string): Promise<void> {
  const address = code === 'libraryIsLocked' ? await runningAddress(folder) : null;
  const words = desktopWords().start;
  let sentence = words.unusable;
  if (address !== null) sentence = words.inBrowser(address);
  else if (code === 'libraryIsLocked') sentence = words.locked;
  dialog.showErrorBox(words.title, `${sentence}\n\n${folder}`);
}
