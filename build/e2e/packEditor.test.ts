import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PackFile } from '#shared/content/types';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scrollsSideways, violations } from './axe';
import { choose } from './choose';
import {
  openScreen,
  removeLibrary,
  scratchLibrary,
  sharedBrowser,
  startHost,
  type Host,
  type Screen,
} from './harness';
import { MapEditor } from './mapEditor';
import { callApi, gameOf, monstersIn, scenarioOf, Table } from './table';

const CAMPAIGN = 'Winter evenings';

let library: string;
let host: Host;
let browser: Browser;
let screen: Screen;
let page: Page;

beforeAll(async () => {
  library = scratchLibrary();
  host = await startHost(library);
  await callApi(host, 'library.create', CAMPAIGN);
  browser = await sharedBrowser();
  screen = await openScreen(browser, host.address);
  page = screen.page;
});
afterAll(async () => {
  expect(screen.troubles).toEqual([]);
  await screen.close();
  await host.stop();
  removeLibrary(library);
});

const go = (address: string) => page.goto(`${host.origin}/#/${address}`);
const inCampaign = (where: string) => go(`campaign/${encodeURIComponent(CAMPAIGN)}/${where}`);
const field = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('textbox', { name, exact: typeof name === 'string' });
const saved = () =>
  JSON.parse(readFileSync(join(library, 'packs', 'winter.json'), 'utf8')) as PackFile;

async function fill(within: Page | Locator, name: string | RegExp, words: string): Promise<void> {
  await field(within, name).fill(words);
  await field(within, name).press('Tab');
}

async function begin(what: string): Promise<void> {
  const card = page.getByRole('article', { name: 'Winter' });
  await card.getByRole('button', { name: `${what} in Winter` }).click();
  await page.getByRole('heading', { name: what, level: 1 }).waitFor();
}

async function save(name: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(`Saved: ${name}`).first().waitFor();
}

async function look(where: string): Promise<void> {
  expect(await violations(page), where).toEqual([]);
  expect(await scrollsSideways(page), where).toBe(false);
}

describe('a pack that is made in the editor', () => {
  test('A condition starts a new pack in the editor', async () => {
    await inCampaign('table');
    await page.getByText(CAMPAIGN).first().waitFor();
    await go('packs');
    await page.getByRole('button', { name: 'New condition', exact: true }).click();
    await fill(page, 'Name of the new pack', 'Winter');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Enter a name first.').first().waitFor();

    await fill(page, 'Name', 'Frostbite');
    await choose(page.getByRole('combobox', { name: 'It ends' }), 'at the end of the round');
    await page.getByRole('checkbox', { name: 'move', exact: true }).check();
    await page.getByRole('checkbox', { name: 'At the start of its turn' }).check();
    await fill(page, 'Damage', '2');
    await fill(page, /Your words/, 'Blow on your fingers.');
    await look('condition');
    await save('Frostbite');
    expect(saved().conditions).toEqual([
      {
        id: 'own-frostbite',
        name: 'Frostbite',
        note: 'Blow on your fingers.',
        traits: { ends: 'roundEnd', hinders: ['move'], atTurnStart: { damage: 2 } },
      },
    ]);
  });

  test('A monster, an item and a class with a card are added to a pack', async () => {
    await begin('New monster');
    await fill(page, 'Name', 'Snow Yeti');
    await save('Snow Yeti');

    await begin('New item');
    await fill(page, 'Name', 'Ice Pick');
    await page.getByRole('button', { name: 'Add an effect' }).click();
    const effect = page.getByRole('group', { name: 'Effect 1' });
    await choose(effect.getByRole('combobox', { name: 'When', exact: true }), 'during your attack');
    await choose(effect.getByRole('combobox', { name: 'Ability' }), 'attack');
    await fill(effect, 'Value', '+1');
    await choose(effect.getByRole('combobox', { name: 'Add a field' }), 'Melee or ranged');
    await choose(effect.getByRole('combobox', { name: 'Melee or ranged' }), 'melee');
    await fill(page, /Your words/, 'It also opens frozen doors.');
    await page.getByText('During your attack: attack +1 (melee only)').waitFor();
    await look('item');
    await save('Ice Pick');

    await begin('New class');
    await fill(page, 'Name', 'Frost Witch');
    await page.getByRole('button', { name: 'Add a card' }).click();
    const card = page.getByRole('group', { name: 'Card 1' });
    await fill(card, 'Name', 'Icicle');
    await fill(card, 'Initiative', '12');
    const bottom = card.getByRole('group', { name: 'Bottom action' });
    await bottom.getByRole('button', { name: 'Add an ability' }).click();
    const line = bottom.getByRole('group', { name: 'Ability 2' });
    await choose(line.getByRole('combobox', { name: 'Ability' }), 'your words');
    await choose(line.getByRole('combobox', { name: 'Add a field' }), 'Your words');
    await fill(line, 'Your words', 'Draw a snowman.');
    await fill(line, 'Value', '');
    await bottom.getByText('Draw a snowman.').first().waitFor();
    await page.getByRole('button', { name: 'Add a perk' }).click();
    await look('class');
    await save('Frost Witch');
    expect(saved()).toMatchObject({
      classes: [{ id: 'frost-witch', perks: [{ boxes: 1, add: ['+1'] }] }],
      classCards: [{ class: 'frost-witch', cards: [{ id: 1001, name: 'Icicle', initiative: 12 }] }],
      cardLines: [
        {
          cards: [
            {
              top: [{ type: 'attack', value: 2 }],
              bottom: [
                { type: 'move', value: 2 },
                { type: 'note', text: 'Draw a snowman.' },
              ],
            },
          ],
        },
      ],
    });
  });

  test('An invalid entry of a pack is reported with its place, and the input is kept', async () => {
    const winter = page.getByRole('article', { name: 'Winter' });
    await winter.getByRole('button', { name: 'Edit Frostbite' }).click();
    await page.getByRole('checkbox', { name: 'Frostbite', exact: true }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText(/^Removes when gained 1: .*refers to itself/).waitFor();
    await page.getByRole('checkbox', { name: 'Frostbite', exact: true }).uncheck();
    await save('Frostbite');
  });

  test('Class, item and monster of a pack are played in a custom scenario', async () => {
    const winter = page.getByRole('article', { name: 'Winter' });
    await winter.getByRole('switch', { name: 'Use Winter' }).click();
    await winter.getByText(`Used in ${CAMPAIGN}`).waitFor();

    await go('editor/new');
    const editor = new MapEditor(page);
    await fill(page, 'Name', 'The Cave');
    await editor.pick('Tiles', 'Tile L1a');
    await editor.pressAt({ q: 0, r: 3 });
    await editor.pick('Starts', 'Mark start hexes');
    for (const [q, r] of [
      [3, 1],
      [2, 2],
      [3, 2],
      [2, 3],
    ] as const) {
      await editor.pressAt({ q, r });
    }
    await page.getByRole('tab', { name: 'Place' }).click();
    await page.getByRole('button', { name: 'Monsters', exact: true }).click();
    await choose(page.getByLabel('Monster', { exact: true }), 'Snow Yeti');
    await page.getByRole('button', { name: 'Place Snow Yeti' }).click();
    await editor.pressAt({ q: -1, r: 2 });
    // An escort with its own path.
    await page.getByRole('tab', { name: 'Place' }).click();
    await page.getByRole('button', { name: 'Escorts', exact: true }).click();
    await page.getByRole('button', { name: 'Place an escort' }).click();
    await editor.pressAt({ q: 0, r: 2 });
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Selected' }).click();
    await fill(page.getByRole('tabpanel'), 'Name', 'Captive');
    await page.getByRole('button', { name: 'Set the path' }).click();
    for (const r of [3, 4]) await editor.pressAt({ q: 0, r });
    await page.keyboard.press('Escape');
    expect(await editor.check()).toEqual([]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved: The Cave').first().waitFor();

    const table = new Table(page);
    await inCampaign('party/characters');
    await table.addCharacter('Frost Witch', 'Wilma');
    await table.addCharacter('Brute', 'Hilda');
    await inCampaign('party/shop');
    await page.getByText('Ice Pick').first().waitFor();

    await inCampaign('scenario');
    await page.getByRole('list', { name: 'Custom scenarios' }).getByText('The Cave').click();
    await table.button('Start The Cave').click();
    await page.getByRole('region', { name: 'Initiative' }).waitFor();
    expect(monstersIn(await scenarioOf(host, CAMPAIGN), 'snow-yeti')).toHaveLength(1);
  }, 60_000);

  test('A custom condition takes effect in the first round, and the round ends normally', async () => {
    const { campaign } = await gameOf(host, CAMPAIGN);
    const witch = campaign.characters.find(({ name }) => name === 'Wilma');
    const give = { type: 'addCondition', figure: witch?.id, condition: 'own-frostbite' };
    await callApi(host, 'campaign.send', CAMPAIGN, give, 'frost');
    await callApi(host, 'campaign.send', CAMPAIGN, { type: 'placeCharacters' }, 'places');
    const table = new Table(page);
    await table.enterInitiative('Wilma', '05');
    await table.enterInitiative('Hilda', '98');
    await table.next('Reveal initiatives');
    await table.next('Start Wilma’s turn');
    const witchNow = async () => {
      const { figures } = await scenarioOf(host, CAMPAIGN);
      const found = figures.find(({ id }) => id === String(witch?.id));
      if (!found) throw new Error('Wilma does not play.');
      return { conditions: found.conditions.length, lost: found.maxHitPoints - found.hitPoints };
    };
    await expect.poll(witchNow).toEqual({ conditions: 1, lost: 2 });
    await table.goOnUntil(/Move Captive/);
    await table.next('Move Captive along the path (2 hexes)');
    const captive = async () => {
      const { figures } = await scenarioOf(host, CAMPAIGN);
      return figures.find(({ kind }) => kind === 'objective')?.at;
    };
    await expect.poll(captive).toEqual({ q: 0, r: 4 });
    await table.goOnUntil(/End round/);
    await table.next('End round 1');
    await expect.poll(witchNow).toEqual({ conditions: 0, lost: 2 });
    expect((await scenarioOf(host, CAMPAIGN)).round).toBe(2);
  }, 60_000);
});
