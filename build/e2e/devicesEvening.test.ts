/** Three rounds of a scenario with four phones, a tablet and a TV, each in its own browser context. */
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { id } from '../../shared/ids';
import type { Command } from '../../shared/commands/shapes';
import type { Scenario } from '../../shared/state';
import { breathe } from './harness';
import { record } from './paper';
import { numbersIn, pilesIn, Received } from './received';
import { PHONE, SharedTable, TABLET, TELEVISION } from './sharedTable';
import { monstersIn, scenarioOf } from './table';

/** Class and initiatives of each phone's character. These numbers appear nowhere else. */
const PLAYERS = [
  { who: 'Hilda', device: 'Ann', class: 'brute', leading: [81, 82, 83] },
  { who: 'Piet', device: 'Bob', class: 'tinkerer', leading: [84, 85, 86] },
  { who: 'Aurelia', device: 'Cleo', class: 'spellweaver', leading: [87, 88, 89] },
  { who: 'Nim', device: 'Dan', class: 'mindthief', leading: [91, 92, 93] },
] as const;
const CHARACTERS = PLAYERS.map((_, index) => id<never>(`c${String(index + 1)}`));

const COMMANDS: readonly Command[] = [
  ...PLAYERS.map((one): Command => ({
    type: 'addCharacter',
    class: id(one.class),
    name: one.who,
    level: 1,
  })),
  { type: 'startScenario', scenario: id('1'), characters: CHARACTERS, level: 1 },
  ...[
    { q: 1, r: 2 },
    { q: 1, r: 3 },
    { q: 0, r: 3 },
    { q: 0, r: 4 },
  ].map((at, index): Command => ({
    type: 'placeFigure',
    figure: CHARACTERS[index] ?? id('none'),
    at,
  })),
  { type: 'useBoard', inUse: true },
];

let table: SharedTable;

beforeEach(async () => {
  table = await SharedTable.create(COMMANDS);
});
afterEach(() => table.closeScreens());

const send = (...commands: readonly object[]) => record(table.host, table.campaign, commands);
const now = (): Promise<Scenario> => scenarioOf(table.host, table.campaign);

/** Presses a phone's amber button as soon as it is shown. */
async function goOn(phone: Page, label: RegExp): Promise<void> {
  const amber = phone.getByRole('contentinfo').getByRole('button', { name: label });
  await amber.waitFor();
  await breathe(phone);
  await amber.click();
}

/** Attacks on a phone through the five steps. */
async function attack(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: 'Attack 2' }).click();
  await phone.getByRole('button', { name: 'Monsters', exact: true }).click();
  await phone
    .getByRole('button', { name: /^(Target|Attack) Bandit Guard/ })
    .first()
    .click();
  // The guard is out of range, so the card waits for a press.
  await goOn(phone, /^Draw against/);
  await goOn(phone, /^Apply/);
}

/** Plays turns until the round is over. The table plays the monsters. */
async function playRound(phones: ReadonlyMap<string, Page>, round: number): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) {
    const { phase } = await now();
    if (phase.name !== 'turns' || phase.active === null) return;
    const { active } = phase;
    const phone = phones.get(active);
    if (phone) {
      const name = PLAYERS[CHARACTERS.indexOf(active as never)]?.who ?? '';
      await phone.getByRole('heading', { name: `Your turn, ${name}` }).waitFor();
      if (round === 1 && name === 'Aurelia') await attack(phone);
      await goOn(phone, new RegExp(`^End ${name}.s turn`));
    } else {
      const block = phase.order.find(({ turns }) => turns.some(({ figure }) => figure === active));
      await send({ type: 'endBlock', block: block?.id });
    }
    await expect
      .poll(async () => JSON.stringify((await now()).phase))
      .not.toContain(`"active":"${active}"`);
  }
  throw new Error(`round ${String(round)} did not end`);
}

test('Six devices play three rounds, and none receives hidden information', async () => {
  await table.share();
  await table.turnOffAutoReveal();
  const phones = new Map<string, Page>();
  const spies: Received[] = [];
  for (const [index, { who, device }] of PLAYERS.entries()) {
    const phone = await table.join(`plays ${who}`, device, PHONE);
    phones.set(CHARACTERS[index] ?? '', phone);
    spies.push(new Received(phone));
  }
  const tablet = await table.join('is a shared screen', 'Tablet', TABLET);
  const tv = await table.join('is a shared screen', 'TV', TELEVISION);
  spies.push(new Received(tablet), new Received(tv));
  await table.go('table');
  const all = [...phones.values()];

  for (const round of [0, 1, 2]) {
    for (const page of [...all, tablet, tv]) await page.getByText('0 of 4 are ready').waitFor();
    for (const spy of spies) await spy.take();
    for (const [index, phone] of all.entries()) {
      const { who = '', leading = [] } = PLAYERS[index] ?? {};
      await phone
        .getByRole('textbox', { name: `Initiative of ${who}` })
        .fill(String(leading[round]));
    }
    await table.page.getByText('All initiatives are entered.').waitFor();
    for (const page of [...all, tablet, tv]) await page.getByText('4 of 4 are ready').waitFor();
    // No device received another player's number, in any form.
    for (const [index, spy] of spies.entries()) {
      const seen = numbersIn(await spy.take());
      for (const [other, { leading }] of PLAYERS.entries()) {
        expect([index, other, seen.has(leading[round] ?? 0)]).toEqual([
          index,
          other,
          other === index,
        ]);
      }
    }

    await breathe(table.page);
    await table.page.getByRole('button', { name: /^Reveal/ }).click();
    await tv
      .getByRole('list', { name: 'Initiative' })
      .getByText(String(81 + round))
      .waitFor();
    const first = (await now()).phase;
    if (first.name === 'turns' && first.active === null) {
      const [block] = first.order;
      const [turn] = block?.turns ?? [];
      await send({ type: 'startTurn', figure: turn?.figure });
    }
    if (round === 0) {
      // The monsters act first. One attacks Hilda, whose player loses a card to negate the damage.
      const { phase } = await now();
      const attacker = phase.name === 'turns' ? phase.active : null;
      const ann = phones.get('c1');
      await send(
        {
          type: 'beginAttack',
          attacker,
          base: 9,
          ranged: false,
          range: null,
          targets: [{ figure: 'c1', distance: 1 }],
        },
        { type: 'enterForAttack', target: 'c1', cards: ['+1'] },
      );
      await ann?.getByRole('alert').getByRole('button', { name: 'Lose 1 card from hand' }).click();
      await expect.poll(async () => (await now()).attack?.targets[0]?.negate).toBe('oneFromHand');
      await send({ type: 'applyAttack' });
      await tv.getByRole('status', { name: 'Last attack' }).getByText('Hilda: no damage').waitFor();
    }
    await playRound(phones, round);
    await table.page.getByRole('button', { name: /^End (the )?round/ }).waitFor();
    await breathe(table.page);
    await table.page.getByRole('button', { name: /^End (the )?round/ }).click();
  }

  // After all draws, the remaining cards are sent in an order that reveals nothing.
  for (const spy of spies) {
    const piles = pilesIn(await spy.take());
    for (const pile of piles) {
      const sorted = pile.every((card) => typeof card === 'number')
        ? pile.toSorted((a, b) => Number(a) - Number(b))
        : pile.toSorted();
      expect(pile).toEqual(sorted);
    }
  }
  expect(monstersIn(await now(), 'bandit-guard').length).toBeGreaterThan(0);
  expect((await now()).round).toBe(4);
});
