/** Small things that went wrong at real tables: each test failed once. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openScreen, type Screen } from './harness';
import { stage } from './stage';
import { callApi, gameOf, scenarioOf, Table } from './table';

const CAMPAIGN = 'Small';
const set = stage(async (host) => {
  await callApi(host, 'createCampaign', CAMPAIGN);
});

let screen: Screen;
let requests = 0;

beforeEach(async () => {
  screen = await openScreen(set.browser, set.host.address);
});
afterEach(async () => {
  expect(screen.troubles).toEqual([]);
  await screen.context.close();
});

async function send(command: object): Promise<void> {
  requests += 1;
  const answer = await callApi(set.host, 'send', CAMPAIGN, command, `small-${requests}`);
  expect(answer).toMatchObject({ ok: true });
}

test('the name of a new campaign is typed at once, spaces and all', async () => {
  const { page } = screen;
  await new Table(page).button(/^New campaign/).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('The long road');
  const name = page.getByRole('textbox', { name: 'Name of the campaign' });
  expect(await name.inputValue()).toBe('The long road');
});

test('another language keeps the page and the campaign behind it', async () => {
  const { page } = screen;
  await page.goto(`${set.host.origin}/#/campaign/${CAMPAIGN}/party`);
  await page.getByRole('heading', { name: 'Party', level: 1 }).waitFor();
  await page.goto(`${set.host.origin}/#/settings`);
  await page.getByLabel('Language').selectOption('de');
  await page.getByRole('heading', { name: 'Einstellungen', level: 1 }).waitFor();
  await page.getByRole('navigation', { name: 'Kampagne' }).waitFor();
});

test('selecting another figure on the board lets no number fall', async () => {
  const { page } = screen;
  const { campaign } = await gameOf(set.host, CAMPAIGN);
  expect(campaign.characters).toEqual([]);
  await send({ type: 'addCharacter', class: 'brute', name: 'Grom', level: 1 });
  await send({ type: 'addCharacter', class: 'spellweaver', name: 'Isa', level: 1 });
  const characters = (await gameOf(set.host, CAMPAIGN)).campaign.characters.map(({ id }) => id);
  await send({ type: 'startScenario', scenario: '1', characters, level: null, anyway: true });
  const monsters = (await scenarioOf(set.host, CAMPAIGN)).figures.filter(
    ({ kind }) => kind === 'monster',
  );
  const [one, two] = [
    monsters[0],
    monsters.find(({ hitPoints }) => hitPoints !== monsters[0]?.hitPoints),
  ];
  if (!one || !two) throw new Error('Scenario 1 begins with guards of both ranks.');
  await page.goto(`${set.host.origin}/#/campaign/${CAMPAIGN}/board`);
  const selected = page.getByRole('region', { name: 'Selected figure' });
  await page.locator(`[data-figure="${one.id}"]`).click();
  await selected.waitFor();
  // Both looked at in one page, before the number could have gone by itself.
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
