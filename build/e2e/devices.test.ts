import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe';
import { HILDA, TWO_AT_BLACK_BARROW } from './desk';
import { breathe } from './harness';
import { record } from './paper';
import { PHONE, SharedTable, TELEVISION } from './sharedTable';
import { monstersIn, scenarioOf } from './table';

let table: SharedTable;

beforeAll(async () => {
  table = await SharedTable.create(TWO_AT_BLACK_BARROW);
});
afterAll(() => table.closeScreens());

test('Two phones and a screen join a shared table, choose in secret and play', async () => {
  await table.share();
  expect(await violations(table.page)).toEqual([]);

  const ann = await table.join('plays Hilda', 'Ann', PHONE);
  await ann.getByRole('heading', { name: 'Choose your cards' }).waitFor();
  const bob = await table.join('plays Piet', 'Bob', { ...PHONE, colorScheme: 'light' });
  const tv = await table.join('is a shared screen', 'TV', TELEVISION);

  await table.go('table');
  await ann.getByRole('textbox', { name: 'Initiative of Hilda' }).fill('12');
  for (const page of [table.page, ann, bob, tv])
    await page
      .getByText(/1 of 2 (are ready|entered)/)
      .first()
      .waitFor();
  // The pages of others do not contain it, not even hidden.
  const hildas = table.page.getByRole('textbox', { name: 'Initiative of Hilda' });
  expect(await hildas.inputValue()).toBe('');
  expect(await ann.getByRole('textbox', { name: 'Initiative of Hilda' }).inputValue()).toBe('12');

  await bob.getByRole('textbox', { name: 'Initiative of Piet' }).fill('77');
  await table.page.getByText('All initiatives are entered.').waitFor();
  await table.page.getByRole('link', { name: 'Shared: 3 of 3 devices connected' }).waitFor();
  // Players can correct their initiative until the round is revealed automatically.
  await bob.getByRole('textbox', { name: 'Initiative of Piet' }).fill('78');
  await tv.getByRole('list', { name: 'Initiative' }).getByText('78').waitFor();

  // Only the current player has the amber button.
  await breathe(ann);
  await ann.getByRole('contentinfo').getByRole('button').click();
  await ann.getByRole('heading', { name: 'Your turn, Hilda' }).waitFor();
  await bob.getByRole('heading', { name: 'Hilda is acting' }).waitFor();
  expect(await bob.getByRole('contentinfo').getByRole('button').count()).toBe(0);
  for (const page of [ann, bob, tv]) expect(await violations(page)).toEqual([]);

  // The screen shows an attack for a while, also during later steps.
  const [guard] = monstersIn(await scenarioOf(table.host, table.campaign), 'bandit-guard');
  const target = guard?.id;
  await record(table.host, table.campaign, [
    {
      type: 'beginAttack',
      attacker: HILDA,
      base: 2,
      ranged: false,
      range: null,
      targets: [{ figure: target, distance: 1 }],
    },
    { type: 'drawForAttack', target },
    { type: 'applyAttack' },
  ]);
  const lastAttack = tv.getByRole('status', { name: 'Last attack' });
  await lastAttack.waitFor();
  await record(table.host, table.campaign, [
    { type: 'sufferDamage', figure: HILDA, amount: 3, negate: null },
  ]);
  await tv.getByText('7/10').waitFor();
  await lastAttack.waitFor();
  await tv.clock.runFor(9000);
  await lastAttack.waitFor({ state: 'detached' });

  // The player sees what happened, but nothing private of the others.
  await ann.getByRole('button', { name: 'History' }).click();
  await ann.getByRole('heading', { name: /Hilda suffers 3/ }).waitFor();
  await ann.getByRole('heading', { name: /Hilda chooses cards/ }).waitFor();
  expect(await ann.getByRole('heading', { name: /Piet chooses cards/ }).count()).toBe(0);
  expect(await violations(ann)).toEqual([]);

  // The table undoes a phone's step by its name. A device that leaves is announced quietly.
  await ann.getByRole('button', { name: 'Me', exact: true }).click();
  await breathe(ann);
  await ann.getByRole('button', { name: 'Hilda suffers 1 damage' }).click();
  await breathe(ann);
  const undo = table.page.getByRole('button', { name: /^Undo.*Hilda suffers 1/ });
  await undo.waitFor();
  await breathe(table.page);
  await undo.click();
  await tv.getByText('7/10').waitFor();
  await ann.context().close();
  await table.page.getByText('Ann disconnected.').first().waitFor({ state: 'attached' });
});

test('A device can add the page to its home screen', async () => {
  await table.go('devices');
  const { origin } = await table.code();
  const page = await (await fetch(origin)).text();
  const [, manifest = ''] = /rel="manifest" href="([^"]+)"/.exec(page) ?? [];
  const answer = await fetch(new URL(manifest, origin));
  const read = (await answer.json()) as {
    display: string;
    start_url: string;
    icons: { src: string; sizes: string }[];
  };
  expect(read).toMatchObject({ display: 'standalone', start_url: './' });
  expect(read.icons.map(({ sizes }) => sizes)).toEqual(['256x256', '512x512']);
  for (const { src } of read.icons) {
    expect((await fetch(new URL(src, origin))).headers.get('content-type')).toBe('image/png');
  }
});
