/** Hosts, browsers and screens for end-to-end tests. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import type { LiveAnswer, LiveCall } from '../../shared/api/calls';

import { secretPathOf, loginLink } from '../../electron/servers/table/loginTokens';
import { CHROMIUM_FLAGS } from '../desktop/runtime/chromiumFlags.mjs';
import { watchDialogs } from './dialogFocus';

const root = resolve(import.meta.dirname, '../..');
const STARTS_WITHIN = 120_000;
/** Milliseconds after which a missing element fails a test; long enough for a busy machine. */
const WAIT_MS = 60_000;
const DEALING = pathToFileURL(join(import.meta.dirname, 'dealing.mjs')).href;

export interface Host {
  /** A one-time login address. Each read returns a new one. */
  readonly address: string;
  /** The address that the host printed. */
  readonly printed: string;
  /** Base address of the app after login, without a slash at the end. */
  readonly origin: string;
  readonly key: string;
  readonly port: number;
  /** Restarts the random numbers from which cards are dealt. */
  deal(): Promise<void>;
  /** Makes all writes to the host's disk fail, or succeed again. */
  fillDisk(isFull: boolean): Promise<void>;
  /** Ends the host as Ctrl-C does. */
  stop(): Promise<void>;
  /** Ends the host as a power cut does. */
  kill(): Promise<void>;
}

export function scratchLibrary(): string {
  return mkdtempSync(join(tmpdir(), 'standee-e2e-'));
}

export function removeLibrary(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

function whenEnded(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  // Without this, a process that only waits for the child would exit first.
  child.ref();
  return new Promise((done) => child.once('exit', () => done()));
}

async function sendToHost(child: ChildProcess, message: string): Promise<void> {
  const done = once(child, 'message');
  child.send(message);
  await done;
}

/** Starts the built browser host on a library; resolves when it has printed its address. */
export async function startHost(
  library: string,
  port = 0,
  more: readonly string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Promise<Host> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      DEALING,
      join(root, 'dist/electron/browserHost.js'),
      '--port',
      String(port),
      '--library',
      library,
      ...more,
    ],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, ...environment },
    },
  );
  let printed = '';
  const address = await new Promise<string>((found, failed) => {
    const give = setTimeout(
      () => failed(new Error(`The host did not start:\n${printed}`)),
      STARTS_WITHIN,
    );
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const match = /http:\/\/\S+word=\S+/.exec(printed);
      if (match) {
        clearTimeout(give);
        found(match[0]);
      }
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(give);
      failed(new Error(`The host ended with ${String(code)}:\n${printed}`));
    });
  });
  // The test ends the child, so the child must not keep this process running.
  child.unref();
  child.channel?.unref();
  for (const stream of [child.stdout, child.stderr]) (stream as Socket | null)?.unref();
  const url = new URL(address);
  const memory = readFileSync(join(library, '.server.json'), 'utf8');
  const { key } = JSON.parse(memory) as { key: string };
  const [run = ''] = url.searchParams.get('word')?.split('.') ?? [];
  return {
    get address() {
      return loginLink(url.origin, key, run);
    },
    printed: address,
    origin: `${url.origin}/${secretPathOf(key)}`,
    key,
    port: Number(url.port),
    deal: () => sendToHost(child, 'deal'),
    fillDisk: (isFull) => sendToHost(child, isFull ? 'fillDisk' : 'freeDisk'),
    async stop() {
      child.kill('SIGINT');
      await whenEnded(child);
    },
    async kill() {
      child.kill('SIGKILL');
      await whenEnded(child);
    },
  };
}

export interface Screen {
  readonly page: Page;
  /** Errors that the page logged or threw. A test must end without any. */
  readonly troubles: readonly string[];
  /** Leaves the app and clears its data, so that the next test can use the page. */
  readonly close: () => Promise<void>;
}

/** Log messages that are allowed when a test stops the server. */
const CONNECTION_TROUBLE = /ERR_CONNECTION|WebSocket|Failed to fetch|net::ERR/;

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['STANDEE_CHROMIUM'] ?? '/usr/bin/chromium',
    args: [...CHROMIUM_FLAGS],
  });
}

let common: Promise<Served> | undefined;

/** A library, and the host that serves it. */
export interface Served {
  readonly library: string;
  readonly host: Host;
}

export async function serve(): Promise<Served> {
  const library = scratchLibrary();
  return { library, host: await startHost(library) };
}

/**
 * The library of a worker for all test files that do not test the library itself. Its host ends with the
 * process.
 */
export function sharedLibrary(): Promise<Served> {
  common ??= serve().then((served) => {
    process.once('exit', () => removeLibrary(served.library));
    return served;
  });
  return common;
}

let shared: Browser | undefined;

/** The browser for all test files of a worker. It ends with the process. */
export async function sharedBrowser(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await openBrowser();
  return shared;
}

export interface ScreenOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'dark' | 'light';
}

export interface DeviceOptions extends ScreenOptions {
  /** True for touch instead of a mouse. */
  readonly touch?: boolean;
  /** True for real time, which measurements need. Otherwise tests control the page's clock. */
  readonly realTime?: boolean;
}

/** Milliseconds; longer than a double click and than every guard against late presses. */
const PAUSE_MS = 500;

/** Pending requests of each page, newest last. */
const pendingRequests = new WeakMap<Page, Promise<unknown>[]>();

/**
 * Pauses as players do: advances the page's clock without waiting, then waits until all pending requests are
 * answered and painted.
 */
export async function breathe(page: Page): Promise<void> {
  await page.clock.fastForward(PAUSE_MS);
  await Promise.all(pendingRequests.get(page)?.splice(0) ?? []);
  await page.evaluate(
    () =>
      new Promise((painted) => {
        requestAnimationFrame(() => requestAnimationFrame(painted));
      }),
  );
}

/** A browser window that has no stored data. */
interface Device {
  readonly browser: Browser;
  readonly origin: string;
  readonly touch: boolean;
  readonly realTime: boolean;
  readonly page: Page;
  /** Errors that the page logged or threw since it was opened. */
  readonly troubles: string[];
  /** The running app; null = it is not loaded. */
  app: RunningApp | null;
}

interface RunningApp {
  /** Its address up to the `#`. */
  readonly url: string;
  /** True if the test left nothing in the app that would show in the next test. */
  readonly isUntouched: () => Promise<boolean>;
}

/**
 * Devices of earlier tests on the same host. They are reused, because loading the app is most of a short
 * test's time.
 */
let unusedDevices: readonly Device[] = [];

async function takeDevice(
  browser: Browser,
  origin: string,
  { width, height, colorScheme, touch, realTime }: Required<DeviceOptions>,
): Promise<Device> {
  const isWanted = (one: Device) =>
    one.browser === browser &&
    one.origin === origin &&
    one.touch === touch &&
    one.realTime === realTime;
  const found = unusedDevices.find(isWanted);
  const ofAnotherHost = unusedDevices.filter((one) => one.origin !== origin);
  unusedDevices = unusedDevices.filter((one) => one !== found && !ofAnotherHost.includes(one));
  for (const { page } of ofAnotherHost) await page.context().close();
  if (found) {
    await found.page.setViewportSize({ width, height });
    await found.page.emulateMedia({ colorScheme });
    return found;
  }
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    hasTouch: touch,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(watchDialogs);
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  followAnswers(page);
  const troubles = listenForTroubles(page);
  return { browser, origin, touch, realTime, page, troubles, app: null };
}

/** Records the page's requests to its host, over HTTP or its socket, so that tests can wait for the answers. */
function followAnswers(page: Page): void {
  const answers: Promise<unknown>[] = [];
  pendingRequests.set(page, answers);
  /** Sockets of the current document. When a document is left, its sockets close without an event. */
  let sockets = new Set<Map<number, () => void>>();
  let isLeaving = false;
  const leave = () => {
    for (const waiting of sockets) resolveAll(waiting);
    sockets = new Set();
  };
  page.on('request', (request) => {
    if (request.resourceType() === 'document' && request.frame() === page.mainFrame()) {
      leave();
      isLeaving = true;
    }
    if (request.url().includes('/api/')) answers.push(request.response().catch(() => null));
  });
  // Until the next document is shown, the old one can still open a socket.
  page.on('framenavigated', (frame) => {
    if (!isLeaving || frame !== page.mainFrame()) return;
    leave();
    isLeaving = false;
  });
  page.on('websocket', (socket) => {
    const open = sockets;
    const waiting = new Map<number, () => void>();
    open.add(waiting);
    socket.on('framesent', ({ payload }) => {
      const { call } = JSON.parse(String(payload)) as Partial<LiveCall>;
      if (call === undefined || open !== sockets) return;
      answers.push(new Promise<void>((done) => waiting.set(call, done)));
    });
    socket.on('framereceived', ({ payload }) => {
      const { answer } = JSON.parse(String(payload)) as Partial<LiveAnswer>;
      if (answer !== undefined) waiting.get(answer)?.();
    });
    socket.on('close', () => {
      resolveAll(waiting);
      open.delete(waiting);
    });
  });
}

/** Treats pending requests as answered. */
function resolveAll(waiting: ReadonlyMap<number, () => void>): void {
  for (const done of waiting.values()) done();
}

function listenForTroubles(page: Page): string[] {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    const { url } = message.location();
    // This error belongs to the blank picture that was shown before. Pages of the app have an icon.
    if (message.type() !== 'error' || url.endsWith('/favicon.ico')) return;
    if (!CONNECTION_TROUBLE.test(message.text())) troubles.push(`${message.text()} (${url})`);
  });
  return troubles;
}

/** Runs in the page: everything that a test can leave behind in the app, except its campaign. */
function tracesInApp(): string {
  const { documentElement: html } = document;
  const worn = ['lang', 'style', 'class', 'data-theme'].map((name) => html.getAttribute(name));
  // Bits UI registers its open layers on the window.
  const globals = Object.keys(window).filter((name) => !name.startsWith('bits'));
  const remembered = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  const layers = document.querySelectorAll(
    '[role="dialog"], [role="menu"], [role="listbox"]',
  ).length;
  return JSON.stringify([
    worn,
    globals,
    layers,
    remembered.filter((key) => key !== 'standee.open'),
  ]);
}

/** Records the state of the freshly loaded app. */
async function watchApp(page: Page): Promise<RunningApp> {
  const loaded = await page.evaluate(tracesInApp);
  let isLoaded = true;
  page.once('domcontentloaded', () => (isLoaded = false));
  return {
    url: page.url().replace(/#.*/, ''),
    isUntouched: async () => isLoaded && (await page.evaluate(tracesInApp)) === loaded,
  };
}

export async function openScreen(
  browser: Browser,
  address: string,
  {
    width = 1280,
    height = 800,
    colorScheme = 'dark',
    touch = false,
    realTime = false,
  }: DeviceOptions = {},
): Promise<Screen> {
  const { origin, hash } = new URL(address);
  const options = { width, height, colorScheme, touch, realTime };
  const device = await takeDevice(browser, origin, options);
  const { page, troubles } = device;
  troubles.length = 0;
  if (device.app) {
    await page.goto(`${device.app.url}${hash || '#/'}`);
  } else {
    if (!realTime) await page.clock.install();
    await page.goto(address);
    device.app = await watchApp(page);
  }
  return { page, troubles, close: () => releaseDevice(device) };
}

/**
 * Leaves the app running if the test left no trace in it. Otherwise shows a picture instead, which has no
 * scripts, so all pending work of the app ends. The picture has an allowed address, because a refused one
 * would be logged in the next test.
 */
async function releaseDevice(device: Device): Promise<void> {
  const { page } = device;
  const context = page.context();
  try {
    await page.unrouteAll();
    await page.emulateMedia({ media: null, forcedColors: null });
    await page.mouse.move(0, 0);
    // A finger cannot leave the page as a mouse does: the last touched element stays hovered.
    if (device.touch) device.app = null;
    if (device.app) {
      await page.goto(`${device.app.url}#/about`);
      if (!device.realTime) await breathe(page);
      if (!(await device.app.isUntouched())) device.app = null;
    }
    if (!device.app) await page.goto(new URL('icon.svg', page.url()).href);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    if (!device.app) await context.clearCookies();
    unusedDevices = [...unusedDevices, device];
  } catch {
    // The test has closed its host or its page.
    await context.close();
  }
}
