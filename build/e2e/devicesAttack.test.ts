/** An attack on a player's phone: the panel is a part of the page, beside its targets. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { violations } from './axe';
import { TWO_AT_BLACK_BARROW } from './desk';
import { breathe } from './harness';
import { isInSight } from './inSight';
import { PHONE, SharedTable } from './sharedTable';

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 568 },
  { width: 1024, height: 768 },
];

let table: SharedTable;

beforeEach(async () => {
  table = await SharedTable.create(TWO_AT_BLACK_BARROW);
});
afterEach(() => table.closeScreens());

test('An attack on a phone or tablet hides no target', async () => {
  await table.share();
  const phone = await table.join('plays Hilda', 'Ann', PHONE);
  const button = (name: string | RegExp) =>
    phone.getByRole('button', { name, exact: typeof name === 'string' });
  const next = phone.getByRole('contentinfo').getByRole('button');
  const others = [
    phone.getByRole('complementary', { name: 'Attack and decks' }),
    phone.getByRole('banner'),
    phone.getByRole('navigation', { name: 'Pages' }),
    phone.getByRole('contentinfo'),
  ];
  const tile = phone.locator('.standee', { has: phone.locator('[aria-pressed="true"]') });
  const isSeen = () => isInSight(phone, tile, others);

  await table.go('table');
  await phone.getByRole('textbox', { name: 'Initiative of Hilda' }).fill('12');
  await table.page.getByRole('textbox', { name: 'Initiative of Piet' }).fill('77');
  await phone.getByRole('heading', { name: 'Hilda is next' }).waitFor();
  await breathe(phone);
  await next.click();
  await phone.getByRole('heading', { name: 'Your turn, Hilda' }).waitFor();
  await breathe(phone);

  // Choosing the value leads to the possible targets.
  await button('Attack 3').click();
  await phone.getByRole('button', { name: 'Monsters', pressed: true }).waitFor();
  await button(/^(Target|Attack) Bandit Guard/)
    .last()
    .click();
  await next.filter({ hasText: /^Apply/ }).waitFor();
  for (const size of SIZES) {
    await phone.setViewportSize(size);
    await expect.poll(isSeen).toBe(true);
  }
  expect(await violations(phone)).toEqual([]);
  // On the board the map takes the place of the sleeves.
  await phone.setViewportSize(PHONE as { width: number; height: number });
  await button('Board').click();
  const map = phone.getByRole('main').locator('svg').first();
  await expect.poll(() => isInSight(phone, map, others)).toBe(true);
  await button('Monsters').click();
  await breathe(phone);
  await next.click();
  await next.filter({ hasText: /^End Hilda/ }).waitFor();
});
