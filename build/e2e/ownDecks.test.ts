/** A table that draws from its own printed decks, and one where Standee asks before it draws. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { id, type AbilityDeckId } from '../../shared/ids';
import { HILDA, inTurnOf, PIET, PLAIN_CARD, TWO_AT_BLACK_BARROW, useDesk } from './desk';
import { breathe } from './harness';
import { monstersIn, snapshotOf, Table } from './table';

const GUARD = id<AbilityDeckId>('guard');

const desk = useDesk();

async function openWith(settings: object): Promise<Page> {
  const { page } = await desk.open();
  await page.evaluate((kept) => {
    localStorage.setItem('standee.settings', JSON.stringify(kept));
  }, settings);
  await desk.go(page, 'table');
  await page.reload();
  await page.getByRole('region', { name: 'Initiative' }).waitFor();
  return page;
}

test('[ABILITY-1] Cards drawn at the table are asked for one after the other', async () => {
  await desk.begin([
    ...TWO_AT_BLACK_BARROW,
    ...[HILDA, PIET].map((character, index) => ({
      type: 'setInitiative' as const,
      character,
      leading: 2 + index,
      second: null,
    })),
  ]);
  const page = await openWith({ decks: 'table' });
  const table = new Table(page);
  await table.next(/^Enter the .* card/);
  const dialog = page.getByRole('dialog', { name: /^Which card did/ });
  const card = dialog.getByRole('button').first();
  const initiative = Number.parseInt((await card.innerText()).trim(), 10);
  await card.click();
  await table.next('Reveal initiatives');
  await expect.poll(async () => (await desk.scenario()).phase.name).toBe('turns');
  const { phase, abilityDecks } = await desk.scenario();
  const order = phase.name === 'turns' ? phase.order : [];
  expect(order.find(({ kind }) => kind === 'monsterType')?.initiative).toBe(initiative);
  expect(abilityDecks.find(({ deck }) => deck === GUARD)?.current).not.toBeNull();

  await table.next(/^Start Hilda/);
  await breathe(page);
  await table.button('Attack 3').click();
  await table
    .button(/^Target Bandit Guard/)
    .first()
    .click();
  await table.next(/^Enter the card for Bandit Guard/);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await focused()).toMatch(/\(\d+\)$/);
  await page
    .getByRole('button', { name: /^Times 2 \(/ })
    .first()
    .click();
  await expect
    .poll(async () => (await desk.scenario()).attack?.targets[0]?.drawn?.cards)
    .toEqual(['x2']);
});

test('[OWN-5] Ctrl+Enter confirms the dialog before a turn and does nothing else', async () => {
  await desk.begin([
    ...TWO_AT_BLACK_BARROW,
    { type: 'addCondition', figure: HILDA, condition: 'wound' },
    ...inTurnOf(HILDA, { c1: 1, c2: 2 }).slice(0, -1),
  ]);
  const page = await openWith({ askConditions: true });
  const before = (await snapshotOf(desk.host, desk.campaign)).seq;
  await page.keyboard.press('Control+Enter');
  const start = page.getByRole('dialog', { name: 'Before Hilda’s turn' });
  await start.waitFor();
  await breathe(page);
  await page.keyboard.press('Control+Enter');
  await start.waitFor({ state: 'detached' });
  await breathe(page);
  expect(await start.count()).toBe(0);
  expect((await snapshotOf(desk.host, desk.campaign)).seq).toBe(before + 1);
});

test('[OWN-5] Players who want to be asked decide about wound damage and expiring conditions', async () => {
  await desk.begin([
    ...TWO_AT_BLACK_BARROW,
    { type: 'addCondition', figure: PIET, condition: 'wound' },
    { type: 'addCondition', figure: HILDA, condition: 'muddle' },
    ...inTurnOf(HILDA, { c1: 1, c2: 2 }),
  ]);
  const page = await openWith({ askConditions: true });
  const table = new Table(page);
  const figure = async (one: string) =>
    (await desk.scenario()).figures.find((each) => (each.id as string) === one);
  const before = await figure('c2');
  await table.next('End Hilda’s turn');
  const end = page.getByRole('dialog', { name: 'End of Hilda’s turn' });
  await end.getByRole('switch', { name: /^Muddle/ }).click();
  await breathe(page);
  await end.getByRole('button', { name: 'End the turn' }).click();
  await expect
    .poll(async () => (await figure('c1'))?.conditions.map(({ name }) => name))
    .toEqual(['muddle']);
  await table.next('Start Piet’s turn');
  const start = page.getByRole('dialog', { name: 'Before Piet’s turn' });
  await start.getByRole('switch').click();
  await breathe(page);
  await start.getByRole('button', { name: 'Start the turn' }).click();
  await expect
    .poll(async () => {
      const { phase } = await desk.scenario();
      return phase.name === 'turns' ? phase.active : null;
    })
    .toBe(PIET);
  expect((await figure('c2'))?.hitPoints).toBe(before?.hitPoints);
});

test('[OWN-4] Attack modifiers are reordered by dragging and by arrow keys', async () => {
  await desk.begin([...TWO_AT_BLACK_BARROW, ...inTurnOf(HILDA, { c1: 1, c2: 2 })]);
  const [guard] = monstersIn(await desk.scenario(), 'bandit-guard');
  if (!guard) throw new Error('there is no guard');
  const { page } = await desk.openTable();
  await desk.send(
    {
      type: 'beginAttack',
      attacker: HILDA,
      base: 3,
      ranged: false,
      range: null,
      targets: [{ figure: guard.id }],
    },
    ...(
      [
        { op: 'add', n: 2 },
        { op: 'multiply', n: 2 },
      ] as const
    ).map((change) => ({
      type: 'addAttackModifier' as const,
      target: null,
      modifier: { ...change, source: 'item' },
    })),
  );
  const table = new Table(page);
  await table.unfoldSteps();
  const parts = page.locator('[data-drag]');
  await expect.poll(() => parts.count()).toBe(2);
  await expect.poll(() => table.step(2).inputValue()).toBe('10');
  await breathe(page);
  await parts.nth(1).dragTo(parts.nth(0));
  await expect.poll(() => table.step(2).inputValue()).toBe('8');
  await parts.nth(0).locator('.what').press('ArrowRight');
  await expect.poll(() => table.step(2).inputValue()).toBe('10');
});

test('With the board in use the table shows each focus and can show a figure on the board', async () => {
  await desk.begin([...TWO_AT_BLACK_BARROW, ...inTurnOf(HILDA, { c1: 1, c2: 2 })]);
  const [guard] = monstersIn(await desk.scenario(), 'bandit-guard');
  if (!guard?.at) throw new Error('there is no guard on the board');
  await desk.putOnDiscards('guard', PLAIN_CARD);
  const { page } = await desk.openTable();
  expect(await page.getByText(/focuses on/).count()).toBe(0);
  await desk.go(page, 'board');
  await page.getByRole('application').waitFor();
  await desk.go(page, 'table');
  // A start hex is certain to be free; those beside a guard are random.
  await desk.send({ type: 'placeFigure', figure: HILDA, at: { q: 1, r: 2 } });
  await page
    .getByText(`Bandit Guard ${String(guard.standee)} focuses on Hilda`)
    .first()
    .waitFor();
  await page.locator(`[data-figure="${guard.id}"]`).click();
  await page.getByRole('button', { name: 'Show on the board' }).click();
  await page.getByRole('application').waitFor();
  await page.getByRole('heading', { name: `Bandit Guard ${String(guard.standee)}` }).waitFor();
});
