/** A crowded turn order on a wide screen: all entries are visible, and no name is cut or broken. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Command } from '../../shared/commands/shapes';
import { id, type FigureId } from '../../shared/ids';
import { HILDA, inTurnOf, useDesk } from './desk';
import { unreadable } from './layout';

const desk = useDesk();

/** Names of exactly twelve letters. */
const PARTY = [
  ['brute', 'Brunhildegar'],
  ['tinkerer', 'Wolkenputzer'],
  ['spellweaver', 'Mondsteinwas'],
  ['mindthief', 'Gedankendieb'],
] as const;
/** Monster types that join the guards of the first room. */
const TYPES = ['bandit-archer', 'living-bones', 'vermling-scout', 'stone-golem'];
const MORE_TYPES = ['hound', 'cultist', 'ooze', 'lurker', 'giant-viper', 'deep-terror'];
/** Initiatives of the characters, two of them tied. */
const INITIATIVES = { c1: 1, c2: 44, c3: 44, c4: 99 };

const addMonster = (monster: string): Command => ({
  type: 'addMonster',
  monster: id(monster),
  rank: 'normal',
  standee: null,
  origin: 'placed',
  side: 'enemies',
  at: null,
});

const tableWith = (types: readonly string[]): readonly Command[] => [
  ...PARTY.map(([printed, name]): Command => {
    return { type: 'addCharacter', class: id(printed), name, level: 1 };
  }),
  {
    type: 'startScenario',
    scenario: id('1'),
    characters: PARTY.map((_, index) => id(`c${String(index + 1)}`)),
    level: 1,
  },
  ...types.map(addMonster),
  ...inTurnOf(HILDA, INITIATIVES),
];

/** Entries of the turn order outside the window, and names that are cut or wrapped. */
async function troubleIn(page: Page): Promise<readonly string[]> {
  return page.locator('.order > li').evaluateAll((entries) => {
    /** Words must be visible; single letters may be cut. */
    const isStateCut = (entry: Element): boolean => {
      const state = entry.querySelector('.state');
      const node = state?.firstChild;
      if (!state || !node || entry.matches('.done')) return false;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { right, bottom } = state.getBoundingClientRect();
      return [...range.getClientRects()].some(
        (line) => line.top < bottom - 4 && line.right > right + 1,
      );
    };
    // Letters take up the middle of their line.
    const isOnNumber = (entry: Element, name: Range | null) => {
      const digits = document.createRange();
      digits.selectNodeContents(entry.querySelector('.number') ?? entry);
      const number = digits.getBoundingClientRect();
      const sign = entry.querySelector('.sign')?.getBoundingClientRect();
      const top = name?.getBoundingClientRect().top ?? Infinity;
      const isUnderSign = sign !== undefined && sign.width > 0 && number.right > sign.left + 1;
      return isUnderSign || number.bottom - number.height / 5 > top + 2;
    };
    return entries.flatMap((entry) => {
      const { left, right, bottom } = entry.getBoundingClientRect();
      const ribbon = entry.closest('.ribbon')?.getBoundingClientRect();
      const name = entry.querySelector('.name');
      const words = name?.textContent ?? '';
      const range = document.createRange();
      if (name) range.selectNodeContents(name);
      const isShort = name !== null && name.getBoundingClientRect().width < 2;
      const isNamed = !isShort || entry.getAttribute('title')?.startsWith(words) === true;
      return [
        ...(left < 0 || right > window.innerWidth ? [`outside: ${words}`] : []),
        ...(ribbon && bottom > ribbon.bottom ? [`below: ${words}`] : []),
        ...(!isShort && range.getClientRects().length !== 1 ? [`broken: ${words}`] : []),
        ...(!isShort && name && name.scrollWidth > name.clientWidth ? [`cut: ${words}`] : []),
        ...(isNamed ? [] : [`untold: ${words}`]),
        ...(isStateCut(entry) ? [`state is cut: ${words}`] : []),
        ...(isOnNumber(entry, isShort ? null : range) ? [`on its number: ${words}`] : []),
        ...[...entry.querySelectorAll('button, .sign')].flatMap((part) => {
          const box = part.getBoundingClientRect();
          const isWithin = box.width === 0 || (box.left >= left - 1 && box.right <= right + 1);
          return isWithin ? [] : [`${part.getAttribute('class') ?? ''} sticks out: ${words}`];
        }),
      ];
    });
  });
}

const SIZES = [
  ['1280 x 800', { width: 1280, height: 800 }],
  ['1920 x 1080', { width: 1920, height: 1080 }],
  ['2560 x 1440', { width: 2560, height: 1440 }],
] as const;

const TURNS = [
  ['first', HILDA],
  ['last', id<FigureId>('c4')],
] as const;

describe.each(TURNS)('turn order of nine, %s turn', (_turn, acts) => {
  beforeAll(async () => {
    if (acts === HILDA) await desk.begin(tableWith(TYPES));
    for (let tries = 0; tries < 3; tries += 1) await desk.untilActs(acts);
  });

  test.each(
    SIZES.flatMap(([name, size]) =>
      (['dark', 'light'] as const).map((look) => [name, look, size] as const),
    ),
  )(
    'Nine entries of the turn order are in view with complete names at %s, %s',
    async (_name, colorScheme, size) => {
      const { page } = await desk.openTable({ ...size, colorScheme });
      await page.locator('.entry.acts').waitFor();
      expect(await page.locator('.order > li').count()).toBe(9);
      expect(await troubleIn(page)).toEqual([]);
      expect(await unreadable(page, '.ribbon')).toEqual([]);
    },
  );
});

test('Fifteen entries with ties keep their numbers and move buttons inside their boxes', async () => {
  await desk.begin(tableWith([...TYPES, ...MORE_TYPES]));
  const { phase } = await desk.scenario();
  const [first, ...others] = phase.name === 'turns' ? phase.order.slice(-3) : [];
  const { initiative, second } = first ?? { initiative: 50, second: null };
  for (const { id: block } of others)
    await desk.send({ type: 'correctInitiative', block, initiative, second });
  const { page } = await desk.openTable({ width: 1280, height: 800 });
  await page.locator('.move').first().waitFor();
  expect((await troubleIn(page)).filter((words) => /sticks out|is cut/.test(words))).toEqual([]);
  expect(await page.locator('.order > li').count()).toBe(15);
});
