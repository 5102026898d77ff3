import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shippedContent } from '#shared/testing/content';
import { useDesk } from './desk';
import type { Screen } from './harness';
import {
  campaignWith,
  waitForPages,
  openPrintScreen,
  overlaps,
  printToPdf,
  record,
  smallestMargin,
  chooseSheets,
  type PdfPage,
  type SheetName,
} from './paper';
import { choose } from './choose';

const content = shippedContent();
/** Number of steps in the history; more than the screens show. */
const STEPS = 260;
/** Minimum margin in points that every printer can print. */
const RIM = 14;

const PLAYED: readonly object[] = [
  { type: 'createCharacter', class: 'brute', name: 'Hilda', level: 1, player: 'Ann', quest: 515 },
  { type: 'createCharacter', class: 'scoundrel', name: 'Nim', level: 1, player: 'Bob' },
  { type: 'buyItem', character: 'c1', item: 1 },
  { type: 'editCharacter', character: 'c1', notes: 'Owes Nim three gold.' },
  { type: 'startScenario', scenario: '1', characters: ['c1', 'c2'], level: null },
  { type: 'finishScenario', won: true },
  { type: 'leaveScenario' },
  { type: 'changeReputation', by: 4 },
];

let key: string;
let screen: Screen;

const desk = useDesk({ isAlone: true });
beforeAll(async () => {
  key = await campaignWith(desk.host, 'On paper', PLAYED);
});
beforeEach(async () => {
  screen = await desk.open();
  await openPrintScreen(screen.page, desk.host, key);
});

async function pagesOf(sheet: SheetName): Promise<readonly PdfPage[]> {
  await chooseSheets(screen.page, { sheets: [sheet] });
  const pages = await printToPdf(screen.page);
  for (const page of pages) {
    expect(overlaps(page)).toEqual([]);
    expect(smallestMargin(page)).toBeGreaterThan(RIM);
  }
  return pages;
}
const textOf = (pages: readonly PdfPage[]) =>
  pages.map(({ text }) => text.replaceAll('\n', ' ')).join(' ');

describe('the campaign on paper', () => {
  test('The party sheet shows unlocked content with reasons and nothing locked', async () => {
    const text = textOf(await pagesOf('Party sheet'));
    expect(text).toContain('+4 (every price −1 gold)');
    expect(text).toMatch(/2 Barrow Lair Available Unlocked by 1 Black Barrow\./);
    expect(text).toMatch(/1 Black Barrow Completed/);
    for (const { name } of content.scenarioIndex().slice(2)) expect(text).not.toContain(name);
  });

  test('The item list shows prices, stock and owners of available items only', async () => {
    const text = textOf(await pagesOf('Item list'));
    expect(text).toContain('1 Boots of Striding Legs 19 10 1 of 2 Hilda');
    const hidden = content.items().filter((item) => (item.prosperity ?? 99) > 1);
    for (const { name } of hidden) expect(text).not.toContain(name);
  });

  test('Every party page links to its printed sheets', async () => {
    const { page } = screen;
    const shop = `/#/campaign/${encodeURIComponent(key)}/party/shop`;
    await page.goto(`${desk.host.origin}${shop}`);
    await page.getByRole('button', { name: 'Print: Item list' }).click();
    await waitForPages(page);
    expect(await page.getByRole('checkbox', { name: /^Item list/ }).isChecked()).toBe(true);
    expect(await page.getByRole('checkbox', { name: /^Stat sleeves/ }).isChecked()).toBe(false);
  });

  test('Character sheets show the quest with its counters, items and notes', async () => {
    const text = textOf(await pagesOf('Character sheets'));
    const quest = content.personalQuests().find(({ id }) => id === 515);
    expect(text).toContain(quest?.name);
    expect(text).toMatch(/Kill \d+: .* 0 of \d+/);
    expect(text).not.toMatch(/goal 1/);
    expect(text).toContain('1 Boots of Striding (legs, equipped)');
    expect(text).toContain('Owes Nim three gold.');
  });

  test('The printed history has the latest steps, those of the latest scenario, or all', async () => {
    const long = await campaignWith(desk.host, 'A long history', PLAYED);
    await record(
      desk.host,
      long,
      Array.from({ length: STEPS }, (_, gold) => ({
        type: 'editCharacter',
        character: 'c2',
        gold: gold + 1,
      })),
    );
    const { page } = screen;
    await openPrintScreen(page, desk.host, long);
    const newest = textOf(await pagesOf('History'));
    expect(newest).toContain('Latest 200 steps, oldest first.');
    const choice = page.getByRole('combobox', { name: 'Amount of history' });

    await choose(choice, 'Whole history');
    const count = String(STEPS + 9);
    await page.getByText(`All ${count} steps, oldest first.`).waitFor();
    await waitForPages(page);
    const all = textOf(await printToPdf(page));
    expect(all).toContain(`All ${count} steps, oldest first.`);
    expect(all).toContain('Hilda buys Boots of Striding');

    await choose(choice, 'Latest scenario');
    const since = String(STEPS + 4);
    await page.getByText(`${since} steps of the latest scenario, oldest first.`).waitFor();
    await waitForPages(page);
    expect(textOf(await printToPdf(page))).not.toContain('Hilda buys Boots of Striding');
  });
});
