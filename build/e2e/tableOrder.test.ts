/**
 * The layout of the table: related elements are aligned, the next figure is marked, and nothing moves under a
 * finger.
 */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { beginBig, FULL } from './bigTable';
import { HILDA, inTurnOf, TWO_AT_BLACK_BARROW, useDesk } from './desk';
import { breathe } from './harness';
import { outOfView } from './layout';
import { monstersIn, Table } from './table';

const desk = useDesk();
const PHONE = { width: 390, height: 844, touch: true } as const;
const ALL_IN = inTurnOf(HILDA, { c1: 1, c2: 2, c3: 3, c4: 4 });

/** Distinct left edges of the matches, in whole pixels. */
async function leftOf(page: Page, selector: string): Promise<readonly number[]> {
  const edges = await page
    .locator(selector)
    .evaluateAll((found) => found.map((each) => Math.round(each.getBoundingClientRect().left)));
  return [...new Set(edges)];
}

const boxesOf = (page: Page) =>
  page.locator('.standee, .column, .sleeve, .card').evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [each.getAttribute('class')?.split(' ')[0], x, y, width, height].join(' ');
    }),
  );

describe('a full table', () => {
  beforeEach(async () => {
    await beginBig(desk, FULL);
  });

  test('Hit points of heroes and halves of stat sleeves are aligned in columns', async () => {
    await desk.send(...ALL_IN);
    const { figures } = await desk.scenario();
    const digits = figures.flatMap((figure) =>
      figure.kind === 'character' ? [String(figure.maxHitPoints).length] : [],
    );
    expect(new Set(digits)).toEqual(new Set([1, 2]));
    for (const size of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      const { page } = await desk.openTable(size);
      const less = '.card > div > .for-finger .hit-points .step:first-child';
      expect(await page.locator(less).count()).toBe(4);
      expect(await leftOf(page, less)).toHaveLength(1);
      expect(await page.locator('.column.elite').count()).toBe(4);
      expect(await leftOf(page, '.column.elite')).toHaveLength(1);
    }
  });

  test('The table layout stays the same until the end of the round after a death', async () => {
    await desk.send(...ALL_IN);
    const { page } = await desk.openTable();
    await page.getByRole('button', { name: 'No more hints' }).click();
    await breathe(page);
    const before = await boxesOf(page);
    const [dead] = monstersIn(await desk.scenario(), 'hound').filter(
      ({ rank }) => rank === 'elite',
    );
    if (!dead) throw new Error('There is no elite hound.');
    await desk.send({ type: 'sufferDamage', figure: dead.id, amount: 99, negate: null });
    await page.locator(`[data-figure="${dead.id}"]`).waitFor({ state: 'detached' });
    await breathe(page);
    const after = await boxesOf(page);
    expect(after).toHaveLength(before.length - 1);
    expect(before).toEqual(expect.arrayContaining([...after]));
  });

  test('The next figure is marked everywhere and is in view on a phone', async () => {
    await desk.send(...inTurnOf(HILDA, { c1: 96, c2: 97, c3: 98, c4: 99 }).slice(0, -1));
    const { page } = await desk.openTable(PHONE);
    const next = page.locator('#next-step').filter({ hasText: 'Start' });
    const name = /Start (.+)’s turn/.exec(await next.innerText())?.[1] ?? '';
    expect(name).toMatch(/ \d+$/);
    const tile = page.locator('.standee.next');
    // Before the first turn the panel is empty, once the room is set up.
    await page.getByRole('region', { name: 'Set-up list' }).getByRole('button').click();
    const dock = page.getByRole('complementary', { name: 'Attack and decks' });
    expect(await dock.isVisible()).toBe(false);
    expect(await tile.count()).toBe(1);
    expect(await tile.getByRole('group', { name, exact: true }).count()).toBe(1);
    expect(await page.locator('.sleeve.next').count()).toBe(1);
    expect(await page.locator('.sleeve.next .standee.next').count()).toBe(1);
    expect(name.startsWith(await page.locator('.sleeve.next h3').innerText())).toBe(true);
    await expect.poll(() => outOfView(page, '.standee.next')).toEqual([]);
    await breathe(page);
    await next.click();
    await dock.waitFor();
  });

  test('A phone shows the targets as soon as an attack value is chosen', async () => {
    await desk.send(...ALL_IN);
    const { page } = await desk.openTable(PHONE);
    const isOneInSight = () =>
      page.locator('.standee .target').evaluateAll((targets) => {
        const panel = document.querySelector('.dock')?.getBoundingClientRect().top ?? 0;
        const head = document.querySelector('.ribbon')?.getBoundingClientRect().bottom ?? 0;
        return targets.some((target) => {
          const { top, bottom } = target.getBoundingClientRect();
          return top >= head && bottom <= panel;
        });
      });
    expect(await isOneInSight()).toBe(false);
    await new Table(page).button('Attack 3').click();
    await expect.poll(isOneInSight).toBe(true);
  });
});

describe('the board', () => {
  beforeEach(async () => {
    await desk.begin([...TWO_AT_BLACK_BARROW, ...inTurnOf(HILDA, { c1: 1, c2: 90 }).slice(0, -1)]);
  });

  test('The board first asks for start hexes and then names the current turn', async () => {
    const { page } = await desk.open();
    await desk.go(page, 'board');
    const hint = page.getByRole('complementary', { name: 'Hint' });
    await hint.getByText('Place all on start hexes').waitFor();
    const all = page.getByRole('button', { name: 'Place all on start hexes' });
    const before = await all.evaluate((button) => getComputedStyle(button).backgroundColor);
    const plain = page.getByRole('button', { name: 'Open the door' }).first();
    expect(before).not.toBe(await plain.evaluate((each) => getComputedStyle(each).backgroundColor));
    await breathe(page);
    await all.click();
    await hint.getByText('The amber button starts this turn').waitFor();
    const next = page.locator('.figure .acts.next');
    await next.waitFor({ state: 'attached' });
    expect(await next.locator('xpath=..').getAttribute('data-figure')).toBe(HILDA);
  });

  test('The board takes the full height of a phone in landscape', async () => {
    await desk.send({ type: 'placeCharacters' });
    const { page } = await desk.open({ width: 844, height: 390, touch: true });
    await desk.go(page, 'board');
    const map = page.locator('.map');
    await map.waitFor();
    const box = await map.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(390);
    await page.getByRole('button', { name: /^Start / }).click();
    await page.locator('.bar').first().waitFor({ state: 'attached' });
    expect(await map.boundingBox()).toEqual(box);
  });
});

test('With the mouse alone initiatives are entered with the digits below their fields', async () => {
  await desk.begin(TWO_AT_BLACK_BARROW);
  const { page } = await desk.openTable();
  const press = async (name: string, digits: string) => {
    const pad = page.getByRole('group', { name: `${name}’s initiative: digits` });
    for (const digit of digits) {
      await breathe(page);
      await pad.getByRole('button', { name: digit, exact: true }).click();
    }
  };
  await page.getByRole('textbox', { name: 'Initiative of Hilda' }).click();
  await press('Hilda', '11');
  await press('Piet', '05');
  const initiatives = async () =>
    (await desk.scenario()).figures.flatMap((figure) =>
      figure.kind === 'character' ? [figure.initiative] : [],
    );
  await expect.poll(initiatives).toMatchObject([{ leading: 11 }, { leading: 5 }]);
  await page.locator('#next-step').filter({ hasText: 'Reveal initiatives' }).waitFor();

  // Whoever types needs no digits to press.
  await page.getByRole('textbox', { name: 'Initiative of Hilda' }).click();
  const pads = page.getByRole('group', { name: /: digits$/ });
  await pads.waitFor();
  await page.keyboard.press('4');
  expect(await pads.count()).toBe(0);
});
