/** The longest names with text at 200 %: no page of a campaign scrolls sideways. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Command } from '../../shared/commands/shapes';
import { id } from '../../shared/ids';
import { scrollsSideways } from './axe';
import { inTurnOf, useDesk } from './desk';
import { breathe } from './harness';
import { brokenWords, cutOff, smallTargets, unreadable } from './layout';
import { longParty, PARTY } from './longParty';

const PLACES = [
  'party',
  'party/characters/c1',
  'party/world',
  'party/shop/c1',
  'party/scenarios',
  'scenario',
  'scenario/14',
  'devices',
] as const;
const PHONE = { width: 390, height: 844 };
const SIZES = [
  ['1280 x 800', { width: 1280, height: 800 }],
  ['1024 x 768', { width: 1024, height: 768 }],
  ['150 %', { width: 853, height: 533 }],
  ['390 x 844', PHONE],
] as const;

const desk = useDesk();

beforeAll(async () => {
  await desk.begin([
    ...(await longParty(desk.host, 5)),
    ...PARTY.map((_, index): Command => {
      return { type: 'editCharacter', character: id(`c${String(index + 1)}`), gold: 500 };
    }),
    ...([1, 2, 3] as const).map((item): Command => {
      return { type: 'gainItem', character: id('c1'), item };
    }),
    ...['1', '2', '3', '4', '5'].map((scenario): Command => {
      return { type: 'markScenario', scenario: id(scenario), as: 'completed' };
    }),
  ]);
});

async function go(page: Page, place: string): Promise<void> {
  await desk.go(page, place);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await breathe(page);
}

async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await breathe(page);
}

describe('long names', () => {
  test.each(PLACES)('Long names wrap inside their boxes on the page %s', async (place) => {
    const { page } = await desk.open();
    await go(page, place);
    for (const [name, size] of SIZES) {
      await page.setViewportSize(size);
      await breathe(page);
      expect(await scrollsSideways(page), name).toBe(false);
      expect(await unreadable(page), name).toEqual([]);
      expect(await cutOff(page), name).toEqual([]);
      expect(await brokenWords(page), name).toEqual([]);
    }
  });
});

describe('text of 200 % on a phone', () => {
  test.each(PLACES)('The page %s keeps its width with 200 % text', async (place) => {
    const { page } = await desk.open({ ...PHONE, touch: true });
    await go(page, place);
    await enlargeText(page);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await cutOff(page)).toEqual([]);
  });

  test('The page of a custom monster keeps its width with 200 % text', async () => {
    const { page } = await desk.open({ ...PHONE, touch: true });
    await page.goto(`${desk.host.origin}/#/packs/frostlands/monster/frost-hound`);
    await page.getByRole('heading', { level: 1, name: /Frost Hound/ }).waitFor();
    await enlargeText(page);
    expect(await scrollsSideways(page)).toBe(false);
  });
});

test('Every control of sheet and history is large enough for touch', async () => {
  const { page } = await desk.open({ ...PHONE, touch: true });
  for (const place of ['party/characters/c1', 'history']) {
    await go(page, place);
    expect(await smallTargets(page), place).toEqual([]);
  }
});

test('A long name without spaces takes at most three lines of the amber button', async () => {
  const endless = 'Wolfeschlegelsteinhausenbergerdorffvorausgewissenhaftschafer'.slice(0, 60);
  await desk.begin([
    { type: 'addCharacter', class: id('brute'), name: endless, level: 1 },
    { type: 'addCharacter', class: id('tinkerer'), name: 'Piet', level: 1 },
    { type: 'startScenario', scenario: id('1'), characters: [id('c1'), id('c2')], level: 1 },
    ...inTurnOf(id('c1'), { c1: 1, c2: 90 }),
  ]);
  const { page } = await desk.openTable();
  const next = page.locator('#next-step');
  await next.filter({ hasText: endless.slice(0, 20) }).waitFor();
  for (const [name, size] of SIZES) {
    await page.setViewportSize(size);
    await breathe(page);
    const { lines, isCut } = await next.evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      return {
        lines: new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size,
        isCut: button.scrollWidth > button.clientWidth || button.scrollHeight > button.clientHeight,
      };
    });
    expect(lines, name).toBeLessThanOrEqual(3);
    expect(isCut, name).toBe(false);
  }
});
