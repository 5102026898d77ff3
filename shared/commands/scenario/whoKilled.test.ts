import { describe, expect, test } from 'vitest';
import { recordOf } from '../../rules/figures/characterRecords';
import { scenarioSummary } from '../../rules/scenario/summary/summary';
import { addStep, newTally, statisticsOf } from '../../rules/statistics/history';
import { id, type FigureId } from '../../ids';
import { halfLines } from '../../rules/cards/lines/cardLines';
import { asked, lineOf, MONSTERS, tableAs } from '../../testing/cardTurn';
import type { GameEvent } from '../../events';
import type { Game } from '../../state';
import { CONTENT, inTurns, played, refused, tableOf, type PlainCommand } from '../../testing/play';
import { hex } from '../../testing/placing';

const C1 = 'c1';
const GUARD = 'bandit-guard-1';
const OTHER = 'bandit-guard-2';

const turn = played(inTurns([1, 2]), [{ type: 'startTurn', figure: C1 }]).game;
const hit = (figure: string, by?: string | null, amount = 99): PlainCommand => ({
  ...{ type: 'sufferDamage', figure, amount, negate: null },
  ...(by !== undefined && { by }),
});
const killsIn = (game: Game, character = C1): number =>
  recordOf(tableOf(game), id(character)).kills.reduce((sum, { count }) => sum + count, 0);
const killerIn = (events: readonly GameEvent[], figure = GUARD) =>
  events.flatMap((event) =>
    event.type === 'died' && (event.figure as string) === figure ? [event.killer] : [],
  )[0];

/** Kills of c1 in the statistics of these events. */
function inStatistics(events: readonly GameEvent[]): number {
  const tally = newTally();
  addStep(tally, { events: [{ type: 'scenarioStarted', scenario: '1', level: 1 } as never] });
  addStep(tally, { events });
  return statisticsOf(tally).fighters.find(({ fighter }) => fighter === C1)?.kills ?? 0;
}

describe('a kill', () => {
  test('[DEATH-5] by direct damage in a turn counts for the active character, everywhere', () => {
    const { game, events } = played(turn, [hit(GUARD), hit(OTHER)]);
    expect(killerIn(events)).toBe(C1);
    expect(killsIn(game)).toBe(2);
    expect(inStatistics(events)).toBe(2);
  });

  test('[DEATH-5] by direct damage that names its figure counts for that one', () => {
    const { game, events } = played(turn, [hit(GUARD, 'c2')]);
    expect([killsIn(game), killsIn(game, 'c2')]).toEqual([0, 1]);
    expect(killerIn(events)).toBe('c2');
    expect(refused(turn, hit(GUARD, 'c9')).code).toBe('noSuchFigure');
  });

  test('[DEATH-5] by a wound, an own step into a trap or the book counts for nobody', () => {
    const nobody = played(turn, [hit(GUARD, null)]);
    expect(killsIn(nobody.game)).toBe(0);
    expect(inStatistics(nobody.events)).toBe(0);
    const first = inTurns([98, 99]);
    const { phase } = tableOf(first);
    const monster = phase.name === 'turns' ? phase.order[0]?.turns[0]?.figure : undefined;
    const start: PlainCommand = { type: 'startTurn', figure: monster };
    const wounded = played(first, [
      { type: 'addCondition', figure: monster, condition: 'wound' },
      { type: 'correctHitPoints', figure: monster, hitPoints: 1 },
      start,
    ]);
    expect(killerIn(wounded.events, monster)).toBeNull();
    const trap = { damage: 20, conditions: [] };
    const trapped = played(first, [
      { type: 'placeFigure', figure: monster, at: hex([1, 1]) },
      { type: 'layOverlay', kind: 'trap', hexes: [hex([2, 1])], trap },
      start,
      {
        ...{ type: 'moveFigure', figure: monster, path: [hex([2, 1])] },
        ...{ movement: null, points: 3 },
      },
    ]);
    expect(killerIn(trapped.events, monster)).toBeNull();
  });

  test('[DEATH-5] [DEATH-4] by a trap that the active character springs counts for it', () => {
    const { game } = played(turn, [
      { type: 'layOverlay', kind: 'trap', hexes: [hex([2, 1])] },
      {
        ...{ type: 'springTrap', at: hex([2, 1]), figure: GUARD },
        trap: { damage: 40, conditions: [] },
      },
    ]);
    expect(killsIn(game)).toBe(1);
  });

  test('[DEATH-5] by the damage of any class card counts for the one who plays it', () => {
    const [near = ''] = MONSTERS;
    const found = CONTENT.classes().flatMap(({ id: name }) => {
      const game = tableAs(name, { c1: [1, 1], [near]: [2, 1] });
      const cards = CONTENT.cardLines(name)?.cards ?? [];
      return cards.flatMap(({ id: card }) =>
        (['top', 'bottom'] as const).flatMap((half) => {
          const lines = halfLines(CONTENT.cardLines(name), card, half) ?? [];
          return lines.flatMap(({ action }, index) => {
            if (action?.kind !== 'damage' || action.affects === 'self') return [];
            const answers = { targets: [id<FigureId>(near)], value: 2 };
            const taken = asked(game, lineOf(game, card, half, index), answers);
            return taken.needs === null ? taken.commands : [];
          });
        }),
      );
    });
    const damage = found.filter(({ type }) => type === 'sufferDamage');
    expect(damage.length).toBeGreaterThan(10);
    expect(damage.filter((each) => !('by' in each) || (each.by as string) !== C1)).toEqual([]);
  });

  test('[SUMMON-9] by the direct damage of a summon counts for its owner', () => {
    const summoned = played(turn, [
      {
        ...{ type: 'addSummon', owner: C1, name: 'Rats', colour: 'blue', hitPoints: 4 },
        ...{ attack: 1, move: 1, range: 0, shield: 0, retaliate: 0, flying: false },
        ...{ attackEffects: [], at: null },
      },
    ]).game;
    const rats = tableOf(summoned).figures.find(({ kind }) => kind === 'summon')?.id ?? '';
    const { game, events } = played(summoned, [hit(GUARD, rats)]);
    expect(killerIn(events)).toBe(C1);
    expect(killsIn(game)).toBe(1);
    // Its own exhaustion is not a kill.
    expect(killerIn(played(summoned, [hit(rats, rats)]).events, rats)).toBeNull();
  });
});

describe('counts', () => {
  test('[DEATH-5] kills are corrected, and later ones count from there', () => {
    const correct = (count: number): PlainCommand => ({
      ...{ type: 'correctKills', figure: C1, monster: 'bandit-guard', rank: 'normal', count },
    });
    const { game, events } = played(turn, [hit(GUARD), correct(5), hit(OTHER)]);
    expect(killsIn(game)).toBe(6);
    expect(inStatistics(events)).toBe(6);
    expect(events).toContainEqual({
      ...{ type: 'killsCorrected', figure: C1, monster: 'bandit-guard', rank: 'normal' },
      ...{ from: 1, to: 5 },
    });
    const none = played(game, [correct(0)]).game;
    expect(recordOf(tableOf(none), id(C1)).kills).toEqual([]);
    const unknown = { ...correct(1), monster: 'nothing' } as PlainCommand;
    expect(refused(turn, unknown).code).toBe('noSuchMonster');
  });

  test('[REWARD-2] another count is corrected, even when the scenario is over', () => {
    const over = played(turn, [
      { type: 'correctTally', figure: C1, what: 'itemUses', count: 4 },
      { type: 'finishScenario', won: true },
      { type: 'correctTally', figure: C1, what: 'shortRests', count: 2 },
    ]).game;
    expect(recordOf(tableOf(over), id(C1))).toMatchObject({
      tallies: { itemUses: 4 },
      shortRests: 2,
    });
    const back = played(over, [
      { type: 'correctTally', figure: C1, what: 'itemUses', count: 0 },
    ]).game;
    expect(recordOf(tableOf(back), id(C1)).tallies).toEqual({});
  });

  test('[REWARD-2] [NEGATE-1] damage that is negated later was no fall below half', () => {
    const named = { ...{ hand: 8, discard: 2 }, lost: 0, active: 0 };
    const low = played(turn, [
      { type: 'countCards', figure: 'c2', cards: named },
      hit('c2', undefined, 5),
    ]).game;
    const falls = (game: Game) => recordOf(tableOf(game), id('c2')).tallies?.timesBelowHalf ?? 0;
    expect(falls(low)).toBe(1);
    const back = played(low, [{ type: 'negateDamage', figure: 'c2', losing: 'oneFromHand' }]).game;
    expect(falls(back)).toBe(0);
  });

  test('[REWARD-2] [SEAT-2] the summary says when two characters have the same battle goal', () => {
    const choose = (character: string, goal: number): PlainCommand => ({
      ...{ type: 'chooseBattleGoal', character, goal },
    });
    const sources = (goal: number) => {
      const game = played(turn, [choose(C1, 470), choose('c2', goal)]).game;
      const lines = scenarioSummary(game, CONTENT, true)?.lines ?? [];
      return lines.flatMap(({ from }) => (from.kind === 'battleGoal' ? [from.isTwice] : []));
    };
    expect(sources(470)).toEqual([true, true]);
    expect(sources(471)).toEqual([false, false]);
    expect(refused(turn, choose('c2', 999)).code).toBe('noSuchBattleGoal');
  });
});
