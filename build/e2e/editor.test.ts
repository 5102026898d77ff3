import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PackListing } from '../../shared/api/api';
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
import { callApi, gameOf, monstersIn, scenarioOf, snapshotOf, Table } from './table';
import { choose } from './choose';
import { outOfView, scrollsDown, unreadable } from './layout';
import { MapEditor } from './mapEditor';

const CAMPAIGN = 'Map makers';
const TITLE = 'The Mill';

let browser: Browser;
let library: string;
let host: Host;
let screen: Screen;
let page: Page;
let editor: MapEditor;

beforeAll(async () => {
  browser = await sharedBrowser();
  library = scratchLibrary();
  host = await startHost(library);
  screen = await openScreen(browser, host.address);
  page = screen.page;
  editor = new MapEditor(page);
});
afterAll(async () => {
  await screen.close();
  await host.stop();
  removeLibrary(library);
});

async function openList(): Promise<void> {
  await page.goto(`${host.origin}/#/editor`);
  await page.getByRole('heading', { name: 'Custom scenarios', level: 1 }).waitFor();
}

async function own(): Promise<PackListing> {
  return (await callApi(host, 'packs.list', 'scenarios')) as PackListing;
}

async function alert(words: string | RegExp): Promise<void> {
  await page.getByRole('alert').filter({ hasText: words }).first().waitFor();
}

async function importText(name: string, text: string): Promise<void> {
  const files = [{ name, mimeType: 'application/json', buffer: Buffer.from(text) }];
  await page.getByLabel('Import a file').setInputFiles(files);
}

describe('a scenario of the players’ own', () => {
  let exported = '';

  test('A custom scenario is built by keyboard alone until no problem is listed', async () => {
    await new Table(page).beginCampaign(CAMPAIGN);
    await new Table(page).addCharacter('Brute', 'Hilda');
    await new Table(page).addCharacter('Scoundrel', 'Sly');
    await openList();
    await page.getByRole('button', { name: 'New map' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(TITLE);
    expect(await editor.check()).toEqual([
      'The list of rooms is empty: a scenario needs a room.',
      'The list of tiles is empty: place a map tile.',
      'The list of start hexes has none: it needs at least 4.',
    ]);

    await editor.pick('Tiles', 'Tile L1a');
    await editor.pressAt({ q: 0, r: 3 });
    await editor.hear('Placed: Tile L1a (room 1)');
    await editor.pick('Tiles', 'Tile G1b');
    for (const turns of [1, 2, 3]) {
      await editor.focus();
      await page.keyboard.press('r');
      await editor.hear(`Rotated, ${String(turns)} of 6`);
    }
    await editor.pressAt({ q: -6, r: 3 });
    await editor.hear('Placed: Tile G1b (room 2)');
    expect(await editor.check()).toContain('Room 2 is never revealed: no door leads to it.');

    await editor.pick('Doors', 'Stone door');
    await editor.pressAt({ q: -2, r: 3 });
    await editor.hear('Placed: Stone door, rooms 1 and 2');
    await editor.pick('Starts', 'Mark start hexes');
    for (const [q, r] of [
      [3, 1],
      [2, 2],
      [3, 2],
      [2, 3],
    ] as const) {
      await editor.pressAt({ q, r });
    }
    await editor.pick('Terrain', 'Spike trap');
    await editor.pressAt({ q: -5, r: 3 });
    expect(await editor.check()).toEqual([]);
  }, 60_000);

  test('A boss that leaves the list is replaced by a normal monster in the tool', async () => {
    await page.getByRole('tab', { name: 'Place' }).click();
    await page.getByRole('button', { name: 'Monsters', exact: true }).click();
    const rare = page.getByLabel('Show bosses and scenario-specific monsters');
    await rare.check();
    await choose(page.getByLabel('Monster', { exact: true }), 'Bandit Commander');
    await page.getByRole('button', { name: 'Place Bandit Commander' }).click();
    for (const size of ['With 2', 'With 3', 'With 4']) await choose(page.getByLabel(size), 'none');
    await rare.uncheck();
    await editor.pressAt({ q: -1, r: 2 });
    await editor.hear('Placed: Ancient Artillery: normal / normal / normal');
    await editor.focus();
    await page.keyboard.press('Control+z');
    await editor.hear('Undone');
  }, 60_000);

  test('Monsters have a rank per party size, and a listed problem leads to its hex', async () => {
    await page.getByRole('tab', { name: 'Place' }).click();
    await page.getByRole('button', { name: 'Monsters', exact: true }).click();
    await choose(page.getByLabel('Monster', { exact: true }), 'Bandit Guard');
    await choose(page.getByLabel('With 2'), 'elite');
    await page.getByRole('button', { name: 'Place Bandit Guard' }).click();
    await editor.pressAt({ q: -1, r: 2 });
    await editor.hear('Placed: Bandit Guard: elite / normal / normal');
    // There is no hex beside the map.
    await editor.pressAt({ q: 8, r: 2 });
    await alert('This piece does not fit there.');
    await choose(page.getByLabel('Monster', { exact: true }), 'Bandit Archer');
    await choose(page.getByLabel('With 2'), 'none');
    await choose(page.getByLabel('With 3'), 'elite');
    await editor.pressAt({ q: -6, r: 3 });
    await choose(page.getByLabel('With 2'), 'normal');
    await editor.pressAt({ q: -6, r: 3 });
    const [problem] = await editor.check();
    expect(problem).toBe(
      'Bandit Archer: normal / elite / normal shares a hex with Bandit Archer: none / elite / normal for 3 characters.',
    );
    await page.getByRole('button', { name: problem ?? '' }).click();
    const heading = page.getByRole('heading', { name: 'Bandit Archer: normal / elite / normal' });
    await heading.waitFor();
    await editor.focus();
    await page.keyboard.press('m');
    await editor.pressAt({ q: -7, r: 3 });
    expect(await editor.check()).toEqual([]);
    await page.keyboard.press('Escape');
  }, 60_000);

  test('Undo and redo in the editor change the scenario only', async () => {
    const before = (await gameOf(host, CAMPAIGN)).campaign.characters.length;
    await editor.focus();
    await page.keyboard.press('Control+z');
    await editor.hear('Undone');
    expect(await editor.check()).toHaveLength(1);
    await editor.focus();
    await page.keyboard.press('Control+y');
    await editor.hear('Redone');
    expect(await editor.check()).toEqual([]);
    expect((await gameOf(host, CAMPAIGN)).campaign.characters).toHaveLength(before);
  });

  test('An unsaved scenario is restored after the page was closed', async () => {
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText('Restored your unsaved changes.').first().waitFor();
    expect(await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe(TITLE);
    expect(await editor.check()).toEqual([]);
  });

  test('A custom scenario is saved and played: its door opens and its monsters appear', async () => {
    await page.getByRole('tab', { name: 'Scenario' }).click();
    await page.getByLabel('Goal and special rules').fill('Burn it down.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText(`Saved: ${TITLE}`).first().waitFor();
    expect((await own()).packs).toMatchObject([{ name: TITLE, usedIn: [] }]);

    await page.goto(`${host.origin}/#/campaign/${encodeURIComponent(CAMPAIGN)}/scenario`);
    const table = new Table(page);
    await page.getByRole('list', { name: 'Custom scenarios' }).getByText(TITLE).click();
    const start = page.getByRole('region', { name: `Start ${TITLE}` });
    await start.getByText('Burn it down.').waitFor();
    await table.button(`Start ${TITLE}`).click();
    await page.getByRole('region', { name: 'Initiative' }).waitFor();
    const started = await scenarioOf(host, CAMPAIGN);
    expect(started.scenario).toMatch(/^own-the-mill-/);
    expect(monstersIn(started, 'bandit-guard')).toMatchObject([{ rank: 'elite' }]);
    expect(monstersIn(started, 'bandit-archer')).toEqual([]);

    await page
      .getByRole('button', { name: /room 2/i })
      .first()
      .click();
    await expect
      .poll(async () => monstersIn(await scenarioOf(host, CAMPAIGN), 'bandit-archer').length)
      .toBe(1);
  }, 60_000);

  test('A custom scenario cannot be changed or deleted while it is played', async () => {
    await openList();
    await page.getByText(`Used in ${CAMPAIGN}`).waitFor();
    await page.getByRole('button', { name: `Actions for ${TITLE}` }).click();
    await page.getByRole('menuitem', { name: `Delete ${TITLE}` }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await alert(`The scenario “${TITLE}” is in progress in “${CAMPAIGN}”`);
    expect((await own()).packs).toHaveLength(1);
    const send = { type: 'abandonScenario' };
    await callApi(host, 'campaign.send', CAMPAIGN, send, 'leave');
    // The page has received the change, so the next press is based on it.
    await page.getByText(/In another window: Abandon/).waitFor({ state: 'attached' });
    await breathe(page);
  });

  test('A custom scenario is exported, deleted and imported again without a change', async () => {
    await openList();
    await page.getByRole('button', { name: `Actions for ${TITLE}` }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: `Export ${TITLE}` }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`${TITLE}.json`);
    exported = readFileSync(await download.path(), 'utf8');
    expect(JSON.parse(exported)).toMatchObject({
      version: 1,
      title: TITLE,
      goalText: 'Burn it down.',
    });

    await page.getByRole('button', { name: `Actions for ${TITLE}` }).click();
    await page.getByRole('menuitem', { name: `Delete ${TITLE}` }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText(`Deleted: ${TITLE}`).first().waitFor();
    expect(readdirSync(join(library, 'scenarios'))).toEqual([]);

    // Undo leads into a scenario that is deleted: the table shows that and still works.
    const back = await snapshotOf(host, CAMPAIGN);
    await callApi(host, 'campaign.undo', CAMPAIGN, back.seq, 'back into it');
    await page.goto(`${host.origin}/#/campaign/${encodeURIComponent(CAMPAIGN)}/table`);
    await page.reload();
    await page.getByText('no longer in your library').first().waitFor();
    await page.getByRole('region', { name: 'Initiative' }).waitFor();
    const again = await snapshotOf(host, CAMPAIGN);
    await callApi(host, 'campaign.redo', CAMPAIGN, again.seq, 'out of it again');
    await openList();

    await importText('The Mill.json', exported);
    await page.getByText(`Imported: ${TITLE}`).first().waitFor();
    const [file = ''] = readdirSync(join(library, 'scenarios'));
    expect(readFileSync(join(library, 'scenarios', file), 'utf8')).toBe(exported);
  }, 60_000);

  test.each([
    ['no JSON', 'hello', 'The file is not JSON'],
    ['another program’s file', '{"hello":1}', 'is missing'],
    ['a coordinate that is no integer', '"at": [0.5, 0]', /map\.tiles\[0\]\.at\[0\].*whole number/],
    ['a huge coordinate', '"at": [1000000000, 0]', /map\.tiles\[0\]\.at\[0\]: .*too large/],
    ['an unknown tile', '"tile": "Z9z", "at"', /map\.tiles\[0\]\.tile: .*not a map tile/],
    ['a __proto__ field', '"__proto__": {"x": 1}, "title": "x"', '__proto__'],
    ['a script as a name', '"title": "<script>alert(1)</script>"', 'title: '],
  ])(
    'A scenario file with %s is refused, and the message names the element',
    async (_, bad, words) => {
      const places: Readonly<Record<string, RegExp>> = {
        '"at"': /"at": \[0, 0\]/,
        '"tile"': /"tile": "L1a",\s+"at"/,
        '"__proto__"': /"title": "[^"]*"/,
        '"title"': /"title": "[^"]*"/,
      };
      const place = places[/^"\w+"/.exec(bad)?.[0] ?? ''];
      const before = await own();
      await openList();
      await importText('bad.json', place ? exported.replace(place, bad) : bad);
      await alert(words);
      expect((await own()).packs).toEqual(before.packs);
    },
  );

  test('A damaged scenario file is reported and not changed', async () => {
    const path = join(library, 'scenarios', 'own-broken-abcde.json');
    mkdirSync(join(library, 'scenarios'), { recursive: true });
    writeFileSync(path, '{"version": 1,');
    await page.goto('about:blank');
    await openList();
    await page.getByRole('heading', { name: 'Unusable files' }).waitFor();
    await page.getByText('own-broken-abcde.json').waitFor();
    expect(existsSync(path)).toBe(true);
  });

  test('A printed scenario is copied by choice, and locked scenarios have no names in the list', async () => {
    await openList();
    await page.getByRole('button', { name: 'Start from a printed scenario' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /Black Barrow/ }).waitFor();
    expect(await dialog.getByRole('button', { name: /Barrow Lair/ }).count()).toBe(0);
    await dialog.getByRole('button', { name: /Black Barrow/ }).click();
    await dialog.getByRole('button', { name: 'Copy 1 Black Barrow' }).click();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.waitFor();
    expect(await name.inputValue()).toBe('Copy of Black Barrow');
    expect(await editor.check()).toEqual([]);
  });

  test('The editor page logged no error', () => {
    // The browser logs that the file of the deleted scenario is missing.
    expect(screen.troubles.filter((trouble) => !trouble.includes('404'))).toEqual([]);
  });
});

test.each([
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
])('The editor shows map, tools and every tab in a window of %o', async (size) => {
  await page.setViewportSize(size);
  await page.goto(`${host.origin}/#/editor/new`);
  await page.getByRole('application', { name: 'Map' }).waitFor();
  await breathe(page);
  expect(await scrollsDown(page)).toBe(false);
  expect(await outOfView(page, '.tools button, [role="tab"]')).toEqual([]);
  expect(await unreadable(page)).toEqual([]);
});
