/** Opens the desktop windows and restricts what their pages can do. */
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
  /** File with the saved size and position of the window. */
  readonly stateFile: string;
  readonly report: (error: unknown) => void;
}

const SAVE_DELAY_MS = 1000;
/** Background colour of each theme, shown until the page is painted. */
const BACKGROUND = { dark: '#14161b', light: '#f4f1ea' };

/** Opens the main window with its last size and position. */
export async function openWindow(options: WindowOptions, address: string): Promise<BrowserWindow> {
  const state = await readWindowState(options.stateFile);
  nativeTheme.themeSource = state.theme;
  const screens = screen.getAllDisplays().map(({ workArea }) => workArea);
  const place = state.bounds && isReachable(state.bounds, screens) ? state.bounds : {};
  const window = new BrowserWindow({
    ...windowSettings(options),
    width: 1280,
    height: 860,
    ...place,
  });
  if (state.maximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () => saveWindowState(window, options));
  // Saved during use as well as at the end, in case of a power cut.
  const saveStateSoon = debounce(() => saveWindowState(window, options));
  window.on('resize', saveStateSoon);
  window.on('move', saveStateSoon);
  recoverFromCrashes(window, options.report);
  askBeforeClosing(window);
  // If the page crashes while it loads, recoverFromCrashes is already reloading it.
  await window.loadURL(address).catch(options.report);
  return window;
}

/**
 * Asks the player before a page with unsaved work closes. Without this, Electron would keep the window open
 * without a message.
 */
function askBeforeClosing(window: BrowserWindow): void {
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
    // Preventing this event lets the window close.
    if (buttons[chosen] === leave) event.preventDefault();
  });
}

function windowSettings({ session, preload }: WindowOptions): BrowserWindowConstructorOptions {
  return {
    minWidth: 360,
    minHeight: 480,
    title: APP_NAME,
    show: false,
    backgroundColor: nativeTheme.shouldUseDarkColors ? BACKGROUND.dark : BACKGROUND.light,
    webPreferences: { session, preload, ...PROTECTIONS, spellcheck: false },
  };
}

let mapWindow: BrowserWindow | null = null;

/**
 * Opens the campaign's map in a second window, or focuses it. The map window closes with the first window.
 */
export async function openMapWindow(
  options: WindowOptions,
  owner: BrowserWindow | null,
  address: string,
): Promise<void> {
  const window =
    mapWindow ?? new BrowserWindow({ ...windowSettings(options), width: 1100, height: 800 });
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

/** Runs `work` when no call came for `SAVE_DELAY_MS`. */
function debounce(work: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, SAVE_DELAY_MS);
  };
}

function saveWindowState(window: BrowserWindow, { stateFile, report }: WindowOptions): void {
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

/** The only permission: keeping the screen on during play. */
const ALLOWED_PERMISSION = 'screen-wake-lock';

/** Denies all other permissions, downloads and network access. */
export function hardenSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, answer) =>
    answer(permission === ALLOWED_PERMISSION),
  );
  session.setPermissionCheckHandler((_contents, permission) => permission === ALLOWED_PERMISSION);
  session.setDevicePermissionHandler(() => false);
  session.on('will-download', (event) => event.preventDefault());
  session.webRequest.onBeforeRequest(({ url }, answer) => {
    answer({ cancel: !/^(app|devtools|data|blob):/.test(url) });
  });
}

/** Denies navigation, webviews and new windows other than the map. Reports errors of the page. */
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
