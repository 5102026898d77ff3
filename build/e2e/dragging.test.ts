/** Minis are dragged on the map: who acts goes along, everything else moves the map. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { FigureId } from '../../shared/ids';
import type { Hex } from '../../shared/map/hexes';
import { HILDA, inTurnOf, PIET, TWO_AT_BLACK_BARROW, useDesk } from './desk';
import { breathe } from './harness';
import { dragHex } from './table';

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

async function standsAt(figure: FigureId): Promise<Hex | null> {
  return (await desk.scenario()).figures.find(({ id }) => id === figure)?.at ?? null;
}

const place = (page: Page) =>
  page.locator('svg.world').evaluate((map) => (map as SVGSVGElement).style.transform);

test('who acts is dragged along a way of the rules, as one step', async () => {
  const page = await openBoard();
  const map = await place(page);
  await dragHex(page, START, GOAL);
  await expect.poll(() => standsAt(HILDA)).toEqual(GOAL);
  expect(await place(page)).toBe(map);
  await breathe(page);
  await page.keyboard.press('Control+z');
  await expect.poll(() => standsAt(HILDA)).toEqual(START);
});

test('a drag that begins at anybody else moves the map', async () => {
  const page = await openBoard();
  const map = await place(page);
  await dragHex(page, OTHER, GOAL);
  expect(await place(page)).not.toBe(map);
  expect(await standsAt(PIET)).toEqual(OTHER);
  expect(await standsAt(HILDA)).toEqual(START);
});

test('a drag onto a trap asks before anybody is hurt, one to where nobody can go puts the mini back', async () => {
  const page = await openBoard();
  await desk.send({ type: 'layOverlay', kind: 'trap', hexes: [GOAL] });
  await breathe(page);
  const mini = page.locator(`g[data-figure="${HILDA}"]`);
  const before = await mini.getAttribute('transform');
  const go = page.getByRole('button', { name: /^Move here/ });

  await dragHex(page, START, GOAL);
  await go.waitFor();
  expect(await mini.getAttribute('transform')).toBe(before);
  await dragHex(page, START, OTHER);
  await go.waitFor({ state: 'detached' });
  expect(await mini.getAttribute('transform')).toBe(before);
  expect(await standsAt(HILDA)).toEqual(START);

  await dragHex(page, START, GOAL);
  await breathe(page);
  await go.click();
  await expect.poll(() => standsAt(HILDA)).toEqual(GOAL);
});
