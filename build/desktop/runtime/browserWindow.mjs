/** Electron's `BrowserWindow`. Each window is a page of Chromium. */
import { app, closePrevented, windowClosed, windowsAre } from './app.mjs';
import { preventable, StandInEmitter } from './emitter.mjs';
import { DISPLAY } from './screen.mjs';
import { chromium } from './state.mjs';
import { bringToFront, closePage, resizePage, WebContents } from './webContents.mjs';

/** @type {Set<BrowserWindow>} */
const windows = new Set();
/** @type {BrowserWindow | null} */
let focused = null;

function take(window) {
  focused = window;
}

const DEFAULTS = { width: 800, height: 600 };

/** Rejects preferences that turn off Electron's default protections, because the stand-in always has them. */
function checkPreferences(preferences) {
  const wanted = {
    contextIsolation: true,
    sandbox: true,
    webSecurity: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webviewTag: false,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    navigateOnDragDrop: false,
  };
  for (const [name, value] of Object.entries(wanted)) {
    if ((preferences[name] ?? value) !== value) {
      throw new Error(`The stand-in for Electron has only windows with ${name}: ${String(value)}.`);
    }
  }
}

export class BrowserWindow extends StandInEmitter {
  /** @override */
  static events = [
    'blur',
    'close',
    'closed',
    'enter-full-screen',
    'focus',
    'hide',
    'leave-full-screen',
    'maximize',
    'minimize',
    'move',
    'moved',
    'ready-to-show',
    'resize',
    'resized',
    'restore',
    'show',
    'unmaximize',
  ];
  /** @override */
  static neverHere = ['responsive', 'unresponsive', 'session-end', 'app-command'];
  static #count = 0;

  static getAllWindows() {
    return [...windows];
  }

  static fromWebContents(webContents) {
    return [...windows].find((window) => window.webContents === webContents) ?? null;
  }

  static getFocusedWindow() {
    return focused;
  }

  id = (BrowserWindow.#count += 1);
  webContents;
  #bounds;
  #normal;
  #state = { visible: false, minimized: false, maximized: false, fullScreen: false };
  #closing = false;
  #destroyed = false;

  /** @param {import('electron').BrowserWindowConstructorOptions} options */
  constructor({ width, height, x, y, show = true, webPreferences = {} } = {}) {
    super();
    if (!app.isReady()) throw new Error('Cannot create BrowserWindow before app is ready');
    checkPreferences(webPreferences);
    const size = { width: width ?? DEFAULTS.width, height: height ?? DEFAULTS.height };
    const centre = {
      x: Math.round((DISPLAY.width - size.width) / 2),
      y: Math.round((DISPLAY.height - size.height) / 2),
    };
    this.#bounds = { x: x ?? centre.x, y: y ?? centre.y, ...size };
    this.#normal = this.#bounds;
    this.webContents = new WebContents(chromium, {
      preload: webPreferences.preload,
      size,
      onClose: () => this.close(),
    });
    this.webContents.once('did-finish-load', () => this.emit('ready-to-show', preventable()));
    this.webContents.once('destroyed', () => this.#gone());
    this.webContents.on('render-process-gone', (event, details) =>
      app.emit('render-process-gone', event, this.webContents, details),
    );
    windows.add(this);
    app.emit('web-contents-created', preventable(), this.webContents);
    app.emit('browser-window-created', preventable(), this);
    if (show) this.show();
  }

  loadURL(url) {
    return this.webContents.loadURL(url);
  }

  show() {
    this.#appear();
    this.focus();
  }

  #appear() {
    if (this.#state.visible) return;
    this.#state.visible = true;
    this.emit('show');
  }

  hide() {
    this.#state.visible = false;
    this.emit('hide');
  }

  isVisible() {
    return this.#state.visible;
  }

  focus() {
    if (!this.#state.visible || focused === this) return;
    focused?.emit('blur');
    take(this);
    this.emit('focus');
    bringToFront(this.webContents).catch(() => undefined);
  }

  isFocused() {
    return focused === this;
  }

  #turn(state, on, event) {
    if (this.#state[state] === on) return;
    this.#state[state] = on;
    if (state !== 'minimized') this.#moveTo(on ? DISPLAY : this.#normal);
    this.emit(event, preventable());
  }

  minimize() {
    this.#turn('minimized', true, 'minimize');
    if (focused === this) {
      focused = null;
      this.emit('blur');
    }
  }

  restore() {
    if (this.#state.minimized) this.#turn('minimized', false, 'restore');
    else this.unmaximize();
  }

  isMinimized() {
    return this.#state.minimized;
  }

  /** Shows the window too, without focus. */
  maximize() {
    this.#appear();
    this.#turn('maximized', true, 'maximize');
  }

  unmaximize() {
    this.#turn('maximized', false, 'unmaximize');
  }

  isMaximized() {
    return this.#state.maximized;
  }

  setFullScreen(on) {
    this.#turn('fullScreen', on, on ? 'enter-full-screen' : 'leave-full-screen');
  }

  isFullScreen() {
    return this.#state.fullScreen;
  }

  getBounds() {
    return { ...this.#bounds };
  }

  getNormalBounds() {
    return { ...this.#normal };
  }

  setBounds(bounds) {
    this.#normal = { ...this.#normal, ...bounds };
    this.#moveTo(this.#normal);
  }

  #moveTo(bounds) {
    const before = this.#bounds;
    this.#bounds = { ...bounds };
    const { x, y, width, height } = bounds;
    if (before.x !== x || before.y !== y) for (const event of ['move', 'moved']) this.emit(event);
    if (before.width === width && before.height === height) return;
    resizePage(this.webContents, { width, height }).catch(() => undefined);
    for (const event of ['resize', 'resized']) this.emit(event);
  }

  setMenuBarVisibility() {
    // Nothing to do: the stand-in has no window frame that shows a menu.
  }

  close() {
    if (this.#closing || this.#destroyed) return;
    const event = preventable();
    this.emit('close', event);
    if (event.defaultPrevented) closePrevented();
    else this.#shut(false);
  }

  destroy() {
    if (!this.#closing && !this.#destroyed) this.#shut(true);
  }

  #shut(isForced) {
    this.#closing = true;
    closePage(this.webContents, isForced).then(
      (went) => {
        if (went) return;
        this.#closing = false;
        closePrevented();
      },
      (error) => console.error(error),
    );
  }

  /** Also called when the page closes itself. */
  #gone() {
    if (this.#destroyed) return;
    if (!this.#closing) this.emit('close', preventable());
    this.#destroyed = true;
    windows.delete(this);
    if (focused === this) focused = null;
    this.emit('closed');
    windowClosed(windows.size);
  }

  isDestroyed() {
    return this.#destroyed;
  }
}

windowsAre(BrowserWindow.getAllWindows);
