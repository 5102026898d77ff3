/** Sheets with component names in another language: no text is cut, and nothing overlaps. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { id } from '../../shared/ids';
import { choose } from './choose';
import { inTurnOf, HILDA, useDesk } from './desk';
import {
  waitForPages,
  openPrintScreen,
  overlaps,
  printToPdf,
  smallestMargin,
  SHEETS,
  chooseSheets,
} from './paper';

const desk = useDesk();

/** Creates a campaign that has an example of everything with a name. */
async function begin(): Promise<void> {
  await desk.begin([
    { type: 'addCharacter', class: id('brute'), name: 'Hilda', level: 3 },
    { type: 'addCharacter', class: id('tinkerer'), name: 'Piet', level: 2 },
    { type: 'gainAchievement', scope: 'global', achievement: 'the-power-of-enhancement' },
    { type: 'gainAchievement', scope: 'party', achievement: 'first-steps' },
    { type: 'gainItem', character: id('c1'), item: 1 },
    { type: 'gainItem', character: id('c2'), item: 18 },
    { type: 'startScenario', scenario: id('1'), characters: [id('c1'), id('c2')], level: 1 },
    { type: 'revealRoom', room: 2, by: null },
    ...inTurnOf(HILDA, { c1: 5, c2: 90 }),
    { type: 'addCondition', figure: HILDA, condition: 'immobilize' },
    { type: 'addCondition', figure: HILDA, condition: 'muddle' },
    { type: 'correctElement', element: 'fire', state: 'strong' },
  ]);
}

async function speak(page: Page, language: string): Promise<void> {
  await page.goto(`${desk.host.origin}/#/settings`);
  const again = page.waitForEvent('load');
  await choose(page.getByLabel('Component names'), language);
  await again;
}

describe('sheets with the names of the box', () => {
  test.each([
    ['ru', ['Разбойник-страж', 'Сапоги большого шага', 'Чёрный курган', 'Дикарь', '+0 Оглушение']],
    ['de', ['Banditen-Wache', 'Wanderstiefel', 'Schwarzgrab', 'Barbar']],
  ])('Printed names in %s are complete', async (language, names) => {
    await begin();
    const { page } = await desk.open();
    await speak(page, language);
    await openPrintScreen(page, desk.host, desk.campaign);
    await chooseSheets(page, { sheets: SHEETS, paper: 'A4' });
    await waitForPages(page);
    const pages = await printToPdf(page);
    const all = pages.map(({ text }) => text).join('\n');

    expect(names.filter((name) => !all.replaceAll(/\s+/g, ' ').includes(name))).toEqual([]);
    expect(pages.flatMap((each) => overlaps(each))).toEqual([]);
    for (const each of pages) expect(smallestMargin(each)).toBeGreaterThan(10);
  });
});

test('Hit points beyond the printed boxes become a number to write', async () => {
  await begin();
  await desk.send({ type: 'correctMaxHitPoints', figure: HILDA, maxHitPoints: 241 });
  const { page } = await desk.open();
  await openPrintScreen(page, desk.host, desk.campaign);
  await chooseSheets(page, { sheets: ['Status sheet'], paper: 'A4' });
  await waitForPages(page);
  const written = page.getByRole('img', { name: '14 of 241 hit points' }).first();
  expect(await written.textContent()).toMatch(/\/ 241/);
  expect(await written.locator('path').count()).toBe(0);
  const pages = await printToPdf(page);
  expect(pages.flatMap((each) => overlaps(each))).toEqual([]);
});
