/** A monster's attack by keyboard alone: target, damage, and parts that are skipped. */
import { expect, test } from 'vitest';
import { amber, startGuardAttack, startPushChoice, whereAsked } from './actingGuard';
import { id, type MonsterTypeId } from '../../shared/ids';
import { HILDA, inTurnOf, TWO_AT_BLACK_BARROW, useDesk } from './desk';
import { breathe } from './harness';
import { monstersIn } from './table';

const desk = useDesk();

/** Number of a cultist's ability card. */
const ATTACKS_AS_IT_FALLS = 604;

test('The letter of a figure chooses it as the target that the amber button asks for', async () => {
  const page = await startGuardAttack(desk);
  await breathe(page);
  await page.keyboard.press('a');
  await expect
    .poll(async () => (await desk.scenario()).attack)
    .toMatchObject({ targets: [{ figure: HILDA }] });
});

test.each([
  ['while the amber button has put the focus on a crosshair', false],
  ['while the map has the focus', true],
])('After the letter of a target, Enter applies the attack %s', async (_, onMap) => {
  const page = await startGuardAttack(desk);
  await breathe(page);
  if (onMap) {
    await desk.go(page, 'board');
    await page.getByRole('application').focus();
    await breathe(page);
  } else await page.keyboard.press('n');
  await page.keyboard.press('a');
  await amber(page)
    .filter({ hasText: /^Apply/ })
    .waitFor();
  if (onMap) await page.locator('[role=application]:focus').waitFor();
  await breathe(page);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await desk.scenario()).attack).toBeNull();
});

test('The amber button asks for the card that the players draw themselves', async () => {
  const page = await startGuardAttack(desk);
  await breathe(page);
  await page.keyboard.press('a');
  await amber(page)
    .filter({ hasText: /^Apply/ })
    .waitFor();
  await page.getByRole('button', { name: 'I drew it myself' }).click();
  await amber(page)
    .filter({ hasText: /^Enter the card/ })
    .waitFor();
  await breathe(page);
  await page.keyboard.press('n');
  const { attack } = await desk.scenario();
  expect(attack?.targets.map(({ drawn }) => drawn)).toEqual([null]);
});

test.each([
  ['at the table', false],
  ['while the map has the focus', true],
])('[MONSTER-1] One key ends the turn of a monster that reaches no enemy, %s', async (_, onMap) => {
  const page = await startGuardAttack(desk);
  if (onMap) {
    await desk.go(page, 'board');
    await page.getByRole('application').focus();
  }
  await breathe(page);
  await page.keyboard.press('-');
  // The card may have another ability, which comes next.
  await amber(page)
    .filter({ hasText: /^(End )?Bandit Guard/ })
    .waitFor();
  const { phase, attack } = await desk.scenario();
  const turns = phase.name === 'turns' ? phase.order.flatMap((block) => block.turns) : [];
  const states = turns.flatMap(({ lines }) => lines).map(({ state }) => state);
  expect([states.filter((state) => state === 'skipped'), attack]).toEqual([['skipped'], null]);
});

test('[MOVE-7] A digit chooses the path with that number', async () => {
  await startPushChoice(desk);
  const { page } = await desk.openTable();
  await whereAsked(page);
  await breathe(page);
  await page.keyboard.press('2');
  const hilda = async () => (await desk.scenario()).figures.find(({ id: one }) => one === HILDA);
  await expect.poll(async () => (await desk.scenario()).attack).toBeNull();
  expect((await hilda())?.at).not.toEqual({ q: 2, r: 2 });
});

test('[MONSTER-1] A letter chooses the target of a dying monster, and the amber button continues', async () => {
  const monster = id<MonsterTypeId>('cultist');
  await desk.begin([
    ...TWO_AT_BLACK_BARROW,
    {
      ...{ type: 'addMonster', monster, rank: 'normal', standee: null, origin: 'placed' },
      ...{ side: 'enemies', at: null, summoner: null },
    },
    ...inTurnOf(HILDA, { c1: 1, c2: 99 }),
  ]);
  await desk.putOnDiscards('cultist', ATTACKS_AS_IT_FALLS);
  const [cultist] = monstersIn(await desk.scenario(), 'cultist');
  if (!cultist) throw new Error('No cultist came.');
  // The cultist's card needs no announcement before its turn.
  await desk.untilActs(cultist.id);
  const { page } = await desk.openTable();
  await desk.send({ type: 'sufferDamage', figure: cultist.id, amount: 50, negate: null });
  await amber(page)
    .filter({ hasText: /^Choose targets: Cultist/ })
    .waitFor();
  await breathe(page);
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Hilda', pressed: true }).waitFor();
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await desk.scenario()).attack)
    .toMatchObject({ attacker: cultist.id, targets: [{ figure: HILDA }] });
});
