/** Active cards: their benefits, their protection, and how they end. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { id } from '../../shared/ids';
import { attackOnHilda, firstGuard, hildaActs, hildaOf, hildaPlays } from './actingHilda';
import { HILDA, inTurnOf, PIET, TWO_AT_BLACK_BARROW, useDesk } from './desk';
import { breathe } from './harness';

const desk = useDesk();
let page: Page;

test('[SUMMON-2] One press on a line summons a figure with its stats, which leaves with its card', async () => {
  await hildaActs(desk, 'spellweaver', 91, 26);
  ({ page } = await desk.openTable());
  await breathe(page);
  await page.getByRole('button', { name: /^Summon/ }).click();
  await expect
    .poll(async () => (await desk.scenario()).figures.find(({ kind }) => kind === 'summon'))
    .toMatchObject({ name: 'Mystic Ally', maxHitPoints: 2, card: 71 });
  await desk.send({ type: 'endTurn', figure: HILDA });
  expect((await hildaOf(desk)).activeHalves).toMatchObject([{ card: 71, half: 'bottom' }]);
  await desk.send({ type: 'letActiveCardGo', figure: HILDA, card: 71 });
  const { figures } = await desk.scenario();
  expect(figures.some(({ kind }) => kind === 'summon')).toBe(false);
});

test('[TURN-3] An active card is shown, used and removed on its character', async () => {
  await hildaActs(desk, 'brute', 32, 20);
  await hildaPlays(desk, 7, 'bottom');
  ({ page } = await desk.openTable());
  const chip = page.getByRole('button', { name: /^Warding Strength: Each time an attack/ });
  await chip.getByText('0/6').waitFor();
  // The card is used against the attack that triggers it.
  const guard = await firstGuard(desk);
  await desk.untilActs(guard.id);
  await desk.send(attackOnHilda(guard, 2));
  const shown = page
    .getByRole('region', { name: 'Attack calculator' })
    .getByRole('button', { name: /^Warding Strength/ });
  await breathe(page);
  await shown.click();
  await page.getByRole('menuitem', { name: 'Use 1 of 6' }).click();
  await shown.getByText('1/6').waitFor();
  expect((await desk.scenario()).attack?.targets).toMatchObject([{ extraShield: 1 }]);
  await desk.send({ type: 'cancelAttack' });
  await breathe(page);
  await chip.click();
  await page.getByRole('menuitem', { name: 'End Warding Strength' }).click();
  await chip.waitFor({ state: 'detached' });
  expect((await hildaOf(desk)).activeHalves).toEqual([]);
});

test('[TURN-3] An active card that negates damage keeps its character from exhaustion', async () => {
  await hildaActs(desk, 'spellweaver', 20, 26);
  await hildaPlays(desk, 66, 'bottom');
  const guard = await firstGuard(desk);
  await desk.untilActs(guard.id);
  await desk.send(
    { type: 'correctHitPoints', figure: HILDA, hitPoints: 2 },
    attackOnHilda(guard, 5),
    { type: 'enterForAttack', target: HILDA, cards: [id('+0')] },
  );
  ({ page } = await desk.openTable());
  await breathe(page);
  await page
    .getByRole('button', { name: /^Apply/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Fatal damage to Hilda' });
  await breathe(page);
  await dialog.getByRole('button', { name: 'Frost Armor: use 1 of 2' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(async () => (await desk.scenario()).attack).toBeNull();
  expect(await hildaOf(desk)).toMatchObject({
    hitPoints: 2,
    activeHalves: [{ card: 66, used: 1 }],
  });
  // Before a fatal attack the card is listed with the other ways to negate damage, and is used up with it.
  await desk.send(
    { type: 'correctHitPoints', figure: HILDA, hitPoints: 6 },
    attackOnHilda(guard, 3),
    { type: 'enterForAttack', target: HILDA, cards: [id('+0')] },
  );
  const use = page.getByRole('button', { name: 'Frost Armor: use 2 of 2' });
  await use.waitFor();
  await breathe(page);
  await use.click();
  await page.getByText('Undo gives the use back.').waitFor();
  expect(await page.getByRole('button', { name: 'Suffer damage' }).count()).toBe(0);
});

test('[TURN-3] The triggered ability of an active card can be performed in any turn', async () => {
  await desk.begin([
    { type: 'addCharacter', class: id('tinkerer'), name: 'Hilda', level: 9 },
    { type: 'addCharacter', class: id('brute'), name: 'Piet', level: 1 },
    { type: 'startScenario', scenario: id('1'), characters: [id('c1'), id('c2')], level: 1 },
    { type: 'setInitiative', character: HILDA, leading: 10, second: 11 },
    { type: 'setInitiative', character: PIET, leading: 99, second: null },
    { type: 'revealInitiatives' },
  ]);
  await desk.untilActs(HILDA);
  await hildaPlays(desk, 54, 'top');
  ({ page } = await desk.openTable());
  await page.locator('.chips').getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Attack 2, range 5' }).click();
  await breathe(page);
  await page
    .getByRole('button', { name: /^Target Bandit Guard/ })
    .first()
    .click();
  await expect
    .poll(async () => (await desk.scenario()).attack)
    .toMatchObject({ attacker: HILDA, base: 2 });
});

test('[SUMMON-2] The form of a new summon is filled in from the cards of the class', async () => {
  await desk.begin([...TWO_AT_BLACK_BARROW, ...inTurnOf(HILDA, { c1: 10, c2: 90 })]);
  ({ page } = await desk.openTable());
  await page.getByRole('button', { name: /^Conditions and more for Piet/ }).click();
  await page.getByRole('button', { name: 'Add a summon' }).click();
  const dialog = page.getByRole('dialog', { name: 'Piet’s summon' });
  await dialog
    .getByRole('group', { name: 'Summons of the class' })
    .getByRole('button')
    .last()
    .click();
  const name = await dialog.getByLabel('Name', { exact: true }).inputValue();
  const hitPoints = Number(await dialog.getByLabel('Hit points').inputValue());
  expect(name).not.toBe('');
  await dialog.getByRole('button', { name: 'Add a summon' }).click();
  await dialog.waitFor({ state: 'detached' });
  const added = (await desk.scenario()).figures.find(({ kind }) => kind === 'summon');
  expect(added).toMatchObject({ name, hitPoints, owner: 'c2' });
});
