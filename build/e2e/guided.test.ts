/** Monsters' turns with the amber button: the number of presses, and where it stops. */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { id } from '../../shared/ids';
import { neighbours } from '../../shared/map/hexes';
import { shippedContent } from '../../shared/testing/content';
import { HILDA, PIET, TWO_AT_BLACK_BARROW, useDesk } from './desk';
import { breathe } from './harness';
import { callApi, monstersIn, snapshotOf } from './table';

const HILDAS_HEX = { q: 1, r: 2 };

const desk = useDesk();
let page: Page;

beforeEach(async () => {
  await desk.begin(TWO_AT_BLACK_BARROW);
  ({ page } = await desk.openTable());
});

async function amber(): Promise<string> {
  return (await page.locator('#next-step').innerText()).trim();
}

/** Presses `n` and waits until the step is recorded. */
async function pressNext(): Promise<void> {
  const before = (await snapshotOf(desk.host, desk.campaign)).log.length;
  const label = await amber();
  await breathe(page);
  await page.keyboard.press('n');
  await expect
    .poll(async () => (await snapshotOf(desk.host, desk.campaign)).log.length, { message: label })
    .toBeGreaterThan(before);
  await expect.poll(amber).not.toBe(label);
}

async function countGuards(): Promise<number> {
  return monstersIn(await desk.scenario(), 'bandit-guard').length;
}

/** Puts Hilda among the guards, so that there is nothing to choose. Piet is not on the board. */
async function surrounded(least = 0): Promise<number> {
  for (let there = await countGuards(); there < least; there += 1) {
    await desk.send({
      ...{ type: 'addMonster', monster: id('bandit-guard'), rank: 'normal', standee: null },
      ...{ origin: 'placed', side: 'enemies', at: null, summoner: null },
    });
  }
  const guards = monstersIn(await desk.scenario(), 'bandit-guard');
  const places = neighbours(HILDAS_HEX);
  await desk.send(
    { type: 'placeFigure', figure: HILDA, at: HILDAS_HEX },
    { type: 'correctMaxHitPoints', figure: HILDA, maxHitPoints: 90 },
    { type: 'correctHitPoints', figure: HILDA, hitPoints: 90 },
  );
  for (const [index, { id: figure }] of guards.entries()) {
    await desk.send({ type: 'placeFigure', figure, at: places[index] ?? null });
  }
  await desk.send({ type: 'useBoard', inUse: true });
  return guards.length;
}

describe('with the board', () => {
  test('[MONSTER-1] Two presses play the turn of a monster: the attack with its card, and its result', async () => {
    await surrounded();
    const guard = await desk.guardsAct();
    await expect.poll(amber).toMatch(/attack Hilda/);
    await pressNext();
    await expect.poll(amber).toMatch(/^Apply: Hilda suffers .*, end turn$/);
    expect(await page.getByText(/^Already attacked/).count()).toBe(0);
    expect((await desk.scenario()).phase).toMatchObject({ active: guard });
    await pressNext();
    await expect
      .poll(async () => (await desk.scenario()).phase)
      .not.toMatchObject({ active: guard });
    const { log } = await snapshotOf(desk.host, desk.campaign);
    const types = log.slice(-4).map(({ command }) => command.type);
    expect(types).toEqual(['playLines', 'drawForAttack', 'applyAttack', 'endTurn']);
  });

  test('[FOCUS-4] One press ends the turn of a monster without anything to do', async () => {
    await surrounded(2);
    const guard = await desk.guardsAct();
    for (const figure of [HILDA, PIET]) {
      await desk.send({ type: 'addCondition', figure, condition: 'invisible' });
    }
    await expect.poll(amber).toMatch(/^Bandit Guard \d: no focus, end turn$/);
    await breathe(page);
    await page.keyboard.press('n');
    await expect
      .poll(async () => (await desk.scenario()).phase)
      .not.toMatchObject({ active: guard });
    await expect.poll(amber).toMatch(/^Bandit Guard \d: no focus, end turn$/);
    const { log } = await snapshotOf(desk.host, desk.campaign);
    expect(log.slice(-2).map(({ command }) => command.type)).toEqual(['playLines', 'endTurn']);
  });

  test('One press plays six guards without choices', async () => {
    const count = await surrounded(6);
    expect(count).toBe(6);
    await desk.guardsAct();
    await page.getByRole('button', { name: /^Play all turns of/ }).click();
    await expect.poll(amber, { timeout: 30_000 }).toMatch(/^(End|Start) Hilda/);
    const { log } = await snapshotOf(desk.host, desk.campaign);
    const attacks = log.filter(({ command }) => command.type === 'applyAttack');
    expect(attacks).toHaveLength(count);
  });

  test('Twelve presses play six guards, and one starts them', async () => {
    await surrounded(6);
    await desk.guardsAct();
    for (let press = 0; press < 12; press += 1) {
      await expect.poll(amber).toMatch(/attack Hilda$|, end turn$/);
      await pressNext();
    }
    await expect.poll(amber).toMatch(/^(End|Start) Hilda/);
  });

  test('“Play all” stops before a fatal blow and says why', async () => {
    await surrounded(2);
    await desk.send({ type: 'correctHitPoints', figure: HILDA, hitPoints: 1 });
    await desk.guardsAct();
    await desk.send({ type: 'addCondition', figure: HILDA, condition: 'poison' });
    await page.getByRole('button', { name: /^Play all turns of/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Fatal damage to Hilda' });
    await dialog.waitFor({ timeout: 30_000 });
    await page.keyboard.press('Escape');
    const header = page.getByLabel('Scenario', { exact: true });
    await header.getByText('“Play all” stopped: this damage would exhaust a character.').waitFor();
  });

  test('Holding n acts once, and simultaneous presses in two windows act once', async () => {
    await surrounded();
    await desk.guardsAct();
    const other = await desk.openTable();
    await expect.poll(amber).toMatch(/attack Hilda/);
    const taken = async (type: string) => {
      const { log } = await snapshotOf(desk.host, desk.campaign);
      return log.filter(({ command }) => command.type === type);
    };
    await breathe(page);
    for (let repeat = 0; repeat < 8; repeat += 1) await page.keyboard.down('n');
    await page.keyboard.up('n');
    await expect.poll(amber).toMatch(/^Apply: Hilda suffers/);
    const [played] = await taken('playLines');
    expect(await taken('playLines')).toHaveLength(1);
    expect(await taken('drawForAttack')).toHaveLength(1);
    expect(await taken('applyAttack')).toEqual([]);

    await breathe(page);
    await Promise.all([page.keyboard.press('n'), other.page.keyboard.press('n')]);
    await expect.poll(async () => (await desk.scenario()).attack).toBeNull();
    expect(await taken('applyAttack')).toHaveLength(1);
    const again = await callApi(
      ...([
        desk.host,
        'campaign.send',
        desk.campaign,
        played?.command,
        crypto.randomUUID(),
      ] as const),
    );
    // It depends on the drawn card: the turn ended with the attack, or its end is still to be shown.
    const code = expect.stringMatching(/^(notItsTurn|lineIsOver)$/) as unknown;
    expect(again).toMatchObject({ ok: false, refusal: { code } });
  });

  test('[RANGE-3] A target out of range is marked, and one tap attacks it anyway', async () => {
    await surrounded();
    await desk.send({ type: 'placeFigure', figure: PIET, at: { q: 3, r: 2 } });
    await desk.guardsAct();
    await page.getByRole('button', { name: 'Target Hilda', exact: true }).waitFor();
    await page.getByRole('button', { name: /^Attack Piet anyway/ }).click();
    await expect
      .poll(async () => (await desk.scenario()).attack)
      .toMatchObject({ targets: [{ figure: PIET }] });
  });

  test('[EXHAUST-1] Fatal damage asks first and preselects no option', async () => {
    await surrounded();
    await desk.send({ type: 'correctHitPoints', figure: HILDA, hitPoints: 1 });
    await desk.guardsAct();
    await pressNext();
    await expect.poll(amber).toMatch(/^Apply: Hilda/);
    await desk.send({ type: 'changeTarget', figure: HILDA, overrides: { damage: 3 } });
    await expect.poll(amber).toMatch(/^Apply: Hilda suffers 3 and is exhausted/);
    const instead = page.getByRole('group', { name: 'Negate the damage' });
    const chosen = instead.locator('[aria-pressed="true"]');
    await instead.getByRole('button', { name: 'Lose 1 card from hand' }).waitFor();
    expect(await chosen.count()).toBe(0);
    expect(await instead.getByRole('button', { name: 'Suffer damage' }).count()).toBe(0);
    await instead.getByRole('button', { name: 'Lose 1 card from hand' }).click();
    await expect.poll(() => chosen.allInnerTexts()).toEqual(['Lose 1 card from hand']);
    await breathe(page);
    await instead.getByRole('button', { name: 'Suffer damage' }).click();
    await expect.poll(() => chosen.count()).toBe(0);
    await expect.poll(amber).toMatch(/^Apply: Hilda suffers 3 and is exhausted/);
    await breathe(page);
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog', { name: 'Fatal damage to Hilda' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect((await desk.scenario()).figures.find(({ id: each }) => each === HILDA)).toMatchObject({
      exhausted: false,
      hitPoints: 1,
    });
    await breathe(page);
    await page.keyboard.press('n');
    await dialog.waitFor();
    await breathe(page);
    await dialog.getByRole('button', { name: 'Suffer damage' }).click();
    await page.getByText('Hilda is exhausted.').first().waitFor();
  });
});

describe('without the board', () => {
  test('[MONSTER-1] Without the board the players choose the target, and the rest follows', async () => {
    const guard = await desk.guardsAct();
    await expect.poll(amber).toMatch(/^Choose Bandit Guard/);
    await page.getByText(/^First on the table: Move/).waitFor();
    await page.getByRole('button', { name: 'Target Hilda' }).click();
    await expect.poll(amber).toMatch(/^Apply: Hilda suffers .*, end turn$/);
    await pressNext();
    await expect
      .poll(async () => (await desk.scenario()).phase)
      .not.toMatchObject({ active: guard });
  });

  test('The first press shows the target that the second press takes', async () => {
    await desk.guardsAct();
    await expect.poll(amber).toMatch(/^Choose Bandit Guard/);
    await breathe(page);
    await page.keyboard.press('n');
    await expect.poll(amber).toMatch(/^Attack Hilda/);
    await page.getByText(/^Press again to take it/).waitFor();
    expect((await desk.scenario()).attack).toBeNull();
    await page.keyboard.press('n');
    await expect
      .poll(async () => (await desk.scenario()).attack)
      .toMatchObject({ targets: [{ figure: HILDA }] });
  });

  test('Twelve presses play six guards, and one starts them', async () => {
    await surrounded(6);
    await desk.send({ type: 'useBoard', inUse: false });
    await desk.guardsAct();
    for (let guard = 0; guard < 6; guard += 1) {
      await expect.poll(amber).toMatch(/^Choose Bandit Guard/);
      await breathe(page);
      await page.getByRole('button', { name: 'Target Hilda' }).click();
      await expect.poll(amber).toMatch(/^Apply: Hilda suffers .*, end turn$/);
      await pressNext();
    }
    await expect.poll(amber).toMatch(/^(End|Start) Hilda/);
  });

  test('A monster’s turn ends with the rest of its card skipped', async () => {
    const guard = await desk.guardsAct();
    await page.getByRole('button', { name: 'Skip the rest' }).click();
    await expect
      .poll(async () => (await desk.scenario()).phase)
      .not.toMatchObject({ active: guard });
  });
});

describe('a character with cards known by initiative', () => {
  test('[TURN-3] An attack with a known card line takes three presses', async () => {
    const [attack, other] = shippedContent()
      .classCards('brute')
      .filter(({ level }) => level === 1);
    await desk.send(
      {
        type: 'setInitiative',
        character: HILDA,
        leading: attack?.initiative ?? 0,
        second: other?.initiative ?? 0,
      },
      { type: 'setInitiative', character: PIET, leading: 99, second: null },
      { type: 'revealInitiatives' },
    );
    await desk.untilActs(HILDA);
    const guard = monstersIn(await desk.scenario(), 'bandit-guard')[0];
    const top = page.getByRole('group', { name: `${String(attack?.name)}, top action` });
    await breathe(page);
    await top.getByRole('button', { name: /^Attack 3, pierce 2/ }).click();
    await page
      .getByRole('button', { name: `Target Bandit Guard ${String(guard?.standee)}` })
      .click();
    await expect.poll(amber).toMatch(/^Apply: Bandit Guard/);
    expect((await desk.scenario()).attack).toMatchObject({
      base: 3,
      pierce: 2,
      line: { half: 'top' },
    });
    await pressNext();
    await expect.poll(amber).toMatch(/^Hilda: choose an ability/);
    await top.getByRole('button', { name: /^Undo this ability: Attack 3/ }).waitFor();
  });

  test('After an attack value is entered, n asks for a target and does not end the turn', async () => {
    await desk.send(
      { type: 'setInitiative', character: HILDA, leading: 1, second: null },
      { type: 'setInitiative', character: PIET, leading: 99, second: null },
      { type: 'revealInitiatives' },
    );
    await desk.untilActs(HILDA);
    await expect.poll(amber).toMatch(/^End Hilda/);
    await breathe(page);
    await page.keyboard.press('4');
    await expect.poll(amber).toMatch(/^Choose Hilda’s target/);
    await breathe(page);
    await page.keyboard.press('n');
    await breathe(page);
    expect((await desk.scenario()).phase).toMatchObject({ active: HILDA });
    await page.getByRole('button', { name: 'Cancel attack' }).click();
    await expect.poll(amber).toMatch(/^End Hilda/);
  });

  test('An attack of an unknown value takes three keys: value, target, apply', async () => {
    await desk.send(
      { type: 'setInitiative', character: HILDA, leading: 1, second: null },
      { type: 'setInitiative', character: PIET, leading: 99, second: null },
      { type: 'revealInitiatives' },
    );
    await desk.untilActs(HILDA);
    const [guard] = monstersIn(await desk.scenario(), 'bandit-guard');
    const name = `Bandit Guard ${String(guard?.standee)}`;
    const standee = page.getByRole('group', { name, exact: true });
    const cap = (await standee.locator('kbd').first().textContent()) ?? '';
    await breathe(page);
    await expect.poll(amber).toMatch(/^End Hilda/);
    await page.keyboard.press('4');
    await expect.poll(amber).toMatch(/^Choose Hilda’s target/);
    await page.keyboard.press(cap.toLowerCase());
    await expect.poll(amber).toMatch(/^Apply: Bandit Guard/);
    expect((await desk.scenario()).attack).toMatchObject({
      base: 4,
      targets: [{ figure: guard?.id }],
    });
    await breathe(page);
    await page.keyboard.press('Enter');
    await expect.poll(amber).toMatch(/^End Hilda/);
  });
});
