/** On a phone every question scrolls into view: of abilities, of monsters' targets, and of an attack. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { id as named, type CharacterId } from '../../shared/ids';
import { HILDA, PIET, TWO_AT_BLACK_BARROW, useDesk } from './desk';
import { breathe } from './harness';
import { Table } from './table';

const desk = useDesk();
const PHONE = { width: 390, height: 844, touch: true } as const;

/** True if one of the inner elements is completely visible in the box. */
async function isInBox(page: Page, inner: string, box: string): Promise<boolean> {
  return page.evaluate(
    ([wanted, around]) => {
      const room = document.querySelector(around)?.getBoundingClientRect();
      return [...document.querySelectorAll(wanted)].some((each) => {
        const { top, bottom, height } = each.getBoundingClientRect();
        return room && height > 0 && top >= room.top - 1 && bottom <= room.bottom + 1;
      });
    },
    [inner, box] as const,
  );
}

async function scrollDown(page: Page, box: string): Promise<void> {
  await page.locator(box).evaluate((each) => each.scrollTo({ top: each.scrollHeight }));
  await breathe(page);
}

test('A phone scrolls to the question of a line pressed far down in the panel', async () => {
  await desk.begin([
    ...TWO_AT_BLACK_BARROW,
    { type: 'setInitiative', character: HILDA, leading: 64, second: 18 },
    { type: 'setInitiative', character: PIET, leading: 99, second: null },
    { type: 'revealInitiatives' },
  ]);
  await desk.untilActs(HILDA);
  const { page } = await desk.openTable(PHONE);
  const line = page.getByRole('button', { name: /^Heal 2/ });
  await line.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await breathe(page);
  await line.click();
  await page.locator('.asked').waitFor();
  await expect.poll(() => isInBox(page, '.asked', '.dock')).toBe(true);
});

test('A phone scrolls to the targets of a monster and then to its attack', async () => {
  await desk.begin(TWO_AT_BLACK_BARROW);
  await desk.guardsAct();
  const { page } = await desk.openTable(PHONE);
  const table = new Table(page);
  const amber = page.locator('#next-step');
  await amber.filter({ hasText: /^\s*Choose Bandit Guard/ }).waitFor();
  await scrollDown(page, '.scroll');
  const target = '.scroll [aria-label^="Target "]';
  expect(await isInBox(page, target, '.scroll')).toBe(false);
  await amber.click();
  await amber.filter({ hasText: /^\s*Attack / }).waitFor();
  await expect.poll(() => isInBox(page, target, '.scroll')).toBe(true);
  await scrollDown(page, '.dock');
  await breathe(page);
  await table.button('Target Hilda').click();
  await amber.filter({ hasText: /^\s*Apply: Hilda/ }).waitFor();
  await expect.poll(() => isInBox(page, '.calculator header', '.dock')).toBe(true);
});

/**
 * The figures that are completely visible on the map and not under its buttons, and the width of a standee.
 */
async function onMap(page: Page) {
  return page.locator('.map').evaluate((map) => {
    const room = map.getBoundingClientRect();
    const tools = map.querySelector('.tools')?.getBoundingClientRect();
    const discs = [...map.querySelectorAll('[data-figure]')].map((figure) => ({
      id: figure.getAttribute('data-figure') ?? '',
      disc: (figure.querySelector('.disc') ?? figure).getBoundingClientRect(),
    }));
    const isIn = ({ left, right, top, bottom }: DOMRect) =>
      left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom;
    const isClear = ({ left, right, top, bottom }: DOMRect) =>
      !tools ||
      right <= tools.left + 1 ||
      bottom <= tools.top + 1 ||
      left >= tools.right - 1 ||
      top >= tools.bottom - 1;
    return {
      seen: discs.filter(({ disc }) => isIn(disc) && isClear(disc)).map(({ id }) => id),
      all: discs.length,
      width: Math.min(...discs.map(({ disc }) => disc.width)),
    };
  });
}

test('A large map opens at a readable size around the acting figure, and 0 shows all of it', async () => {
  await desk.begin(TWO_AT_BLACK_BARROW);
  await desk.send({ type: 'abandonScenario' });
  const characters = [HILDA, PIET].map((each) => named<CharacterId>(each));
  await desk.send({
    ...{ type: 'startScenario', scenario: named('14'), characters, level: 1 },
    anyway: true,
  });
  for (const room of [2, 3]) await desk.send({ type: 'revealRoom', room, by: null });
  await desk.send(
    { type: 'placeCharacters' },
    { type: 'setInitiative', character: HILDA, leading: 1, second: 15 },
    { type: 'setInitiative', character: PIET, leading: 99, second: null },
    { type: 'revealInitiatives' },
    { type: 'startTurn', figure: HILDA },
  );
  const { page } = await desk.openTable(PHONE);
  await desk.go(page, 'board');
  await page.locator('[data-hexes]').first().waitFor();
  await breathe(page);
  const opened = await onMap(page);
  expect(opened.seen).toContain(HILDA);
  expect(opened.width).toBeGreaterThan(16);
  expect(opened.seen.length).toBeLessThan(opened.all);
  await page.getByRole('button', { name: 'Whole map' }).click();
  await breathe(page);
  const whole = await onMap(page);
  expect(whole.seen).toHaveLength(whole.all);
  expect(whole.width).toBeLessThan(opened.width);
});
