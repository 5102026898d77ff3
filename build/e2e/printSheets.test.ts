import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Game, Scenario } from '#shared/state';
import { shippedContent } from '#shared/testing/content';
import { useDesk } from './desk';
import type { Screen } from './harness';
import {
  campaignWith,
  openPrintScreen,
  overlaps,
  printToPdf,
  record,
  SHEETS,
  chooseSheets,
  type PdfPage,
  type SheetName,
} from './paper';
import { gameOf, snapshotOf } from './table';

const content = shippedContent();

const desk = useDesk();
let played: string;
let screen: Screen;
let game: Game;
let scenario: Scenario;

beforeAll(async () => {
  played = await campaignWith(desk.host, 'Thursday table', [
    { type: 'addCharacter', class: 'brute', name: 'Hilda', level: 2 },
    { type: 'addCharacter', class: 'spellweaver', name: 'Nim', level: 3 },
    { type: 'editCharacter', character: 'c1', perks: [1, 1, 0, 1], gold: 33, experience: 60 },
    { type: 'startScenario', scenario: '1', characters: ['c1', 'c2'], level: null },
    { type: 'revealRoom', room: 2, by: null },
    { type: 'setInitiative', character: 'c1', leading: 15, second: 61 },
    { type: 'declareLongRest', character: 'c2' },
    {
      type: 'addSummon',
      owner: 'c2',
      name: 'Mystic Ally',
      colour: 'blue',
      hitPoints: 4,
      attack: 2,
      move: 2,
      range: 3,
      shield: 1,
      retaliate: 0,
      flying: true,
      attackEffects: ['poison'],
      at: null,
    },
    { type: 'revealInitiatives' },
    { type: 'correctHitPoints', figure: 'c1', hitPoints: 7 },
    { type: 'addCondition', figure: 'c1', condition: 'strengthen' },
    { type: 'gainExperience', figure: 'c1', amount: 4 },
    { type: 'correctElement', element: 'fire', state: 'strong' },
    { type: 'correctElement', element: 'ice', state: 'waning' },
    { type: 'addMoneyToken', amount: 3, at: null },
    { type: 'countCards', figure: 'c1', cards: { hand: 5, discard: 3, lost: 1, active: 1 } },
    // This makes the longest note of a deck: it will be shuffled at the end of the round.
    { type: 'enterModifier', deck: 'monsters', card: 'null' },
    { type: 'enterModifier', deck: 'monsters', card: '+1' },
    { type: 'addModifierCards', deck: 'c2', card: 'bless', count: 2 },
  ]);
  await hurtTheFirst();
  game = await gameOf(desk.host, played);
  if (!game.scenario) throw new Error('no scenario');
  scenario = game.scenario;
});
beforeEach(async () => {
  screen = await desk.open();
  await openPrintScreen(screen.page, desk.host, played);
});

/** Damages the first monster, whose standee number is random. */
async function hurtTheFirst(): Promise<void> {
  const { scenario: now } = await gameOf(desk.host, played);
  const figure = now?.figures.find((each) => each.kind === 'monster')?.id;
  await record(desk.host, played, [
    { type: 'sufferDamage', figure, amount: 3, negate: null },
    { type: 'addCondition', figure, condition: 'wound' },
    { type: 'addBonus', figure, kind: 'retaliate', value: 2, range: 3, lasts: 'untilRemoved' },
  ]);
}

async function sheet(name: SheetName): Promise<readonly PdfPage[]> {
  const count = await chooseSheets(screen.page, { sheets: [name], paper: 'A4' });
  const pages = await printToPdf(screen.page);
  expect(pages).toHaveLength(count);
  for (const page of pages) {
    expect(page.text.split('\n')[0]).toMatch(
      /^Thursday table · 1 Black Barrow · Round 1 · \d+ \w+ \d{4}/,
    );
    expect(overlaps(page)).toEqual([]);
  }
  return pages;
}

const flat = (pages: readonly PdfPage[]) =>
  pages.map(({ text }) => text.replace(/\s+/g, ' ')).join(' ');

describe('sheets of the running game', () => {
  test('The status sheet has everything to continue with pen and paper', async () => {
    const pages = await sheet('Status sheet');
    const text = flat(pages);

    expect(text).toContain('Turns: no one is acting');
    for (const [name, value] of [
      ['Scenario level', scenario.level],
      ['Trap damage', 2 + scenario.monsterLevel],
      ['Bonus experience', 4 + 2 * scenario.level],
    ] as const) {
      expect(text).toMatch(new RegExp(`${name} +${value}\\b`));
    }
    if (scenario.phase.name !== 'turns') throw new Error('no turns');
    for (const block of scenario.phase.order) {
      const second = block.second === null ? '' : ` / ${block.second}`;
      const character = scenario.figures.find(({ id }) => id === (block.id as string));
      const who =
        character && 'name' in character ? character.name : content.monster(block.id)?.name;
      expect(text).toContain(`${block.initiative}${second} ${who} waiting`);
    }
    expect(text).toContain('Brute, level 2 · 4 XP gained · 0 money tokens · cards: 5 hand');
    expect(text).toContain('Strengthen (until the end of the next turn)');
    expect(text).toContain('of Nim · Move 2 · Attack 2 · Range 3 · Flying · Poison · Shield 1');
    expect(text).toContain('Wound (until healed); Retaliate +2, range 3 (until removed)');
    expect(text).toMatch(/Money tokens +3/);
    expect(text).toMatch(/Revealed rooms +2 of 3/);
    expect(text).toContain('18 left, 2 drawn');

    const { page } = screen;
    for (const figure of scenario.figures) {
      const words = `${figure.hitPoints}/${figure.maxHitPoints}`;
      if (figure.kind === 'monster') {
        const name = content.monster(figure.type)?.name ?? '';
        const line = page
          .locator(`.sheet .sleeve[aria-label="${name}"]`)
          .locator(`li[data-standee="${figure.standee}"]`);
        expect(await line.locator('.left').innerText()).toBe(words);
        const crosses = (await line.locator('.crosses').getAttribute('d')) ?? '';
        expect(crosses.split('M')).toHaveLength(1 + figure.maxHitPoints - figure.hitPoints);
        expect(await line.locator('.marked').count()).toBe(figure.conditions.length);
      } else {
        const article = page.locator(`.sheet article[aria-label="${figure.name}"]`);
        expect(await article.locator('strong').innerText()).toBe(words);
      }
      expect(text).toContain(words);
    }
    const elements = await page
      .locator('.sheet td[data-element]')
      .evaluateAll((cells) =>
        cells
          .filter((cell) => cell.textContent.trim() !== '')
          .map((cell) => [cell.getAttribute('data-element'), cell.getAttribute('data-state')]),
      );
    expect(Object.fromEntries(elements)).toEqual(scenario.elements);
    for (const deck of scenario.abilityDecks) {
      const cards = content.abilityDeck(deck.deck)?.cards ?? [];
      const left = deck.draw
        .map((id) => cards.find((card) => card.id === id)?.initiative ?? 0)
        .toSorted((a, b) => a - b);
      expect(text).toContain(left.join(', '));
    }
  });

  test('The printed modifier decks show remaining cards and cross out drawn ones', async () => {
    const pages = await sheet('Modifier decks');
    const rows = await screen.page
      .locator('.sheet section[aria-label="Monsters"] li')
      .evaluateAll((items) =>
        items.map((item) => [
          Number(item.getAttribute('data-copies')),
          Number(item.getAttribute('data-drawn')),
        ]),
      );
    const sum = (place: number) => rows.reduce((total, row) => total + (row[place] ?? 0), 0);

    expect(sum(0)).toBe(20);
    expect(sum(1)).toBe(2);
    expect(flat(pages)).toMatch(/Bless \(×2\) +2/);
    expect(flat(pages)).toMatch(/Nim +22 left, 0 drawn/);
  });

  test('The printed ability decks show eight cards per type with its values', async () => {
    const text = flat(await sheet('Ability decks'));
    const rows = await screen.page.locator('.sheet tr[data-card]').count();

    expect(rows).toBe(16);
    // A normal archer of level 2 attacks for 2, an elite one for 3.
    const archer = content.monster('bandit-archer');
    if (!archer || archer.boss) throw new Error('no archer');
    const level = archer.levels[scenario.monsterLevel];
    const attack = (base: unknown) => Number(base) - 1;
    expect(text).toContain(
      `Attack ${attack(level?.normal.attack)}, range ${(level?.normal.range ?? 0) + 1}, Immobilize`,
    );
    expect(text).toContain(
      `Attack ${attack(level?.elite.attack)}, range ${(level?.elite.range ?? 0) + 1}, Immobilize`,
    );
  });

  test('The printed board shows open rooms with all figures and nothing of closed rooms', async () => {
    const [page] = await sheet('Board');
    if (!page) throw new Error('no page');
    const placed = scenario.figures.filter(({ at }) => at !== null);
    const labels = await screen.page
      .locator('.sheet [data-figure]')
      .evaluateAll((all) => all.map((figure) => figure.getAttribute('data-figure')));

    expect(page.width).toBeGreaterThan(page.height);
    expect(labels).toHaveLength(placed.length);
    for (const figure of placed) {
      if (figure.kind !== 'monster') continue;
      const label = `${figure.type === 'bandit-guard' ? 'BG' : 'BA'}${figure.standee}`;
      expect(labels).toContain(label);
      expect(page.words.map(({ text }) => text)).toContain(label);
    }
    expect(page.text).toContain('Not placed on the board: Hilda, Nim and Mystic Ally');
    expect(page.text).not.toContain('Living');
  });

  test('The initiative sheet continues from the current round', async () => {
    const [page, ...more] = await sheet('Initiative sheet');

    expect(more).toEqual([]);
    expect(page?.width).toBeGreaterThan(page?.height ?? 0);
    expect(page?.text).toMatch(/Hilda\s+15/);
    expect(page?.text).toMatch(/Nim\s+99/);
    expect(page?.text).toMatch(/Figure\s+1\s+2\s+3\s+4/);
    for (const name of ['Bandit Guard', 'Bandit Archer', 'Fire', 'Dark']) {
      expect(page?.text).toContain(name);
    }
  });

  test('Party, character and history sheets match the campaign', async () => {
    const party = flat(await sheet('Party sheet'));
    expect(party).toMatch(/Hilda Brute 2 60 33 12 3/);
    expect(party).toMatch(/Nim Spellweaver 3 95/);

    const characters = flat(await sheet('Character sheets'));
    expect(characters).toContain('Experience (next level at 95)');
    expect(characters).toContain('Replace one −1 card with one +1 card');
    const checked = await screen.page
      .locator('.sheet article[aria-label="Hilda"] [data-checked]')
      .evaluateAll((perks) => perks.map((perk) => Number(perk.getAttribute('data-checked'))));
    expect(checked.slice(0, 4)).toEqual([1, 1, 0, 1]);

    const history = flat(await sheet('History'));
    const { log } = await snapshotOf(desk.host, played);
    expect(history).toContain(`Latest ${log.length} steps, oldest first.`);
    for (const words of ['Create campaign', 'Start scenario 1 Black Barrow', '[LEVEL-1]']) {
      expect(history).toContain(words);
    }
  });

  test.each(['A4', 'Letter'] as const)('No text is smaller than 8 points on %s', async (paper) => {
    const { page } = screen;
    await chooseSheets(page, { sheets: SHEETS, paper });
    const small = await page.locator('.sheets').evaluate((root) => {
      const found: string[] = [];
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement;
        const words = texts.currentNode.textContent?.trim() ?? '';
        if (!parent || words === '') continue;
        const drawing = parent.closest('svg');
        // Drawings are in millimetres.
        const unit = drawing ? 96 / 25.4 : 1;
        const points = Number.parseFloat(getComputedStyle(parent).fontSize) * unit * 0.75;
        if (points < 7.99) found.push(`${words}: ${points}`);
      }
      return found;
    });

    expect(small).toEqual([]);
  });
});
