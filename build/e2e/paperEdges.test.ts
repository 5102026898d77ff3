/** Printed sheets with long names, and of a game whose content is missing. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useDesk } from './desk';
import type { Screen } from './harness';
import { campaignWith, openPrintScreen, overlaps, printToPdf, chooseSheets } from './paper';
import { gameOf } from './table';

const LONG = 'WONDERFUL MONDAY COMPANY OF THE WINDWHISPERING WOODS AND WAZ';
const UNBROKEN = 'Donaudampfschifffahrtsgesellschaftskapitaenswitwenrentenamt';

const desk = useDesk({ isAlone: true });
let screen: Screen;
let key: string;

beforeAll(async () => {
  key = await campaignWith(desk.host, LONG, [
    { type: 'addCharacter', class: 'brute', name: UNBROKEN, level: 1 },
    { type: 'addCharacter', class: 'tinkerer', name: 'Zed', level: 1 },
    { type: 'startScenario', scenario: '1', characters: ['c1', 'c2'], level: null },
    {
      ...{ type: 'addSummon', owner: 'c1', name: 'Bear', colour: 'blue', hitPoints: 6, move: 2 },
      ...{ attack: 3, range: 3, shield: 1, retaliate: 1, flying: true },
      ...{ attackEffects: [], at: null },
    },
  ]);
});
beforeEach(async () => {
  screen = await desk.open();
});

test('A long name on paper is shortened for scenario, round and date and overlaps nothing', async () => {
  await openPrintScreen(screen.page, desk.host, key);
  for (const sheet of ['Status sheet', 'Character sheets', 'Modifier decks'] as const) {
    await chooseSheets(screen.page, { sheets: [sheet], paper: 'Letter', direction: 'Portrait' });
    const pages = await printToPdf(screen.page);
    const isSummonThere = pages.some(({ text }) => text.includes('Bear'));
    expect(isSummonThere, sheet).toBe(sheet === 'Status sheet');
    for (const page of pages) {
      const [head = ''] = page.text.split('\n');
      expect(head, sheet).toContain('· 1 Black Barrow · Round 1 · ');
      expect(head, sheet).toContain(String(new Date().getFullYear()));
      expect(overlaps(page), sheet).toEqual([]);
      const inside = page.words.every(({ left, right }) => left >= 0 && right <= page.width);
      expect(inside, sheet).toBe(true);
    }
  }
});

test('The Print screen reports a game whose scenario is missing', async () => {
  const game = await gameOf(desk.host, key);
  const strange = {
    ...game,
    campaign: { ...game.campaign, name: 'Strange' },
    scenario: { ...game.scenario, scenario: 'own-nowhere' },
  };
  const links = { id: 'strange', seq: 9, end: 0, head: null, redo: null };
  const save = {
    schema: game.schema,
    changedAt: new Date().toISOString(),
    ...links,
    game: strange,
  };
  writeFileSync(join(desk.library, 'Strange.json'), JSON.stringify(save));
  const { page } = screen;
  desk.expectTrouble(/404/);
  await page.goto(`${desk.host.address}#/campaign/Strange/print`);
  const alert = page.getByRole('alert').filter({ hasText: 'These sheets cannot be printed' });
  await alert.waitFor();
  // The other scenarios can still be chosen.
  await chooseSheets(page, { sheets: ['Stat sleeves'], scenario: '1' });
  expect(await alert.count()).toBe(0);
});

/** The lower ends of the sheets on each page, as fractions of the page's printable height. */
const feet = () =>
  screen.page.locator('.sheet .body').evaluateAll((pages) =>
    pages.map((page) => {
      const { top, height } = page.getBoundingClientRect();
      const sheets = [...page.querySelectorAll('article')];
      const ends = sheets.map((sheet) => sheet.getBoundingClientRect().bottom);
      return ends.map((end) => Math.round(((end - top) / height) * 20) * 5);
    }),
  );

test.each([
  [
    'fit beside each other',
    3,
    [
      [50, 100],
      [50, 100],
    ],
  ],
  ['have much text', 9, [[100], [100], [100], [100]]],
] as const)('Four character sheets that %s fill their pages', async (_, items, pages) => {
  const four = await campaignWith(desk.host, `Four with ${items}`, [
    { type: 'addCharacter', class: 'brute', name: 'Hilda', level: 3 },
    { type: 'addCharacter', class: 'spellweaver', name: 'Sanne', level: 2 },
    { type: 'addCharacter', class: 'tinkerer', name: 'Piet', level: 4 },
    { type: 'addCharacter', class: 'mindthief', name: 'Nim', level: 3 },
    ...Array.from({ length: items }, (__, index) => ({
      ...{ type: 'gainItem', character: 'c1', item: index + 1 },
    })),
  ]);
  await openPrintScreen(screen.page, desk.host, four);
  for (const paper of ['A4', 'Letter'] as const) {
    expect(await chooseSheets(screen.page, { sheets: ['Character sheets'], paper })).toBe(
      pages.length,
    );
    expect(await feet(), paper).toEqual(pages);
    const last = (await printToPdf(screen.page)).at(-1);
    expect(last?.text).toContain('Nim');
  }
});

test('The rest of the party page is left for notes', async () => {
  await openPrintScreen(screen.page, desk.host, key);
  await chooseSheets(screen.page, { sheets: ['Party sheet'], paper: 'A4' });
  const rest = await screen.page.locator('.sheet .body').evaluate((page) => {
    const blocks = [...page.querySelectorAll('[data-block]')];
    const end = blocks.at(-1)?.getBoundingClientRect().bottom ?? 0;
    return page.getBoundingClientRect().bottom - end;
  });
  expect(Math.abs(rest)).toBeLessThan(2);
});
