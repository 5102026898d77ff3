/**
 * Simulates a person at the desktop who uses dialogs, menus and other things outside the page. The code runs
 * in the main process, on Electron and on the stand-in. Each function is sent as source text, so it must be
 * self-contained.
 */
import type * as Electron from 'electron';
import type { ElectronApplication } from 'playwright-core';

export interface MenuLook {
  readonly label: string;
  readonly role: string | null;
  readonly accelerator: string | null;
  readonly items: readonly MenuLook[];
}

export interface DesktopState {
  readonly windows: readonly {
    readonly id: number;
    readonly url: string;
    readonly bounds: { readonly x: number; readonly y: number; width: number; height: number };
    readonly visible: boolean;
    readonly focused: boolean;
    readonly minimized: boolean;
    readonly maximized: boolean;
    readonly fullScreen: boolean;
  }[];
  readonly menu: readonly MenuLook[];
  readonly shell: readonly { readonly did: string; readonly what: string }[];
  readonly dialogs: readonly { readonly dialog: string; readonly options: unknown }[];
  /** The state of the system's parts, such as dialogs and menus. */
  readonly theme: string;
}

/** Events that the main process records. */
type RecordedEvents = Pick<DesktopState, 'dialogs' | 'shell'>;

type Main = typeof Electron;

/**
 * Answers dialogs from the file that STANDEE_DIALOGS names, in order, and removes each used answer:
 * `[{ "dialog": "showSaveDialog", "answer": { … } }]`. A dialog without an answer fails.
 */
function recordAndAnswer({ app, BrowserWindow, dialog, shell }: Main): void {
  const { existsSync, readFileSync, writeFileSync } = process.getBuiltinModule('node:fs');
  const dialogs: { dialog: string; options: unknown }[] = [];
  const did: { did: string; what: string }[] = [];
  const answer = (name: string, options: unknown): unknown => {
    dialogs.push({ dialog: name, options });
    const file = process.env['STANDEE_DIALOGS'] ?? '';
    const script = existsSync(file) ? readFileSync(file, 'utf8') : '[]';
    const [next, ...rest] = JSON.parse(script) as { dialog: string; answer: unknown }[];
    if (next) writeFileSync(file, JSON.stringify(rest));
    if (next?.dialog === name) return next.answer;
    throw new Error(
      `${name} came up, but STANDEE_DIALOGS has ${next?.dialog ?? 'no further answer'}.`,
    );
  };
  const intercept =
    (name: string) =>
    async (...args: readonly unknown[]) =>
      Promise.resolve(answer(name, args.at(-1)));
  const record = (what: string) => (path: string) => {
    did.push({ did: what, what: path });
    return Promise.resolve('');
  };
  Object.assign(dialog, {
    showOpenDialog: intercept('showOpenDialog'),
    showSaveDialog: intercept('showSaveDialog'),
    showMessageBox: intercept('showMessageBox'),
    showMessageBoxSync: (...args: readonly unknown[]) =>
      (answer('showMessageBoxSync', args.at(-1)) as { response: number }).response,
  });
  Object.assign(shell, {
    showItemInFolder: record('showItemInFolder'),
    openPath: record('openPath'),
  });
  app.showAboutPanel = () => void dialogs.push({ dialog: 'showAboutPanel', options: null });
  const printing = (contents: Electron.WebContents) => {
    contents.print = (options = {}, callback = () => undefined) => {
      const result = answer('print', options) as { success: boolean; failureReason?: string };
      setImmediate(() => callback(result.success, result.failureReason ?? ''));
    };
  };
  for (const window of BrowserWindow.getAllWindows()) printing(window.webContents);
  app.on('web-contents-created', (_event, contents) => printing(contents));
  Object.assign(globalThis, { recordedEvents: { dialogs, shell: did } });
}

function look({ BrowserWindow, Menu, nativeTheme }: Main): DesktopState {
  const itemsOf = (menu: Electron.Menu | null | undefined): MenuLook[] =>
    (menu?.items ?? []).map((item) => ({
      label: item.label,
      role: (item.role as string | undefined) ?? null,
      accelerator: (item.accelerator as string | null | undefined) ?? null,
      items: itemsOf(item.submenu),
    }));
  const windows = BrowserWindow.getAllWindows().map((window) => ({
    id: window.id,
    url: window.webContents.getURL(),
    bounds: window.getBounds(),
    visible: window.isVisible(),
    focused: window.isFocused(),
    minimized: window.isMinimized(),
    maximized: window.isMaximized(),
    fullScreen: window.isFullScreen(),
  }));
  const { recordedEvents } = globalThis as unknown as { recordedEvents: RecordedEvents };
  const theme = nativeTheme.themeSource;
  return { windows, menu: itemsOf(Menu.getApplicationMenu()), ...recordedEvents, theme };
}

function chooseMenu({ Menu }: Main, path: readonly string[]): void {
  let menu = Menu.getApplicationMenu();
  let item: Electron.MenuItem | undefined;
  for (const label of path) {
    item = menu?.items.find((one) => one.label.replace('&', '') === label);
    menu = item?.submenu ?? null;
  }
  if (!item?.enabled) throw new Error(`The menu has no ${path.join(' > ')}, or not now.`);
  // Deferred, because the click may end the app before this call returns.
  const chosen = item;
  setImmediate(() => chosen.click());
}

/** Emits the event that macOS sends after a double click on a file. */
function openFile({ app }: Main, path: string): void {
  app.emit('open-file', { preventDefault: () => undefined }, path);
}

function quit({ app }: Main): void {
  setImmediate(() => app.quit());
}

type WindowAction = 'close' | 'minimize' | 'maximize';

function withWindow({ BrowserWindow }: Main, action: WindowAction): void {
  const [window] = BrowserWindow.getAllWindows();
  if (!window) throw new Error('There is no window.');
  setImmediate(() => window[action]());
}

function moveWindow({ BrowserWindow }: Main, bounds: Electron.Rectangle): void {
  BrowserWindow.getAllWindows()[0]?.setBounds(bounds);
}

/**
 * The simulated person of one app. An action takes effect soon after its call, so tests wait for the effect.
 */
export class DesktopUser {
  readonly #app: ElectronApplication;

  private constructor(app: ElectronApplication) {
    this.#app = app;
  }

  static async at(app: ElectronApplication): Promise<DesktopUser> {
    await app.evaluate(recordAndAnswer);
    return new DesktopUser(app);
  }

  look(): Promise<DesktopState> {
    return this.#app.evaluate(look);
  }

  chooseMenu(...path: readonly string[]): Promise<void> {
    return this.#app.evaluate(chooseMenu, path);
  }

  openFile(path: string): Promise<void> {
    return this.#app.evaluate(openFile, path);
  }

  quit(): Promise<void> {
    return this.#app.evaluate(quit);
  }

  closeWindow(): Promise<void> {
    return this.#app.evaluate(withWindow, 'close' as const);
  }

  minimizeWindow(): Promise<void> {
    return this.#app.evaluate(withWindow, 'minimize' as const);
  }

  maximizeWindow(): Promise<void> {
    return this.#app.evaluate(withWindow, 'maximize' as const);
  }

  moveWindow(bounds: Electron.Rectangle): Promise<void> {
    return this.#app.evaluate(moveWindow, bounds);
  }
}
