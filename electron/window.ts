import { BrowserWindow, screen, type Session, type WebContents } from 'electron';
import { APP_ORIGIN } from './appAddress';
import { APP_NAME } from './folders';
import { isReachable, readWindowState, writeWindowState } from './windowState';

export interface WindowOptions {
  readonly session: Session;
  readonly preload: string;
  /** File that remembers size and place. */
  readonly stateFile: string;
  readonly report: (error: unknown) => void;
}

/** Opens the window as it was left. A renderer that crashed is loaded again. */
export async function openWindow(options: WindowOptions): Promise<BrowserWindow> {
  const state = await readWindowState(options.stateFile);
  const screens = screen.getAllDisplays().map(({ workArea }) => workArea);
  const place = state.bounds && isReachable(state.bounds, screens) ? state.bounds : {};
  const window = new BrowserWindow({
    width: 1280,
    height: 860,
    ...place,
    minWidth: 360,
    minHeight: 480,
    title: APP_NAME,
    show: false,
    backgroundColor: '#1d1a17',
    webPreferences: {
      session: options.session,
      preload: options.preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
    },
  });
  if (state.maximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () => remember(window, options));
  reloadAfterCrash(window, options.report);
  await window.loadURL(`${APP_ORIGIN}/`);
  return window;
}

function remember(window: BrowserWindow, { stateFile, report }: WindowOptions): void {
  const state = { bounds: window.getNormalBounds(), maximized: window.isMaximized() };
  try {
    writeWindowState(stateFile, state);
  } catch (error) {
    report(error);
  }
}

/** Nothing is kept in the window, so it comes back on the same state. */
function reloadAfterCrash(window: BrowserWindow, report: (error: unknown) => void): void {
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    report(new Error(`the window's process ended: ${reason}`));
    window.webContents.reload();
  });
}

/** No permissions, no downloads by a page, no way out to the network. */
export function hardenSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.on('will-download', (event) => event.preventDefault());
  session.webRequest.onBeforeRequest(({ url }, answer) => {
    answer({ cancel: !/^(app|devtools|data|blob):/.test(url) });
  });
}

/** No other pages, no windows, no embedded contents. */
export function hardenContents(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  contents.on('will-navigate', (event) => {
    if (!event.url.startsWith(`${APP_ORIGIN}/`)) event.preventDefault();
  });
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
}
