import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scrollsSideways, violations } from './axe';
import {
  openBrowser,
  openScreen,
  removeLibrary,
  scratchLibrary,
  startHost,
  type Host,
} from './harness';

let browser: Browser;
let library: string;
let host: Host;

beforeAll(async () => {
  browser = await openBrowser();
  library = scratchLibrary();
  host = await startHost(library);
});
afterAll(async () => {
  await browser.close();
  await host.stop();
  removeLibrary(library);
});

describe.each([
  { colorScheme: 'dark', width: 1280, height: 800 },
  { colorScheme: 'light', width: 390, height: 844 },
  { colorScheme: 'dark', width: 320, height: 720 },
] as const)('every screen, $colorScheme at $width x $height', (size) => {
  test('axe finds nothing in the map editor, with everything it can show', async () => {
    const { context, page, troubles } = await openScreen(browser, host.address, size);
    const look = async (where: string) => {
      expect(await violations(page), where).toEqual([]);
      expect(await scrollsSideways(page), where).toBe(false);
    };
    const editor = (scenario: string) => new URL(`/#/editor${scenario}`, host.origin).href;
    await page.goto(editor(''));
    await page.getByRole('heading', { name: 'Own scenarios', level: 1 }).waitFor();
    await look('own scenarios');
    await page.goto(editor('/copy-1'));
    await page.getByRole('tab', { name: 'Lay' }).click();
    for (const kind of ['Tiles', 'Doors', 'Terrain', 'Monsters', 'Starts']) {
      await page.getByRole('button', { name: kind, exact: true }).click();
      await look(kind);
    }
    await page.getByRole('application', { name: 'Map' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Move/ }).waitFor();
    await look('chosen');
    await page.keyboard.press('Delete');
    for (const tab of [/^Scenario/, /^Check/]) {
      await page.getByRole('tab', { name: tab }).click();
      await look(String(tab));
    }
    expect(troubles).toEqual([]);
    await context.close();
  }, 90_000);

  test('axe finds nothing, and no page scrolls sideways', async () => {
    const { context, page, troubles } = await openScreen(browser, host.address, size);
    const look = async (where: string) => {
      expect(await violations(page), where).toEqual([]);
      expect(await scrollsSideways(page), where).toBe(false);
    };
    await page.getByRole('button', { name: /^Try a demo/ }).waitFor();
    await look('first start');
    await page.getByRole('button', { name: /^Try a demo/ }).click();
    await page.getByRole('region', { name: 'Characters' }).waitFor();
    await look('table');
    const base = new URL(page.url());
    for (const screen of ['scenario', 'party', 'history', 'print']) {
      base.hash = base.hash.replace(/[^/]+$/, screen);
      await page.goto(base.href);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await look(screen);
    }
    for (const screen of ['library', 'settings', 'help', 'rules', 'about']) {
      base.hash = `#/${screen}`;
      await page.goto(base.href);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await look(screen);
    }
    await page.keyboard.press('/');
    await page.getByRole('combobox').waitFor();
    await look('palette');
    expect(troubles).toEqual([]);
    await context.close();
  });
});
