/** Character sheets, and what the characters bring to the table from them. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Character, CharacterSheet } from '../../shared/state';
import { useDesk } from './desk';
import { breathe } from './harness';
import { campaignWith, record } from './paper';
import { callApi, gameOf, scenarioOf, snapshotOf, Table } from './table';
import { countsOf, pilesOf } from '../../shared/rules/figures/hand/heldCards';

const desk = useDesk();

async function open(campaign: string, place: string): Promise<Page> {
  const { page } = await desk.open({}, `#/campaign/${encodeURIComponent(campaign)}/${place}`);
  return page;
}

async function sheetOf(campaign: string, id: string): Promise<CharacterSheet> {
  const { characters } = (await gameOf(desk.host, campaign)).campaign;
  const sheet = characters.find((each) => each.id === id);
  if (!sheet) throw new Error(`There is no ${id}.`);
  return sheet;
}

async function playing(campaign: string, id: string): Promise<Character> {
  const { figures } = await scenarioOf(desk.host, campaign);
  const found = figures.find(
    (figure): figure is Character => figure.kind === 'character' && figure.sheet === id,
  );
  if (!found) throw new Error(`${id} does not play.`);
  return found;
}

/** The text of a refusal. */
const problem = (page: Page, words: RegExp): Locator => page.getByText(words);

async function refusalOf(campaign: string, command: object): Promise<string> {
  const answer = (await callApi(
    desk.host,
    'campaign.send',
    campaign,
    command,
    crypto.randomUUID(),
  )) as {
    ok: boolean;
    refusal?: { code: string };
  };
  return answer.ok ? 'taken' : (answer.refusal?.code ?? 'none');
}

const brute = { type: 'createCharacter', class: 'brute', name: 'Hilda', level: 1, player: 'Anna' };
const nim = { type: 'createCharacter', class: 'scoundrel', name: 'Nim', level: 1, player: 'Ben' };
const hand = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

describe('characters', () => {
  test('[CLASS-1] A new character follows the rules, and locked classes have no names', async () => {
    const key = await campaignWith(desk.host, 'Creating', []);
    const page = await open(key, 'party');
    const table = new Table(page);
    await table.button('Add a character').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('11 classes still locked.').waitFor();
    expect(await dialog.innerText()).not.toMatch(/Sunkeeper|Quartermaster|Three Spears/);
    await dialog.getByText('Spellweaver', { exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ilse');
    await dialog.getByRole('combobox', { name: 'Player' }).fill('Anna');
    await dialog.getByRole('textbox', { name: 'Personal quest' }).fill('512');
    // The city's prosperity allows no higher level.
    expect(await dialog.getByRole('button', { name: 'More: Level' }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Add Ilse' }).click();
    await dialog.waitFor({ state: 'detached' });

    expect(await sheetOf(key, 'c1')).toMatchObject({
      name: 'Ilse',
      class: 'spellweaver',
      player: 'Anna',
      gold: 30,
      quest: { quest: 512 },
    });
    await page.getByRole('link', { name: 'Ilse' }).click();
    await page.getByRole('heading', { name: 'Ilse', level: 1 }).waitFor();
    expect(page.url()).toMatch(/\/party\/characters\/c1$/);
    await page.getByText('Greed Is Good').waitFor();
  });

  test('[CLASS-1] Classes that join together keep name, player and quest each, also after a change of mind', async () => {
    const key = await campaignWith(desk.host, 'Together', []);
    const page = await open(key, 'party');
    await page.getByRole('list', { name: 'Starting classes' }).getByText('Brute').click();
    const dialog = page.getByRole('dialog');
    const tap = (name: string) =>
      dialog
        .getByRole('group', { name: /^Class/ })
        .getByText(name, { exact: true })
        .click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Hilda');
    await dialog.getByRole('combobox', { name: 'Player' }).fill('Anna');
    await tap('Tinkerer');
    const piet = dialog.getByRole('group', { name: 'Tinkerer' });
    await piet.getByRole('textbox', { name: 'Name' }).fill('Piet');
    await piet.getByRole('textbox', { name: 'Personal quest' }).fill('512');
    await tap('Brute');
    await tap('Brute');
    await dialog.getByRole('button', { name: 'Add 2 characters' }).click();
    await dialog.waitFor({ state: 'detached' });

    const { characters } = (await gameOf(desk.host, key)).campaign;
    expect(characters).toHaveLength(2);
    expect(characters.find(({ name }) => name === 'Hilda')).toMatchObject({
      class: 'brute',
      player: 'Anna',
      quest: null,
    });
    expect(characters.find(({ name }) => name === 'Piet')).toMatchObject({
      class: 'tinkerer',
      player: '',
      quest: { quest: 512 },
    });
  });

  test('[EXPERIENCE-5] [PERK-1] A level-up is one step, and a perk changes the modifier deck', async () => {
    const key = await campaignWith(desk.host, 'Levels', [
      brute,
      { type: 'editCharacter', character: 'c1', experience: 46 },
    ]);
    const page = await open(key, 'party/characters/c1');
    const table = new Table(page);
    await table.button('Level up to 2').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Hit points 10 → 12').waitFor();
    await dialog.getByRole('radio', { name: /^Fatal Advance/ }).check();
    await dialog.getByRole('radio', { name: 'Add one +3 card' }).check();
    await dialog.getByRole('button', { name: 'Level up to 2' }).click();
    await table.closeMomentDialog('Level 2');
    await dialog.waitFor({ state: 'detached' });
    const risen = await sheetOf(key, 'c1');
    expect(risen).toMatchObject({ level: 2, experience: 46 });
    expect(risen.cards).toHaveLength(1);
    expect(risen.perks[3]).toBe(1);

    // One undo reverts everything.
    await table.undo(/^Undo: Level up Hilda/);
    await expect.poll(async () => (await sheetOf(key, 'c1')).level).toBe(1);
    expect((await sheetOf(key, 'c1')).perks[3]).toBe(0);
    expect((await sheetOf(key, 'c1')).cards).toEqual([]);

    // No perk is left, so the box is refused with the reason and stays empty.
    const box = page.getByRole('checkbox', { name: 'Remove two −1 cards' });
    await box.click();
    await problem(page, /has no perk left/).waitFor();
    expect(await box.isChecked()).toBe(false);

    // Three check marks earn a perk. The deck is shown before and after.
    await record(desk.host, key, [{ type: 'editCharacter', character: 'c1', checkMarks: 3 }]);
    await page.getByText('1 perk to check').waitFor();
    await table.button('Compare the deck: Remove two −1 cards').click();
    await page.getByText('Deck now 20 cards, average 3.00').waitFor();
    await page.getByText('With this perk 18 cards, average 3.11').waitFor();
    const odds = page.getByRole('list', { name: 'Damage odds of Attack 3' });
    await odds.getByText('2 damage: 25%, then 17%').waitFor({ state: 'attached' });
    await box.click();
    await expect.poll(async () => (await sheetOf(key, 'c1')).perks[0]).toBe(1);
    await page.getByText('Without this perk 20 cards, average 3.00').waitFor();
    await page.getByText('Deck now 18 cards, average 3.11').waitFor();
    expect(await refusalOf(key, { type: 'checkPerk', character: 'c1', perk: 0 })).toBe(
      'perkBeyondItsBoxes',
    );

    // A correction allows any value and marks it as too high.
    await page.getByRole('switch', { name: 'Edit manually' }).click();
    await page.getByRole('checkbox', { name: 'Add one +3 card' }).click();
    await page.getByText('1 perk too many').waitFor();
    await page.getByRole('button', { name: /^1 Level/ }).click();
    const level = page.getByRole('spinbutton', { name: 'Level: Hilda' });
    await level.fill('5');
    await level.press('Enter');
    await expect.poll(async () => (await sheetOf(key, 'c1')).level).toBe(5);
  });

  test('[ITEM-5] [ITEM-6] Items have slots and states, and one item too many is refused', async () => {
    const key = await campaignWith(desk.host, 'Items', [
      brute,
      nim,
      { type: 'editCharacter', character: 'c1', gold: 200 },
      ...[1, 12, 14].map((item) => ({ type: 'buyItem', character: 'c1', item })),
    ]);
    const page = await open(key, 'party/characters/c1');
    const table = new Table(page);
    const bag = page.getByRole('list', { name: 'Bag' });
    await bag.getByText('Minor Power Potion').waitFor();
    await table.button('Equip Minor Power Potion').click();
    await problem(page, /You can only equip 1 \(small items\)/).waitFor();
    expect((await sheetOf(key, 'c1')).items[2]?.equipped).toBe(false);

    await table.button('Unequip Minor Healing Potion').click();
    await table.button('Equip Minor Power Potion').click();
    await bag.getByText('Minor Healing Potion').waitFor();

    await page.getByText('Receive an item', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Item number' }).fill('14');
    await table.button('Receive').click();
    await problem(page, /already has Minor Power Potion/).waitFor();

    await record(desk.host, key, [
      { type: 'startScenario', scenario: '1', characters: ['c1', 'c2'], level: null },
    ]);
    await page.getByRole('link', { name: 'Table' }).click();
    await page.getByRole('button', { name: 'Hilda’s items and cards: 2/2 items ready' }).click();
    // Neither item can be used before the first turn.
    await table.button('Use anyway: Boots of Striding').click();
    await table.button('Use anyway: Minor Power Potion').click();
    await page.getByText('consumed', { exact: true }).waitFor();
    expect((await sheetOf(key, 'c1')).items.map(({ state }) => state)).toEqual([
      'spent',
      'ready',
      'consumed',
    ]);
    await table.button('Refresh Boots of Striding').click();
    await table.button('Use Boots of Striding').waitFor();

    // A battle goal is hidden until a player opens it.
    const goal = page.getByRole('region', { name: 'Hilda’s battle goal' });
    await goal.getByRole('textbox', { name: 'Card number' }).fill('458');
    await page.keyboard.press('Enter');
    await goal.getByText('Battle goal chosen.').waitFor();
    await goal.getByRole('button', { name: 'Show goal' }).click();
    await goal.getByText('Streamliner: 1 check mark').waitFor();
  });

  test('[QUEST-1] [RETIRE-1] [RETIRE-4] A quest is tracked, and retiring gives the next character a perk', async () => {
    const key = await campaignWith(desk.host, 'Retiring', [brute, nim]);
    const page = await open(key, 'party/characters/c1');
    const table = new Table(page);
    const quest = page.getByRole('textbox', { name: 'Card number' });
    await quest.fill('9');
    await table.button('Choose').click();
    await problem(page, /There is no personal quest 9/).waitFor();
    await quest.fill('516');
    await table.button('Choose').click();
    const counter = page.getByRole('spinbutton', { name: 'Goal 1' });
    await counter.waitFor();
    const need = Number(
      (
        await page
          .getByText(/^\/ \d+$/)
          .first()
          .innerText()
      ).slice(2),
    );
    await counter.fill(String(need));
    await counter.press('Enter');
    await page.getByText('Quest complete: Hilda retires').waitFor();
    await table.button('Retire').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Anna’s next character starts with one extra perk.').waitFor();
    await dialog.getByRole('button', { name: 'Retire', exact: true }).click();

    const farewell = page.getByRole('dialog', { name: 'Hilda has retired' });
    await farewell.getByText('Prosperity +1').waitFor();
    expect((await gameOf(desk.host, key)).campaign.party.prosperity).toBe(1);
    expect(await refusalOf(key, { type: 'retire', character: 'c1', anyway: true })).toBe(
      'hasRetired',
    );

    await farewell.getByRole('button', { name: 'Create a new character for Anna' }).click();
    const adding = page.getByRole('dialog', { name: 'Add a character' });
    await adding.getByText('Starts with 1 extra perk').waitFor();
    await adding.getByText('Cragheart', { exact: true }).click();
    await adding.getByRole('textbox', { name: 'Name' }).fill('Rok');
    await adding.getByRole('button', { name: 'Add Rok' }).click();
    await adding.waitFor({ state: 'detached' });
    const next = await sheetOf(key, 'c3');
    expect(next).toMatchObject({ player: 'Anna', extraPerks: 1, level: 1 });
    await page.getByRole('article', { name: 'Rok' }).getByText('1 perk to check').waitFor();
    await page.getByRole('region', { name: 'Retired' }).getByText('Hilda').waitFor();
  });

  test('[CARD-1] [TURN-2] Cards are chosen by name or entered by initiative', async () => {
    const key = await campaignWith(desk.host, 'Cards', [brute, nim]);
    const page = await open(key, 'party/characters/c1');
    const table = new Table(page);
    await table.button('Choose hand cards').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: /^Trample/ }).check();
    await dialog.getByText('Choose 9 more.').waitFor();
    await dialog.getByRole('button', { name: 'Choose all level 1 cards' }).click();
    await dialog.getByRole('button', { name: 'Use these cards' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await sheetOf(key, 'c1')).hand?.toSorted((a, b) => a - b)).toEqual(hand);

    await record(desk.host, key, [
      { type: 'startScenario', scenario: '1', characters: ['c1', 'c2'], level: null },
    ]);
    await page.getByRole('link', { name: 'Table' }).click();
    // Two presses from the field choose the leading and the second card. Then the next field is ready.
    await page.getByRole('textbox', { name: 'Initiative of Hilda' }).click();
    const cards = page.getByRole('group', { name: 'Hilda’s cards' });
    await cards.getByRole('button', { name: '18 Eye for an Eye' }).click();
    await cards.getByRole('button', { name: '72 Trample' }).click();
    await cards.waitFor({ state: 'detached' });
    expect((await playing(key, 'c1')).initiative).toMatchObject({ leading: 18, second: 72 });
    // A player who has no cards is not asked for any.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('initiative-c2');
    expect(await page.getByRole('group', { name: 'Hilda’s cards' }).count()).toBe(0);
    await page.keyboard.type('12');
    await expect
      .poll(async () => (await playing(key, 'c2')).initiative)
      .toMatchObject({
        leading: 12,
      });
    await table.next('Reveal initiatives');
    await expect
      .poll(async () => pilesOf(await playing(key, 'c1'))?.chosen.toSorted((a, b) => a - b))
      .toEqual([1, 2]);

    // Chooses a card that stays active, and one that is lost to negate damage.
    await page.getByRole('button', { name: 'Hilda’s items and cards' }).click();
    await table.button('18 Eye for an Eye').click();
    await breathe(page);
    await page.getByRole('menuitem', { name: 'Keep active' }).click();
    await expect.poll(async () => pilesOf(await playing(key, 'c1'))?.active).toEqual([2]);
    await record(desk.host, key, [
      { type: 'sufferDamage', figure: 'c1', amount: 4, negate: 'oneFromHand' },
    ]);
    const owed = page.getByRole('group', { name: 'Hilda: choose 1 card to lose' });
    await owed.waitFor();
    await breathe(page);
    await owed.getByRole('button', { name: '15 Shield Bash' }).click();
    await owed.waitFor({ state: 'detached' });
    const hilda = await playing(key, 'c1');
    const piles = pilesOf(hilda);
    expect(piles?.lost).toHaveLength(1);
    expect(piles?.hand).toHaveLength(7);
    expect(countsOf(hilda.cards)).toEqual({ hand: 7, discard: 0, lost: 1, active: 1, chosen: 1 });

    // A short rest loses a random card. For 1 damage it loses another one.
    const { phase } = await scenarioOf(desk.host, key);
    const order = phase.name === 'turns' ? phase.order : [];
    await record(desk.host, key, [
      { type: 'startTurn', figure: order[0]?.turns[0]?.figure },
      ...order.map(({ id }) => ({ type: 'endBlock', block: id })),
      { type: 'moveCard', figure: 'c1', card: 3, to: 'discard' },
      { type: 'takeShortRest', figure: 'c1', again: false },
    ]);
    const before = await playing(key, 'c1');
    await page.keyboard.press('Escape');
    await page.getByText(/^Lost at random: /).waitFor();
    // An element that has just appeared cannot be pressed by mistake, so the test pauses as players do.
    await breathe(page);
    await table.button('Suffer 1 damage to lose a different card').click();
    await expect.poll(async () => (await playing(key, 'c1')).hitPoints).toBe(before.hitPoints - 1);
    const after = await playing(key, 'c1');
    expect(pilesOf(after)?.lost).toHaveLength(pilesOf(before)?.lost.length ?? 0);
    expect(pilesOf(after)?.lost).not.toEqual(pilesOf(before)?.lost);
    await page.getByText(/^Lost at random: /).waitFor({ state: 'detached' });
  });

  test('[REWARD-2] Two battle goals are offered until one is chosen', async () => {
    const key = await campaignWith(desk.host, 'Goals', [
      brute,
      nim,
      { type: 'startScenario', scenario: '1', characters: ['c1', 'c2'], level: null },
    ]);
    const goals = async () => (await scenarioOf(desk.host, key)).records[0];
    const page = await open(key, 'table');
    const table = new Table(page);
    await page.getByRole('button', { name: 'Hilda’s items and cards' }).click();
    await table.button('Deal two').click();
    const offered = page.getByRole('button', { name: /^Keep .* check marks?$/ });
    await expect.poll(() => offered.count()).toBe(2);
    expect(await goals()).toMatchObject({ battleGoal: null });
    const words = await offered.allInnerTexts();
    await page.reload();
    await page.getByRole('button', { name: 'Hilda’s items and cards' }).click();
    expect(await offered.count()).toBe(0);
    await table.button('Show goals').click();
    expect(await offered.allInnerTexts()).toEqual(words);
    await breathe(page);
    await offered.first().click();
    await page.getByText('Battle goal chosen.').waitFor();
    expect((await goals())?.battleGoal).not.toBeNull();
    const { log } = await snapshotOf(desk.host, key);
    expect(log.slice(-2).map(({ command }) => command.type)).toEqual([
      'offerBattleGoals',
      'chooseBattleGoal',
    ]);
  });
});
