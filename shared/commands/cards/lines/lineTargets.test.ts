import { describe, expect, test } from 'vitest';
import { troubleWithGame } from '../../../schemas/game';
import { halfLines } from '../../../rules/cards/lines/cardLines';
import { findFigure } from '../../../rules/figures/figures';
import { id, type FigureId } from '../../../ids';
import type { Game } from '../../../state';
import { hex, onlyWith, placed } from '../../../testing/placing';
import { CONTENT, inTurns, played, tableOf } from '../../../testing/play';
import { lineTargets, targetsWithoutChoice } from './lineTargets';

const CRAGHEART = CONTENT.cardLines('cragheart');
/** An attack with an area, then a condition for all figures in it. */
const [ATTACK, MUDDLE] = halfLines(CRAGHEART, 125, 'top') ?? [];
/** The same with a heal for the allies in it. */
const [, HEAL] = halfLines(CRAGHEART, 131, 'top') ?? [];

const start = played(inTurns(), [{ type: 'startTurn', figure: 'c1' }]).game;
const [UNDER, BEYOND] = tableOf(start)
  .figures.filter(({ kind }) => kind === 'monster')
  .map((figure) => figure.id) as [FigureId, FigureId];
const ATTACKER: FigureId = id('c1');

/** An enemy and an ally are in the area, another enemy is not. */
const PLACES = { c1: [0, 1], c2: [2, 1], [UNDER]: [1, 1], [BEYOND]: [-1, 5] } as const;
const AREA = [hex([1, 1]), hex([2, 1]), hex([1, 2])];

function table(): Game {
  const onBoard = played(start, [{ type: 'useBoard', inUse: true }]).game;
  return { ...onBoard, scenario: placed(onlyWith(tableOf(onBoard), Object.keys(PLACES)), PLACES) };
}

/** The line's attack was made, with the area on the board or on the named figures. */
function attacked(game: Game, how: object, line = ATTACK): Game {
  const begin = {
    ...({ type: 'beginAttack', attacker: 'c1', base: 1, ranged: true, range: 2 } as const),
    ...{ targets: [], ...how },
  };
  if (!line) throw new Error('no such line');
  return played(game, [
    { type: 'playLines', figure: 'c1', lines: [{ line: line.ref, subcommands: [begin] }] },
    { type: 'drawForAttack', target: UNDER },
    { type: 'applyAttack' },
  ]).game;
}

function reached(game: Game, line = MUDDLE): readonly FigureId[] | null {
  const scenario = tableOf(game);
  const figure = findFigure(scenario, ATTACKER);
  if (!figure || !line?.action || !('affects' in line.action)) throw new Error('no such line');
  return targetsWithoutChoice(scenario, CONTENT, figure, line.action, line.ref);
}

describe('an ability that targets the area of its action', () => {
  test('[AREA-6] targets all figures in the area, allies included', () => {
    const game = attacked(table(), { area: { hexes: AREA } });
    expect(new Set(reached(game))).toEqual(new Set(['c2', UNDER]));
    expect(troubleWithGame(game)).toBeNull();
  });

  test('[AREA-6] uses the positions at the time it is carried out', () => {
    const game = attacked(table(), { area: { hexes: AREA } });
    const gone = { ...game, scenario: placed(tableOf(game), { c2: [-1, 2], [BEYOND]: [1, 2] }) };
    expect(new Set(reached(gone))).toEqual(new Set([BEYOND, UNDER]));
  });

  test('[AREA-6] targets only the printed side', () => {
    const attack = halfLines(CRAGHEART, 131, 'top')?.[0];
    const game = attacked(table(), { area: { hexes: AREA } }, attack);
    expect(reached(game, HEAL)).toEqual(['c2']);
  });

  test('[AREA-6] without an area targets the figures attacked by the action', () => {
    const off = played(table(), [{ type: 'useBoard', inUse: false }]).game;
    const game = attacked(off, { targets: [{ figure: UNDER }] });
    expect(reached(game)).toEqual([UNDER]);
  });

  test('[AREA-6] targets no figure before the attack of its own action', () => {
    expect(reached(table())).toBeNull();
    const game = attacked(table(), { area: { hexes: AREA } });
    expect(reached(game, HEAL)).toBeNull();
    const scenario = tableOf(game);
    const figure = findFigure(scenario, ATTACKER);
    if (!figure || !MUDDLE?.action || !('affects' in MUDDLE.action))
      throw new Error('no such line');
    const all = lineTargets(scenario, CONTENT, figure, MUDDLE.action);
    expect(all.map((each) => each.figure)).toContain(BEYOND);
  });
});
