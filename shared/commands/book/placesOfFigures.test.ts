/** Rules of scenarios that ask who is on which hexes, and rules of some rounds only. */
import { describe, expect, test } from 'vitest';

import { isGoalAsked, isGoalReached, isLost } from '../../rules/book/goal';
import { bookAttackBonus, isUnaffected } from '../../rules/figures/stats/lastingRules';
import { charactersOf, monstersOf, objectivesOf } from '../../rules/figures/figures';
import type { Game } from '../../state';
import { turnsPassed } from '../../testing/wholeTurns';
import { hex, onlyWith, placed } from '../../testing/placing';
import {
  CONTENT,
  inScenario,
  played,
  refused,
  tableOf,
  type PlainCommand,
} from '../../testing/play';

const at = (figure: string, place: readonly [number, number]): PlainCommand => {
  return { type: 'placeFigure', figure, at: hex(place) };
};
const BOARD: PlainCommand = { type: 'useBoard', inUse: true };
const open = (...rooms: readonly number[]): readonly PlainCommand[] =>
  rooms.map((room): PlainCommand => ({ type: 'revealRoom', room, by: null, anyway: true }));
const kill = (game: Game, ...types: readonly string[]): Game =>
  played(
    game,
    monstersOf(tableOf(game))
      .filter(({ type }) => types.includes(type))
      .map(({ id }): PlainCommand => {
        return { type: 'sufferDamage', figure: id, amount: 999, negate: null };
      }),
  ).game;

const endRound = (game: Game) => played(turnsPassed(game), [{ type: 'endRound' }]);

describe('a rule for figures on a tile', () => {
  const opened = played(inScenario('68'), open(2)).game;
  const [drake] = monstersOf(tableOf(opened)).filter(({ type }) => type === 'rending-drake');
  const tree = (game: Game) => objectivesOf(tableOf(game))[0]?.hitPoints;
  const ended = (place: readonly [number, number]) => {
    const only = onlyWith(tableOf(opened), [
      'c1',
      'c2',
      ...(drake ? [drake.id] : []),
      ...objectivesOf(tableOf(opened)).map(({ id }) => id),
    ]);
    const table = placed(only, { c1: [1, -3], c2: [2, -3], [drake?.id ?? '']: place });
    return endRound(played({ ...opened, scenario: table }, [BOARD]).game).game;
  };

  test('[SPAWN-1] the tree loses 2 hit points while a drake is on its tile, without a question', () => {
    const game = ended([4, 6]);
    expect(tree(game)).toBe((tree(opened) ?? 0) - 2);
    expect((tableOf(game).due ?? []).some(({ of, at }) => of === 'rules' && at === 0)).toBe(false);
  });

  test('[SPAWN-1] the tree loses nothing while the drake is elsewhere', () => {
    expect(tree(ended([2, -4]))).toBe(tree(opened));
  });

  test('[SPAWN-1] without the board the players are asked', () => {
    const { events } = endRound(played(opened, [{ type: 'useBoard', inUse: false }]).game);
    expect(events).toContainEqual(expect.objectContaining({ type: 'bookDamageSaid' }));
  });
});

describe('rooms in which a character has to be', () => {
  const start = played(inScenario('90'), [BOARD, at('c1', [1, 0]), at('c2', [2, 0])]).game;
  const parted = played(start, [...open(2), at('c2', [-3, 9])]).game;

  test('[ROUND-2] the scenario is lost without a character in the left room', () => {
    expect(isLost(tableOf(parted), CONTENT)).toBe(false);
    const left = played(parted, [at('c1', [-2, 9])]).game;
    expect(isLost(tableOf(left), CONTENT)).toBe(true);
  });

  test('[REVEAL-1] the spirits come once all demons are dead and a character is in each room', () => {
    const demons = ['earth-demon', 'wind-demon', 'night-demon'];
    const isHere = (game: Game) =>
      tableOf(game).rooms.some(({ room, revealed }) => room === 3 && revealed);
    const near = played(parted, [at('c2', [3, 0])]).game;
    const killed = kill(near, ...demons);
    expect(isHere(killed)).toBe(false);
    expect(isHere(played(killed, [at('c2', [-3, 9])]).game)).toBe(true);
    expect(isHere(kill(parted, ...demons))).toBe(true);
  });

  test('[ROUND-2] the right room must not be left once the spirits have come', () => {
    const game = kill(parted, 'earth-demon', 'wind-demon', 'night-demon');
    const back = played(game, [at('c2', [3, 0])]).game;
    expect([isLost(tableOf(game), CONTENT), isLost(tableOf(back), CONTENT)]).toEqual([false, true]);
  });

  test('[SPAWN-1] a demon comes in even rounds while no character is in the right room', () => {
    const count = (game: Game) => monstersOf(tableOf(game)).length;
    const second = endRound(start).game;
    expect(count(endRound(second).game)).toBe(count(second) + 1);
    const held = played(second, [...open(2), at('c2', [-3, 9])]).game;
    expect(count(endRound(held).game)).toBe(count(held));
  });
});

test('[ROUND-2] a guard on one of its plates loses the scenario', () => {
  const game = played(inScenario('77'), [BOARD, at('c1', [1, 0]), ...open(2)]).game;
  const [guard] = monstersOf(tableOf(game)).filter(({ type }) => type === 'city-guard');
  expect(isLost(tableOf(game), CONTENT)).toBe(false);
  const there = played(game, [at(guard?.id ?? '', [-5, 14])]).game;
  expect(isLost(tableOf(there), CONTENT)).toBe(true);
});

describe('an exit on the start hexes', () => {
  const looted = (game: Game): Game => ({
    ...game,
    scenario: {
      ...tableOf(game),
      figures: tableOf(game).figures.map((each) =>
        each.kind === 'character' && each.id === 'c1' ? { ...each, treasures: [62] } : each,
      ),
    },
  });
  const start = looted(
    played(inScenario('82'), [BOARD, at('c1', [-2, 0]), at('c2', [-3, 0])]).game,
  );

  test('[ROUND-2] is reached once all are there with the treasure', () => {
    expect(isGoalReached(tableOf(start), CONTENT)).toBe(true);
    expect(isGoalReached(placed(tableOf(start), { c2: [-3, -2] }), CONTENT)).toBe(false);
  });

  test('[ROUND-2] is closed once a character is exhausted', () => {
    const { game } = played(start, [
      { type: 'sufferDamage', figure: 'c2', amount: 99, negate: null },
    ]);
    expect(charactersOf(tableOf(game)).some(({ exhausted }) => exhausted)).toBe(true);
    expect(isGoalReached(tableOf(game), CONTENT)).toBe(false);
    // The sacrifice is left.
    expect(isGoalAsked(tableOf(game), CONTENT)).toBe(true);
  });
});

describe('monsters that act in every second round', () => {
  const game = played(inScenario('61'), [...open(2, 3, 4, 5), BOARD]).game;
  const ofType = (type: string) => monstersOf(tableOf(game)).find((each) => each.type === type);
  const affected = (round: number) =>
    ['flame-demon', 'ooze'].filter((type) => {
      const monster = ofType(type);
      return monster && !isUnaffected({ ...tableOf(game), round }, CONTENT, monster);
    });

  test('[SPAWN-1] cannot be affected in the others', () => {
    expect(affected(1)).toEqual(['ooze']);
    expect(affected(2)).toEqual(['flame-demon']);
    const rests = ofType('flame-demon');
    const figure = rests?.id ?? '';
    const trapped = (now: Game) =>
      played({ ...now, scenario: placed(tableOf(now), { [figure]: [2, 2], c1: [1, 1] }) }, [
        { type: 'layOverlay', kind: 'trap', hexes: [hex([3, 2])] },
        { type: 'springTrap', at: hex([3, 2]), figure },
      ]).game;
    const found = (now: Game) => monstersOf(tableOf(now)).find(({ id }) => id === figure);
    expect(found(trapped(game))).toMatchObject({ hitPoints: rests?.hitPoints });
    expect(refused(game, { type: 'addCondition', figure, condition: 'wound' })).toMatchObject({
      code: 'isImmune',
    });
    const second = { ...game, scenario: { ...tableOf(game), round: 2 } };
    expect(found(trapped(second))?.hitPoints ?? 0).toBeLessThan(rests?.hitPoints ?? 0);
  });

  test('[MOVE-1] can be moved through in the others, but no figure ends there', () => {
    const monster = ofType('flame-demon');
    const only = onlyWith(tableOf(game), ['c1', monster?.id ?? '']);
    const inTurn = played({ ...game, scenario: only }, [
      { type: 'setInitiative', character: 'c1', leading: 10, second: 90 },
      { type: 'revealInitiatives' },
      { type: 'startTurn', figure: 'c1' },
    ]).game;
    const walk = (round: number, ...path: readonly (readonly [number, number])[]) => {
      const table = placed(tableOf(inTurn), { c1: [1, 1], [monster?.id ?? '']: [1, 2] });
      const begun = { ...inTurn, scenario: { ...table, round } };
      const command = {
        ...{ type: 'moveFigure', figure: 'c1', movement: null, points: 3 },
        path: path.map(hex),
      } as never;
      return { begun, command };
    };
    const through = walk(1, [1, 2], [0, 3]);
    expect(() => played(through.begun, [through.command])).not.toThrow();
    const onto = walk(1, [1, 2]);
    expect(refused(onto.begun, onto.command)).toMatchObject({ code: 'moveIsIllegal' });
    const later = walk(2, [1, 2], [0, 3]);
    expect(refused(later.begun, later.command)).toMatchObject({ code: 'moveIsIllegal' });
  });
});

test('[SPAWN-1] Redthorn has +1 attack for each freed captive', () => {
  const game = played(inScenario('44'), []).game;
  const redthorn = (now: Game) =>
    objectivesOf(tableOf(now)).find(({ name }) => name === 'Redthorn');
  const bonus = (now: Game) => {
    const figure = redthorn(now);
    return figure && bookAttackBonus(tableOf(now), CONTENT, figure);
  };
  const [captive] = objectivesOf(tableOf(game)).filter(({ name }) => name === 'Captive Orchid');
  expect(bonus(game)).toBe(0);
  expect(bonus(played(game, [{ type: 'removeFigure', figure: captive?.id ?? '' }]).game)).toBe(1);
});
