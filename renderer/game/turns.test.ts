import { describe, expect, test } from 'vitest';
import type { LogEntry } from '#shared/api/api';
import { groupByTurn, lastTurn } from './turns';

const started = (figure: string) => ({ type: 'turnStarted', figure });
const ended = (figure: string) => ({ type: 'turnEnded', figure });
const LOG = [
  { seq: 4, command: { type: 'revealInitiatives' }, events: [{ type: 'initiativesRevealed' }] },
  { seq: 5, command: { type: 'startTurn', figure: 'c1' }, events: [started('c1')] },
  { seq: 6, command: { type: 'infuse', element: 'fire' }, events: [] },
  { seq: 9, command: { type: 'endTurn', figure: 'c1' }, events: [ended('c1'), started('c2')] },
  { seq: 10, command: { type: 'infuse', element: 'ice' }, events: [] },
  { seq: 11, command: { type: 'endTurn', figure: 'c2' }, events: [ended('c2')] },
  { seq: 12, command: { type: 'endRound' }, events: [{ type: 'roundEnded' }] },
] as unknown as LogEntry[];

describe('groupByTurn', () => {
  test('assigns every step to the running turn, including the step that ends it', () => {
    expect(groupByTurn(LOG)).toEqual([
      { figure: null, seqs: [4] },
      { figure: 'c1', seqs: [5, 6, 9] },
      { figure: 'c2', seqs: [10, 11] },
      { figure: null, seqs: [12] },
    ]);
  });
});

describe('lastTurn', () => {
  test('leads to just before the turn of the newest step', () => {
    expect(lastTurn(LOG.slice(0, 3))).toEqual({ figure: 'c1', steps: 2, to: 4 });
    expect(lastTurn(LOG.slice(0, 4))).toEqual({ figure: 'c1', steps: 3, to: 4 });
    expect(lastTurn(LOG.slice(0, 5))).toEqual({ figure: 'c2', steps: 1, to: 9 });
  });

  test('is null between turns, and if the log does not reach back far enough', () => {
    expect(lastTurn(LOG)).toBeNull();
    expect(lastTurn([])).toBeNull();
    expect(lastTurn(LOG.slice(1, 3))).toBeNull();
  });
});
