/**
 * `npm run bench:ui`: measures the real interface in Chromium, on the built app and real files:
 * from a press to the painted frame, the first start, memory, CPU use at rest. Prints a table
 * beside the last run's. A missed budget is printed but never an error, because machines differ. It
 * takes about twenty-five minutes; `-- --brief` is a five-minute smoke test. `-- --only A,boardB`
 * measures some parts, `--samples 8` sets the number of samples; these runs are not saved.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { openBrowser, openScreen, removeLibrary, scratchLibrary, startHost } from '../e2e/harness';
import { actRows } from './ui/tableActions';
import { boardRows } from './ui/boardActions';
import { coldRows, printWaterfall } from './ui/firstStart';
import { frameRows } from './ui/frames';
import { Machine, machineChange } from './ui/machine';
import { ScreenUser } from './ui/pressToPaint';
import { placeAll } from './ui/placeFigures';
import { emptyIdleRow, idleRow, memoryRows, nodeRows } from './ui/memoryAndIdle';
import { saveRun, readLastRun, printRows, type Measured } from './ui/rows';
import { Scene, SCENES } from './ui/scenes';

const PARTS = ['A', 'boardA', 'B', 'boardB', 'rest', 'memory', 'cold'] as const;
type Part = (typeof PARTS)[number];

const { values } = parseArgs({
  options: {
    brief: { type: 'boolean', default: false },
    only: { type: 'string' },
    samples: { type: 'string' },
  },
});
const wanted = values.only?.split(',') ?? PARTS;
const isWanted = (part: Part): boolean => wanted.includes(part);
/** Number of samples; fewer for the scene that takes longer to paint. */
const samplesOf = (title: 'A' | 'B'): number =>
  Number(values.samples ?? (values.brief ? 2 : { A: 10, B: 20 }[title]));
const STARTS = values.brief ? 1 : 7;
/** Seconds of each idle measurement, which is made at the beginning and at the end. */
const IDLE_SAMPLES = values.brief ? 2 : 10;
const IDLE_SECONDS = values.brief ? 5 : 30;
const KEPT = join(resolve(import.meta.dirname, '../..'), '.cache/bench-ui.json');

/**
 * Opens a screen of a scene in a new browser with the players' default settings, and runs a measurement
 * there.
 */
async function measureScreen<T>(
  scene: Scene,
  screen: 'table' | 'board',
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const browser = await openBrowser();
  try {
    const { page } = await openScreen(browser, host.address, { realTime: true });
    // Animations stay on, as they are for players. tsx inserts calls of a helper, which the page needs too.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto(scene.placeOf(screen));
    await page.reload();
    const shows = { table: '[aria-label="Monsters"] .standee', board: '[data-figure]' }[screen];
    await page.locator(shows).first().waitFor();
    return await measure(page);
  } finally {
    await browser.close();
  }
}

async function tableRows(title: 'A' | 'B', scene: Scene): Promise<readonly Measured[]> {
  return measureScreen(scene, 'table', async (page) => {
    const user = await ScreenUser.of(page);
    const rows: Measured[] = [];
    if (isWanted(title)) {
      rows.push(...(await nodeRows(page, title)));
      rows.push(...(await actRows(user, scene, title, samplesOf(title))));
      await page.mouse.move(0, 0);
    }
    if (title === 'B' && isWanted('rest')) {
      rows.push(await idleRow(page, IDLE_SECONDS));
      rows.push(...(await frameRows(page, scene)));
    }
    return rows;
  });
}

async function mapRows(setting: (typeof SCENES)[number]): Promise<readonly Measured[]> {
  const { title } = setting;
  const scene = await Scene.of(host, `${title} on the map`, setting, 'board');
  const places = await placeAll(scene);
  return measureScreen(scene, 'board', async (page) => [
    ...(await nodeRows(page, `${title}, board`)),
    ...(await boardRows(await ScreenUser.of(page), scene, places, {
      title,
      samples: samplesOf(title),
    })),
  ]);
}

async function firstStartRows(): Promise<readonly Measured[]> {
  const open = await Scene.of(host, 'Open', SCENES[0]);
  const empty = scratchLibrary();
  const fresh = await startHost(empty);
  const { rows, waterfalls } = await coldRows(fresh, open, STARTS);
  await fresh.stop();
  removeLibrary(empty);
  for (const [what, fetched] of Object.entries(waterfalls)) printWaterfall(what, fetched);
  console.log('');
  return rows;
}

// The test harness does not keep this process running.
const alive = setInterval(() => undefined, 60_000);
const begun = Date.now();
const library = scratchLibrary();
const host = await startHost(library);
try {
  const rows: Measured[] = [];
  const machine = new Machine();
  await machine.measure(IDLE_SAMPLES);
  for (const setting of SCENES) {
    const { title, standees } = setting;
    console.log(`${title}: ${String(standees)} standees, 4 characters, 3 summons`);
    const isBig = title === 'B';
    if (isWanted(title) || (isBig && isWanted('rest'))) {
      rows.push(...(await tableRows(title, await Scene.of(host, title, setting))));
      if (isBig && isWanted('rest')) rows.push(await emptyIdleRow(IDLE_SECONDS));
    }
    if (isBig && isWanted('memory')) {
      // Memory grows with the history, so each measured campaign contains only its own steps.
      const scene = await Scene.of(host, `${title} for long`, setting);
      rows.push(...(await measureScreen(scene, 'table', (page) => memoryRows(page, scene))));
    }
    if (isWanted(`board${title}`)) rows.push(...(await mapRows(setting)));
  }
  if (isWanted('cold')) rows.unshift(...(await firstStartRows()));
  await machine.measure(IDLE_SAMPLES);
  rows.unshift(...machine.rows());
  const last = readLastRun(KEPT);
  const worse = printRows(rows, last);
  const change = machineChange(rows, last);
  if (change) console.log(`\n${change}`);
  if (worse.length > 0) console.log(`\nWorse than the last run: ${worse.join('; ')}`);
  console.log(`\nMeasured in ${((Date.now() - begun) / 60_000).toFixed(1)} minutes.`);
  if (!values.brief && !values.only) saveRun(KEPT, rows);
} finally {
  clearInterval(alive);
  await host.stop();
  removeLibrary(library);
}
