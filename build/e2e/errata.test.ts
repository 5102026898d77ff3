/** A pack with errata is switched on for a campaign, shown on the table with its source, and switched off. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPack } from '#shared/testing/packs';
import type { Erratum, PackFile } from '#shared/content/types';
import { shippedContent } from '#shared/testing/content';
import {
  breathe,
  openScreen,
  removeLibrary,
  scratchLibrary,
  sharedBrowser,
  startHost,
  type Host,
  type Screen,
} from './harness';
import { violations } from './axe';
import { callApi } from './table';

let library: string;
let scratch: string;
let host: Host;
let screen: Screen;
let requests = 0;

const printed = shippedContent().monster('bandit-guard')?.levels[1];
const was = printed && 'normal' in printed ? printed.normal.hitPoints : 0;
const now = Number(was) + 7;
const STAT = {
  ...{ of: 'monster', id: 'bandit-guard', at: 'levels[1].normal.hitPoints' },
  ...{ was, now, source: 'FAQ 2.1, p. 3' },
} as const satisfies Erratum;
const PRICE = { of: 'item', id: 1, at: 'cost', was: 20, now: 15, source: 'FAQ' };

const aFile = (name: string, errata: readonly object[], other: object = {}): string => {
  const pack = {
    ...aPack({ monsters: [], abilityDecks: [] } as Partial<PackFile>),
    ...other,
    errata,
  };
  const path = join(scratch, name);
  writeFileSync(path, JSON.stringify(pack));
  return path;
};

beforeAll(async () => {
  library = scratchLibrary();
  scratch = mkdtempSync(join(tmpdir(), 'standee-errata-'));
  host = await startHost(library);
  await callApi(host, 'library.create', 'Tuesday');
  await send({ type: 'addCharacter', class: 'brute', name: 'Hilda', level: 1 });
  await send({ type: 'addCharacter', class: 'scoundrel', name: 'Sly', level: 1 });
  await send({ type: 'startScenario', scenario: '1', characters: ['c1', 'c2'], level: 1 });
  screen = await openScreen(await sharedBrowser(), host.address);
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
const card = (name: string) => screen.page.getByRole('article', { name });
const sleeve = () => screen.page.getByRole('region', { name: /^Bandit Guard/ }).first();
const hitPoints = (value: number) =>
  sleeve()
    .getByRole('region', { name: /normal/ })
    .getByRole('img', { name: `Hit points ${String(value)}`, exact: true });

async function importPack(path: string): Promise<void> {
  const chooser = screen.page.waitForEvent('filechooser');
  await screen.page.getByRole('button', { name: 'Import a pack' }).click();
  await (await chooser).setFiles(path);
}

test('Errata that contradict each other are refused with a sentence', async () => {
  await go('campaign/Tuesday/table');
  await hitPoints(Number(was)).waitFor();
  await go('packs');
  await importPack(aFile('twice.json', [STAT, { ...STAT, now: now + 1 }]));
  await waitForText(/Erratum 2 changes the same place as erratum 1/);
  await importPack(aFile('wrong.json', [{ ...STAT, was: now }]));
  await waitForText(new RegExp(`Erratum 1 is not what is printed, which is ${String(was)}`));
});

test('A corrected number is seen on the table with its source while its pack is on', async () => {
  await importPack(aFile('faq.json', [STAT, PRICE], { name: 'FAQ corrections' }));
  await waitForText('Imported: FAQ corrections');
  await card('FAQ corrections').getByText('Errata in FAQ corrections').click();
  const line = `Bandit Guard · Level 1 · Normal · Hit points: ${String(was)} → ${String(now)}. ${STAT.source}`;
  await card('FAQ corrections').getByText(line).waitFor();
  await card('FAQ corrections')
    .getByText(/^Item 1 · Price in gold:/)
    .waitFor();
  await card('FAQ corrections').getByRole('switch', { name: 'Use FAQ corrections' }).click();
  await card('FAQ corrections').getByText('Used in Tuesday').waitFor();

  await go('campaign/Tuesday/table');
  await hitPoints(now).waitFor();
  await sleeve().getByText(`${line} (FAQ corrections)`).waitFor();
});

test('A corrected price is seen in the shop with its source', async () => {
  await go('campaign/Tuesday/party/shop');
  await screen.page
    .getByText(/Item 1 · Price in gold: 20 → 15\. FAQ \(FAQ corrections\)/)
    .waitFor();
  expect(await violations(screen.page)).toEqual([]);
});

test('A second pack that corrects the same place differently is refused by name', async () => {
  await go('packs');
  const other = { id: 'other-faq', name: 'Other FAQ' };
  await importPack(aFile('other.json', [{ ...STAT, now: now + 1 }], other));
  await waitForText('Imported: Other FAQ');
  await card('Other FAQ').getByRole('switch').click();
  await waitForText(
    /Other FAQ and FAQ corrections correct the same place differently \(Bandit Guard · Level 1 · Normal · Hit points\)/,
  );
});

test('Off again, the table shows the print', async () => {
  await breathe(screen.page);
  await card('FAQ corrections').getByRole('switch').click();
  await card('FAQ corrections').getByText('Not used').waitFor();
  await go('campaign/Tuesday/table');
  await hitPoints(Number(was)).waitFor();
  expect(await sleeve().getByRole('list', { name: 'Errata in use' }).count()).toBe(0);
});
