/** Party and world, shop, scenarios and the end of a scenario, through the screens. */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { scrollsSideways, violations } from './axe';
import { useDesk } from './desk';
import { breathe } from './harness';
import { campaignWith, record } from './paper';
import { gameOf, snapshotOf, Table } from './table';
import { choose, optionsOf } from './choose';

const PARTY = [
  { type: 'addCharacter', class: 'brute', name: 'Hilda', level: 1 },
  { type: 'addCharacter', class: 'scoundrel', name: 'Nim', level: 1 },
  { type: 'editCharacter', character: 'c1', gold: 60 },
  { type: 'editCharacter', character: 'c2', gold: 12 },
] as const;

const desk = useDesk();
let page: Page;
let table: Table;
let key: string;
let campaigns = 0;

beforeEach(async () => {
  key = await campaignWith(desk.host, `Table ${++campaigns}`, PARTY);
  ({ page } = await desk.open());
  table = new Table(page);
});

const campaign = async () => (await gameOf(desk.host, key)).campaign;
const party = async () => (await campaign()).party;
const goldOf = async (id: string) =>
  (await campaign()).characters.find((each) => (each.id as string) === id)?.gold;
const itemsOf = async (id: string) =>
  (await campaign()).characters
    .find((each) => (each.id as string) === id)
    ?.items.map(({ item }) => item);

/** Where no heading tells the screen from the one before, the app is loaded anew. */
async function open(place: string, heading?: string): Promise<void> {
  const app = heading ? `${desk.host.origin}/` : desk.host.address;
  await page.goto(`${app}#/campaign/${encodeURIComponent(key)}/${place}`);
  const title = page.getByRole('heading', { level: 1, ...(heading ? { name: heading } : {}) });
  await title.first().waitFor();
}

const notice = (text: string | RegExp) => page.getByText(text).first().waitFor();
const region = (name: string) => page.getByRole('region', { name, exact: true });

describe('the shop', () => {
  test('sells at the price of the reputation and buys back for half', async () => {
    await record(desk.host, key, [{ type: 'changeReputation', by: 4 }]);
    await open('party/shop', 'Shop');
    await notice('Reputation 4: every price −1 gold.');
    await page.getByRole('searchbox', { name: 'Search by number or name' }).fill('boots');
    await table.button('Buy Boots of Striding for Hilda, 19 gold').click();
    await page.getByText('1 of 2 in stock').waitFor();
    expect(await goldOf('c1')).toBe(41);
    expect(await itemsOf('c1')).toEqual([1]);
    await table.button('Sell for 10: Boots of Striding of Hilda').click();
    await page.getByText('2 of 2 in stock').waitFor();
    expect(await goldOf('c1')).toBe(51);
    expect(await itemsOf('c1')).toEqual([]);
  });

  test('says why not: too little gold, nothing in stock, owned already', async () => {
    await record(desk.host, key, [
      { type: 'editCharacter', character: 'c1', gold: 200 },
      { type: 'buyItem', character: 'c1', item: 1 },
      { type: 'addCharacter', class: 'tinkerer', name: 'Tock', level: 1 },
      { type: 'gainItem', character: 'c3', item: 1 },
    ]);
    await open('party/shop', 'Shop');
    await choose(page.getByRole('combobox', { name: 'Who buys' }), 'Nim, 12 gold');
    const before = await snapshotOf(desk.host, key);
    await page.getByText('All copies of Boots of Striding are sold.').waitFor();
    await table.button('Buy Boots of Striding for Nim, 20 gold').click();
    await page.getByRole('alert').or(page.getByRole('status')).first().waitFor();
    await table.button('Buy Winged Shoes for Nim, 20 gold').click();
    await expect
      .poll(() => page.getByText('Nim needs 20 gold and has 12.').count())
      .toBeGreaterThan(1);
    const after = await snapshotOf(desk.host, key);
    expect(after.game).toEqual(before.game);
    expect(after.log.length).toBe(before.log.length);
  });

  test('filters by slot and by what the buyer can buy', async () => {
    await open('party/shop', 'Shop');
    const items = page.getByRole('heading', { level: 3 });
    await choose(page.getByRole('combobox', { name: 'Slot' }), 'Legs');
    await expect.poll(() => items.allInnerTexts()).toContain('Winged Shoes');
    expect(await items.allInnerTexts()).not.toContain('Iron Helmet');
    await choose(page.getByRole('combobox', { name: 'Who buys' }), 'Nim, 12 gold');
    await page.getByRole('checkbox', { name: 'Only what Nim can buy' }).check();
    await page.getByText('No item fits.').waitFor();
  });
});

test('the palette finds the pages of the party', async () => {
  await open('party/world', 'World');
  await page.keyboard.press('/');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('shop');
  await page.getByRole('option', { name: /^Shop/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Shop' }).waitFor();
});

describe('the world', () => {
  test('reputation, prosperity, donations and achievements', async () => {
    await open('party/world', 'World');
    await table.button('Gain 1 reputation').click();
    await expect.poll(async () => (await party()).reputation).toBe(1);
    const reputation = page.getByRole('spinbutton', { name: 'Reputation' });
    await reputation.fill('-5');
    await reputation.press('Enter');
    await expect.poll(async () => (await party()).reputation).toBe(-5);
    await region('Reputation').getByText('Prices +1 gold').waitFor();

    await table.button('Gain a check mark').click();
    await page.getByRole('img', { name: '1 of 64 check marks' }).waitFor();
    await region('Prosperity').getByText('3 check marks more for the next level').waitFor();

    await table.button('Nim donates 10 gold').click();
    await table.button('Nim has donated: two blessings in the next scenario').waitFor();
    expect(await goldOf('c2')).toBe(2);

    await page.getByText('Gain a party achievement').click();
    const field = region('Party achievements').getByRole('textbox', { name: 'Achievement' });
    await field.fill('No such deed');
    await field.press('Enter');
    await notice('There is no achievement called No such deed.');
    await field.fill('first steps');
    await field.press('Enter');
    await table.button('Lose First Steps').waitFor();
    expect((await party()).partyAchievements).toEqual([{ achievement: 'first-steps', count: 1 }]);
  });

  test('events are numbers: drawn, put away, removed, added', async () => {
    await open('party/world', 'World');
    const deck = region('City events');
    await deck.getByText('30 cards in the deck').waitFor();
    await deck.getByRole('textbox', { name: 'Number of your card' }).fill('7');
    await deck.getByRole('button', { name: 'We drew it' }).click();
    await deck.getByText('City event 7').waitFor();
    await deck.getByRole('button', { name: 'Option A' }).click();
    await deck.getByText('+5 gold for each of you').waitFor();
    await deck.getByRole('button', { name: 'More: +5 gold for each of you' }).click();
    await deck.getByText('+6 gold for each of you').waitFor();
    await deck.getByRole('button', { name: 'That is what happens' }).click();
    await deck.getByText('Out of the game: 7').waitFor();
    expect(await goldOf('c1')).toBe(66);
    await deck.getByRole('button', { name: 'One more' }).click();
    await deck.getByText('Put it away without its outcome').click();
    await deck.getByRole('button', { name: 'Back to the bottom' }).click();
    await deck.getByText('29 cards in the deck').waitFor();
    await deck.getByRole('textbox', { name: 'Number of a card' }).fill('45');
    await deck.getByRole('button', { name: 'Shuffle it in' }).click();
    await deck.getByText('30 cards in the deck').waitFor();
    await deck.getByRole('textbox', { name: 'Number of a card' }).fill('45');
    await deck.getByRole('button', { name: 'Shuffle it in' }).click();
    await notice('Event 45 is already in this deck.');
    const { city } = (await party()).events;
    expect(city.removed).toEqual([7]);
    expect(city.draw).toHaveLength(30);
  });

  test('a sticker is bought with its price told part by part', async () => {
    await record(desk.host, key, [
      { type: 'editCharacter', character: 'c1', gold: 200 },
      { type: 'gainAchievement', scope: 'global', achievement: 'the-power-of-enhancement' },
    ]);
    await open('party/characters/c1', 'Hilda');
    const panel = region('Enhancements');
    await choose(panel.getByLabel('Card', { exact: true }), '3');
    await choose(panel.getByLabel('Enhancements'), 'Top, Attack (Attack 2)');
    await choose(panel.getByLabel('Sticker', { exact: true }), 'Poison');
    await panel.getByText('Several targets').waitFor();
    await panel.getByRole('button', { name: 'Buy it for 150 gold' }).click();
    await panel.getByText('Sweeping Blow, Poison').waitFor();
    expect(await goldOf('c1')).toBe(50);
  });

  test('things are called as in the box, and found by both names', async () => {
    await page.goto(`${desk.host.origin}/#/settings`);
    const again = page.waitForEvent('load');
    await choose(page.getByLabel('Names of the box'), 'ru');
    await again;
    await open('party/shop', 'Shop');
    await page.getByText('Сапоги большого шага').waitFor();
    const search = page.getByRole('searchbox', { name: 'Search by number or name' });
    await search.fill('striding');
    await page.getByText('Сапоги большого шага').waitFor();
    await page.getByText('Крылатые ботинки').waitFor({ state: 'detached' });
  });

  test('a locked class is shown or unlocked one by one', async () => {
    await open('party/world', 'World');
    const classes = region('Classes');
    await classes.getByRole('switch', { name: 'Sun: show its name' }).click();
    await classes.getByRole('switch', { name: 'Sun: Sunkeeper' }).waitFor();
    expect(await classes.innerText()).not.toContain('Nightshroud');
    await classes.getByRole('button', { name: 'Unlock Eclipse' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unlock' }).click();
    await classes.getByRole('button', { name: 'Lock Nightshroud again' }).waitFor();
    expect((await party()).unlockedClasses).toEqual(['eclipse']);
  });
});

describe('scenarios', () => {
  const done = (...ids: readonly string[]) =>
    ids.map((scenario) => ({ type: 'markScenario', scenario, as: 'completed' }));

  test('stand in a list and in a chart that keys walk through', async () => {
    await record(desk.host, key, done('1', '2'));
    await open('party/scenarios', 'Scenarios');
    await notice('4 scenarios reached, 2 completed.');
    await page.getByRole('button', { name: /Inox Encampment/ }).click();
    const details = region('3 Inox Encampment');
    await details.getByText('Unlocked by 2 Barrow Lair.').waitFor();
    await page.getByRole('tab', { name: 'Flow chart' }).click();
    const node = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}: `) });
    await node('1 Black Barrow').click();
    await page.keyboard.press('ArrowRight');
    await region('2 Barrow Lair').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await region('4 Crypt of the Damned').waitFor();
    expect(await node('4 Crypt of the Damned').getAttribute('aria-pressed')).toBe('true');
    expect(await node('4 Crypt of the Damned').getAttribute('aria-label')).toContain(
      'Unlocked by 2 Barrow Lair',
    );
  });

  test('one whose requirements fail is started by an override, which is marked', async () => {
    await record(desk.host, key, done('1'));
    await open('party/scenarios', 'Scenarios');
    await page.getByRole('button', { name: /Barrow Lair/ }).click();
    const details = region('2 Barrow Lair');
    await details.getByText(/Still lacking: First Steps/).waitFor();
    await details.getByRole('button', { name: 'Look at it in set-up' }).click();
    await page
      .getByRole('note', { name: 'Why not yet' })
      .getByText(/First Steps/)
      .waitFor();
    await table.button('Start anyway …').click();
    const dialog = page.getByRole('dialog', { name: 'Start it anyway?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect((await gameOf(desk.host, key)).scenario).toBeNull();
    await table.button('Start anyway …').click();
    await dialog.getByRole('button', { name: 'Start anyway' }).click();
    await page.getByRole('region', { name: 'Initiative' }).waitFor();
    const game = await gameOf(desk.host, key);
    expect(game.scenario).toMatchObject({ scenario: '2', outOfOrder: true });
    expect(game.campaign.party.outOfOrder).toEqual(['2']);
    await open('history', 'History');
    await notice(/started although the campaign does not allow it/);
    await open('party/scenarios', 'Scenarios');
    await page.getByRole('button', { name: /Barrow Lair.*started out of order/ }).waitFor();
  });

  test('casual mode needs no override', async () => {
    await record(desk.host, key, done('1'));
    await open('scenario/2');
    await table.button('Start anyway …').waitFor();
    await page.getByRole('switch', { name: 'Casual mode' }).click();
    await table.button('Start 2 Barrow Lair').click();
    await page.getByRole('region', { name: 'Initiative' }).waitFor();
    const { scenario, campaign: now } = await gameOf(desk.host, key);
    expect(scenario?.casual).toBe(true);
    expect(now.party.outOfOrder).toEqual([]);
  });

  test('what is known of solo scenarios and random dungeons is there', async () => {
    await open('party/scenarios', 'Scenarios');
    await page.getByText('1: Return to the Black Barrow').waitFor();
    expect(await page.content()).not.toContain('Imposing Blade');
    await table.button('Won: hand out its item to Hilda').click();
    await page.getByText('Won: Imposing Blade').waitFor();
    expect(await itemsOf('c1')).toEqual([134]);
    await page.getByRole('textbox', { name: 'Number of a scenario' }).fill('55');
    await table.button('Show this one').click();
    await page.getByText(/Random dungeon: draw 3 of the room cards Trail, Encampment/).waitFor();
  });

  test('a hidden one is shown by its number, one at a time, and hidden again', async () => {
    await open('party/scenarios', 'Scenarios');
    const number = page.getByRole('textbox', { name: 'Number of a scenario' });
    await number.fill('999');
    await table.button('Show this one').click();
    await notice('There is no scenario 999.');
    await number.fill('51');
    await number.press('Enter');
    await region('51 The Void').getByText('Nothing has unlocked it yet.').waitFor();
    expect(await page.content()).not.toContain('Noxious Cellar');
    // It may have come up under the finger: a faster press would count as the second half of one.
    await breathe(page);
    await table.button('Hide it again').click();
    await expect.poll(() => page.content()).not.toContain('The Void');
  });
});

describe('the end of a scenario', () => {
  const atTheEnd = [
    { type: 'startScenario', scenario: '1', characters: ['c1', 'c2'], level: null },
    { type: 'gainExperience', figure: 'c1', amount: 9 },
    { type: 'finishScenario', won: true },
  ];

  test('is one summary whose lines can be corrected, applied as one step', async () => {
    await record(desk.host, key, atTheEnd);
    await open('table');
    await table.next('Finish scenario');
    await table.passMoment('Victory');
    const summary = page.getByRole('dialog', { name: 'Won: 1 Black Barrow' });
    await summary.waitFor();
    const columns = await summary.getByRole('columnheader').allInnerTexts();
    expect(columns).toEqual(['Hilda', 'Nim']);
    const inPlay = summary.getByRole('textbox', { name: 'Experience, Hilda, gained in play' });
    expect(await inPlay.inputValue()).toBe('9');
    await inPlay.fill('12');
    await inPlay.press('Enter');
    await summary.getByText('was 9').waitFor();
    await summary.getByRole('group', { name: 'Hilda in all' }).getByText('0 → 18').waitFor();
    const world = summary.getByRole('region', { name: 'Party and world' });
    await world.getByRole('checkbox', { name: /First Steps/ }).uncheck();
    const before = (await snapshotOf(desk.host, key)).log.length;
    await summary.getByRole('button', { name: 'Apply and clear the table' }).click();
    await summary.waitFor({ state: 'detached' });
    const after = await snapshotOf(desk.host, key);
    expect(after.game.scenario).toBeNull();
    expect(after.log.length).toBe(before + 1);
    expect(after.game.campaign.characters.map(({ experience }) => experience)).toEqual([18, 6]);
    expect(after.game.campaign.completed).toEqual(['1']);
    expect(after.game.campaign.party.partyAchievements).toEqual([]);

    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await gameOf(desk.host, key)).scenario?.phase.name).toBe('over');
    expect((await campaign()).characters.map(({ experience }) => experience)).toEqual([0, 0]);
  });

  test('lost instead of won keeps what was gained and gives no more', async () => {
    await record(desk.host, key, atTheEnd);
    await open('table');
    await table.next('Finish scenario');
    await table.passMoment('Victory');
    await table.button('Lost').click();
    const summary = page.getByRole('dialog', { name: 'Lost: 1 Black Barrow' });
    await summary.getByRole('group', { name: 'Nim in all' }).getByText('Nothing.').waitFor();
    expect(await summary.getByRole('region', { name: 'Party and world' }).count()).toBe(0);
    await summary.getByRole('button', { name: 'Apply and clear the table' }).click();
    await expect.poll(async () => (await gameOf(desk.host, key)).scenario).toBeNull();
    expect((await campaign()).characters.map(({ experience }) => experience)).toEqual([9, 0]);
    expect((await campaign()).completed).toEqual([]);
  });
});

describe('what the players decide at the end', () => {
  test('which of two scenarios opens, who gets an item, what the table drew', async () => {
    await record(desk.host, key, [
      {
        type: 'startScenario',
        scenario: '13',
        characters: ['c1', 'c2'],
        level: null,
        anyway: true,
      },
      { type: 'finishScenario', won: true },
    ]);
    await open('table');
    await table.next('Finish scenario');
    await table.passMoment('Victory');
    const summary = page.getByRole('dialog', { name: 'Won: 13 Temple of the Seer' });
    await summary.getByText('It was started although the campaign does not allow it.').waitFor();
    const choice = summary.getByRole('combobox', { name: 'Choose: One new scenario' });
    const offered = await optionsOf(choice);
    const options = await offered.allInnerTexts();
    expect(options[0]).toBe('Not chosen yet');
    expect(options.length).toBeGreaterThan(2);
    await offered.nth(1).click();
    const gold = summary.getByRole('textbox', { name: /^Gold, Nim, 0 tokens/ });
    await gold.fill('lots');
    await gold.press('Enter');
    await notice(/lots/);
    expect(await gold.inputValue()).toBe('0');
    await gold.fill('-5');
    await gold.press('Enter');
    await summary.getByRole('group', { name: 'Nim in all' }).getByText('Gold 12 → 7').waitFor();
    await summary.getByRole('button', { name: 'Apply and clear the table' }).click();
    await expect.poll(async () => (await gameOf(desk.host, key)).scenario).toBeNull();
    expect(await goldOf('c2')).toBe(7);
    const { marks, outOfOrder } = await party();
    expect(marks.map(({ state }) => state)).toEqual(['open']);
    expect(outOfOrder).toEqual(['13']);
  });
});

describe('spoilers', () => {
  /** Names of what a new campaign has not reached, one of each kind and more. */
  const SECRETS = [
    'Sunkeeper',
    'Nightshroud',
    'Beast Tyrant',
    'Barrow Lair',
    'Inox Encampment',
    'The Void',
    'Noxious Cellar',
    'Second Skin',
    'Magma Waders',
    'Living Bones',
    'Ancient Technology',
  ];
  const PLACES = [
    'table',
    'board',
    'scenario',
    'party/characters',
    'party/characters/c1',
    'party/world',
    'party/shop',
    'party/scenarios',
    'party/statistics',
    'history',
    // The last one: what is printed is chosen on it.
    'print',
  ];

  /** All that is on the page, words and attributes. */
  async function expectNoSecrets(where: string): Promise<void> {
    const all = await page.content();
    for (const secret of SECRETS) expect(all.includes(secret), `${secret} on ${where}`).toBe(false);
  }

  test('nothing that was not reached is on any screen, in no attribute either', async () => {
    await record(desk.host, key, [
      { type: 'unlockClass', class: 'sun' },
      { type: 'lockClass', class: 'sun' },
      { type: 'markScenario', scenario: '51', as: 'open' },
      { type: 'markScenario', scenario: '51', as: 'asPrinted' },
      { type: 'startScenario', scenario: '1', characters: ['c1', 'c2'], level: null },
    ]);
    for (const place of PLACES) {
      await open(place);
      await breathe(page);
      await expectNoSecrets(place);
    }
    for (const box of await page.getByRole('checkbox').all()) await box.setChecked(false);
    for (const name of [/^Party sheet/, /^Status sheet/, /^History/, /^Character sheets/]) {
      await page.getByRole('checkbox', { name }).check();
    }
    await breathe(page);
    await expectNoSecrets('paper');
    await open('party/characters', 'Party');
    await page.getByRole('main').getByRole('button', { name: 'Add a character' }).click();
    await page.getByRole('dialog').waitFor();
    await expectNoSecrets('a new character');
    await page.keyboard.press('Escape');
    await open('table');
    for (const words of ['scenario', 'sun', 'room', 'void']) {
      await page.keyboard.press('/');
      const field = page.getByRole('combobox');
      await field.waitFor();
      await field.fill(words);
      await breathe(page);
      await expectNoSecrets(`the palette, “${words}”`);
      await page.keyboard.press('Escape');
      await field.waitFor({ state: 'detached' });
    }
  }, 90_000);

  test('set-up without a scenario names none that was not reached', async () => {
    await open('scenario');
    await page.getByRole('searchbox').fill('51');
    await page.getByRole('button', { name: /51.*not reached yet/ }).click();
    await page.getByText('You have not reached this scenario.').waitFor();
    await expectNoSecrets('set-up');
    await table.button('Show its name').click();
    await page.getByRole('heading', { name: /The Void/ }).waitFor();
    expect(await page.content()).not.toContain('Noxious Cellar');
  });
});

describe.each([
  { colorScheme: 'dark', width: 1280, height: 800 },
  { colorScheme: 'light', width: 390, height: 844 },
] as const)('$colorScheme at $width x $height', (size) => {
  test('axe finds nothing, and no page scrolls sideways', async () => {
    await record(desk.host, key, [
      { type: 'buyItem', character: 'c1', item: 1 },
      { type: 'markScenario', scenario: '1', as: 'completed' },
      { type: 'unlockClass', class: 'sun' },
      { type: 'gainAchievement', scope: 'party', achievement: 'first-steps' },
      { type: 'noteTreasure', treasure: 7, looted: true },
      { type: 'startScenario', scenario: '2', characters: ['c1', 'c2'], level: null },
      { type: 'finishScenario', won: true },
    ]);
    await desk.closeScreens();
    ({ page } = await desk.open(size));
    table = new Table(page);
    const look = async (where: string, part?: string) => {
      expect(await violations(page, part), where).toEqual([]);
      expect(await scrollsSideways(page), where).toBe(false);
    };
    for (const place of ['world', 'shop', 'scenarios']) {
      await open(`party/${place}`);
      await breathe(page);
      await look(place);
    }
    await page.getByRole('tab', { name: 'Flow chart' }).click();
    await page.getByRole('button', { name: /^2 Barrow Lair: / }).click();
    await look('flow chart');
    await open('table');
    await table.next('Finish scenario');
    await page.getByRole('dialog', { name: 'Victory' }).waitFor();
    await look('victory', '[role="dialog"]');
    await table.passMoment('Victory');
    await page.getByRole('dialog').waitFor();
    await look('summary', '[role="dialog"]');
  }, 60_000);
});
