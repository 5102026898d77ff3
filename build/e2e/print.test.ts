import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hitPointsOf } from '#shared/content/stats';
import type { StatBlock } from '#shared/content/types';
import { shippedContent } from '#shared/testing/content';
import { useDesk } from './desk';
import type { Screen } from './harness';
import {
  campaignWith,
  openPrintScreen,
  overlaps,
  printToPdf,
  smallestMargin,
  SHEETS,
  showScenarios,
  chooseSheets,
  type PdfPage,
  type Word,
} from './paper';

const content = shippedContent();

const desk = useDesk();
let party: string;
let screen: Screen;

beforeAll(async () => {
  party = await campaignWith(desk.host, 'Tuesday table', [
    ...showScenarios('2', '21', '35', '57', '58'),
    { type: 'addCharacter', class: 'brute', name: 'Hilda', level: 2 },
    { type: 'addCharacter', class: 'spellweaver', name: 'Nim', level: 3 },
  ]);
});
beforeEach(async () => {
  screen = await desk.open();
});

/** Points of A4 and Letter in portrait format. */
const SIZES = { A4: [595, 842], Letter: [612, 792] } as const;

function expectSize(page: PdfPage, paper: keyof typeof SIZES, across = false): void {
  const [short, long] = SIZES[paper];
  expect(page.width).toBeCloseTo(across ? long : short, -0.5);
  expect(page.height).toBeCloseTo(across ? short : long, -0.5);
}

/** The words between a title and the next one. The title is on one page only. */
function partOf(pages: readonly PdfPage[], title: string, titles: readonly string[]) {
  const found = pages.flatMap((page) => startsOf(page, title).map((top) => ({ page, top })));
  expect(found, title).toHaveLength(1);
  const [{ page, top } = { page: pages[0], top: 0 }] = found;
  if (!page) throw new Error('no page');
  const others = titles.flatMap((other) => startsOf(page, other)).filter((each) => each > top + 1);
  const end = Math.min(page.height - 40, ...others) - 1;
  return page.words.filter((word) => word.top >= top - 1 && word.top < end);
}

/** Position of a title at the left edge, beside its sign. */
function startsOf({ words }: PdfPage, title: string): readonly number[] {
  const parts = title.split(' ');
  return words.flatMap((word, index) =>
    word.left < 66 && parts.every((part, place) => words[index + place]?.text === part)
      ? [word.top]
      : [],
  );
}

/** The numbers below a label, read from left to right. */
function below(words: readonly Word[], label: string): readonly string[] {
  return words
    .filter(({ text }) => text === label)
    .toSorted((a, b) => a.left - b.left)
    .map((head) => {
      const under = words
        .filter((word) => word.top > head.top + 3 && word.top < head.bottom + 6)
        .filter((word) => word.left < head.right && word.right > head.left);
      return under.map(({ text }) => text).join(' ');
    })
    .filter((number) => number !== '');
}

/** Points from the name on a sleeve to the end of its numbers. */
const STAT_ROWS = 45;

interface Sleeve {
  readonly type: string;
  /** The stat card's values, including the scenario's bonuses. */
  readonly level?: number;
}

interface Case {
  readonly scenario: string;
  readonly level: number;
  readonly characters: 2 | 3 | 4;
  readonly paper: 'A4' | 'Letter';
  readonly sleeves: readonly Sleeve[];
}

const of = (...types: string[]): readonly Sleeve[] => types.map((type) => ({ type }));

/**
 * A boss, ten standees, summoned types, variants with names, types above the scenario's level, and two
 * standees of a boss.
 */
const CASES: readonly Case[] = [
  {
    scenario: '2',
    level: 1,
    characters: 2,
    paper: 'A4',
    sleeves: of('bandit-archer', 'bandit-commander', 'living-corpse', 'living-bones'),
  },
  {
    scenario: '57',
    level: 3,
    characters: 4,
    paper: 'Letter',
    sleeves: [...of('city-guard', 'hound', 'city-archer'), { type: 'infiltrator', level: 4 }],
  },
  {
    scenario: '21',
    level: 7,
    characters: 4,
    paper: 'A4',
    sleeves: of(
      'frost-demon',
      'sun-demon',
      'earth-demon',
      'flame-demon',
      'night-demon',
      'wind-demon',
      'prime-demon',
    ),
  },
  {
    scenario: '58',
    level: 7,
    characters: 3,
    paper: 'Letter',
    sleeves: of('black-imp', 'earth-demon', 'harrower-infester', 'the-harvester'),
  },
];

function statsOf({ type, level }: Sleeve, table: Case): readonly StatBlock[] {
  const monster = content.monster(type);
  if (!monster) throw new Error(`no monster ${type}`);
  const at = level ?? table.level;
  if (monster.boss) return monster.levels.slice(at, at + 1).map(({ boss }) => boss);
  return monster.levels.slice(at, at + 1).flatMap(({ normal, elite }) => [normal, elite]);
}

/** The printed attack. It is computed, unless it depends on the situation. */
function attackOf({ attack }: StatBlock, characters: number): string {
  if (typeof attack === 'number') return String(attack);
  const known = /^C\+(\d+)$/.exec(attack);
  return known ? String(characters + Number(known[1])) : attack;
}

describe('stat sleeves', () => {
  test.each(CASES)(
    'Stat sleeves of scenario $scenario at level $level match the content on $paper',
    async (table) => {
      const { page } = screen;
      await openPrintScreen(page, desk.host, party);
      const count = await chooseSheets(page, {
        sheets: ['Stat sleeves'],
        whole: true,
        ...table,
      });
      const pages = await printToPdf(page);

      expect(pages).toHaveLength(count);
      const names = table.sleeves.map(({ type }) => content.monster(type)?.name ?? type);
      for (const [index, each] of pages.entries()) {
        expectSize(each, table.paper);
        expect(each.text).toContain(`Page ${index + 1} of ${count}`);
        expect(each.text).toContain(
          `Tuesday table · ${table.scenario} ${content.scenarioEntry(table.scenario)?.name ?? ''} · level ${table.level}, ${table.characters} characters`,
        );
        expect(overlaps(each)).toEqual([]);
        expect(smallestMargin(each)).toBeGreaterThan(20);
      }
      const shown = await page
        .locator('.sheet .sleeve')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
      expect(shown.toSorted()).toEqual(names.toSorted());

      for (const [index, sleeve] of table.sleeves.entries()) {
        const name = names[index] ?? '';
        const words = partOf(pages, name, [...names, 'Page']);
        const text = words.map((word) => word.text).join(' ');
        const numbers = words.filter(({ top }) => top < (words[0]?.top ?? 0) + STAT_ROWS);
        const stats = statsOf(sleeve, table);
        const { level = table.level } = sleeve;
        const hitPoints = stats.map((each) =>
          hitPointsOf(each, { characters: table.characters, level }),
        );
        expect(text).toContain(`${name} Level ${level}`);
        expect(below(numbers, 'points'), `${name}: hit points`).toEqual(hitPoints.map(String));
        expect(below(numbers, 'Move'), name).toEqual(stats.map(({ move }) => String(move ?? '–')));
        expect(below(numbers, 'Attack'), name).toEqual(
          stats.map((each) => attackOf(each, table.characters)),
        );
        expect(below(numbers, 'Range'), name).toEqual(
          stats.map(({ range }) => String(range || '–')),
        );
        for (const { shield, retaliate, immunities } of stats) {
          if (shield) expect(text).toContain(`Shield ${shield}`);
          if (retaliate) expect(text).toContain(`Retaliate ${retaliate.value}`);
          for (const immunity of immunities ?? []) {
            expect(text.toLowerCase(), name).toContain(immunity);
          }
        }
        await expectTracks(page, name, sleeve.type, hitPoints);
      }
    },
  );

  /** Asserts a line for each standee, with as many boxes as the strongest one has hit points. */
  async function expectTracks(
    page: Page,
    name: string,
    type: string,
    hitPoints: readonly number[],
  ): Promise<void> {
    const article = page.locator(`.sheet .sleeve[aria-label="${name}"]`);
    const boxes = await article
      .locator('.track')
      .evaluateAll((all) =>
        all.map((track) => [
          track.querySelector('.pips')?.getAttribute('d')?.split('z').length,
          track.querySelectorAll('.bar').length,
        ]),
      );
    const most = Math.max(...hitPoints);
    const bars = new Set(hitPoints.filter((each) => each < most)).size;
    const standees = content.monster(type)?.standees ?? 0;
    expect(boxes, name).toEqual(Array.from({ length: standees }, () => [most + 1, bars]));
    const conditions = await article.locator('[data-condition]').count();
    expect(conditions).toBe(standees * 8);
  }

  test('Every printed block fits completely on its page', async () => {
    const { page } = screen;
    await openPrintScreen(page, desk.host, party);
    for (const paper of ['A4', 'Letter'] as const) {
      for (const direction of ['Portrait', 'Landscape'] as const) {
        await chooseSheets(page, {
          sheets: ['Stat sleeves', 'Ability decks'],
          scenario: '35',
          level: 7,
          characters: 4,
          whole: true,
          paper,
          direction,
        });
        await page.emulateMedia({ media: 'print' });
        const cut = await page.locator('.sheet').evaluateAll((sheets) =>
          sheets.flatMap((sheet) => {
            const foot = sheet.querySelector('footer')?.getBoundingClientRect().top ?? 0;
            const rim = sheet.getBoundingClientRect();
            return [...sheet.querySelectorAll('[data-block]')].flatMap((block) => {
              const { bottom, right } = block.getBoundingClientRect();
              return bottom > foot || right > rim.right - 30
                ? [block.getAttribute('data-block')]
                : [];
            });
          }),
        );
        expect(cut, `${paper} ${direction}`).toEqual([]);
        const pages = await printToPdf(page);
        for (const each of pages) {
          expectSize(each, paper, direction === 'Landscape');
          expect(overlaps(each)).toEqual([]);
        }
        await page.emulateMedia({ media: null });
      }
    }
  });

  test('Closed rooms are printed only if requested', async () => {
    const { page } = screen;
    await openPrintScreen(page, desk.host, party);
    await chooseSheets(page, { sheets: SHEETS, scenario: '1' });
    const closed = await page.content();
    expect(closed).toContain('Bandit Guard');
    for (const secret of ['Bandit Archer', 'Living Bones', 'data-mark="treasure"']) {
      expect(closed).not.toContain(secret);
    }

    await chooseSheets(page, { sheets: SHEETS, scenario: '1', whole: true });
    const open = await page.content();
    for (const secret of ['Bandit Archer', 'Living Bones', 'data-mark="treasure"']) {
      expect(open).toContain(secret);
    }
  });
});
