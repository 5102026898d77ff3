import { describe, expect, test } from 'vitest';
import { hasCondition } from '../../rules/figures/conditions/conditionTraits';
import {
  asked,
  characterOf,
  figureOf,
  lineOf,
  MONSTERS,
  plays,
  tableAs,
  withActive,
} from '../../testing/cardTurn';
import { hex, withConditions } from '../../testing/placing';
import { played, tableOf } from '../../testing/play';

const [A] = MONSTERS as [string];
const PLACES = { c1: [1, 1], c2: [1, 2], [A]: [2, 1] } as const;

describe('a bonus that destroys an adjacent obstacle', () => {
  const table = withActive(tableAs('cragheart', PLACES), [{ card: 137, half: 'bottom' }]);
  const withObstacle = (at: readonly [number, number]) =>
    played(table, [{ type: 'layOverlay', kind: 'obstacle', hexes: [hex(at)] }]).game;

  test('[TURN-3] is offered only beside an obstacle', () => {
    for (const game of [table, withObstacle([1, 3])])
      expect(lineOf(game, 127, 'top', 0).offers).toEqual([]);
    expect(lineOf(withObstacle([1, 0]), 127, 'top', 0).offers).toMatchObject([{ value: '+3' }]);
  });

  test('[EXPERIENCE-1] destroys it, raises the attack and marks one circle', () => {
    const game = withObstacle([1, 0]);
    const answers = { offers: [{ offer: 0 }], targets: [A as never] };
    const within = [{ hexes: [hex([1, 0])] }];
    const begun = plays(game, lineOf(game, 127, 'top', 0), { ...answers, within });
    expect(tableOf(begun).board?.laid).toEqual([]);
    expect(tableOf(begun).attack?.modifiers).toMatchObject([{ op: 'add', n: 3 }]);
    expect(characterOf(begun).activeHalves).toMatchObject([{ card: 137, used: 1 }]);
  });

  test('[TURN-3] without the board the players decide', () => {
    const off = played(table, [{ type: 'useBoard', inUse: false }]).game;
    expect(lineOf(off, 127, 'top', 0).offers).toMatchObject([{ value: '+3' }]);
  });
});

describe('a bonus whose price an ally pays', () => {
  const table = withActive(tableAs('squidface', PLACES), [{ card: 292, half: 'top' }]);
  const offers = [{ offer: 0 }];
  const answers = { offers, targets: [A as never], within: [{ targets: ['c2' as never] }] };

  test('[TURN-3] asks for the ally and poisons it', () => {
    const line = lineOf(table, 297, 'top', 0);
    expect(asked(table, line, { offers, targets: [A as never] })).toMatchObject({
      needs: 'targets',
      within: [0],
    });
    const done = plays(table, line, answers);
    expect(hasCondition(figureOf(done, 'c2'), 'poison')).toBe(true);
    expect(figureOf(done, 'c2').hitPoints).toBe(figureOf(table, 'c2').hitPoints);
  });

  test('[TURN-3] damages the ally instead if it is poisoned', () => {
    const game = { ...table, scenario: withConditions(tableOf(table), 'c2', ['poison']) };
    const done = plays(game, lineOf(game, 297, 'top', 0), answers);
    expect(figureOf(done, 'c2').hitPoints).toBe(figureOf(game, 'c2').hitPoints - 3);
  });
});
