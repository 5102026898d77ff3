import { expect, test } from 'vitest';
import type { LogEntry } from '#shared/api/api';
import type { Command } from '#shared/commands/shapes';
import { id, type FigureId } from '#shared/ids';
import { undoneIn } from './undone';

const figure = id<FigureId>('c1');
const line = { kind: 'classCard', card: 1, half: 'top', line: 0 } as const;
const told: Command = { type: 'playLines', figure, lines: [{ line, subcommands: [] }] };
const opened: Command = { type: 'openDoor', door: 0, by: figure };
const walked: Command = {
  ...{ type: 'moveFigure', figure, path: [{ q: 0, r: 1 }], movement: null, points: null },
};

/** In a turn that began with the end of another one's, in a game in which lines are told. */
function undone(...steps: readonly Command[]) {
  const entry = (command: Command, at: number, events: LogEntry['events'] = []): LogEntry => ({
    ...{ seq: at, at: '', command, events },
  });
  const log = [
    entry(told, 1),
    entry({ type: 'endTurn', figure: id('c2') }, 2, [{ type: 'turnStarted', figure }]),
    ...steps.map((command, place) => entry(command, 3 + place)),
  ];
  const board = { inUse: true } as NonNullable<Parameters<typeof undoneIn>[3]['board']>;
  return undoneIn(log, figure, { halves: [], defaults: [] }, { board });
}

test('[TURN-3] a turn in which nothing happened, or a door was opened, has all of its cards left', () => {
  expect(undone()).toBe('all');
  expect(undone(opened)).toBe('all');
});

test('[TURN-3] nothing is left of a character that told no card in this scenario', () => {
  const entry = (command: Command, at: number, events: LogEntry['events'] = []): LogEntry => ({
    ...{ seq: at, at: '', command, events },
  });
  const scenario = { type: 'abandonScenario' } as const;
  const started = {
    ...({
      type: 'scenarioStarted',
      scenario: '2',
      level: 1,
      monsterLevel: 1,
      rule: 'LEVEL-1',
    } as const),
  };
  const turn = entry({ type: 'endTurn', figure: id('c2') }, 4, [{ type: 'turnStarted', figure }]);
  const board = { inUse: true } as NonNullable<Parameters<typeof undoneIn>[3]['board']>;
  const left = (log: readonly LogEntry[]) =>
    undoneIn(log, figure, { halves: [], defaults: [] }, { board });
  expect(left([entry(told, 1), entry(scenario, 2, [started]), turn])).toBeNull();
  expect(left([entry({ ...told, figure: id('c2') }, 1), turn])).toBeNull();
});

test('[TURN-3] what was done by hand may be what a card says', () => {
  expect(undone(opened, walked)).toBeNull();
});
