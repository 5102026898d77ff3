/**
 * The fullest possible table with the longest names: no text is cut without a title, and nothing overlaps.
 */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Command } from '../../shared/commands/shapes';
import { id, type FigureId, type MonsterTypeId } from '../../shared/ids';
import { CONDITIONS, SUMMON_COLOURS, type Rank } from '../../shared/vocabulary';
import { scrollsSideways } from './axe';
import { useDesk } from './desk';
import { breathe } from './harness';
import { brokenWords, unreadable } from './layout';
import { LONG, longParty, PARTY } from './longParty';

/** One summon for each colour of token in the box. */
const SUMMONS = SUMMON_COLOURS.length;
/** Monster types with ten summoned standees each. */
const SUMMONED = ['living-bones', 'ooze'].map((type) => id<MonsterTypeId>(type));
/** The boss cards with special 1 and special 2. */
const SPECIAL_CARDS = [575, 572] as const;
const MONSTER = id<MonsterTypeId>('frost-hound');
const LOADED = id<FigureId>('frost-hound-1');
/** The character that acts before the monsters. */
const HERO = id<FigureId>('c2');

const desk = useDesk();

const SIZES = [
  ['1280 x 800', { width: 1280, height: 800 }],
  ['150 %', { width: 853, height: 533 }],
  ['1024 x 768', { width: 1024, height: 768 }],
  ['1024 x 768, fingers', { width: 1024, height: 768, touch: true }],
  ['390 x 844', { width: 390, height: 844 }],
] as const;

function summon(place: number): Command {
  const owner = id<FigureId>(`c${(place % PARTY.length) + 1}`);
  return {
    ...{
      type: 'addSummon',
      owner,
      name: LONG,
      colour: SUMMON_COLOURS[place] ?? 'blue',
    },
    ...{ hitPoints: 20, move: 3, attack: 4, range: 5, shield: 2, retaliate: 2, flying: true },
    ...{ attackEffects: [], at: null },
  };
}

/** Commands that give one figure everything that it can have. */
const loaded = (figure: FigureId): readonly Command[] => [
  ...CONDITIONS.map((condition) => ({ type: 'addCondition', figure, condition }) as const),
  ...(['shield', 'retaliate'] as const).map((kind): Command => ({
    type: 'addBonus',
    figure,
    kind,
    value: 9,
    range: 3,
    lasts: 'round',
  })),
];

async function monster(type: MonsterTypeId, rank: Rank, standee: number | null): Promise<void> {
  const placed = { standee, origin: 'summoned', side: 'enemies', at: null } as const;
  await desk.send({ type: 'addMonster', monster: type, rank, ...placed });
}

beforeAll(async () => {
  await desk.begin([
    ...(await longParty(desk.host, 9)),
    {
      type: 'startScenario',
      scenario: id('1'),
      characters: PARTY.map((_, index) => id(`c${index + 1}`)),
      level: 7,
    },
    ...Array.from({ length: SUMMONS }, (_, index) => summon(index)),
  ]);
  for (const [index, rank] of (['normal', 'elite', 'normal'] as const).entries()) {
    await monster(MONSTER, rank, index + 1);
  }
  for (const type of SUMMONED) {
    for (let standee = 1; standee <= 10; standee += 1) await monster(type, 'normal', standee);
  }
  for (const boss of ['elder-drake', 'the-sightless-eye']) await monster(id(boss), 'boss', null);
  const { figures } = await desk.scenario();
  const [first] = figures.filter(({ kind }) => kind === 'summon');
  for (const figure of [LOADED, first?.id, id<FigureId>('c1')]) {
    if (figure) await desk.send(...loaded(figure));
  }
  for (const [index] of PARTY.entries()) {
    const character = id<FigureId>(`c${index + 1}`);
    await desk.send({
      type: 'setInitiative',
      character,
      leading: character === HERO ? 1 : 95 + index,
      second: 20,
    });
  }
});

const isNumber = (word: string): boolean => /^\d+$/.test(word);

async function expectReadable(page: Page, where: string, within?: string): Promise<void> {
  expect(await scrollsSideways(page), where).toBe(false);
  expect(await unreadable(page, within), where).toEqual([]);
  expect((await brokenWords(page)).filter(isNumber), where).toEqual([]);
}

/** Figures whose marks are in a column instead of rows, and summons whose name is cut to one letter. */
async function fewInRows(page: Page): Promise<readonly string[]> {
  return page.locator('.figures').evaluate((figures) => {
    const tops = (marks: readonly Element[]) =>
      new Set(marks.map((mark) => mark.getBoundingClientRect().top)).size;
    return [
      ...[...figures.querySelectorAll('.conditions, .marks')].flatMap((conditions) => {
        const marks = [...conditions.querySelectorAll('.chip')];
        return tops(marks) > Math.ceil(marks.length / 3) ? ['marks in a column'] : [];
      }),
      ...[...figures.querySelectorAll('.summon strong')].flatMap((name) => {
        const { height } = name.getBoundingClientRect();
        const lines = Math.round(height / parseFloat(getComputedStyle(name).lineHeight));
        return lines > 5 ? [`${String(lines)} lines of a name`] : [];
      }),
    ];
  });
}

test.each(SIZES)('Choosing initiatives is readable at %s', async (name, size) => {
  const { page } = await desk.openTable(size);
  await expectReadable(page, `initiatives at ${name}`);
});

describe('in the turns', () => {
  beforeAll(() => desk.send({ type: 'revealInitiatives' }));

  test.each(SIZES)(
    'order, sleeves with specials and panels are readable at %s',
    async (name, size) => {
      const { page } = await desk.openTable(size);
      const { figures } = await desk.scenario();
      const summoned = figures.filter(
        (each) => each.kind === 'monster' && SUMMONED.includes(each.type),
      );
      expect(summoned).toHaveLength(20);
      for (const card of SPECIAL_CARDS) {
        await desk.putOnDiscards('boss', card);
        await expectReadable(page, `special ${String(card)} at ${name}`);
      }
      expect(await fewInRows(page), name).toEqual([]);
      for (const figure of [LOADED, id<FigureId>('c1')]) {
        await page.locator(`[data-figure="${figure}"]`).first().click();
        await page.getByRole('dialog').waitFor();
        await expectReadable(page, `panel of ${figure} at ${name}`, '[role="dialog"]');
        await page.keyboard.press('Escape');
      }
    },
  );

  test.each(SIZES)('Board, party and history are readable at %s', async (name, size) => {
    const { page } = await desk.open(size);
    for (const place of ['board', 'party', 'history']) {
      await desk.go(page, place);
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      await breathe(page);
      await expectReadable(page, `${place} at ${name}`);
      const panel = page.getByRole('complementary', { name: 'Attack and decks' });
      if (place === 'board' && (await panel.isVisible())) {
        expect(await panel.evaluate((each) => each.scrollWidth - each.clientWidth), name).toBe(0);
      }
    }
  });

  describe('in an attack of long names', () => {
    beforeAll(() =>
      desk.send(
        { type: 'startTurn', figure: HERO },
        {
          ...{ type: 'beginAttack', attacker: HERO, base: 3, ranged: false, range: null },
          // A figure with all conditions is invisible, so it is no target.
          targets: [{ figure: id<FigureId>('frost-hound-2'), distance: null }],
        },
      ),
    );

    test.each(SIZES)(
      'The steps and the target of an attack with long names are readable at %s',
      async (name, size) => {
        const { page } = await desk.openTable(size);
        await page.getByRole('region', { name: 'Attack calculator' }).waitFor();
        await expectReadable(page, `attack at ${name}`);
        const panel = page.getByRole('complementary', { name: 'Attack and decks' });
        expect(await panel.evaluate((each) => each.scrollWidth - each.clientWidth), name).toBe(0);
        expect(await fewInRows(page), name).toEqual([]);
        const sleeves = page.locator('.sleeve');
        const cut = await sleeves.evaluateAll((all) =>
          all.filter((sleeve) => {
            const { right } = sleeve.getBoundingClientRect();
            const targets = [...sleeve.querySelectorAll('.target')];
            return targets.some((target) => target.getBoundingClientRect().right > right + 1);
          }),
        );
        expect(cut, name).toEqual([]);
      },
    );
  });
});

describe('at the end', () => {
  beforeAll(() => desk.send({ type: 'finishScenario', won: true }));

  test.each(SIZES)('Victory and rewards are readable at %s', async (name, size) => {
    const { page } = await desk.open(size);
    await desk.go(page, 'table');
    await page.locator('#next-step').click();
    await page.getByRole('dialog', { name: 'Victory', exact: true }).waitFor();
    await expectReadable(page, `victory at ${name}`, '[role="dialog"]');
    await breathe(page);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: /^Won: / }).waitFor();
    await expectReadable(page, `summary at ${name}`, '[role="dialog"]');
  });
});
