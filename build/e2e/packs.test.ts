import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPack, aPackScenario } from '#shared/testing/packs';
import { aForeignStorage, aLongCampaign } from '#shared/testing/secretariat';
import {
  breathe,
  sharedBrowser,
  openScreen,
  removeLibrary,
  scratchLibrary,
  startHost,
  type Host,
  type Screen,
} from './harness';
import { scrollsSideways, violations } from './axe';
import { callApi, gameOf } from './table';
import { choose, optionsOf } from './choose';

let library: string;
let scratch: string;
let host: Host;
let browser: Browser;
let screen: Screen;
let requests = 0;

const PACK = aPack({ scenarios: [aPackScenario()], edition: '1.0', author: 'Ada' });

function file(name: string, content: unknown): string {
  const path = join(scratch, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

beforeAll(async () => {
  library = scratchLibrary();
  scratch = mkdtempSync(join(tmpdir(), 'standee-packs-'));
  host = await startHost(library);
  await callApi(host, 'library.create', 'Tuesday');
  await send({ type: 'addCharacter', class: 'brute', name: 'Hilda', level: 1 });
  await send({ type: 'addCharacter', class: 'scoundrel', name: 'Sly', level: 1 });
  browser = await sharedBrowser();
  screen = await openScreen(browser, host.address);
});
afterAll(async () => {
  expect(screen.troubles).toEqual([]);
  await screen.close();
  await host.stop();
  removeLibrary(library);
  rmSync(scratch, { recursive: true });
});

async function send(command: object): Promise<void> {
  requests += 1;
  await callApi(host, 'campaign.send', 'Tuesday', command, `r${String(requests)}`);
}

const go = (address: string) => screen.page.goto(`${host.origin}/#/${address}`);
const waitForText = (text: string | RegExp) => screen.page.getByText(text).first().waitFor();
const packs = () => readdirSync(join(library, 'packs'));
const look = async (where: string) => {
  expect(await violations(screen.page), where).toEqual([]);
  expect(await scrollsSideways(screen.page), where).toBe(false);
};
const card = (name: string) => screen.page.getByRole('article', { name });

async function importPack(path: string): Promise<void> {
  const chooser = screen.page.waitForEvent('filechooser');
  await screen.page.getByRole('button', { name: 'Import a pack' }).click();
  await (await chooser).setFiles(path);
}

test('A pack is imported; an invalid pack is refused with place and reason', async () => {
  await go('campaign/Tuesday/table');
  await screen.page.getByText('Tuesday').first().waitFor();
  await go('packs');
  await importPack(file('bad.json', { ...PACK, name: '<script>alert(1)</script>' }));
  await waitForText(/name: The name contains markup/);
  await importPack(file('foreign.json', { game: {}, settings: {} }));
  await waitForText(/is not a content pack/);
  await importPack(file('many.json', { ...PACK, monsters: Array(50_000).fill(null) }));
  await waitForText(/monsters.*more than 200 parts/);

  await importPack(file('frost.json', PACK));
  await waitForText('Imported: Frostlands');
  await card('Frostlands').getByText('1 monster, 1 ability deck and 1 scenario').waitFor();
  expect(packs()).toEqual(['frostlands.json']);

  await importPack(file('frost2.json', { ...PACK, edition: '1.1' }));
  const dialog = screen.page.getByRole('dialog');
  await dialog.getByText(/1\.0/).waitFor();
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await card('Frostlands')
    .getByText(/Edition 1\.1/)
    .waitFor();
  await look('packs');
});

test('A pack enabled in a campaign provides its scenario and monsters, and undo disables it', async () => {
  const play = card('Frostlands').getByRole('switch', { name: 'Use Frostlands' });
  await play.click();
  await card('Frostlands').getByText('Used in Tuesday').waitFor();
  await screen.page.keyboard.press('Control+z');
  await card('Frostlands').getByText('Not used').waitFor();
  expect((await gameOf(host, 'Tuesday')).campaign.packs).toEqual([]);
  // Waits, because a press that follows faster counts as unintended.
  await breathe(screen.page);
  await play.click();
  await card('Frostlands').getByText('Used in Tuesday').waitFor();

  const { campaign } = await gameOf(host, 'Tuesday');
  const characters = campaign.characters.map(({ id }) => id);
  await send({ type: 'startScenario', scenario: 'frozen-gate', characters, level: 1 });
  await go('campaign/Tuesday/table');
  await screen.page
    .getByRole('region', { name: /Frost Hound/ })
    .first()
    .waitFor();
  // A pack in use cannot be switched off.
  await go('packs');
  await breathe(screen.page);
  await card('Frostlands').getByRole('switch').click();
  await waitForText(/while the campaign uses Frost Hound/);
});

test('A pack in use is deleted only after confirmation, and its campaign reports it as missing', async () => {
  const before = await gameOf(host, 'Tuesday');
  await screen.page.getByRole('button', { name: 'Actions for Frostlands' }).click();
  await screen.page.getByRole('menuitem', { name: 'Delete Frostlands' }).click();
  const dialog = screen.page.getByRole('dialog');
  await dialog.getByText(/Tuesday uses it/).waitFor();
  await dialog.getByRole('button', { name: 'Delete anyway' }).click();
  await waitForText('Deleted: Frostlands');
  expect(packs()).toEqual([]);

  await go('campaign/Tuesday/table');
  await screen.page.reload();
  await waitForText(/Missing pack: Frostlands/);
  const sleeve = screen.page.getByRole('region', { name: /Frost Hound/ }).first();
  await sleeve.waitFor();
  await sleeve.getByText(/Missing: its pack/).waitFor();
  await go('campaign/Tuesday/board');
  await waitForText(/The scenario’s pack or file is missing/);
  expect(await gameOf(host, 'Tuesday')).toEqual(before);

  await go('packs');
  await screen.page.getByRole('group', { name: 'Missing from your library' }).waitFor();
  await importPack(file('again.json', PACK));
  await card('Frostlands').waitFor();
  await expect
    .poll(() => screen.page.getByRole('group', { name: 'Missing from your library' }).count())
    .toBe(0);
});

test('A monster is created with its deck and a preview, and invalid values are refused', async () => {
  const { page } = screen;
  await page.getByRole('button', { name: 'New monster', exact: true }).first().click();
  await page.getByRole('heading', { name: 'New monster', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await waitForText('Enter a name first.');

  await look('monster');
  const form = page.locator('.editor');
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Snow Yeti');
  await choose(page.getByRole('combobox', { name: 'Pack', exact: true }), 'A new pack');
  await page.getByRole('textbox', { name: 'Name of the new pack' }).fill('Yetis');
  const normal = form.getByRole('group', { name: 'Normal' });
  await normal.getByRole('textbox', { name: 'Hit points' }).fill('11');
  await normal.getByRole('textbox', { name: 'Hit points' }).press('Enter');
  await normal.getByRole('checkbox', { name: 'Flying' }).check();
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await preview.getByText('11', { exact: true }).waitFor();
  await preview.getByRole('img', { name: 'Flying' }).waitFor();

  await form.getByRole('tab', { name: 'Ability cards' }).click();
  const first = form.getByRole('listitem', { name: 'Card 1' });
  await first.getByRole('textbox', { name: 'Initiative' }).fill('77');
  await first.getByRole('textbox', { name: 'Initiative' }).press('Enter');
  await first
    .getByRole('group', { name: 'Ability 2' })
    .getByRole('textbox', { name: 'Value' })
    .fill('+2');
  await first
    .getByRole('group', { name: 'Ability 2' })
    .getByRole('textbox', { name: 'Value' })
    .press('Enter');
  await preview.getByText('77', { exact: true }).waitFor();
  await preview.getByRole('img', { name: 'Attack 4' }).first().waitFor();

  await look('deck');

  // A deck can have any number of cards, with free text on them.
  await form.getByRole('button', { name: 'Add a card' }).click();
  const ninth = form.getByRole('listitem', { name: 'Card 9' });
  await ninth.getByRole('button', { name: 'Remove card 9' }).click();
  await expect.poll(() => ninth.count()).toBe(0);

  // An ability that summons an unknown monster is reported with its place.
  await first.getByRole('button', { name: 'Add an ability' }).click();
  const third = first.getByRole('group', { name: 'Ability 3' });
  await choose(third.getByRole('combobox', { name: 'Ability' }), 'Other (edit as text)');
  await third.getByRole('textbox').fill('{"type":"summon","monster":"nobody"}');
  await third.getByRole('textbox').press('Tab');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/^Card 1 · Step 3: Card 1 of deck 1 names “Nobody”/).waitFor();
  await first.getByRole('button', { name: 'Remove ability 3' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await waitForText('Saved: Snow Yeti');
  await card('Yetis').getByRole('button', { name: 'Edit Snow Yeti' }).waitFor();
  expect(packs().toSorted()).toEqual(['frostlands.json', 'yetis.json']);

  // The map editor lists it among its monsters.
  await go('editor/new');
  await page
    .getByRole('radio', { name: 'Monsters' })
    .or(page.getByRole('button', { name: 'Monsters' }))
    .first()
    .click();
  const monsters = await optionsOf(page.getByLabel('Monster', { exact: true }));
  await monsters.filter({ hasText: 'Snow Yeti' }).first().waitFor();
});

test('A campaign of another program is imported after its report was shown', async () => {
  const { page } = screen;
  await go('library');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import a file' }).click();
  await (await chooser).setFiles(file('ghs-data.json', aForeignStorage(aLongCampaign())));

  const dialog = page.getByRole('dialog', { name: 'Import from Gloomhaven Secretariat' });
  await dialog.getByText('Scenarios completed: 1, 2, 4').waitFor();
  await dialog.getByText('Scenarios completed: 500 (not known in Gloomhaven)').waitFor();
  await dialog.getByText(/^Items: Boots of Striding/).waitFor();
  await look('moving in');
  const before = (await callApi(host, 'library.list')) as { campaigns: readonly object[] };
  expect(before.campaigns).toHaveLength(1);

  await dialog.getByRole('button', { name: 'Create campaign' }).click();
  await waitForText('Imported “The Wanderers”.');
  await page.getByText('Hilda', { exact: true }).first().waitFor();
  expect((await gameOf(host, 'The Wanderers')).campaign.completed).toEqual([
    '1',
    '2',
    '4',
    'solo-3',
  ]);
  await go('campaign/The%20Wanderers/history');
  await waitForText(/Imported from Gloomhaven Secretariat/);

  // A file that is not an export is refused.
  await go('library');
  const again = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import a file' }).click();
  await (await again).setFiles(file('other.json', '{"game":'));
  await waitForText(/cannot read the file “other\.json”|“other\.json” is damaged/);
});
