/** Regression tests of small faults from real tables. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useDesk } from './desk';
import { breathe, type Screen } from './harness';
import { callApi, gameOf, scenarioOf, Table } from './table';
import { choose } from './choose';

const CAMPAIGN = 'Small';
const desk = useDesk();
beforeAll(async () => {
  await callApi(desk.host, 'library.create', CAMPAIGN);
});

let screen: Screen;
let requests = 0;

beforeEach(async () => {
  screen = await desk.open();
});

async function send(command: object): Promise<void> {
  requests += 1;
  const answer = await callApi(desk.host, 'campaign.send', CAMPAIGN, command, `small-${requests}`);
  expect(answer).toMatchObject({ ok: true });
}

test('The name of a new campaign can be typed at once, including spaces', async () => {
  const { page } = screen;
  await new Table(page).button(/^New campaign/).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('The long road');
  const name = page.getByRole('textbox', { name: 'Campaign name' });
  expect(await name.inputValue()).toBe('The long road');
});

test('Changing the language keeps the page and the open campaign', async () => {
  const { page } = screen;
  await page.goto(`${desk.host.origin}/#/campaign/${CAMPAIGN}/party`);
  await page.getByRole('heading', { name: 'Party', level: 1 }).waitFor();
  await page.goto(`${desk.host.origin}/#/settings`);
  await choose(page.getByLabel('Language'), 'de');
  await page.getByRole('heading', { name: 'Einstellungen', level: 1 }).waitFor();
  await page.getByRole('navigation', { name: 'Kampagne' }).waitFor();
});

test('Selecting another figure on the board keeps its number visible', async () => {
  const { page } = screen;
  const { campaign } = await gameOf(desk.host, CAMPAIGN);
  expect(campaign.characters).toEqual([]);
  await send({ type: 'addCharacter', class: 'brute', name: 'Grom', level: 1 });
  await send({ type: 'addCharacter', class: 'spellweaver', name: 'Isa', level: 1 });
  const characters = (await gameOf(desk.host, CAMPAIGN)).campaign.characters.map(({ id }) => id);
  await send({ type: 'startScenario', scenario: '1', characters, level: null, anyway: true });
  const monsters = (await scenarioOf(desk.host, CAMPAIGN)).figures.filter(
    ({ kind }) => kind === 'monster',
  );
  const [one, two] = [
    monsters[0],
    monsters.find(({ hitPoints }) => hitPoints !== monsters[0]?.hitPoints),
  ];
  if (!one || !two) throw new Error('Scenario 1 begins with guards of both ranks.');
  await page.goto(`${desk.host.origin}/#/campaign/${CAMPAIGN}/board`);
  const selected = page.getByRole('region', { name: 'Selected figure' });
  await page.locator(`[data-figure="${one.id}"]`).click();
  await selected.waitFor();
  // Both are read in one call, because the number could change in between.
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const number of document.querySelectorAll('.number.less, .number.more')) {
        seen.push(number.textContent);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.locator(`[data-figure="${two.id}"]`).click();
  await selected.getByText(`/${two.maxHitPoints}`).waitFor();
  await send({ type: 'correctHitPoints', figure: two.id, hitPoints: two.hitPoints - 1 });
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen))
    .toEqual(['−1']);
});

test('A wound and damage are entered in one panel, and heal has a key', async () => {
  const { page } = screen;
  await page.goto(`${desk.host.origin}/#/campaign/${CAMPAIGN}/table`);
  await page.getByRole('region', { name: 'Initiative' }).waitFor();
  const grom = async () =>
    (await scenarioOf(desk.host, CAMPAIGN)).figures.find(({ id }) => id === 'c1');
  const before = (await grom())?.hitPoints ?? 0;
  await page.keyboard.press('a');
  const panel = page.getByRole('dialog');
  await panel.waitFor();
  await page.keyboard.press('w');
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await grom())?.hitPoints).toBe(before - 3);
  expect((await grom())?.conditions.map(({ name }) => name)).toEqual(['wound']);
  expect(await panel.isVisible()).toBe(true);
  await page.keyboard.press('h');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await grom())?.conditions).toEqual([]);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
});

test('The second card is shown and can be corrected, and a turn is undone at once', async () => {
  const { page } = screen;
  await send({ type: 'setInitiative', character: 'c1', leading: 1, second: 34 });
  await send({ type: 'setInitiative', character: 'c2', leading: 99, second: null });
  await send({ type: 'revealInitiatives' });
  await page.goto(`${desk.host.origin}/#/campaign/${CAMPAIGN}/table`);
  await page.getByRole('img', { name: /2nd card 34/ }).waitFor();
  await page.getByRole('button', { name: /^Change Grom’s initiative/ }).click();
  await page.getByRole('textbox', { name: 'Second card of Grom' }).fill('12');
  await page.getByRole('img', { name: /2nd card 12/ }).waitFor();
  const begun = (await scenarioOf(desk.host, CAMPAIGN)).phase;
  await page.keyboard.press('Escape');
  await send({ type: 'startTurn', figure: 'c1' });
  await send({ type: 'infuse', element: 'fire' });
  await send({ type: 'endTurn', figure: 'c1' });
  await page.goto(`${desk.host.origin}/#/campaign/${CAMPAIGN}/history`);
  await page.getByText('Grom’s turn').first().waitFor();
  await page.getByRole('button', { name: 'Undo this turn' }).waitFor();
  await breathe(page);
  await page.keyboard.press('Control+Alt+z');
  await expect.poll(async () => (await scenarioOf(desk.host, CAMPAIGN)).phase).toEqual(begun);
});
