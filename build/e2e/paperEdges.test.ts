/** Paper for long names, and for a game that names what is not there. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useDesk } from './desk';
import type { Screen } from './harness';
import { campaignWith, openPrintScreen, overlaps, printed, wish } from './paper';
import { gameOf } from './table';

const LONG = 'WONDERFUL MONDAY COMPANY OF THE WINDWHISPERING WOODS AND WAZ';
const UNBROKEN = 'Donaudampfschifffahrtsgesellschaftskapitaenswitwenrentenamt';

const desk = useDesk();
let screen: Screen;
let key: string;

beforeAll(async () => {
  key = await campaignWith(desk.host, LONG, [
    { type: 'addCharacter', class: 'brute', name: UNBROKEN, level: 1 },
    { type: 'addCharacter', class: 'tinkerer', name: 'Zed', level: 1 },
    { type: 'startScenario', scenario: '1', characters: ['c1', 'c2'], level: null },
  ]);
});
beforeEach(async () => {
  screen = await desk.open();
});

test('a long name gives way to scenario, round and date, and never runs over its neighbours', async () => {
  await openPrintScreen(screen.page, desk.host, key);
  for (const sheet of ['Status sheet', 'Character sheets', 'Modifier decks'] as const) {
    await wish(screen.page, { sheets: [sheet], paper: 'Letter', direction: 'Portrait' });
    for (const page of await printed(screen.page)) {
      const [head = ''] = page.text.split('\n');
      expect(head, sheet).toContain('· 1 Black Barrow · Round 1 · ');
      expect(head, sheet).toContain(String(new Date().getFullYear()));
      expect(overlaps(page), sheet).toEqual([]);
      const inside = page.words.every(({ left, right }) => left >= 0 && right <= page.width);
      expect(inside, sheet).toBe(true);
    }
  }
});

test('a game of a scenario that is nowhere is told on the Print screen', async () => {
  const game = await gameOf(desk.host, key);
  const strange = {
    ...game,
    campaign: { ...game.campaign, name: 'Strange' },
    scenario: { ...game.scenario, scenario: 'own-nowhere' },
  };
  const links = { id: 'strange', seq: 9, end: 0, head: null, redo: null };
  const save = {
    schema: game.schema,
    changedAt: new Date().toISOString(),
    ...links,
    game: strange,
  };
  writeFileSync(join(desk.library, 'Strange.json'), JSON.stringify(save));
  const { page } = screen;
  desk.expectTrouble(/404/);
  await page.goto(`${desk.host.address}#/campaign/Strange/print`);
  const said = page.getByRole('alert').filter({ hasText: 'These sheets cannot be laid out' });
  await said.waitFor();
  // The scenarios there are can still be chosen.
  await wish(page, { sheets: ['Stat sleeves'], scenario: '1' });
  expect(await said.count()).toBe(0);
});
