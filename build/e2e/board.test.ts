import { beforeAll, describe, expect, test } from 'vitest';
import type { Hex, Scenario } from '../../shared/state';
import { violations } from './axe';
import { PLAIN_CARD, useDesk } from './desk';
import { drawnOn, wholeMap } from './drawnMap';
import { breathe } from './harness';
import { callApi, gameOf, scenarioOf, snapshotOf, Table, tapHex } from './table';
import { choose } from './choose';

const CAMPAIGN = 'Maps';
const desk = useDesk();
let requests = 0;

beforeAll(async () => {
  await callApi(desk.host, 'library.create', CAMPAIGN);
  await send({ type: 'addCharacter', class: 'brute', name: 'Grom', level: 1 });
  await send({ type: 'addCharacter', class: 'spellweaver', name: 'Isa', level: 1 });
});

async function send(command: object): Promise<boolean> {
  requests += 1;
  const answer = await callApi(desk.host, 'campaign.send', CAMPAIGN, command, `board-${requests}`);
  return (answer as { ok: boolean }).ok;
}

async function start(scenario: string): Promise<Scenario> {
  if ((await gameOf(desk.host, CAMPAIGN)).scenario) await send({ type: 'abandonScenario' });
  const { campaign } = await gameOf(desk.host, CAMPAIGN);
  const characters = campaign.characters.map(({ id }) => id);
  expect(
    await send({ type: 'startScenario', scenario, characters, level: null, anyway: true }),
  ).toBe(true);
  return scenarioOf(desk.host, CAMPAIGN);
}

/** Puts a card with a move and an attack on top of the guards' deck. */
async function guardsAttackNext(): Promise<void> {
  const deck = (await scenarioOf(desk.host, CAMPAIGN)).abilityDecks.find(
    (one) => one.deck === 'guard',
  );
  const cards = (deck?.draw ?? []).toSorted(
    (a, b) => Number(b === PLAIN_CARD) - Number(a === PLAIN_CARD),
  );
  expect(await send({ type: 'orderAbilityCards', deck: 'guard', cards })).toBe(true);
}

/** Reveals the initiatives. The characters act last, except for the named ones, which act first. */
async function revealInitiatives(...first: readonly string[]): Promise<void> {
  for (const character of ['c1', 'c2']) {
    const leading = first.includes(character) ? 1 : 90;
    await send({ type: 'setInitiative', character, leading, second: null });
  }
  expect(await send({ type: 'revealInitiatives' })).toBe(true);
}

const boardAddress = () => `${desk.host.origin}/#/campaign/${encodeURIComponent(CAMPAIGN)}/board`;

/** The board as players see it: hexes to tap, and buttons by their names. */
class BoardScreen extends Table {
  tapHex(hex: Hex): Promise<void> {
    return tapHex(this.page, hex);
  }

  async press(name: string | RegExp): Promise<void> {
    await breathe(this.page);
    await this.button(name).first().click();
  }

  async tapFigure(id: string): Promise<void> {
    const at = (await scenarioOf(desk.host, CAMPAIGN)).figures.find(
      (figure) => figure.id === id,
    )?.at;
    if (!at) throw new Error(`${id} is not on the board.`);
    await this.tapHex(at);
  }
}

const seqNow = async () => (await snapshotOf(desk.host, CAMPAIGN)).seq;

async function waitsForAStep(before: number): Promise<void> {
  await expect.poll(seqNow, { timeout: 10_000 }).toBeGreaterThan(before);
}

/** Lets the monsters act as the board suggests, until the round is over. */
async function playOutTheRound(board: BoardScreen): Promise<number> {
  let carriedOut = 0;
  for (let press = 0; press < 80; press += 1) {
    const { attack, phase } = await scenarioOf(desk.host, CAMPAIGN);
    if (phase.name !== 'turns') throw new Error('The round ended by itself.');
    const before = await seqNow();
    const carry = board.button('Carry out');
    const isMonster = phase.active !== null && !/^c\d/.test(phase.active);
    if (isMonster && !attack && (await carry.isVisible()) && (await carry.isEnabled())) {
      await board.press('Carry out');
      carriedOut += 1;
    } else {
      const label = (await board.page.locator('#next-step').innerText()).trim();
      if (label.startsWith('End round')) return carriedOut;
      if (label.startsWith('Choose')) await board.press(/^1\. /);
      else await board.next(label);
    }
    await waitsForAStep(before);
    await breathe(board.page);
  }
  throw new Error('The round never ended.');
}

async function beginRound(board: BoardScreen): Promise<void> {
  await board.enterInitiative('Grom', '01');
  await board.enterInitiative('Isa', '02');
  await board.next('Reveal initiatives');
  await board.next('Start Grom’s turn');
  await board.page.locator('#next-step', { hasText: 'End Grom’s turn' }).waitFor();
}

describe('scenario 1 on the board', () => {
  test('Scenario 1 is played on the board through both doors', async () => {
    await start('1');
    for (const figure of ['c1', 'c2']) {
      await send({ type: 'correctMaxHitPoints', figure, maxHitPoints: 90 });
      await send({ type: 'correctHitPoints', figure, hitPoints: 90 });
    }
    const { page } = await desk.open();
    const board = new BoardScreen(page);
    await page.goto(boardAddress());

    // Each character is placed on a start hex; the second one follows automatically.
    await board.button('Place Grom on the board').click();
    await board.tapHex({ q: 2, r: 2 });
    await page.getByText('Tap a start hex for Isa.').waitFor();
    await board.tapHex({ q: 3, r: 2 });
    await expect
      .poll(async () =>
        (await scenarioOf(desk.host, CAMPAIGN)).figures.map(({ at }) => at).slice(0, 2),
      )
      .toEqual([
        { q: 2, r: 2 },
        { q: 3, r: 2 },
      ]);

    // Hilda moves past the guards and through the first door.
    await guardsAttackNext();
    await beginRound(board);
    await page.getByRole('spinbutton', { name: 'Movement points' }).fill('9');
    await page.keyboard.press('Enter');
    await choose(page.getByRole('combobox', { name: 'Movement type' }), 'jump');
    await board.tapHex({ q: -2, r: 3 });
    await board.press(/^Move here and open the door \(\d points\)$/);
    await expect
      .poll(async () =>
        (await scenarioOf(desk.host, CAMPAIGN)).rooms.map(({ revealed }) => revealed),
      )
      .toEqual([true, true, false]);
    const opened = await scenarioOf(desk.host, CAMPAIGN);
    expect(opened.figures.find(({ id }) => id === 'c1')?.at).toEqual({ q: -2, r: 3 });
    await page.locator('[data-door="1"][data-state="open"]').waitFor();
    expect(opened.sleeves.map(({ type }) => type)).toContain('bandit-archer');
    expect(await playOutTheRound(board)).toBeGreaterThan(0);
    await board.next('End round 1');

    // She goes on to the second door, which a button opens.
    await beginRound(board);
    await board.button('Deselect').click();
    await board.button(/^Open (the )?door/).hover();
    await page.locator('[data-listed]').first().waitFor();
    await board.press(/^Open (the )?door/);
    await expect
      .poll(async () =>
        (await scenarioOf(desk.host, CAMPAIGN)).rooms.every((room) => room.revealed),
      )
      .toBe(true);
    await expect.poll(async () => (await drawnOn(page)).hexes).toEqual(wholeMap('1')?.hexes);
    expect((await drawnOn(page)).doors).toHaveLength(2);
    await playOutTheRound(board);

    await send({ type: 'abandonScenario' });
  });
});

describe('the board by keys alone', () => {
  test('Keys find, announce and move a figure, and dragging moves it back', async () => {
    await start('1');
    await send({ type: 'placeFigure', figure: 'c1', at: { q: 2, r: 2 } });
    await revealInitiatives();
    const { page } = await desk.open();
    await page.goto(boardAddress());
    const map = page.getByRole('application', { name: /^1 Black Barrow’s board/ });
    await map.focus();
    const status = page.locator('section[aria-label="Board"] [role="status"]');

    await page.keyboard.press('.');
    await expect.poll(() => status.innerText()).toMatch(/^Grom, 10 of 10 hit points/);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => status.innerText()).toMatch(/^Hex, one from Grom, in sight, move 1\./);
    await page.keyboard.press('Home');
    await expect.poll(() => status.innerText()).toMatch(/^Hex, two from Grom, in sight, move 2\./);
    await page.keyboard.press('Enter');
    await expect.poll(() => status.innerText()).toMatch(/Enter: Move here \(2 points\)\.$/);
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await scenarioOf(desk.host, CAMPAIGN)).figures[0]?.at)
      .toEqual({ q: 1, r: 1 });
    for (const key of ['PageUp', 'PageUp', 'PageUp', 'ArrowUp']) await page.keyboard.press(key);
    await expect.poll(() => status.innerText()).toMatch(/^Wall\./);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('heading', { name: 'Grom' }).count()).toBe(0);

    await send({ type: 'abandonScenario' });
  });
});

describe('focus after a control disappears', () => {
  test('The map keeps the focus, and keys turn, announce and attack an area', async () => {
    await start('1');
    expect(await send({ type: 'placeFigure', figure: 'c1', at: { q: 0, r: 2 } })).toBe(true);
    await guardsAttackNext();
    await revealInitiatives('c1');
    await send({ type: 'startTurn', figure: 'c1' });
    const { page } = await desk.open();
    const board = new BoardScreen(page);
    await page.goto(boardAddress());
    const map = page.getByRole('application', { name: /^1 Black Barrow’s board/ });
    const status = page.locator('section[aria-label="Board"] [role="status"]').first();
    const hasFocus = () => map.evaluate((element) => element === document.activeElement);

    await map.waitFor();
    await board.tapFigure('c1');
    await board.press('Area attack');
    await expect.poll(hasFocus).toBe(true);
    // The hexes are adjacent in a row. In one of the six directions the guard is in the area.
    for (
      let turn = 0;
      turn < 7 && !/Attacks Bandit Guard/.test(await status.innerText());
      turn += 1
    ) {
      await page.keyboard.press('r');
      await breathe(page);
    }
    await page.keyboard.press('.');
    await expect
      .poll(() => status.innerText())
      .toMatch(/Attacks Bandit Guard.* Enter: Attack 1 enemy\.$/);
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Attack' }).waitFor();

    await send({ type: 'abandonScenario' });
  });

  test('A monster step that is undone is planned again', async () => {
    await start('1');
    await send({ type: 'placeFigure', figure: 'c1', at: { q: 2, r: 2 } });
    await guardsAttackNext();
    await revealInitiatives();
    const { phase } = await scenarioOf(desk.host, CAMPAIGN);
    const [turn] = phase.name === 'turns' ? phase.order.flatMap(({ turns }) => turns) : [];
    expect(await send({ type: 'startTurn', figure: turn?.figure })).toBe(true);
    const { page } = await desk.open();
    await page.goto(boardAddress());
    const plan = page.getByRole('group', { name: /^Bandit Guard \d’s plan$/ });
    await plan.waitFor();
    // If two paths are equally legal, the turn asks for one.
    const way = page.getByRole('button', { name: /^(1\. |Carry out$)/ }).first();
    const label = () => page.locator('#next-step').innerText();
    const first = await label();
    await breathe(page);
    await way.click();
    await page.locator('#next-step', { hasText: /^\s*Apply/ }).waitFor();
    // The drawn card, and the move with the attack.
    for (const _ of ['draw', 'attack']) {
      const before = await seqNow();
      await page.keyboard.press('Control+z');
      await waitsForAStep(before);
    }
    await expect.poll(label).toBe(first);
    await expect.poll(() => way.isEnabled()).toBe(true);

    await send({ type: 'abandonScenario' });
  });
});

describe.each([
  { colorScheme: 'dark', width: 1280, height: 800 },
  { colorScheme: 'light', width: 390, height: 844 },
] as const)('board, $colorScheme at $width x $height', (size) => {
  test('axe finds no violation in any mode of the page, and it does not scroll sideways', async () => {
    await start('1');
    await send({ type: 'placeFigure', figure: 'c1', at: { q: 1, r: 2 } });
    await send({ type: 'placeFigure', figure: 'c2', at: { q: 2, r: 2 } });
    await guardsAttackNext();
    await revealInitiatives();
    const { page } = await desk.open(size);
    const board = new BoardScreen(page);
    await page.goto(boardAddress());
    await page.locator('svg [data-figure]').first().waitFor();
    const look = async (where: string) => {
      expect(await violations(page), where).toEqual([]);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth > window.innerWidth,
      );
      expect(sideways, where).toBe(false);
    };
    await look('nothing selected');
    await board.tapFigure('c1');
    await look('where it can go');
    await board.press('Line of sight');
    await look('what it sees');
    await board.press('Area attack');
    await look('an area');
    await board.button('Deselect').click();
    // On a phone the panel is folded while nobody acts.
    const folded = board.button('Attack and decks').and(page.locator('[aria-expanded="false"]'));
    if (await folded.isVisible()) await folded.click();
    await board.press(/^Bandit Guard/);
    await board.press('Show its plan');
    await page.getByText('Why').first().waitFor();
    await look('what it will do');
    await page.goto(boardAddress().replace(/board$/, 'map'));
    await page.getByRole('navigation').waitFor({ state: 'detached' });
    await page.locator('svg [data-figure]').first().waitFor();
    await look('the map alone');
    await send({ type: 'abandonScenario' });
  });
});
