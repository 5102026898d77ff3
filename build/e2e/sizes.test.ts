/** Nothing is cut off or too small, at any window size, zoom and number of figures. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AbilityCard } from '../../shared/content/types';
import { id, type FigureId } from '../../shared/ids';
import { shippedContent } from '../../shared/testing/content';
import { scrollsSideways } from './axe';
import { beginBig, CROWDED, FULL, HUNDRED } from './bigTable';
import { HILDA, inTurnOf, useDesk } from './desk';
import { breathe } from './harness';
import { boxOf } from './inSight';
import { longParty, PARTY } from './longParty';
import {
  brokenWords,
  CAMPAIGN_PLACES,
  cutOff,
  FRONT_PLACES,
  outOfView,
  scrollersOf,
  scrollsDown,
  smallTargets,
  touchingNumbers,
  unreadable,
} from './layout';

const content = shippedContent();
const ALL_IN = inTurnOf(HILDA, { c1: 1, c2: 2, c3: 3, c4: 4 });
/** A window of 1280 x 800 pixels at this zoom, in CSS pixels. */
const zoomed = (percent: number) => ({
  width: Math.round(128000 / percent),
  height: Math.round(80000 / percent),
});
const SIZES = [
  ['1280 x 800', { width: 1280, height: 800 }],
  ['1920 x 1080', { width: 1920, height: 1080 }],
  ['1024 x 768', { width: 1024, height: 768 }],
  ['390 x 844', { width: 390, height: 844 }],
  ['80 %', zoomed(80)],
  ['125 %', zoomed(125)],
  ['150 %', zoomed(150)],
] as const;

const isShort = ({ actions }: AbilityCard): boolean =>
  actions.map((action) => action.type).join() === 'move,attack';

/** Shows a card with a move and an attack for every type, so that the numbers always need the same space. */
async function layShortCards(): Promise<void> {
  const { abilityDecks } = await desk.scenario();
  for (const { deck, current } of abilityDecks) {
    const short = (content.abilityDeck(deck)?.cards ?? []).filter(isShort);
    const [card] = short;
    if (!card || short.some(({ id }) => id === current)) continue;
    await desk.send({ type: 'enterAbilityCard', deck, card: card.id });
  }
}

const desk = useDesk();

async function expectToFit(page: Page, where: string): Promise<void> {
  // The print preview updates its layout after the window was resized.
  await expect
    .poll(() => scrollsSideways(page), { timeout: 5000, message: `${where} scrolls sideways` })
    .toBe(false);
  expect(await cutOff(page), where).toEqual([]);
}

describe('a full table', () => {
  beforeAll(async () => {
    await beginBig(desk, FULL);
    await desk.send(...ALL_IN);
    await layShortCards();
  });

  test.each(SIZES)('A full table fits %s', async (_, size) => {
    const { page } = await desk.openTable(size);
    await expectToFit(page, 'table');
    expect(await page.locator('.standee').count()).toBe(22);
    expect(await brokenWords(page)).toEqual([]);
    expect(await touchingNumbers(page)).toEqual([]);
  });

  test.each([
    ['1280 x 800', { width: 1280, height: 800 }, 16],
    ['1920 x 1080', { width: 1920, height: 1080 }, 18],
    ['2560 x 1440', { width: 2560, height: 1440 }, 18],
  ] as const)(
    '%s shows everybody without scrolling, at a size that is read from further away',
    async (_, size, least) => {
      const { page } = await desk.openTable(size);
      await page.getByRole('button', { name: 'No more hints' }).click();
      await page.getByRole('button', { name: 'Got it' }).click();
      expect(await scrollsDown(page)).toBe(false);
      expect(await scrollersOf(page)).toEqual([]);
      expect(await outOfView(page, '.standee, [aria-label="Characters"] li')).toEqual([]);
      const root = page.locator('html');
      expect(
        await root.evaluate((html) => parseFloat(getComputedStyle(html).fontSize)),
      ).toBeGreaterThanOrEqual(least);
    },
  );

  test.each([
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ])('A long list of the palette stays inside a window of %j', async (size) => {
    const { page } = await desk.openTable(size);
    await page.getByRole('button', { name: 'Choose a target from a list' }).click();
    const menu = page.getByRole('menu');
    await menu.waitFor();
    expect(await menu.getByRole('menuitem').count()).toBeGreaterThan(12);
    const { y, height } = await boxOf(menu);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(size.height);
  });

  test('Every control is large enough for touch on tablet and phone', async () => {
    for (const size of [
      { width: 1024, height: 768 },
      { width: 390, height: 844 },
    ]) {
      const { page } = await desk.openTable({ ...size, touch: true });
      expect(await smallTargets(page)).toEqual([]);
      await page.locator('[data-figure="c1"]').tap();
      await page.getByRole('dialog').waitFor();
      expect(await smallTargets(page)).toEqual([]);
      await expectToFit(page, 'figure');
    }
  });
});

test.each([
  ['1280 x 800', { width: 1280, height: 800 }],
  ['1920 x 1080', { width: 1920, height: 1080 }],
  ['2560 x 1440', { width: 2560, height: 1440 }],
] as const)('Few figures at %s are drawn larger and stay in view', async (_, size) => {
  await beginBig(desk, { 'bandit-guard': 4 });
  const { page } = await desk.openTable(size);
  const heightOf = async (selector: string) =>
    (await page.locator(selector).first().boundingBox())?.height ?? 0;
  const rem = await page
    .locator('html')
    .evaluate((html) => parseFloat(getComputedStyle(html).fontSize));
  // The text of a tile wraps to three lines.
  await expect.poll(() => heightOf('.standee')).toBeGreaterThan(3.4 * rem);
  expect(await scrollersOf(page)).toEqual([]);
  await desk.send({ type: 'addCondition', figure: HILDA, condition: 'muddle' });
  const before = await heightOf('.standee');
  await page
    .locator('[data-figure="c1"]')
    .getByText(/Muddle/)
    .waitFor({ state: 'attached' });
  expect(await heightOf('.standee')).toBe(before);
});

test.each([
  ['few figures it is below them', { 'bandit-guard': 2 }, true],
  ['many figures it is not shown', CROWDED, false],
] as const)('The scenario book on a large screen: with %s', async (_, crowd, isShown) => {
  await beginBig(desk, crowd);
  const { page } = await desk.openTable({ width: 2560, height: 1440 });
  const book = page.locator('section[aria-label="Scenario book"]');
  await book.getByText('Kill all enemies.').waitFor({ state: 'attached' });
  await expect.poll(() => book.isVisible()).toBe(isShown);
  expect(await scrollersOf(page)).toEqual([]);
});

test('With 41 standees at 1440 x 900 the acting figure and all characters are in view', async () => {
  await beginBig(desk, CROWDED);
  await desk.send(...inTurnOf(HILDA, { c1: 96, c2: 97, c3: 98, c4: 99 }).slice(0, -1), {
    type: 'correctElement',
    element: 'fire',
    state: 'strong',
  });
  const { page } = await desk.openTable({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'No more hints' }).click();
  expect(await scrollersOf(page)).toEqual([41]);
  const wordsOf = (element: string) =>
    page.getByRole('button', { name: new RegExp(`^${element}: `) }).innerText();
  expect((await wordsOf('Fire')).split(/\s+/)).toEqual(['Fire', 'strong']);
  expect(await wordsOf('Ice')).toBe('Ice');
  const { phase } = await desk.scenario();
  const blocks = phase.name === 'turns' ? phase.order : [];
  for (const { id: block, kind, turns } of blocks) {
    const [first] = turns;
    if (kind !== 'monsterType' || !first) continue;
    const { phase: now } = await desk.scenario();
    if (now.name === 'turns' && now.active === null) {
      await desk.send({ type: 'startTurn', figure: first.figure });
    }
    await page.locator('.sleeve.acts .acting').waitFor();
    await expect.poll(() => outOfView(page, '.sleeve.acts')).toEqual([]);
    expect(await outOfView(page, '[aria-label="Characters"] > ul > li')).toEqual([]);
    await desk.send({ type: 'endBlock', block });
  }
});

test('A crowd is drawn smaller or in columns to fit a large screen', async () => {
  await beginBig(desk, CROWDED);
  await desk.send(...ALL_IN);
  await layShortCards();
  for (const size of [SIZES[1][1], { width: 2560, height: 1440 }]) {
    const { page } = await desk.openTable(size);
    await page.getByRole('button', { name: 'No more hints' }).click();
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect.poll(() => outOfView(page, '.standee')).toEqual([]);
    expect(await scrollersOf(page)).toEqual([]);
  }
});

test('A hundred standees fit the table', async () => {
  await beginBig(desk, HUNDRED);
  for (const size of [SIZES[0][1], SIZES[3][1]]) {
    const { page } = await desk.openTable(size);
    expect(await page.locator('.standee').count()).toBe(100);
    await expectToFit(page, 'table');
  }
});

test('With 200 % text on a phone, labels stay inside their buttons on table and board', async () => {
  await beginBig(desk, { 'bandit-guard': 4 });
  await desk.send(...inTurnOf(HILDA, { c1: 1, c2: 2, c3: 3, c4: 4 }), {
    ...{ type: 'beginAttack', attacker: HILDA, base: 3, ranged: false, range: null },
    targets: [{ figure: id<FigureId>('bandit-guard-1'), distance: null }],
  });
  const { page } = await desk.openTable({ ...SIZES[3][1], touch: true });
  for (const place of ['table', 'board']) {
    await desk.go(page, place);
    await page.getByRole('region', { name: 'Attack calculator' }).waitFor();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await breathe(page);
    await expectToFit(page, place);
    expect(await unreadable(page), place).toEqual([]);
    for (const part of [page.locator('#next-step'), page.getByRole('navigation').first()]) {
      const { x, y, width, height } = await boxOf(part);
      expect(x >= 0 && y >= 0 && x + width <= 390 && y + height <= 844, place).toBe(true);
      expect(await part.evaluate((each) => each.scrollWidth <= each.clientWidth), place).toBe(true);
    }
  }
});

test('With 200 % text and long names on a phone, the map stays usable while initiatives are chosen and in a turn', async () => {
  await desk.begin([
    ...(await longParty(desk.host, 3)),
    {
      type: 'startScenario',
      scenario: id('1'),
      characters: PARTY.map((_, index) => id(`c${String(index + 1)}`)),
      level: 1,
    },
  ]);
  const { page } = await desk.open({ ...SIZES[3][1], touch: true });
  await desk.go(page, 'board');
  const map = page.getByRole('application');
  await map.waitFor();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const commands of [[], inTurnOf(HILDA, { c1: 1, c2: 2, c3: 3, c4: 4 })]) {
    await desk.send(...commands);
    await breathe(page);
    expect((await boxOf(map)).height).toBeGreaterThan(150);
    const { y, height } = await boxOf(page.locator('#next-step'));
    expect(y + height).toBeLessThanOrEqual(844);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await unreadable(page)).toEqual([]);
  }
});

test('Every other screen fits every size and 200 % text', async () => {
  await beginBig(desk, { 'bandit-guard': 2 });
  const { page } = await desk.open();
  const places = [
    ...[...CAMPAIGN_PLACES, 'table'].map(
      (place) => `/#/campaign/${encodeURIComponent(desk.campaign)}/${place}`,
    ),
    ...FRONT_PLACES.map((place) => `/#/${place}`),
    '/#/',
  ];
  const root = page.locator('html');
  for (const place of places) {
    await page.goto(`${desk.host.origin}${place}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    for (const [name, size] of SIZES) {
      await page.setViewportSize(size);
      await expectToFit(page, `${place} at ${name}`);
      expect(await brokenWords(page), `${place} at ${name}`).toEqual([]);
    }
    await page.setViewportSize(SIZES[0][1]);
    await root.evaluate((html) => (html.style.fontSize = '200%'));
    await expectToFit(page, `${place} with text of 200 %`);
    await root.evaluate((html) => html.removeAttribute('style'));
  }
});
