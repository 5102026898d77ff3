/** The palette, the settings, the hints. */
import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  sharedBrowser,
  openScreen,
  removeLibrary,
  scratchLibrary,
  startHost,
  type Host,
  type Screen,
} from './harness';
import { scenarioOf } from './table';

const CAMPAIGN = 'Demo';

let browser: Browser;
let library: string;
let host: Host;
let screen: Screen;

beforeAll(async () => {
  browser = await sharedBrowser();
});

beforeEach(async () => {
  library = scratchLibrary();
  host = await startHost(library);
  screen = await openScreen(browser, host.address);
  await screen.page.getByRole('button', { name: /demo/i }).click();
  await screen.page.getByRole('region', { name: 'Initiative' }).waitFor();
});
afterEach(async () => {
  expect(screen.troubles).toEqual([]);
  await screen.close();
  await host.stop();
  removeLibrary(library);
});

describe('the palette', () => {
  test('finds a condition for a figure and gives it', async () => {
    const { page } = screen;
    await page.keyboard.press('/');
    const field = page.getByRole('combobox');
    await field.waitFor();
    await page.keyboard.type('poison brute');
    await page.getByRole('option', { name: /Poison on Brute/ }).waitFor();
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => {
        const { figures } = await scenarioOf(host, CAMPAIGN);
        return figures.find(({ id }) => id === 'c1')?.conditions.map(({ name }) => name);
      })
      .toEqual(['poison']);
    await field.waitFor({ state: 'detached' });
  });

  test('goes to a screen, and says when there is nothing of that name', async () => {
    const { page } = screen;
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('no such thing at all');
    await page.getByText('Nothing of that name.').first().waitFor();
    await page.getByRole('combobox').fill('settings');
    await page.getByRole('option', { name: /^Settings/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  });
});

test('settings hold after a reload: theme, text size, letter keys', async () => {
  const { page } = screen;
  await page.goto(`${host.origin}/#/settings`);
  await page.getByLabel('Theme').selectOption('light');
  await page.getByLabel('Text size').selectOption('130');
  await page.getByRole('switch', { name: 'Letter keys' }).click();
  await page.reload();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  const root = page.locator('html');
  expect(await root.getAttribute('data-theme')).toBe('light');
  expect(await root.evaluate((html) => getComputedStyle(html).fontSize)).toBe('20.8px');
  await page.goto(`${host.origin}/#/campaign/${CAMPAIGN}/table`);
  await page.getByRole('region', { name: 'Initiative' }).waitFor();
  await page.keyboard.press('a');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('a hint that was understood does not come back; all can be called back', async () => {
  const { page } = screen;
  const hint = page.getByRole('complementary', { name: 'Hint' });
  await hint.getByRole('button', { name: 'Got it' }).click();
  await hint.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('region', { name: 'Initiative' }).waitFor();
  expect(await hint.count()).toBe(0);
  await page.goto(`${host.origin}/#/settings`);
  await page.getByRole('button', { name: 'Show all hints again' }).click();
  await page.goto(`${host.origin}/#/campaign/${CAMPAIGN}/table`);
  await hint.waitFor();
});
