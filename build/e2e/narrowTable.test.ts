/**
 * The table on phones and tablets: the attack panel covers no target, and no hint moves the layout.
 */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { beginBig, FULL } from './bigTable';
import { HILDA, inTurnOf, TWO_AT_BLACK_BARROW, useDesk } from './desk';
import { breathe } from './harness';
import { boxOf, isInSight } from './inSight';
import { Table } from './table';

const desk = useDesk();

const DEVICES = [
  ['a phone', { width: 390, height: 844 }],
  ['a phone on its side', { width: 844, height: 390 }],
  ['a tablet upright', { width: 820, height: 1180 }],
  ['a tablet', { width: 1180, height: 820 }],
] as const;

/** The panel, the header and the amber button, which must not cover a target. */
const around = (page: Page): readonly Locator[] => [
  page.getByRole('complementary', { name: 'Attack and decks' }),
  page.getByRole('region', { name: 'Initiative' }),
  page.locator('#next-step'),
];

beforeAll(async () => {
  await beginBig(desk, FULL);
  await desk.send(...inTurnOf(HILDA, { c1: 1, c2: 2, c3: 3, c4: 4 }));
});

test.each(DEVICES)('On %s the attack panel leaves its target visible', async (_, size) => {
  const { page } = await desk.openTable({ ...size, touch: true });
  const table = new Table(page);
  await table.button('Attack 3').click();
  for (const aim of await page.getByRole('button', { name: /^Target / }).all()) {
    const name = await aim.getAttribute('aria-label');
    if (!/Living Bones|Bandit Guard/.test(name ?? '')) continue;
    await aim.click();
    const tile = page.locator('.standee', { has: page.locator('[aria-pressed="true"]') });
    await page.getByRole('region', { name: 'Attack calculator' }).waitFor();
    await expect.poll(() => isInSight(page, tile, around(page))).toBe(true);
    await table
      .button(/^Apply/)
      .first()
      .waitFor();
    await expect.poll(() => isInSight(page, tile, around(page))).toBe(true);
    break;
  }
  await breathe(page);
  await table.button('Cancel attack').click();
});

test.each(DEVICES)('On %s no figure moves when a hint is dismissed', async (_, size) => {
  const { page } = await desk.openTable({ ...size, touch: true });
  const hilda = page.locator('[data-figure="c1"]');
  const before = await boxOf(hilda);
  const hint = page.getByRole('complementary', { name: 'Hint' });
  if (size.height > 500) await hint.getByRole('button', { name: 'Got it' }).click();
  await expect.poll(() => hint.isVisible()).toBe(false);
  expect(await boxOf(hilda)).toEqual(before);
});

test('Hero buttons are aligned in a column, and the list of targets has a heading', async () => {
  await desk.send({ type: 'correctHitPoints', figure: HILDA, hitPoints: 9 });
  const { page } = await desk.openTable();
  const minus = page.getByRole('button', { name: /^(Hilda|Piet) suffers 1 damage$/ });
  const digits = page.getByRole('spinbutton', { name: 'Hit points of Hilda' });
  await expect.poll(() => digits.getAttribute('aria-valuenow')).toBe('9');
  const [first, second] = await Promise.all((await minus.all()).map(boxOf));
  expect(second?.x).toBe(first?.x);
  expect(await page.getByRole('button', { name: 'Choose a target from a list' }).innerText()).toBe(
    'Target',
  );
});

test('The reason that a character is no target appears above its bar on every device', async () => {
  await desk.begin([
    ...TWO_AT_BLACK_BARROW,
    { type: 'useBoard', inUse: true },
    { type: 'placeCharacters' },
  ]);
  const attacker = await desk.guardsAct();
  await desk.send({
    ...{ type: 'beginAttack', attacker, base: 3, ranged: false, range: null },
    targets: [],
  });
  for (const size of [{ width: 1280, height: 800 }, { width: 1024, height: 768 }, DEVICES[0][1]]) {
    const { page } = await desk.openTable(size);
    const word = page.getByRole('group', { name: 'Hilda', exact: true }).locator('.target .word');
    expect(await word.innerText()).toBe('out of range');
    const bar = await boxOf(
      page.getByRole('group', { name: 'Hilda', exact: true }).locator('.bar'),
    );
    const { y, height } = await boxOf(word);
    expect(y + height).toBeLessThanOrEqual(bar.y);
  }
});

test('On a phone a character takes one row until its arrow opens the counts', async () => {
  await desk.begin([...TWO_AT_BLACK_BARROW, ...inTurnOf(HILDA, { c1: 1, c2: 90 })]);
  const { page } = await desk.openTable({ width: 390, height: 844, touch: true });
  const piet = page.getByRole('group', { name: 'Piet', exact: true });
  const experience = piet.getByRole('button', { name: /^Experience of Piet/ });
  const closed = (await boxOf(piet)).height;
  expect(await experience.isVisible()).toBe(false);
  await piet.getByRole('button', { name: 'Piet’s experience, money and items' }).click();
  await experience.click();
  await page.getByRole('spinbutton', { name: 'Money tokens of Piet' }).waitFor();
  expect((await boxOf(piet)).height).toBeGreaterThan(closed);
});

test('On a large screen the board has figures and map side by side', async () => {
  await desk.begin([...TWO_AT_BLACK_BARROW, ...inTurnOf(HILDA, { c1: 1, c2: 90 })]);
  const { page } = await desk.openTable({ width: 2560, height: 1440 });
  await desk.go(page, 'board');
  const map = page.getByRole('region', { name: 'Board', exact: true });
  await map.waitFor();
  const figures = await boxOf(page.getByRole('region', { name: 'Characters' }));
  expect(figures.x + figures.width).toBeLessThan((await boxOf(map)).x);
});

test.each([
  ['a character', '[aria-label="Characters"] [data-figure]'],
  ['a monster', '.standee [data-figure]'],
])('The panel of %s covers no figure', async (_, figure) => {
  await desk.begin([...TWO_AT_BLACK_BARROW, ...inTurnOf(HILDA, { c1: 1, c2: 90 })]);
  const { page } = await desk.openTable();
  await page.locator(figure).first().click();
  const panel = await boxOf(page.getByRole('dialog'));
  const figures = await boxOf(page.locator('.figures'));
  expect(panel.x).toBeGreaterThanOrEqual(figures.x + figures.width);
});
