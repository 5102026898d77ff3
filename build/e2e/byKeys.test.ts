/** Regression tests for whole scenarios that are played with the keyboard. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { id } from '../../shared/ids';
import { amber } from './actingGuard';
import { HILDA, TWO_AT_BLACK_BARROW, useDesk } from './desk';
import { breathe } from './harness';
import { monstersIn, Table } from './table';

const desk = useDesk();

/** Lets Hilda act with the card Shield Bash and a second card that is not entered. */
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

test('Letter keys act while a number field has the focus', async () => {
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
  await page.getByRole('dialog', { name: 'Search commands' }).waitFor();
});

test('The next initiative to type is marked, and the mark advances', async () => {
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

test('A table that enters second cards is asked for both cards in every round', async () => {
  await desk.begin(TWO_AT_BLACK_BARROW);
  const { page } = await desk.openTable();
  const chosen = async () =>
    (await desk.scenario()).figures.flatMap((each) =>
      each.kind === 'character' && each.initiative?.longRest === false
        ? [[each.initiative.leading, each.initiative.second]]
        : [],
    );
  await page.keyboard.press('n');
  await page.keyboard.type('14');
  await page.getByRole('textbox', { name: 'Second card of Hilda' }).fill('29');
  await page.keyboard.type('5216');
  await expect.poll(chosen).toEqual([
    [14, 29],
    [52, 16],
  ]);
  await breathe(page);
  await page.keyboard.press('n');
  await expect.poll(async () => (await desk.scenario()).phase.name).toBe('turns');
  await breathe(page);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await desk.scenario()).phase.name).not.toBe('turns');
  await desk.send(
    { type: 'clearInitiative', character: HILDA },
    { type: 'clearInitiative', character: id('c2') },
  );
  await expect.poll(() => page.locator('.entry .state.missing').count()).toBe(2);
  await breathe(page);
  await page.keyboard.press('n');
  await page.keyboard.type('15871016');
  await expect.poll(chosen).toEqual([
    [15, 87],
    [10, 16],
  ]);
});

test('An initiative of 99 is a long rest', async () => {
  await desk.begin(TWO_AT_BLACK_BARROW);
  const { page } = await desk.openTable();
  await page.keyboard.press('n');
  await page.keyboard.type('9914');
  const rests = page.getByRole('button', { name: 'Long rest for Hilda' });
  await expect.poll(() => rests.getAttribute('aria-pressed')).toBe('true');
  await page.locator('#next-step').filter({ hasText: 'Reveal initiatives' }).waitFor();
});

test('For a scenario that is not available, n focuses the button that starts it anyway', async () => {
  await desk.begin(TWO_AT_BLACK_BARROW.slice(0, 2));
  const { page } = await desk.open();
  await desk.go(page, 'scenario/2');
  const anyway = new Table(page).button('Start anyway…');
  await anyway.waitFor();
  await breathe(page);
  await page.keyboard.press('n');
  await expect
    .poll(() => anyway.evaluate((button) => button === document.activeElement))
    .toBe(true);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('On pages without a table, n presses the amber button, and the next scenario is chosen already', async () => {
  await desk.begin(TWO_AT_BLACK_BARROW.slice(0, 2));
  const { page } = await desk.open();
  await desk.go(page, 'party');
  await new Table(page).button('Choose a scenario').waitFor();
  await page.keyboard.press('n');
  await page.getByRole('heading', { name: 'Choose a scenario', level: 1 }).waitFor();
  await new Table(page).button('Start 1 Black Barrow').waitFor();
  await breathe(page);
  await page.keyboard.press('n');
  await page.getByRole('region', { name: 'Initiative' }).waitFor();
});

test('[TURN-3] A turn in which no card was played ends with one key', async () => {
  const page = await hildaActs();
  await amber(page).filter({ hasText: 'End Hilda’s turn' }).waitFor();
  await breathe(page);
  await page.keyboard.press('n');
  await expect.poll(async () => (await desk.scenario()).phase).not.toMatchObject({ active: HILDA });
});

test('While an ability line asks for targets, the amber button does not end the turn', async () => {
  const page = await hildaActs();
  await breathe(page);
  await new Table(page).button('Attack 4, Stun').click();
  await amber(page).filter({ hasText: 'Choose: Attack 4, Stun' }).waitFor();
  await breathe(page);
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  expect((await desk.scenario()).phase).toMatchObject({ active: HILDA });
});

test('[TURN-3] The second card is entered during the turn, and a line adds the experience of its action', async () => {
  const page = await hildaActs();
  const second = page.getByRole('textbox', { name: 'Second card' });
  // No card has the first of these numbers: the field stays, with the abilities of the first card.
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

test('The amber button has one label and no text of an earlier action below it', async () => {
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
  // Scrolling closes the tooltip. The turn order may still scroll.
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

test('On the first screen n presses the amber button', async () => {
  await desk.begin(TWO_AT_BLACK_BARROW);
  const { page } = await desk.open();
  await new Table(page).button(new RegExp(`^Continue “${desk.campaign}”`)).waitFor();
  await breathe(page);
  await page.keyboard.press('n');
  await page.getByRole('region', { name: 'Initiative' }).waitFor();
});

test('The panel of a removed standee does not reopen for a new standee with its number', async () => {
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

test('A figure keeps its letter on a device that loads the game later', async () => {
  await desk.begin(TWO_AT_BLACK_BARROW);
  const guards = monstersIn(await desk.scenario(), 'bandit-guard');
  const [removed, stays] = guards;
  if (!removed || !stays) throw new Error('There are not two guards.');
  await desk.send({ type: 'removeFigure', figure: removed.id });
  const { page } = await desk.openTable();
  await breathe(page);
  // Hilda, Piet and the removed guard have the first three letters.
  await page.keyboard.press('f');
  const panel = page.getByRole('dialog', { name: `Bandit Guard ${String(stays.standee)}` });
  await panel.waitFor();
});

test('Covered initiatives do not reveal the turn order', async () => {
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
