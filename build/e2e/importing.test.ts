/** A scenario in the middle of a round is imported from another app and continued. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aForeignStorage, aLongCampaign, aRunningGame } from '#shared/testing/secretariat';
import { violations } from './axe';
import { useDesk } from './desk';
import { breathe } from './harness';
import { gameOf, scenarioOf } from './table';

const desk = useDesk();
let scratch: string;

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'standee-moving-'));
});
afterAll(() => {
  rmSync(scratch, { recursive: true });
});

test('A campaign is exported for Gloomhaven Secretariat and imported again', async () => {
  const path = join(scratch, 'ghs-campaign.json');
  writeFileSync(path, JSON.stringify(aForeignStorage(aLongCampaign())));
  const { page } = await desk.open();
  await page.goto(`${desk.host.origin}/#/library`);
  const importFile = async (file: string, name: string) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import a file' }).click();
    await (await chooser).setFiles(file);
    const dialog = page.getByRole('dialog', { name: 'Import from Gloomhaven Secretariat' });
    await dialog.getByLabel('Name of the new campaign').fill(name);
    await dialog.getByRole('button', { name: 'Create campaign' }).click();
    await page.getByText(`Imported “${name}”.`).first().waitFor();
    await page.goto(`${desk.host.origin}/#/library`);
  };
  await importFile(path, 'There');

  await page.getByRole('button', { name: 'Actions for “There”' }).click();
  await page.getByRole('menuitem', { name: 'Export for Gloomhaven Secretariat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export “There” for Gloomhaven Secretariat' });
  await dialog.getByText('Enhancements: Trample: Poison (enhance the card there again)').waitFor();
  expect(await violations(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save file' }).click();
  const exported = join(scratch, 'back.json');
  await (await downloading).saveAs(exported);
  await dialog.waitFor({ state: 'hidden' });

  await importFile(exported, 'Back');
  const { characters } = (await gameOf(desk.host, 'Back')).campaign;
  expect(characters).toEqual((await gameOf(desk.host, 'There')).campaign.characters);
  expect(characters.map(({ name }) => name)).toEqual(['Hilda', 'hilda 2', 'Whisper']);
});

test('An imported campaign continues its round with the same figures, decks and turn', async () => {
  const path = join(scratch, 'ghs-data.json');
  writeFileSync(path, JSON.stringify(aForeignStorage(aRunningGame())));
  const { page } = await desk.open();
  await page.goto(`${desk.host.origin}/#/library`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import a file' }).click();
  await (await chooser).setFiles(path);

  const dialog = page.getByRole('dialog', { name: 'Import from Gloomhaven Secretariat' });
  await dialog.getByText('Scenario in progress: 1').waitFor();
  await dialog.getByText('Figure on the table: Bandit Guard 2: 2/5, wound').waitFor();
  await dialog.getByText(/^Positions on the board \(not in the export/).waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create campaign' }).click();

  await page.getByText('Imported “The Wanderers”.').first().waitFor();
  const amber = page.locator('#next-step');
  await amber.waitFor();
  const table = () => scenarioOf(desk.host, 'The Wanderers');
  expect(await table()).toMatchObject({ round: 3, phase: { active: 'bandit-guard-2' } });
  const guardActs = async () => {
    const { phase } = await table();
    return phase.name === 'turns' && phase.active === 'bandit-guard-2';
  };
  for (let press = 0; press < 12 && (await guardActs()); press += 1) {
    await breathe(page);
    await page.keyboard.press(press % 2 === 0 ? '-' : 'n');
    await breathe(page);
  }
  await expect.poll(async () => (await table()).phase).toMatchObject({ active: 'living-bones-1' });
});
