import type { Browser } from 'playwright-core';
import { beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest';
import { id, type AbilityDeckId, type FigureId, type MonsterTypeId } from '../../shared/ids';
import type { Command } from '../../shared/commands/shapes';
import {
  sharedBrowser,
  openScreen,
  removeLibrary,
  scratchLibrary,
  startHost,
  type Host,
  type Screen,
} from './harness';
import { callApi, monstersIn, scenarioOf, Table } from './table';

/** The guards' card with shield 1 and retaliate 2, and the one with a plain attack. */
const SHIELD_AND_RETALIATE = 524;
const PLAIN_ATTACK = 527;
const GUARDS = id<AbilityDeckId>('guard');
const CAMPAIGN = 'Examples';

let browser: Browser;
let library: string;
let host: Host;
let screen: Screen;
let table: Table;

beforeAll(async () => {
  browser = await sharedBrowser();
});

async function send(command: Command): Promise<void> {
  const answer = (await callApi(host, 'campaign.send', CAMPAIGN, command, crypto.randomUUID())) as {
    ok: boolean;
  };
  expect(answer.ok, JSON.stringify(answer)).toBe(true);
}

/** Sets up scenario 1 at level 1 in the turns of a round, with the example's card for the guards. */
async function inTurns(
  characters: readonly (readonly [string, string, string])[],
  card: number,
): Promise<void> {
  await table.beginCampaign(CAMPAIGN);
  for (const [className, name] of characters) await table.addCharacter(className, name);
  await table.startScenario('1 Black Barrow');
  for (const [, name, initiative] of characters) await table.enterInitiative(name, initiative);
  await table.next('Reveal initiatives');
  await screen.page.locator('#next-step', { hasText: 'Start' }).waitFor();
  const { abilityDecks } = await scenarioOf(host, CAMPAIGN);
  if (abilityDecks.some(({ current }) => current === card)) return;
  await send({ type: 'enterAbilityCard', deck: GUARDS, card });
}

beforeEach(async () => {
  library = scratchLibrary();
  host = await startHost(library);
  screen = await openScreen(browser, host.address);
  table = new Table(screen.page);
});
afterEach(async () => {
  const { troubles } = screen;
  await screen.close();
  await host.stop();
  removeLibrary(library);
  expect(troubles).toEqual([]);
});

async function eliteGuard(): Promise<FigureId> {
  const elite = monstersIn(await scenarioOf(host, CAMPAIGN), 'bandit-guard').find(
    (monster) => monster.rank === 'elite',
  );
  if (!elite) throw new Error('No elite guard was placed.');
  return elite.id;
}

async function stepIs(step: number, value: string): Promise<void> {
  await table.unfoldSteps();
  await table.step(step).filter({ hasText: value }).or(table.step(step)).waitFor();
  await expect.poll(async () => table.step(step).inputValue()).toBe(value);
}

describe('worked examples of the rulebook', () => {
  test('[ATTACK-1] Mindthief 2, +2, times 2, shields 1 and 1 deal 6 damage, and retaliate 2', async () => {
    await inTurns(
      [
        ['Mindthief', 'Mina', '90'],
        ['Scoundrel', 'Sly', '95'],
      ],
      SHIELD_AND_RETALIATE,
    );
    // The guards act first, so that the shield and retaliate of their card are active.
    await table.next(/^Start Bandit Guard/);
    await send({ type: 'endBlock', block: id('bandit-guard') });
    await screen.page.locator('#next-step', { hasText: 'End Mina’s turn' }).waitFor();
    const elite = await eliteGuard();
    const number = elite.split('-').at(-1) ?? '';

    await table.button('Attack 2').click();
    await table.button(`Target Bandit Guard ${number}`).click();
    await table.enterDrawnCard('Times 2');
    await table.button('Add +2').click();
    await stepIs(2, '4');

    await stepIs(1, '2');
    await stepIs(3, '8');
    await stepIs(4, '6');
    await stepIs(5, '6');
    await table.button('Apply attack').click();

    await expect
      .poll(async () => {
        const { figures } = await scenarioOf(host, CAMPAIGN);
        return figures
          .filter((figure) => figure.id === elite || figure.kind === 'character')
          .map(({ hitPoints, maxHitPoints }) => maxHitPoints - hitPoints)
          .sort();
      })
      .toEqual([0, 2, 6]);
    await table.undo(/^Undo: .*attack/i);
    await expect
      .poll(async () => {
        const { figures } = await scenarioOf(host, CAMPAIGN);
        return figures.every(({ hitPoints, maxHitPoints }) => hitPoints === maxHitPoints);
      })
      .toBe(true);
  });

  test('[ATTACK-2] Scoundrel 3, +2 then times 2, card -1, shield 1 deal 8, in the other order 6', async () => {
    await inTurns(
      [
        ['Mindthief', 'Mina', '95'],
        ['Scoundrel', 'Sly', '10'],
      ],
      PLAIN_ATTACK,
    );
    await table.next('Start Sly’s turn');
    const number = (await eliteGuard()).split('-').at(-1) ?? '';
    await table.button('Attack 3').click();
    await table.button(`Target Bandit Guard ${number}`).click();
    await table.enterDrawnCard('−1');
    await table.button('Add +2').click();
    await stepIs(2, '5');
    await table.button('Add ×2').click();
    await stepIs(2, '10');
    await stepIs(3, '9');
    await stepIs(5, '8');

    await table.button(/^Move ×2 .*earlier$/).click();
    await stepIs(2, '8');
    await stepIs(3, '7');
    await stepIs(5, '6');
    await table.button(/^Move ×2 .*later$/).click();
    await stepIs(5, '8');
    await table.button('Apply attack').click();
    await expect
      .poll(async () => {
        const scenario = await scenarioOf(host, CAMPAIGN);
        return monstersIn(scenario, id<MonsterTypeId>('bandit-guard')).map(
          (guard) => guard.hitPoints,
        );
      })
      .toContain(1);
  });
});
