/** The desktop app: single instance, library, window, calls. Wiring only. */
import { app, BrowserWindow, dialog, session } from 'electron';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { answerAppScheme, declareAppScheme } from './appScheme';
import { CHANNELS } from './channels';
import { hostOf } from './companion';
import { APP_NAME, appFiles, libraryFolder, userDataFolder } from './folders';
import { answerCalls } from './ipc';
import { Library } from './library/library';
import { describeApp, setMenu } from './menu';
import { rulesFrom } from './rules';
import { runningAddress } from './running';
import { hardenContents, hardenSession, openWindow } from './window';

function report(error: unknown): void {
  process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
}

function openedWindow(): BrowserWindow | null {
  return BrowserWindow.getAllWindows()[0] ?? null;
}

async function explainLibrary(code: string, folder: string): Promise<void> {
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

async function start(): Promise<void> {
  const files = appFiles(import.meta.dirname);
  const userData = app.getPath('userData');
  const { values } = parseArgs({ options: { library: { type: 'string' } }, strict: false });
  const wanted = typeof values.library === 'string' ? resolve(values.library) : null;
  const folder = wanted ?? libraryFolder(process.env, userData);
  await app.whenReady();
  describeApp(files.version);
  const rules = rulesFrom(files.content);
  const opened = await Library.open(folder, rules, { report });
  if (!opened.ok) {
    await explainLibrary(opened.refusal.code, folder);
    app.exit(1);
    return;
  }
  const library = opened.value;
  const host = hostOf(library, files.version);
  const own = session.defaultSession;
  hardenSession(own);
  answerAppScheme(own, files, rules.contentFile);
  answerCalls(host, report);
  host.onUpdate((update) => {
    for (const window of BrowserWindow.getAllWindows()) {
      window.webContents.send(CHANNELS.update, update);
    }
  });
  setMenu(openedWindow);
  closeInOrder(library);
  const { preload } = files;
  await openWindow({ session: own, preload, stateFile: join(userData, 'window.json'), report });
}

/** Everything acknowledged is on disk already; what is left are the saves. */
function closeInOrder(library: Library): void {
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

app.setName(APP_NAME);
// The same folder as the browser host's, whatever this Electron would make of the name. It has to
// exist, and on the first start it does not.
mkdirSync(userDataFolder(), { recursive: true });
app.setPath('userData', userDataFolder());
declareAppScheme();
app.enableSandbox();
app.on('web-contents-created', (_event, contents) => hardenContents(contents));
app.on('window-all-closed', () => app.quit());
app.on('second-instance', () => {
  const window = openedWindow();
  if (window?.isMinimized()) window.restore();
  window?.focus();
});

if (app.requestSingleInstanceLock()) {
  start().catch((error: unknown) => {
    report(error);
    app.exit(1);
  });
} else {
  app.quit();
}
