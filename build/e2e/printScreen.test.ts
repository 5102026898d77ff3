import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useDesk } from './desk';
import type { Screen } from './harness';
import {
  campaignWith,
  waitForPages,
  openPrintScreen,
  printToPdf,
  SHEETS,
  showScenarios,
  chooseSheets,
} from './paper';

const desk = useDesk();
let empty: string;
let screen: Screen;

beforeAll(async () => {
  empty = await campaignWith(desk.host, 'Nobody yet', showScenarios('55'));
});
beforeEach(async () => {
  screen = await desk.open();
  await openPrintScreen(screen.page, desk.host, empty);
});

test('An empty campaign prints blank sheets and explains what is missing', async () => {
  const count = await chooseSheets(screen.page, { sheets: SHEETS, paper: 'Letter' });
  const pages = await printToPdf(screen.page);

  expect(pages).toHaveLength(count);
  expect(count).toBeGreaterThanOrEqual(SHEETS.length);
  for (const page of pages) expect(page.words.length, page.text).toBeGreaterThan(20);
  const text = pages
    .map((page) => page.text)
    .join(' ')
    .replace(/\s+/g, ' ');
  for (const words of [
    'No scenario in progress, so there is no status to print.',
    'No characters yet.',
    'Nobody yet · 1 Black Barrow · level 1, 2 characters',
    'Create campaign',
  ]) {
    expect(text).toContain(words);
  }
});

test('The sheet of a scenario without monsters or map says so', async () => {
  const { page } = screen;
  await chooseSheets(page, { sheets: ['Stat sleeves', 'Ability decks', 'Board'], scenario: '55' });
  const pages = await printToPdf(page);
  const text = pages
    .map((each) => each.text)
    .join(' ')
    .replace(/\s+/g, ' ');
  expect(text).toContain('No monsters in the revealed rooms.');
  expect(text).toContain('This scenario has no fixed map. See the scenario book.');
});

test('Without a chosen sheet there is nothing to print', async () => {
  const { page } = screen;
  for (const box of await page.getByRole('checkbox').all()) await box.setChecked(false);

  expect(await page.getByRole('button', { name: 'Print', exact: true }).isDisabled()).toBe(true);
  expect(await page.getByText('Choose at least one sheet.').isVisible()).toBe(true);
});

test('The button and Ctrl+P print on the Print screen, and Ctrl+P elsewhere opens it', async () => {
  const { page } = screen;
  await page.evaluate(() => {
    const counted = window as unknown as { dialogs: number };
    counted.dialogs = 0;
    window.print = () => {
      counted.dialogs += 1;
    };
  });
  const dialogs = () => page.evaluate(() => (window as unknown as { dialogs: number }).dialogs);

  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.keyboard.press('Control+p');
  expect(await dialogs()).toBe(2);

  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('heading', { name: 'History', level: 1 }).waitFor();
  await page.keyboard.press('Control+p');
  await page.getByRole('heading', { name: 'Print', level: 1 }).waitFor();
  expect(await dialogs()).toBe(2);
});

test('The history opens its own sheet for printing, and the paper size is remembered', async () => {
  const { page } = screen;
  await chooseSheets(page, { sheets: ['Party sheet'], paper: 'Letter' });
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Print' }).click();
  await waitForPages(page);

  const chosen = await page.getByRole('checkbox', { checked: true }).all();
  expect(chosen).toHaveLength(1);
  expect(await page.getByRole('checkbox', { name: /^History/ }).isChecked()).toBe(true);
  const [sheet] = await printToPdf(page);
  expect(sheet?.width).toBeCloseTo(612, -0.5);
});

test('Only the sheets are printed', async () => {
  const { page } = screen;
  await chooseSheets(page, { sheets: ['Initiative sheet'], paper: 'A4' });
  const [sheet, ...more] = await printToPdf(page);

  expect(more).toEqual([]);
  for (const words of ['Sheets', 'Whole scenario', 'Table', 'Scenario level']) {
    expect(sheet?.text).not.toContain(words);
  }
});
