/** Electron's `app`: the life cycle of the program, its folders and its arguments. */
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { setImmediate as settle } from 'node:timers/promises';
import { preventable, StandInEmitter } from './emitter.mjs';
import { takeLock } from './instance.mjs';
import { about, chromium, startChromium, switches } from './state.mjs';

/** Folders that the system defines. All others are derived from them. */
function systemFolders() {
  const home = homedir();
  const config =
    process.platform === 'darwin'
      ? join(home, 'Library/Application Support')
      : process.env['XDG_CONFIG_HOME'] || join(home, '.config');
  return {
    home,
    appData: config,
    temp: tmpdir(),
    desktop: join(home, 'Desktop'),
    documents: join(home, 'Documents'),
    downloads: join(home, 'Downloads'),
    exe: join(import.meta.dirname, 'electron'),
  };
}

const executable = realpathSync(process.argv[1] ?? join(import.meta.dirname, 'electron'));

/** Switches that are passed to Chromium. Only the app reads the others. */
const FOR_CHROMIUM = [
  'force-color-profile',
  'force-dark-mode',
  'lang',
  'remote-allow-origins',
  'remote-debugging-port',
];

class CommandLine {
  appendSwitch(name, value = '') {
    switches.set(name, value);
  }

  hasSwitch(name) {
    return switches.has(name);
  }

  getSwitchValue(name) {
    return switches.get(name) ?? '';
  }
}

/**
 * Starts Chromium and emits 'ready' after the main file has run.
 * @type {() => Promise<void>}
 */
export let launch;
/** The windows report here: their list, a refused close, a closed window. */
export let windowsAre, closePrevented, windowClosed;

class App extends StandInEmitter {
  static {
    launch = () => app.#launch();
    windowsAre = (windows) => (app.#windows = windows);
    closePrevented = () => (app.#quitting = false);
    windowClosed = (left) => app.#windowClosed(left);
  }

  /** @override */
  static events = [
    'before-quit',
    'browser-window-created',
    'open-file',
    'quit',
    'ready',
    'render-process-gone',
    'second-instance',
    'web-contents-created',
    'will-quit',
    'window-all-closed',
  ];
  /**
   * macOS only, or of processes that are not watched here.
   * @override
   */
  static neverHere = ['activate', 'child-process-gone', 'open-url'];

  commandLine = new CommandLine();
  /** @type {string | null} */
  #name = null;
  /** @type {Record<string, string>} */
  #paths = systemFolders();
  /** @type {ReturnType<typeof takeLock>} */
  #lock = null;
  #isReady = false;
  #quitting = false;
  #ending = false;
  /** @type {{ execPath: string, args: string[] } | null} */
  #next = null;
  /**
   * Set by the windows' module, which imports this one.
   * @type {() => import('./browserWindow.mjs').BrowserWindow[]}
   */
  #windows = () => [];
  #ready;
  #tellReady;

  constructor() {
    super();
    this.#ready = new Promise((done) => (this.#tellReady = done));
  }

  get isPackaged() {
    return about.isPackaged;
  }

  getName() {
    return this.#name ?? about.name;
  }

  setName(name) {
    this.#name = name;
  }

  getVersion() {
    return about.version;
  }

  /** From the switch, otherwise from the system, as Chromium does. */
  getLocale() {
    return this.#isReady ? this.#locale() : '';
  }

  #locale() {
    const { LANGUAGE, LC_ALL, LC_MESSAGES, LANG } = process.env;
    const system = [LANGUAGE?.split(':')[0], LC_ALL, LC_MESSAGES, LANG].find(Boolean) ?? 'C';
    const [tag = 'C'] = system.split('.');
    return switches.get('lang') || (/^(C|POSIX)$/.test(tag) ? 'en-US' : tag.replace('_', '-'));
  }

  getAppPath() {
    return about.folder;
  }

  getPath(name) {
    if (name === 'userData') {
      return (
        this.#paths.userData ??
        (switches.get('user-data-dir') || join(this.getPath('appData'), this.getName()))
      );
    }
    if (name === 'sessionData') return this.#paths.sessionData ?? this.getPath('userData');
    if (name === 'crashDumps') return join(this.getPath('userData'), 'Crashpad');
    if (name === 'logs') return this.#paths.logs ?? join(this.getPath('userData'), 'logs');
    const path = this.#paths[name];
    if (!path) throw new Error(`Failed to get '${name}' path`);
    return path;
  }

  setPath(name, path) {
    this.getPath(name);
    if (!isAbsolute(path)) throw new Error('Path must be absolute');
    if (!existsSync(path)) throw new Error(`Failed to set path: there is no ${path}`);
    this.#paths[name] = path;
  }

  /** Nothing to do: every window of the stand-in has a sandbox. */
  enableSandbox() {
    if (this.#isReady)
      throw new Error('app.enableSandbox() can only be called before app is ready');
  }

  /** Only macOS has a dock. Windows uses the list below. */
  dock = undefined;

  setJumpList() {
    throw new Error('Only Windows has lists of what was opened last.');
  }

  getJumpListSettings() {
    return this.setJumpList();
  }

  setAppUserModelId() {
    throw new Error('Only Windows knows apps by an id.');
  }

  setAboutPanelOptions() {
    // Nothing to set, because no panel is shown.
  }

  showAboutPanel() {
    // No panel is shown.
  }

  requestSingleInstanceLock(data = {}) {
    this.#lock ??= takeLock(this.getPath('userData'), data, (argv, folder, more) =>
      this.emit('second-instance', preventable(), argv, folder, more),
    );
    return this.#lock !== null;
  }

  releaseSingleInstanceLock() {
    this.#lock?.release();
    this.#lock = null;
  }

  isReady() {
    return this.#isReady;
  }

  whenReady() {
    return this.#ready;
  }

  async #launch() {
    // An app that quits in its main file is never ready.
    await settle();
    if (this.#ending) return;
    const given = FOR_CHROMIUM.filter((name) => switches.has(name)).map((name) =>
      switches.get(name) === '' ? `--${name}` : `--${name}=${switches.get(name)}`,
    );
    const profile = join(this.getPath('sessionData'), 'stand-in');
    const browser = await startChromium(profile, [...given, `--accept-lang=${this.#locale()}`]);
    void browser.ended.then((reason) => {
      if (this.#ending) return;
      console.error(reason);
      void this.#end(1);
    });
    if (this.#ending) return;
    this.#isReady = true;
    this.emit('ready', preventable(), {});
    this.#tellReady();
  }

  quit() {
    if (this.#quitting || this.#ending) return;
    const event = preventable();
    this.emit('before-quit', event);
    if (event.defaultPrevented) return;
    this.#quitting = true;
    const windows = this.#windows();
    for (const window of windows) if (this.#quitting) window.close();
    if (windows.length === 0) this.#allClosed();
  }

  /** Restarts the app after its exit. */
  relaunch({ execPath = executable, args = process.argv.slice(2) } = {}) {
    this.#next = { execPath, args };
  }

  exit(code = 0) {
    for (const window of this.#windows()) window.destroy();
    void this.#end(code);
  }

  #windowClosed(left) {
    if (left > 0 || this.#ending) return;
    if (this.#quitting) this.#allClosed();
    else if (!this.emit('window-all-closed')) this.quit();
  }

  #allClosed() {
    const event = preventable();
    this.emit('will-quit', event);
    if (event.defaultPrevented) this.#quitting = false;
    else void this.#end(0);
  }

  async #end(code) {
    if (this.#ending) return;
    this.#ending = true;
    this.emit('quit', preventable(), code);
    if (this.#isReady) await chromium.then((browser) => browser.close()).catch(() => undefined);
    this.releaseSingleInstanceLock();
    if (this.#next)
      spawn(this.#next.execPath, this.#next.args, { detached: true, stdio: 'ignore' }).unref();
    process.exit(code);
  }
}

export const app = new App();
