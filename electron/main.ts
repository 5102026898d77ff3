/** Entry of the desktop app: allows one instance, and connects library, window, menu and calls. */
import { app, BrowserWindow, session, shell, dialog } from 'electron';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CampaignKey } from '#shared/api/campaignFiles';
import { campaignAddress } from './desktop/window/appAddress';
import { answerAppScheme, declareAppScheme } from './desktop/window/appScheme';
import { CHANNELS } from './desktop/channels';
import { hostOf } from './servers/host';
import { desktopApiOf } from './desktop/calls/desktopCalls';
import { closeBeforeQuit, exitOnUncaughtError } from './desktop/shutdown';
import {
  APP_ID,
  APP_NAME,
  appFiles,
  dataFolderFor,
  libraryFolder,
  userDataFolder,
} from './servers/folders';
import { answerIpcCalls } from './desktop/calls/ipc';
import { Library } from './library/library';
import { Log } from './desktop/log';
import { describeApp, installMenu } from './desktop/menu';
import { exportsAmong, OpenedFiles } from './desktop/openedFiles';
import { campaignAmong, recentAmong, updateSystemList } from './desktop/recent';
import { rulesFrom, type TableRules } from './library/gameRules';
import { adaptersWith } from './servers/sharing/adapters';
import { shareFrom } from './servers/shareFiles';
import { readDesktopOptions } from './desktop/startArguments';
import { installAndResume, takeResumeNote } from './desktop/installUpdate';
import { mayStart } from './desktop/sandbox';
import { startCrashDumps } from './desktop/problemReport';
import { unknownOptions } from './servers/startOptions';
import { setChecksAtStart, checksAtStart, updatesFor } from './desktop/updates';
import { Workers } from './library/work/workers';
import { hardenContents, hardenSession, openMapWindow, openWindow } from './desktop/window/window';
import type { Refusal } from '#shared/refusals';
import { loginLinkOfRunningHost } from './servers/browser/runningHost';
import { desktopWords } from './desktop/words';

app.setName(APP_NAME);
// Without an id, Windows shows the recent campaigns at another taskbar icon.
if (process.platform === 'win32') app.setAppUserModelId(APP_ID);
const { startOptions, unknown } = readDesktopOptions(process.argv.slice(1));
const usual = libraryFolder();
const folder = startOptions.library === undefined ? usual : resolve(startOptions.library);
const userData = dataFolderFor(folder, usual, userDataFolder());
// Must be the folder that the browser host uses, which can differ from Electron's default, and must exist.
mkdirSync(userData, { recursive: true, mode: 0o700 });
app.setPath('userData', userData);

// Each library has its own log.
const log = new Log(join(userData, 'logs'));
const opened = new OpenedFiles();

function report(entry: unknown): void {
  const text = entry instanceof Error ? (entry.stack ?? entry.message) : String(entry);
  process.stderr.write(`${text}\n`);
  log.write(entry);
}

function firstWindow(): BrowserWindow | null {
  return BrowserWindow.getAllWindows()[0] ?? null;
}

function sendToWindow(channel: string, value: unknown): void {
  firstWindow()?.webContents.send(channel, value);
}

function openCampaign(campaign: CampaignKey): void {
  sendToWindow(CHANNELS.menu, { campaign });
}

/** Opens the map in a second window. Does nothing until the first window exists. */
let openMap: (address: string) => void = () => undefined;

async function showLog(): Promise<void> {
  const trouble = await shell.openPath(log.path);
  if (trouble === '') return;
  report(`the log cannot be shown: ${trouble}`);
  shell.showItemInFolder(log.path);
}

/** Opens the library. Null after a dialog with the reason why it cannot be opened. */
async function openLibrary(rules: TableRules, work: Workers): Promise<Library | null> {
  const opened = await Library.open(folder, rules, {
    report,
    work,
    ticks: () => performance.now(),
  });
  if (opened.ok) return opened.value;
  report(`the library ${folder} cannot be used: ${opened.refusal.code}`);
  await explainLibrary(opened.refusal.code, folder);
  return null;
}

/** Updates the recent campaigns in the menu and in the system's list when they change. */
async function followRecent(
  library: Library,
  showMenu: ReturnType<typeof installMenu>,
): Promise<void> {
  const { campaigns } = library;
  const listRecent = async () => {
    const recent = recentAmong(await campaigns.entries());
    showMenu({ recent });
    updateSystemList(recent, folder, openCampaign);
  };
  const updateRecent = () => void listRecent().catch(report);
  campaigns.onOpen(updateRecent);
  library.onChange(updateRecent);
  await listRecent();
}

async function start(): Promise<void> {
  const files = appFiles(import.meta.dirname);
  const { electron = '' } = process.versions;
  log.write(`Standee ${files.version} starts, Electron ${electron}, ${process.platform}`);
  if (unknown.length > 0) log.write(unknownOptions(unknown));
  await app.whenReady();
  if (!(await mayStart(join(userData, 'sandbox.json'), report))) {
    app.quit();
    return;
  }
  describeApp(files.version);
  const rules = rulesFrom(files.content);
  const work = new Workers(files.worker, files.content);
  const library = await openLibrary(rules, work);
  if (!library) {
    app.exit(1);
    return;
  }
  const host = hostOf(library, files.version, {
    showFile: (path) => shell.showItemInFolder(path),
    report,
    share: {
      ...shareFrom(files, rules, report),
      // No need to print the address, because the devices page shows it.
      ...(startOptions.share ? { atOnce: () => undefined } : {}),
      adapters: () => adaptersWith(startOptions.network ?? null),
    },
  });
  const setEnd = closeBeforeQuit(async () => {
    await host.finishCopies();
    await library.close();
  }, report);
  const own = session.defaultSession;
  hardenSession(own);
  answerAppScheme(own, files, rules.contentFile);
  const reported = { library, log, version: files.version };
  answerIpcCalls({ host, desktop: desktopApiOf(reported, opened), report });
  host.onUpdate((update) => {
    for (const window of BrowserWindow.getAllWindows()) {
      window.webContents.send(CHANNELS.update, update);
    }
  });
  opened.onAdded(() => sendToWindow(CHANNELS.menu, 'opened'));
  const noteFile = join(userData, 'reopen.json');
  const updates = updatesFor(process.resourcesPath, {
    report,
    install: (updater) =>
      installAndResume(updater, { noteFile, sharing: () => host.sharingNote(), setEnd, report }),
  });
  const updatesFile = join(userData, 'updates.json');
  const showMenu = installMenu({
    window: firstWindow,
    showLog: () => void showLog(),
    openCampaign,
    checkForUpdates: () => void updates?.check(true),
    setChecksAtStart: (wanted) => setChecksAtStart(updatesFile, wanted),
  });
  if (updates) showMenu({ checksAtStart: checksAtStart(updatesFile) });
  host.onSharing((state) => {
    sendToWindow(CHANNELS.sharing, state);
    showMenu({ isShared: state.now !== null });
  });
  await followRecent(library, showMenu);
  const { preload } = files;
  const options = { session: own, preload, stateFile: join(userData, 'window.json'), report };
  openMap = (address) => {
    openMapWindow(options, firstWindow(), address).catch(report);
  };
  const resumeNote = takeResumeNote(noteFile);
  await host.resumeSharing(resumeNote.sharing);
  await openWindow(options, campaignAddress(startOptions.campaign ?? resumeNote.campaign));
  if (checksAtStart(updatesFile)) await updates?.check(false);
}

exitOnUncaughtError(log, report);
startCrashDumps();
declareAppScheme();
app.enableSandbox();
app.on('web-contents-created', (_event, contents) =>
  hardenContents(contents, report, (address) => openMap(address)),
);
app.on('child-process-gone', (_event, { type, reason }) => report(`${type} process: ${reason}`));
app.on('window-all-closed', () => app.quit());
app.on('open-file', (event, path) => {
  event.preventDefault();
  opened.add([path]);
});
app.on('second-instance', (_event, args, folder) => {
  const window = firstWindow();
  if (window?.isMinimized()) window.restore();
  window?.focus();
  opened.add(exportsAmong(args.slice(1), folder));
  const campaign = campaignAmong(args);
  if (campaign !== null) openCampaign(campaign);
});

if (app.requestSingleInstanceLock()) {
  opened.add(exportsAmong(process.argv.slice(1), process.cwd()));
  start().catch((error: unknown) => {
    report(error);
    app.exit(1);
  });
} else {
  app.quit();
}

/** Error dialog for a library that cannot be opened. */
async function explainLibrary(code: Refusal['code'], folder: string): Promise<void> {
  const address = code === 'libraryIsLocked' ? await loginLinkOfRunningHost(folder) : null;
  const words = desktopWords().start;
  let sentence = words.unusable;
  if (address !== null) sentence = words.inBrowser(address);
  else if (code === 'libraryIsLocked') sentence = words.locked;
  dialog.showErrorBox(words.title, `${sentence}\n\n${folder}`);
}
