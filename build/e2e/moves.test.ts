/** Counts the clicks of the most frequent actions. */
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { id, type FigureId } from '../../shared/ids';
import { PLAIN_CARD, TWO_AT_BLACK_BARROW, useDesk } from './desk';
import { breathe } from './harness';
import { monstersIn, snapshotOf } from './table';

const desk = useDesk();
let page: Page;
let moves: number;

beforeEach(async () => {
  await desk.begin(TWO_AT_BLACK_BARROW);
  ({ page } = await desk.openTable());
  moves = 0;
});

/** Taps, or clicks with the mouse. */
async function tap(target: Locator): Promise<void> {
  await target.waitFor();
  await breathe(page);
  await target.click();
  moves += 1;
}

async function press(key: string): Promise<void> {
  await page.keyboard.press(key);
  moves += 1;
}

/** Presses a key whose effect depends on the key before it. */
async function pressSlowly(key: string): Promise<void> {
  await breathe(page);
  await press(key);
}

const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

async function reveal(): Promise<void> {
  await desk.send(
    { type: 'setInitiative', character: id('c1'), leading: 90, second: null },
    { type: 'setInitiative', character: id('c2'), leading: 91, second: null },
    { type: 'revealInitiatives' },
  );
}

async function guardsTurn(): Promise<string> {
  await reveal();
  await desk.putOnDiscards('guard', PLAIN_CARD);
  const guard = (await firstGuard()).figure;
  await desk.send({ type: 'startTurn', figure: guard });
  return guard;
}

async function firstGuard(): Promise<{ figure: FigureId; hitPoints: number; name: string }> {
  const { phase, ...scenario } = await desk.scenario();
  const order = phase.name === 'turns' ? phase.order.flatMap(({ turns }) => turns) : [];
  const guards = monstersIn({ phase, ...scenario }, 'bandit-guard');
  const guard =
    guards.find(({ id: figure }) => order.some((turn) => turn.figure === figure)) ?? guards[0];
  const first = order[0] ? guards.find(({ id: figure }) => figure === order[0]?.figure) : guard;
  const found = first ?? guard;
  if (!found) throw new Error('there is no guard');
  return {
    figure: found.id,
    hitPoints: found.hitPoints,
    name: `Bandit Guard ${String(found.standee)}`,
  };
}

async function hitPointsOf(figure: string): Promise<number | undefined> {
  const { figures } = await desk.scenario();
  return figures.find((each) => each.id === figure)?.hitPoints;
}

/** The letter that the figure's key cap shows. */
async function capOf(name: string): Promise<string> {
  const cap = page.getByRole('group', { name, exact: true }).locator('kbd').first();
  const text = (await cap.textContent()) ?? '';
  return text.startsWith('⇧') ? text.slice(1) : text.toLowerCase();
}

async function steps(): Promise<readonly string[]> {
  return (await snapshotOf(desk.host, desk.campaign)).log.map(({ command }) => command.type);
}

async function lastTitle(): Promise<string | undefined> {
  return (await steps()).at(-1);
}

async function untilLast(type: string): Promise<void> {
  await expect.poll(lastTitle).toBe(type);
}

describe('by pointer', () => {
  test('An initiative takes two pointer moves', async () => {
    await tap(page.getByRole('textbox', { name: 'Initiative of Hilda' }));
    await page.keyboard.type('15');
    moves += 1;
    await untilLast('setInitiative');
    expect(moves).toBe(2);
  });

  test('Three damage on a standee take two pointer moves', async () => {
    const { figure, hitPoints } = await firstGuard();
    await tap(page.locator(`[data-figure="${figure}"]`));
    await tap(button('Suffer 3 damage'));
    await untilLast('sufferDamage');
    expect(await hitPointsOf(figure)).toBe(hitPoints - 3);
    expect(moves).toBe(2);
  });

  test('A condition takes two pointer moves', async () => {
    const { figure } = await firstGuard();
    await tap(page.locator(`[data-figure="${figure}"]`));
    await tap(button(/^Poison/));
    await untilLast('addCondition');
    expect(moves).toBe(2);
  });

  test('The next action and undo take one pointer move each', async () => {
    await reveal();
    await tap(page.locator('#next-step'));
    await untilLast('startTurn');
    expect(moves).toBe(1);
    await tap(button(/^Undo: /));
    await untilLast('revealInitiatives');
    expect(moves).toBe(2);
  });

  test('A draw with advantage takes one pointer move', async () => {
    await tap(button(/^Draw two/));
    await untilLast('drawModifier');
    expect(moves).toBe(1);
  });

  test('A complete monster attack takes two pointer moves', async () => {
    await guardsTurn();
    await tap(button('Target Hilda'));
    await untilLast('drawForAttack');
    await tap(button('Apply attack'));
    await untilLast('applyAttack');
    expect(moves).toBe(2);
  });

  test('Opening a room and adding a standee take at most two pointer moves', async () => {
    await tap(button(/^Open room/).first());
    await untilLast('revealRoom');
    expect(moves).toBe(1);
    await tap(button(/^Add .*Bandit Guard/).first());
    await tap(button(/^Normal, any/).first());
    await untilLast('addMonster');
    expect(moves).toBe(3);
  });
});

describe('by keyboard', () => {
  test('An initiative takes three keys', async () => {
    for (const key of ['i', '1', '5']) await press(key);
    await untilLast('setInitiative');
    expect(moves).toBe(3);
  });

  test('Three damage on a standee take three keys', async () => {
    const { figure, hitPoints, name } = await firstGuard();
    for (const key of [await capOf(name), '3', 'Enter']) await press(key);
    await untilLast('sufferDamage');
    expect(await hitPointsOf(figure)).toBe(hitPoints - 3);
    expect(moves).toBe(3);
  });

  test('A condition takes two keys', async () => {
    const { name } = await firstGuard();
    for (const key of [await capOf(name), 'p']) await press(key);
    await untilLast('addCondition');
    expect(moves).toBe(2);
  });

  test('The next action and undo take one key each', async () => {
    await reveal();
    await pressSlowly('n');
    await untilLast('startTurn');
    expect(moves).toBe(1);
    await pressSlowly('Control+z');
    await untilLast('revealInitiatives');
    expect(moves).toBe(2);
  });

  test('A draw with advantage takes one key', async () => {
    await press('Shift+M');
    await untilLast('drawModifier');
    expect(moves).toBe(1);
  });

  test('A complete monster attack takes three keys', async () => {
    await guardsTurn();
    await press(await capOf('Hilda'));
    await pressSlowly('t');
    await untilLast('drawForAttack');
    await page.locator('#next-step', { hasText: /^\s*Apply/ }).waitFor();
    await pressSlowly('n');
    // Unless the card needs something to be shown, the same key ends the turn.
    await expect.poll(steps).toContain('applyAttack');
    expect(moves).toBe(3);
  });
});
