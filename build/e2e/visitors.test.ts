/** A guest comes from another campaign for one scenario, and goes home with what it has gained. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe';
import { useDesk } from './desk';
import { breathe } from './harness';
import { campaignWith, record } from './paper';
import { gameOf } from './table';

const desk = useDesk();
let scratch: string;

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'standee-visitors-'));
});
afterAll(() => {
  rmSync(scratch, { recursive: true });
});

async function saved(page: Page, name: string, press: () => Promise<void>): Promise<string> {
  const downloading = page.waitForEvent('download');
  await press();
  const path = join(scratch, name);
  await (await downloading).saveAs(path);
  return path;
}

async function pick(page: Page, path: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Bring a character' }).click();
  await (await choosing).setFiles(path);
}

test('A guest plays in another campaign and comes home with what it gained', async () => {
  const home = await campaignWith(desk.host, 'Home of Hilda', [
    { type: 'addCharacter', class: 'brute', name: 'Hilda', level: 2 },
    { type: 'editCharacter', character: 'c1', gold: 20 },
  ]);
  const away = await campaignWith(desk.host, 'Away', [
    { type: 'addCharacter', class: 'scoundrel', name: 'Nim', level: 1 },
  ]);
  const at = (key: string, rest = '') =>
    `${desk.host.origin}/#/campaign/${encodeURIComponent(key)}/party/characters${rest}`;
  const { page } = await desk.open();
  await page.goto(at(home, '/c1'));
  const path = await saved(page, 'hilda.json', async () => {
    await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Export character' }).click();
  });

  await page.goto(at(away));
  await pick(page, path);
  const dialog = page.getByRole('dialog', { name: 'Bring Hilda' });
  await dialog.getByText('Everything fits.').waitFor();
  await dialog.getByRole('button', { name: 'Guest for one evening' }).click();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Bring Hilda' }).click();
  await page.getByText('Guest from “Home of Hilda”').waitFor();

  await record(desk.host, away, [{ type: 'changeSheet', character: 'c2', gold: 11 }]);
  await page.getByRole('link', { name: 'Hilda', exact: true }).click();
  await page.getByRole('button', { name: /11 ?gold/i }).waitFor();
  await breathe(page);
  await page.getByRole('button', { name: 'Send Hilda home' }).click();
  const gained = await saved(page, 'hilda-back.json', () =>
    page
      .getByRole('dialog', { name: 'Send Hilda home' })
      .getByRole('button', { name: 'Save and send home' })
      .click(),
  );
  await expect
    .poll(async () => (await gameOf(desk.host, away)).campaign.characters.map(({ name }) => name))
    .toEqual(['Nim']);
  // The app opens the list by itself, which would overtake a change of the address before that.
  await page.getByRole('button', { name: 'Bring a character' }).waitFor();

  await page.goto(at(home));
  await page.getByRole('link', { name: 'Hilda', exact: true }).waitFor();
  await pick(page, gained);
  await dialog.getByText('20 → 31').waitFor();
  await dialog.getByRole('button', { name: 'Bring Hilda' }).click();
  await expect
    .poll(async () => (await gameOf(desk.host, home)).campaign.characters)
    .toMatchObject([{ id: 'c1', name: 'Hilda', gold: 31 }]);

  const wrong = join(scratch, 'wrong.json');
  writeFileSync(wrong, '{"standee":"character","format":9}');
  await pick(page, wrong);
  await page.getByText('exported by a newer version of Standee').first().waitFor();
});
