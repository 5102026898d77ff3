/** Counts the presses that frequent actions take, and checks the focus after something opens. */
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Command } from '../../shared/commands/shapes';
import { id, type CharacterId } from '../../shared/ids';
import { HILDA, inTurnOf, PIET, TWO_AT_BLACK_BARROW, useDesk } from './desk';
import { breathe } from './harness';
import { monstersIn, Table, tapHex } from './table';

const desk = useDesk();
let page: Page;
let presses: number;

async function tap(target: Locator): Promise<void> {
  await target.waitFor();
  await breathe(page);
  await target.click();
  presses += 1;
}

async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    presses += 1;
  }
}

const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const amber = (text: RegExp) => page.locator('#next-step', { hasText: text });

beforeEach(() => {
  presses = 0;
});

test('Scenario 1 with four named characters takes nine presses from an empty app', async () => {
  ({ page } = await desk.open());
  await tap(button(/^New campaign/));
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  await page.keyboard.type('Nine');
  await tap(button('Create'));
  await tap(button(/^Brute/));
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Hilda');
  for (const [className, name] of [
    ['Tinkerer', 'Piet'],
    ['Spellweaver', 'Ilse'],
    ['Cragheart', 'Rok'],
  ] as const) {
    await tap(dialog.getByRole('checkbox', { name: new RegExp(`^${className}`) }).locator('..'));
    // The class is chosen with the mouse, and the hands go to the keyboard for the name.
    await dialog.getByRole('group', { name: className }).waitFor();
    await page.keyboard.type(name);
  }
  await tap(dialog.getByRole('button', { name: 'Add 4 characters' }));
  await tap(button('Choose a scenario'));
  const start = button('Start 1 Black Barrow');
  await start.waitFor();
  const isInSight = () =>
    start.evaluate((each) => each.getBoundingClientRect().bottom <= window.innerHeight);
  await expect.poll(isInSight).toBe(true);
  await tap(start);
  await page.getByRole('region', { name: 'Initiative' }).waitFor();
  for (const name of ['Hilda', 'Piet', 'Ilse', 'Rok']) {
    await page.getByRole('textbox', { name: `Initiative of ${name}` }).waitFor();
  }
  // The first initiative can be typed without a tap on its field.
  const first = page.getByRole('textbox', { name: 'Initiative of Hilda' });
  await first.and(page.locator(':focus')).waitFor();
  expect(presses).toBe(9);
});

async function guard() {
  const [first] = monstersIn(await desk.scenario(), 'bandit-guard');
  if (!first) throw new Error('There is no guard.');
  const standee = page.locator(`[data-figure="${first.id}"]`);
  const group = page.getByRole('group', {
    name: `Bandit Guard ${String(first.standee)}`,
    exact: true,
  });
  const letter = ((await group.locator('kbd').first().textContent()) ?? '').toLowerCase();
  return { ...first, standee, letter, name: `Bandit Guard ${String(first.standee)}` };
}

async function acts(leading: number, second: number | null): Promise<void> {
  await desk.send(
    { type: 'setInitiative', character: HILDA, leading, second },
    { type: 'setInitiative', character: PIET, leading: 99, second: null },
    { type: 'revealInitiatives' },
  );
  await desk.untilActs(HILDA);
}

describe('in the turn of a character', () => {
  beforeEach(async () => {
    await desk.begin(TWO_AT_BLACK_BARROW);
    await acts(1, null);
    ({ page } = await desk.openTable());
  });

  const now = async (figure: string) =>
    (await desk.scenario()).figures.find((each) => (each.id as string) === figure);

  test('An attack by number on one target takes three presses', async () => {
    const { name } = await guard();
    await tap(button('Attack 4'));
    await tap(button(`Target ${name}`));
    await tap(amber(/^Apply:/));
    await amber(/^End Hilda/).waitFor();
    expect(presses).toBe(3);
  });

  test('A turn that was played on the table ends with one press', async () => {
    await tap(amber(/^End Hilda/));
    await expect
      .poll(async () => (await desk.scenario()).phase)
      .not.toMatchObject({ active: HILDA });
    expect(presses).toBe(1);
  });

  test('A wound and three damage on one standee take at most four presses or five keys', async () => {
    const { id: figure, hitPoints, letter, standee } = await guard();
    await tap(standee);
    await tap(button(/^Wound/));
    await tap(button('Suffer 3 damage'));
    await expect.poll(async () => (await now(figure))?.hitPoints).toBe(hitPoints - 3);
    expect((await now(figure))?.conditions).toMatchObject([{ name: 'wound' }]);
    expect(presses).toBeLessThanOrEqual(4);
    await desk.send({ type: 'correctHitPoints', figure, hitPoints });
    await desk.send({ type: 'removeCondition', figure, condition: 'wound' });
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await breathe(page);
    presses = 0;
    await press(letter);
    await page.getByRole('dialog').waitFor();
    await press('w', '3', 'Enter', 'Escape');
    await expect.poll(async () => (await now(figure))?.hitPoints).toBe(hitPoints - 3);
    expect((await now(figure))?.conditions).toMatchObject([{ name: 'wound' }]);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(presses).toBe(5);
  });

  test('Shift with undo names and reverts the whole turn', async () => {
    await desk.send({ type: 'infuse', element: 'fire' });
    await button(/^Undo: .*fire/i).waitFor();
    await page.keyboard.down('Shift');
    const whole = button(/^Undo: .*turn/i);
    await whole.waitFor();
    await breathe(page);
    await whole.click();
    await page.keyboard.up('Shift');
    await expect
      .poll(async () => (await desk.scenario()).phase)
      .toMatchObject({ name: 'turns', active: null });
  });
});

describe('a character with cards known by initiative', () => {
  beforeEach(async () => {
    await desk.begin(TWO_AT_BLACK_BARROW);
    await acts(72, 87);
    ({ page } = await desk.openTable());
  });

  async function knownAttack(): Promise<Locator> {
    const attack = button(/^Attack 3/).first();
    await attack.waitFor();
    await breathe(page);
    return attack;
  }

  test('[TURN-3] A known attack line against one target takes three presses', async () => {
    const { name } = await guard();
    await tap(await knownAttack());
    await tap(button(`Target ${name}`));
    await tap(amber(/^Apply:/));
    await amber(/^Hilda: choose an ability/).waitFor();
    expect(presses).toBe(3);
  });

  test('[TURN-3] A known attack line takes three keys: its letter with Shift, the target, and Enter', async () => {
    const { letter } = await guard();
    const cap = await (await knownAttack()).locator('kbd').textContent();
    await press((cap ?? '').replace('⇧', 'Shift+'));
    await button(/^Cancel/)
      .first()
      .waitFor();
    await press(letter);
    await amber(/^Apply:/).waitFor();
    await breathe(page);
    await press('Enter');
    await amber(/^Hilda: choose an ability/).waitFor();
    expect(presses).toBe(3);
  });
});

describe('a summon by the line of a known card', () => {
  beforeEach(async () => {
    await desk.begin([
      { type: 'addCharacter', class: id('spellweaver'), name: 'Hilda', level: 1 },
      { type: 'addCharacter', class: id('tinkerer'), name: 'Piet', level: 1 },
      { type: 'startScenario', scenario: id('1'), characters: [id('c1'), id('c2')], level: 1 },
    ]);
    await acts(91, 26);
  });

  const ally = async () =>
    (await desk.scenario()).figures.find(({ kind }) => kind === 'summon') ?? null;

  test('[SUMMON-2] A summon without the board takes one press or one key', async () => {
    ({ page } = await desk.openTable());
    const line = button(/^Summon/);
    const cap = await line.locator('kbd').textContent();
    await tap(line);
    await expect.poll(ally).not.toBeNull();
    expect(presses).toBe(1);
    await page.keyboard.press('Control+z');
    await expect.poll(ally).toBeNull();
    await breathe(page);
    await press((cap ?? '').replace('⇧', 'Shift+'));
    await expect.poll(ally).not.toBeNull();
    expect(presses).toBe(2);
  });

  test('[SUMMON-2] A summon on the board takes two presses: the line and its hex', async () => {
    await desk.send(
      { type: 'placeFigure', figure: HILDA, at: { q: 1, r: 2 } },
      { type: 'useBoard', inUse: true },
    );
    ({ page } = await desk.openTable());
    await desk.go(page, 'board');
    await tap(button(/^Summon/));
    await breathe(page);
    await tapHex(page, { q: 2, r: 2 });
    presses += 1;
    await expect.poll(ally).toMatchObject({ kind: 'summon' });
    expect(presses).toBe(2);
  });
});

describe('on a phone', () => {
  const PARTY = ['brute', 'tinkerer', 'spellweaver', 'cragheart'] as const;
  /** Number of the archers' card whose move and attack are those on their sleeve. */
  const PLAIN_ARCHERS = 533;

  beforeEach(async () => {
    await desk.begin([
      ...PARTY.map((one, index): Command => {
        return { type: 'addCharacter', class: id(one), name: `Player ${String(index)}`, level: 1 };
      }),
      {
        ...{ type: 'startScenario', scenario: id('1'), level: 1 },
        characters: PARTY.map((_, index) => id<CharacterId>(`c${String(index + 1)}`)),
      },
    ]);
    const guards = monstersIn(await desk.scenario(), 'bandit-guard');
    for (const { id: figure } of guards) await desk.send({ type: 'removeFigure', figure });
    for (let standee = 0; standee < 3; standee += 1) {
      await desk.send({
        ...{ type: 'addMonster', monster: id('bandit-archer'), rank: 'normal', standee: null },
        ...{ origin: 'placed', side: 'enemies', at: null, summoner: null },
      });
    }
  });

  const acting = async () => {
    const { phase } = await desk.scenario();
    return phase.name === 'turns' ? phase.active : null;
  };

  test('A round of four characters and three archers with one attack takes sixteen taps', async () => {
    ({ page } = await desk.openTable({ width: 390, height: 844, touch: true }));
    await tap(amber(/initiative/));
    await page.keyboard.type('10203040');
    await tap(amber(/^Reveal/));
    await desk.putOnDiscards('archer', PLAIN_ARCHERS);
    await desk.send({
      type: 'correctInitiative',
      block: id('bandit-archer'),
      initiative: 50,
      second: null,
    });
    await tap(amber(/^Start/));
    await tap(button('Attack 3'));
    await tap(page.getByRole('button', { name: /^Target Bandit Archer/ }).first());
    await tap(amber(/^Apply:/));
    for (let character = 1; character <= 4; character += 1) {
      await tap(amber(new RegExp(`^End Player ${String(character - 1)}`)));
    }
    for (let archer = 0; archer < 3; archer += 1) {
      await expect.poll(acting).toMatch(/archer/);
      await tap(button('Target Player 0'));
      await tap(amber(/^Apply: .*, end turn/));
    }
    await tap(amber(/^End round 1/));
    // Start and the end of a round leave the next initiative ready, so only this round needs a first tap.
    await page
      .getByRole('textbox', { name: 'Initiative of Player 0' })
      .and(page.locator(':focus'))
      .waitFor();
    expect(presses - 1).toBe(16);
  });
});

test('A dialog opens with its first field focused, never a button', async () => {
  await desk.begin([...TWO_AT_BLACK_BARROW, ...inTurnOf(HILDA, { c1: 10, c2: 90 })]);
  ({ page } = await desk.openTable());
  const openings: readonly (readonly [string, () => Promise<void>])[] = [
    ['the palette', () => page.keyboard.press('/')],
    ['the keys', () => page.keyboard.press('?')],
    ['the panel', () => page.locator(`[data-figure="${HILDA}"]`).click()],
    ['the kit', () => button(/^Hilda’s items and cards/).click()],
    ['another monster', () => button('Add a monster type').click()],
  ];
  for (const [what, open] of openings) {
    await breathe(page);
    await open();
    await page.getByRole('dialog').waitFor();
    expect(await focusIn(page), what).toMatch(/^field|^whole/);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await desk.go(page, 'party');
  await new Table(page).button('Add a character').click();
  await page.getByRole('dialog').waitFor();
  expect(await focusIn(page)).toBe('field');
});

/** The focused element of a dialog: its first field, the dialog itself, or another element. */
function focusIn(on: Page): Promise<string> {
  return on.evaluate(() => {
    const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
    const focused = document.activeElement;
    if (!dialog || !focused || !dialog.contains(focused)) return 'nothing of it';
    if (focused === dialog || focused.getAttribute('role') === 'region') return 'whole';
    const field = dialog.querySelector('input:not(:disabled), select:not(:disabled), textarea');
    return focused === field ? 'field' : focused.outerHTML;
  });
}
