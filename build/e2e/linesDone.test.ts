/** Abilities that were used: they are undone, used again elsewhere, and replaced by a button. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { healPietOnMap, hildaActs, hildaOf } from './actingHilda';
import { HILDA, useDesk } from './desk';
import { breathe } from './harness';
import { callApi, snapshotOf } from './table';

const desk = useDesk();
let page: Page;

const line = (name: string) => page.getByRole('button', { name, exact: true });
const steps = async () => (await snapshotOf(desk.host, desk.campaign)).seq;
const elsewhere = async (what: 'undo' | 'redo') =>
  callApi(desk.host, `campaign.${what}`, desk.campaign, await steps(), crypto.randomUUID());

test('[LOOT-1] Undo reverts a loot line that had no choices and does not repeat it', async () => {
  await hildaActs(desk, 'mindthief', 20, 48);
  await desk.send(
    { type: 'placeFigure', figure: HILDA, at: { q: 1, r: 2 } },
    { type: 'useBoard', inUse: true },
  );
  ({ page } = await desk.openTable());
  await desk.go(page, 'board');
  await breathe(page);
  await line('Loot 2').click();
  await expect.poll(async () => (await hildaOf(desk)).experience).toBe(1);
  await breathe(page);
  const before = await steps();
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await hildaOf(desk)).experience).toBe(0);
  await breathe(page);
  await line('Loot 2').waitFor();
  expect(await steps()).toBe(before + 1);
});

test('[LOOT-1] Looting everything in reach with one tap completes the loot line', async () => {
  await hildaActs(desk, 'mindthief', 20, 48);
  await desk.send(
    { type: 'placeFigure', figure: HILDA, at: { q: 1, r: 2 } },
    { type: 'addMoneyToken', amount: 1, at: { q: 2, r: 2 } },
    { type: 'useBoard', inUse: true },
  );
  ({ page } = await desk.openTable());
  await desk.go(page, 'board');
  await breathe(page);
  await line('Hilda: Loot 1 (1 token)').click();
  await line('Undo this ability: Loot 2').waitFor();
  expect((await desk.scenario()).tokens).toEqual([]);
  expect(await hildaOf(desk)).toMatchObject({ experience: 1 });
});

test('[TURN-3] A line asks for no target after another page undid and redid it', async () => {
  page = await healPietOnMap(desk);
  await line('Undo this ability: Heal 2, range 1').waitFor();
  await elsewhere('undo');
  await page.locator('[data-figure="c2"] .aim.open').waitFor();
  await elsewhere('redo');
  await line('Undo this ability: Heal 2, range 1').waitFor();
  await expect.poll(() => page.locator('[data-figure="c2"] .aim.open').count()).toBe(0);
});
