/** Every screen works on a device without fonts, storage or a clock, and on a full disk. */
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { id } from '../../shared/ids';
import type { Command } from '../../shared/commands/shapes';
import { choose } from './choose';
import { breathe } from './harness';
import { cutOff, unreadable } from './layout';
import { PHONE, SharedTable } from './sharedTable';
import { scenarioOf, Table } from './table';

const PARTY: readonly Command[] = [
  { type: 'addCharacter', class: id('brute'), name: 'Hilda', level: 1 },
  { type: 'addCharacter', class: id('tinkerer'), name: 'Piet', level: 1 },
];

const LACKS = [
  ['fonts', (page: Page) => page.route('**/*.woff2', (route) => route.abort())],
  [
    'room in its storage',
    (page: Page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Full', 'QuotaExceededError');
        };
      }),
  ],
  ['a clock', (page: Page) => page.clock.setFixedTime(0)],
] as const;

let table: SharedTable;
afterEach(() => table.closeScreens());

const now = () => scenarioOf(table.host, table.campaign);
async function hilda() {
  const found = (await now()).figures.find(({ id }) => id === 'c1');
  if (found?.kind !== 'character') throw new Error('Hilda is gone.');
  return found;
}

async function expectToBeWhole(page: Page, where: string): Promise<void> {
  await breathe(page);
  expect(await cutOff(page), where).toEqual([]);
  expect(await unreadable(page), where).toEqual([]);
}

/** Marks of the game without a picture: an empty box of the system's font. */
async function missingDrawings(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isLoaded = document.fonts.check("16px 'Standee Drawings'", '\ue000');
    const marks = [...document.querySelectorAll('.glyph')];
    const hasPicture = (mark: Element): boolean =>
      getComputedStyle(mark, '::before').maskImage.startsWith('url(');
    const onMap = document.querySelectorAll('.glyph-on-map').length;
    return isLoaded ? 0 : onMap + marks.filter((mark) => !hasPicture(mark)).length;
  });
}

test.each(LACKS)(
  'A table and a phone without %s play from set-up to the first turn',
  async (_, lack) => {
    table = await SharedTable.create(PARTY);
    const { page } = table;
    const shown = new Table(page);
    await lack(page);
    await page.goto(`${table.host.origin}/#/`);
    await page.reload();
    await page.getByText('Tuesdays').first().waitFor();
    await expectToBeWhole(page, 'start');

    await table.go('scenario');
    await shown.button(/^Start 1 Black Barrow/).waitFor();
    await expectToBeWhole(page, 'set-up');
    await shown.button(/^Start 1 Black Barrow/).click();
    await page.getByRole('region', { name: 'Initiative' }).waitFor();

    await table.share();
    const phone = await table.join('plays Hilda', 'Ann', PHONE);
    await lack(phone);
    await phone.reload();
    await phone.getByRole('textbox', { name: 'Initiative of Hilda' }).fill('11');
    await expect.poll(async () => (await hilda()).initiative).not.toBe(null);
    await expectToBeWhole(phone, 'phone');

    await table.go('table');
    await shown.enterInitiative('Piet', '90');
    await expect.poll(async () => (await now()).phase.name).toBe('turns');
    await page.getByRole('group', { name: 'Hilda', exact: true }).waitFor();
    await shown.button('Hilda suffers 1 damage').click();
    await expect.poll(async () => (await hilda()).hitPoints).toBe(9);
    await expectToBeWhole(page, 'table');
    await expect.poll(() => missingDrawings(page)).toBe(0);

    await table.go('board');
    await shown.button('Place all on start hexes').click();
    await expect.poll(async () => (await hilda()).at).not.toBe(null);
    await expectToBeWhole(page, 'board');
    await expect.poll(() => missingDrawings(page)).toBe(0);
  },
);

test('Settings say that a full storage does not save them', async () => {
  table = await SharedTable.create(PARTY);
  const { page } = table;
  await LACKS[1][1](page);
  await page.goto(`${table.host.origin}/#/settings`);
  await page.reload();
  await choose(page.getByRole('combobox', { name: 'Theme' }), 'Light');
  await page.getByRole('alert').getByText('were not saved').waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  await choose(page.getByRole('combobox', { name: 'Language' }), 'Deutsch');
  await breathe(page);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
});

test('On a full disk a step is refused with its reason, on the table and on a phone, until there is room', async () => {
  table = await SharedTable.create([
    ...PARTY,
    { type: 'startScenario', scenario: id('1'), characters: [id('c1'), id('c2')], level: 1 },
  ]);
  const { page } = table;
  await table.share();
  const phone = await table.join('plays Hilda', 'Ann', PHONE);
  const initiative = phone.getByRole('textbox', { name: 'Initiative of Hilda' });
  await initiative.waitFor();
  await table.go('table');
  const minus = new Table(page).button('Hilda suffers 1 damage');
  await minus.waitFor();

  await table.host.fillDisk(true);
  await minus.click();
  await breathe(page);
  await page
    .getByText(/This step was not saved: the disk is full\. Free some space/)
    .first()
    .waitFor();
  expect((await hilda()).hitPoints).toBe(10);
  await initiative.fill('11');
  await phone
    .getByText(/the disk is full/)
    .first()
    .waitFor();
  expect((await hilda()).initiative).toBe(null);

  await table.host.fillDisk(false);
  await minus.click();
  await expect.poll(async () => (await hilda()).hitPoints).toBe(9);
});
