/** Notices cover no control and can be closed with keys. */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { HILDA, inTurnOf, PIET, TWO_AT_BLACK_BARROW, useDesk } from './desk';
import { boxOf } from './inSight';

const desk = useDesk({ isAlone: true });

const SIZES = [
  ['a phone', { width: 390, height: 844 }],
  ['a tablet upright', { width: 820, height: 1180 }],
  ['1024 x 768', { width: 1024, height: 768 }],
  ['1280 x 800', { width: 1280, height: 800 }],
] as const;

beforeEach(async () => {
  await desk.begin([...TWO_AT_BLACK_BARROW, ...inTurnOf(HILDA, { c1: 5, c2: 90 })]);
});

const noticesOn = (page: Page) => page.getByRole('region', { name: 'Messages' }).locator('.notice');

/** Causes a notice that stays until it is closed. */
async function sayThatPietIsOut(page: Page): Promise<void> {
  await desk.send({ type: 'exhaust', figure: PIET });
  await noticesOn(page).filter({ hasText: 'Piet is exhausted' }).waitFor();
}

/** Controls that a notice covers, and notices outside the window. */
async function covered(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const CONTROLS =
      'button, a[href], input, select, summary, [role="button"], [role="tab"], svg:has([data-hexes])';
    const STEP = 4;
    const found = new Set<string>();
    for (const notice of document.querySelectorAll('.notice, .lost')) {
      const { left, top, right, bottom } = notice.getBoundingClientRect();
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) found.add('outside');
      for (let x = left + 1; x < right; x += STEP) {
        for (let y = top + 1; y < bottom; y += STEP) {
          for (const each of document.elementsFromPoint(x, y)) {
            const control = each.closest(CONTROLS);
            if (!control || notice.contains(control)) continue;
            found.add(
              control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40),
            );
          }
        }
      }
    }
    return [...found];
  });
}

describe.each(SIZES)('on %s', (_, size) => {
  test.each(['table', 'board'])(
    'A notice covers no control of the %s and does not move the amber button',
    async (place) => {
      const { page } = await desk.open(size);
      await desk.go(page, place);
      const amber = page.locator('#next-step');
      await amber.filter({ hasText: 'Hilda' }).waitFor();
      const before = await boxOf(amber);
      await sayThatPietIsOut(page);
      expect(await covered(page)).toEqual([]);
      expect(await boxOf(amber)).toEqual(before);
    },
  );
});

test.each(SIZES)('On %s the notice of a lost connection covers no control', async (_, size) => {
  const { page } = await desk.open(size);
  await desk.go(page, 'table');
  await page.locator('#next-step').filter({ hasText: 'Hilda' }).waitFor();
  await desk.crash(async () => {
    await page.locator('.lost').waitFor();
    expect(await covered(page)).toEqual([]);
  });
  await page.locator('.lost').waitFor({ state: 'detached' });
});

test('Escape closes notices while nothing else is open, and F8 always does', async () => {
  const { page } = await desk.openTable();
  await sayThatPietIsOut(page);
  await page.keyboard.press('a');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await noticesOn(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => noticesOn(page).count()).toBe(0);

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await keys.getByText('Close all messages').waitFor();
  await desk.send({ type: 'exhaust', figure: HILDA });
  await keys.locator('.notice').waitFor();
  expect(await covered(page)).toEqual([]);
  await page.keyboard.press('F8');
  await expect.poll(() => noticesOn(page).count()).toBe(0);
  expect(await keys.isVisible()).toBe(true);
});

test('Escape cancels a prepared attack before it closes a notice', async () => {
  const { page } = await desk.openTable();
  await sayThatPietIsOut(page);
  const prepared = page.getByRole('button', { name: 'Cancel attack' });
  await page.keyboard.press('2');
  await prepared.waitFor();
  await page.keyboard.press('Escape');
  await prepared.waitFor({ state: 'detached' });
  expect(await noticesOn(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => noticesOn(page).count()).toBe(0);
});

test('Notices of a campaign disappear when another campaign is opened', async () => {
  const left = desk.campaign;
  const { page } = await desk.openTable();
  await sayThatPietIsOut(page);
  await desk.go(page, 'party');
  await page.getByRole('heading', { name: 'Party', level: 1 }).waitFor();
  expect(await noticesOn(page).count()).toBe(1);
  // A notice is not printed.
  await page.emulateMedia({ media: 'print' });
  expect(await noticesOn(page).isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
  await desk.begin(TWO_AT_BLACK_BARROW);
  expect(desk.campaign).not.toBe(left);
  await desk.go(page, 'table');
  await page.getByRole('link', { name: desk.campaign }).waitFor();
  await expect.poll(() => noticesOn(page).count()).toBe(0);
});

test('Notices of a turn disappear when the next turn begins and never appear in a dialog', async () => {
  const { page } = await desk.openTable();
  await sayThatPietIsOut(page);
  await page.keyboard.press('a');
  await page.getByRole('dialog').waitFor();
  expect(await page.getByRole('dialog').locator('.notice').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await noticesOn(page).count()).toBe(1);
  await desk.send({ type: 'endTurn', figure: HILDA });
  const { phase } = await desk.scenario();
  const open = phase.name === 'turns' ? phase.order.flatMap(({ turns }) => turns) : [];
  const next = open.find(({ state }) => state !== 'done');
  if (next?.state === 'waiting') await desk.send({ type: 'startTurn', figure: next.figure });
  await expect.poll(() => noticesOn(page).count()).toBe(0);
});
