/** Where hands on the keyboard stopped when whole scenarios were played: each test failed once. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { id } from '../../shared/ids';
import type { Command } from '../../shared/commands/shapes';
import { HILDA, inTurnOf, TWO_AT_BLACK_BARROW, useDesk } from './desk';
import { breathe } from './harness';
import { monstersIn, Table } from './table';

const desk = useDesk();

const amber = (page: Page) => page.locator('#next-step');

/** Hilda has the cards Shield Bash and, unsaid, another one. */
async function hildaActs(): Promise<Page> {
  await desk.begin([
    ...TWO_AT_BLACK_BARROW,
    { type: 'setInitiative', character: HILDA, leading: 15, second: null },
    { type: 'setInitiative', character: id('c2'), leading: 99, second: null },
    { type: 'revealInitiatives' },
  ]);
  await desk.untilActs(HILDA);
  return (await desk.openTable()).page;
}

/** The first guard acts, and its move is done. */
async function guardAttacks(): Promise<Page> {
  await desk.begin([
    ...TWO_AT_BLACK_BARROW,
    ...inTurnOf(HILDA, { c1: 1, c2: 99 }),
    { type: 'endTurn', figure: HILDA } satisfies Command,
  ]);
  const { page } = await desk.openTable();
  for (let presses = 0; presses < 6; presses += 1) {
    if (/target$/.test(await amber(page).innerText())) return page;
    await breathe(page);
    await page.keyboard.press('n');
    await breathe(page);
  }
  throw new Error('No guard attacks.');
}

test('letters act while a field of digits has the focus', async () => {
  await desk.begin(TWO_AT_BLACK_BARROW);
  const { page } = await desk.openTable();
  await page.keyboard.press('n');
  await expect
    .poll(() =>
      page
        .getByRole('textbox', { name: 'Initiative of Hilda' })
        .evaluate((field) => field === document.activeElement),
    )
    .toBe(true);
  await page.keyboard.press('/');
  await page.getByRole('dialog', { name: 'Find and do' }).waitFor();
});

test('n does what the amber button of a page without a table says', async () => {
  await desk.begin(TWO_AT_BLACK_BARROW.slice(0, 2));
  const { page } = await desk.open();
  await desk.go(page, 'party');
  await new Table(page).button('Choose a scenario').waitFor();
  await page.keyboard.press('n');
  await page.getByRole('heading', { name: 'Choose a scenario', level: 1 }).waitFor();
  await breathe(page);
  await page.keyboard.press('n');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await new Table(page).button('Start 1 Black Barrow').waitFor();
  await breathe(page);
  await page.keyboard.press('n');
  await page.getByRole('region', { name: 'Initiative' }).waitFor();
});

test('[TURN-3] the amber button says that it ends the turn before it does', async () => {
  const page = await hildaActs();
  await amber(page).filter({ hasText: 'Choose what Hilda does' }).waitFor();
  await page.keyboard.press('n');
  await amber(page).filter({ hasText: 'End Hilda’s turn' }).waitFor();
  await breathe(page);
  await page.keyboard.press('n');
  await expect.poll(async () => (await desk.scenario()).phase).not.toMatchObject({ active: HILDA });
});

test('while a line asks for its targets the amber button asks, and ends nothing', async () => {
  const page = await hildaActs();
  await breathe(page);
  await new Table(page).button('Attack 4, Stun').click();
  await amber(page).filter({ hasText: 'Choose: Attack 4, Stun' }).waitFor();
  await breathe(page);
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  expect((await desk.scenario()).phase).toMatchObject({ active: HILDA });
});

test('[TURN-3] the second card is told in its turn; what a half gives comes with its line', async () => {
  const page = await hildaActs();
  await page.getByRole('textbox', { name: 'Second card' }).click();
  await page.keyboard.type('61');
  await page.getByRole('heading', { name: /^61/, level: 3 }).waitFor();
  await breathe(page);
  await new Table(page).button('Attack 4, Stun').click();
  await page
    .getByRole('button', { name: /^Target Bandit Guard/ })
    .first()
    .click();
  await expect.poll(async () => (await desk.scenario()).attack).not.toBeNull();
  expect((await desk.scenario()).figures.find((each) => each.id === HILDA)).toMatchObject({
    experience: 2,
  });
});

test('the letter of a figure is the target that the amber button asks for', async () => {
  const page = await guardAttacks();
  await breathe(page);
  await page.keyboard.press('a');
  await expect
    .poll(async () => (await desk.scenario()).attack)
    .toMatchObject({ targets: [{ figure: HILDA }] });
});

test('[MONSTER-1] who reaches nobody is passed over by one key', async () => {
  const page = await guardAttacks();
  await breathe(page);
  await page.keyboard.press('-');
  await amber(page)
    .filter({ hasText: /^End Bandit Guard/ })
    .waitFor();
  expect(monstersIn(await desk.scenario(), 'bandit-guard')).not.toHaveLength(0);
});

test('nobody sees from the covered numbers who is early', async () => {
  await desk.begin([
    ...TWO_AT_BLACK_BARROW,
    { type: 'setInitiative', character: HILDA, leading: 7, second: null },
    { type: 'setInitiative', character: id('c2'), leading: 77, second: null },
  ]);
  const { page } = await desk.openTable();
  const looks = await page
    .getByRole('textbox', { name: /^Initiative of/ })
    .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).color));
  expect(new Set(looks)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
});
