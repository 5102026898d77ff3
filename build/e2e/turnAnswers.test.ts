/** Answers in a turn: they are shown, the amber button applies them, and no turn ends by accident. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { id, type FigureId } from '../../shared/ids';
import type { Hex } from '../../shared/state';
import { amber } from './actingGuard';
import { choose, optionsOf } from './choose';
import { HILDA, inTurnOf, PIET, TWO_AT_BLACK_BARROW, useDesk } from './desk';
import { breathe } from './harness';
import { monstersIn, Table, tapHex } from './table';

const desk = useDesk();

/**
 * Lets Hilda act with the cards of these initiatives. Guards are on these hexes, and Piet is adjacent to her.
 */
async function acts(
  played: string,
  leading: number,
  second: number | null,
  guards: readonly Hex[] = [],
): Promise<Page> {
  await desk.begin([
    { type: 'addCharacter', class: id(played), name: 'Hilda', level: 1 },
    { type: 'addCharacter', class: id('mindthief'), name: 'Piet', level: 1 },
    { type: 'startScenario', scenario: id('1'), characters: [id('c1'), id('c2')], level: 1 },
  ]);
  for (const [index, { id: figure }] of monstersIn(await desk.scenario(), 'bandit-guard').entries())
    await desk.send({ type: 'placeFigure', figure, at: guards[index] ?? null });
  if (guards.length > 0)
    await desk.send(
      { type: 'placeFigure', figure: HILDA, at: { q: 1, r: 2 } },
      { type: 'placeFigure', figure: PIET, at: { q: 0, r: 2 } },
    );
  await desk.send(
    { type: 'setInitiative', character: HILDA, leading, second },
    { type: 'setInitiative', character: PIET, leading: 82, second: null },
    { type: 'useBoard', inUse: guards.length > 0 },
    { type: 'revealInitiatives' },
    { type: 'correctInitiative', block: id('c1'), initiative: 1, second },
    { type: 'correctInitiative', block: id('c1'), initiative: leading, second },
  );
  await desk.untilActs(HILDA);
  const { page } = await desk.openTable();
  if (guards.length > 0) {
    await desk.go(page, 'board');
    await page.locator('[data-hexes]').first().waitFor();
  }
  return page;
}

const hitPoints = async (figure: FigureId): Promise<number> =>
  (await desk.scenario()).figures.find((each) => each.id === figure)?.hitPoints ?? 0;
const aims = (page: Page) => page.locator('.figure .aim.open');

describe('on the board', () => {
  test('[ATTACK-1] An attack with two targets keeps asking for the second target', async () => {
    const near = { q: 2, r: 2 };
    const page = await acts('scoundrel', 10, 86, [{ q: 2, r: 1 }, near]);
    const table = new Table(page);
    await breathe(page);
    await table.button(/^Attack 2, range 3, target 2/).click();
    await expect.poll(() => aims(page).count()).toBe(2);
    await tapHex(page, { q: 2, r: 1 });
    await page.getByText('The card allows 1 more').waitFor();
    await page.getByText('The card allows more targets').waitFor();
    await expect.poll(() => aims(page).count()).toBe(1);
    await breathe(page);
    await tapHex(page, near);
    await expect.poll(async () => (await desk.scenario()).attack?.targets.length).toBe(2);
    await expect.poll(() => aims(page).count()).toBe(0);
  });

  test('Damage that includes allies shows everyone affected, and the amber button applies it', async () => {
    const page = await acts('cragheart', 29, 46, [
      { q: 2, r: 2 },
      { q: 3, r: 2 },
    ]);
    const [beside, far] = monstersIn(await desk.scenario(), 'bandit-guard');
    if (!beside || !far) throw new Error('The guards are gone.');
    const before = [await hitPoints(PIET), await hitPoints(beside.id), await hitPoints(far.id)];
    await breathe(page);
    await new Table(page).button(/^Damage 1, /).click();
    await expect
      .poll(() => amber(page).innerText())
      .toMatch(/^Apply to (?=.*Piet)(?=.*Bandit Guard)/);
    expect(await hitPoints(PIET)).toBe(before[0]);
    await breathe(page);
    await page.keyboard.press('n');
    await expect.poll(() => hitPoints(PIET)).toBe((before[0] ?? 0) - 1);
    expect(await hitPoints(beside.id)).toBe((before[1] ?? 0) - 1);
    expect(await hitPoints(far.id)).toBe(before[2]);
  });

  test('One button loots two tokens on one hex, and the turn continues', async () => {
    const page = await acts('brute', 15, 87, [
      { q: 2, r: 2 },
      { q: 2, r: 1 },
    ]);
    const [one, two] = monstersIn(await desk.scenario(), 'bandit-guard');
    if (!one || !two) throw new Error('The guards are gone.');
    await desk.send(
      { type: 'sufferDamage', figure: one.id, amount: 99, negate: null },
      { type: 'placeFigure', figure: two.id, at: { q: 2, r: 2 } },
      { type: 'sufferDamage', figure: two.id, amount: 99, negate: null },
    );
    await expect.poll(async () => (await desk.scenario()).tokens.length).toBe(2);
    await breathe(page);
    await tapHex(page, { q: 2, r: 2 });
    await tapHex(page, { q: 2, r: 2 });
    await page.getByRole('button', { name: 'Hilda loots all 2' }).first().waitFor();
    await breathe(page);
    await page.keyboard.press('n');
    await expect.poll(() => amber(page).innerText()).toBe('End Hilda’s turn');
  });

  test('[TURN-3] A move on the map uses the move of a card, which cannot be repeated', async () => {
    const page = await acts('brute', 15, 87, [{ q: 3, r: 1 }]);
    const table = new Table(page);
    await breathe(page);
    await tapHex(page, { q: 1, r: 3 });
    await page
      .getByRole('button', { name: /^Move here \(.+, 1 of 4\)$/ })
      .last()
      .waitFor();
    await table.button('Move 4').waitFor();
    await expect.poll(() => amber(page).innerText()).toMatch(/^Move here \(.+, 1 of 4\)$/s);
    await breathe(page);
    await page.keyboard.press('n');
    await expect
      .poll(async () => (await desk.scenario()).figures.find(({ id: each }) => each === HILDA)?.at)
      .toEqual({ q: 1, r: 3 });
    await expect.poll(() => table.button('Move 4').count()).toBe(0);
    await page.locator('.done', { hasText: 'Move 4' }).waitFor();
    expect(await page.getByLabel('Move with').count()).toBe(0);
    // The remaining movement points are counted down by the player.
    const left = page.getByRole('spinbutton', { name: 'Movement points' });
    await expect.poll(() => left.inputValue()).toBe('3');
    await breathe(page);
    await tapHex(page, { q: 1, r: 2 });
    await page.getByRole('button', { name: 'Move here (1 point)' }).click();
    await expect.poll(() => left.inputValue()).toBe('2');
  });

  test('[TURN-3] Players choose the card to move with, and no card is lost without asking', async () => {
    const page = await acts('brute', 54, 87, [{ q: 3, r: 1 }]);
    await breathe(page);
    await tapHex(page, { q: 1, r: 3 });
    const moves = page.getByRole('button', { name: /^Move here \(/ });
    await expect
      .poll(() => moves.allInnerTexts())
      .toEqual(['Move here (Leaping Cleave, 1 of 3)', 'Move here (Grab and Go, 1 of 4)']);
    expect(await amber(page).innerText()).toBe('End Hilda’s turn');
    await breathe(page);
    await moves.first().click();
    await expect
      .poll(async () => (await desk.scenario()).figures.find(({ id: each }) => each === HILDA)?.at)
      .toEqual({ q: 1, r: 3 });
  });

  test('[TURN-3] A move uses a loss card only if no other card reaches, and says so', async () => {
    const page = await acts('brute', 54, 72, [{ q: 3, r: 1 }]);
    await breathe(page);
    await tapHex(page, { q: 1, r: 3 });
    await expect.poll(() => amber(page).innerText()).toBe('Move here (Leaping Cleave, 1 of 3)');
    await breathe(page);
    await page.keyboard.press('Escape');
    const options = await optionsOf(page.getByLabel('Move with'));
    await options.filter({ hasText: 'Trample (lost): Move 4' }).click();
    await tapHex(page, { q: 1, r: 3 });
    await expect.poll(() => amber(page).innerText()).toBe('Move here (Trample (lost), 1 of 4)');
  });

  test('[TURN-3] The amber button says which action is left, and a second press ends the turn', async () => {
    const page = await acts('brute', 15, 87, [{ q: 3, r: 1 }]);
    const table = new Table(page);
    await breathe(page);
    await table.button('Shield 1').click();
    await page.locator('.done', { hasText: 'Shield 1' }).waitFor();
    await table.next('Hilda: choose an ability');
    await page.getByText(/^You have not played a top action this turn/).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await breathe(page);
    await page.keyboard.press('n');
    await expect
      .poll(async () => (await desk.scenario()).phase)
      .not.toMatchObject({ active: HILDA });
  });

  test('[RANGE-3] The end of a turn ignores a line that reaches no figure on the board', async () => {
    const page = await acts('brute', 15, 61, [
      { q: 3, r: 1 },
      { q: 3, r: 2 },
      { q: 2, r: 2 },
    ]);
    const table = new Table(page);
    await breathe(page);
    await table.button('Move 3').click();
    await tapHex(page, { q: 0, r: 3 });
    await page.locator('.done', { hasText: 'Move 3' }).waitFor();
    await table.next('Hilda: choose an ability');
    const hint = page.getByText(/^You have not played a top action this turn/);
    await hint.waitFor();
    expect(await hint.getByText(/Push/).count()).toBe(0);
  });

  test('Escape returns from an enemy to the acting figure, and arrow keys move on the map', async () => {
    const guard = { q: 3, r: 1 };
    const page = await acts('brute', 15, 87, [guard]);
    await breathe(page);
    await tapHex(page, guard);
    await page.getByRole('heading', { name: /^Bandit Guard/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel('Move with').waitFor();
    await new Table(page).button('Attack 4, Stun').focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.locator('[data-cursor]').count()).toBe(1);
  });

  test('A manual move uses no line of a card', async () => {
    const page = await acts('brute', 15, 87, [{ q: 3, r: 1 }]);
    const table = new Table(page);
    await breathe(page);
    await choose(page.getByLabel('Move with'), 'No card');
    await tapHex(page, { q: 1, r: 3 });
    await page.getByRole('button', { name: 'Move here (1 point)' }).click();
    await expect
      .poll(async () => (await desk.scenario()).figures.find(({ id: each }) => each === HILDA)?.at)
      .toEqual({ q: 1, r: 3 });
    await table.button('Move 4').waitFor();
  });

  test('The letter of a target out of range gives the reason first and attacks the second time', async () => {
    const page = await acts('brute', 15, 87, [
      { q: 2, r: 2 },
      { q: 3, r: 2 },
    ]);
    const far = monstersIn(await desk.scenario(), 'bandit-guard')[1];
    await breathe(page);
    await new Table(page).button('Attack 4, Stun').click();
    const cap = page.locator(`[data-figure="${far?.id ?? ''}"] .cap`);
    const letter = (await cap.textContent())?.trim().toLowerCase() ?? '';
    await page.keyboard.press(letter);
    await page
      .getByText(/is out of range/)
      .first()
      .waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await breathe(page);
    await page.keyboard.press(letter);
    await expect
      .poll(async () => (await desk.scenario()).attack?.targets)
      .toMatchObject([{ figure: far?.id }]);
  });

  test('A move can end on a door, and arrow keys act after a letter', async () => {
    const page = await acts('brute', 15, 87, [{ q: 3, r: 1 }]);
    await breathe(page);
    await new Table(page).button('Move 4').click();
    await page.keyboard.press(';');
    await expect.poll(() => amber(page).innerText()).not.toMatch(/by hand/);
    await page.keyboard.press('Escape');
    await breathe(page);
    await new Table(page).button('Attack 4, Stun').click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')))
      .toBe('application');
  });
});

describe('without the board', () => {
  test('[ELEMENT-3] Consuming any element is not possible without an element', async () => {
    const page = await acts('spellweaver', 20, 26);
    const offer = new Table(page).button(/^With any element/);
    await breathe(page);
    await offer.click();
    await page.getByText('No element is strong or waning.').first().waitFor();
    expect(await offer.getAttribute('aria-pressed')).not.toBe('true');
  });

  test('[INIT-1] An initiative shared by two cards asks nothing, and one tap names the card', async () => {
    const page = await acts('tinkerer', 74, null);
    const meant = page.getByRole('group', { name: 'Choose the card' });
    await meant.getByRole('button', { name: '74 Harmless Contraption' }).waitFor();
    await page
      .getByRole('group', { name: 'Any card' })
      .getByRole('button', { name: 'Attack 2' })
      .waitFor();
    await meant.getByRole('button', { name: '74 Ink Bomb' }).click();
    await page.getByRole('group', { name: 'Ink Bomb, top action' }).waitFor();
    await expect.poll(() => amber(page).innerText()).toBe('End Hilda’s turn');
    expect(await meant.count()).toBe(0);
  });

  test('[TURN-3] A player who has played no ability in this scenario is not asked before a turn ends', async () => {
    const page = await acts('brute', 15, 27);
    const table = new Table(page);
    await breathe(page);
    await table.button('Move 2').click();
    await table.button('Undo this ability: Move 2').waitFor();
    await desk.untilActs(PIET);
    await table.next('End Piet’s turn');
    await expect.poll(async () => (await desk.scenario()).phase).toMatchObject({ active: null });
  });

  // The field disappears with its typed number and reads no removed state.
  test('[TURN-3] The second card is entered during the turn, and its lines can be played', async () => {
    const page = await acts('brute', 15, null);
    await breathe(page);
    const field = page.getByRole('textbox', { name: 'Second card' });
    await field.pressSequentially('27');
    await field.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: /^27 / }).waitFor();
  });

  test('[TURN-3] The turn of a character with unknown cards ends with one press', async () => {
    await desk.begin([...TWO_AT_BLACK_BARROW, ...inTurnOf(HILDA, { c1: 1, c2: 2 })]);
    const { page } = await desk.openTable();
    const table = new Table(page);
    await table.next('End Hilda’s turn');
    await table.next('End Piet’s turn');
    await expect
      .poll(async () => (await desk.scenario()).phase)
      .not.toMatchObject({ active: PIET });
  });

  test('[TURN-3] After any action, one press ends the turn', async () => {
    await desk.begin([...TWO_AT_BLACK_BARROW, ...inTurnOf(HILDA, { c1: 1, c2: 2 })]);
    await desk.send(
      { type: 'endTurn', figure: HILDA },
      { type: 'gainExperience', figure: PIET, amount: 1 },
    );
    const { page } = await desk.openTable();
    await expect.poll(() => amber(page).innerText()).toBe('End Piet’s turn');
  });

  test('The amber button names the unfinished ability before it ends the turn', async () => {
    const page = await acts('brute', 72, 87);
    const table = new Table(page);
    await breathe(page);
    await table.button('Move 4, jump').click();
    await table.button('Undo this ability: Move 4, jump').waitFor();
    await table.next('Hilda: choose an ability');
    await page.getByText(/^Not played yet: Attack 2/).waitFor();
    expect((await desk.scenario()).phase).toMatchObject({ active: HILDA });
    await table.next('End Hilda’s turn');
    await expect
      .poll(async () => (await desk.scenario()).phase)
      .not.toMatchObject({ active: HILDA });
  });
});
