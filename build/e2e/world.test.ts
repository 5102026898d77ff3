/** The pages for party, world and shop. */
import { describe, expect, test } from 'vitest';
import { scrollsSideways, violations } from './axe';
import { choose } from './choose';
import { breathe } from './harness';
import { useTwoWithGold } from './twoWithGold';

const at = useTwoWithGold();

describe('the shop', () => {
  test('The shop sells at the reputation price and buys back for half', async () => {
    await at.record([{ type: 'changeReputation', by: 4 }]);
    await at.open('party/shop', 'Shop');
    await at.notice('Reputation 4: every price −1 gold.');
    await at.page.getByRole('searchbox', { name: 'Search by number or name' }).fill('boots');
    await at.table.button('Buy Boots of Striding for Hilda, 19 gold').click();
    await at.page.getByText('1 of 2 in stock').waitFor();
    expect(await at.goldOf('c1')).toBe(41);
    expect(await at.itemsOf('c1')).toEqual([1]);
    await at.table.button('Sell for 10: Hilda’s Boots of Striding').click();
    await at.page.getByText('2 of 2 in stock').waitFor();
    expect(await at.goldOf('c1')).toBe(51);
    expect(await at.itemsOf('c1')).toEqual([]);
  });

  test('The shop gives the reason for missing gold, empty stock or an owned item', async () => {
    await at.record([
      { type: 'editCharacter', character: 'c1', gold: 200 },
      { type: 'buyItem', character: 'c1', item: 1 },
      { type: 'addCharacter', class: 'tinkerer', name: 'Tock', level: 1 },
      { type: 'gainItem', character: 'c3', item: 1 },
    ]);
    await at.open('party/shop', 'Shop');
    await at.table.button('Nim, 12 gold').click();
    const before = await at.snapshot();
    await at.page.getByText('Boots of Striding is sold out.').waitFor();
    await at.table.button('Buy Boots of Striding for Nim, 20 gold').click();
    await at.page.getByRole('alert').or(at.page.getByRole('status')).first().waitFor();
    await at.table.button('Buy Winged Shoes for Nim, 20 gold').click();
    await expect
      .poll(() => at.page.getByText('Nim needs 20 gold and has 12.').count())
      .toBeGreaterThan(1);
    const after = await at.snapshot();
    expect(after.game).toEqual(before.game);
    expect(after.log.length).toBe(before.log.length);
  });

  test('The shop filters by slot and affordable items', async () => {
    await at.open('party/shop', 'Shop');
    const items = at.page.getByRole('heading', { level: 3 });
    await at.table.button('Legs').click();
    await expect.poll(() => items.allInnerTexts()).toContain('Winged Shoes');
    expect(await items.allInnerTexts()).not.toContain('Iron Helmet');
    await at.table.button('Nim, 12 gold').click();
    await at.table.button('Only items Nim can buy').click();
    await at.page.getByText('No matches').waitFor();
  });
});

test('The palette finds the party pages', async () => {
  await at.open('party/world', 'World');
  await at.page.keyboard.press('/');
  await at.page.getByRole('dialog').waitFor();
  await at.page.keyboard.type('shop');
  await at.page.getByRole('option', { name: /^Shop/ }).waitFor();
  await at.page.keyboard.press('Enter');
  await at.page.getByRole('heading', { level: 1, name: 'Shop' }).waitFor();
});

describe('the world', () => {
  test('Reputation, prosperity, donations and achievements can be changed', async () => {
    await at.open('party/world', 'World');
    await at.table.button('Gain 1 reputation').click();
    await expect.poll(async () => (await at.party()).reputation).toBe(1);
    const reputation = at.page.getByRole('spinbutton', { name: 'Reputation' });
    await reputation.fill('-5');
    await reputation.press('Enter');
    await expect.poll(async () => (await at.party()).reputation).toBe(-5);
    await at.region('Reputation').getByText('Prices +1 gold').waitFor();

    await at.table.button('Add a check mark').click();
    await at.page.getByRole('img', { name: '1 of 64 check marks' }).waitFor();
    await at.region('Prosperity').getByText('3 check marks to the next level').waitFor();

    await breathe(at.page);
    await at.table.button('Nim donates 10 gold').click();
    await at.table.button('Nim has donated: two blessings in the next scenario').waitFor();
    expect(await at.goldOf('c2')).toBe(2);

    await at.page.getByText('Gain a party achievement').click();
    const field = at.region('Party achievements').getByRole('textbox', { name: 'Achievement' });
    await field.fill('No such act');
    await field.press('Enter');
    await at.notice('There is no achievement called No such act.');
    await field.fill('first steps');
    await field.press('Enter');
    await at.table.button('Lose First Steps').waitFor();
    expect((await at.party()).partyAchievements).toEqual([
      { achievement: 'first-steps', count: 1 },
    ]);
  });

  test('Events are drawn, returned, removed and added by number', async () => {
    await at.open('party/world', 'World');
    const deck = at.region('City events');
    await deck.getByText('30 cards in the deck').waitFor();
    await deck.getByRole('textbox', { name: 'Number of your card' }).fill('7');
    await deck.getByRole('button', { name: 'We drew a card' }).click();
    await deck.getByText('City event 7').waitFor();
    await deck.getByRole('button', { name: 'Option A' }).click();
    await deck.getByText('+5 gold for each of you').waitFor();
    await deck.getByRole('button', { name: 'More: +5 gold for each of you' }).click();
    await deck.getByText('+6 gold for each of you').waitFor();
    await deck.getByRole('button', { name: 'Apply' }).click();
    await deck.getByText('Removed from the game: 7').waitFor();
    expect(await at.goldOf('c1')).toBe(66);
    await deck.getByRole('button', { name: 'Draw another' }).click();
    await deck.getByText('Put away without an outcome').click();
    await deck.getByRole('button', { name: 'Put on the bottom' }).click();
    await deck.getByText('29 cards in the deck').waitFor();
    await deck.locator('summary', { hasText: 'Cards in the deck' }).click();
    await deck.getByRole('textbox', { name: 'Card number' }).fill('45');
    await deck.getByRole('button', { name: 'Shuffle in' }).click();
    await deck.getByText('30 cards in the deck').waitFor();
    await deck.getByRole('textbox', { name: 'Card number' }).fill('45');
    await deck.getByRole('button', { name: 'Shuffle in' }).click();
    await at.notice('Event 45 is already in this deck.');
    const { city } = (await at.party()).events;
    expect(city.removed).toEqual([7]);
    expect(city.draw).toHaveLength(30);
  });

  test('A sticker shows the parts of its price and is bought', async () => {
    await at.record([
      { type: 'editCharacter', character: 'c1', gold: 200 },
      { type: 'gainAchievement', scope: 'global', achievement: 'the-power-of-enhancement' },
    ]);
    await at.open('party/characters/c1', 'Hilda');
    const panel = at.region('Enhancements');
    await choose(panel.getByLabel('Card', { exact: true }), '3');
    await choose(panel.getByLabel('Enhancements'), 'Top, Attack (Attack 2)');
    await choose(panel.getByLabel('Sticker', { exact: true }), 'Poison');
    await panel.getByText('Several targets').waitFor();
    // A press right after another window's change would be ignored.
    await breathe(at.page);
    await panel.getByRole('button', { name: 'Buy for 150 gold' }).click();
    await panel.getByText('Sweeping Blow, Poison').waitFor();
    expect(await at.goldOf('c1')).toBe(50);
  });

  test('Printed names replace internal ones and are found under both', async () => {
    await at.page.goto(`${at.host.origin}/#/settings`);
    const again = at.page.waitForEvent('load');
    await choose(at.page.getByLabel('Component names'), 'ru');
    await again;
    await at.open('party/shop', 'Shop');
    await at.page.getByText('Сапоги большого шага').waitFor();
    const search = at.page.getByRole('searchbox', { name: 'Search by number or name' });
    await search.fill('striding');
    await at.page.getByText('Сапоги большого шага').waitFor();
    await at.page.getByText('Крылатые ботинки').waitFor({ state: 'detached' });
  });

  test('A locked class is revealed or unlocked one at a time', async () => {
    await at.open('party/world', 'World');
    const classes = at.region('Classes');
    const dialog = at.page.getByRole('dialog');
    await classes.getByRole('button', { name: 'Sun, locked', exact: true }).click();
    await dialog.getByRole('switch', { name: 'Sun: show name' }).click();
    await dialog.getByRole('switch', { name: 'Sun: Sunkeeper' }).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await classes.getByRole('button', { name: 'Sunkeeper, locked' }).waitFor();
    expect(await classes.innerText()).not.toContain('Nightshroud');
    await classes.getByRole('button', { name: 'Eclipse, locked' }).click();
    await dialog.getByRole('button', { name: 'Unlock', exact: true }).click();
    await classes.getByRole('button', { name: 'Lock Nightshroud again' }).waitFor();
    expect((await at.party()).unlockedClasses).toEqual(['eclipse']);
  });
});

describe.each([
  { colorScheme: 'dark', width: 1280, height: 800 },
  { colorScheme: 'light', width: 390, height: 844 },
] as const)('$colorScheme at $width x $height', (size) => {
  test('axe finds no violation on the party pages, and none scrolls sideways', async () => {
    await at.record([
      { type: 'buyItem', character: 'c1', item: 1 },
      { type: 'markScenario', scenario: '1', as: 'completed' },
      { type: 'unlockClass', class: 'sun' },
      { type: 'gainAchievement', scope: 'party', achievement: 'first-steps' },
      { type: 'noteTreasure', treasure: 7, looted: true },
      { type: 'startScenario', scenario: '2', characters: ['c1', 'c2'], level: null },
      { type: 'finishScenario', won: true },
    ]);
    await at.reopenOn(size);
    const look = async (where: string, part?: string) => {
      expect(await violations(at.page, part), where).toEqual([]);
      expect(await scrollsSideways(at.page), where).toBe(false);
    };
    for (const place of ['world', 'shop', 'scenarios']) {
      await at.open(`party/${place}`);
      await breathe(at.page);
      await look(place);
    }
    await at.page.getByRole('tab', { name: 'Flow chart' }).click();
    await at.page.getByRole('button', { name: /^2 Barrow Lair: / }).click();
    await look('flow chart');
    await at.open('table');
    await at.table.next('Finish scenario');
    await at.page.getByRole('dialog', { name: 'Victory' }).waitFor();
    await look('victory', '[role="dialog"]');
    await at.table.closeMomentDialog('Victory');
    await at.page.getByRole('dialog').waitFor();
    await look('summary', '[role="dialog"]');
  }, 60_000);
});
