/** A game night at the desktop, from the first start of the app to the second. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Table } from '../../e2e/table';
import { openCampaign } from './campaign';
import {
  type Desktop,
  type Home,
  killRenderers,
  removeHome,
  runToEnd,
  scratchHome,
  scriptDialogs,
  startDesktop,
  userOf,
} from './harness';

let home: Home;
let desktop: Desktop | null;
const user = () => userOf(desktop);

beforeEach(() => {
  home = scratchHome();
  desktop = null;
});

afterEach(async () => {
  await desktop?.quit();
  removeHome(home);
});

/** Opens the demo and plays until the first turn. */
async function playTheDemo({ page }: Desktop): Promise<string> {
  const table = new Table(page);
  await table.button(/^Try a demo scenario/).click();
  await page.getByRole('region', { name: 'Initiative' }).waitFor();
  const fields = page.getByRole('textbox', { name: /^Initiative of / });
  const count = await fields.count();
  for (let index = 0; index < count; index += 1) {
    await fields.nth(index).click();
    await page.keyboard.type(String(11 + index));
  }
  await table.next(/./);
  await page.getByRole('button', { name: /^Undo: / }).waitFor();
  const [, campaign = ''] = /campaign\/([^/]+)\//.exec(page.url()) ?? [];
  return decodeURIComponent(campaign);
}

test('The app survives play, print, export, a second start, a crash and a restart', async () => {
  const pdf = join(home.folder, 'table.pdf');
  const file = join(home.folder, 'evening');
  scriptDialogs(home, [
    { dialog: 'showSaveDialog', answer: { canceled: false, filePath: pdf } },
    { dialog: 'showSaveDialog', answer: { canceled: false, filePath: file } },
    { dialog: 'showMessageBox', answer: { response: 0, checkboxChecked: false } },
    { dialog: 'showMessageBox', answer: { response: 1, checkboxChecked: false } },
  ]);
  desktop = await startDesktop(home);
  const campaign = await playTheDemo(desktop);
  const before = await openCampaign(desktop, campaign);
  const address = desktop.page.url();

  await user().chooseMenu('Campaign', 'Print…');
  await desktop.page.getByRole('button', { name: 'Save as PDF' }).click();
  await desktop.page.getByText(pdf).waitFor();
  await user().chooseMenu('Campaign', 'Export campaign…');
  await desktop.page.getByText(`Exported: ${file}.standee.`).waitFor();
  const second = await runToEnd(home);
  expect(second.code).toBe(0);
  const sheets = readFileSync(pdf, 'latin1');
  expect(sheets).toMatch(/^%PDF-[^]*\/MediaBox[^]*%%EOF/);
  expect(sheets.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(0);
  expect(existsSync(`${file}.standee`)).toBe(true);
  await desktop.page.evaluate((there) => (location.href = there), address);
  await desktop.page.getByRole('region', { name: 'Initiative' }).waitFor();

  await killRenderers(desktop);
  const page = await desktop.freshPage();
  await page.getByRole('region', { name: 'Initiative' }).waitFor();
  expect((await user().look()).windows).toHaveLength(1);
  expect(page.url()).toBe(address);
  const crashed = await openCampaign({ page }, campaign);
  expect({ ...crashed, notice: null }).toEqual({ ...before, notice: null });

  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect
    .poll(async () => (await openCampaign({ page }, campaign)).seq)
    .toBeGreaterThan(before.seq);
  const undone = await openCampaign({ page }, campaign);
  expect((await desktop.quit()).code).toBe(0);

  desktop = await startDesktop(home);
  await desktop.page.getByRole('button', { name: /Demo/ }).click();
  await desktop.page.getByRole('region', { name: 'Initiative' }).waitFor();
  const again = await openCampaign(desktop, campaign);
  expect(again.game.scenario).not.toBeNull();
  expect(again.seq).toBe(undone.seq);
  expect(again.game).toEqual(undone.game);
  expect(again.redo).toEqual(before.undo);

  // After repeated crashes the window asks the player before it reloads.
  await desktop.page.evaluate(() => (location.hash = '#/library'));
  await desktop.page.getByRole('button', { name: 'New campaign' }).waitFor();
  for (let count = 0; count < 4; count += 1) {
    await killRenderers(desktop);
    await desktop.freshPage();
  }
  const { dialogs } = await user().look();
  await killRenderers(desktop);
  expect((await desktop.ended).code).toBe(0);
  expect(dialogs).toMatchObject([
    { dialog: 'showMessageBox', options: { buttons: ['Try again', 'Close'] } },
  ]);
});
