/** A group that plays on paper enters where it is. */
import { expect, test } from 'vitest';
import { violations } from './axe';
import { useDesk } from './desk';
import { campaignWith } from './paper';
import { gameOf } from './table';

const desk = useDesk();

test('Four characters on paper fill a new campaign in one step that can be undone', async () => {
  const key = await campaignWith(desk.host, 'On paper', []);
  const { page } = await desk.open();
  await page.goto(`${desk.host.origin}/#/campaign/${encodeURIComponent(key)}/party/characters`);
  await page.getByRole('button', { name: 'We already play on paper' }).click();
  const form = page.getByRole('dialog', { name: 'Where are you in your campaign?' });
  await form.getByRole('button', { name: 'Add another character' }).click();
  await form.getByRole('button', { name: 'Add another character' }).click();
  const sheets = form.getByRole('group').filter({ has: page.getByLabel('Experience') });
  expect(await sheets.count()).toBe(4);
  for (const [index, name] of ['Hilda', 'Nim', 'Piet', 'Ida'].entries()) {
    const sheet = sheets.nth(index);
    await sheet.getByLabel('Name', { exact: true }).fill(name);
    await sheet.getByLabel('Level', { exact: true }).fill('3');
    await sheet.getByLabel('Gold', { exact: true }).fill(String(10 + index));
    await sheet.getByLabel('Items (numbers)').fill(`${1 + index}, ${9 + index}`);
  }
  await form.getByLabel('Scenarios completed (numbers)').fill('1, 2, x');
  await form.getByText('“x” is no number. Write numbers with commas.').waitFor();
  await form.getByLabel('Scenarios completed (numbers)').fill('1, 2');
  await form.getByLabel('Gold donated').fill('65');
  await form.getByLabel('Reputation').fill('-2');
  await form.getByText('Donations are made in steps of 10 gold.').waitFor();
  await form.getByLabel('Gold donated').fill('60');
  await form.getByLabel('Reputation').press('Tab');
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Begin here' }).click();
  await form.waitFor({ state: 'hidden' });

  const campaign = async () => (await gameOf(desk.host, key)).campaign;
  await expect
    .poll(async () => (await campaign()).characters)
    .toMatchObject([
      { name: 'Hilda', level: 3, experience: 95, gold: 10, items: [{ item: 1 }, { item: 9 }] },
      { name: 'Nim' },
      { name: 'Piet' },
      { name: 'Ida', gold: 13 },
    ]);
  expect(await campaign()).toMatchObject({
    completed: ['1', '2'],
    party: { reputation: -2, donated: 60 },
  });
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await campaign()).characters).toEqual([]);
});
