/** Dragging minis on the map: the active figure moves, and any other drag pans the map. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { FigureId } from '../../shared/ids';
import type { Hex } from '../../shared/map/hexes';
import { HILDA, inTurnOf, PIET, TWO_AT_BLACK_BARROW, useDesk } from './desk';
import { breathe } from './harness';
import { dragHex, monstersIn, pointAtHex } from './table';

const desk = useDesk();
const START = { q: 1, r: 2 };
const OTHER = { q: 0, r: 2 };
const GOAL = { q: 2, r: 1 };

async function openBoard(): Promise<Page> {
  await desk.begin([
    ...TWO_AT_BLACK_BARROW,
    { type: 'placeFigure', figure: HILDA, at: START },
    { type: 'placeFigure', figure: PIET, at: OTHER },
    ...inTurnOf(HILDA, { c1: 1, c2: 90 }),
  ]);
  const { page } = await desk.openTable();
  await desk.go(page, 'board');
  await page.locator('[data-hexes]').first().waitFor();
  await breathe(page);
  return page;
}

const NO_CARD = { attacker: HILDA, base: 2, ranged: false, range: null } as const;

async function firstGuard(): Promise<FigureId> {
  const [guard] = monstersIn(await desk.scenario(), 'bandit-guard');
  if (!guard) throw new Error('There is no guard.');
  return guard.id;
}

async function standsAt(figure: FigureId): Promise<Hex | null> {
  return (await desk.scenario()).figures.find(({ id }) => id === figure)?.at ?? null;
}

const place = (page: Page) =>
  page.locator('.world').evaluate((map) => (map as HTMLElement).style.transform);

test('Dragging the acting figure moves it along a valid path in one step', async () => {
  const page = await openBoard();
  const map = await place(page);
  await dragHex(page, START, GOAL);
  await expect.poll(() => standsAt(HILDA)).toEqual(GOAL);
  expect(await place(page)).toBe(map);
  await breathe(page);
  await page.keyboard.press('Control+z');
  await expect.poll(() => standsAt(HILDA)).toEqual(START);
});

test('A move can be split; undo restores the points of the last part, and an attack ends it', async () => {
  const page = await openBoard();
  const points = page.getByRole('spinbutton', { name: 'Movement points' });
  const near = { q: 1, r: 1 };
  await dragHex(page, START, near);
  await expect.poll(() => standsAt(HILDA)).toEqual(near);
  await expect.poll(() => points.inputValue()).toBe('3');
  await breathe(page);
  await dragHex(page, near, GOAL);
  await expect.poll(() => points.inputValue()).toBe('2');
  await breathe(page);
  await page.keyboard.press('Control+z');
  await expect.poll(() => points.inputValue()).toBe('3');
  const targets = [{ figure: await firstGuard(), distance: null }];
  await desk.send({ type: 'beginAttack', ...NO_CARD, targets });
  await page.getByRole('region', { name: 'Attack calculator' }).waitFor();
  await desk.send({ type: 'cancelAttack' });
  await expect.poll(() => points.inputValue()).toBe('0');
});

test('A drag from any other figure moves the map', async () => {
  const page = await openBoard();
  const map = await place(page);
  await dragHex(page, OTHER, GOAL);
  expect(await place(page)).not.toBe(map);
  expect(await standsAt(PIET)).toEqual(OTHER);
  expect(await standsAt(HILDA)).toEqual(START);
});

test('A drag onto a trap asks first, and a drag to an unreachable hex moves the figure back', async () => {
  const page = await openBoard();
  await desk.send({ type: 'layOverlay', kind: 'trap', hexes: [GOAL] });
  await breathe(page);
  const mini = page.locator(`g[data-figure="${HILDA}"]`);
  const before = await mini.getAttribute('transform');
  const go = page.getByRole('button', { name: /^Move here/ });

  await dragHex(page, START, GOAL);
  await go.waitFor();
  expect(await mini.getAttribute('transform')).toBe(before);
  await pointAtHex(page, START);
  await page.mouse.down();
  await pointAtHex(page, OTHER);
  await page.getByText('Piet is already there.').waitFor();
  await page.mouse.up();
  await go.waitFor({ state: 'detached' });
  expect(await mini.getAttribute('transform')).toBe(before);
  expect(await standsAt(HILDA)).toEqual(START);

  await dragHex(page, START, GOAL);
  await breathe(page);
  await go.click();
  await expect.poll(() => standsAt(HILDA)).toEqual(GOAL);
});
