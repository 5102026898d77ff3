/** The palette, the settings, the hints. */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { choose } from './choose';
import { useDesk } from './desk';

const desk = useDesk({ isAlone: true });
let page: Page;

beforeEach(async () => {
  ({ page } = await desk.open());
  await page.getByRole('button', { name: /^Try a demo/ }).click();
  await page.getByRole('region', { name: 'Initiative' }).waitFor();
  const [, campaign = ''] = /#\/campaign\/([^/]+)/.exec(page.url()) ?? [];
  desk.campaign = decodeURIComponent(campaign);
});

describe('the palette', () => {
  test('The palette finds a condition and applies it to a figure', async () => {
    await page.keyboard.press('/');
    const field = page.getByRole('combobox');
    await field.waitFor();
    await page.keyboard.type('poison brute');
    await page.getByRole('option', { name: /Poison on Brute/ }).waitFor();
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => {
        const { figures } = await desk.scenario();
        return figures.find(({ id }) => id === 'c1')?.conditions.map(({ name }) => name);
      })
      .toEqual(['poison']);
    await field.waitFor({ state: 'detached' });
  });

  test('[REST-1] The palette offers a short rest only while it is possible', async () => {
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('short rest brute');
    await page.getByRole('option', { name: /short rest/i }).waitFor();
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => {
        const { figures } = await desk.scenario();
        return figures.some((figure) => figure.kind === 'character' && figure.shortRested);
      })
      .toBe(true);
  });

  test('The palette opens a screen and reports a search without results', async () => {
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('no such thing at all');
    await page.getByText('No matches').first().waitFor();
    await page.getByRole('combobox').fill('settings');
    await page.getByRole('option', { name: /^Settings/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  });

  test('The palette corrects an initiative and closes after the second digit', async () => {
    const { phase, figures } = await desk.scenario();
    expect(phase.name).toBe('selectCards');
    const characters = figures.filter(({ kind }) => kind === 'character');
    for (const { id: character } of characters)
      await desk.send({ type: 'setInitiative', character, leading: 40, second: null });
    await desk.send({ type: 'revealInitiatives' });
    await page.getByRole('list').filter({ hasText: 'next' }).first().waitFor();
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('change initiative brute');
    await page.getByRole('option', { name: /Change Brute’s initiative/ }).waitFor();
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: 'Change Brute’s initiative' });
    await field.waitFor();
    await page.keyboard.type('07');
    await field.waitFor({ state: 'detached' });
    await expect
      .poll(async () => {
        const { phase: now } = await desk.scenario();
        const order = now.name === 'turns' ? now.order : [];
        return order.find(({ id }) => (id as string) === 'c1')?.initiative;
      })
      .toBe(7);
  });
});

test('Theme, text size and letter keys persist after a reload', async () => {
  await page.goto(`${desk.host.origin}/#/settings`);
  await choose(page.getByLabel('Theme'), 'light');
  await choose(page.getByLabel('Text size'), '130');
  await page.getByRole('switch', { name: 'Letter keys' }).click();
  await page.reload();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  const root = page.locator('html');
  expect(await root.getAttribute('data-theme')).toBe('light');
  expect(await root.evaluate((html) => getComputedStyle(html).fontSize)).toBe('20.8px');
  await desk.go(page, 'table');
  await page.getByRole('region', { name: 'Initiative' }).waitFor();
  await page.keyboard.press('a');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('A dismissed hint stays hidden until all hints are reset', async () => {
  const hint = page.getByRole('complementary', { name: 'Hint' });
  await hint.getByRole('button', { name: 'Got it' }).click();
  await hint.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('region', { name: 'Initiative' }).waitFor();
  expect(await hint.count()).toBe(0);
  await page.goto(`${desk.host.origin}/#/settings`);
  await page.getByRole('button', { name: 'Show all hints again' }).click();
  await desk.go(page, 'table');
  await hint.waitFor();
});
