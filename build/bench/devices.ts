/**
 * Benchmarks of six devices at one table, in real browsers: the time until all have painted an action, the
 * delay for others while one device floods the server, and the time a device needs after sleep.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { WebSocket } from 'ws';
import { id } from '../../shared/ids';
import type { Command } from '../../shared/commands/shapes';
import { removeLibrary } from '../e2e/harness';
import { record } from '../e2e/paper';
import { PHONE, SharedTable, TABLET, TELEVISION } from '../e2e/sharedTable';
import { monstersIn, scenarioOf } from '../e2e/table';
import { latencyRows, type Row } from './measure';

const SAMPLES = 30;
const CALLS = 60;
const STANDEES = 40;
/** Budgets in milliseconds. */
const PAINTED_BUDGET = 150;
const OTHERS_BUDGET = 100;
const AWAKE_BUDGET = 1000;

const CLASSES = ['brute', 'tinkerer', 'spellweaver', 'mindthief'] as const;
const TYPES = [
  'bandit-guard',
  'bandit-archer',
  'living-bones',
  'hound',
  'cultist',
  'ooze',
] as const;

async function addMonsters({ host, campaign }: SharedTable): Promise<void> {
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

/** The time at which a page painted Hilda's hit points, in milliseconds since 1970. */
function paintedAt(page: Page, points: number): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((painted) => {
        // A phone shows the hit points in a field, a shared screen beside the name.
        const read = (): string | null | undefined =>
          document.querySelector<HTMLInputElement>('.hit-points input')?.value ??
          document.querySelector('.points')?.firstChild?.nodeValue;
        const look = (): void => {
          if (read()?.trim() !== String(wanted)) {
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

/**
 * Presses a button once on the first phone, then `Enter`, so that the press is sent without delay. Resolves
 * with the milliseconds until all six pages show the change.
 */
async function actOnOne(pages: readonly Page[], label: string, points: number): Promise<number> {
  const [phone] = pages;
  if (!phone) throw new Error('There is no phone.');
  const shown = pages.map((page) => paintedAt(page, points));
  const pressed = await phone.evaluate((name) => {
    const button = document.querySelector<HTMLElement>(`[aria-label="${name}"]`);
    if (!button) throw new Error(`nothing to press: ${name}`);
    const at = performance.timeOrigin + performance.now();
    button.click();
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
    document.querySelector('.hit-points input')?.dispatchEvent(enter);
    return at;
  }, label);
  return Math.max(...(await Promise.all(shown))) - pressed;
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

/** Durations of calls that are made one after the other, in milliseconds. */
async function callTimes(call: (sample: number) => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let sample = 0; sample < CALLS; sample += 1) {
    const start = performance.now();
    await call(sample);
    times.push(performance.now() - start);
    await new Promise((rested) => setTimeout(rested, 60));
  }
  return times.sort((a, b) => a - b);
}

interface Seats {
  readonly origin: string;
  readonly cookies: readonly string[];
}

/** Reads the seats of some pages and closes the pages, so that only the host uses the CPU afterwards. */
async function takeSeats(pages: readonly Page[]): Promise<Seats> {
  const cookies: string[] = [];
  const origin = new URL(pages[0]?.url() ?? '').origin;
  for (const page of pages) {
    const [cookie] = await page.context().cookies();
    cookies.push(`${cookie?.name ?? ''}=${cookie?.value ?? ''}`);
    await page.context().close();
  }
  return { origin, cookies };
}

/** Measures the time until all devices have received an action of one seat. */
async function receivedRows({ origin, cookies }: Seats): Promise<readonly Row[]> {
  const sockets = cookies.map(
    (cookie) =>
      new WebSocket(`${origin.replace('http', 'ws')}/seat/live`, { origin, headers: { cookie } }),
  );
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  const call = async (method: string, ...args: readonly unknown[]) => {
    const headers = { cookie: cookies[0] ?? '' };
    const body = JSON.stringify(args);
    const answer = await fetch(`${origin}/seat/${method}`, { method: 'POST', headers, body });
    return ((await answer.json()) as { value: { seq: number } }).value.seq;
  };
  let seen = await call('open');
  const times = await callTimes(async (sample) => {
    const allReceived = sockets.map((socket) => once(socket, 'message'));
    const command = { type: 'correctExperience', figure: 'c1', amount: 1 + (sample % 2) };
    seen = await call('send', command, crypto.randomUUID(), seen);
    await Promise.all(allReceived);
  });
  for (const socket of sockets) socket.terminate();
  return latencyRows('six devices: act on one, told to all', times, PAINTED_BUDGET);
}

/** Measures how long the table and another seat wait while one seat floods the server. */
async function floodRows(table: SharedTable, { origin, cookies }: Seats): Promise<readonly Row[]> {
  const [flooder = '', cookie = ''] = cookies;
  const flood = join(import.meta.dirname, 'flood.mjs');
  const flooding = spawn(process.execPath, [flood, origin, flooder]);
  const ofTable = await callTimes((sample) =>
    record(table.host, table.campaign, [
      { type: 'correctExperience', figure: id('c4'), amount: 1 - (sample % 2) },
    ]),
  );
  const ofSeat = await callTimes(async () => {
    const options = { method: 'POST', headers: { cookie }, body: '[]' };
    await (await fetch(`${origin}/seat/open`, options)).text();
  });
  flooding.kill();
  return [
    ...latencyRows('a device floods: the table is answered', ofTable, OTHERS_BUDGET),
    ...latencyRows('a device floods: another seat is answered', ofSeat, OTHERS_BUDGET),
  ];
}

/** Measures the time until a phone that reconnects shows the events of the last hour. */
async function awakeTimes(table: SharedTable, phone: Page): Promise<readonly number[]> {
  const times: number[] = [];
  for (let sample = 0; sample < 5; sample += 1) {
    await phone.context().setOffline(true);
    await phone.clock.fastForward('01:00:00');
    await phone.getByText('No connection to the table.').waitFor();
    // A number that is not in any deck or figure.
    const experience = 700 + sample;
    await record(table.host, table.campaign, [
      { type: 'correctExperience', figure: id('c1'), amount: experience },
    ]);
    const start = performance.now();
    await phone.context().setOffline(false);
    await phone.waitForFunction(
      (wanted) => document.body.textContent.includes(wanted),
      String(experience),
    );
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}

/** Rows for the budgets of shared screens. The app must be built. */
export async function deviceRows(): Promise<readonly Row[]> {
  const commands: readonly Command[] = [
    ...CLASSES.map((of, index): Command => {
      const name = ['Hilda', 'Piet', 'Aurelia', 'Nim'][index] ?? '';
      return { type: 'addCharacter', class: id(of), name, level: 1 };
    }),
    {
      type: 'startScenario',
      scenario: id('1'),
      characters: CLASSES.map((_, index) => id(`c${String(index + 1)}`)),
      level: 1,
    },
  ];
  const table = await SharedTable.create(commands);
  try {
    await addMonsters(table);
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
    const nobody = 'is a shared screen';
    pages.push(await table.join(nobody, 'Tablet', { ...TABLET, ...real }));
    pages.push(await table.join(nobody, 'TV', { ...TELEVISION, ...real }));
    // tsx inserts calls of a helper that the pages do not have.
    for (const page of pages) await page.evaluate('globalThis.__name = (named) => named');
    const sleeper = await table.join('plays Hilda', 'Eve', PHONE);
    await table.go('table');
    await actTimes(pages, 4);
    const rows = [
      ...latencyRows(
        'six devices: act on one, painted on all',
        await actTimes(pages, SAMPLES),
        PAINTED_BUDGET,
      ),
    ];
    const asleep = await awakeTimes(table, sleeper);
    rows.push(...latencyRows('a device asleep for an hour, back', asleep, AWAKE_BUDGET));
    const seats = await takeSeats(pages);
    await sleeper.context().close();
    await table.page.context().close();
    rows.push(...(await receivedRows(seats)), ...(await floodRows(table, seats)));
    return rows;
  } finally {
    await table.browser.close();
    await table.host.stop();
    removeLibrary(table.library);
  }
}
