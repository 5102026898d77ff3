import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { id, type FigureId } from '../../shared/ids';
import type { Command } from '../../shared/commands/shapes';
import {
  openBrowser,
  openScreen,
  removeLibrary,
  scratchLibrary,
  startHost,
  type Host,
  type Screen,
} from './harness';
import { callApi, monstersIn, scenarioOf, Table } from './table';

const CAMPAIGN = 'Fight';
/** The screen takes a press for too late so soon after somebody else changed the table. */
const BREATH = 450;

let browser: Browser;
let library: string;
let host: Host;
let screen: Screen;
let table: Table;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

async function send(command: Command): Promise<void> {
  const answer = (await callApi(host, 'send', CAMPAIGN, command, crypto.randomUUID())) as {
    ok: boolean;
  };
  expect(answer.ok, JSON.stringify(answer)).toBe(true);
}

const HILDA = id<FigureId>('c1');

beforeEach(async () => {
  library = scratchLibrary();
  host = await startHost(library);
  await callApi(host, 'createCampaign', CAMPAIGN);
  for (const [printed, name] of [
    ['brute', 'Hilda'],
    ['tinkerer', 'Piet'],
  ] as const) {
    await send({ type: 'addCharacter', class: id(printed), name, level: 1 });
  }
  await send({
    type: 'startScenario',
    scenario: id('1'),
    characters: [id('c1'), id('c2')],
    level: 1,
  });
  for (const [character, leading] of [
    [HILDA, 10],
    [id<FigureId>('c2'), 90],
  ] as const) {
    await send({ type: 'setInitiative', character, leading, second: 50 });
  }
  await send({ type: 'revealInitiatives' });
  await send({ type: 'startTurn', figure: HILDA });
  screen = await openScreen(browser, host.address);
  await screen.page.goto(`${host.origin}/#/campaign/${CAMPAIGN}/table`);
  await screen.page.getByRole('region', { name: 'Initiative' }).waitFor();
  table = new Table(screen.page);
});
afterEach(async () => {
  expect(screen.troubles).toEqual([]);
  await screen.context.close();
  await host.stop();
  removeLibrary(library);
});

async function hilda() {
  const { figures } = await scenarioOf(host, CAMPAIGN);
  const found = figures.find((figure) => figure.id === HILDA);
  if (found?.kind !== 'character') throw new Error('Hilda is gone.');
  return found;
}

test('[ATTACK-5] a target is attacked before the card for the next one is drawn', async () => {
  const guards = monstersIn(await scenarioOf(host, CAMPAIGN), 'bandit-guard').slice(0, 2);
  for (const { id: figure } of guards) {
    await send({ type: 'correctMaxHitPoints', figure, maxHitPoints: 40 });
    await send({ type: 'correctHitPoints', figure, hitPoints: 40 });
  }
  const [first, second] = guards.map((guard) => `Bandit Guard ${guard.standee}`);
  await table.button('Attack 3').click();
  await table.button(`Target ${first}`).click();
  await table.button(`Target ${second}`).click();
  await table.drew('Times 2');
  const onFirst = table.button(new RegExp(`^Apply attack on ${first}`));
  await onFirst.click();
  await expect
    .poll(async () => (await scenarioOf(host, CAMPAIGN)).attack)
    .toMatchObject({ attacked: [guards[0]?.id], targets: [{ drawn: null }] });
  await screen.page.getByText(new RegExp(`^Attacked already: ${first}`)).waitFor();
  await table.next(`Draw for ${second}`);
  await table.next('Finish Hilda’s attack');
  await expect.poll(async () => (await scenarioOf(host, CAMPAIGN)).attack).toBeNull();
});

test('[NEGATE-1] damage that was suffered, or would be the last, may be negated', async () => {
  const { hitPoints } = await hilda();
  await send({ type: 'sufferDamage', figure: HILDA, amount: 4, negate: null });
  const negate = table.button('Negate the damage: Hilda loses 1 hand card');
  await negate.waitFor();
  await screen.page.waitForTimeout(BREATH);
  await negate.click();
  await expect.poll(async () => (await hilda()).hitPoints).toBe(hitPoints);
  await send({ type: 'correctHitPoints', figure: HILDA, hitPoints: 1 });
  await screen.page.waitForTimeout(BREATH);
  await table.button('Hilda suffers 1 damage').click();
  const dialog = screen.page.getByRole('dialog', { name: 'Hilda’s last hit points' });
  await dialog.waitFor();
  await screen.page.waitForTimeout(BREATH);
  await dialog.getByRole('button', { name: 'Lose 2 discards' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(async () => (await hilda()).hitPoints).toBe(1);
  expect((await hilda()).exhausted).toBe(false);
});
