/** Finds, starts, controls (over a pipe) and ends the Chromium of an app. */
import { spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync, readlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CHROMIUM_FLAGS } from './chromiumFlags.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const STARTS_WITHIN = 80_000;
const ENDS_WITHIN = 20_000;

const ARGUMENTS = [
  ...CHROMIUM_FLAGS,
  '--headless',
  '--disable-dev-shm-usage',
  '--no-default-browser-check',
  '--disable-default-apps',
  '--disable-extensions',
  '--password-store=basic',
  '--use-mock-keychain',
  // A window in the background must paint and run timers, as Electron's windows do in tests.
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--no-startup-window',
  // Ends the browser when this process ends, in any way.
  '--remote-debugging-pipe',
];

/** The app cannot start on this machine. The message has the reason and the remedy. */
export class StartError extends Error {}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findChromium() {
  const named = process.env['STANDEE_CHROMIUM'];
  if (named) {
    if (isProgram(named)) return named;
    throw new StartError(`STANDEE_CHROMIUM names ${named}, but no program is there.`);
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const places = [
    ...PLACES,
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
  ];
  const found = places.find(isProgram);
  if (found) return found;
  throw new StartError(
    'The stand-in for Electron drives Chromium or Chrome, and none was found. Install one (on ' +
      'Debian: apt-get install chromium) or name it in STANDEE_CHROMIUM.',
  );
}

/** Id of the process that uses a profile, from Chromium's own lock; null = none does. */
function holderOf(profile) {
  try {
    const pid = Number(readlinkSync(join(profile, 'SingletonLock')).split('-').at(-1));
    process.kill(pid, 0);
    return pid;
  } catch {
    return null;
  }
}

/** Waits until a profile is free: Chromium notices only after a moment that its app was killed. */
async function untilFree(profile) {
  const until = Date.now() + ENDS_WITHIN;
  for (let pid = holderOf(profile); pid !== null; pid = holderOf(profile)) {
    if (Date.now() > until) {
      throw new StartError(`The profile ${profile} is in use by process ${String(pid)}.`);
    }
    await wait(50);
  }
}

/** The DevTools protocol over the pipe of one Chromium. */
export class Chromium {
  #child;
  #input;
  #calls = new Map();
  #count = 0;
  #rest = '';
  #printed = '';
  /** Listeners by session; '' = the browser itself. */
  #listeners = new Map();
  #ended;
  /**
   * Called with the page that is being opened once it is attached.
   * @type {((page: { targetId: string, sessionId: string }) => void) | null}
   */
  #opening = null;
  /** @type {Promise<unknown>} */
  #lastOpened = Promise.resolve();

  /** Starts a Chromium on a profile folder with additional switches. */
  static async start(profile, switches) {
    const program = findChromium();
    mkdirSync(profile, { recursive: true });
    await untilFree(profile);
    const chromium = new Chromium(program, [
      ...ARGUMENTS,
      `--user-data-dir=${profile}`,
      ...switches,
    ]);
    const givenUp = new AbortController();
    const late = wait(STARTS_WITHIN, undefined, { signal: givenUp.signal }).then(() => {
      throw new StartError(`${program} did not answer:\n${chromium.#printed}`);
    });
    try {
      await Promise.race([chromium.#watchPages(), late]);
    } finally {
      givenUp.abort();
      late.catch(() => undefined);
    }
    return chromium;
  }

  constructor(program, args) {
    this.#child = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
      // Ctrl-C ends the app, which closes its browser.
      detached: true,
    });
    this.#child.stderr?.on('data', (chunk) => this.#readPrinted(chunk.toString()));
    const [, , , input, output] = /** @type {any[]} */ (this.#child.stdio);
    this.#input = input;
    // A broken pipe causes an 'exit' event, which reports it.
    input.on('error', () => undefined);
    output.setEncoding('utf8').on('data', (chunk) => this.#read(chunk));
    this.#ended = new Promise((done) => {
      this.#child.once('error', (error) =>
        this.#end(`could not be started: ${error.message}`, done),
      );
      this.#child.once('exit', (code, signal) =>
        this.#end(`ended with ${String(code ?? signal)}:\n${this.#printed}`, done),
      );
    });
    this.program = program;
  }

  /** Pages that nobody requested are popups: they are closed before they load. */
  async #watchPages() {
    this.listen('', (method, { sessionId, targetInfo }) => {
      if (method !== 'Target.attachedToTarget') return;
      const opening = this.#opening;
      this.#opening = null;
      if (opening) opening({ targetId: targetInfo.targetId, sessionId });
      else
        this.send('Target.closeTarget', { targetId: targetInfo.targetId }).catch(() => undefined);
    });
    await this.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: true,
      flatten: true,
      filter: [{ type: 'page' }],
    });
  }

  /** Opens a page. It waits for `Runtime.runIfWaitingForDebugger` before it runs. */
  openPage() {
    const opened = this.#lastOpened.then(async () => {
      const attached = new Promise((done) => (this.#opening = done));
      await this.send('Target.createTarget', { url: 'about:blank', newWindow: true });
      return attached;
    });
    this.#lastOpened = opened.catch(() => undefined);
    return opened;
  }

  /** Resolves with the reason when Chromium has ended. */
  get ended() {
    return this.#ended;
  }

  #end(why, done) {
    const reason = `${this.program} ${why}`;
    for (const { reject } of this.#calls.values()) reject(new StartError(reason));
    this.#calls.clear();
    done(reason);
  }

  /** Repeats Chromium's output, in which tests look for the DevTools address, as with Electron. */
  #readPrinted(text) {
    // On machines without a desktop bus Chromium logs this error a hundred times.
    const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.includes('dbus'));
    this.#printed = [this.#printed, ...lines].join('\n').slice(-4000);
    const line = /DevTools listening on ws:\S+/.exec(text);
    if (line) process.stderr.write(`\n${line[0]}\n`);
  }

  #read(chunk) {
    const messages = (this.#rest + chunk).split('\0');
    this.#rest = messages.pop() ?? '';
    for (const message of messages) this.#hear(JSON.parse(message));
  }

  #hear({ id, result, error, method, params, sessionId = '' }) {
    if (id === undefined) {
      for (const listener of this.#listeners.get(sessionId) ?? []) listener(method, params);
      return;
    }
    const call = this.#calls.get(id);
    this.#calls.delete(id);
    if (error) call?.reject(new Error(`${call.method}: ${error.message}`));
    else call?.resolve(result);
  }

  /** Sends a command of the DevTools protocol. */
  send(method, params = {}, sessionId = undefined) {
    const id = (this.#count += 1);
    return new Promise((resolve, reject) => {
      this.#calls.set(id, { resolve, reject, method });
      this.#input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  /** Calls `listener(method, params)` for every event of a session. */
  listen(sessionId, listener) {
    this.#listeners.set(sessionId, [...(this.#listeners.get(sessionId) ?? []), listener]);
  }

  async close() {
    const kill = setTimeout(() => this.#child.kill('SIGKILL'), ENDS_WITHIN);
    this.send('Browser.close').catch(() => undefined);
    await this.#ended;
    clearTimeout(kill);
  }
}
