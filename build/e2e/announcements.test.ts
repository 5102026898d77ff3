/** Every change is announced once and politely, on every screen. */
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { id } from '../../shared/ids';
import { heard, listen } from './announced';
import { HILDA, inTurnOf, TWO_AT_BLACK_BARROW, useDesk } from './desk';
import { Table } from './table';

const desk = useDesk();
let page: Page;
let table: Table;

beforeEach(async () => {
  await desk.begin([...TWO_AT_BLACK_BARROW, ...inTurnOf(HILDA, { c1: 5, c2: 90 })]);
  ({ page } = await desk.openTable());
  table = new Table(page);
  await listen(page);
});

/** Performs an action and expects one polite announcement. */
async function saysOnce(sentence: string | RegExp, act: () => Promise<void>): Promise<void> {
  await act();
  const announced = await heard(page);
  expect(announced, String(sentence)).toEqual([
    { text: expect.stringMatching(sentence) as unknown, politeness: 'polite' },
  ]);
}

test('Steps, undo and redo are announced once to a screen reader', async () => {
  await saysOnce('Hilda suffers 2', async () => {
    await table.button('Hilda suffers 1 damage').click();
    await table.button('Hilda suffers 1 damage').click();
  });
  await saysOnce(/^Undone: Hilda suffers 2/, () => page.keyboard.press('Control+z'));
  await saysOnce(/^Redone: Hilda suffers 2/, () => page.keyboard.press('Control+y'));
  await saysOnce(/Poison/, async () => {
    await page.locator('[data-figure="c1"]').click();
    await table.button(/^Poison/).click();
    await page.keyboard.press('Escape');
  });
  await saysOnce(/Draw|draw/, async () => {
    await page.keyboard.press('m');
  });
  await saysOnce(/[Ff]ire/, () => table.button(/^Fire: inert/).click());
  await saysOnce(/room/i, () =>
    table
      .button(/^Open room/)
      .first()
      .click(),
  );
  await saysOnce(/Bandit Guard/, async () => {
    await table
      .button(/^Add .*Bandit Guard/)
      .first()
      .click();
    await table
      .button(/^Normal, any/)
      .first()
      .click();
    await page.keyboard.press('Escape');
  });
  await saysOnce('End Hilda’s turn', () => table.next('End Hilda’s turn'));
});

test('Each step of an attack is announced once', async () => {
  await table.button('Attack 3').click();
  await table
    .button(/^Target Bandit Guard/)
    .first()
    .click();
  await table.page.locator('#next-step', { hasText: /^\s*Apply/ }).waitFor();
  expect(await heard(page)).toMatchObject([
    { text: expect.stringMatching(/attack/i) as unknown, politeness: 'polite' },
    { text: expect.stringMatching(/^Draw/) as unknown, politeness: 'polite' },
  ]);
  await saysOnce(/Hilda attacks Bandit Guard/, () => table.next(/^Apply: /));
  // Undo and redo have the same words.
  const wordsOf = async (what: 'Undo' | 'Redo') => {
    const label = await table.button(new RegExp(`^${what}: `)).getAttribute('aria-label');
    return label?.slice(what.length);
  };
  const words = await wordsOf('Undo');
  await saysOnce(/^Undone: /, () => page.keyboard.press('Control+z'));
  expect(await wordsOf('Redo')).toBe(words);
});

test('Refusals, invalid input and steps of another window are announced once', async () => {
  await saysOnce('In another window: ', () =>
    desk.send({ type: 'gainExperience', figure: HILDA, amount: 1 }),
  );
  const field = page.getByRole('spinbutton', { name: 'Hit points of Hilda' });
  await field.fill('abc');
  await field.press('Enter');
  const typed = await heard(page);
  expect(typed.map(({ text }) => text)).toEqual([expect.stringContaining('abc')]);
  await desk.send({ type: 'addCondition', figure: HILDA, condition: 'stun' });
  await heard(page);
  await saysOnce(/Stun/, async () => {
    await page.locator('[data-figure="c1"]').click();
    await table.button(/^Stun/).click();
    await page.keyboard.press('Escape');
  });
  expect((await desk.scenario()).figures.find((each) => each.id === id('c1'))?.conditions).toEqual(
    [],
  );
});
