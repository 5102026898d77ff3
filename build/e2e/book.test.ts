import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scrollsSideways, violations } from './axe';
import { useDesk } from './desk';
import type { Screen } from './harness';
import { campaignWith, record } from './paper';
import { monstersIn, scenarioOf } from './table';

const desk = useDesk();

async function playing(scenario: string): Promise<string> {
  return campaignWith(desk.host, `Book ${scenario}`, [
    { type: 'addCharacter', class: 'brute', name: 'Hilda', level: 1 },
    { type: 'addCharacter', class: 'scoundrel', name: 'Nim', level: 1 },
    {
      type: 'startScenario',
      scenario,
      characters: ['c1', 'c2'],
      level: 1,
      anyway: true,
    },
  ]);
}

async function playRound(key: string): Promise<void> {
  await record(desk.host, key, [
    { type: 'setInitiative', character: 'c1', leading: 1, second: 3 },
    { type: 'setInitiative', character: 'c2', leading: 2, second: 4 },
    { type: 'revealInitiatives' },
    { type: 'startTurn', figure: 'c1' },
  ]);
  const { phase } = await scenarioOf(desk.host, key);
  if (phase.name !== 'turns') throw new Error('No turns are running.');
  await record(desk.host, key, [
    ...phase.order.map((block) => ({ type: 'endBlock', block: block.id })),
    { type: 'endRound' },
  ]);
}

async function openTable(key: string, screen = 'table'): Promise<Screen> {
  return desk.open({}, `#/campaign/${encodeURIComponent(key)}/${screen}`);
}

async function openBook(page: Page) {
  await page.getByRole('button', { name: 'Scenario book' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Goal' }).waitFor();
  return dialog;
}

const section = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('region', { name, exact: true });

describe('the scenario book in play', () => {
  test('The scenario book shows goal, end, escorts and spawns for the size of the party', async () => {
    const key = await playing('27');
    const { page } = await openTable(key);
    await openBook(page);
    expect(await section(page, 'Goal').innerText()).toContain('Protect your allies.');
    expect(await section(page, 'Goal').innerText()).toContain('Won at the end of round 10.');
    expect(await section(page, 'Escorts and objectives').innerText()).toContain(
      'escort, 6 hit points (4 + (2 × L)), initiative 99, 1 on the table',
    );
    const spawns = section(page, 'Spawns');
    expect(await spawns.innerText()).toContain('Night Demon at b: at the end of round 1.');
    expect(await section(page, 'In the scenario book').innerText()).toContain('special rules');

    // In a round at the table the new rule is shown and marked.
    await playRound(key);
    await page
      .getByText(/Night Demon \d spawns at “b”/)
      .first()
      .waitFor();
    await spawns.getByText('spawned').waitFor();
    expect(await section(page, 'This round').innerText()).toMatch(/Night Demon \d spawns at “b”/);
    expect(monstersIn(await scenarioOf(desk.host, key), 'night-demon')).toHaveLength(1);

    await spawns.getByRole('button', { name: /^Spawn: Wind Demon at c/ }).click();
    await expect
      .poll(async () => monstersIn(await scenarioOf(desk.host, key), 'wind-demon').length)
      .toBe(1);
    expect(await violations(page)).toEqual([]);
  });

  test('The scenario book hides rooms behind closed doors', async () => {
    const key = await playing('19');
    const { page } = await openTable(key, 'board');
    const dialog = await openBook(page);
    expect(await dialog.innerText()).toContain('3 more depend on rooms you have not revealed yet.');
    expect(await dialog.innerText()).not.toMatch(/Cultist|Living Spirit|Treasure 17/);
    await record(desk.host, key, [{ type: 'revealRoom', room: 3, by: null }]);
    await dialog.getByText(/Cultist at c: with room 3\./).waitFor();
    expect(await dialog.innerText()).not.toContain('Living Spirit');
    expect(await scrollsSideways(page)).toBe(false);
  });

  test('A room without a door opens when the scenario book says so, and is not offered before', async () => {
    const key = await playing('79');
    const { page } = await openTable(key);
    await openBook(page);
    expect(await page.getByRole('button', { name: 'Open room 2', exact: true }).count()).toBe(0);
    const { figures } = await scenarioOf(desk.host, key);
    const golems = figures.filter((each) => each.kind === 'monster' && each.type === 'stone-golem');
    expect(golems).not.toEqual([]);
    await record(
      desk.host,
      key,
      golems.map(({ id: figure }) => ({ type: 'sufferDamage', figure, amount: 99, negate: null })),
    );
    await expect
      .poll(async () => (await scenarioOf(desk.host, key)).rooms.find(({ room }) => room === 2))
      .toMatchObject({ revealed: true });
  });

  test('A treasure shows its content only after it was looted', async () => {
    const key = await playing('5');
    const rooms = (await scenarioOf(desk.host, key)).rooms.filter(({ revealed }) => !revealed);
    await record(
      desk.host,
      key,
      rooms.map(({ room }) => ({ type: 'revealRoom', room, by: null })),
    );
    const token = (await scenarioOf(desk.host, key)).tokens.find(({ kind }) => kind === 'treasure');
    if (token?.kind !== 'treasure') throw new Error('Scenario 5 has a treasure.');
    const name = `Treasure ${String(token.treasure)}`;
    const { page } = await openTable(key);
    const dialog = await openBook(page);
    expect(await dialog.innerText()).toContain(`${name} is on the table.`);
    expect(await dialog.innerText()).not.toContain('Contents');
    await record(desk.host, key, [{ type: 'lootTokens', figure: 'c1', tokens: [token.id] }]);
    await dialog.getByText(`${name}: looted by Hilda. Contents: 15 gold`).waitFor();
  });
});

describe('the Scenario page of a running scenario', () => {
  const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

  test('From round 2 it has the scenario book and the revealed rooms, and nothing of closed ones', async () => {
    const key = await playing('1');
    const { page } = await openTable(key, 'scenario');
    await heading(page, 'Special rules').waitFor();
    await page.getByText('You may start on the dashed hexes.').waitFor();
    expect(await heading(page, 'Scenario book').count()).toBe(0);

    await playRound(key);
    await heading(page, 'Scenario book').waitFor();
    const main = page.getByRole('main');
    await page.getByRole('region', { name: 'Goal' }).getByText('Kill all enemies.').waitFor();
    await main.getByText('L1a', { exact: true }).first().waitFor();
    expect(await main.innerText()).not.toMatch(/dashed hexes|Bandit Archer|G1b|Living Bones/);

    await record(desk.host, key, [{ type: 'revealRoom', room: 2, by: null }]);
    await main.getByText('L1a and G1b').waitFor();
    await main.getByText('Bandit Archer').waitFor();
    expect(await main.innerText()).not.toMatch(/Living Bones|Treasure \d/);
    expect(await violations(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);

    await record(desk.host, key, [{ type: 'finishScenario', won: true }]);
    await heading(page, 'You won 1 Black Barrow').waitFor();
    await heading(page, 'Scenario book').waitFor();
  });
});
