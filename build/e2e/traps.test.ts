/** Additional effects of a trap are chosen when it is placed or sprung. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe';
import { HILDA, TWO_AT_BLACK_BARROW, useDesk } from './desk';
import { breathe } from './harness';
import { tapHex } from './table';

const desk = useDesk();
const EMPTY = { q: 1, r: 2 };

async function openBoard(): Promise<Page> {
  await desk.begin(TWO_AT_BLACK_BARROW);
  await desk.send({ type: 'placeFigure', figure: HILDA, at: { q: 0, r: 2 } });
  const { page } = await desk.openTable();
  await desk.go(page, 'board');
  await page.locator('[data-hexes]').first().waitFor();
  return page;
}

const hilda = async () => {
  const found = (await desk.scenario()).figures.find(({ id }) => id === HILDA);
  if (!found) throw new Error('Hilda is not there.');
  return found;
};

async function chooseEffects(page: Page, damage: string, condition: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Trap effects' });
  await dialog.getByLabel('Damage', { exact: true }).fill(damage);
  await page.keyboard.press('Tab');
  await breathe(page);
  await dialog.getByRole('button', { name: condition }).click();
  expect(await violations(page)).toEqual([]);
}

test('A placed trap has its own damage and condition, which apply when it is sprung', async () => {
  const page = await openBoard();
  await tapHex(page, EMPTY);
  await page.getByRole('button', { name: 'Place here…' }).click();
  await page.getByRole('menuitem', { name: 'Trap with other effects…' }).click();
  await chooseEffects(page, '4', 'Poison');
  await breathe(page);
  await page.getByRole('button', { name: 'Place a trap' }).click();
  await expect
    .poll(async () => (await desk.scenario()).board?.laid)
    .toMatchObject([{ kind: 'trap', trap: { damage: 4, conditions: ['poison'] } }]);

  const before = (await hilda()).hitPoints;
  await desk.send({ type: 'placeFigure', figure: HILDA, at: EMPTY });
  await breathe(page);
  await page.getByRole('button', { name: 'Spring the trap' }).click();
  await expect.poll(async () => (await hilda()).hitPoints).toBe(before - 4);
  expect((await hilda()).conditions).toMatchObject([{ name: 'poison' }]);
  expect((await desk.scenario()).board?.laid).toEqual([]);
});

test('A printed trap is sprung with other effects by keys, and one undo reverts everything', async () => {
  const page = await openBoard();
  await desk.send({ type: 'layOverlay', kind: 'trap', hexes: [EMPTY] });
  await desk.send({ type: 'placeFigure', figure: HILDA, at: EMPTY });
  await tapHex(page, EMPTY);
  const before = (await hilda()).hitPoints;
  await breathe(page);
  const other = page.getByRole('button', { name: 'Spring it with other effects…' });
  await other.focus();
  await page.keyboard.press('Enter');
  await chooseEffects(page, '0', 'Stun');
  const spring = page.getByRole('dialog').getByRole('button', { name: 'Spring the trap' });
  await breathe(page);
  await spring.focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await hilda()).conditions).toMatchObject([{ name: 'stun' }]);
  expect((await hilda()).hitPoints).toBe(before);

  await breathe(page);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await hilda()).conditions).toEqual([]);
  expect((await desk.scenario()).board?.laid).toHaveLength(1);
});

test('A cancelled trap is not placed', async () => {
  const page = await openBoard();
  await tapHex(page, EMPTY);
  await page.getByRole('button', { name: 'Place here…' }).click();
  await page.getByRole('menuitem', { name: 'Trap with other effects…' }).click();
  await page.getByRole('dialog', { name: 'Trap effects' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect((await desk.scenario()).board?.laid).toEqual([]);
});
