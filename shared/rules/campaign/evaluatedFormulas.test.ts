import { describe, expect, test } from 'vitest';
import { contentWithPacks } from '../../content/packs/packs';
import type { PackFile } from '../../content/types';
import { parsePack } from '../../content/packs/read';
import { EMPTY_GAME } from '../../commands/apply';
import type { Game } from '../../state';
import { shippedContent, shippedFile } from '../../testing/content';
import { aMonsterDeck, aMonsterType, aPack, aPackScenario } from '../../testing/packs';
import { inScenario, party } from '../../testing/play';
import { contentWithNumbers, evaluateFormulas } from './evaluatedFormulas';

type Json = Record<string, unknown>;

/** A pack with a different stat block on every level and different abilities on its first card. */
function packWith(stats: Json, actions: readonly Json[] = []): PackFile {
  const monster = aMonsterType();
  const [card, ...others] = aMonsterDeck().cards;
  return JSON.parse(
    JSON.stringify(
      aPack({
        monsters: [
          {
            ...monster,
            boss: false,
            levels: monster.levels.map((level) => ({
              normal: { ...('normal' in level ? level.normal : {}), ...stats },
              elite: { ...('elite' in level ? level.elite : {}), ...stats },
            })),
          } as typeof monster,
        ],
        abilityDecks: [
          {
            ...aMonsterDeck(),
            cards: [{ ...card, actions }, ...others] as ReturnType<typeof aMonsterDeck>['cards'],
          },
        ],
      }),
    ),
  ) as PackFile;
}

function problemsOf(pack: object) {
  const read = parsePack([{ path: 'p.json', text: JSON.stringify(pack) }], shippedFile, []);
  if (read.ok || read.refusal.code !== 'contentIsWrong') return [];
  return read.refusal.problems.map(({ path, code }) => `${path}: ${code}`);
}

/** A game for two at a monster level that uses the pack. */
function gameWith(monsterLevel: number): Game {
  const game = inScenario();
  const { campaign, scenario } = game;
  return {
    ...game,
    campaign: { ...campaign, packs: [{ id: 'frostlands', name: 'Frostlands' }] as never },
    scenario: scenario && { ...scenario, monsterLevel },
  };
}

describe('formulas that depend on the party and level', () => {
  const pack = packWith(
    { hitPoints: '4+C*L', move: 'ceil(C/2)', attack: '1+L', range: 'L-L', shield: 'floor(L/2)' },
    [
      { type: 'heal', value: 'C+1', affects: 'self' },
      { type: 'attack', value: '+1', target: 'C' },
      { type: 'trap', damage: 'L+1', placement: 'adjacentEmptyHexClosestToAnEnemy' },
    ],
  );
  const content = contentWithPacks(shippedFile, [pack], 'all');

  test("are allowed in every numeric field of a pack's monster", () => {
    expect(problemsOf(pack)).toEqual([]);
  });

  test('are evaluated and rounded for this party and level', () => {
    const now = contentWithNumbers(content, gameWith(3));
    expect(now.monster('frost-hound')?.levels[0]).toMatchObject({
      normal: { hitPoints: 10, move: 1, attack: 4, range: 0, shield: 1 },
    });
    expect(now.abilityDeck('frost-hound')?.cards[0]?.actions).toMatchObject([
      { value: 3 },
      { value: '+1', target: 2 },
      { damage: 4 },
    ]);
    const higher = contentWithNumbers(content, gameWith(6));
    expect(higher.monster('frost-hound')?.levels[0]).toMatchObject({ normal: { attack: 7 } });
    expect(contentWithNumbers(content, gameWith(3))).toBe(now);
  });

  test('content without formulas is the same object, and printed content is not changed', () => {
    const now = contentWithNumbers(content, gameWith(3));
    expect(now.monster('hound')).toBe(content.monster('hound'));
    expect(now.scenario('1')).toBe(content.scenario('1'));
    const printed = shippedContent();
    expect(contentWithNumbers(printed, party())).toBe(printed);
    expect(contentWithNumbers(printed, EMPTY_GAME)).toBe(printed);
  });

  test('keep letters that are only known during a turn', () => {
    expect(evaluateFormulas({ attack: 'C+X' }, { C: 3, L: 1 })).toEqual({ attack: '3+X' });
  });

  test.each([
    ['a division by zero', { move: '4/(L-L)' }],
    ['a letter nobody knows', { shield: 'Q' }],
    ['an open bracket', { range: '(C' }],
    ['a number below zero', { move: 'C-9' }],
    ['no arithmetic at all', { attack: 'strong' }],
    ['a number without end', { hitPoints: '9*9*9*9*9*9' }],
  ])('%s is named with its place', (_, stats) => {
    const [field = ''] = Object.keys(stats);
    expect(problemsOf(packWith(stats))[0]).toBe(
      `monsters[0].levels[0].normal.${field}: wrongFormula`,
    );
  });

  test('are evaluated in money, traps, spawns and rewards of a scenario, too', () => {
    const scenario = aPackScenario();
    const overlays = (scenario.map?.overlays ?? []).map((each) =>
      each.kind === 'money' ? { ...each, amount: 'C' } : each,
    );
    const own = {
      ...scenario,
      rewards: { gold: '5*C', experience: '4+L*2' },
      map: { ...scenario.map, overlays },
    };
    const mixed = { ...aPack(), scenarios: [own] };
    expect(problemsOf(mixed)).toEqual([]);
    const now = contentWithNumbers(
      contentWithPacks(shippedFile, [mixed as unknown as PackFile], 'all'),
      gameWith(3),
    );
    const found = now.scenario('frozen-gate');
    expect(found?.rewards).toEqual({ gold: 10, experience: 10 });
    const money = found?.map?.overlays.filter(({ kind }) => kind === 'money') ?? [];
    expect(money.every(({ amount }) => amount === 2)).toBe(true);
  });
});
