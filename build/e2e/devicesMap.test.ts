/** The map on a player's phone: choices for the player's own abilities, and a view of the other turns. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { id } from '../../shared/ids';
import { breathe } from './harness';
import { PHONE, SharedTable } from './sharedTable';
import { record } from './paper';
import { scenarioOf, tapHex } from './table';

let table: SharedTable;
let phone: Page;
const warnings: string[] = [];

beforeAll(async () => {
  table = await SharedTable.create([
    { type: 'addCharacter', class: 'spellweaver', name: 'Hilda', level: 1 },
    { type: 'addCharacter', class: 'tinkerer', name: 'Piet', level: 1 },
    { type: 'startScenario', scenario: '1', characters: ['c1', 'c2'], level: 1 },
    { type: 'placeFigure', figure: 'c1', at: { q: 1, r: 2 } },
    { type: 'placeFigure', figure: 'c2', at: { q: 0, r: 3 } },
    { type: 'setInitiative', character: 'c1', leading: 36, second: null },
    { type: 'setInitiative', character: 'c2', leading: 99, second: null },
    { type: 'revealInitiatives' },
    { type: 'correctInitiative', block: 'bandit-guard', initiative: 98, second: null },
    { type: 'startTurn', figure: 'c1' },
  ]);
  await table.share();
  phone = await table.join('plays Hilda', 'Ann', PHONE);
  phone.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await phone.getByRole('heading', { name: 'Your turn, Hilda' }).waitFor();
});
afterAll(() => table.closeScreens());

const button = (name: string | RegExp) =>
  phone.getByRole('button', { name, exact: typeof name === 'string' });
const heightOf = async (selector: string) =>
  (await phone.locator(selector).first().boundingBox())?.height ?? 0;
const scenario = () => scenarioOf(table.host, table.campaign);

test('[SEAT-8] A player enters the second card on a phone during the turn', async () => {
  const field = phone.getByRole('textbox', { name: 'Second card' });
  await field.fill('91');
  await button(/^Summon Mystic Ally/).waitFor();
  const { phase } = await scenario();
  const order = phase.name === 'turns' ? phase.order : [];
  expect(order.find((block) => block.id === id('c1'))).toMatchObject({ second: 91 });
});

test('[SUMMON-5] A player places a summon on the map of a phone', async () => {
  await breathe(phone);
  await button('Board').click();
  await breathe(phone);
  await button('Me').click();
  await breathe(phone);
  await button(/^Summon Mystic Ally/).click();
  await button('On the map').click();
  await phone.getByRole('button', { name: 'Board', pressed: true }).waitFor();
  await breathe(phone);
  expect(await heightOf('.map')).toBeGreaterThan(250);
  expect(await button('On the map').count()).toBe(0);
  await tapHex(phone, { q: 2, r: 2 });
  await breathe(phone);
  await phone.getByRole('contentinfo').getByRole('button').click();
  await expect
    .poll(async () => (await scenario()).figures.find(({ kind }) => kind === 'summon')?.at)
    .toEqual({ q: 2, r: 2 });
});

test('[SEAT-10] A phone shows the plans of monsters but no buttons of the table', async () => {
  await record(table.host, table.campaign, [
    { type: 'endTurn', figure: 'c1' },
    { type: 'correctInitiative', block: 'c2', initiative: 99, second: null },
  ]);
  const guards = (await scenario()).figures.filter(({ kind }) => kind === 'monster');
  expect(guards.length).toBeGreaterThan(2);
  // Monsters of one type act in turn, and each is announced.
  await phone.getByRole('heading', { name: /^Bandit Guard \d is acting/ }).waitFor();
  await phone.getByText(/^then Bandit Guard \d/).waitFor();
  expect(await button('Carry out').count()).toBe(0);
});

test('A map that was left asks for nothing', async () => {
  await button('Me').click();
  await breathe(phone);
  await button('Board').click();
  await phone.getByRole('button', { name: 'Board', pressed: true }).waitFor();
  await breathe(phone);
  expect(warnings).toEqual([]);
});
