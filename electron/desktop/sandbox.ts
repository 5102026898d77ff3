/** On Linux, asks the player before an installed app runs without Chromium's sandbox. */
import { app, dialog } from 'electron';
import { readAnswer, writeAnswer } from './savedAnswer';
import { desktopWords } from './words';

const ANSWER = 'startsWithout';

/**
 * True if the app may start: with the sandbox, or without it after the player agreed. AppImages add
 * `--no-sandbox` where the system forbids programs to create a sandbox (Ubuntu 23.10 and later); the deb
 * installs a profile that allows it. The player's consent is saved.
 */
export async function mayStart(answers: string, report: (entry: string) => void): Promise<boolean> {
  const isForbidden =
    app.isPackaged && process.platform === 'linux' && app.commandLine.hasSwitch('no-sandbox');
  if (!isForbidden) return true;
  report('this app runs without a sandbox');
  if (readAnswer(answers, ANSWER)) return true;
  const words = desktopWords().sandbox;
  const { response } = await dialog.showMessageBox({
    type: 'warning',
    message: words.message,
    detail: words.detail,
    buttons: [words.quit, words.start],
    defaultId: 0,
    cancelId: 0,
  });
  if (response !== 1) return false;
  writeAnswer(answers, ANSWER, true);
  return true;
}
