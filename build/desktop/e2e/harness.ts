import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';

export const root = resolve(import.meta.dirname, '../../..');
const electron = join(root, 'node_modules/electron');
const STARTS_WITHIN = 30_000;
const LOOKS_AGAIN_AFTER = 2000;
const ENDS_WITHIN = 10_000;

const STAND_IN = join(root, 'build/desktop/runtime');

/**
 * What the app runs on: STANDEE_RUNTIME is `electron`, `stand-in` or an unpacked runtime's folder; not
 * given, Electron where its binary and a display are.
 */
function runtimeFolder(): string {
  const wanted = process.env['STANDEE_RUNTIME'] ?? process.env['ELECTRON_OVERRIDE_DIST_PATH'];
  const dist = join(electron, 'dist');
  if (wanted === 'stand-in') return STAND_IN;
  if (wanted && wanted !== 'electron') return resolve(wanted);
  const hasDisplay = process.platform !== 'linux' || Boolean(process.env['DISPLAY']);
  if (existsSync(dist) && hasDisplay) return dist;
  if (wanted) throw new Error(`Electron cannot run here: no binary in ${dist}, or no display.`);
  return STAND_IN;
}

/** Where the runtime lies that everything here is started with. */
export const RUNTIME_FOLDER = runtimeFolder();
const name = join(electron, 'path.txt');

export const RUNTIME = join(
  RUNTIME_FOLDER,
  existsSync(name) ? readFileSync(name, 'utf8') : 'electron',
);

/** On Electron itself nobody can answer dialogs or choose from the menu for us. */
export const IS_STAND_IN = existsSync(join(RUNTIME_FOLDER, 'hooks.mjs'));

/** What a Standee of one player is: data of its own, and nothing of the machine's. */
export interface Home {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
}

export function scratchHome(): Home {
  const folder = mkdtempSync(join(tmpdir(), 'standee-desktop-'));
  const env = {
    ...process.env,
    HOME: folder,
    APPDATA: folder,
    XDG_CONFIG_HOME: folder,
    STANDEE_DIALOGS: join(folder, 'dialogs.json'),
    STANDEE_STANDIN_CONTROL: join(folder, 'control'),
  };
  return { folder, env };
}

/** One dialog that will come up, and what the player does with it. */
export interface DialogAnswer {
  readonly dialog: string;
  readonly answer: object;
}

/** What the player answers to the dialogs of a run, in order; on the stand-in only. */
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

function run({ env }: Home, args: readonly string[], program = RUNTIME): Running {
  const asRoot = process.platform === 'linux' && process.getuid?.() === 0;
  const child = spawn(program, [...(asRoot && !IS_STAND_IN ? ['--no-sandbox'] : []), ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  }
  const ended = new Promise<Ended>((done, failed) => {
    child.once('error', failed);
    child.once('close', (code) => done({ code, printed }));
  });
  return { child, ended, printed: () => printed };
}

/** Starts the runtime with these arguments and waits until it ends. */
export function runToEnd(home: Home, args: readonly string[] = [root]): Promise<Ended> {
  return run(home, args).ended;
}

async function until<T>(
  what: string,
  give: () => T | null | undefined,
  within: number,
): Promise<T> {
  for (const end = Date.now() + within; Date.now() < end; await wait(30)) {
    const got = give();
    if (got !== null && got !== undefined) return got;
  }
  throw new Error(`${what} did not come within ${String(within)} ms`);
}

/** Address as the app knows it: the stand-in has another one inside Chromium. */
export function addressOf(url: string): string {
  return url.replace(/^https:\/\/([^/]*)\.app\.invalid(?=\/|$)/, 'app://$1');
}

export interface Desktop {
  readonly page: Page;
  readonly pid: number;
  /** Errors the page logged or threw. */
  readonly troubles: string[];
  readonly ended: Promise<Ended>;
  /** All pages there are. */
  pages(): readonly Page[];
  /** The page again, after its process went and came back. */
  freshPage(): Promise<Page>;
  /** Ends it as the system does when the player logs out. */
  quit(): Promise<Ended>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

async function connect(address: string, within = STARTS_WITHIN) {
  const browser = await chromium.connectOverCDP(address);
  const pages = () => browser.contexts().flatMap((context) => context.pages());
  const page = await until(
    'The window',
    () => pages().find((one) => addressOf(one.url()).startsWith('app://standee/')),
    within,
  ).catch(async (error: unknown) => {
    await browser.close();
    throw error;
  });
  page.setDefaultTimeout(15_000);
  return { browser, page, pages };
}

/**
 * A page whose process ended answers nothing, and whoever takes hold of it before it is loaded again
 * waits for ever. So this lets go and tries again until there is an answer.
 */
async function reconnect(address: string): Promise<Page> {
  for (const end = Date.now() + STARTS_WITHIN; Date.now() < end; await wait(100)) {
    // Who connects while it is gone may never be told that it came back.
    const connected = await connect(address, LOOKS_AGAIN_AFTER).catch(() => null);
    if (!connected) continue;
    const { browser, page } = connected;
    const alive = await Promise.race([
      page.evaluate(() => document.readyState === 'complete').catch(() => false),
      wait(1000, false),
    ]);
    if (alive) return page;
    await browser.close();
  }
  throw new Error('The page did not come back');
}

/**
 * Starts the built app, or another one, or none where the program has one packed; resolves when its
 * window shows something.
 */
export async function startDesktop(
  home: Home,
  app: string | null = root,
  program = RUNTIME,
  args: readonly string[] = [],
): Promise<Desktop> {
  const apps = app === null ? [] : [app];
  const running = run(home, [...apps, '--remote-debugging-port=0', ...args], program);
  const ended = running.ended.then(({ code, printed }) => {
    throw new Error(`The app ended with ${String(code)}:\n${printed}`);
  });
  ended.catch(() => undefined);
  const listening = () => /DevTools listening on (ws:\S+)/.exec(running.printed())?.[1];
  const address = await Promise.race([until('The DevTools', listening, STARTS_WITHIN), ended]);
  const { browser, page, pages } = await Promise.race([connect(address), ended]);
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const pid = running.child.pid ?? 0;
  const end = async (signal: NodeJS.Signals) => {
    await browser.close();
    running.child.kill(signal);
    return running.ended;
  };
  return {
    page,
    pid,
    troubles,
    ended: running.ended,
    pages,
    freshPage: () => reconnect(address),
    quit: () => end('SIGTERM'),
    async kill() {
      const others = descendants(pid);
      await end('SIGKILL');
      // Its browser notices by itself, and writes to the home until then.
      await untilGone(others);
    },
  };
}

/** All that a process started, and what those started. */
export function descendants(pid: number): readonly number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const of = (parent: number): number[] =>
    rows.flatMap(([child = 0, ppid]) => (ppid === parent ? [child, ...of(child)] : []));
  return of(pid);
}

/** Ends the process of the page, as a crash or the system's memory keeper would. */
export async function killRenderers({ pid }: Desktop): Promise<void> {
  const renderers = descendants(pid).filter((one) =>
    execFileSync('ps', ['-o', 'args=', '-p', String(one)], { encoding: 'utf8' }).includes(
      '--type=renderer',
    ),
  );
  if (renderers.length === 0) throw new Error('There is no process of a page.');
  for (const renderer of renderers) process.kill(renderer, 'SIGKILL');
  await untilGone(renderers);
}

/** Resolves when none of the processes is left; what is a zombie has ended. */
export async function untilGone(pids: readonly number[]): Promise<void> {
  const alive = () => {
    const states = execFileSync('ps', ['-A', '-o', 'pid=,stat='], { encoding: 'utf8' });
    return pids.filter((pid) => new RegExp(`^\\s*${String(pid)} +[^Z]`, 'm').test(states));
  };
  await until(
    `The end of ${pids.join(', ')}`,
    () => (alive().length === 0 ? true : null),
    ENDS_WITHIN,
  );
}

export interface MenuLook {
  readonly label: string;
  readonly role?: string;
  readonly accelerator?: string;
  readonly items?: readonly MenuLook[];
}

export interface Look {
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
  /** What the system's own parts follow. */
  readonly theme: string;
}

/** What a person at the desktop does outside the page; on the stand-in only. */
export function byHand<T>({ env }: Home, deed: string, more: object = {}): Promise<T> {
  return new Promise((done, failed) => {
    const asked = request(
      { socketPath: env['STANDEE_STANDIN_CONTROL'], method: 'POST', path: '/' },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => {
          const { value, error } = JSON.parse(text) as { value: T; error?: string };
          if (error === undefined) done(value);
          else failed(new Error(error));
        });
      },
    );
    asked.once('error', failed);
    asked.end(JSON.stringify({ deed, ...more }));
  });
}
