/** Undo stays in sight wherever something was removed, and components are listed when a room opens. */
import { expect, test } from 'vitest';
import { HILDA, inTurnOf, TWO_AT_BLACK_BARROW, useDesk } from './desk';
import { breathe } from './harness';
import { gameOf } from './table';

const desk = useDesk();

const isRunning = async () => (await gameOf(desk.host, desk.campaign)).scenario !== null;

test('Abandoning a scenario asks first, and its message offers Undo', async () => {
  await desk.begin([...TWO_AT_BLACK_BARROW, ...inTurnOf(HILDA, { c1: 1, c2: 90 })]);
  const { page } = await desk.openTable();
  const abandon = async () => {
    await page.getByRole('button', { name: /scenario menu$/ }).click();
    await page.getByRole('menuitem', { name: 'Abandon scenario…' }).click();
    await page.getByRole('dialog', { name: 'Abandon this scenario?' }).waitFor();
    await breathe(page);
  };
  await abandon();
  await page.getByRole('button', { name: 'Keep playing' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await isRunning()).toBe(true);
  await abandon();
  await page.getByRole('dialog').getByRole('button', { name: 'Abandon scenario' }).click();
  const message = page.getByText('Scenario abandoned: 1 Black Barrow.');
  await message.waitFor();
  expect(await isRunning()).toBe(false);
  await breathe(page);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await message.waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Initiative' }).waitFor();
  expect((await desk.scenario()).phase).toMatchObject({ active: HILDA });
});

test('Undo and Redo are at one place of the app bar, also on an empty table', async () => {
  await desk.begin(TWO_AT_BLACK_BARROW);
  const { page } = await desk.openTable();
  const places = new Set<string>();
  const note = async () => {
    const undo = page
      .getByRole('banner')
      .first()
      .getByRole('button', { name: /^Undo: / });
    const { x, y } = (await undo.boundingBox()) ?? { x: -1, y: -1 };
    places.add(`${String(Math.round(x))} ${String(Math.round(y))}`);
  };
  for (const screen of ['table', 'board', 'party', 'scenario', 'history']) {
    await desk.go(page, screen);
    await page.getByRole('button', { name: /^Undo: / }).waitFor();
    await note();
  }
  await desk.send({ type: 'abandonScenario' });
  await desk.go(page, 'table');
  await page.getByText('No scenario in progress.').waitFor();
  await note();
  expect([...places]).toHaveLength(1);
});

test('[REVEAL-1] A room that opens lists what to fetch until it is dismissed', async () => {
  await desk.begin([
    ...TWO_AT_BLACK_BARROW,
    ...inTurnOf(HILDA, { c1: 1, c2: 90 }),
    { type: 'revealRoom', room: 2, by: HILDA, anyway: true },
  ]);
  const { page } = await desk.openTable();
  const card = page.getByRole('region', { name: 'Set-up list' });
  await card.getByText('Map tiles').waitFor();
  await card.getByText('Bandit Archer').waitFor();
  await card
    .getByText(/^normal \d/)
    .first()
    .waitFor();
  await desk.go(page, 'board');
  await card.waitFor();
  await breathe(page);
  await card.getByRole('button', { name: 'Got it' }).click();
  await card.waitFor({ state: 'detached' });
  await desk.go(page, 'table');
  await page.getByRole('region', { name: 'Initiative' }).waitFor();
  expect(await card.count()).toBe(0);
});
