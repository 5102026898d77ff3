import { expect, test } from 'vitest';
import type { LogEntry } from '#shared/api/api';
import { stepBeforeAttack } from './stepBeforeAttack';

const entry = (seq: number, type: string, ...events: readonly string[]) =>
  ({
    seq,
    command: { type },
    events: events.map((each) => ({ type: each })),
  }) as unknown as LogEntry;
const begunBy = (kind: string) => {
  const begun = entry(5, 'playLines', 'consumed', 'attackBegun', 'gainedExperience');
  return { ...begun, command: { ...begun.command, lines: [{ line: { kind } }] } } as LogEntry;
};
const BEGUN = begunBy('classCard');

test('undo goes back to before the step that began the attack', () => {
  const log = [entry(4, 'startTurn', 'turnStarted'), BEGUN];
  expect(stepBeforeAttack(log)).toBe(4);
  expect(stepBeforeAttack([...log, entry(6, 'addTarget'), entry(7, 'drawForAttack')])).toBe(4);
});

test('later steps of other kinds are not undone with the attack', () => {
  const log = [entry(4, 'startTurn'), BEGUN];
  expect(stepBeforeAttack([...log, entry(6, 'applyAttack', 'attacked')])).toBeNull();
  expect(stepBeforeAttack([...log, entry(6, 'sufferDamage', 'damaged')])).toBeNull();
});

test('a move of a monster in the same step is not undone', () => {
  expect(stepBeforeAttack([entry(4, 'startTurn'), begunBy('abilityCard')])).toBeNull();
  expect(stepBeforeAttack([entry(4, 'startTurn'), entry(5, 'beginAttack', 'attackBegun')])).toBe(4);
});

test('an attack whose first step is not in the log is not found', () => {
  expect(stepBeforeAttack([BEGUN])).toBeNull();
  expect(stepBeforeAttack([entry(4, 'startTurn')])).toBeNull();
});
