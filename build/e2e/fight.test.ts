import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { HILDA, inTurnOf, TWO_AT_BLACK_BARROW, useDesk } from './desk';
import { breathe } from './harness';
import { monstersIn, Table } from './table';

const desk = useDesk();
let page: Page;
let table: Table;

beforeEach(async () => {
  await desk.begin([...TWO_AT_BLACK_BARROW, ...inTurnOf(HILDA, { c1: 10, c2: 90 })]);
  ({ page } = await desk.openTable());
  table = new Table(page);
});

async function hilda() {
  const { figures } = await desk.scenario();
  const found = figures.find((figure) => figure.id === HILDA);
  if (found?.kind !== 'character') throw new Error('Hilda is gone.');
  return found;
}

test('[ATTACK-5] A target is attacked before the card for the next target is drawn', async () => {
  const guards = monstersIn(await desk.scenario(), 'bandit-guard').slice(0, 2);
  for (const { id: figure } of guards) {
    await desk.send({ type: 'correctMaxHitPoints', figure, maxHitPoints: 40 });
    await desk.send({ type: 'correctHitPoints', figure, hitPoints: 40 });
  }
  const [first, second] = guards.map((guard) => `Bandit Guard ${guard.standee}`);
  await table.button('Attack 3').click();
  await table.button(`Target ${first}`).click();
  await table.enterDrawnCard('Times 2');
  await table.button(`Target ${second}`).click();
  const targets = async () => (await desk.scenario()).attack?.targets.length;
  await expect.poll(targets).toBe(2);
  await breathe(page);
  const onFirst = table.button(new RegExp(`^Apply attack to ${first}`));
  await onFirst.click();
  await expect
    .poll(async () => (await desk.scenario()).attack)
    .toMatchObject({ attacked: [guards[0]?.id], targets: [{ figure: guards[1]?.id }] });
  await page.getByText(new RegExp(`^Already attacked: ${first}`)).waitFor();
  await table.next(/^Apply: /);
  await expect.poll(async () => (await desk.scenario()).attack).toBeNull();
});

test('[NEGATE-1] Suffered or fatal damage may be negated', async () => {
  const { hitPoints } = await hilda();
  await desk.send({ type: 'sufferDamage', figure: HILDA, amount: 4, negate: null });
  const negate = table.button('Negate the damage: Hilda loses 1 card from hand');
  await negate.waitFor();
  await breathe(page);
  await negate.click();
  await expect.poll(async () => (await hilda()).hitPoints).toBe(hitPoints);
  await desk.send({ type: 'correctHitPoints', figure: HILDA, hitPoints: 1 });
  await breathe(page);
  await table.button('Hilda suffers 1 damage').click();
  const dialog = page.getByRole('dialog', { name: 'Fatal damage to Hilda' });
  await dialog.waitFor();
  await breathe(page);
  await dialog.getByRole('button', { name: 'Lose 2 discarded cards' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(async () => (await hilda()).hitPoints).toBe(1);
  expect((await hilda()).exhausted).toBe(false);
});

test('A wrong target is changed without entering the attack value again', async () => {
  const [one, other] = monstersIn(await desk.scenario(), 'bandit-guard');
  await table.button('Attack 4').click();
  await breathe(page);
  await table.button(`Target Bandit Guard ${one?.standee}`).click();
  await table.page.locator('#next-step', { hasText: /^\s*Apply/ }).waitFor();
  await breathe(page);
  await table.undo(/^Undo: Draw/);
  await breathe(page);
  await table.undo(/^Undo: .*attack/i);
  await expect.poll(async () => (await desk.scenario()).attack).toBeNull();
  await table.next('Choose Hilda’s target');
  await table.button(`Target Bandit Guard ${other?.standee}`).click();
  await expect
    .poll(async () => (await desk.scenario()).attack)
    .toMatchObject({ base: 4, targets: [{ figure: other?.id }] });
});

test('An entered attack value is kept after visiting another page', async () => {
  const [guard] = monstersIn(await desk.scenario(), 'bandit-guard');
  await table.button('Attack 4').click();
  await desk.go(page, 'party');
  await page.getByRole('heading', { name: 'Party', level: 1 }).waitFor();
  await desk.go(page, 'table');
  await table.button(`Target Bandit Guard ${guard?.standee}`).click();
  await expect
    .poll(async () => (await desk.scenario()).attack)
    .toMatchObject({ base: 4, targets: [{ figure: guard?.id }] });
});

test('A target without an attack value asks for it, and is dropped at the end of the turn', async () => {
  const [guard] = monstersIn(await desk.scenario(), 'bandit-guard');
  const target = table.button(`Target Bandit Guard ${guard?.standee}`);
  const asks = page.locator('#next-step', { hasText: 'Enter Hilda’s attack value' });
  await target.click();
  await asks.waitFor();
  await breathe(page);
  await page.keyboard.press('n');
  expect(await table.button('Attack 1').evaluate((it) => it === document.activeElement)).toBe(true);
  await desk.send({ type: 'endTurn', figure: HILDA });
  await asks.waitFor({ state: 'detached' });
  expect(await page.getByText('Now enter the attack value').count()).toBe(0);
});
