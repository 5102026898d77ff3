/** Starts the built desktop app with a temporary home folder, and controls it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { _electron, chromium, type ElectronApplication, type Page } from 'playwright-core';
import { userDataFolder } from '../../../electron/servers/folders';
import { DesktopUser } from './desktopUser';
import { stillRunning, descendants, withArgument } from './processes';

export const root = resolve(import.meta.dirname, '../../..');
const electron = join(root, 'node_modules/electron');
const STARTS_WITHIN = 90_000;
const FIRST_PATIENCE = 2000;
const ENDS_WITHIN = 60_000;

const STAND_IN = join(root, 'build/desktop/runtime');

/**
 * Folder of the runtime. STANDEE_RUNTIME is `electron`, `stand-in` or the folder of an unpacked runtime. By
 * default Electron if its binary and a display are there, otherwise the stand-in.
 */
function runtimeFolder(): string {
  const wanted = process.env['STANDEE_RUNTIME'] ?? process.env['ELECTRON_OVERRIDE_DIST_PATH'];
  const dist = join(electron, 'dist');
  if (wanted === 'stand-in') return STAND_IN;
  if (wanted && wanted !== 'electron') return resolve(wanted);
  const hasDisplay = process.platform !== 'linux' || Boolean(process.env['DISPLAY']);
  if (existsSync(dist) && hasDisplay) return dist;
  if (wanted) {
    const how = 'npx install-electron gets it';
    throw new Error(`Electron cannot run here: no binary in ${dist} (${how}), or no display.`);
  }
  return STAND_IN;
}

/** Folder of the runtime for all starts. */
export const RUNTIME_FOLDER = runtimeFolder();

/** True on the stand-in. Some features can be tested only there. */
export const IS_STAND_IN = existsSync(join(RUNTIME_FOLDER, 'hooks.mjs'));

/** Electron's program has another name on each system, which the download writes to path.txt. */
const name = join(electron, 'path.txt');
const hasName = !IS_STAND_IN && existsSync(name);

export const RUNTIME = join(RUNTIME_FOLDER, hasName ? readFileSync(name, 'utf8') : 'electron');

/** A player's computer: a home folder with its own data, and no settings of this machine. */
export interface Home {
  readonly folder: string;
  /** Data folder of the app. */
  readonly data: string;
  readonly env: NodeJS.ProcessEnv;
}

/** A socket that closes when the tests end. Apps on the stand-in end when it closes. */
function listenForApps(): string {
  const folder = mkdtempSync(join(tmpdir(), 'standee-apps-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const socket = join(folder, 'socket');
  createServer((app) => app.on('error', () => undefined).unref())
    .listen(socket)
    .unref();
  return socket;
}

const STOPS_APPS = IS_STAND_IN ? { STANDEE_ENDS_WITH: listenForApps() } : {};

export function scratchHome(): Home {
  const folder = mkdtempSync(join(tmpdir(), 'standee-desktop-'));
  const env = {
    ...process.env,
    HOME: folder,
    APPDATA: folder,
    XDG_CONFIG_HOME: folder,
    ...STOPS_APPS,
    STANDEE_DIALOGS: join(folder, 'dialogs.json'),
  };
  return { folder, data: userDataFolder(process.platform, env, folder), env };
}

/** A dialog that is expected, and the player's answer. */
export interface DialogAnswer {
  readonly dialog: string;
  readonly answer: object;
}

/** The player's answers to the dialogs of a run, in order. */
export function scriptDialogs({ folder }: Home, answers: readonly DialogAnswer[]): void {
  writeFileSync(join(folder, 'dialogs.json'), JSON.stringify(answers));
}

export function removeHome({ folder }: Home): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

export interface Ended {
  readonly code: number | null;
  readonly printed: string;
}

interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  printed(): string;
}

/** Electron needs this argument when root starts it. */
const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
const FOR_ROOT = isRoot && !IS_STAND_IN ? ['--no-sandbox'] : [];

function run({ env }: Home, args: readonly string[], program = RUNTIME): Running {
  return watched(
    spawn(program, [...FOR_ROOT, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] }),
  );
}

function watched(child: ChildProcess): Running {
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  }
  const ended = new Promise<Ended>((done, failed) => {
    child.once('error', failed);
    child.once('close', (code) => done({ code, printed }));
  });
  return { child, ended, printed: () => printed };
}

/** Starts the runtime with these arguments and waits until it exits. */
export function runToEnd(home: Home, args: readonly string[] = [root]): Promise<Ended> {
  return run(home, args).ended;
}

async function waitUntil<T>(
  what: string,
  getResult: () => T | null | undefined,
  within: number,
): Promise<T> {
  for (const end = Date.now() + within; Date.now() < end; await wait(30)) {
    const result = getResult();
    if (result !== null && result !== undefined) return result;
  }
  throw new Error(`${what} did not come within ${String(within)} ms`);
}

/** The page's address as the app sees it. Inside Chromium the stand-in uses another one. */
export function addressOf(url: string): string {
  return url.replace(/^https:\/\/([^/]*)\.app\.invalid(?=\/|$)/, 'app://$1');
}

export interface Desktop {
  readonly page: Page;
  readonly pid: number;
  /** Errors that the page logged or threw. */
  readonly troubles: string[];
  readonly ended: Promise<Ended>;
  /** The simulated person. Null for a packed app, which tests cannot control outside its page. */
  readonly user: DesktopUser;
  /** All open pages. */
  pages(): readonly Page[];
  /** The page after its process was replaced. */
  freshPage(): Promise<Page>;
  /** Ends the app as the system does at logout. */
  quit(): Promise<Ended>;
  /** Ends the app as a power cut does. */
  kill(): Promise<void>;
}

/** Finds the app's page among all pages of its browser. */
async function findAppPage(pages: () => readonly Page[], within = STARTS_WITHIN): Promise<Page> {
  const ofApp = (page: Page) => addressOf(page.url()).startsWith('app://standee/');
  const page = await waitUntil('The window', () => pages().find(ofApp), within);
  page.setDefaultTimeout(60_000);
  return page;
}

async function connect(address: string, within = STARTS_WITHIN) {
  const browser = await chromium.connectOverCDP(address);
  const pages = () => browser.contexts().flatMap((context) => context.pages());
  const page = await findAppPage(pages, within).catch(async (error: unknown) => {
    await browser.close();
    throw error;
  });
  return { browser, page, pages };
}

/**
 * A page whose process has ended never answers, and a connection made before the reload hangs forever. So
 * each attempt has a time limit and connects again.
 */
async function reconnect(address: string): Promise<Page> {
  // The limit doubles with each attempt, so that one attempt succeeds even on a slow machine.
  for (let patience = FIRST_PATIENCE; patience < STARTS_WITHIN; patience *= 2) {
    // A client that connects while the page is gone may never learn that it is back.
    const connected = await connect(address, patience).catch(() => null);
    if (!connected) continue;
    const { browser, page } = connected;
    const alive = await Promise.race([
      page.evaluate(() => document.readyState === 'complete').catch(() => false),
      wait(patience, false),
    ]);
    if (alive) return page;
    await browser.close();
  }
  throw new Error('The page did not come back');
}

/** A running app with its window and its simulated person. */
interface Started extends Running {
  readonly page: Page;
  readonly user: DesktopUser | null;
  pages(): readonly Page[];
  /** Disconnects from the page. */
  disconnect(): Promise<void>;
}

/** Starts a packed app, which can be reached only through its DevTools. */
async function startPacked(home: Home, program: string, args: readonly string[]): Promise<Started> {
  const running = run(home, ['--remote-debugging-port=0', ...args], program);
  const failed = running.ended.then(({ code, printed }) => {
    throw new Error(`The app ended with ${String(code)}:\n${printed}`);
  });
  failed.catch(() => undefined);
  const listening = () => /DevTools listening on (ws:\S+)/.exec(running.printed())?.[1];
  const address = await Promise.race([waitUntil('The DevTools', listening, STARTS_WITHIN), failed]);
  const { browser, page, pages } = await Promise.race([connect(address), failed]);
  return { ...running, page, pages, user: null, disconnect: () => browser.close() };
}

/** Starts an app that Playwright can control, with its DevTools on a free port. */
async function startOpen(home: Home, app: string, args: readonly string[]): Promise<Started> {
  const application: ElectronApplication = await _electron.launch({
    executablePath: RUNTIME,
    args: [...FOR_ROOT, app, ...args],
    chromiumSandbox: true,
    cwd: root,
    env: home.env as Record<string, string>,
    timeout: STARTS_WITHIN,
  });
  const user = await DesktopUser.at(application);
  const running = watched(application.process());
  const pages = () => application.windows();
  const page = await findAppPage(pages).catch(async (error: unknown) => {
    running.child.kill('SIGKILL');
    await running.ended;
    throw new Error(`The app printed:\n${running.printed()}`, { cause: error });
  });
  return { ...running, page, pages, user, disconnect: () => Promise.resolve() };
}

/** The DevTools address, as Chromium records it in its profile. */
function devToolsOf({ data }: Home): string {
  const note = join(IS_STAND_IN ? join(data, 'stand-in') : data, 'DevToolsActivePort');
  const [port = ''] = readFileSync(note, 'utf8').split('\n');
  return `http://127.0.0.1:${port}`;
}

/**
 * Starts the built app, another app, or the app packed with the program. Resolves when its window shows
 * something.
 */
export async function startDesktop(
  home: Home,
  app: string | null = root,
  program = RUNTIME,
  args: readonly string[] = [],
): Promise<Desktop> {
  const started =
    app === null ? await startPacked(home, program, args) : await startOpen(home, app, args);
  const { child, ended, page, pages, disconnect: letGo } = started;
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const pid = child.pid ?? 0;
  const end = async (signal: NodeJS.Signals) => {
    await letGo();
    child.kill(signal);
    return ended;
  };
  return {
    page,
    pid,
    troubles,
    ended,
    pages,
    get user() {
      if (!started.user) throw new Error('A packed app lets nobody reach in.');
      return started.user;
    },
    freshPage: () => reconnect(devToolsOf(home)),
    async quit() {
      // Windows has no signal for this that a program receives.
      if (process.platform !== 'win32') return end('SIGTERM');
      // The app may have exited already.
      await started.user?.quit().catch(() => undefined);
      return ended;
    },
    async kill() {
      const others = descendants(pid);
      await end('SIGKILL');
      // Chromium notices the app's end and writes to the home folder until it exits itself.
      await untilGone(others);
    },
  };
}

/** The simulated person of a running app. */
export function userOf(desktop: Desktop | null): DesktopUser {
  if (!desktop) throw new Error('No app runs.');
  return desktop.user;
}

/** Kills the page's process, as a crash or a lack of memory would. */
export async function killRenderers({ pid }: Desktop): Promise<void> {
  const renderers = withArgument(descendants(pid), '--type=renderer');
  if (renderers.length === 0) throw new Error('There is no process of a page.');
  for (const renderer of renderers) process.kill(renderer, 'SIGKILL');
  await untilGone(renderers);
}

/** Resolves when none of the processes is running. */
export async function untilGone(pids: readonly number[]): Promise<void> {
  const areGone = () => (stillRunning(pids).length === 0 ? true : null);
  await waitUntil(`The end of ${pids.join(', ')}`, areGone, ENDS_WITHIN);
}
