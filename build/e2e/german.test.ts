import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scrollsSideways, violations } from './axe';
import { useDesk } from './desk';
import { breathe } from './harness';
import { Table } from './table';
import { choose } from './choose';

const desk = useDesk();

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 320, height: 720 },
];

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

/** Asserts that axe finds nothing and that the page does not scroll sideways. */
async function lookAt(page: Page, where: string): Promise<void> {
  expect(await violations(page), where).toEqual([]);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await scrollsSideways(page), `${where} at ${size.width}`).toBe(false);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function speakGerman(page: Page): Promise<void> {
  await page.goto(`${desk.host.origin}/#/settings`);
  await choose(page.getByRole('combobox', { name: 'Language' }), 'Deutsch');
  await page.getByRole('heading', { name: 'Einstellungen', level: 1 }).waitFor();
}

/** Opens the demo and plays up to the first turn. */
async function beginDemo(page: Page, table: Table): Promise<void> {
  await page.goto(desk.host.address);
  await page.getByRole('button', { name: /ausprobieren/ }).click();
  await page.getByRole('region', { name: 'Charaktere' }).waitFor();
  for (const [name, digits] of [
    ['Brute', '15'],
    ['Scoundrel', '42'],
  ] as const) {
    await page.getByRole('textbox', { name: `Initiative von ${name}` }).click();
    await page.keyboard.type(digits);
  }
  await table.next('Initiativen aufdecken');
  await table.next('Zug von Brute beginnen');
}

describe('Standee in German', () => {
  test('German applies at once, survives a reload, and can be switched back to English', async () => {
    const { page } = await desk.open();
    expect(await languageOf(page)).toBe('en');
    await speakGerman(page);
    expect(await languageOf(page)).toBe('de');
    await lookAt(page, 'settings');

    await page.reload();
    await page.getByRole('heading', { name: 'Einstellungen', level: 1 }).waitFor();
    expect(await languageOf(page)).toBe('de');

    await choose(page.getByRole('combobox', { name: 'Sprache' }), 'English');
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    expect(await languageOf(page)).toBe('en');
  }, 60_000);

  test('The German navigation of a campaign fits one row on a phone', async () => {
    const { page } = await desk.open();
    await speakGerman(page);
    await beginDemo(page, new Table(page));
    await page.setViewportSize({ width: 375, height: 812 });
    const tops = await page
      .locator('nav .tab')
      .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
    expect(tops).toHaveLength(5);
    expect(new Set(tops).size).toBe(1);
  });

  test('An attack in German has German titles, refusals and history', async () => {
    const { page } = await desk.open();
    const table = new Table(page);
    await speakGerman(page);
    await beginDemo(page, table);
    await lookAt(page, 'table');

    await table.button('Brute erleidet 1 Schaden').click();
    await table.button('Rückgängig: Brute erleidet 1 Schaden').click();
    await table.button('Wiederholen: Brute erleidet 1 Schaden').waitFor();

    const target = table.button(/^Bandit Guard \d als Ziel wählen/).first();
    const [guard = ''] =
      /^Bandit Guard \d/.exec((await target.getAttribute('aria-label')) ?? '') ?? [];
    await table.button(new RegExp(`^Zustände und mehr für ${guard}`)).click();
    await table.button('Unsichtbar').click();
    await lookAt(page, 'panel of a figure');
    await page.keyboard.press('Escape');
    await target.click();
    await table.button('Angriff 3').click();
    const refused = page.getByText(
      /ist unsichtbar\. Gegner können unsichtbare Figuren nicht angreifen\.$/,
    );
    await refused.first().waitFor();
    await table.button('Schließen').first().click();

    await table.button(/^Rückgängig: Unsichtbar bei Bandit Guard/).click();
    await table.button(/^Wiederholen: Unsichtbar bei/).waitFor();
    await table.button('Angriff abbrechen').click();
    await target.click();
    await table.button('Angriff 3').click();
    await table.button('Angriff anwenden').waitFor();
    await lookAt(page, 'calculator');
    await breathe(page);
    await table.button('Angriff anwenden').click();
    await table.button(/^Rückgängig: Brute greift Bandit Guard .* an$/).waitFor();

    await page.getByRole('link', { name: 'Spielplan' }).click();
    await page.getByRole('application', { name: /^Spielplan von 1 Black Barrow/ }).waitFor();
    await lookAt(page, 'board');
    await page.getByRole('link', { name: 'Verlauf' }).click();
    await page.getByText('Der Zug von Brute beginnt.').waitFor();
    await page
      .getByText(/^Brute trifft Bandit Guard .* für \d+\./)
      .first()
      .waitFor();
    await lookAt(page, 'history');
  }, 180_000);
});
