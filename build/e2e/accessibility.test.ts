import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { scrollsSideways, violations } from './axe';
import { beginBig } from './bigTable';
import { HILDA, inTurnOf, useDesk } from './desk';
import { CAMPAIGN_PLACES, FRONT_PLACES } from './layout';
import { monstersIn, Table } from './table';

const DESK = { width: 1280, height: 800 } as const;
/** Width of a page of 1280 pixels at 400 % zoom. */
const NARROW = { width: 320, height: 720 } as const;
/** Every screen is opened in the dark theme, so these are the others. */
const OTHER_THEMES = ['light', 'contrast'] as const;
/** The contrast theme is checked only on the screens with the most layers. */
const LIGHT = ['light'] as const;

const desk = useDesk({ isAlone: true });

type Look = (where: string) => Promise<void>;

/**
 * Returns a check: axe finds nothing on the current page in these themes, and a narrow window does not scroll
 * sideways.
 */
function lookAt(page: Page, others: readonly string[] = LIGHT): Look {
  return async (where) => {
    expect(await violations(page), where).toEqual([]);
    for (const theme of others) {
      await wear(page, theme);
      expect(await violations(page, 'html', 'colours'), `${where}, ${theme}`).toEqual([]);
    }
    await wear(page, null);
    for (const size of [NARROW, DESK]) {
      await page.setViewportSize(size);
      expect(await scrollsSideways(page), `${where} at ${String(size.width)}`).toBe(false);
    }
  };
}

async function wear(page: Page, theme: string | null): Promise<void> {
  await page.evaluate((wanted) => {
    const { dataset } = document.documentElement;
    if (wanted === null) delete dataset['theme'];
    else dataset['theme'] = wanted;
  }, theme);
}

async function visit(page: Page, look: Look): Promise<void> {
  for (const place of CAMPAIGN_PLACES) {
    await desk.go(page, place);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await look(place);
  }
  for (const place of FRONT_PLACES) {
    await page.goto(`${desk.host.origin}/#/${place}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await look(place);
  }
  await page.goto(`${desk.host.origin}/#/`);
  await page.getByRole('button', { name: /^Try a demo/ }).waitFor();
  await look('first start');
}

/** Opens the table and every layer that can open above it, and checks each. */
async function playThrough(page: Page, look: Look): Promise<void> {
  const table = new Table(page);
  await look('table, initiatives');
  await desk.send(...inTurnOf(HILDA, { c1: 1, c2: 90, c3: 91, c4: 92 }).slice(0, -1));
  const scenario = await desk.scenario();
  const [guard] = monstersIn(scenario, 'bandit-guard');
  if (!guard) throw new Error('there is no guard');
  for (const condition of ['poison', 'muddle', 'strengthen'] as const) {
    await desk.send({ type: 'addCondition', figure: guard.id, condition });
  }
  await desk.send(
    { type: 'addBonus', figure: guard.id, kind: 'retaliate', value: 2, range: 2, lasts: 'round' },
    { type: 'correctElement', element: 'fire', state: 'strong' },
    { type: 'correctElement', element: 'ice', state: 'waning' },
    { type: 'drawModifier', deck: 'monsters', mode: 'advantage' },
    { type: 'startTurn', figure: HILDA },
  );
  await page.locator('[aria-current="true"]').first().waitFor();
  await look('table, a turn');
  await page.locator(`[data-figure="${guard.id}"]`).click();
  await page.getByRole('dialog').waitFor();
  await look('figure');
  await page.keyboard.press('Escape');
  await desk.send({
    type: 'beginAttack',
    attacker: HILDA,
    base: 3,
    ranged: false,
    range: null,
    targets: [{ figure: guard.id }],
  });
  await table.unfoldSteps();
  await table.step(1).waitFor();
  await look('attack');
  await desk.send({ type: 'drawForAttack', target: guard.id });
  await page.locator('#next-step', { hasText: 'Apply:' }).waitFor();
  await look('attack, drawn');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await look('keyboard map');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.getByRole('combobox').waitFor();
  await look('palette');
}

test('axe finds no violation while a round is played', async () => {
  await beginBig(desk, { 'bandit-guard': 2, 'living-bones': 1 });
  const { page } = await desk.openTable();
  await playThrough(page, lookAt(page, OTHER_THEMES));
});

test('axe finds no violation on any screen', async () => {
  await beginBig(desk, { 'bandit-guard': 2 });
  const { page } = await desk.open();
  await visit(page, lookAt(page));
});

test('axe finds no violation in the map editor with every tool open', async () => {
  const { page } = await desk.open();
  const look = lookAt(page);
  await page.goto(`${desk.host.origin}/#/editor/copy-1`);
  await page.getByRole('tab', { name: 'Place' }).click();
  for (const kind of ['Tiles', 'Doors', 'Terrain', 'Monsters', 'Starts']) {
    await page.getByRole('button', { name: kind, exact: true }).click();
    await look(kind);
  }
  await page.getByRole('application', { name: 'Map' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Move/ }).waitFor();
  await look('chosen');
  await page.keyboard.press('Delete');
  for (const tab of [/^Scenario/, /^Check/]) {
    await page.getByRole('tab', { name: tab }).click();
    await look(String(tab));
  }
});

test('An icon without text shows its tooltip on focus as on hover', async () => {
  await beginBig(desk, { 'bandit-guard': 2 });
  const scenario = await desk.scenario();
  const [guard] = monstersIn(scenario, 'bandit-guard');
  if (!guard) throw new Error('there is no guard');
  await desk.send({ type: 'addCondition', figure: guard.id, condition: 'poison' });
  const { page } = await desk.openTable();
  await page.keyboard.press('Tab');
  const drawn = [
    page.locator('.facts[title^="Trap damage"]'),
    page.getByRole('list', { name: /^(Card|Printed)/ }).first(),
    page.getByTitle(/Move 2, Attack 3/).first(),
    page.locator(`[data-figure="${guard.id}"]`),
    page.getByRole('button', { name: /^Hilda’s items and cards/ }),
  ];
  for (const each of drawn) {
    await each.focus();
    const words = (await each.getAttribute('title')) ?? '';
    expect(words).not.toBe('');
    await page.locator('p').getByText(words, { exact: true }).waitFor();
  }
});
