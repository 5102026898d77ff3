/**
 * `npm run bench:ui`: what a player feels in the real interface, in Chromium on the built app and
 * real files. Prints a table and never fails: machines differ. Build first.
 */
import type { Page } from 'playwright-core';
import { id } from '../../shared/ids';
import type { Command } from '../../shared/commands/shapes';
import {
  openBrowser,
  openScreen,
  removeLibrary,
  scratchLibrary,
  startHost,
  type Host,
} from '../e2e/harness';
import { callApi, snapshotOf } from '../e2e/table';
import { print, rowsOf, type Row } from './measure';

const FRAME = 50;
const SAMPLES = 20;
/** The screen takes a faster second press for a double click, in milliseconds. */
const BREATH = 420;
const TYPES = [
  'bandit-guard',
  'bandit-archer',
  'living-bones',
  'cultist',
  'inox-guard',
  'hound',
  'vermling-scout',
  'city-guard',
  'city-archer',
  'living-corpse',
  'ancient-artillery',
  'cave-bear',
  'vermling-shaman',
];

async function send(host: Host, campaign: string, command: Command): Promise<boolean> {
  const answer = (await callApi(host, 'send', campaign, command, crypto.randomUUID())) as {
    ok: boolean;
  };
  return answer.ok;
}

/** A running scenario in the guards' turn, with standees up to `standees`. */
async function setTable(host: Host, campaign: string, standees: number): Promise<void> {
  await callApi(host, 'createCampaign', campaign);
  const classes = ['brute', 'scoundrel', 'spellweaver', 'tinkerer'];
  for (const name of classes) {
    await send(host, campaign, { type: 'addCharacter', class: id(name), name, level: 1 });
  }
  const characters = classes.map((_, index) => id<never>(`c${String(index + 1)}`));
  await send(host, campaign, { type: 'startScenario', scenario: id('1'), characters, level: 1 });
  let count = (await snapshotOf(host, campaign)).game.scenario?.figures.length ?? 0;
  count -= classes.length;
  for (const monster of TYPES) {
    while (count < standees) {
      const added = await send(host, campaign, {
        type: 'addMonster',
        monster: id(monster),
        rank: 'normal',
        standee: null,
        origin: 'placed',
        side: 'enemies',
        at: null,
      });
      if (!added) break;
      count += 1;
    }
  }
  for (const [index, character] of characters.entries()) {
    const leading = 95 + index;
    await send(host, campaign, { type: 'setInitiative', character, leading, second: null });
  }
  await send(host, campaign, { type: 'revealInitiatives' });
}

/**
 * Presses what `press` finds, and waits until `watch` reads differently and the frame with it is
 * painted: milliseconds.
 */
async function painted(page: Page, press: string, watch: string): Promise<number> {
  await page.waitForTimeout(BREATH);
  return page.evaluate(
    async ([pressed, watched]) => {
      const read = (): string =>
        [...document.querySelectorAll<HTMLElement>(watched)]
          .map((each) => (each instanceof HTMLInputElement ? each.value : each.outerHTML))
          .join();
      const before = read();
      const button = document.querySelector<HTMLElement>(pressed);
      if (!button) throw new Error(`nothing to press: ${pressed}`);
      const start = performance.now();
      button.click();
      while (read() === before) {
        if (performance.now() - start > 5000) throw new Error(`nothing changed: ${watched}`);
        await new Promise(requestAnimationFrame);
      }
      await new Promise((done) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = done;
          channel.port2.postMessage(null);
        });
      });
      return performance.now() - start;
    },
    [press, watch] as const,
  );
}

async function timesFor(
  page: Page,
  press: string | ((sample: number) => string),
  watch: string,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    times.push(await painted(page, typeof press === 'string' ? press : press(sample), watch));
  }
  return times.sort((a, b) => a - b);
}

/** A turn forward and back again, so that the round never ends. */
async function turnRows(page: Page, name: (what: string) => string): Promise<readonly Row[]> {
  const next = '#next-step';
  const forward: number[] = [];
  const back: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    forward.push(await painted(page, next, next));
    back.push(await painted(page, '.steps button[aria-label^="Undo"]', next));
  }
  forward.sort((a, b) => a - b);
  back.sort((a, b) => a - b);
  return [...rowsOf(name('next turn'), forward, FRAME), ...rowsOf(name('undo'), back, FRAME)];
}

const GUARD = '[aria-label="Monsters"] .standee';

async function tableRows(host: Host, campaign: string, standees: number): Promise<Row[]> {
  await setTable(host, campaign, standees);
  const browser = await openBrowser();
  const { page } = await openScreen(browser, host.address, { realTime: true });
  // The names that tsx gives to functions are not known in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(`${host.origin}/#/campaign/${campaign}/table`);
  await page.reload();
  await page.getByRole('region', { name: 'Monsters' }).waitFor();
  const name = (what: string) => `${String(standees)} standees: ${what}`;
  const alternate = (sample: number) =>
    `${GUARD} .stepper > .step:${sample % 2 === 0 ? 'first' : 'last'}-child`;
  // Its buttons are there as long as the mouse is.
  await page.locator(GUARD).first().hover();
  const rows = [
    ...rowsOf(name('damage'), await timesFor(page, alternate, `${GUARD} .stepper input`), FRAME),
    ...rowsOf(
      name('draw'),
      await timesFor(page, '.deck .draw', '.deck .count, .deck .last'),
      FRAME,
    ),
    ...(await turnRows(page, name)),
  ];
  await page.locator(`${GUARD} [data-figure]`).first().click();
  const condition = '.popover .condition:first-of-type';
  const conditionTimes = await timesFor(page, condition, `${GUARD} [data-figure]`);
  rows.push(...rowsOf(name('condition'), conditionTimes, FRAME));
  await browser.close();
  return rows;
}

/** From the address to the first screen a hand can use, with nothing in the browser's store. */
async function coldRows(host: Host): Promise<Row[]> {
  const times: number[] = [];
  for (let sample = 0; sample < 5; sample += 1) {
    const browser = await openBrowser();
    const start = performance.now();
    const { page } = await openScreen(browser, host.address, { realTime: true });
    await page.getByRole('button', { name: /^Try a demo/ }).waitFor();
    times.push(performance.now() - start);
    await browser.close();
  }
  times.sort((a, b) => a - b);
  return [...rowsOf('first usable screen, cold', times, 1000)];
}

/** Bytes in use by the page after garbage was collected. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

async function memoryRows(host: Host, campaign: string): Promise<Row[]> {
  const browser = await openBrowser();
  const { page } = await openScreen(browser, host.address, { realTime: true });
  await page.goto(`${host.origin}/#/campaign/${campaign}/table`);
  await page.getByRole('region', { name: 'Monsters' }).waitFor();
  const before = await heapOf(page);
  for (let action = 0; action < 500; action += 1) {
    const amount = action % 2 === 0 ? 1 : 0;
    await send(host, campaign, { type: 'correctExperience', figure: id('c1'), amount });
  }
  await page.waitForTimeout(500);
  const after = await heapOf(page);
  await browser.close();
  const mega = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  return [
    { what: 'page memory, at first', figure: mega(before), budget: '', isWithin: null },
    { what: 'page memory, after 500 actions', figure: mega(after), budget: '', isWithin: null },
  ];
}

const library = scratchLibrary();
const host = await startHost(library);
try {
  print([
    ...(await coldRows(host)),
    ...(await tableRows(host, 'Normal', 10)),
    ...(await tableRows(host, 'Crowded', 100)),
    ...(await memoryRows(host, 'Normal')),
  ]);
} finally {
  await host.stop();
  removeLibrary(library);
}
