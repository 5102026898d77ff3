/**
 * `npm run bench:ui`: what a player feels in the real interface, in Chromium on the built app and real files:
 * from a press to the painted frame, the first start, memory, rest. Prints a table beside the last run's and
 * never fails: machines differ. It takes six to eight minutes; `-- --brief` shows in two that it works, and is not kept.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  openBrowser,
  openScreen,
  removeLibrary,
  scratchLibrary,
  startHost,
  type Host,
} from '../e2e/harness';
import { actRows } from './ui/acts';
import { coldRows, printWaterfall } from './ui/cold';
import { frameRows } from './ui/frames';
import { Hand } from './ui/painted';
import { idleRow, memoryRows, nodeRows } from './ui/rest';
import { keepRun, lastRun, printRows, type Measured } from './ui/rows';
import { Scene, SCENES } from './ui/scenes';

const { values } = parseArgs({ options: { brief: { type: 'boolean', default: false } } });
/** More on the table that is harder to paint. */
const SAMPLES = values.brief ? { A: 2, B: 2 } : { A: 10, B: 20 };
const STARTS = values.brief ? 1 : 7;
const IDLE_SECONDS = values.brief ? 5 : 30;
const KEPT = join(resolve(import.meta.dirname, '../..'), '.cache/bench-ui.json');

async function tableRows(host: Host, scene: Scene, title: 'A' | 'B'): Promise<readonly Measured[]> {
  const browser = await openBrowser();
  try {
    const { page } = await openScreen(browser, host.address, { realTime: true });
    // Things move as they do for players, and the names that tsx gives to functions are known.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto(scene.place);
    await page.reload();
    await page.locator('[aria-label="Monsters"] .standee').first().waitFor();
    const hand = await Hand.of(page);
    const rows: Measured[] = [...(await nodeRows(page, title))];
    rows.push(...(await actRows(hand, scene, title, SAMPLES[title])));
    await page.mouse.move(0, 0);
    if (title === 'B') {
      rows.push(await idleRow(page, IDLE_SECONDS));
      rows.push(...(await frameRows(page, scene)));
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** In a browser of its own: what was measured before stays behind. */
async function memoryOf(host: Host, scene: Scene): Promise<readonly Measured[]> {
  const browser = await openBrowser();
  try {
    const { page } = await openScreen(browser, host.address, { realTime: true });
    await page.goto(scene.place);
    await page.locator('[aria-label="Monsters"] .standee').first().waitFor();
    return await memoryRows(page, scene);
  } finally {
    await browser.close();
  }
}

const begun = Date.now();
const library = scratchLibrary();
const host = await startHost(library);
try {
  const rows: Measured[] = [];
  for (const { title, standees, crowd } of SCENES) {
    console.log(`${title}: ${String(standees)} standees, 4 characters, 3 summons`);
    const scene = await Scene.of(host, title, standees, crowd);
    rows.push(...(await tableRows(host, scene, title)));
    if (title === 'B') rows.push(...(await memoryOf(host, scene)));
  }
  const open = await Scene.of(host, 'Open', SCENES[0].standees, SCENES[0].crowd);
  const empty = scratchLibrary();
  const fresh = await startHost(empty);
  const { rows: starts, waterfalls } = await coldRows(fresh, open, STARTS);
  await fresh.stop();
  removeLibrary(empty);
  for (const [what, fetched] of Object.entries(waterfalls)) printWaterfall(what, fetched);
  console.log('');
  const worse = printRows([...starts, ...rows], lastRun(KEPT));
  if (worse.length > 0) console.log(`\nWorse than the last run: ${worse.join('; ')}`);
  console.log(`\nMeasured in ${((Date.now() - begun) / 60_000).toFixed(1)} minutes.`);
  if (!values.brief) keepRun(KEPT, [...starts, ...rows]);
} finally {
  await host.stop();
  removeLibrary(library);
}
