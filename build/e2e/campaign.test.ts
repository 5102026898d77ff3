/** A campaign from its first scenario to a retirement, played on the screens. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useDesk } from './desk';
import { record } from './paper';
import { gameOf, monstersIn, scenarioOf, Table } from './table';

const CAMPAIGN = 'Tuesdays';
/** Number of the quest to kill twenty bandits or cultists. Its reward is the class of the Sun. */
const QUEST = 515;

const desk = useDesk();
let page: Page;
let table: Table;

const campaign = async () => (await gameOf(desk.host, CAMPAIGN)).campaign;
const sheet = async (name: string) =>
  (await campaign()).characters.find((each) => each.name === name);
const link = (name: string) => page.getByRole('link', { name, exact: true });
const region = (name: string) => page.getByRole('region', { name, exact: true });

async function toParty(section: string): Promise<void> {
  await link('Party').click();
  await link(section).click();
}

async function toSheet(name: string): Promise<void> {
  await toParty('Characters');
  await link(name).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

async function addCharacter(
  dialog: Locator,
  character: { readonly className: string; readonly name: string; readonly player?: string },
  quest?: number,
): Promise<void> {
  const { className, name, player } = character;
  await dialog.getByText(className, { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  const whose = dialog.getByRole('combobox', { name: 'Player' });
  if (player !== undefined) await whose.fill(player);
  if (quest !== undefined) {
    await dialog.getByRole('textbox', { name: 'Personal quest' }).fill(String(quest));
  }
  await dialog.getByRole('button', { name: `Add ${name}` }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Records the result of a fight: the guards are dead, and both characters have gained experience. */
async function fight(monster: string, kills: number, experience: number): Promise<void> {
  const fallen = monstersIn(await scenarioOf(desk.host, CAMPAIGN), monster).slice(0, kills);
  const card = (character: string, leading: number) => {
    return { type: 'setInitiative', character, leading, second: 98 };
  };
  await record(desk.host, CAMPAIGN, [
    card('c1', 1),
    card('c2', 97),
    { type: 'revealInitiatives' },
    { type: 'startTurn', figure: 'c1' },
    ...fallen.flatMap(({ id: target }) => [
      {
        type: 'beginAttack',
        attacker: 'c1',
        base: 60,
        ranged: false,
        range: null,
        targets: [{ figure: target }],
      },
      { type: 'enterForAttack', target, cards: ['+1'] },
      { type: 'applyAttack' },
    ]),
    { type: 'gainExperience', figure: 'c1', amount: experience },
    { type: 'gainExperience', figure: 'c2', amount: 5 },
  ]);
}

/** A character's total, which is at the top of its card in the summary. */
const totals = (summary: Locator, name: string) =>
  summary.getByRole('group', { name: `${name} total` });

/** Wins through the scenario's menu, and applies everything in the summary. */
async function win(title: string, check: (summary: Locator) => Promise<void>): Promise<void> {
  await table.button(/: scenario menu$/).click();
  await page.getByRole('menuitem', { name: 'Scenario won' }).click();
  await table.next('Finish scenario');
  await table.closeMomentDialog('Victory');
  const summary = page.getByRole('dialog', { name: `Won: ${title}` });
  await check(summary);
  await summary.getByRole('button', { name: 'Apply and clear the table' }).click();
  await summary.waitFor({ state: 'detached' });
  await expect.poll(async () => (await gameOf(desk.host, CAMPAIGN)).scenario).toBeNull();
}

async function setUp(title: string): Promise<void> {
  await toParty('Scenarios');
  await page.getByRole('tab', { name: 'Flow chart' }).click();
  await page.getByRole('button', { name: new RegExp(`^${title}: Available`) }).click();
  await region(title).getByRole('button', { name: 'Set up' }).click();
  await table.button(`Start ${title}`).click();
  await page.getByRole('region', { name: 'Initiative' }).waitFor();
}

test('A campaign runs through three scenarios, level-up, perks, shop, retirement, unlock and a new character', async () => {
  ({ page } = await desk.open());
  table = new Table(page);
  await table.beginCampaign(CAMPAIGN);
  const add = page.getByRole('main').getByRole('button', { name: 'Add a character' });
  const dialog = page.getByRole('dialog');
  await add.click();
  await addCharacter(dialog, { className: 'Brute', name: 'Hilda', player: 'Ann' }, QUEST);
  await add.click();
  await addCharacter(dialog, { className: 'Scoundrel', name: 'Nim', player: 'Bob' });

  // The party buys boots with its first gold.
  await toParty('Shop');
  await table.button('Buy Boots of Striding for Hilda, 20 gold').click();
  await expect.poll(async () => (await sheet('Hilda'))?.gold).toBe(10);

  // The first scenario: two guards for the quest, an achievement, and the next scenario.
  await table.startScenario('1 Black Barrow');
  await fight('bandit-guard', 2, 20);
  await win('1 Black Barrow', async (summary) => {
    await summary.getByText('bonus for winning at level 1', { exact: true }).first().waitFor();
    await totals(summary, 'Hilda').getByText('0 → 26').waitFor();
    await summary.getByText('counted for goal 1', { exact: true }).waitFor();
    const world = summary.getByRole('region', { name: 'Party and world' });
    await world.getByText('New scenario 2 Barrow Lair', { exact: true }).waitFor();
    await world.getByText('Party achievement: First Steps', { exact: true }).waitFor();
  });
  expect((await sheet('Hilda'))?.quest?.counters).toEqual([2]);

  // The second scenario is set up from the flow chart. A battle goal is met in it.
  await setUp('2 Barrow Lair');
  await record(desk.host, CAMPAIGN, [{ type: 'chooseBattleGoal', character: 'c1', goal: 460 }]);
  await fight('bandit-archer', 1, 14);
  await win('2 Barrow Lair', async (summary) => {
    const hilda = totals(summary, 'Hilda');
    await hilda.getByText('26 → 46').waitFor();
    await hilda.getByText('enough for level 2').waitFor();
    await hilda.getByText('0 → 1').waitFor();
  });

  // Then come a level-up with a card, its perk on the sheet, and a donation.
  await toSheet('Hilda');
  await table.button('Level up to 2').click();
  const levelUp = page.getByRole('dialog', { name: 'Hilda reaches level 2' });
  await levelUp.getByText('Hit points 10 → 12').waitFor();
  await levelUp.getByRole('group', { name: 'Choose a card' }).getByRole('radio').first().check();
  await levelUp.getByRole('button', { name: 'Level up to 2' }).click();
  await levelUp.waitFor({ state: 'detached' });
  await table.closeMomentDialog('Level 2');
  await region('Perks').getByRole('checkbox').first().click();
  await expect.poll(async () => (await sheet('Hilda'))?.perks[0]).toBe(1);
  expect(await sheet('Hilda')).toMatchObject({ level: 2, checkMarks: 1 });
  expect((await sheet('Hilda'))?.cards).toHaveLength(1);
  await toParty('World');
  await table.button('Nim donates 10 gold').click();
  await table.button('Nim has donated: two blessings in the next scenario').waitFor();
  await toParty('Shop');
  await page.getByRole('searchbox', { name: 'Search by number or name' }).fill('12');
  await table.button('Buy Minor Healing Potion for Hilda, 10 gold').click();
  await expect.poll(async () => (await sheet('Hilda'))?.items.length).toBe(2);

  // In the third scenario the deck lacks the two cards that the perk removed, and the Scoundrel is blessed.
  await setUp('3 Inox Encampment');
  const decks = (await scenarioOf(desk.host, CAMPAIGN)).figures.flatMap((figure) =>
    figure.kind === 'character' ? [figure.deck.draw.length] : [],
  );
  expect(decks).toEqual([18, 22]);
  await fight('inox-guard', 1, 3);
  await win('3 Inox Encampment', async (summary) => {
    await totals(summary, 'Nim').getByText('Experience').waitFor();
  });

  // Many bandits later the quest is complete, so the character retires before the next scenario.
  await toSheet('Hilda');
  const goal = page.getByRole('spinbutton', { name: 'Goal 1' });
  await goal.fill('20');
  await goal.press('Enter');
  await page.getByText('Quest complete: Hilda retires before the next scenario.').waitFor();
  await link('Scenario').click();
  await page.getByRole('button', { name: /4 Crypt of the Damned/ }).click();
  await page
    .getByRole('note', { name: 'Locked because' })
    .getByText(/Retire this character first/)
    .waitFor();
  await toSheet('Hilda');
  await region('Personal quest').getByRole('button', { name: 'Retire' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retire', exact: true }).click();

  // The player's next character has the new class and one more perk.
  const farewell = page.getByRole('dialog', { name: 'Hilda has retired' });
  await farewell
    .getByText(/Sunkeeper/)
    .first()
    .waitFor();
  await farewell.getByRole('button', { name: 'Create a new character for Ann' }).click();
  await dialog.getByText('Starts with 1 extra perk for earlier retirements.').waitFor();
  await addCharacter(dialog, { className: 'Sunkeeper', name: 'Sol' });
  expect(await sheet('Sol')).toMatchObject({
    class: 'sun',
    player: 'Ann',
    extraPerks: 1,
    gold: 30,
  });
  expect((await campaign()).retired.map(({ name }) => name)).toEqual(['Hilda']);
  await toSheet('Sol');
  await region('Perks').getByRole('checkbox').first().click();
  await expect.poll(async () => (await sheet('Sol'))?.perks[0]).toBe(1);

  // The Brute's items are in the shop again; the world page has the rest.
  await toParty('Shop');
  await table.button('Sol, 30 gold').click();
  await table.button('Buy Boots of Striding for Sol, 20 gold').click();
  await expect.poll(async () => (await sheet('Sol'))?.gold).toBe(10);
  await toParty('World');
  await region('Classes').getByRole('button', { name: 'Lock Sunkeeper again' }).waitFor();
  await toParty('Scenarios');
  await page.getByText('6 scenarios unlocked, 3 completed.').waitFor();
  await link('History').click();
  await page.getByText('Hilda (Brute) retires.').waitFor();
}, 180_000);
