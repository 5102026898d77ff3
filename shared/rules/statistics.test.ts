import { describe, expect, test } from 'vitest';
import { baseModifierDeck } from '../content/modifierCards';
import type { GameEvent } from '../events';
import { CONTENT, inTurns, played, tableOf } from '../testing/play';
import {
  campaignStatistics,
  drawStatistics,
  drawTally,
  historyStatistics,
  scenarioStatistics,
} from './statistics';

const step = (...events: readonly object[]) => ({ events: events as unknown as GameEvent[] });
const started = (scenario: string) => ({ type: 'scenarioStarted', scenario, level: 1 });
const attacked = (attacker: string, damage: number) => ({
  type: 'attacked',
  attacker,
  target: 'x',
  damage,
});

const EVENING = [
  step({ type: 'campaignBegun' }),
  step(started('1')),
  step({ type: 'summonPlaced', figure: 'summon-3', owner: 'c1' }),
  step(attacked('c1', 4), { type: 'damaged', figure: 'bandit-guard-1', amount: 4 }),
  step(attacked('summon-3', 2), { type: 'died', figure: 'bandit-guard-1', killer: 'summon-3' }),
  step(attacked('bandit-archer-2', 3), { type: 'damaged', figure: 'c2', amount: 3 }),
  step({ type: 'retaliated', figure: 'c2', attacker: 'bandit-archer-2', damage: 1 }),
  step(
    { type: 'damageNegated', figure: 'c1', amount: 5 },
    { type: 'healed', figure: 'c2', restored: 2 },
  ),
  step({ type: 'looted', figure: 'c1', money: 2, treasures: [7] }),
  step({ type: 'roundEnded', round: 1 }, { type: 'rested', figure: 'c2', rest: 'short' }),
  step({ type: 'exhausted', figure: 'c1' }, { type: 'experienceGained', figure: 'c1', amount: 1 }),
  step({ type: 'scenarioFinished', won: true }),
];

describe('scenarioStatistics', () => {
  test('sums up what everybody did, summons for their owner', () => {
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
    });
    expect(of('c2')).toMatchObject({ damageDealt: 1, damageTaken: 3, healed: 2, shortRests: 1 });
    expect(of('monsters')).toMatchObject({ attacks: 1, damageDealt: 3, damageTaken: 4 });
  });

  test('a scenario that was abandoned is not counted, one that runs is', () => {
    const steps = [
      step(started('1')),
      step(attacked('c1', 9)),
      step({ type: 'scenarioAbandoned', scenario: '1' }),
      step(started('2')),
      step(attacked('c1', 1)),
    ];
    expect(scenarioStatistics(steps)).toMatchObject([{ scenario: '2', won: null }]);
    expect(campaignStatistics(steps)).toMatchObject([{ fighter: 'c1', damageDealt: 1 }]);
  });

  test('all scenarios together', () => {
    const [brute] = campaignStatistics([...EVENING, ...EVENING]);
    expect(brute).toMatchObject({ fighter: 'c1', attacks: 4, damageDealt: 12, kills: 2 });
  });

  test('everything in one walk, as plain JSON', () => {
    const all = historyStatistics(EVENING);
    expect(all).toEqual({
      scenarios: scenarioStatistics(EVENING),
      fighters: campaignStatistics(EVENING),
      draws: {},
    });
    expect(JSON.parse(JSON.stringify(all))).toEqual(all);
  });

  test('reads what a real attack leaves in the history', () => {
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

describe('drawStatistics', () => {
  const deck = baseModifierDeck(CONTENT.modifierDecks());
  const drawn = (card: string, id = 'c1') => ({ type: 'modifierDrawn', deck: id, card });

  test('compares what came with what the deck should give', () => {
    const steps = [
      step(drawn('+1'), drawn('+1'), drawn('-1'), drawn('x2')),
      step(drawn('curse'), drawn('+2', 'monsters')),
    ];
    const found = drawStatistics(drawTally(steps)['c1'], deck);
    expect(drawTally(steps)['monsters']).toEqual({ '+2': 1 });
    expect(found?.draws).toBe(4);
    expect(found?.cards.find((each) => each.card === '+1')).toEqual({
      card: '+1',
      drawn: 2,
      expected: 1,
    });
    expect(found?.mean).toBeCloseTo(1 / 3);
    expect(found?.expectedMean).toBe(0);
    expect(found?.cards.reduce((sum, each) => sum + each.expected, 0)).toBeCloseTo(4);
  });

  test('nothing drawn, nothing said', () => {
    expect(drawStatistics(drawTally([])['c1'], deck)).toBeNull();
    expect(drawStatistics({ curse: 3 }, deck)).toBeNull();
  });
});
