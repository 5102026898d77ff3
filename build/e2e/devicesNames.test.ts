/** Names that look like markup, from the table and from guests, on every page that shows them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { id } from '../../shared/ids';
import type { Command } from '../../shared/commands/shapes';
import { scrollsSideways } from './axe';
import { breathe } from './harness';
import { cutOff, unreadable } from './layout';
import { record } from './paper';
import { PHONE, SharedTable, TELEVISION } from './sharedTable';

/** Changes the page's title if it is executed as markup. */
const IMAGE = '<img src=x onerror="document.title=1">';
const SCRIPT = '</b><script>document.title=1</script>';
const GUEST = '"><svg onload=document.title=1>';

const add = (name: string, of: string): Command => ({
  type: 'addCharacter',
  class: id(of),
  name,
  level: 1,
});
const choose = (character: string, leading: number): Command => ({
  type: 'setInitiative',
  character: id(character),
  leading,
  second: null,
});

let table: SharedTable;

beforeAll(async () => {
  table = await SharedTable.create([
    add(IMAGE, 'brute'),
    add(SCRIPT, 'tinkerer'),
    { type: 'startScenario', scenario: id('1'), characters: [id('c1'), id('c2')], level: 1 },
    choose('c1', 1),
    choose('c2', 2),
    { type: 'revealInitiatives' },
    { type: 'startTurn', figure: id('c1') },
    { type: 'sufferDamage', figure: id('c1'), amount: 1, negate: null },
  ] satisfies readonly Command[]);
});
afterAll(() => table.closeScreens());

test('Names are shown as plain text on phone, TV and table', async () => {
  await table.share();
  const phone = await table.join(`plays ${IMAGE}`, GUEST, PHONE);
  const tv = await table.join('is a shared screen', SCRIPT, TELEVISION);
  await phone.getByRole('heading', { name: `Your turn, ${IMAGE}` }).waitFor();
  await phone.getByRole('button', { name: 'History' }).click();
  await phone.getByRole('heading', { name: `${IMAGE} suffers 1` }).waitFor();
  await tv.getByText(SCRIPT).first().waitFor();
  for (const name of [GUEST, SCRIPT]) {
    await table.page.getByRole('textbox', { name: `Name of ${name}` }).waitFor();
  }
  const pages = [phone, tv, table.page];
  for (const screen of ['table', 'history', 'party']) {
    await table.go(screen);
    await table.page.getByText(IMAGE).filter({ visible: true }).first().waitFor();
    for (const page of pages) {
      expect(await page.title()).not.toBe('1');
      const made = page.locator('img[src="x"], script:not([src]), svg[onload]');
      expect(await made.count()).toBe(0);
    }
  }
});

test('A long name without spaces fits a phone, and buttons beside it keep their text', async () => {
  const name = 'P'.repeat(60);
  const acts = `${'P'.repeat(58)} Q`;
  await record(table.host, table.campaign, [
    { type: 'editCharacter', character: 'c2', name },
    { type: 'editCharacter', character: 'c1', name: acts },
  ]);
  await table.go('devices');
  const phone = await table.join(`plays ${acts}`, 'Phone', PHONE);
  await phone.getByText(`then ${name}`).waitFor();
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await phone.setViewportSize(size);
    await breathe(phone);
    expect(await scrollsSideways(phone)).toBe(false);
    expect(await unreadable(phone)).toEqual([]);
    expect(await cutOff(phone)).toEqual([]);
  }
});
