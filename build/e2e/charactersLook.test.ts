import { describe, expect, test } from 'vitest';
import { scrollsSideways, violations } from './axe';
import { useDesk } from './desk';
import type { ScreenOptions } from './harness';
import { campaignWith, record } from './paper';
import { Table } from './table';

const desk = useDesk();

describe.each<Required<ScreenOptions>>([
  { colorScheme: 'dark', width: 1280, height: 800 },
  { colorScheme: 'light', width: 390, height: 844 },
])('characters, $colorScheme at $width x $height', (size) => {
  test('axe finds no violation on sheets and table, and neither scrolls sideways', async () => {
    const key = await campaignWith(desk.host, `Looked at, ${size.width} wide`, [
      { type: 'createCharacter', class: 'brute', name: 'Hilda', level: 1, quest: 511 },
      { type: 'createCharacter', class: 'scoundrel', name: 'Nim', level: 1 },
      { type: 'editCharacter', character: 'c1', experience: 95, checkMarks: 7, gold: 90 },
      ...[1, 3, 12, 14].map((item) => ({ type: 'buyItem', character: 'c1', item })),
      { type: 'chooseHand', character: 'c1', cards: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
    ]);
    const place = `#/campaign/${encodeURIComponent(key)}/party/characters/c1`;
    const { page } = await desk.open(size, place);
    const table = new Table(page);
    const look = async (where: string) => {
      expect(await violations(page), where).toEqual([]);
      expect(await scrollsSideways(page), where).toBe(false);
    };
    await page.getByRole('heading', { name: 'Hilda', level: 1 }).waitFor();
    await look('sheet');
    await table.button('Compare the deck: Add one +3 card').click();
    await page.getByRole('switch', { name: 'Edit manually' }).click();
    await look('by hand');
    await table.button('Change hand cards').click();
    await look('hand');
    await page.keyboard.press('Escape');
    await table.button('Level up to 2').click();
    await look('level-up');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'All characters' }).click();
    await table.button('Add a character').click();
    await look('new character');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'World' }).click();
    await page.getByRole('textbox', { name: 'Campaign name' }).waitFor();

    await record(desk.host, key, [
      {
        type: 'startScenario',
        scenario: '1',
        characters: ['c1', 'c2'],
        level: null,
        unlevelled: true,
      },
    ]);
    await page.getByRole('link', { name: 'Table' }).click();
    await page.getByRole('textbox', { name: 'Initiative of Hilda' }).click();
    await look('cards at the initiative');
    await page.keyboard.press('Escape');
    // On a phone a character takes one row until it is opened.
    const unfold = page.getByRole('button', { name: 'Hilda’s experience, money and items' });
    if (size.width < 640) await unfold.click();
    await page.getByRole('button', { name: /^Hilda’s items and cards/ }).click();
    await look('items and cards');
  });
});
