/** Refusals of abilities before their first question. */
import { describe, expect, test } from 'vitest';
import { id } from '../../../ids';
import { defaultLine, halfLines, type HalfLine } from '../../../rules/cards/lines/cardLines';
import { findFigure } from '../../../rules/figures/figures';
import type { Character, Game, Scenario } from '../../../state';
import { withWalk } from '../../../rules/order/playedLines';
import type { TurnHalfLine } from '../../../rules/cards/playedCards';
import { C1, cardTable, heroOf, turnLine } from '../../../testing/cardTable';
import { onlyWith, placed, withConditions } from '../../../testing/placing';
import { CONTENT, inTurns, played, tableOf } from '../../../testing/play';
import { whyNotLine } from './whyNotLine';

const FIRST = played(inTurns(), [
  { type: 'startTurn', figure: 'c1' },
  { type: 'useBoard', inUse: true },
]).game;
const GUARD = tableOf(FIRST).figures.find(({ kind }) => kind === 'monster')?.id ?? id('nobody');
const TABLE = placed(onlyWith(tableOf(FIRST), ['c1', 'c2', GUARD]), {
  ...{ c1: [1, 2], c2: [1, 3], [GUARD]: [2, 2] },
});
const MOVE = defaultLine('bottom');
const ATTACK = defaultLine('top');

function why(line: HalfLine, scenario: Scenario = TABLE) {
  const figure = findFigure(scenario, id('c1')) as Character;
  const at = { scenario, content: CONTENT, figure, answers: {}, lasts: 'round' as const };
  return whyNotLine(line, at);
}

const held = (condition: 'stun' | 'immobilize' | 'disarm') =>
  withConditions(TABLE, id('c1'), [condition]);

describe('an ability with a condition', () => {
  const turnOf = (of: string, card: number) => {
    const [other = 1] = CONTENT.classCards(of)
      .map((each) => each.id)
      .filter((each) => each !== card);
    return cardTable({ class: of, cards: [other, card] });
  };
  const unmet = { code: 'conditionIsNotMet', figure: C1 };
  const whyAfter = (game: Game, line: TurnHalfLine) => {
    const at = { scenario: tableOf(game), content: CONTENT, figure: heroOf(game) };
    return whyNotLine(line, { ...at, lasts: 'round', answers: {} });
  };

  test('[TURN-3] is refused while the character has half of its hit points', () => {
    const game = turnOf('lightning', 320);
    expect(whyAfter(game, turnLine(game, 320, 'bottom', 1))).toEqual(unmet);
    const hit = { type: 'sufferDamage', figure: C1, amount: 1, negate: null } as const;
    const hurt = played(game, [hit]).game;
    expect(whyAfter(hurt, turnLine(hurt, 320, 'bottom', 1))).toBeNull();
  });

  const way = (...hexes: readonly (readonly [number, number])[]) =>
    hexes.map(([q, r]) => ({ q, r }));

  test.each([
    ['brute', 16, 'in a line', way([0, 0], [0, 1], [0, 2]), false],
    ['brute', 16, 'around a corner', way([0, 0], [0, 1], [1, 1]), true],
    ['mindthief', 149, 'to the start', way([0, 0], [0, 1], [0, 0]), false],
    ['mindthief', 149, 'elsewhere', way([0, 0], [0, 1], [0, 2]), true],
  ] as const)('[TURN-3] of %s %i is known after a move %s', (of, card, _, hexes, isUnmet) => {
    const game = turnOf(of, card);
    const depends = turnLine(game, card, 'bottom', 1);
    expect(whyAfter(game, depends)?.code).not.toBe('conditionIsNotMet');
    const { ref } = turnLine(game, card, 'bottom', 0);
    const moved = { ...game, scenario: withWalk(tableOf(game), ref, 2, hexes) };
    expect(whyAfter(moved, depends)?.code === 'conditionIsNotMet').toBe(isUnmet);
  });
});

describe('whyNotLine', () => {
  test('[STUN-1] refuses every ability of a stunned figure', () => {
    const [heal] = halfLines(CONTENT.cardLines(id('brute')), 2, 'bottom') ?? [];
    for (const line of [MOVE, ATTACK, ...(heal ? [heal] : [])]) {
      expect(why(line, held('stun'))).toMatchObject({ condition: 'stun' });
      expect(why(line)).toBeNull();
    }
  });

  test('[IMMOBILIZE-1] refuses only moves of an immobilized figure', () => {
    expect(why(MOVE, held('immobilize'))).toMatchObject({ code: 'figureCannotMove' });
    expect(why(ATTACK, held('immobilize'))).toBeNull();
  });

  test('[DISARM-1] refuses only attacks of a disarmed figure', () => {
    expect(why(ATTACK, held('disarm'))).toMatchObject({ code: 'attackerCannotAttack' });
    expect(why(MOVE, held('disarm'))).toBeNull();
  });

  test('[FOCUS-1] refuses an attack without enemies', () => {
    expect(why(ATTACK, onlyWith(TABLE, ['c1', 'c2']))).toEqual({
      code: 'nobodyToChoose',
      figure: 'c1',
    });
  });

  test('[MOVE-1] refuses a move if every path is blocked', () => {
    const around = [
      ...[
        [2, 2],
        [1, 3],
        [0, 3],
        [0, 2],
        [1, 1],
        [2, 1],
      ],
    ];
    const guards = around.map((_, index) => id(`guard-${String(index)}`));
    const scenario: Scenario = {
      ...TABLE,
      figures: [
        ...TABLE.figures.filter((each) => each.id === 'c1'),
        ...around.flatMap(([q = 0, r = 0], index) => {
          const guard = findFigure(TABLE, GUARD);
          return guard ? [{ ...guard, id: guards[index], at: { q, r } }] : [];
        }),
      ] as Scenario['figures'],
    };
    expect(why(MOVE, scenario)).toEqual({ code: 'noHexToChoose', figure: 'c1' });
  });
});
