import { expect, test } from 'vitest';
import type { LogEntry } from '#shared/api/api';
import type { Command } from '#shared/commands/shapes';
import { id, type FigureId } from '#shared/ids';
import { unplayedIn } from './unplayed';

const figure = id<FigureId>('c1');
const line = { kind: 'classCard', card: 1, half: 'top', line: 0 } as const;
const playsLine: Command = { type: 'playLines', figure, lines: [{ line, subcommands: [] }] };
const opensDoor: Command = { type: 'openDoor', door: 0, by: figure };
const moves: Command = {
  type: 'moveFigure',
  figure,
  path: [{ q: 0, r: 1 }],
  movement: null,
  points: null,
};

/** The unplayed cards after these steps of a turn, in a game whose players use card lines. */
function unplayed(...steps: readonly Command[]) {
  const entry = (command: Command, at: number, events: LogEntry['events'] = []): LogEntry => ({
    seq: at,
    at: '',
    command,
    events,
  });
  const log = [
    entry(playsLine, 1),
    entry({ type: 'endTurn', figure: id('c2') }, 2, [{ type: 'turnStarted', figure }]),
    ...steps.map((command, index) => entry(command, 3 + index)),
  ];
  const board = { inUse: true } as NonNullable<Parameters<typeof unplayedIn>[3]['board']>;
  return unplayedIn(log, figure, { halves: [], defaults: [] }, { board });
}

test('[TURN-3] both cards are unplayed if nothing happened or only a door was opened', () => {
  expect(unplayed()).toBe('all');
  expect(unplayed(opensDoor)).toBe('all');
});

test('[TURN-3] a manual move may be the action of a card', () => {
  expect(unplayed(opensDoor, moves)).toBeNull();
});

test('[TURN-3] a character that played no card in this scenario has none unplayed', () => {
  const entry = (command: Command, at: number, events: LogEntry['events'] = []): LogEntry => ({
    seq: at,
    at: '',
    command,
    events,
  });
  const started = {
    type: 'scenarioStarted',
    scenario: '2',
    level: 1,
    monsterLevel: 1,
    rule: 'LEVEL-1',
  } as const;
  const turn = entry({ type: 'endTurn', figure: id('c2') }, 4, [{ type: 'turnStarted', figure }]);
  const board = { inUse: true } as NonNullable<Parameters<typeof unplayedIn>[3]['board']>;
  const left = (log: readonly LogEntry[]) =>
    unplayedIn(log, figure, { halves: [], defaults: [] }, { board });
  const earlier = entry(playsLine, 1);
  expect(
    left([earlier, entry({ type: 'abandonScenario' }, 2, [started as never]), turn]),
  ).toBeNull();
  expect(left([entry({ ...playsLine, figure: id('c2') }, 1), turn])).toBeNull();
  expect(left([earlier, turn])).toBe('all');
});
