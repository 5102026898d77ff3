import { expect, test } from 'vitest';
import type { NextAct } from '#shared/commands/round/possibleActs';
import { id, type FigureId } from '#shared/ids';
import { aScenario } from '#shared/testing/builders';
import { numberedChoice } from './choicesOnMap';

const scenario = aScenario();
const rooms = [3, 5].map((room) => ({ room, command: { type: 'revealRoom', room } }));

const choice = (rest: object) => ({ figure: id<FigureId>('m1'), ...rest }) as unknown as NextAct;

const hexes = (count: number) =>
  Array.from({ length: count }, (_, q) => ({ hexes: [{ q, r: 0 }], command: { q } }));

test('a digit takes the option with that number', () => {
  const act = choice({ kind: 'chooseRoom', options: rooms });
  expect(numberedChoice(act, scenario, 2)).toBe(rooms[1]?.command);
  expect(numberedChoice(act, scenario, 3)).toBeNull();
  expect(numberedChoice(act, scenario, 0)).toBeNull();
  const eight = choice({ kind: 'chooseHex', options: hexes(8) });
  expect(numberedChoice(eight, scenario, 8)).toEqual({ q: 7 });
});

test('a digit takes nothing for several figures, for many hexes, or without a choice', () => {
  const several = choice({ kind: 'chooseFigure', isOne: false, options: rooms });
  expect(numberedChoice(several, scenario, 1)).toBeNull();
  expect(numberedChoice(choice({ kind: 'chooseHex', options: hexes(9) }), scenario, 1)).toBeNull();
  expect(numberedChoice(choice({ kind: 'endRound' }), scenario, 1)).toBeNull();
});
