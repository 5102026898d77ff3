/** The window of the desktop app, and what it denies its page. */
import {
  BrowserWindow,
  dialog,
  nativeTheme,
  screen,
  type BrowserWindowConstructorOptions,
  type Session,
  type WebContents,
} from 'electron';
import { APP_ORIGIN, isMapAddress } from './appAddress';
import { recoverFromCrashes } from './crashes';
import { APP_NAME } from '../../servers/folders';
import { PROTECTIONS } from './protections';
import { isReachable, readWindowState, writeWindowState } from './windowState';
import { desktopWords } from '../words';

export interface WindowOptions {
  readonly session: Session;
  readonly preload: string;
  /** File that remembers size and place. */
  readonly stateFile: string;
  readonly report: (error: unknown) => void;
}

const QUIET_MILLISECONDS = 1000;
/** What is seen before the page is: the ground of its themes. */
const GROUND = { dark: '#14161b', light: '#f4f1ea' };

/** Opens the window as it was left. A renderer that crashed is loaded again. */
export async function openWindow(options: WindowOptions, address: string): Promise<BrowserWindow> {
  const state = await readWindowState(options.stateFile);
  nativeTheme.themeSource = state.theme;
  const screens = screen.getAllDisplays().map(({ workArea }) => workArea);
  const place = state.bounds && isReachable(state.bounds, screens) ? state.bounds : {};
  const window = new BrowserWindow({
    ...settingsOf(options),
    width: 1280,
    height: 860,
    ...place,
  });
  if (state.maximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () => remember(window, options));
  // A power cut is no reason to forget where it was.
  const rememberSoon = soon(() => remember(window, options));
  window.on('resize', rememberSoon);
  window.on('move', rememberSoon);
  recoverFromCrashes(window, options.report);
  askBeforeLosing(window);
  // Where the first load fails for a crash, the second one is under way.
  await window.loadURL(address).catch(options.report);
  return window;
}

/** A page with work that is not saved asks before it goes; Electron by itself would stay without a word. */
function askBeforeLosing(window: BrowserWindow): void {
  window.webContents.on('will-prevent-unload', (event) => {
    const { message, detail, leave, stay } = desktopWords().unsaved;
    const buttons = [stay, leave];
    const chosen = dialog.showMessageBoxSync(window, {
      type: 'question',
      message,
      detail,
      buttons,
      defaultId: 0,
      cancelId: 0,
    });
    // Preventing the prevention lets it go.
    if (buttons[chosen] === leave) event.preventDefault();
  });
}

function settingsOf({ session, preload }: WindowOptions): BrowserWindowConstructorOptions {
  return {
    minWidth: 360,
    minHeight: 480,
    title: APP_NAME,
    show: false,
    backgroundColor: nativeTheme.shouldUseDarkColors ? GROUND.dark : GROUND.light,
    webPreferences: { session, preload, ...PROTECTIONS, spellcheck: false },
  };
}

let mapWindow: BrowserWindow | null = null;

/** The map of a campaign in a window of its own. There is one; it goes with the first window. */
export async function openMapWindow(
  options: WindowOptions,
  owner: BrowserWindow | null,
  address: string,
): Promise<void> {
  const window =
    mapWindow ?? new BrowserWindow({ ...settingsOf(options), width: 1100, height: 800 });
  if (mapWindow === null) {
    mapWindow = window;
    window.once('ready-to-show', () => window.show());
    window.once('closed', () => (mapWindow = null));
    owner?.once('closed', () => {
      if (!window.isDestroyed()) window.close();
    });
    recoverFromCrashes(window, options.report);
  }
  await window.loadURL(address);
  window.focus();
}

/** Does `work` once things were quiet for a while. */
function soon(work: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, QUIET_MILLISECONDS);
  };
}

function remember(window: BrowserWindow, { stateFile, report }: WindowOptions): void {
  if (window.isDestroyed()) return;
  const state = {
    bounds: window.getNormalBounds(),
    maximized: window.isMaximized(),
    theme: nativeTheme.themeSource,
  };
  try {
    writeWindowState(stateFile, state);
  } catch (error) {
    report(error);
  }
}

/** A table that is played at keeps the screen on; there is nothing else that a page of ours asks for. */
const ALLOWED = 'screen-wake-lock';

/** No other permission, no downloads by a page, no way out to the network. */
export function hardenSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, answer) =>
    answer(permission === ALLOWED),
  );
  session.setPermissionCheckHandler((_contents, permission) => permission === ALLOWED);
  session.setDevicePermissionHandler(() => false);
  session.on('will-download', (event) => event.preventDefault());
  session.webRequest.onBeforeRequest(({ url }, answer) => {
    answer({ cancel: !/^(app|devtools|data|blob):/.test(url) });
  });
}

/**
 * No other pages, no windows but that of the map, which we open ourselves, no embedded contents; what
 * goes wrong in it is reported.
 */
export function hardenContents(
  contents: WebContents,
  report: (error: unknown) => void,
  onmap: (address: string) => void,
): void {
  contents.setWindowOpenHandler(({ url }) => {
    if (isMapAddress(url)) onmap(url);
    return { action: 'deny' };
  });
  contents.on('will-navigate', (event) => {
    if (!event.url.startsWith(`${APP_ORIGIN}/`)) event.preventDefault();
  });
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.on('preload-error', (_event, _path, error) => report(error));
  contents.on('console-message', ({ level, message, sourceId, lineNumber }) => {
    if (level === 'error') report(`page: ${message} (${sourceId}:${String(lineNumber)})`);
  });
}
