/** The modifier deck and the initiative order without a campaign. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scrollsSideways, violations } from './axe';
import { useDesk } from './desk';
import { breathe } from './harness';
import { Table } from './table';

const desk = useDesk();

async function open(screen: string): Promise<{ readonly page: Page; readonly table: Table }> {
  const { page } = await desk.open();
  await page.getByRole('link', { name: screen }).click();
  await page.getByRole('heading', { name: screen, level: 1 }).waitFor();
  return { page, table: new Table(page) };
}

/** Asserts that axe finds nothing and that nothing scrolls sideways on a phone. */
async function look(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await scrollsSideways(page), String(width)).toBe(false);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

describe('just a modifier deck', () => {
  test('[DECK-2] A drawn card leaves the deck, changes the attack, survives a reload, and undo puts it back', async () => {
    const { page, table } = await open('Just a modifier deck');
    await page.getByText('20 cards left').waitFor();
    await table.button('Draw a card').click();
    await page.getByText('19 cards left').waitFor();
    await page.getByRole('list', { name: 'Drawn cards' }).waitFor();
    await page.getByText(/^Attack 3 becomes [0-6]$/).waitFor();
    await look(page);

    await page.reload();
    await page.getByText('19 cards left').waitFor();
    await table.button('Draw a card').click();
    await page.getByText('18 cards left').waitFor();
    await table.button('Undo').click();
    await page.getByText('19 cards left').waitFor();
  });

  test('[BLESS-2] [PERK-1] Curses and perks change the deck and its odds', async () => {
    const { page, table } = await open('Just a modifier deck');
    await table.button('More: Curse').click();
    await page.getByText('21 cards left').waitFor();
    await table.button('Brute').click();
    await page.getByText('20 cards left').waitFor();
    await page.getByRole('checkbox', { name: 'Remove two −1 cards' }).check();
    await page.getByText('18 cards left').waitFor();
    await page.getByText('18 cards, average 3.11').waitFor();
    await look(page);
  });
});

describe('just initiative', () => {
  test('[INIT-1] Turns go from the lowest number to the highest, then the next round begins', async () => {
    const { page, table } = await open('Just initiative');
    for (const name of ['Hilda', 'Guards']) {
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
      await page.keyboard.press('Enter');
    }
    for (const [name, number] of [
      ['Hilda', '61'],
      ['Guards', '15'],
    ] as const) {
      await page.getByRole('textbox', { name: `Initiative of ${name}` }).fill(number);
      await page.keyboard.press('Enter');
    }
    await table.button('Start the turns').click();
    const acting = page.getByRole('listitem').filter({ hasText: 'acting' });
    await acting.filter({ hasText: 'Guards' }).waitFor();
    await look(page);
    await table.button('Next: Hilda').click();
    await acting.filter({ hasText: 'Hilda' }).waitFor();
    await page.getByRole('heading', { name: 'Just initiative' }).click();
    await page.keyboard.press('n');
    await page.getByRole('heading', { name: 'Round 2' }).waitFor();
    await breathe(page);
    await page.reload();
    await page.getByRole('heading', { name: 'Round 2' }).waitFor();
  });
});
