import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BackupListing } from '#shared/api/campaignFiles';
import {
  sharedBrowser,
  openScreen,
  removeLibrary,
  scratchLibrary,
  startHost,
  type Host,
  type Screen,
} from './harness';
import { callApi, gameOf, snapshotOf } from './table';

let library: string;
let scratch: string;
let host: Host;
let browser: Browser;
let screen: Screen;

beforeAll(async () => {
  library = scratchLibrary();
  scratch = mkdtempSync(join(tmpdir(), 'standee-files-'));
  host = await startHost(library);
  await callApi(host, 'library.create', 'Sturdy');
  for (let step = 0; step < 320; step += 1) {
    await callApi(
      host,
      'campaign.send',
      'Sturdy',
      { type: 'renameCampaign', name: `N${String(step)}` },
      `r${String(step)}`,
    );
  }
  await callApi(host, 'library.rename', 'Sturdy', 'Sturdy');
  browser = await sharedBrowser();
  screen = await openScreen(browser, host.address);
  await screen.page.goto(`${host.origin}/#/library`);
});
afterAll(async () => {
  expect(screen.troubles).toEqual([]);
  await screen.close();
  await host.stop();
  removeLibrary(library);
  rmSync(scratch, { recursive: true });
});

async function choose(campaign: string, action: string): Promise<void> {
  await screen.page.getByRole('button', { name: `Actions for “${campaign}”` }).click();
  await screen.page.getByRole('menuitem', { name: action }).click();
}

const waitForText = (text: string | RegExp) => screen.page.getByText(text).first().waitFor();
const card = (name: string) => screen.page.getByRole('heading', { name, level: 2, exact: true });

test('A campaign is renamed, duplicated and located on disk', async () => {
  await choose('Sturdy', 'Rename');
  const dialog = screen.page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Barrow');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await card('Barrow').waitFor();
  await choose('Barrow', 'Duplicate');
  await card('Barrow 2').waitFor();
  await choose('Barrow', 'Show in folder');
  await waitForText(`Saved in ${join(library, 'Sturdy.json')}.`);
});

test('A campaign is exported as a download and imported again; other files are refused', async () => {
  const [download] = await Promise.all([
    screen.page.waitForEvent('download'),
    choose('Barrow', 'Export to a file'),
  ]);
  expect(download.suggestedFilename()).toBe('Barrow.standee');
  const path = join(scratch, 'Barrow.standee');
  await download.saveAs(path);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ standee: 'campaign' });
  const chooser = screen.page.getByLabel('Import a file');
  const upload = (file: string) => chooser.and(screen.page.locator('input')).setInputFiles(file);
  await upload(path);
  await card('Barrow 3').waitFor();
  const picture = join(scratch, 'picture.standee');
  writeFileSync(picture, Buffer.from('89504e470d0a1a0a', 'hex'));
  await upload(picture);
  await waitForText(/cannot read the file “picture\.standee”/);
  const large = join(scratch, 'large.standee');
  writeFileSync(large, '');
  truncateSync(large, 200 * 1024 * 1024);
  await upload(large);
  await waitForText('The file “large.standee” is larger than');
});

test('A deleted campaign is restored from the trash', async () => {
  await choose('Barrow 3', 'Delete');
  await screen.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await card('Barrow 3').waitFor({ state: 'detached' });
  await screen.page.getByRole('button', { name: 'Trash' }).click();
  await screen.page.getByRole('button', { name: 'Restore “Barrow 3”' }).click();
  await waitForText('The trash is empty.');
  await screen.page.keyboard.press('Escape');
  await card('Barrow 3').waitFor();
});

test('A campaign is restored from a backup and back to its previous state', async () => {
  const before = await gameOf(host, 'Sturdy');
  await choose('Barrow', 'Restore a backup');
  const backups = screen.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Restore the backup of/ });
  await backups.last().click();
  await waitForText('Standee backed up the previous state.');
  expect(await gameOf(host, 'Sturdy')).not.toEqual(before);
  const { value } = (await callApi(host, 'backups.list', 'Sturdy')) as {
    value: BackupListing;
  };
  const backup = value.backups.find(({ reason }) => reason === 'beforeRestore');
  await callApi(host, 'backups.restore', 'Sturdy', backup?.id);
  expect(await gameOf(host, 'Sturdy')).toEqual(before);
});

test('The history of a campaign loads back to its beginning', async () => {
  await screen.page.goto(`${host.origin}/#/campaign/Sturdy/history`);
  const steps = screen.page.getByRole('main').locator('ol > li');
  await steps.first().waitFor();
  const earlier = screen.page.getByRole('button', { name: 'Show earlier steps' });
  for (let page = 0; page < 5 && (await earlier.isVisible()); page += 1) {
    const shown = await steps.count();
    await earlier.click();
    await screen.page.waitForFunction(
      (before) => document.querySelectorAll('main ol > li').length > before,
      shown,
    );
  }
  const { log } = await snapshotOf(host, 'Sturdy');
  expect(await steps.count()).toBe(log.at(-1)?.seq);
});
