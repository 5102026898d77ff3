import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { scrollsSideways, violations } from './axe';
import { useDesk } from './desk';
import { breathe, type Host } from './harness';
import { campaignWith, record } from './paper';
import { callApi, scenarioOf } from './table';
import { choose } from './choose';

let key: string;

const turn = (character: string) => [
  { type: 'setInitiative', character: 'c1', leading: character === 'c1' ? 1 : 3, second: 50 },
  { type: 'setInitiative', character: 'c2', leading: 2, second: 50 },
  { type: 'revealInitiatives' },
  { type: 'startTurn', figure: character },
];

function attack(attacker: string, target: string, base: number, card: string) {
  return [
    {
      type: 'beginAttack',
      attacker,
      base,
      ranged: false,
      range: null,
      targets: [{ figure: target }],
    },
    { type: 'enterForAttack', target, cards: [card] },
    { type: 'applyAttack' },
  ];
}

const start = (scenario: string) => ({
  type: 'startScenario',
  scenario,
  characters: ['c1', 'c2'],
  level: null,
  anyway: true,
});

async function monsters(host: Host): Promise<readonly string[]> {
  const { figures } = await scenarioOf(host, key);
  return figures.filter(({ kind }) => kind === 'monster').map(({ id }) => id);
}

const desk = useDesk();
beforeAll(async () => {
  key = await campaignWith(desk.host, 'Counted', [
    { type: 'addCharacter', class: 'brute', name: 'Hilda', level: 1 },
    { type: 'addCharacter', class: 'scoundrel', name: 'Nim', level: 1 },
    start('1'),
    ...turn('c1'),
  ]);
  const [one = '', two = ''] = await monsters(desk.host);
  await record(desk.host, key, [
    ...attack('c1', one, 40, '+1'),
    ...attack('c1', two, 1, 'null'),
    { type: 'gainExperience', figure: 'c1', amount: 3 },
    { type: 'finishScenario', won: true },
    { type: 'leaveScenario' },
    start('2'),
    ...turn('c2'),
  ]);
  const [third = ''] = await monsters(desk.host);
  await record(desk.host, key, attack('c2', third, 20, 'x2'));
});

async function openStatistics(page: Page): Promise<void> {
  const place = `/#/campaign/${encodeURIComponent(key)}/party/statistics`;
  await page.goto(`${desk.host.origin}${place}`);
  await page.getByRole('heading', { name: 'Draws and expected values' }).waitFor();
}

/** The rows of a table as text. */
async function rows(table: Locator): Promise<readonly (readonly string[])[]> {
  return table
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll('th, td:not([aria-hidden])')].map((cell) =>
          cell.textContent.trim(),
        ),
      ),
    );
}

const chart = (page: Page, name: string) => page.getByRole('table', { name, exact: true });

describe('the statistics of a campaign', () => {
  test('Statistics are loaded once while nothing changes', async () => {
    const { page } = await desk.open();
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/campaign.statistics')) requests += 1;
    });
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('"campaign.statistics"')) requests += 1;
      }),
    );
    // Opens the page again and records its frames from then on.
    await page.reload();
    await openStatistics(page);
    for (let pause = 0; pause < 3; pause += 1) await breathe(page);
    expect(requests).toBe(1);
  });

  test('Statistics follow the game and can be filtered by scenario or character', async () => {
    const { page } = await desk.open();
    await openStatistics(page);
    expect(await rows(chart(page, 'Damage dealt'))).toEqual([
      ['Hilda', '41'],
      ['Nim', '40'],
      ['Monsters', '0'],
    ]);
    expect(await rows(chart(page, 'Kills'))).toContainEqual(['Hilda', '1']);
    // Scenario 2 adds three curses to each deck, so 4 of 23 cards miss.
    const draws = page.getByRole('region', { name: 'Draws and expected values, scrolls' });
    expect(await rows(draws.getByRole('table'))).toEqual([
      ['Hilda', '2', '+0.5', '−0.03', '+1.05', '0 (0.1)', '1 (0.1)'],
      ['Nim', '1', '0', '0', '0', '1 (0.0)', '0 (0.2)'],
    ]);
    const course = page.getByRole('img', { name: /^Damage dealt, all characters/ });
    expect(await course.getAttribute('aria-label')).toContain(
      '1 Black Barrow 41; 2 Barrow Lair 40',
    );

    // Another screen plays a step.
    await record(desk.host, key, [{ type: 'gainExperience', figure: 'c2', amount: 5 }]);
    await chart(page, 'Experience in play').getByRole('row', { name: 'Nim 5' }).waitFor();
    const answer = (await callApi(desk.host, 'campaign.open', key)) as { value: { seq: number } };
    await callApi(desk.host, 'campaign.undo', key, answer.value.seq, crypto.randomUUID());
    await chart(page, 'Experience in play').getByRole('row', { name: 'Nim 0' }).waitFor();

    await choose(page.getByRole('combobox', { name: 'Scenarios' }), '1. 1 Black Barrow');
    expect(await rows(chart(page, 'Damage dealt'))).toEqual([
      ['Hilda', '41'],
      ['Monsters', '0'],
    ]);
    await choose(page.getByRole('combobox', { name: 'Scenarios' }), 'The whole campaign');
    await choose(page.getByRole('combobox', { name: 'Figure' }), 'Nim (Scoundrel)');
    expect(await rows(chart(page, 'Damage dealt'))).toEqual([['Nim', '40']]);
    const list = page.getByRole('region', { name: 'Scenarios, scrolls' }).getByRole('table');
    const results = (await rows(list)).map(([title, , result]) => [title, result]);
    expect(results).toEqual([
      ['1 Black Barrow', 'won'],
      ['2 Barrow Lair', 'in progress'],
    ]);
  });

  test.each([
    { colorScheme: 'dark', width: 1280, height: 800 },
    { colorScheme: 'light', width: 320, height: 720 },
  ] as const)('axe finds no violation on the statistics at $width, $colorScheme', async (size) => {
    const { page } = await desk.open(size);
    await openStatistics(page);
    expect(await violations(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    // On a desktop screen every column of the draws is visible.
    const draws = page.getByRole('region', { name: 'Draws and expected values, scrolls' });
    const hidden = await draws.evaluate((each) => each.scrollWidth - each.clientWidth);
    if (size.width === 1280) expect(hidden).toBe(0);
  });

  test('The play time is shown, can be corrected and paused', async () => {
    const { page } = await desk.open();
    await page.goto(`${desk.host.origin}/#/campaign/${encodeURIComponent(key)}/table`);
    const shown = page.getByRole('link', { name: 'Play time, scenario' });
    expect(await shown.innerText()).toContain('0:00');
    await page.getByRole('button', { name: /scenario menu/ }).click();
    await page.getByRole('menuitem', { name: 'Round, level and play time' }).click();
    const times = page.getByRole('region', { name: 'Play time' });
    await times.getByRole('button', { name: '+60 min' }).click();
    await times.getByText('Campaign 1:00').waitFor();
    await times.getByRole('switch', { name: 'Clock running' }).click();
    await page.getByRole('link', { name: /, paused/ }).waitFor();
    await page.keyboard.press('Escape');
    await openStatistics(page);
    const list = page.getByRole('region', { name: 'Scenarios, scrolls' }).getByRole('table');
    expect((await rows(list)).at(-1)).toContain('1:00');
    await callApi(desk.host, 'campaign.clock', key, 'go');
    const answer = (await callApi(desk.host, 'campaign.open', key)) as { value: { seq: number } };
    await callApi(desk.host, 'campaign.undo', key, answer.value.seq, crypto.randomUUID());
  });

  test('Statistics are empty before the first scenario', async () => {
    const empty = await campaignWith(desk.host, 'Fresh', []);
    const { page } = await desk.open();
    const place = `/#/campaign/${encodeURIComponent(empty)}/party/statistics`;
    await page.goto(`${desk.host.origin}${place}`);
    await page.getByText('No scenarios played yet.').waitFor();
  });
});
