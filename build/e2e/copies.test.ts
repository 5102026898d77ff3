/** Copies in a second place, made from the library page. */
import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  openScreen,
  removeLibrary,
  scratchLibrary,
  sharedBrowser,
  startHost,
  type Host,
  type Screen,
} from './harness';
import { callApi } from './table';

let library: string;
let scratch: string;
let host: Host;
let screen: Screen;

beforeAll(async () => {
  library = scratchLibrary();
  scratch = mkdtempSync(join(tmpdir(), 'standee-second-'));
  host = await startHost(library);
  await callApi(host, 'library.create', 'Sturdy');
  screen = await openScreen(await sharedBrowser(), host.address);
  await screen.page.goto(`${host.origin}/#/library`);
});
afterAll(async () => {
  expect(screen.troubles).toEqual([]);
  await screen.close();
  await host.stop();
  removeLibrary(library);
  rmSync(scratch, { recursive: true });
});

test('Campaigns are copied to a folder, the page says when, and a copy is restored', async () => {
  const { page } = screen;
  const stick = mkdtempSync(join(scratch, 'stick-'));
  const open = page.getByRole('button', { name: 'Copies', exact: true });
  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name });

  await open.click();
  await dialog.getByRole('textbox', { name: 'Folder for copies' }).fill(stick);
  await button('Use this folder').click();
  await dialog.getByText(`Copied to ${stick}`).first().waitFor();
  const [own = ''] = readdirSync(stick);
  expect(readdirSync(join(stick, own))).toEqual(['Sturdy.standee']);
  await button('Restore “Sturdy” as a new campaign').click();
  await button('Close').last().click();
  await page.getByRole('heading', { name: 'Sturdy 2', level: 2 }).waitFor();

  renameSync(stick, `${stick}-unplugged`);
  await open.click();
  await button('Copy now').click();
  await dialog.getByText(`The last copy to ${stick} failed: the folder is gone.`).waitFor();
  await button('Stop copying').click();
  await dialog.getByRole('textbox', { name: 'Folder for copies' }).waitFor();
  await button('Close').last().click();
});
