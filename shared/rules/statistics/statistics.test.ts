import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../events';
import {
  commandOf,
  CONTENT,
  inScenario,
  inTurns,
  played,
  tableOf,
  type PlainCommand,
} from '../../testing/play';
import { seeded } from '../../testing/seeded';
import { apply } from '../../commands/apply';
import type { Command } from '../../commands/shapes';
import { addStep, newTally, statisticsOf } from './history';
import { recordedStep, type RecordedStep } from './statistics';

function counted(steps: readonly RecordedStep[]) {
  const tally = newTally();
  for (const each of steps) addStep(tally, each);
  return statisticsOf(tally);
}
const scenarioStatistics = (steps: readonly RecordedStep[]) => counted(steps).scenarios;
const campaignStatistics = (steps: readonly RecordedStep[]) => counted(steps).fighters;
const step = (...events: readonly object[]) => ({ events: events as unknown as GameEvent[] });
const started = (scenario: string) => ({ type: 'scenarioStarted', scenario, level: 1 });
const attacked = (attacker: string, amount: number, figure = 'bandit-guard-1') => [
  { type: 'attacked', attacker, target: figure, damage: amount },
  { type: 'damaged', figure, amount, source: 'attack' },
];

const NO_DRAWS = {
  draws: 0,
  sum: 0,
  expectedSum: 0,
  doubles: 0,
  expectedDoubles: 0,
  misses: 0,
  expectedMisses: 0,
};

const EVENING = [
  step({ type: 'campaignBegun' }),
  step(started('1')),
  step({ type: 'initiativesRevealed', round: 1 }),
  step({ type: 'summonPlaced', figure: 'summon-3', owner: 'c1' }),
  step(...attacked('c1', 4)),
  step(...attacked('summon-3', 2), { type: 'died', figure: 'bandit-guard-1', killer: 'summon-3' }),
  step(...attacked('bandit-archer-2', 3, 'c2')),
  step(
    { type: 'retaliated', figure: 'c2', attacker: 'bandit-archer-2', damage: 1 },
    { type: 'damaged', figure: 'bandit-archer-2', amount: 1, source: 'retaliate' },
  ),
  step(
    { type: 'damageNegated', figure: 'c1', amount: 5 },
    { type: 'healed', figure: 'c2', restored: 2 },
  ),
  step({ type: 'looted', figure: 'c1', money: 2, treasures: [7] }),
  step({ type: 'roundEnded', round: 1 }, { type: 'rested', figure: 'c2', rest: 'short' }),
  step({ type: 'initiativesRevealed', round: 2 }),
  step({ type: 'exhausted', figure: 'c1' }, { type: 'experienceGained', figure: 'c1', amount: 1 }),
  step({ type: 'scenarioFinished', won: true }),
];

describe('statistics of a history', () => {
  test("sums up each figure's actions and counts summons for their owner", () => {
    const [one, ...more] = scenarioStatistics(EVENING);
    expect(more).toEqual([]);
    expect(one).toMatchObject({ scenario: '1', level: 1, rounds: 2, won: true });
    const of = (name: string) => one?.fighters.find((each) => each.fighter === name);
    expect(of('c1')).toEqual({
      fighter: 'c1',
      attacks: 2,
      damageDealt: 6,
      damageTaken: 0,
      damageNegated: 5,
      healed: 0,
      kills: 1,
      exhausted: 1,
      moneyTokens: 2,
      treasures: 1,
      experience: 1,
      longRests: 0,
      shortRests: 0,
      ...NO_DRAWS,
    });
    expect(of('c2')).toMatchObject({ damageDealt: 1, damageTaken: 3, healed: 2, shortRests: 1 });
    expect(of('monsters')).toMatchObject({ attacks: 1, damageDealt: 3, damageTaken: 7 });
  });

  test('omits abandoned scenarios and includes the current one', () => {
    const steps = [
      step(started('1')),
      step(...attacked('c1', 9)),
      step({ type: 'scenarioAbandoned', scenario: '1' }),
      step(started('2')),
      step(...attacked('c1', 1)),
    ];
    expect(scenarioStatistics(steps)).toMatchObject([{ scenario: '2', won: null }]);
    expect(campaignStatistics(steps)).toMatchObject([
      { fighter: 'c1', damageDealt: 1 },
      { fighter: 'monsters', damageTaken: 1 },
    ]);
  });

  test('counts rounds that were begun, however they end', () => {
    const rounds = (...steps: readonly RecordedStep[]) =>
      scenarioStatistics([step(started('1')), ...steps])[0]?.rounds;
    const first = step({ type: 'initiativesRevealed', round: 1 });
    const ended = step({ type: 'roundEnded', round: 1 });
    const finished = { type: 'scenarioFinished', won: true };
    expect(rounds(step(finished))).toBe(1);
    expect(rounds(first, step(finished))).toBe(1);
    expect(rounds(first, step({ type: 'roundEnded', round: 1 }, finished))).toBe(1);
    expect(rounds(first, ended)).toBe(2);
    expect(rounds(first, ended, step({ type: 'initiativesRevealed', round: 2 }))).toBe(2);
    expect(rounds(first, step({ type: 'roundCorrected', from: 1, to: 5 }))).toBe(5);
  });

  test('does not count allies and objectives as enemies', () => {
    const steps = [
      step(started('1')),
      { ...step(...attacked('hound-1', 3)), allies: ['hound-1'] },
      step({ type: 'died', figure: 'hound-1', killer: 'bandit-guard-1' }),
      step({ type: 'damaged', figure: 'objective-4', amount: 2 }),
      step({ type: 'damaged', figure: 'hound-1', amount: 1 }),
    ];
    expect(campaignStatistics(steps)).toMatchObject([
      { fighter: 'others', damageDealt: 3, damageTaken: 3 },
      { fighter: 'monsters', kills: 1 },
    ]);
  });

  test('credits entered damage to the active figure if it is an enemy', () => {
    const told = (figure: string, amount: number) => ({
      type: 'damaged',
      figure,
      amount,
      source: 'direct',
    });
    const steps = [
      step(started('1')),
      step(told('bandit-guard-1', 9)),
      step({ type: 'turnStarted', figure: 'c1' }),
      step(told('bandit-guard-1', 3)),
      step(told('bandit-guard-1', 2), { type: 'died', figure: 'bandit-guard-1', killer: 'c1' }),
      step(told('c1', 1)),
      step({ ...told('bandit-guard-2', 5), source: 'trap' }),
      step({ type: 'died', figure: 'bandit-guard-2', killer: null }),
      step({ type: 'turnEnded', figure: 'c1' }, { type: 'turnStarted', figure: 'bandit-guard-3' }),
      step(told('c2', 4)),
    ];
    const sums = campaignStatistics(steps);
    const of = (name: string) => sums.find(({ fighter }) => fighter === name);
    expect(of('c1')).toMatchObject({ damageDealt: 5, kills: 1, damageTaken: 1 });
    expect(of('c2')).toMatchObject({ damageTaken: 4 });
    expect(of('monsters')).toMatchObject({ damageDealt: 4, kills: 0, damageTaken: 19 });
  });

  test('[NEGATE-1] counts negated damage as neither dealt nor suffered, at once or later', () => {
    const negated = { type: 'damageNegated', figure: 'c1', amount: 4 };
    const archers = (...steps: readonly RecordedStep[]) =>
      scenarioStatistics([step(started('1')), ...steps])[0]?.fighters;
    const begun = { type: 'attacked', attacker: 'bandit-archer-2', target: 'c1', damage: 4 };
    const none = [
      { fighter: 'monsters', attacks: 1, damageDealt: 0 },
      { fighter: 'c1', damageTaken: 0, damageNegated: 4 },
    ];
    expect(archers(step(begun, negated))).toMatchObject(none);
    const afterwards = archers(step(...attacked('bandit-archer-2', 4, 'c1')), step(negated));
    expect(afterwards).toMatchObject(none);
  });

  test('continues from a tally or a copy of it', () => {
    const tally = newTally();
    const [head, tail] = [EVENING.slice(0, 6), EVENING.slice(6)];
    for (const each of head) addStep(tally, each);
    const copy = structuredClone(tally);
    for (const each of [...tail, ...EVENING]) addStep(copy, each);
    expect(statisticsOf(copy)).toEqual(counted([...EVENING, ...EVENING]));
    expect(statisticsOf(tally)).toEqual(counted(head));
  });

  test('sums up all scenarios', () => {
    const [brute] = campaignStatistics([...EVENING, ...EVENING]);
    expect(brute).toMatchObject({ fighter: 'c1', attacks: 4, damageDealt: 12, kills: 2 });
  });

  test('returns everything in one pass as plain JSON', () => {
    const all = counted(EVENING);
    expect(all).toMatchObject({ people: [], draws: {} });
    expect(JSON.parse(JSON.stringify(all))).toEqual(all);
  });

  test('reads the events of a real attack', () => {
    const before = inTurns();
    const target = tableOf(before).figures.find((figure) => figure.kind === 'monster')?.id;
    const { events } = played(before, [
      { type: 'startTurn', figure: 'c1' },
      {
        type: 'beginAttack',
        attacker: 'c1',
        base: 30,
        ranged: false,
        range: null,
        targets: [{ figure: target }],
      },
      { type: 'enterForAttack', target, cards: ['+1'] },
      { type: 'applyAttack' },
    ]);
    const [brute] = campaignStatistics([step(started('1')), { events }]);
    expect(brute).toMatchObject({ fighter: 'c1', attacks: 1, damageDealt: 31, kills: 1 });
  });
});

/** Plays commands and records them like a session. */
function recorded(commands: readonly PlainCommand[], seed = 1) {
  const random = seeded(seed);
  let game = inScenario('1', seed);
  return commands.map((command) => {
    const result = apply(game, commandOf(command), random, CONTENT);
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    const { next, events } = result.value;
    const found = recordedStep({ events, at: '2026-01-01T00:00:00.000Z' }, game, next);
    game = next;
    return found;
  });
}

describe('draws against expectation', () => {
  const draw: PlainCommand = { type: 'drawModifier', deck: 'c1' };

  test('include one card of the standard deck', () => {
    const all = counted([step(started('1')), ...recorded([draw])]);
    const [brute] = all.fighters;
    expect(brute).toMatchObject({ fighter: 'c1', draws: 1 });
    expect(brute?.expectedSum).toBeCloseTo(0);
    expect(brute?.expectedDoubles).toBeCloseTo(1 / 20);
    expect(brute?.expectedMisses).toBeCloseTo(1 / 20);
    const of = (card: string) => all.draws['c1']?.find((each) => each.card === card);
    expect(of('+1')?.expected).toBeCloseTo(5 / 20);
    expect(of('-2')?.expected).toBeCloseTo(1 / 20);
    expect(all.draws['c1']?.reduce((sum, each) => sum + each.drawn, 0)).toBe(1);
  });

  test('match a complete deck exactly, including curses and blessings', () => {
    const all = counted([
      step(started('1')),
      ...recorded([
        { type: 'addModifierCards', deck: 'c1', card: 'curse', count: 2 },
        { type: 'addModifierCards', deck: 'c1', card: 'bless', count: 1 },
        ...Array<PlainCommand>(23).fill(draw),
      ]),
    ]);
    const [brute] = all.fighters;
    expect(brute).toMatchObject({ draws: 23, sum: 0, doubles: 2, misses: 3 });
    // The expected values of each draw add up to one card.
    for (const deck of Object.values(all.draws)) {
      expect(deck.reduce((sum, each) => sum + each.expected, 0)).toBeCloseTo(23);
    }
  });

  test('even out over many decks', () => {
    const steps = Array.from({ length: 60 }, (_, seed) => [
      step(started('1')),
      ...recorded(Array<PlainCommand>(8).fill(draw), seed),
    ]).flat();
    const [brute] = counted(steps).fighters;
    expect(brute?.draws).toBe(480);
    expect(Math.abs((brute?.sum ?? 99) - (brute?.expectedSum ?? 0)) / 480).toBeLessThan(0.15);
    expect(Math.abs((brute?.misses ?? 99) - (brute?.expectedMisses ?? 0))).toBeLessThan(16);
  });

  test('include entered cards and both cards of an advantage, with the monsters’ cards separate', () => {
    const all = counted([
      step(started('1')),
      ...recorded([
        { type: 'enterModifier', deck: 'c1', card: 'x2' },
        { type: 'drawModifier', deck: 'monsters', mode: 'advantage' },
      ]),
    ]);
    const of = (name: string) => all.fighters.find((each) => each.fighter === name);
    expect(of('c1')).toMatchObject({ draws: 1, doubles: 1 });
    expect(of('monsters')?.draws).toBeGreaterThanOrEqual(2);
  });

  test('omit abandoned scenarios', () => {
    const steps = [
      step(started('1')),
      ...recorded([draw, { type: 'abandonScenario' }]),
      step(started('2')),
    ];
    expect(counted(steps)).toMatchObject({ fighters: [], draws: {} });
  });
});

test('the step that starts a scenario lists its participants', () => {
  const before = played(inScenario(), [{ type: 'abandonScenario' }]).game;
  const start: Command = {
    type: 'startScenario',
    scenario: '1',
    characters: ['c1', 'c2'],
    level: null,
  } as unknown as Command;
  const result = apply(before, start, seeded(1), CONTENT);
  if (!result.ok) throw new Error('It does not start.');
  const { next, events } = result.value;
  const all = counted([recordedStep({ events, at: '2026-01-02T20:00:00.000Z' }, before, next)]);
  expect(all.people).toEqual([
    { id: 'c1', name: 'Hilda', class: 'brute' },
    { id: 'c2', name: 'Nim', class: 'scoundrel' },
  ]);
  expect(all.scenarios).toMatchObject([{ scenario: '1', at: '2026-01-02T20:00:00.000Z' }]);
});
