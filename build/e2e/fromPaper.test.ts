/** A group that has played on paper enters its campaign. */
import { expect, test } from 'vitest';
import { violations } from './axe';
import { useDesk } from './desk';
import { Keystrokes } from './keystrokes';
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
  await form.getByLabel('Scenarios completed (numbers)', { exact: true }).fill('1, 2, x');
  await form.getByText('“x” is not a number. Separate numbers with commas.').waitFor();
  await form.getByLabel('Scenarios completed (numbers)', { exact: true }).fill('1, 2');
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

/** Maximum seconds that a person needs for the form: five minutes. */
const MOST_SECONDS = 300;

test('Four whole sheets and the world take under five minutes by the keystroke-level model', async () => {
  const key = await campaignWith(desk.host, 'By heart', []);
  const { page } = await desk.open();
  await page.goto(`${desk.host.origin}/#/campaign/${encodeURIComponent(key)}/party/characters`);
  const acts = new Keystrokes(page);
  await acts.press(page.getByRole('button', { name: 'We already play on paper' }));
  const form = page.getByRole('dialog', { name: 'Where are you in your campaign?' });
  await acts.press(form.getByRole('button', { name: 'Add another character' }));
  await acts.press(form.getByRole('button', { name: 'Add another character' }));
  const sheets = form.getByRole('group').filter({ has: page.getByLabel('Experience') });
  for (const [place, name] of ['Hilda', 'Nim', 'Piet', 'Ida'].entries()) {
    const sheet = sheets.nth(place);
    const field = (label: string) => sheet.getByLabel(label, { exact: true });
    await acts.type(field('Name'), name);
    await acts.type(field('Player'), ['Ada', 'Bo', 'Cy', 'Di'][place] ?? '');
    await acts.type(field('Level'), '5');
    await acts.type(field('Experience'), String(215 + place));
    await acts.type(field('Gold'), String(45 + place));
    await acts.type(field('Check marks'), '4');
    await acts.type(field('Items (numbers)'), `${1 + place}, ${9 + place}, ${15 + place}`);
    await acts.type(field('Personal quest (card number)'), String(515 + place));
    await acts.type(field('Quest progress'), '6');
    await acts.press(sheet.getByText('Perks (0 checked)'));
    for (const box of [0, 1, 2, 3, 4]) await acts.press(sheet.getByRole('checkbox').nth(box));
  }
  const world = form.getByRole('region', { name: 'World' });
  const field = (label: string) => world.getByLabel(label, { exact: true });
  await acts.type(field('Reputation'), '6');
  await acts.type(field('Prosperity check marks'), '12');
  await acts.type(field('Gold donated'), '120');
  await acts.type(field('Scenarios completed (numbers)'), '1, 2, 3, 4, 5, 8, 14, 19');
  await acts.type(field('Solo scenarios completed (numbers)'), '1');
  await acts.type(field('Treasures looted (numbers)'), '7, 38, 46');
  await acts.type(field('Item designs found (numbers)'), '71, 72');
  acts.passFields();
  await acts.type(
    field('Party achievements, one below the other'),
    'First Steps\nJekserah’s Plans',
  );
  await acts.press(world.getByRole('checkbox').first());
  expect(await violations(page)).toEqual([]);
  await acts.press(form.getByRole('button', { name: 'Begin here' }));
  await form.waitFor({ state: 'hidden' });

  expect(await gameOf(desk.host, key)).toMatchObject({
    campaign: {
      characters: [{ quest: { quest: 515, counters: [6] } }, {}, {}, { name: 'Ida', level: 5 }],
      completed: ['1', '2', '3', '4', '5', '8', '14', '19', 'solo-1'],
      party: { treasures: [7, 38, 46], prosperity: 12 },
    },
  });
  const { counted } = acts;
  console.log(`The form on paper, four characters: ${JSON.stringify(counted)}`);
  expect(counted.seconds).toBeLessThan(MOST_SECONDS);
});
