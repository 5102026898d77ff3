import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pdfPages } from '../../e2e/paper';
import { createCampaign } from './campaign';
import { choose } from '../../e2e/choose';
import {
  type Desktop,
  type Home,
  removeHome,
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

describe('Print screen', () => {
  test('The Print screen opens from the menu and saves its sheets as PDF', async () => {
    const path = join(home.folder, 'sheets.pdf');
    scriptDialogs(home, [
      { dialog: 'showSaveDialog', answer: { canceled: false, filePath: path } },
    ]);
    desktop = await startDesktop(home);
    const { page } = desktop;
    const { campaign } = await createCampaign(desktop, 'Tuesday table');
    await page.evaluate((key) => (location.hash = `#/campaign/${key}/party`), campaign);
    await page.getByRole('heading', { name: 'Party' }).first().waitFor();

    await user().chooseMenu('Campaign', 'Print…');
    await page.getByRole('heading', { name: 'Print', level: 1 }).waitFor();
    await choose(page.getByRole('combobox', { name: 'Size' }), 'Letter');
    const pages = page.getByRole('status').filter({ hasText: /^[1-9]\d* pages?$/ });
    await pages.waitFor();
    const count = Number.parseInt(await pages.innerText(), 10);
    await page.getByRole('button', { name: 'Save as PDF' }).click();
    await page.getByText(`PDF saved: ${path}`).waitFor();

    const sheets = pdfPages(readFileSync(path));
    expect(sheets).toHaveLength(count);
    const [first, last] = [sheets[0], sheets.at(-1)];
    expect([first?.width, first?.height].map((side) => Math.round(side ?? 0))).toEqual([612, 792]);
    expect(first?.text).toContain('Bandit Guard');
    // The initiative sheet is in landscape format.
    expect([last?.width, last?.height].map((side) => Math.round(side ?? 0))).toEqual([792, 612]);
    expect(last?.text).toContain('Initiative by round');
  });
});
