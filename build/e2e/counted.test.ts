/** Presses counted from the screen at rest, and what has the focus in what has just opened. */
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { id } from '../../shared/ids';
import { HILDA, inTurnOf, TWO_AT_BLACK_BARROW, useDesk } from './desk';
import { breathe } from './harness';
import { monstersIn, Table } from './table';

const desk = useDesk();
let page: Page;
let presses: number;

async function tap(target: Locator): Promise<void> {
  await target.waitFor();
  await breathe(page);
  await target.click();
  presses += 1;
}

async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    presses += 1;
  }
}

const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const amber = (text: RegExp) => page.locator('#next-step', { hasText: text });

beforeEach(() => {
  presses = 0;
});

test('from an empty app to scenario 1 with four characters are eleven presses', async () => {
  ({ page } = await desk.open());
  await tap(button(/^New campaign/));
  await page.keyboard.type('Eleven');
  await tap(button('Begin'));
  await tap(page.getByRole('main').getByRole('button', { name: 'Add a character' }));
  const dialog = page.getByRole('dialog');
  for (const name of ['Brute', 'Tinkerer', 'Spellweaver', 'Cragheart']) {
    await tap(dialog.getByText(name, { exact: true }));
  }
  await tap(dialog.getByRole('button', { name: 'Add 4 characters' }));
  await tap(button('Choose a scenario'));
  await tap(button('1 Black Barrow'));
  await tap(button('Start 1 Black Barrow'));
  await page.getByRole('region', { name: 'Initiative' }).waitFor();
  expect(await page.getByRole('textbox', { name: /^Initiative of / }).count()).toBe(4);
  expect(presses).toBe(11);
});

describe('in the turn of a character', () => {
  beforeEach(async () => {
    await desk.begin(TWO_AT_BLACK_BARROW);
    await desk.send(
      { type: 'setInitiative', character: HILDA, leading: 1, second: null },
      { type: 'setInitiative', character: id('c2'), leading: 99, second: null },
      { type: 'revealInitiatives' },
      { type: 'startTurn', figure: HILDA },
    );
    ({ page } = await desk.openTable());
  });

  async function guard() {
    const [first] = monstersIn(await desk.scenario(), 'bandit-guard');
    if (!first) throw new Error('There is no guard.');
    const standee = page.locator(`[data-figure="${first.id}"]`);
    const group = page.getByRole('group', {
      name: `Bandit Guard ${String(first.standee)}`,
      exact: true,
    });
    const letter = ((await group.locator('kbd').first().textContent()) ?? '').toLowerCase();
    return { ...first, standee, letter, name: `Bandit Guard ${String(first.standee)}` };
  }

  const now = async (figure: string) =>
    (await desk.scenario()).figures.find((each) => (each.id as string) === figure);

  test('an attack of an unknown value on one target is four presses', async () => {
    const { name } = await guard();
    await tap(button('Attack 4'));
    await tap(button(`Target ${name}`));
    await tap(amber(/^Draw for/));
    await tap(amber(/^Apply:/));
    await amber(/^End Hilda/).waitFor();
    expect(presses).toBe(4);
  });

  test('a wound and three damage on one standee are at most four presses, and five keys', async () => {
    const { id: figure, hitPoints, letter, standee } = await guard();
    await tap(standee);
    await tap(button(/^Wound/));
    await tap(button('Suffer 3 damage'));
    await expect.poll(async () => (await now(figure))?.hitPoints).toBe(hitPoints - 3);
    expect((await now(figure))?.conditions).toMatchObject([{ name: 'wound' }]);
    expect(presses).toBeLessThanOrEqual(4);
    await desk.send({ type: 'correctHitPoints', figure, hitPoints });
    await desk.send({ type: 'removeCondition', figure, condition: 'wound' });
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await breathe(page);
    presses = 0;
    await press(letter);
    await page.getByRole('dialog').waitFor();
    await press('w', '3', 'Enter', 'Escape');
    await expect.poll(async () => (await now(figure))?.hitPoints).toBe(hitPoints - 3);
    expect((await now(figure))?.conditions).toMatchObject([{ name: 'wound' }]);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(presses).toBe(5);
  });

  test('Shift on undo says and takes back the whole turn', async () => {
    await desk.send({ type: 'infuse', element: 'fire' });
    await button(/^Undo: .*fire/i).waitFor();
    await page.keyboard.down('Shift');
    const whole = button(/^Undo: .*turn/i);
    await whole.waitFor();
    await breathe(page);
    await whole.click();
    await page.keyboard.up('Shift');
    await expect
      .poll(async () => (await desk.scenario()).phase)
      .toMatchObject({ name: 'turns', active: null });
  });
});

test('whatever opens has its first field in focus, and never a button', async () => {
  await desk.begin([...TWO_AT_BLACK_BARROW, ...inTurnOf(HILDA, { c1: 10, c2: 90 })]);
  ({ page } = await desk.openTable());
  const openings: readonly (readonly [string, () => Promise<void>])[] = [
    ['the palette', () => page.keyboard.press('/')],
    ['the keys', () => page.keyboard.press('?')],
    ['the panel', () => page.locator(`[data-figure="${HILDA}"]`).click()],
    ['the kit', () => button(/^Items and cards of Hilda/).click()],
    ['another monster', () => button('Add a monster type').click()],
  ];
  for (const [what, open] of openings) {
    await breathe(page);
    await open();
    await page.getByRole('dialog').waitFor();
    expect(await focusIn(page), what).toMatch(/^field|^whole/);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await desk.go(page, 'party');
  await new Table(page).button('Add a character').click();
  await page.getByRole('dialog').waitFor();
  expect(await focusIn(page)).toBe('field');
});

/** What has the focus in the dialog: its first field, all of it, or something else. */
function focusIn(on: Page): Promise<string> {
  return on.evaluate(() => {
    const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
    const focused = document.activeElement;
    if (!dialog || !focused || !dialog.contains(focused)) return 'nothing of it';
    if (focused === dialog || focused.getAttribute('role') === 'region') return 'whole';
    const field = dialog.querySelector('input:not(:disabled), select:not(:disabled), textarea');
    return focused === field ? 'field' : focused.outerHTML;
  });
}
