import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Character, Scenario } from '../../shared/state';
import {
  sharedBrowser,
  openScreen,
  removeLibrary,
  scratchLibrary,
  startHost,
  type Host,
} from './harness';
import { gameOf, monstersIn, scenarioOf, snapshotOf, Table } from './table';

const CAMPAIGN = 'Tuesday table';

let browser: Browser;
let library: string;

beforeAll(async () => {
  browser = await sharedBrowser();
  library = scratchLibrary();
});
afterAll(async () => {
  removeLibrary(library);
});

function characterIn(scenario: Scenario, name: string): Character {
  const found = scenario.figures.find(
    (figure): figure is Character => figure.kind === 'character' && figure.name === name,
  );
  if (!found) throw new Error(`${name} does not play.`);
  return found;
}

async function lowestGuard(host: Host): Promise<{ name: string; hitPoints: number }> {
  const guards = monstersIn(await scenarioOf(host, CAMPAIGN), 'bandit-guard');
  const guard = guards.toSorted((a, b) => a.hitPoints - b.hitPoints || a.standee - b.standee)[0];
  if (!guard) throw new Error('No guard is left.');
  return { name: `Bandit Guard ${guard.standee}`, hitPoints: guard.hitPoints };
}

async function attack(table: Table, value: number, target: string, card: string): Promise<void> {
  await table.button(`Attack ${value}`).click();
  await table.button(`Target ${target}`).click();
  await table.enterDrawnCard(card);
  await table.page.locator('button:enabled', { hasText: 'Apply attack' }).click();
  await table.page.locator('#next-step', { hasText: /^End/ }).waitFor();
}

describe('the main job', () => {
  test('A party sets up scenario 1, plays two rounds, and loses nothing in a power cut', async () => {
    let host = await startHost(library);
    const { port } = host;
    const screen = await openScreen(browser, host.address);
    const { page } = screen;
    const table = new Table(page);

    // The scenario is set up.
    await table.beginCampaign(CAMPAIGN);
    await table.addCharacter('Brute', 'Grom');
    await table.addCharacter('Spellweaver', 'Isa');
    await table.startScenario('1 Black Barrow');
    const start = await scenarioOf(host, CAMPAIGN);
    expect(
      monstersIn(start, 'bandit-guard')
        .map(({ rank }) => rank)
        .toSorted(),
    ).toEqual(['elite', 'normal', 'normal']);

    // In round 1 Grom attacks and kills, which leaves a money token. He loots it.
    await table.enterInitiative('Grom', '01');
    await table.enterInitiative('Isa', '02');
    await table.next('Reveal initiatives');
    await table.next('Start Grom’s turn');
    await page.locator('#next-step', { hasText: 'End Grom’s turn' }).waitFor();
    const first = await lowestGuard(host);
    await attack(table, 5, first.name, '\\+2');
    await expect
      .poll(async () => monstersIn(await scenarioOf(host, CAMPAIGN), 'bandit-guard').length)
      .toBe(2);
    expect((await scenarioOf(host, CAMPAIGN)).tokens).toMatchObject([{ kind: 'money', amount: 1 }]);
    await page
      .getByRole('region', { name: 'Tokens on the map' })
      .getByRole('button', { name: /^Money token/ })
      .click();
    await page.getByRole('menuitem', { name: /Grom/ }).click();
    await expect
      .poll(async () => characterIn(await scenarioOf(host, CAMPAIGN), 'Grom').money)
      .toBe(1);

    // Isa infuses fire, which is strong at the end of her turn.
    await table.next('End Grom’s turn');
    await table.button('Fire: inert. Infuse').click();
    await table.next('End Isa’s turn');
    await expect.poll(async () => (await scenarioOf(host, CAMPAIGN)).elements.fire).toBe('strong');

    // The guards attack. The first attack is applied if the guards' card has one.
    await expect
      .poll(async () => (await scenarioOf(host, CAMPAIGN)).phase)
      .toMatchObject({ active: expect.stringContaining('bandit-guard') as unknown });
    const enter = table.page.getByRole('button', { name: /^Attack \d$/ }).first();
    if (await enter.isVisible()) await enter.click();
    await table.button('Target Grom').click();
    await table.page.locator('button:enabled', { hasText: 'Apply attack' }).click();
    await expect.poll(async () => (await scenarioOf(host, CAMPAIGN)).attack).toBeNull();
    await table.goOnUntil(/^End round 1/);
    await table.next('End round 1');
    await expect.poll(async () => (await scenarioOf(host, CAMPAIGN)).round).toBe(2);
    expect((await scenarioOf(host, CAMPAIGN)).elements.fire).toBe('waning');

    // The end of the round is undone and redone.
    await table.undo(/^Undo: End round 1/);
    await expect.poll(async () => (await scenarioOf(host, CAMPAIGN)).round).toBe(1);
    await page.getByRole('button', { name: /^Redo: End/ }).click();
    await expect.poll(async () => (await scenarioOf(host, CAMPAIGN)).round).toBe(2);

    // Round 2 is played with a power cut in the middle.
    await table.enterInitiative('Grom', '03');
    await table.enterInitiative('Isa', '04');
    await table.next('Reveal initiatives');
    await table.next('Start Grom’s turn');
    await page.locator('#next-step', { hasText: 'End Grom’s turn' }).waitFor();
    const second = await lowestGuard(host);
    await attack(table, 1, second.name, '\\+1');
    const before = await snapshotOf(host, CAMPAIGN);
    await host.kill();

    host = await startHost(library, port);
    const after = await snapshotOf(host, CAMPAIGN);
    expect(after.game).toEqual(before.game);
    expect(after.undo).toEqual(before.undo);
    expect(after.redo).toEqual(before.redo);
    expect(after.log).toEqual(before.log);

    // The open page reconnects by itself, and undo works as before the cut.
    await page.getByText(/Connection lost/).waitFor({ state: 'hidden' });
    await table.undo(/^Undo: Grom attacks/);
    await expect.poll(async () => (await lowestGuard(host)).hitPoints).toBe(second.hitPoints);
    await page.getByRole('button', { name: /^Redo/ }).click();
    await expect
      .poll(async () => (await gameOf(host, CAMPAIGN)).scenario)
      .toEqual(before.game.scenario);
    await table.goOnUntil(/^End round 2/);
    await table.next('End round 2');
    await expect.poll(async () => (await scenarioOf(host, CAMPAIGN)).round).toBe(3);

    expect(screen.troubles).toEqual([]);
    await screen.close();
    await host.stop();
  });

  test('Two windows on the same campaign show the same state', async () => {
    const host = await startHost(library);
    const one = await openScreen(browser, host.address);
    const other = await openScreen(browser, host.address, { width: 390, height: 844 });
    for (const { page } of [one, other]) {
      await page.goto(`${host.origin}/#/campaign/${encodeURIComponent(CAMPAIGN)}/table`);
      await page.getByRole('region', { name: 'Characters' }).waitFor();
    }
    const before = characterIn(await scenarioOf(host, CAMPAIGN), 'Isa');
    await new Table(one.page).button('Isa suffers 1 damage').click();
    const shown = other.page.getByRole('spinbutton', { name: 'Hit points of Isa' });
    await expect
      .poll(async () => (await shown.getAttribute('aria-valuenow')) ?? (await shown.innerText()))
      .toBe(String(before.hitPoints - 1));

    // Invalid numbers are reported. They are not recorded.
    const { seq } = await snapshotOf(host, CAMPAIGN);
    for (const typed of ['-5', '99999', '2.7', 'abc']) {
      await shown.fill(typed);
      await shown.press('Enter');
      await other.page.getByText(`“${typed}” was not saved.`).first().waitFor();
    }
    expect((await snapshotOf(host, CAMPAIGN)).seq).toBe(seq);
    expect([...one.troubles, ...other.troubles]).toEqual([]);
    await one.close();
    await other.close();
    await host.stop();
  });
});
