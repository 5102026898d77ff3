/** The table on phones and tablets: the attack leaves its targets in sight, and nothing moves for a hint. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { beginBig, FULL } from './bigTable';
import { HILDA, inTurnOf, useDesk } from './desk';
import { breathe } from './harness';
import { Table } from './table';

const desk = useDesk();

const DEVICES = [
  ['a phone', { width: 390, height: 844 }],
  ['a phone on its side', { width: 844, height: 390 }],
  ['a tablet upright', { width: 820, height: 1180 }],
  ['a tablet', { width: 1180, height: 820 }],
] as const;

async function boxOf(found: Locator) {
  const box = await found.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

/** Whether the tile lies whole in the window, clear of the panel, the head and the amber button. */
async function isInSight(page: Page, tile: Locator): Promise<boolean> {
  const { x, y, width, height } = await boxOf(tile);
  const size = page.viewportSize();
  const others = await Promise.all(
    [
      page.getByRole('complementary', { name: 'Attack and decks' }),
      page.getByRole('region', { name: 'Initiative' }),
      page.locator('#next-step'),
    ].map(boxOf),
  );
  const isClear = others.every(
    (other) =>
      x + width <= other.x + 1 ||
      other.x + other.width <= x + 1 ||
      y + height <= other.y + 1 ||
      other.y + other.height <= y + 1,
  );
  return (
    isClear &&
    x >= 0 &&
    y >= 0 &&
    x + width <= (size?.width ?? 0) &&
    y + height <= (size?.height ?? 0)
  );
}

beforeAll(async () => {
  await beginBig(desk, FULL);
  await desk.send(...inTurnOf(HILDA, { c1: 1, c2: 2, c3: 3, c4: 4 }));
});

test.each(DEVICES)('on %s the attack leaves its target in sight', async (_, size) => {
  const { page } = await desk.openTable({ ...size, touch: true });
  const table = new Table(page);
  await table.button('Attack 3').click();
  for (const aim of await page.getByRole('button', { name: /^Target / }).all()) {
    const name = await aim.getAttribute('aria-label');
    if (!/Living Bones|Bandit Guard/.test(name ?? '')) continue;
    await aim.click();
    const tile = page.locator('.standee', { has: page.locator('[aria-pressed="true"]') });
    await page.getByRole('region', { name: 'Attack calculator' }).waitFor();
    await expect.poll(() => isInSight(page, tile)).toBe(true);
    await table.next(/^Draw for /);
    await table
      .button(/^Apply/)
      .first()
      .waitFor();
    await expect.poll(() => isInSight(page, tile)).toBe(true);
    break;
  }
  await breathe(page);
  await table.button('Cancel attack').click();
});

test.each(DEVICES)('on %s no figure moves when a hint goes', async (_, size) => {
  const { page } = await desk.openTable({ ...size, touch: true });
  const hilda = page.locator('[data-figure="c1"]');
  const before = await boxOf(hilda);
  const hint = page.getByRole('complementary', { name: 'Hint' });
  if (size.height > 500) await hint.getByRole('button', { name: 'Got it' }).click();
  await expect.poll(() => hint.isVisible()).toBe(false);
  expect(await boxOf(hilda)).toEqual(before);
});
