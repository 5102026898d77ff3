import { expect, test } from 'vitest';
import { id, type FigureId } from '../../ids';
import { targetsLeft } from '../../rules/attack/aim';
import { halfLines } from '../../rules/cards/lines/cardLines';
import { findFigure } from '../../rules/figures/figures';
import type { Character, Game } from '../../state';
import { hex, onlyWith, placed } from '../../testing/placing';
import { CONTENT, inTurns, played, tableOf } from '../../testing/play';
import { commandsOfLine } from './lines/lineCommands';
import { targetsWithoutChoice } from './lines/lineTargets';

const TRAMPLE = CONTENT.classCards('brute').find(({ name }) => name === 'Trample');
const BRUTE: FigureId = id('c1');
const begun = played(inTurns([10, 90]), [
  { type: 'useBoard', inUse: true },
  { type: 'startTurn', figure: 'c1' },
]).game;
const guards = tableOf(begun)
  .figures.filter(({ kind }) => kind === 'monster')
  .map((figure) => figure.id);
const [NEAR, FAR, ASIDE] = guards as [FigureId, FigureId, FigureId];

function lineOf(place: number) {
  const line = halfLines(CONTENT.cardLines('brute'), TRAMPLE?.id ?? 0, 'bottom')?.[place];
  if (!line) throw new Error('no such line');
  return line;
}

/** The Brute among three guards, two of them in one row with it. */
const start: Game = {
  ...begun,
  scenario: placed(onlyWith(tableOf(begun), [BRUTE, ...guards.slice(0, 3)]), {
    [BRUTE]: [0, 1],
    [NEAR]: [1, 1],
    [FAR]: [2, 1],
    [ASIDE]: [1, 3],
  }),
};

function jumped(path: readonly (readonly [number, number])[]): Game {
  const subcommand = {
    ...{ type: 'moveFigure', figure: BRUTE, movement: 'jump', points: 4 },
    path: path.map(hex),
  } as const;
  return played(start, [
    {
      type: 'playLines',
      figure: 'c1',
      lines: [{ line: lineOf(0).ref, subcommands: [subcommand] }],
    } as never,
  ]).game;
}

function asked(game: Game) {
  const scenario = tableOf(game);
  const figure = findFigure(scenario, BRUTE) as Character;
  return commandsOfLine(lineOf(1), {
    ...{ scenario, content: CONTENT, figure, lasts: 'round', answers: {} },
  });
}

const OVER_BOTH = [
  [1, 1],
  [2, 1],
  [3, 1],
] as const;

test('[MOVE-3] an attack on enemies jumped over finds them along the path', () => {
  const found = asked(jumped(OVER_BOTH));
  expect(found).toMatchObject({
    needs: null,
    commands: [{ type: 'beginAttack', base: 2, targets: [{ figure: NEAR }, { figure: FAR }] }],
  });
  const after = played(jumped(OVER_BOTH), [
    {
      ...{ type: 'playLines', figure: 'c1' },
      lines: [
        { line: lineOf(1).ref, subcommands: found.needs === null ? [...found.commands] : [] },
      ],
    } as never,
  ]).game;
  expect(tableOf(after).attack?.targets.map(({ figure }) => figure)).toEqual([NEAR, FAR]);
  expect(targetsLeft(tableOf(after), CONTENT)).toBeNull();
});

test('players choose the target if the path has no enemy or is not known', () => {
  const aside = jumped([
    [0, 2],
    [0, 3],
  ]);
  expect(asked(aside)).toMatchObject({ needs: 'targets' });
  expect(asked(start)).toMatchObject({ needs: 'targets' });
  const scenario = tableOf(aside);
  const figure = findFigure(scenario, BRUTE) as Character;
  const { action, ref } = lineOf(1);
  if (!action || !('affects' in action)) throw new Error('no action');
  expect(targetsWithoutChoice(scenario, CONTENT, figure, action, ref)).toEqual([]);
  expect(targetsWithoutChoice(tableOf(start), CONTENT, figure, action, ref)).toBeNull();
});
