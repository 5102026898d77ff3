/** Steps of a turn: undone one by one or together, shown in the history, and looting by one tap. */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { id } from '../../shared/ids';
import { neighbours } from '../../shared/map/hexes';
import { HILDA, inTurnOf, PIET, PLAIN_CARD, TWO_AT_BLACK_BARROW, useDesk } from './desk';
import { breathe } from './harness';
import { monstersIn } from './table';

const HERE = { q: 1, r: 2 };

const desk = useDesk();
let page: Page;

const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const elements = async () => (await desk.scenario()).elements;
const activeNow = async () => {
  const { phase } = await desk.scenario();
  return phase.name === 'turns' ? phase.active : null;
};

beforeEach(async () => {
  await desk.begin([...TWO_AT_BLACK_BARROW, ...inTurnOf(HILDA, { c1: 1, c2: 2 })]);
});

describe('undo', () => {
  beforeEach(async () => {
    await desk.send(
      { type: 'correctElement', element: 'ice', state: 'strong' },
      { type: 'correctElement', element: 'fire', state: 'strong' },
    );
    ({ page } = await desk.openTable());
  });

  test('The undo key reverts one step and names it', async () => {
    await button(/^Undo: .*fire/i).waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(elements).toMatchObject({ fire: 'inert', ice: 'strong' });
    await page.getByText(/^Undone: .*fire/i).waitFor();
    expect(await activeNow()).toBe(HILDA);
  });

  test('Shift+undo reverts the whole turn and names it, and redo restores it', async () => {
    await button(/^Undo: .*fire/i).waitFor();
    await page.keyboard.press('Control+Alt+z');
    await expect.poll(activeNow).toBeNull();
    expect(await elements()).toMatchObject({ fire: 'inert', ice: 'inert' });
    await page.getByText(/^Undone: Hilda’s whole turn \(3 steps\)/).waitFor();
    for (let step = 0; step < 3; step += 1) {
      await breathe(page);
      await page.keyboard.press('Control+y');
    }
    await expect.poll(elements).toMatchObject({ fire: 'strong', ice: 'strong' });
  });
});

test('The history groups steps by turn and reverts the last turn at once', async () => {
  await desk.send(
    { type: 'correctElement', element: 'ice', state: 'strong' },
    { type: 'endTurn', figure: HILDA },
    { type: 'correctElement', element: 'fire', state: 'strong' },
  );
  ({ page } = await desk.open());
  await desk.go(page, 'history');
  const turnOfPiet = page.locator('li.turn', { hasText: 'Piet’s turn' });
  await turnOfPiet.waitFor();
  const rows = await page.locator('ol > li').allInnerTexts();
  const places = [/^Piet’s turn/, /fire/i, /^Hilda’s turn/, /ice/i].map((what) =>
    rows.findIndex((row) => what.test(row)),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBe(0);
  await breathe(page);
  await button('Undo this turn').click();
  await expect.poll(elements).toMatchObject({ fire: 'inert', ice: 'strong' });
  expect(await activeNow()).toBe(PIET);
  await turnOfPiet.waitFor({ state: 'detached' });
});

describe('money', () => {
  const lying = async () => (await desk.scenario()).tokens.length;

  test('[LOOT-1] One tap loots a stack of tokens without the board', async () => {
    await desk.send(
      { type: 'addMoneyToken', amount: 1, at: null },
      { type: 'addMoneyToken', amount: 1, at: null },
      { type: 'addMoneyToken', amount: 1, at: null },
    );
    ({ page } = await desk.openTable());
    await breathe(page);
    await button('Hilda loots all 3').click();
    await expect.poll(lying).toBe(0);
  });

  test('[LOOT-1] With the board one tap loots all tokens in reach', async () => {
    const [near] = neighbours(HERE);
    await desk.send(
      { type: 'placeFigure', figure: HILDA, at: HERE },
      { type: 'addMoneyToken', amount: 1, at: HERE },
      { type: 'addMoneyToken', amount: 1, at: near ?? null },
      { type: 'addMoneyToken', amount: 1, at: { q: 3, r: 1 } },
    );
    ({ page } = await desk.openTable());
    await breathe(page);
    await button('Hilda: Loot 1 (2 tokens)').click();
    await expect.poll(lying).toBe(1);
    await desk.send({ type: 'addMoneyToken', amount: 1, at: near ?? null });
    await desk.go(page, 'board');
    await button('Hilda: Loot 1 (1 token)').waitFor();
    await breathe(page);
    await button('Hilda: Loot 1 (1 token)').click();
    await expect.poll(lying).toBe(1);
  });
});

test('[FOCUS-1] Many monsters with the same focus are shown as a number with names on demand', async () => {
  for (let there = 3; there < 6; there += 1) {
    await desk.send({
      ...{ type: 'addMonster', monster: id('bandit-guard'), rank: 'normal', standee: null },
      ...{ origin: 'placed', side: 'enemies', at: null, summoner: null },
    });
  }
  const guards = monstersIn(await desk.scenario(), 'bandit-guard');
  await desk.send({ type: 'placeFigure', figure: HILDA, at: HERE });
  for (const [index, { id: figure }] of guards.entries()) {
    await desk.send({ type: 'placeFigure', figure, at: neighbours(HERE)[index] ?? null });
  }
  await desk.send({ type: 'useBoard', inUse: true });
  await desk.putOnDiscards('guard', PLAIN_CARD);
  ({ page } = await desk.openTable());
  const many = page.getByText(`${String(guards.length)} focus on Hilda`, { exact: true });
  await many.waitFor({ state: 'attached' });
  const card = page.getByRole('group', { name: 'Hilda', exact: true });
  const names = card.getByRole('group').filter({ hasText: /Bandit Guard \d.*Bandit Guard \d/ });
  expect(await names.evaluate((each: HTMLDetailsElement) => each.open)).toBe(false);
  await names.locator('summary').click();
  expect(await names.evaluate((each: HTMLDetailsElement) => each.open)).toBe(true);
});

test('A dead standee moves no other standee of its type until the round ends', async () => {
  for (let there = 3; there < 6; there += 1) {
    await desk.send({
      ...{ type: 'addMonster', monster: id('bandit-guard'), rank: 'normal', standee: null },
      ...{ origin: 'placed', side: 'enemies', at: null, summoner: null },
    });
  }
  ({ page } = await desk.openTable());
  const [first, second, ...others] = monstersIn(await desk.scenario(), 'bandit-guard');
  if (!first) throw new Error('There is no guard.');
  // With this many marks the figure is two columns wide while it is open.
  for (const condition of ['muddle', 'wound', 'poison', 'disarm', 'invisible'] as const) {
    await desk.send({ type: 'addCondition', figure: first.id, condition });
  }
  const boxes = () =>
    Promise.all(
      others.map(({ id: figure }) =>
        page.locator(`[data-figure="${figure}"]`).evaluate((box) => {
          const { x, y, width, height } = box.getBoundingClientRect();
          // Halves of a zoomed page are laid out to a fraction of a pixel.
          return [x, y, width, height].map((pixels) => Math.round(pixels * 10));
        }),
      ),
    );
  await breathe(page);
  const before = await boxes();
  const places = page.locator('[aria-hidden="true"].gone');
  for (const fallen of [first, second]) {
    if (!fallen) throw new Error('There are too few guards.');
    await desk.send({ type: 'sufferDamage', figure: fallen.id, amount: 30, negate: null });
  }
  await expect.poll(() => places.count()).toBe(2);
  await breathe(page);
  expect(await boxes()).toEqual(before);
});
