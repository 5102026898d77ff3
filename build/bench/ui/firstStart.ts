/**
 * Measures the time from an empty browser to the first usable screen on several networks, with all requests.
 */
import type { Page } from 'playwright-core';
import { openBrowser, type Host } from '../../e2e/harness';
import { singleValue, readableTimes, type Measured } from './rows';
import type { Scene } from './scenes';

const USABLE = { loopback: 600, slow: 1000, back: 500 } as const;
const FETCHES = { bytes: 0.15, count: 15 } as const;
/** 10 Mbit/s in both directions, 40 ms latency. */
const SLOW_NETWORK = {
  offline: false,
  latency: 40,
  downloadThroughput: 1_250_000,
  uploadThroughput: 1_250_000,
} as const;
const START = 'main .choices button';
const TABLE = '[aria-label="Monsters"] .standee';

declare global {
  interface Window {
    usable: Promise<number> | undefined;
  }
}

/** Runs in the page before any other script: notes the milliseconds until the wanted elements are painted. */
function noteWhenPainted(wanted: string): void {
  window.usable = new Promise((painted) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(wanted)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => painted(performance.now());
        port2.postMessage(null);
      });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

export interface Fetched {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** Bytes that were transferred. */
  readonly bytes: number;
}

/** Runs in the page: the requests that were finished by `end`. */
function requestsUntil(end: number): readonly Fetched[] {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return entries
    .filter(({ startTime }) => startTime < end)
    .map(({ name, startTime, responseEnd, transferSize }) => ({
      name: new URL(name).pathname.split('/').slice(2).join('/') || '/',
      ...{ from: startTime, to: responseEnd, bytes: transferSize },
    }))
    .toSorted((a, b) => a.from - b.from);
}

interface Arrival {
  readonly time: number;
  readonly fetched: readonly Fetched[];
}

const DEFINE_NAME = 'globalThis.__name = (named) => named';

/** Starts the app in a browser with an empty cache. */
async function firstStart(host: Host, isSlow: boolean): Promise<Arrival> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript(DEFINE_NAME);
    await page.addInitScript(noteWhenPainted, START);
    if (isSlow) {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    }
    await page.goto(host.address);
    return await arrivalOf(page);
  } finally {
    await browser.close();
  }
}

async function arrivalOf(page: Page): Promise<Arrival> {
  const time = await page.evaluate(() => window.usable ?? Promise.reject(new Error('not watched')));
  return { time, fetched: await page.evaluate(requestsUntil, time) };
}

/** Reloads an open game with the browser's cache. */
async function reloads(scene: Scene, samples: number): Promise<readonly Arrival[]> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(scene.host.address);
    await page.goto(scene.placeOf('table'));
    await page.locator(TABLE).first().waitFor();
    await page.addInitScript(DEFINE_NAME);
    await page.addInitScript(noteWhenPainted, TABLE);
    const arrivals: Arrival[] = [];
    for (let sample = 0; sample < samples; sample += 1) {
      await page.reload();
      arrivals.push(await arrivalOf(page));
    }
    return arrivals;
  } finally {
    await browser.close();
  }
}

export async function coldRows(
  host: Host,
  scene: Scene,
  samples: number,
): Promise<{
  rows: readonly Measured[];
  waterfalls: Readonly<Record<string, readonly Fetched[]>>;
}> {
  const fast: Arrival[] = [];
  const slow: Arrival[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    fast.push(await firstStart(host, false));
    slow.push(await firstStart(host, true));
  }
  const timesOf = (arrivals: readonly Arrival[]) => arrivals.map(({ time }) => time);
  const back = await reloads(scene, samples);
  const first = fast.at(-1)?.fetched ?? [];
  const bytes = first.reduce((sum, each) => sum + each.bytes, 0);
  return {
    rows: [
      readableTimes('first screen, cold', timesOf(fast), USABLE.loopback),
      readableTimes('first screen, cold, 10 Mbit/s and 40 ms', timesOf(slow), USABLE.slow),
      readableTimes('back to an open game', timesOf(back), USABLE.back),
      singleValue('first screen, fetched', 'MB', bytes / 1e6, FETCHES.bytes),
      singleValue('first screen, requests', '', first.length, FETCHES.count),
    ],
    waterfalls: { 'The first screen': first, 'Back to an open game': back.at(-1)?.fetched ?? [] },
  };
}

const CHARACTERS = 60;

/** Prints each request as a bar. All bars have the same scale. */
export function printWaterfall(what: string, fetched: readonly Fetched[]): void {
  const end = Math.max(1, ...fetched.map(({ to }) => to));
  const place = (time: number) => Math.round((time / end) * CHARACTERS);
  console.log(`\n${what}: its requests, ${end.toFixed(0)} ms from left to right`);
  for (const { name, from, to, bytes } of fetched) {
    const bar = '='.repeat(Math.max(1, place(to) - place(from)));
    const line = `${' '.repeat(place(from))}${bar}`.padEnd(CHARACTERS + 1);
    console.log(`|${line}| ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${name}`);
  }
}
