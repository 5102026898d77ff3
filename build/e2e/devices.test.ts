import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe';
import {
  breathe,
  openBrowser,
  openScreen,
  removeLibrary,
  scratchLibrary,
  startHost,
  type DeviceOptions,
  type Host,
  type Screen,
} from './harness';
import { HILDA, TWO_AT_BLACK_BARROW } from './desk';
import { campaignWith, record } from './paper';
import { monstersIn, scenarioOf } from './table';

const PHONE: DeviceOptions = { width: 390, height: 844, touch: true };

let library = '';
let browser: Browser;
let host: Host;
let campaign = '';
const screens: Screen[] = [];

beforeAll(async () => {
  library = scratchLibrary();
  browser = await openBrowser();
  // Another loopback address stands for the network of a table.
  host = await startHost(library, 0, ['--network', '127.0.0.2']);
  campaign = await campaignWith(host, 'Tuesdays', TWO_AT_BLACK_BARROW);
});
afterAll(async () => {
  await browser.close();
  await host.stop();
  removeLibrary(library);
});

async function open(address: string, options: DeviceOptions): Promise<Page> {
  const screen = await openScreen(browser, address, options);
  screens.push(screen);
  return screen.page;
}

async function go(table: Page, screen: string): Promise<void> {
  await table.goto(`${host.origin}/#/campaign/${encodeURIComponent(campaign)}/${screen}`);
}

/** A device that scans the code and is let in at the table. */
async function join(table: Page, who: string, name: string, options: DeviceOptions): Promise<Page> {
  const origin = await table.getByText(/^http:\/\/127\.0\.0\.2:\d+$/).innerText();
  const word = await table.getByText(/^[A-Z2-9]{8}$/).innerText();
  const device = await open(`${origin}/#${word}`, options);
  await device.getByLabel('Name of this device').fill(name);
  await device.getByLabel('This device', { exact: true }).selectOption({ label: who });
  await device.getByRole('button', { name: 'Knock' }).click();
  await table.getByRole('dialog', { name: new RegExp(`Let “${name}” in as`) }).waitFor();
  await table.getByRole('button', { name: 'Let in' }).click();
  return device;
}

test('a table shares itself: two phones and a screen join, choose in secret, and play', async () => {
  const table = await open(host.address, {});
  await go(table, 'devices');
  await table.getByRole('button', { name: 'Share this table' }).click();
  await table.getByRole('img', { name: /^QR code of http/ }).waitFor();
  expect(await violations(table)).toEqual([]);

  const ann = await join(table, 'plays Hilda', 'Ann', PHONE);
  await ann.getByRole('heading', { name: 'Choose your cards' }).waitFor();
  const bob = await join(table, 'plays Piet', 'Bob', { ...PHONE, colorScheme: 'light' });
  const tv = await join(table, 'is a screen for all to see', 'TV', {
    width: 1920,
    height: 1080,
  });
  await table.getByLabel('Name of TV').waitFor();

  await go(table, 'table');
  await ann.getByRole('textbox', { name: 'Initiative of Hilda' }).fill('12');
  for (const page of [ann, bob, tv]) await page.getByText('1 of 2 are in').waitFor();
  // It is not on the others' pages, not even covered.
  expect(await table.getByRole('textbox', { name: 'Initiative of Hilda' }).inputValue()).toBe('');
  expect(await ann.getByRole('textbox', { name: 'Initiative of Hilda' }).inputValue()).toBe('12');

  await bob.getByRole('textbox', { name: 'Initiative of Piet' }).fill('77');
  await table.getByText('All initiatives are in.').waitFor();
  // What changed elsewhere is looked at before it is pressed.
  await breathe(table);
  await table.getByRole('button', { name: /^Reveal/ }).click();
  await tv.getByRole('list', { name: 'Initiative' }).getByText('77').waitFor();

  // Only whose turn it is has the amber button.
  await breathe(ann);
  await ann.getByRole('contentinfo').getByRole('button').click();
  await ann.getByRole('heading', { name: 'Hilda acts' }).waitFor();
  await bob.getByRole('heading', { name: 'Hilda acts' }).waitFor();
  expect(await bob.getByRole('contentinfo').getByRole('button').count()).toBe(0);

  // An attack is told on the screen for a while, whatever is done in the meantime.
  const [guard] = monstersIn(await scenarioOf(host, campaign), 'bandit-guard');
  const target = guard?.id;
  await record(host, campaign, [
    {
      type: 'beginAttack',
      attacker: HILDA,
      base: 2,
      ranged: false,
      range: null,
      targets: [{ figure: target, distance: 1 }],
    },
    { type: 'drawForAttack', target },
    { type: 'applyAttack' },
  ]);
  const told = tv.getByRole('status', { name: 'Last attack' });
  await told.waitFor();
  await record(host, campaign, [{ type: 'sufferDamage', figure: HILDA, amount: 3, negate: null }]);
  await tv.getByText('7/10').waitFor();
  await told.waitFor();
  await tv.clock.runFor(9000);
  await told.waitFor({ state: 'detached' });
  expect(screens.flatMap(({ troubles }) => troubles)).toEqual([]);
});
