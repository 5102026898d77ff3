/** Abilities that let others act, and active cards that add to an ability. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hildaActs } from './actingHilda';
import { HILDA, PIET, useDesk } from './desk';
import { breathe } from './harness';
import { monstersIn, tapHex } from './table';

const desk = useDesk();

/** Lets Hilda act with the cards of these initiatives. All figures are on the map. */
async function acts(className: string, leading: number, second: number): Promise<void> {
  await hildaActs(desk, className, leading, second);
  const [guard, ...others] = monstersIn(await desk.scenario(), 'bandit-guard');
  for (const { id: figure } of others) await desk.send({ type: 'placeFigure', figure, at: null });
  await desk.send(
    { type: 'placeFigure', figure: guard?.id ?? PIET, at: { q: 2, r: 2 } },
    { type: 'placeFigure', figure: HILDA, at: { q: 1, r: 2 } },
    { type: 'placeFigure', figure: PIET, at: { q: 1, r: 3 } },
  );
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await breathe(page);
  await page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
}

describe('a line that lets another figure act', () => {
  test('[TURN-3] A line for another figure asks for the figure and its target, then opens the attack', async () => {
    await acts('mindthief', 51, 71);
    const { page } = await desk.openTable();
    await press(page, /^Grant, one adjacent ally, attack 6/);
    await page.getByRole('region', { name: 'Hilda’s turn' }).getByText('Who acts?').waitFor();
    await press(page, 'Piet');
    await press(page, /^Target Bandit Guard/);
    await expect
      .poll(async () => (await desk.scenario()).attack)
      .toMatchObject({ attacker: PIET, base: 6 });
  });

  test('[MOVE-1] The path of another figure is chosen on the map', async () => {
    await acts('mindthief', 51, 71);
    const { page } = await desk.openTable();
    await desk.go(page, 'board');
    await press(page, /^Grant, one ally in range/);
    await press(page, 'Piet');
    await page.getByText('Piet: where to?').first().waitFor();
    await breathe(page);
    await tapHex(page, { q: 0, r: 3 });
    await expect
      .poll(async () => (await desk.scenario()).figures.find((each) => each.id === PIET)?.at)
      .toEqual({ q: 0, r: 3 });
  });
});

test('[TURN-3] The bonus of an active card counts in the attack automatically and is named there', async () => {
  await acts('brute', 20, 72);
  const { page } = await desk.openTable();
  await press(page, /attack \+1/);
  await page
    .getByText(/^Wall of Doom: \+1/)
    .first()
    .waitFor();
  await press(page, 'Attack 3, pierce 2');
  await press(page, /^Target Bandit Guard/);
  await expect
    .poll(async () => (await desk.scenario()).attack)
    .toMatchObject({ base: 3, modifiers: [{ op: 'add', n: 1, source: 'Wall of Doom' }] });
});
