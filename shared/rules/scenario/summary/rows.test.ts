import { describe, expect, test } from 'vitest';
import { id, type CharacterId } from '../../../ids';
import { inTurns, played, CONTENT, type PlainCommand } from '../../../testing/play';
import { rowsOf } from './rows';
import { scenarioSummary } from './summary';

const CHARACTERS: readonly CharacterId[] = [id('c1'), id('c2')];

function rows(won: boolean, ...before: readonly PlainCommand[]) {
  const { game } = played(inTurns(), before);
  const summary = scenarioSummary(game, CONTENT, won);
  if (!summary) throw new Error('There is no scenario.');
  const amounts = (lines: readonly { readonly amount: number }[]) =>
    lines.map(({ amount }) => amount);
  return Object.fromEntries(
    rowsOf(summary, CHARACTERS).map(({ key, cells }) => [key, cells.map(amounts)]),
  );
}

describe('scenario summary table', () => {
  test('[EXPERIENCE-3] [REWARD-1] has a row per thing and a cell per character', () => {
    const found = rows(true, { type: 'gainExperience', figure: 'c2', amount: 3 });
    expect(found).toMatchObject({
      'experience play': [[0], [3]],
      'experience bonus': [[6], [6]],
      'gold tokens': [[0], [0]],
    });
  });

  test('[REWARD-2] puts battle goals on cards and on paper into one row of check marks', () => {
    const found = rows(true, { type: 'chooseBattleGoal', character: 'c1', goal: 460 });
    expect(found['checkMarks battleGoal']).toHaveLength(2);
    expect(found['checkMarks battleGoal']?.[1]).toEqual([0]);
  });

  test('[REWARD-2] has no check marks after a defeat', () => {
    expect(Object.keys(rows(false))).not.toContain('checkMarks battleGoal');
  });
});
