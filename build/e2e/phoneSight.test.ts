/** On a phone what is asked comes into view: questions of lines, targets of monsters, the head of an attack. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { HILDA, PIET, TWO_AT_BLACK_BARROW, useDesk } from './desk';
import { breathe } from './harness';
import { Table } from './table';

const desk = useDesk();
const PHONE = { width: 390, height: 844, touch: true } as const;

/** Whether one of them lies whole in the box around them. */
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

test('the question of a line that is pressed far down in the panel', async () => {
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

test('the targets of a monster, and then the head of its attack', async () => {
  await desk.begin(TWO_AT_BLACK_BARROW);
  await desk.guardsAct();
  const { page } = await desk.openTable(PHONE);
  const table = new Table(page);
  const amber = page.locator('#next-step');
  await amber.filter({ hasText: /: Move/ }).waitFor();
  await scrollDown(page, '.scroll');
  const target = '.scroll [aria-label^="Target "]';
  expect(await isInBox(page, target, '.scroll')).toBe(false);
  await amber.click();
  await amber.filter({ hasText: /^\s*Choose Bandit Guard/ }).waitFor();
  await expect.poll(() => isInBox(page, target, '.scroll')).toBe(true);
  await scrollDown(page, '.dock');
  await breathe(page);
  await table.button('Target Hilda').click();
  await amber.filter({ hasText: /^\s*Draw against Hilda/ }).waitFor();
  await expect.poll(() => isInBox(page, '.calculator header', '.dock')).toBe(true);
});
