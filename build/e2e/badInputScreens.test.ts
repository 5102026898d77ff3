/** Accidental input on the screens: no step is doubled or lost, and the player is notified. */
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { HILDA, inTurnOf, TWO_AT_BLACK_BARROW, useDesk } from './desk';
import { breathe } from './harness';
import { monstersIn, snapshotOf, Table } from './table';

const desk = useDesk({ isAlone: true });
let page: Page;
let table: Table;

beforeEach(async () => {
  await desk.begin([...TWO_AT_BLACK_BARROW, ...inTurnOf(HILDA, { c1: 1, c2: 90 })]);
  ({ page } = await desk.openTable());
  table = new Table(page);
});

const seq = async () => (await snapshotOf(desk.host, desk.campaign)).seq;

async function hilda() {
  const found = (await desk.scenario()).figures.find(({ id }) => id === HILDA);
  if (found?.kind !== 'character') throw new Error('Hilda is gone.');
  return found;
}

test('A number above the maximum of its buttons is shown unchanged and can be lowered by one', async () => {
  await desk.send({ type: 'correctExperience', figure: HILDA, amount: 150 });
  await table.button('Experience of Hilda: 150').click();
  const field = page.getByRole('spinbutton', { name: 'Experience of Hilda' });
  await expect.poll(() => field.inputValue()).toBe('150');
  expect(await page.locator('.stepper .badge').count()).toBe(0);
  await table.button('Less: Experience of Hilda').click();
  await expect.poll(async () => (await hilda()).experience).toBe(149);
});

declare global {
  interface Window {
    /** Sends the step that is held back; undefined while there is none. */
    sayStep?: (() => void) | undefined;
  }
}

/** Holds back the next step that the page would send to the server. */
function holdBack(screen: Page): Promise<void> {
  return screen.evaluate(() => {
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (text) {
      if (!String(text).includes('"campaign.send"')) return send.call(this, text);
      WebSocket.prototype.send = send;
      window.sayStep = () => send.call(this, text);
    };
    window.sayStep = undefined;
  });
}

/** Presses in each window. Their requests are sent only after all have pressed. */
async function atOnce(
  screens: readonly Page[],
  press: (screen: Page) => Promise<void>,
): Promise<void> {
  for (const screen of screens) await holdBack(screen);
  for (const screen of screens) await press(screen);
  for (const screen of screens) await screen.waitForFunction(() => window.sayStep !== undefined);
  await Promise.all(screens.map((screen) => screen.evaluate(() => window.sayStep?.())));
}

describe('number fields', () => {
  test.each(['abc', '-3', '999', '1e3', '4.5', '٣', '3; drop', ' '])(
    'hit points do not become %j',
    async (typed) => {
      const before = await seq();
      const { hitPoints } = await hilda();
      const field = page.getByRole('spinbutton', { name: 'Hit points of Hilda' });
      await field.click();
      await field.fill(typed);
      await field.press('Enter');
      await breathe(page);
      expect(await field.inputValue()).toBe(String(hitPoints));
      expect(await seq()).toBe(before);
      if (typed.trim() !== '') await page.getByText(typed, { exact: false }).first().waitFor();
    },
  );

  test.each(['abc', '--3', '1e3', '0', '-', '1.5'])(
    'Entering %j as damage changes no hit points',
    async (typed) => {
      const before = await seq();
      await page.locator('[data-figure="c1"]').click();
      const field = page.getByRole('textbox', { name: /^Damage to Hilda/ });
      await field.fill(typed);
      await field.press('Enter');
      await breathe(page);
      expect(await seq()).toBe(before);
    },
  );

  test('An initiative field accepts two digits only, then the focus moves to the next field', async () => {
    await desk.begin(TWO_AT_BLACK_BARROW);
    await desk.go(page, 'table');
    const field = page.getByRole('textbox', { name: 'Initiative of Hilda' });
    await field.click();
    await page.keyboard.type('+1-.5');
    await expect.poll(async () => (await hilda()).initiative).toMatchObject({ leading: 15 });
    await page.keyboard.type('7');
    expect(await field.inputValue()).toBe('15');
    await field.click();
    await page.keyboard.type('00');
    await breathe(page);
    expect((await hilda()).initiative).toMatchObject({ leading: 15 });
  });
});

describe('double presses', () => {
  test('A double click ends one turn and draws one card', async () => {
    const before = await seq();
    await breathe(page);
    await page.locator('#next-step').dblclick();
    await breathe(page);
    expect(await seq()).toBe(before + 1);
    await table.button('Draw modifier').last().dblclick();
    await breathe(page);
    expect(await seq()).toBe(before + 2);
    await page.getByRole('button', { name: /^Undo: / }).dblclick();
    await breathe(page);
    expect((await snapshotOf(desk.host, desk.campaign)).log.at(-1)?.command.type).toBe('endTurn');
  });

  test('Two presses on minus are one step of two damage', async () => {
    const before = await seq();
    const { hitPoints } = await hilda();
    await table.button('Hilda suffers 1 damage').dblclick();
    await breathe(page);
    expect((await hilda()).hitPoints).toBe(hitPoints - 2);
    expect(await seq()).toBe(before + 1);
  });

  test.each(['Enter', ' ', 'n', 'm'])('Holding %j down acts once', async (key) => {
    const before = await seq();
    if (key === 'Enter' || key === ' ') await page.locator('#next-step').focus();
    await breathe(page);
    await page.keyboard.down(key);
    for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down(key);
    await page.keyboard.up(key);
    await breathe(page);
    expect(await seq()).toBe(before + 1);
  });
});

type Press = Locator | Readonly<Pick<KeyboardEventInit, 'code' | 'key'>>;

/** Makes presses one after the other without a pause, however slow the machine is. */
async function pressAtOnce(...presses: readonly Press[]): Promise<void> {
  const wanted = await Promise.all(
    presses.map((press) => ('elementHandle' in press ? press.elementHandle() : press)),
  );
  await page.evaluate(async (each) => {
    for (const press of each) {
      if (press instanceof HTMLElement) press.click();
      else {
        const key = new KeyboardEvent('keydown', { ...press, bubbles: true });
        document.activeElement?.dispatchEvent(key);
      }
      // Lets the page update without a timer in between.
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    }
  }, wanted);
}

describe('presses right after the minus button', () => {
  const minus = () => table.button('Hilda suffers 1 damage');
  const newest = async () => (await snapshotOf(desk.host, desk.campaign)).log.at(-1)?.command.type;

  test.each([
    ['the button', () => page.getByRole('button', { name: /^Undo/ }).click()],
    ['Ctrl+Z', () => page.keyboard.press('Control+z')],
  ])('Undo by %s right after − reverts the damage, and redo applies it again', async (_, undo) => {
    const { hitPoints } = await hilda();
    const before = await seq();
    const step = await newest();
    await minus().click();
    await undo();
    await expect.poll(seq).toBe(before + 2);
    expect((await hilda()).hitPoints).toBe(hitPoints);
    expect(await newest()).toBe(step);
    await page.keyboard.press('Control+y');
    await expect.poll(async () => (await hilda()).hitPoints).toBe(hitPoints - 1);
  });

  test.each([
    ['the button', () => pressAtOnce(minus(), page.getByRole('button', { name: /^Undo/ }))],
    [
      'Ctrl+Z',
      async () => {
        await minus().click();
        await page.keyboard.press('Control+z');
      },
    ],
  ])('The question opened by − appears before undo by %s reverts anything', async (_, press) => {
    await desk.send({ type: 'correctHitPoints', figure: HILDA, hitPoints: 1 });
    const field = page.getByRole('spinbutton', { name: 'Hit points of Hilda' });
    await expect.poll(() => field.inputValue()).toBe('1');
    const before = await seq();
    await breathe(page);
    await press();
    await breathe(page);
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(await seq()).toBe(before);
    expect((await hilda()).hitPoints).toBe(1);
  });

  test.each([
    ['the amber button', () => page.locator('#next-step')],
    ['n, with the focus on −', () => ({ key: 'n', code: 'KeyN' })],
  ])('Damage entered right before %s ends the turn belongs to that turn', async (_, end) => {
    const before = await seq();
    await minus().focus();
    await pressAtOnce(minus(), end());
    await expect.poll(seq).toBe(before + 2);
    const { log } = await snapshotOf(desk.host, desk.campaign);
    expect(log.at(-2)?.command).toMatchObject({ type: 'sufferDamage', amount: 1 });
    await breathe(page);
    expect((await snapshotOf(desk.host, desk.campaign)).log).toHaveLength(log.length);
  });
});

test('The question opened by − appears even if another key is pressed right after it', async () => {
  await desk.send({ type: 'correctHitPoints', figure: HILDA, hitPoints: 1 });
  const before = await seq();
  await breathe(page);
  await pressAtOnce(table.button('Hilda suffers 1 damage'), page.locator('#next-step'));
  await page.getByRole('dialog').waitFor();
  await breathe(page);
  expect(await seq()).toBe(before);
});

describe('two windows and a lost server', () => {
  test('[SEAT-12] Simultaneous presses in two windows do nothing twice', async () => {
    const other = await desk.openTable();
    const before = await seq();
    await breathe(page);
    await atOnce([page, other.page], (screen) => screen.locator('#next-step').click());
    await breathe(page);
    expect(await seq()).toBe(before + 1);
    const [guard] = monstersIn(await desk.scenario(), 'bandit-guard');
    if (!guard) throw new Error('there is no guard');
    const name = `Bandit Guard ${String(guard.standee)} suffers 1 damage`;
    for (const screen of [page, other.page]) {
      await screen.locator(`[data-figure="${guard.id}"]`).hover();
    }
    await atOnce([page, other.page], (screen) => new Table(screen).button(name).click());
    const hitPoints = async () =>
      (await desk.scenario()).figures.find(({ id }) => id === guard.id)?.hitPoints;
    await expect.poll(hitPoints).toBe(guard.hitPoints - 1);
    // The second window shows the change and may repeat the step.
    const conflictNotices = async (screen: Page) =>
      screen.getByText(/did this first.*1 damage/i).count();
    await expect
      .poll(async () => (await conflictNotices(page)) + (await conflictNotices(other.page)))
      .toBe(1);
    for (const screen of [page, other.page]) {
      const field = screen.getByRole('spinbutton', {
        name: `Hit points of Bandit Guard ${String(guard.standee)}`,
      });
      await expect.poll(() => field.inputValue()).toBe(String(guard.hitPoints - 1));
    }
    expect(await hitPoints()).toBe(guard.hitPoints - 1);
  });

  test('A step without an answer for a while is shown as being sent', async () => {
    const { hitPoints } = await hilda();
    await holdBack(page);
    await table.button('Hilda suffers 1 damage').click();
    const waits = page.getByRole('status').getByText('No answer yet', { exact: false });
    await waits.waitFor();
    await page.evaluate(() => window.sayStep?.());
    await waits.waitFor({ state: 'detached' });
    expect((await hilda()).hitPoints).toBe(hitPoints - 1);
  });

  test('A step made without a connection is reported as lost, and the table works after reconnecting', async () => {
    const { hitPoints } = await hilda();
    await table.button('Hilda suffers 1 damage').click();
    await expect.poll(async () => (await hilda()).hitPoints).toBe(hitPoints - 1);
    await desk.crash(async () => {
      await page.getByRole('alert').first().waitFor();
      await table.button('Hilda suffers 1 damage').click();
      await page.getByText('was not saved', { exact: false }).first().waitFor();
      expect(await page.getByRole('spinbutton', { name: 'Hit points of Hilda' }).inputValue()).toBe(
        String(hitPoints - 1),
      );
    });
    await expect.poll(() => page.locator('.lost').count(), { timeout: 15_000 }).toBe(0);
    expect((await hilda()).hitPoints).toBe(hitPoints - 1);
    await table.button('Hilda suffers 1 damage').click();
    await expect.poll(async () => (await hilda()).hitPoints).toBe(hitPoints - 2);
  });
});
