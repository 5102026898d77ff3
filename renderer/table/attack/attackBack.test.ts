import { expect, test } from 'vitest';
import type { LogEntry } from '#shared/api/api';
import { attackBack } from './attackBack';

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

test('undo leads to before the step that began the attack, with whatever came of it', () => {
  const log = [entry(4, 'startTurn', 'turnStarted'), BEGUN];
  expect(attackBack(log)).toBe(4);
  expect(attackBack([...log, entry(6, 'addTarget'), entry(7, 'drawForAttack')])).toBe(4);
});

test('what else was done since is not taken back with it', () => {
  const log = [entry(4, 'startTurn'), BEGUN];
  expect(attackBack([...log, entry(6, 'applyAttack', 'attacked')])).toBeNull();
  expect(attackBack([...log, entry(6, 'sufferDamage', 'damaged')])).toBeNull();
});

test('a monster stays where it went by the same step', () => {
  expect(attackBack([entry(4, 'startTurn'), begunBy('abilityCard')])).toBeNull();
  expect(attackBack([entry(4, 'startTurn'), entry(5, 'beginAttack', 'attackBegun')])).toBe(4);
});

test('an attack whose beginning is out of sight is not found', () => {
  expect(attackBack([BEGUN])).toBeNull();
  expect(attackBack([entry(4, 'startTurn')])).toBeNull();
});
