/** Nothing is cut off or too small, whatever the window, the zoom and the crowd. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { scrollsSideways } from './axe';
import { beginBig, FULL, HUNDRED } from './bigTable';
import { HILDA, inTurnOf, useDesk } from './desk';
import { CAMPAIGN_PLACES, cutOff, FRONT_PLACES, scrollsDown, smallTargets } from './layout';

const ALL_IN = inTurnOf(HILDA, { c1: 1, c2: 2, c3: 3, c4: 4 });
/** 1280 x 800 at this zoom, as the browser lays it out. */
const zoomed = (percent: number) => ({
  width: Math.round(128000 / percent),
  height: Math.round(80000 / percent),
});
const SIZES = [
  ['1280 x 800', { width: 1280, height: 800 }],
  ['1920 x 1080', { width: 1920, height: 1080 }],
  ['1024 x 768', { width: 1024, height: 768 }],
  ['390 x 844', { width: 390, height: 844 }],
  ['80 %', zoomed(80)],
  ['125 %', zoomed(125)],
  ['150 %', zoomed(150)],
] as const;

const desk = useDesk();

async function expectToFit(page: Page, where: string): Promise<void> {
  // A preview of sheets is laid out anew after the window has its size.
  await expect
    .poll(() => scrollsSideways(page), { timeout: 5000, message: `${where} scrolls sideways` })
    .toBe(false);
  expect(await cutOff(page), where).toEqual([]);
}

describe('a full table', () => {
  beforeAll(async () => {
    await beginBig(desk, FULL);
    await desk.send(...ALL_IN);
  });

  test.each(SIZES)('fits %s', async (_, size) => {
    const { page } = await desk.openTable(size);
    await expectToFit(page, 'table');
    expect(await page.locator('.standee').count()).toBe(22);
  });

  test('at 1280 x 800 only the figures scroll, and the board stays whole', async () => {
    const { page } = await desk.openTable();
    await page.getByRole('button', { name: 'No more hints' }).click();
    expect(await scrollsDown(page)).toBe(false);
    const scrolling = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY))
        .filter((each) => each.scrollHeight > each.clientHeight + 1)
        .map((each) => each.querySelectorAll('.standee').length),
    );
    expect(scrolling).toEqual([22]);
    await page.locator('.standee').last().scrollIntoViewIfNeeded();
    expect(await scrollsDown(page)).toBe(false);
  });

  test('a finger finds every control, on a tablet and on a phone', async () => {
    for (const size of [
      { width: 1024, height: 768 },
      { width: 390, height: 844 },
    ]) {
      const { page } = await desk.openTable({ ...size, touch: true });
      expect(await smallTargets(page)).toEqual([]);
      await page.locator('[data-figure="c1"]').tap();
      await page.getByRole('dialog').waitFor();
      expect(await smallTargets(page)).toEqual([]);
      await expectToFit(page, 'figure');
    }
  });
});

test('a hundred standees still fit', async () => {
  await beginBig(desk, HUNDRED);
  for (const size of [SIZES[0][1], SIZES[3][1]]) {
    const { page } = await desk.openTable(size);
    expect(await page.locator('.standee').count()).toBe(100);
    await expectToFit(page, 'table');
  }
});

test('every other screen fits every size', async () => {
  await beginBig(desk, { 'bandit-guard': 2 });
  const { page } = await desk.open();
  const places = [
    ...CAMPAIGN_PLACES.map((place) => `/#/campaign/${encodeURIComponent(desk.campaign)}/${place}`),
    ...FRONT_PLACES.map((place) => `/#/${place}`),
    '/#/',
  ];
  for (const place of places) {
    await page.goto(`${desk.host.origin}${place}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    for (const [name, size] of SIZES) {
      await page.setViewportSize(size);
      await expectToFit(page, `${place} at ${name}`);
    }
  }
});
