/** The board and the table after each step: nothing outdated stays on the screen. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { id } from '../../shared/ids';
import { HILDA, PIET, TWO_AT_BLACK_BARROW, inTurnOf, useDesk } from './desk';
import { breathe } from './harness';
import { boxOf } from './inSight';
import { monstersIn, pointAtHex, Table, tapHex } from './table';

const desk = useDesk();

async function openBoard(): Promise<Page> {
  const { page } = await desk.openTable();
  await desk.go(page, 'board');
  await page.locator('[data-hexes]').first().waitFor();
  return page;
}

test('At 150 % zoom the map keeps its height beside the panel', async () => {
  await desk.begin([
    ...TWO_AT_BLACK_BARROW,
    { type: 'placeCharacters' },
    ...inTurnOf(HILDA, { c1: 1, c2: 90 }),
  ]);
  const page = await openBoard();
  await page.setViewportSize({ width: 853, height: 533 });
  const map = page.locator('[data-hexes]').first();
  const panel = page.getByRole('complementary', { name: 'Attack and decks' });
  await expect.poll(async () => (await boxOf(map)).height).toBeGreaterThan(533 / 2);
  expect((await boxOf(panel)).x).toBeGreaterThan(853 / 2);
});

test.each([
  ['a table', { width: 1280, height: 800 }, false],
  ['a tablet upright', { width: 820, height: 1180 }, true],
  ['a phone', { width: 390, height: 844 }, true],
  ['a phone on its side', { width: 844, height: 390 }, true],
] as const)('On %s the map does not move while the bar below it grows', async (_, size, touch) => {
  const at = { q: 1, r: 2 };
  await desk.begin([
    ...TWO_AT_BLACK_BARROW,
    { type: 'placeFigure', figure: HILDA, at },
    { type: 'placeFigure', figure: PIET, at: { q: 0, r: 2 } },
    { type: 'addMoneyToken', amount: 1, at: { q: 1, r: 1 } },
    { type: 'addMoneyToken', amount: 1, at: { q: 2, r: 0 } },
    ...inTurnOf(HILDA, { c1: 1, c2: 90 }),
  ]);
  const { page } = await desk.openTable({ ...size, touch });
  await desk.go(page, 'board');
  await page.locator('[data-hexes]').first().waitFor();
  const bar = page.getByRole('region', { name: 'Board', exact: true }).locator('div.bar');
  const piet = page.locator('g[data-figure="c2"]');
  await breathe(page);
  const before = { at: await boxOf(piet), bar: (await bar.boundingBox())?.height ?? 0 };
  await tapHex(page, { q: 1, r: 1 });
  await bar.getByRole('button', { name: /loot/i }).first().waitFor();
  await breathe(page);
  expect((await boxOf(bar)).height).toBeGreaterThan(before.bar);
  expect(await boxOf(piet)).toEqual(before.at);
  // The bar covers none of the map's buttons, and the map can still be dragged.
  const { y: top } = await boxOf(bar);
  const whole = await boxOf(page.getByRole('button', { name: 'Whole map' }));
  if (size.width < size.height) expect(whole.y + whole.height).toBeLessThanOrEqual(top);
});

test('The focus ring of the map appears for keys only, not after a pointer press', async () => {
  await desk.begin([...TWO_AT_BLACK_BARROW, { type: 'placeCharacters' }]);
  const page = await openBoard();
  const ring = () =>
    page
      .locator('[role=application]:focus')
      .evaluate((element) => getComputedStyle(element).outlineStyle);
  await page.getByLabel('Closed doors').getByRole('button').first().click();
  await page.locator('[data-state=open]').waitFor();
  await page.locator('[role=application]:focus').waitFor();
  expect(await ring()).toBe('none');
  await page.keyboard.press('ArrowUp');
  await expect.poll(ring).toBe('solid');
});

test('After the last character is placed, no figure is selected and no reach is shown', async () => {
  await desk.begin(TWO_AT_BLACK_BARROW);
  const page = await openBoard();
  await page.getByRole('button', { name: /^Place Hilda/ }).click();
  await tapHex(page, { q: 0, r: 2 });
  await page
    .getByText(/^Tap a start hex for Piet/)
    .first()
    .waitFor();
  await tapHex(page, { q: 1, r: 2 });
  await page.getByRole('heading', { name: 'On the board' }).waitFor();
  expect(await page.locator('.figure.selected').count()).toBe(0);
});

test('The palette and the table both place all characters on start hexes', async () => {
  const all = 'Place all characters on start hexes';
  const placed = async () =>
    (await desk.scenario()).figures.filter(({ kind, at }) => kind === 'character' && at !== null)
      .length;
  await desk.begin(TWO_AT_BLACK_BARROW);
  const page = await openBoard();
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('start hexes');
  await page.getByRole('option', { name: all }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(placed).toBe(2);
  await desk.begin(TWO_AT_BLACK_BARROW);
  await desk.go(page, 'table');
  const button = page.getByRole('button', { name: 'Place all on start hexes' });
  await button.click();
  await button.waitFor({ state: 'detached' });
  expect(await placed()).toBe(2);
});

test('A change of hit points is shown and disappears when another figure acts', async () => {
  await desk.begin(TWO_AT_BLACK_BARROW);
  await desk.send({ type: 'placeFigure', figure: HILDA, at: { q: 1, r: 2 } });
  const page = await openBoard();
  await desk.send({ type: 'sufferDamage', figure: HILDA, amount: 2, negate: null });
  const float = page.locator('[data-changed="c1"] .change');
  await float.waitFor();
  // An adjacent figure would hide the number.
  const isOverAll = await float.evaluate((change) =>
    [...document.querySelectorAll('g[data-figure]')].every(
      (figure) => figure.compareDocumentPosition(change) & Node.DOCUMENT_POSITION_FOLLOWING,
    ),
  );
  expect(isOverAll).toBe(true);
  await desk.send({ type: 'addCondition', figure: HILDA, condition: 'muddle' });
  await page.locator('[data-figure="c1"]').getByText('8').waitFor();
  await breathe(page);
  await breathe(page);
  await float.waitFor({ state: 'detached' });
});

test('[SPAWN-1] The hex of a spawn is asked for once, and the next spawn appears there', async () => {
  await desk.begin([
    ...TWO_AT_BLACK_BARROW.slice(0, 2),
    {
      type: 'startScenario',
      scenario: id('49'),
      characters: [id('c1'), id('c2')],
      level: 0,
      anyway: true,
    },
    { type: 'placeCharacters' },
    { type: 'placeSpawn', spawn: 0 },
  ]);
  const page = await openBoard();
  const amber = page.locator('#next-step');
  await expect.poll(() => amber.innerText()).toMatch(/^Choose City Archer \d’s hex$/);
  await breathe(page);
  await page.keyboard.press('n');
  await page.locator('button:focus', { hasText: 'On the map' }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('[role=application]:focus').waitFor();
  await page.keyboard.press('.');
  await page.locator('[data-cursor]').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => amber.innerText()).toBe('Enter Hilda’s initiative');
  const placed = async () =>
    monstersIn(await desk.scenario(), 'city-archer').filter(
      ({ origin, at }) => origin === 'spawned' && at !== null,
    );
  expect(await placed()).toHaveLength(1);
  await desk.send({ type: 'placeSpawn', spawn: 0 });
  await expect.poll(() => amber.innerText()).toMatch(/^Place .* at “a”$/);
  const news = page.locator('.notice').filter({ hasText: 'spawns at “a”' });
  await news.waitFor();
  await breathe(page);
  await page.keyboard.press('n');
  await expect.poll(async () => (await placed()).length).toBe(2);
  // A placed spawn is no longer announced.
  await expect.poll(() => news.count()).toBe(0);
});

test('[IMMOBILIZE-1] An ability line that cannot be performed gives the reason and asks nothing', async () => {
  await desk.begin([
    ...TWO_AT_BLACK_BARROW,
    { type: 'placeFigure', figure: HILDA, at: { q: 1, r: 2 } },
    { type: 'addCondition', figure: HILDA, condition: 'immobilize' },
    { type: 'setInitiative', character: HILDA, leading: 15, second: null },
    { type: 'setInitiative', character: PIET, leading: 90, second: null },
    { type: 'revealInitiatives' },
    { type: 'startTurn', figure: HILDA },
  ]);
  const page = await openBoard();
  const move = page.getByRole('button', { name: /Move 2$/ });
  await move.click();
  await page.getByText('Hilda cannot move: Immobilize.').nth(1).waitFor();
  expect(await page.getByText('Where to?').count()).toBe(0);
});

test('[ROUND-2] The amber button ends the scenario after the kills its goal requires', async () => {
  await desk.begin([
    ...TWO_AT_BLACK_BARROW.slice(0, 2),
    {
      type: 'startScenario',
      scenario: id('3'),
      characters: [id('c1'), id('c2')],
      level: 0,
      anyway: true,
    },
  ]);
  const { rooms } = await desk.scenario();
  for (const { room } of rooms.filter(({ revealed }) => !revealed)) {
    await desk.send({ type: 'revealRoom', room, by: null });
  }
  const { figures } = await desk.scenario();
  for (const { id: figure } of figures.filter(({ kind }) => kind === 'monster')) {
    await desk.send({ type: 'sufferDamage', figure, amount: 40, negate: null });
  }
  await desk.send(
    ...inTurnOf(HILDA, { c1: 1, c2: 2 }),
    { type: 'endTurn', figure: HILDA },
    { type: 'endTurn', figure: PIET },
  );
  const { page } = await desk.openTable();
  const amber = page.locator('#next-step');
  for (const label of ['End the scenario: won', 'Finish scenario']) {
    await expect.poll(() => amber.innerText()).toBe(label);
    await breathe(page);
    await page.keyboard.press('n');
  }
  await new Table(page).closeMomentDialog('Victory');
  // Unreadable input is reported first, and the same press applies nothing.
  await page
    .getByRole('textbox', { name: /^Experience, Hilda/ })
    .first()
    .fill('1o');
  const apply = page.getByRole('button', { name: 'Apply and clear the table' });
  await apply.click();
  await page.getByText('“1o” was not saved.').first().waitFor();
  await breathe(page);
  expect(await apply.isVisible()).toBe(true);
  await apply.click();
  await page.getByRole('heading', { name: 'Party', level: 1 }).waitFor();
});

test('The line of sight does not cover the numbers of figures it crosses', async () => {
  await desk.begin([
    ...TWO_AT_BLACK_BARROW,
    { type: 'placeFigure', figure: HILDA, at: { q: 2, r: 0 } },
    { type: 'placeFigure', figure: PIET, at: { q: 1, r: 1 } },
    ...inTurnOf(HILDA, { c1: 1, c2: 90 }),
  ]);
  const page = await openBoard();
  await pointAtHex(page, { q: -1, r: 3 });
  const line = page.locator('.sight .clear');
  await line.waitFor({ state: 'attached' });
  const spared = page.locator('[data-spared="c2"]');
  expect(await spared.count()).toBe(1);
  const mask = await line.evaluate((path) => getComputedStyle(path.parentElement ?? path).mask);
  expect(mask).toContain('url(');
});

test.each(['dark', 'light'] as const)(
  'letters are on the map while they are shown, %s',
  async (colorScheme) => {
    await desk.begin([
      ...TWO_AT_BLACK_BARROW,
      { type: 'placeCharacters' },
      ...inTurnOf(HILDA, { c1: 1, c2: 90 }),
    ]);
    const { page } = await desk.openTable({ colorScheme });
    await desk.go(page, 'board');
    await page.locator('[data-hexes]').first().waitFor();
    const letters = page.locator('.figure .letter');
    expect(await letters.count()).toBe(0);
    await page.keyboard.press('k');
    await letters.first().waitFor();
    expect(await letters.count()).toBe(await page.locator('g.figure').count());
    const shown = await letters.evaluateAll((all) =>
      all.map(({ textContent }) => textContent.trim()),
    );
    expect(new Set(shown).size).toBe(shown.length);
    await page.keyboard.press('k');
    await expect.poll(() => letters.count()).toBe(0);
  },
);

test('An acting figure off the map can be placed on it, and its targets have crosshairs', async () => {
  await desk.begin([
    ...TWO_AT_BLACK_BARROW,
    { type: 'placeFigure', figure: HILDA, at: { q: 1, r: 2 } },
    { type: 'placeFigure', figure: PIET, at: { q: 0, r: 2 } },
  ]);
  const first = await desk.guardsAct();
  const second = monstersIn(await desk.scenario(), 'bandit-guard').find(({ id }) => id !== first);
  if (!second) throw new Error('There is one guard only.');
  await desk.send(
    { type: 'placeFigure', figure: first, at: { q: 2, r: 0 } },
    { type: 'placeFigure', figure: second.id, at: null },
  );
  const page = await openBoard();
  const side = page.locator('.inspector');
  await side.getByRole('heading', { name: /Bandit Guard/ }).waitFor();
  await desk.untilActs(second.id);
  await side.getByRole('group', { name: 'Not on the board yet' }).waitFor();
  // Waits until the guard against late presses has ended.
  await breathe(page);
  const next = page.locator('#next-step');
  await next.filter({ hasText: /move/i }).click();
  await next.filter({ hasText: /target/i }).waitFor();
  await page.locator(`g[data-figure="${HILDA}"] .aim`).waitFor();
});

test('Closed doors show the labels of the list on the map while the list is open', async () => {
  await desk.begin([
    { type: 'addCharacter', class: id('brute'), name: 'Hilda', level: 1 },
    { type: 'addCharacter', class: id('tinkerer'), name: 'Piet', level: 1 },
    {
      ...{ type: 'startScenario', scenario: id('3'), anyway: true },
      ...{ characters: [id('c1'), id('c2')], level: 1 },
    },
    { type: 'placeCharacters' },
  ]);
  const page = await openBoard();
  await page.keyboard.press('Escape');
  const buttons = page.getByRole('button', { name: /^Open door / });
  await buttons.nth(1).waitFor();
  const numbers = page.locator('[role="application"] g.number');
  expect(await numbers.allTextContents()).toEqual(
    (await buttons.allTextContents()).map((words) => /\S+$/.exec(words.trim())?.[0]),
  );
  // The scenario book gives one of them a number.
  expect(await numbers.allTextContents()).toEqual(['2', '3', '1', '4', '5']);
  await buttons.nth(1).hover();
  const pointed = boxOf(page.locator('[data-listed]').first());
  const number = await boxOf(numbers.nth(1));
  const hex = await pointed;
  expect(Math.abs(hex.x + hex.width / 2 - (number.x + number.width / 2))).toBeLessThan(2);
  await page.locator('g[data-figure="c1"]').click();
  await expect.poll(() => numbers.count()).toBe(0);
});
