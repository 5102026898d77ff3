/** A character's turn with known cards: their abilities, with and without the map. */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { id } from '../../shared/ids';
import type { Command } from '../../shared/commands/shapes';
import { healPietOnMap, hildaActs, hildaOf } from './actingHilda';
import { HILDA, PIET, useDesk } from './desk';
import { breathe } from './harness';
import { monstersIn, Table, tapHex } from './table';

const desk = useDesk();
let page: Page;

/** Puts two guards adjacent to Hilda. The others are not on the board. */
async function amongGuards(): Promise<void> {
  const guards = monstersIn(await desk.scenario(), 'bandit-guard');
  const places = [
    { q: 2, r: 1 },
    { q: 2, r: 2 },
  ];
  for (const [index, { id: figure }] of guards.entries()) {
    await desk.send({ type: 'placeFigure', figure, at: places[index] ?? null });
  }
  await desk.send(
    { type: 'placeFigure', figure: HILDA, at: { q: 1, r: 2 } },
    { type: 'useBoard', inUse: true },
  );
}

const line = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** The button of an ability. `isPressed` = its question is open. */
const pressed = (name: string, isPressed = true) =>
  page.getByRole('button', { name, exact: true, pressed: isPressed });

describe('without the board', () => {
  beforeEach(async () => {
    await hildaActs(desk, 'spellweaver', 20, 26);
    await desk.send({ type: 'correctElement', element: 'ice', state: 'strong' });
    ({ page } = await desk.openTable());
  });

  test('[ELEMENT-3] An element is consumed with its ability in one step that is undone at once', async () => {
    await line(/^With any element/).click();
    await breathe(page);
    await line('Attack 2, range 3').click();
    // Ice is the only element there, so the screen does not ask for one.
    await page
      .getByRole('button', { name: /^Target Bandit Guard/ })
      .first()
      .click();
    await expect.poll(async () => (await desk.scenario()).attack).toMatchObject({ base: 3 });
    expect(await hildaOf(desk)).toMatchObject({ experience: 1 });
    expect((await desk.scenario()).elements.ice).toBe('inert');
    // The draw that followed is a separate step.
    const drawn = async () => (await desk.scenario()).attack?.targets[0]?.drawn;
    await expect.poll(drawn).not.toBeNull();
    await breathe(page);
    await page.keyboard.press('Control+z');
    await expect.poll(drawn).toBeNull();
    await breathe(page);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await desk.scenario()).attack).toBeNull();
    expect(await hildaOf(desk)).toMatchObject({ experience: 0 });
    // After undo the ability asks for a target again, with the same element.
    await pressed('Attack 2, range 3').waitFor();
    await breathe(page);
    await page
      .getByRole('button', { name: /^Target Bandit Guard/ })
      .last()
      .click();
    await expect.poll(async () => (await desk.scenario()).attack).toMatchObject({ base: 3 });
  });

  test('[ELEMENT-3] An element consumed while its line asks for a target counts in that attack', async () => {
    await breathe(page);
    await line('Attack 2, range 3').click();
    await pressed('Attack 2, range 3').waitFor();
    await breathe(page);
    await line(/^With any element/).click();
    await breathe(page);
    await page
      .getByRole('button', { name: /^Target Bandit Guard/ })
      .first()
      .click();
    await expect.poll(async () => (await desk.scenario()).attack).toMatchObject({ base: 3 });
    expect((await desk.scenario()).elements.ice).toBe('inert');
  });

  test('[ELEMENT-3] Cancelling an attack restores the elements and experience of its step', async () => {
    await line(/^With any element/).click();
    await breathe(page);
    await line('Attack 2, range 3').click();
    await page
      .getByRole('button', { name: /^Target Bandit Guard/ })
      .first()
      .click();
    await expect.poll(async () => (await hildaOf(desk)).experience).toBe(1);
    await breathe(page);
    await page.getByRole('button', { name: 'Cancel attack' }).click();
    await expect.poll(async () => (await desk.scenario()).attack).toBeNull();
    await expect.poll(async () => (await hildaOf(desk)).experience).toBe(0);
    expect((await desk.scenario()).elements.ice).toBe('strong');
    await pressed('Attack 2, range 3', false).waitFor();
  });

  test('[ELEMENT-3] A digit chooses the element to consume and starts no attack', async () => {
    await desk.send({ type: 'correctElement', element: 'dark', state: 'strong' });
    await breathe(page);
    await line(/^With any element/).click();
    await breathe(page);
    await line('Attack 2, range 3').click();
    const asked = page.getByRole('group', { name: /^Attack 2/ });
    await asked.getByText('Which element?').waitFor();
    await breathe(page);
    // There are two; meanwhile no number sets an attack value, and `n` answers the question.
    await page.keyboard.press('9');
    await page.keyboard.press('n');
    await expect.poll(() => asked.locator('button:focus').count()).toBe(1);
    expect((await desk.scenario()).attack).toBeNull();
    await page.keyboard.press('2');
    await asked.waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: /^Target Bandit Guard/ })
      .first()
      .click();
    await expect.poll(async () => (await desk.scenario()).elements.dark).toBe('inert');
    expect((await desk.scenario()).elements.ice).toBe('strong');
    expect((await desk.scenario()).attack).toMatchObject({ base: 3 });
  });

  test('A letter key switches the consuming of an element on and off', async () => {
    const offer = line(/^With any element/);
    const letter = ((await offer.locator('kbd').textContent()) ?? '').replace('⇧', 'Shift+');
    const isTaken = () => offer.getAttribute('aria-pressed');
    await breathe(page);
    await page.keyboard.press(letter);
    await expect.poll(isTaken).toBe('true');
    await page.keyboard.press(letter);
    await expect.poll(isTaken).toBe('false');
  });

  test('An inert element cannot be consumed, and its button gives the reason', async () => {
    const offer = page.getByRole('button', { name: 'With earth: +1' });
    await expect.poll(() => offer.getAttribute('title')).toMatch(/earth/i);
  });

  test('[TURN-3] Move 2 of any card leaves only the other card for its attack', async () => {
    const any = page.getByRole('group', { name: 'Any card' });
    await any.getByRole('button', { name: 'Move 2' }).click();
    await any.getByRole('button', { name: 'Undo this ability: Move 2' }).waitFor();
    await expect.poll(async () => await line('Move 3').isDisabled()).toBe(true);
  });

  test('[TURN-3] A press on a finished line neither reopens it nor performs it twice', async () => {
    const own = page.getByRole('group', { name: 'Any card' });
    await line('Move 2').click();
    const again = line('Undo this ability: Move 2');
    await again.waitFor();
    await breathe(page);
    await own.getByText('Move 2', { exact: false }).click();
    await breathe(page);
    expect(await line('Move 2').count()).toBe(0);
    await again.click();
    await line('Move 2').waitFor();
    expect(await again.count()).toBe(0);
  });
});

describe('with the board', () => {
  beforeEach(async () => {
    await hildaActs(desk, 'brute', 64, 72);
    await amongGuards();
    ({ page } = await desk.openTable());
    await desk.go(page, 'board');
    await line('Move 4, jump').waitFor();
  });

  test('[MOVE-3] A move line shows its reach, and the movement points left over stay available', async () => {
    await breathe(page);
    await line('Move 4, jump').click();
    await breathe(page);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await hildaOf(desk)).at).not.toEqual({ q: 1, r: 2 });
    await line('Undo this ability: Move 4, jump').waitFor();
    await page.getByText('Moved 1 hex').waitFor();
    const left = page.getByRole('spinbutton', { name: 'Movement points' });
    await expect.poll(() => left.inputValue()).toBe('3');
  });

  test('[REVEAL-1] A move through a door continues behind it with the points left over', async () => {
    await desk.send({ type: 'placeFigure', figure: HILDA, at: { q: 0, r: 3 } });
    // The arrow keys continue from her place on the page.
    await page.getByRole('button', { name: /^Undo: Place Hilda/ }).waitFor();
    await breathe(page);
    await line('Move 4, jump').click();
    await breathe(page);
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Enter'])
      await page.keyboard.press(key);
    // The map's button comes next.
    await new Table(page).next('Move here and open the door (2 points)');
    await line('Undo this ability: Move 4, jump').waitFor();
    const points = page.getByRole('spinbutton', { name: 'Movement points' });
    await expect.poll(() => points.inputValue()).toBe('2');
    await page
      .getByRole('combobox', { name: 'Movement type' })
      .filter({ hasText: 'Jump' })
      .waitFor();
    await page.locator('[data-tint="reach"]').first().waitFor();
  });

  test('[RANGE-3] A target out of range is dimmed, and one tap attacks it anyway', async () => {
    const [far, other] = monstersIn(await desk.scenario(), 'bandit-guard');
    if (!far || !other) throw new Error('There are no guards.');
    const at = { q: 3, r: 2 };
    await desk.send(
      { type: 'placeFigure', figure: far.id, at },
      { type: 'placeFigure', figure: other.id, at: { q: 3, r: 1 } },
    );
    await breathe(page);
    await line('Attack 3, pierce 2').click();
    await page.locator('.aim.far').first().waitFor();
    await breathe(page);
    await tapHex(page, at);
    await expect
      .poll(async () => (await desk.scenario()).attack)
      .toMatchObject({ base: 3, targets: [{ figure: far.id }] });
    await page
      .getByText(/is out of range \(1\)\. You attack anyway\.$/)
      .first()
      .waitFor();
    await page.getByText('Out of range on the board.').first().waitFor();
  });

  test('[ATTACK-8] A drawn card fixes the target; once the draw is undone, a tap changes it', async () => {
    const [first, second] = monstersIn(await desk.scenario(), 'bandit-guard');
    if (!first?.at || !second?.at) throw new Error('There are no guards.');
    const attack = async () => (await desk.scenario()).attack?.targets ?? [];
    const targets = async () => (await attack()).map(({ figure }) => figure);
    const isDrawn = async () => (await attack()).some(({ drawn }) => drawn !== null);
    await breathe(page);
    await line('Attack 3, pierce 2').click();
    await breathe(page);
    await tapHex(page, first.at);
    await expect.poll(isDrawn).toBe(true);
    await breathe(page);
    await tapHex(page, second.at);
    await breathe(page);
    expect(await targets()).toEqual([first.id]);
    await page.keyboard.press('Control+z');
    await expect.poll(isDrawn).toBe(false);
    await breathe(page);
    await tapHex(page, second.at);
    await expect.poll(targets).toEqual([second.id]);
  });

  test('[AREA-5] An area placed on the map attacks all figures in it at once', async () => {
    await breathe(page);
    await line('Attack 2, area of 3').click();
    await breathe(page);
    // The area starts where it hits most targets.
    await line('Attack 2 enemies').first().click();
    await expect.poll(async () => (await desk.scenario()).attack?.targets.length).toBe(2);
    expect((await desk.scenario()).attack).toMatchObject({ base: 2, line: { card: 3 } });
  });
});

test('[EXPERIENCE-1] Experience for each enemy follows after the attack', async () => {
  await hildaActs(desk, 'spellweaver', 69, 20);
  const [first, second] = monstersIn(await desk.scenario(), 'bandit-guard');
  if (!first || !second) throw new Error('There are no guards.');
  const targets = [{ figure: first.id }, { figure: second.id }];
  const ref = { kind: 'classCard', card: 61, half: 'top', line: 0 } as const;
  const asked = { attacker: HILDA, base: 3, ranged: true, range: 3, targets };
  const attack: Command = { type: 'beginAttack', ...asked };
  await desk.send(
    { type: 'playLines', figure: HILDA, lines: [{ line: ref, subcommands: [attack] }] },
    { type: 'enterForAttack', target: first.id, cards: [id('+0')] },
    { type: 'enterForAttack', target: second.id, cards: [id('+0')] },
    { type: 'applyAttack' },
  );
  const { experience } = await hildaOf(desk);
  ({ page } = await desk.openTable());
  await new Table(page).next(/^Experience 1, for each enemy targeted: now 2/);
  await expect.poll(async () => (await hildaOf(desk)).experience).toBe(experience + 2);
});

test('[HEAL-1] A tap on the map chooses the figure to heal', async () => {
  page = await healPietOnMap(desk);
  await expect
    .poll(async () => (await desk.scenario()).figures.find((each) => each.id === PIET)?.hitPoints)
    .toBe(4);
});

test('[TURN-3] A bonus that depends on positions counts in the attack, with its experience', async () => {
  await hildaActs(desk, 'scoundrel', 4, 60);
  await amongGuards();
  await desk.send({ type: 'placeFigure', figure: PIET, at: { q: 1, r: 1 } });
  ({ page } = await desk.openTable());
  await desk.go(page, 'board');
  await breathe(page);
  await page.locator('button.line', { hasText: 'Attack 3' }).first().click();
  await page.locator('.aim').first().waitFor();
  await breathe(page);
  await tapHex(page, { q: 2, r: 1 });
  await expect
    .poll(async () => (await desk.scenario()).attack)
    .toMatchObject({ base: 3, modifiers: [{ n: 2, source: 'Flanking Strike' }] });
  expect((await hildaOf(desk)).experience).toBe(1);
});

test('[AREA-6] Figures in the area of an action are preselected, and others can be added', async () => {
  await hildaActs(desk, 'cragheart', 82, 38);
  await amongGuards();
  const [first, second] = monstersIn(await desk.scenario(), 'bandit-guard');
  if (!first || !second) throw new Error('There are no guards.');
  const hexes = [
    { q: 2, r: 1 },
    { q: 3, r: 1 },
  ];
  const ref = { kind: 'classCard', card: 125, half: 'top' } as const;
  await desk.send({ type: 'placeFigure', figure: PIET, at: { q: 3, r: 1 } });
  const begin = { type: 'beginAttack', attacker: HILDA, base: 1, ranged: true, range: 2 } as const;
  await desk.send(
    {
      type: 'playLines',
      figure: HILDA,
      lines: [
        { line: { ...ref, line: 0 }, subcommands: [{ ...begin, targets: [], area: { hexes } }] },
      ],
    },
    { type: 'drawForAttack', target: first.id },
    { type: 'applyAttack' },
  );
  ({ page } = await desk.openTable());
  await breathe(page);
  await line(/^Muddle/).click();
  const question = page.locator('.asked');
  const chosen = question.locator('[aria-pressed="true"]');
  await expect.poll(() => chosen.count()).toBe(2);
  await question.getByRole('button', { name: 'Apply' }).click();
  await expect
    .poll(async () =>
      (await desk.scenario()).figures
        .filter(({ conditions }) => conditions.some(({ name }) => name === 'muddle'))
        .map((each) => each.id)
        .toSorted(),
    )
    .toEqual([first.id, PIET].toSorted());
});
