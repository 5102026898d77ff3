/** Where hands on the keyboard stopped when whole scenarios were played: each test failed once. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { id } from '../../shared/ids';
import { HILDA, inTurnOf, PLAIN_CARD, TWO_AT_BLACK_BARROW, useDesk } from './desk';
import { breathe } from './harness';
import { monstersIn, snapshotOf, Table } from './table';

const desk = useDesk();

const amber = (page: Page) => page.locator('#next-step');

/** Hilda has the cards Shield Bash and, unsaid, another one. */
async function hildaActs(): Promise<Page> {
  await desk.begin([
    ...TWO_AT_BLACK_BARROW,
    { type: 'setInitiative', character: HILDA, leading: 15, second: null },
    { type: 'setInitiative', character: id('c2'), leading: 99, second: null },
    { type: 'revealInitiatives' },
  ]);
  await desk.untilActs(HILDA);
  return (await desk.openTable()).page;
}

/** The first guard acts, and its move is done. */
async function guardAttacks(): Promise<Page> {
  await desk.begin([...TWO_AT_BLACK_BARROW, ...inTurnOf(HILDA, { c1: 1, c2: 99 })]);
  await desk.layOpen('guard', PLAIN_CARD);
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

test('letters act while a field of digits has the focus', async () => {
  await desk.begin(TWO_AT_BLACK_BARROW);
  const { page } = await desk.openTable();
  await page.keyboard.press('n');
  await expect
    .poll(() =>
      page
        .getByRole('textbox', { name: 'Initiative of Hilda' })
        .evaluate((field) => field === document.activeElement),
    )
    .toBe(true);
  await page.keyboard.press('/');
  await page.getByRole('dialog', { name: 'Find and do' }).waitFor();
});

test('whose initiative is typed next is marked, and the mark goes on', async () => {
  await desk.begin(TWO_AT_BLACK_BARROW);
  const { page } = await desk.openTable();
  const marked = page.locator('.entry.next');
  const looks = (name: string) =>
    page.getByRole('group', { name: `Initiative of ${name}` }).evaluate((entry) => {
      const { boxShadow } = getComputedStyle(entry);
      return boxShadow;
    });
  expect(await marked.count()).toBe(1);
  expect(await looks('Hilda')).not.toBe('none');
  expect(await looks('Piet')).toBe('none');
  await page.keyboard.press('n');
  await page.keyboard.type('14');
  await expect.poll(() => looks('Piet')).not.toBe('none');
  expect(await looks('Hilda')).toBe('none');
  await page.keyboard.type('52');
  await expect.poll(() => marked.count()).toBe(0);
});

test('where a scenario is not reached, n goes to the button that starts it anyway', async () => {
  await desk.begin(TWO_AT_BLACK_BARROW.slice(0, 2));
  const { page } = await desk.open();
  await desk.go(page, 'scenario/2');
  const anyway = new Table(page).button('Start anyway …');
  await anyway.waitFor();
  await breathe(page);
  await page.keyboard.press('n');
  await expect
    .poll(() => anyway.evaluate((button) => button === document.activeElement))
    .toBe(true);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('n does what the amber button of a page without a table says', async () => {
  await desk.begin(TWO_AT_BLACK_BARROW.slice(0, 2));
  const { page } = await desk.open();
  await desk.go(page, 'party');
  await new Table(page).button('Choose a scenario').waitFor();
  await page.keyboard.press('n');
  await page.getByRole('heading', { name: 'Choose a scenario', level: 1 }).waitFor();
  await breathe(page);
  await page.keyboard.press('n');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await new Table(page).button('Start 1 Black Barrow').waitFor();
  await breathe(page);
  await page.keyboard.press('n');
  await page.getByRole('region', { name: 'Initiative' }).waitFor();
});

test('[TURN-3] the amber button says that it ends the turn before it does', async () => {
  const page = await hildaActs();
  await amber(page).filter({ hasText: 'Choose what Hilda does' }).waitFor();
  await breathe(page);
  await page.keyboard.press('n');
  await amber(page).filter({ hasText: 'End Hilda’s turn' }).waitFor();
  await breathe(page);
  await page.keyboard.press('n');
  await expect.poll(async () => (await desk.scenario()).phase).not.toMatchObject({ active: HILDA });
});

test('while a line asks for its targets the amber button asks, and ends nothing', async () => {
  const page = await hildaActs();
  await breathe(page);
  await new Table(page).button('Attack 4, Stun').click();
  await amber(page).filter({ hasText: 'Choose: Attack 4, Stun' }).waitFor();
  await breathe(page);
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  expect((await desk.scenario()).phase).toMatchObject({ active: HILDA });
});

test('[TURN-3] the second card is told in its turn; what a half gives comes with its line', async () => {
  const page = await hildaActs();
  const second = page.getByRole('textbox', { name: 'Second card' });
  // No card has the first number: the field stays, and the first card's lines do.
  for (const number of ['98', '61']) {
    await second.waitFor();
    await page.keyboard.press('i');
    await page.keyboard.type(number);
    await new Table(page).button('Attack 4, Stun').waitFor();
    await breathe(page);
  }
  await page.getByRole('heading', { name: /^61/, level: 3 }).waitFor();
  await breathe(page);
  await new Table(page).button('Attack 4, Stun').click();
  await page
    .getByRole('button', { name: /^Target Bandit Guard/ })
    .first()
    .click();
  await expect.poll(async () => (await desk.scenario()).attack).not.toBeNull();
  expect((await desk.scenario()).figures.find((each) => each.id === HILDA)).toMatchObject({
    experience: 2,
  });
});

test('the letter of a figure is the target that the amber button asks for', async () => {
  const page = await guardAttacks();
  await breathe(page);
  await page.keyboard.press('a');
  await expect
    .poll(async () => (await desk.scenario()).attack)
    .toMatchObject({ targets: [{ figure: HILDA }] });
});

test.each([
  ['where the amber button has put the focus on a crosshair', false],
  ['while the map has the keys', true],
])('Enter draws and applies after the letter of a target, %s', async (_, onMap) => {
  const page = await guardAttacks();
  await breathe(page);
  if (onMap) {
    await desk.go(page, 'board');
    await page.getByRole('application').focus();
    await breathe(page);
  } else await page.keyboard.press('n');
  await page.keyboard.press('a');
  await amber(page).filter({ hasText: /^Draw/ }).waitFor();
  if (onMap) await page.locator('[role=application]:focus').waitFor();
  await breathe(page);
  await page.keyboard.press('Enter');
  await amber(page)
    .filter({ hasText: /^Apply/ })
    .waitFor();
  await breathe(page);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await desk.scenario()).attack).toBeNull();
});

test('the amber button asks for the card that players say they drew', async () => {
  const page = await guardAttacks();
  await breathe(page);
  await page.keyboard.press('a');
  await amber(page).filter({ hasText: /^Draw/ }).waitFor();
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
  ['while the map has the keys', true],
])('[MONSTER-1] who reaches nobody is passed over by one key %s', async (_, onMap) => {
  const page = await guardAttacks();
  if (onMap) {
    await desk.go(page, 'board');
    await page.getByRole('application').focus();
  }
  await breathe(page);
  await page.keyboard.press('-');
  // Its card may have a line more, which comes next.
  await amber(page)
    .filter({ hasText: /^(End )?Bandit Guard/ })
    .waitFor();
  const { phase, attack } = await desk.scenario();
  const turns = phase.name === 'turns' ? phase.order.flatMap((block) => block.turns) : [];
  const states = turns.flatMap(({ lines }) => lines).map(({ state }) => state);
  expect([states.filter((state) => state === 'skipped'), attack]).toEqual([['skipped'], null]);
});

/** A blow pushes Hilda: the players choose where to. */
async function pushAsked(): Promise<void> {
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

async function whereAsked(page: Page): Promise<void> {
  await amber(page)
    .filter({ hasText: /^Choose where/ })
    .waitFor();
}

test('[MOVE-7] a digit takes the way with that number', async () => {
  await pushAsked();
  const { page } = await desk.openTable();
  await whereAsked(page);
  await breathe(page);
  await page.keyboard.press('2');
  const hilda = async () => (await desk.scenario()).figures.find(({ id: one }) => one === HILDA);
  await expect.poll(async () => (await desk.scenario()).attack).toBeNull();
  expect((await hilda())?.at).not.toEqual({ q: 2, r: 2 });
});

type Keys = Readonly<Pick<KeyboardEventInit, 'code' | 'ctrlKey' | 'key'>>;

/** Keys that come in the moment in which the amber button has other words, before anybody saw them. */
async function pressWhenItChanges(page: Page, ...keys: readonly Keys[]) {
  await page.evaluate((presses) => {
    const button = document.querySelector('#next-step');
    if (!button) throw new Error('There is no next step.');
    const watching = new MutationObserver(() => {
      watching.disconnect();
      for (const press of presses)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { ...press, bubbles: true }));
    });
    watching.observe(button, { subtree: true, childList: true, characterData: true });
  }, keys);
}

const isLate = (page: Page) => page.getByText('Somebody else was faster').waitFor();

test('[SEAT-12] a digit for a choice that another window just made says that it is late', async () => {
  await pushAsked();
  const { page } = await desk.openTable();
  const other = await desk.openTable();
  for (const each of [page, other.page]) await whereAsked(each);
  await breathe(page);
  await pressWhenItChanges(page, { key: '1' });
  await other.page.keyboard.press('2');
  await isLate(page);
  expect((await desk.scenario()).attack).toBeNull();
});

/** A guard is to attack, in two windows; and the number of steps since. */
async function twoWindows() {
  const other = await guardAttacks();
  const { page } = await desk.openTable();
  await amber(page)
    .filter({ hasText: /^Choose .* target/ })
    .waitFor();
  await breathe(page);
  const seq = async () => (await snapshotOf(desk.host, desk.campaign)).seq;
  const before = await seq();
  return { page, other, steps: async () => (await seq()) - before };
}

test.each([
  ['n', { key: 'n' }],
  ['Ctrl+Enter', { key: 'Enter', ctrlKey: true }],
  ['Enter', { key: 'Enter' }],
  ['Ctrl+Z', { key: 'z', code: 'KeyZ', ctrlKey: true }],
  ['m', { key: 'm' }],
])('[SEAT-12] %s does nothing that has come by another window just now', async (_, key) => {
  const { page, other, steps } = await twoWindows();
  await pressWhenItChanges(page, key);
  await other.keyboard.press('a');
  await isLate(page);
  expect(await steps()).toBe(1);
  // Seen, it is pressed again, and does what it says.
  await breathe(page);
  const says = await amber(page).textContent();
  await page.keyboard.press('n');
  await amber(page)
    .filter({ hasNotText: says ?? '' })
    .waitFor();
  expect(await steps()).toBe(2);
});

test('[SEAT-12] n does what it says beside whatever another window does to somebody', async () => {
  const { page, other, steps } = await twoWindows();
  await page.keyboard.press('a');
  await amber(page).filter({ hasText: /^Draw/ }).waitFor();
  await breathe(page);
  // Another window's step is shown here by its line in the history alone, and the key comes at once.
  await page.evaluate(() => {
    const watching = new MutationObserver(() => {
      watching.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }));
    });
    watching.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await new Table(other).button('Hilda suffers 1 damage').click();
  await amber(page)
    .filter({ hasText: /^Apply/ })
    .waitFor();
  expect([await page.getByText('Somebody else was faster').count(), await steps()]).toEqual([0, 3]);
});

test('the amber button is named once: no words of an act that is over lie under it', async () => {
  await desk.begin(TWO_AT_BLACK_BARROW);
  const { page } = await desk.openTable();
  await page.keyboard.press('n');
  for (const digit of '0142') await page.keyboard.press(digit);
  await amber(page).filter({ hasText: 'Reveal initiatives' }).waitFor();
  await breathe(page);
  await page.keyboard.press('n');
  await amber(page)
    .filter({ hasText: /^Start/ })
    .waitFor();
  expect(await page.locator('p.words').count()).toBe(0);
  // Whatever scrolls takes the words away, and the order of turns may still do so.
  const words = page.locator('p.words');
  const areSaid = async () => {
    await page.keyboard.press('Shift+Tab');
    return words.waitFor({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(areSaid, { timeout: 20_000 }).toBe(true);
});

test('on the first screen n begins what is amber there', async () => {
  await desk.begin(TWO_AT_BLACK_BARROW);
  const { page } = await desk.open();
  await new Table(page).button(new RegExp(`^Continue “${desk.campaign}”`)).waitFor();
  await breathe(page);
  await page.keyboard.press('n');
  await page.getByRole('region', { name: 'Initiative' }).waitFor();
});

test('the panel of who left the table does not come back with whoever gets its number', async () => {
  await desk.begin(TWO_AT_BLACK_BARROW);
  const { page } = await desk.openTable();
  const [guard] = monstersIn(await desk.scenario(), 'bandit-guard');
  if (!guard) throw new Error('There is no guard.');
  const { standee, rank } = guard;
  const more = page.getByRole('button', {
    name: new RegExp(`^Conditions and more for Bandit Guard ${String(standee)}:`),
  });
  await more.click();
  await page.getByRole('dialog').waitFor();
  await desk.send({ type: 'removeFigure', figure: guard.id });
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await desk.send({
    ...{ type: 'addMonster', monster: id('bandit-guard'), rank, standee },
    ...{ origin: 'placed', side: 'enemies', at: null },
  });
  await more.waitFor();
  await breathe(page);
  await page.keyboard.press('n');
  await expect
    .poll(() =>
      page
        .getByRole('textbox', { name: 'Initiative of Hilda' })
        .evaluate((field) => field === document.activeElement),
    )
    .toBe(true);
});

test('a figure keeps its letter, also for a device that has never seen it', async () => {
  await desk.begin(TWO_AT_BLACK_BARROW);
  const guards = monstersIn(await desk.scenario(), 'bandit-guard');
  const [gone, stays] = guards;
  if (!gone || !stays) throw new Error('There are not two guards.');
  await desk.send({ type: 'removeFigure', figure: gone.id });
  const { page } = await desk.openTable();
  await breathe(page);
  // Hilda, Piet and whoever is gone have the first three.
  await page.keyboard.press('f');
  const panel = page.getByRole('dialog', { name: `Bandit Guard ${String(stays.standee)}` });
  await panel.waitFor();
});

test('nobody sees from the covered numbers who is early', async () => {
  await desk.begin([
    ...TWO_AT_BLACK_BARROW,
    { type: 'setInitiative', character: HILDA, leading: 7, second: null },
    { type: 'setInitiative', character: id('c2'), leading: 77, second: null },
  ]);
  const { page } = await desk.openTable();
  const looks = await page
    .getByRole('textbox', { name: /^Initiative of/ })
    .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).color));
  expect(new Set(looks)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
});
