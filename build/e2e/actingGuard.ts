/** Sets up a guard's turn that waits for a choice of the players. */
import type { Page } from 'playwright-core';
import { id } from '../../shared/ids';
import { HILDA, inTurnOf, PLAIN_CARD, TWO_AT_BLACK_BARROW, type Desk } from './desk';
import { breathe } from './harness';

export const amber = (page: Page) => page.locator('#next-step');

/** Lets the first guard act, up to the attack after its move. */
export async function startGuardAttack(desk: Desk): Promise<Page> {
  await desk.begin([...TWO_AT_BLACK_BARROW, ...inTurnOf(HILDA, { c1: 1, c2: 99 })]);
  await desk.putOnDiscards('guard', PLAIN_CARD);
  await desk.send({ type: 'endTurn', figure: HILDA });
  const { page } = await desk.openTable();
  for (let presses = 0; presses < 6; presses += 1) {
    if (/target$/.test(await amber(page).innerText())) return page;
    await breathe(page);
    await page.keyboard.press('n');
    await breathe(page);
  }
  throw new Error('No guard attacks.');
}

/** Lets the guard's attack push Hilda, so that the players must choose the hex. */
export async function startPushChoice(desk: Desk): Promise<void> {
  await desk.begin([
    ...TWO_AT_BLACK_BARROW,
    { type: 'placeFigure', figure: HILDA, at: { q: 2, r: 2 } },
    { type: 'placeFigure', figure: id('c2'), at: { q: 1, r: 3 } },
    { type: 'useBoard', inUse: true },
    ...inTurnOf(HILDA, { c1: 1, c2: 99 }),
    { type: 'endTurn', figure: HILDA },
  ]);
  const { phase } = await desk.scenario();
  const guard = phase.name === 'turns' ? phase.active : null;
  if (guard === null) throw new Error('No guard acts.');
  await desk.send(
    { type: 'placeFigure', figure: guard, at: { q: 1, r: 2 } },
    {
      ...{ type: 'beginAttack', attacker: guard, base: 1, ranged: false, range: null },
      ...{ effects: ['push 1'], targets: [{ figure: HILDA }] },
    },
    { type: 'changeTarget', figure: HILDA, overrides: { damage: 1 } },
  );
}

export async function whereAsked(page: Page): Promise<void> {
  await amber(page)
    .filter({ hasText: /^Choose a hex/ })
    .waitFor();
}
