/** Refusals of abilities before their first question. */
import { describe, expect, test } from 'vitest';
import { id } from '../../../ids';
import { defaultLine, halfLines, type HalfLine } from '../../../rules/cards/lines/cardLines';
import { findFigure } from '../../../rules/figures/figures';
import type { Character, Scenario } from '../../../state';
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
    const guards = around.map((_, place) => id(`guard-${String(place)}`));
    const scenario: Scenario = {
      ...TABLE,
      figures: [
        ...TABLE.figures.filter((each) => each.id === 'c1'),
        ...around.flatMap(([q = 0, r = 0], place) => {
          const guard = findFigure(TABLE, GUARD);
          return guard ? [{ ...guard, id: guards[place], at: { q, r } }] : [];
        }),
      ] as Scenario['figures'],
    };
    expect(why(MOVE, scenario)).toEqual({ code: 'noHexToChoose', figure: 'c1' });
  });
});
