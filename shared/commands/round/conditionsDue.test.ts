import { describe, expect, test } from 'vitest';
import { id, type FigureId } from '../../ids';
import type { ActiveCondition, Scenario } from '../../state';
import { conditionsDue, leavingOut } from './conditionsDue';

const figure = id<FigureId>('c1');

function withConditions(...conditions: ActiveCondition[]): Scenario {
  return { figures: [{ kind: 'character', id: figure, conditions }] } as unknown as Scenario;
}

const table = withConditions(
  { name: 'wound', turnEnds: null, traits: null },
  { name: 'muddle', turnEnds: 1, traits: null },
  { name: 'strengthen', turnEnds: 2, traits: null },
);

describe('conditionsDue', () => {
  test('lists wound at the start of a turn and expiring conditions at its end', () => {
    expect(conditionsDue(table, { type: 'startTurn', figure })?.due).toEqual(['wound']);
    expect(conditionsDue(table, { type: 'endTurn', figure })?.due).toEqual(['muddle']);
    expect(conditionsDue(withConditions(), { type: 'startTurn', figure })).toBeNull();
    expect(conditionsDue(table, { type: 'endRound' })).toBeNull();
  });

  test('applies the answer in the same step', () => {
    const start = conditionsDue(table, { type: 'startTurn', figure });
    const end = conditionsDue(table, { type: 'endTurn', figure });
    if (!start || !end) throw new Error('nothing is due');
    expect(leavingOut(start, [])).toEqual({ type: 'startTurn', figure });
    expect(leavingOut(start, ['wound'])).toEqual({ type: 'startTurn', figure, spare: ['wound'] });
    expect(leavingOut(end, ['muddle'])).toEqual({ type: 'endTurn', figure, keep: ['muddle'] });
  });
});
