import { describe, expect, test } from 'vitest';
import type { LogEntry } from '#shared/api/api';
import { namesIn } from '../words/sentences/names/names';
import { figuresOf, foundSteps, historyText, stepsOf } from './steps';

const log = [
  {
    seq: 7,
    at: '2024-05-01T20:15:00.000Z',
    command: { type: 'healFigure', figure: 'bandit-guard-3', amount: 2 },
    events: [{ type: 'healed', figure: 'bandit-guard-3', restored: 1, rule: 'HEAL-1' }],
  },
  {
    seq: 8,
    at: '2024-05-01T20:16:00.000Z',
    command: { type: 'infuse', element: 'fire' },
    events: [],
  },
] as unknown as LogEntry[];
const steps = stepsOf(log, namesIn(null, null));

describe('stepsOf', () => {
  test('words each step and its events, with the rules', () => {
    expect(steps.map(({ title }) => title)).toEqual(['Heal 2 on Bandit Guard 3', 'Infuse Fire']);
    expect(steps[0]?.lines).toEqual([
      { text: 'Bandit Guard 3 is healed: 1 hit point restored.', rule: 'HEAL-1' },
    ]);
  });
});

describe('the name of a removed summon', () => {
  const summon = 'summon-4';
  const entry = (seq: number, command: object, ...events: readonly object[]) =>
    ({ seq, at: '2024-05-01T20:17:00.000Z', command, events }) as unknown as LogEntry;
  const brought = entry(
    1,
    { type: 'addSummon', owner: 'c1', name: 'Rat Swarm' },
    { type: 'summonPlaced', figure: summon, owner: 'c1', name: 'Rat Swarm' },
  );
  const heals = entry(2, { type: 'healFigure', figure: summon, amount: 2 });
  const suffers = entry(
    3,
    { type: 'sufferDamage', figure: summon, amount: 9, negate: null },
    { type: 'died', figure: summon, killer: null, name: 'Rat Swarm', rule: 'DEATH-1' },
  );
  const titles = (...log: readonly LogEntry[]) =>
    stepsOf(log, namesIn(null, null)).map(({ title }) => title);

  test('is known to every step after the one that placed it or removed it', () => {
    expect(titles(brought, heals)).toEqual(['C1 summons Rat Swarm', 'Heal 2 on Rat Swarm']);
    expect(titles(heals, suffers)).toEqual(['Heal 2 on Rat Swarm', 'Rat Swarm suffers 9 damage']);
    const [, last] = stepsOf([heals, suffers], namesIn(null, null));
    expect(last?.lines.at(-1)?.text).toContain('Rat Swarm');
  });

  test('is not the name of another scenario’s summon', () => {
    const start = entry(4, { type: 'startScenario', scenario: '1', characters: [], level: null });
    const later = entry(5, { type: 'healFigure', figure: summon, amount: 1 });
    expect(titles(brought, start, later).at(-1)).toBe('Heal 1 on the summon');
    expect(titles(later, start, heals, suffers)[0]).toBe('Heal 1 on the summon');
  });
});

describe('figuresOf', () => {
  test('names every figure in a step once', () => {
    expect(figuresOf(steps)).toEqual(['bandit-guard-3']);
    const attack = {
      seq: 9,
      at: '2024-05-01T20:17:00.000Z',
      command: { type: 'beginAttack', attacker: 'c1', targets: [{ figure: 'hound-2' }] },
      events: [{ type: 'attackBegun', attacker: 'c1', targets: ['hound-2'] }],
    } as unknown as LogEntry;
    expect(stepsOf([attack], namesIn(null, null))[0]?.figures).toEqual(['c1', 'hound-2']);
  });
});

describe('foundSteps', () => {
  test('finds by all words, and by the rule', () => {
    expect(foundSteps(steps, 'guard heal')).toHaveLength(1);
    expect(foundSteps(steps, 'heal-1')).toHaveLength(1);
    expect(foundSteps(steps, 'guard fire')).toEqual([]);
    expect(foundSteps(steps, ' ')).toHaveLength(2);
  });
});

describe('historyText', () => {
  test('has one line per step and per event', () => {
    const lines = historyText(steps).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]?.trim()).toBe('Bandit Guard 3 is healed: 1 hit point restored. [HEAL-1]');
  });
});
