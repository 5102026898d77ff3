/**
 * Six devices at one table, in real browsers: how long an act takes until it is painted on all of them, how
 * long others wait while one device floods the table, and how soon one that slept is right again.
 */
import { request } from 'node:http';
import type { Page } from 'playwright-core';
import { id } from '../../shared/ids';
import type { Command } from '../../shared/commands/shapes';
import { removeLibrary } from '../e2e/harness';
import { record } from '../e2e/paper';
import { PHONE, SharedTable, TABLET, TELEVISION } from '../e2e/sharedTable';
import { monstersIn, scenarioOf } from '../e2e/table';
import { rowsOf, type Row } from './measure';

const SAMPLES = 30;
const STANDEES = 40;
/** Milliseconds of the promises. */
const PAINTED = 150;
const OTHERS = 100;
const AWAKE = 1000;
/** Requests that are under way at once while a device floods, and from how many addresses. */
const FLOOD = 200;

const CLASSES = ['brute', 'tinkerer', 'spellweaver', 'mindthief'] as const;
const TYPES = [
  'bandit-guard',
  'bandit-archer',
  'living-bones',
  'hound',
  'cultist',
  'ooze',
] as const;

async function crowd({ host, campaign }: SharedTable): Promise<void> {
  for (const { room, revealed } of (await scenarioOf(host, campaign)).rooms) {
    if (!revealed) await record(host, campaign, [{ type: 'revealRoom', room, by: null }]);
  }
  const now = await scenarioOf(host, campaign);
  let count = now.figures.filter(({ kind }) => kind === 'monster').length;
  for (const monster of TYPES) {
    for (let of = monstersIn(now, monster).length; of < 6 && count < STANDEES; of += 1) {
      const rank = of % 3 === 0 ? 'elite' : 'normal';
      const placed = { standee: null, origin: 'placed', side: 'enemies', at: null } as const;
      await record(host, campaign, [{ type: 'addMonster', monster, rank, ...placed }]);
      count += 1;
    }
  }
}

/** The moment a page has painted hit points of Hilda, in milliseconds since 1970. */
function painting(page: Page, points: number): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((painted) => {
        const look = (): void => {
          const fields = [...document.querySelectorAll<HTMLInputElement>('.hit-points input')];
          const text = `${fields.map(({ value }) => `${value}/`).join(' ')} ${document.body.innerText}`;
          if (!new RegExp(`(^|[^0-9])${wanted}\\s*/`).test(text)) {
            requestAnimationFrame(look);
            return;
          }
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => painted(performance.timeOrigin + performance.now());
            channel.port2.postMessage(null);
          });
        };
        look();
      }),
    points,
  );
}

/** Presses once on the first phone; milliseconds until all six pages show it. */
async function actOnOne(pages: readonly Page[], label: string, points: number): Promise<number> {
  const [phone] = pages;
  if (!phone) throw new Error('There is no phone.');
  const shown = pages.map((page) => painting(page, points));
  const pressed = await phone.evaluate((name) => {
    const button = document.querySelector<HTMLElement>(`[aria-label="${name}"]`);
    if (!button) throw new Error(`nothing to press: ${name}`);
    const at = performance.timeOrigin + performance.now();
    button.click();
    return at;
  }, label);
  return Math.max(...(await Promise.all(shown))) - pressed;
}

/** Asks as fast as it can until it is stopped: calls, garbage, and sockets that say nothing. */
function flood(origin: string, cookie: string): () => void {
  const { hostname, port } = new URL(origin);
  let isOn = true;
  const ask = (place: number): void => {
    if (!isOn) return;
    const again = () => setImmediate(() => ask(place));
    const options = {
      host: hostname,
      port,
      localAddress: `127.0.2.${String(1 + (place % 4))}`,
      method: 'POST',
      path: ['/seat/open', '/seat/send', '/seat/content/monsters.json', '/'][place % 4],
      headers: { cookie, Host: `${hostname}:${port}` },
    };
    const asked = request(options, (answer) => answer.resume().on('close', again));
    asked.on('error', again);
    asked.end(place % 2 === 0 ? '[]' : '{"a":[[[[');
  };
  for (let place = 0; place < FLOOD; place += 1) ask(place);
  return () => (isOn = false);
}

async function actTimes(pages: readonly Page[], samples: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    const isHurt = sample % 2 === 0;
    const label = isHurt ? 'Hilda suffers 1 damage' : 'Heal Hilda 1';
    times.push(await actOnOne(pages, label, isHurt ? 9 : 10));
    await new Promise((rested) => setTimeout(rested, 450));
  }
  return times.sort((a, b) => a - b);
}

/** Milliseconds of a call of the table's own page. */
async function tableTimes({ host, campaign }: SharedTable): Promise<readonly number[]> {
  const times: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const amount = sample % 2;
    const start = performance.now();
    await record(host, campaign, [
      { type: 'correctExperience', figure: id('c4'), amount: 1 - amount },
    ]);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}

/** How long after its network is back a phone shows what happened in an hour. */
async function awakeTimes(table: SharedTable, phone: Page): Promise<readonly number[]> {
  const times: number[] = [];
  for (let sample = 0; sample < 5; sample += 1) {
    await phone.context().setOffline(true);
    await phone.clock.fastForward('01:00:00');
    await phone.getByText('No connection to the table.').waitFor();
    const experience = 20 + sample;
    await record(table.host, table.campaign, [
      { type: 'correctExperience', figure: id('c1'), amount: experience },
    ]);
    const start = performance.now();
    await phone.context().setOffline(false);
    await phone.waitForFunction(
      (wanted) =>
        [...document.querySelectorAll('input')].some(({ value }) => value === String(wanted)),
      experience,
    );
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}

/** Needs the app to be built; rows of the promises of shared screens. */
export async function deviceRows(): Promise<readonly Row[]> {
  const commands: readonly Command[] = [
    ...CLASSES.map((of, place): Command => {
      const name = ['Hilda', 'Piet', 'Aurelia', 'Nim'][place] ?? '';
      return { type: 'addCharacter', class: id(of), name, level: 1 };
    }),
    {
      type: 'startScenario',
      scenario: id('1'),
      characters: CLASSES.map((_, place) => id(`c${String(place + 1)}`)),
      level: 1,
    },
  ];
  const table = await SharedTable.set(commands);
  try {
    await crowd(table);
    await table.share();
    const real = { realTime: true };
    const pages: Page[] = [];
    for (const [who, name] of [
      ['Hilda', 'Ann'],
      ['Hilda', 'Bob'],
      ['Hilda', 'Cleo'],
      ['Hilda', 'Dan'],
    ] as const) {
      pages.push(await table.join(`plays ${who}`, name, { ...PHONE, ...real }));
    }
    const nobody = 'is a screen for all to see';
    pages.push(await table.join(nobody, 'Tablet', { ...TABLET, ...real }));
    pages.push(await table.join(nobody, 'TV', { ...TELEVISION, ...real }));
    // The names that tsx gives to functions are not known in the pages.
    for (const page of pages) await page.evaluate('globalThis.__name = (named) => named');
    const sleeper = await table.join('plays Hilda', 'Eve', PHONE);
    await table.go('table');
    await actTimes(pages, 4);
    const rows = [
      ...rowsOf('six devices: act on one, painted on all', await actTimes(pages, SAMPLES), PAINTED),
    ];
    const asleep = await awakeTimes(table, sleeper);
    rows.push(...rowsOf('a device asleep for an hour, back', asleep, AWAKE));
    const origin = new URL(pages[0]?.url() ?? '').origin;
    const [cookie] = (await pages[3]?.context().cookies()) ?? [];
    const stop = flood(origin, `${cookie?.name ?? ''}=${cookie?.value ?? ''}`);
    rows.push(...rowsOf('a device floods: the table is answered', await tableTimes(table), OTHERS));
    const others = pages.filter((_, place) => place !== 3);
    rows.push(
      ...rowsOf(
        'a device floods: act on another, painted on all',
        await actTimes(others, 10),
        PAINTED,
      ),
    );
    stop();
    return rows;
  } finally {
    await table.browser.close();
    await table.host.stop();
    removeLibrary(table.library);
  }
}
