/**
 * Figures of the scenario book arrive on the board: on an entered hex first, then automatically.
 */
import { expect, test } from 'vitest';
import { id, type TokenId } from '../../ids';
import { areAdjacent } from '../../map/range';
import { boardInPlay } from '../../rules/board/inPlay';
import { monstersOf } from '../../rules/figures/figures';
import type { Game } from '../../state';
import { CONTENT, inScenario, played, refused, tableOf } from '../../testing/play';
import { nextAct } from '../round/nextAct';

const acting = (game: Game) => nextAct(tableOf(game), CONTENT);
const spawn = (game: Game) => played(game, [{ type: 'placeSpawn', spawn: 0 }]).game;
const spawned = (game: Game) =>
  monstersOf(tableOf(game)).filter(({ origin }) => origin === 'spawned');
const ON_BOARD = played(inScenario('49'), [{ type: 'placeCharacters' }]).game;
const FIRST = spawn(ON_BOARD);

test('[SPAWN-1] the marked hex is the first choice among all empty hexes', () => {
  const act = acting(FIRST);
  if (act.kind !== 'chooseComing') throw new Error(act.kind);
  expect(act).toMatchObject({ letter: 'a', figure: spawned(FIRST)[0]?.id });
  const done = act.options.map(({ command }) => played(FIRST, [command]).game);
  expect(done.length).toBeGreaterThan(12);
  for (const game of done) expect(acting(game).kind).toBe('enterInitiative');
  expect(acting(spawn(inScenario('49'))).kind).toBe('enterInitiative');
});

test('[SPAWN-1] a token on the marked hex does not block the arriving figure', () => {
  const act = acting(FIRST);
  if (act.kind !== 'chooseComing' || !act.options[0]) throw new Error(act.kind);
  const { hex } = act.options[0];
  const scenario = tableOf(FIRST);
  const of = { id: id<TokenId>('t1'), kind: 'money', amount: 1, from: null } as const;
  const lying = { ...FIRST, scenario: { ...scenario, tokens: [{ ...of, at: hex }] } };
  const next = acting(lying);
  expect(next.kind === 'chooseComing' && next.options.map((each) => each.hex)).toContainEqual(hex);
});

test('[SPAWN-1] [SUMMON-7] later figures arrive at the same mark, or as near as possible', () => {
  const act = acting(FIRST);
  if (act.kind !== 'chooseComing' || !act.options[0]) throw new Error(act.kind);
  const { hex, command } = act.options[0];
  const told = played(FIRST, [command]).game;
  expect(refused(told, { ...command })).toMatchObject({ code: 'hasArrived' });
  const second = spawn(told);
  const next = acting(second);
  if (next.kind !== 'bringOn' || !next.command.at) throw new Error(next.kind);
  const board = boardInPlay(tableOf(second), CONTENT);
  expect(board && areAdjacent(board, hex, next.command.at)).toBe(true);
  const after = played(second, [next.command]).game;
  expect(spawned(after).map(({ at }) => at)).toEqual([hex, next.command.at]);
});

test('[SPAWN-1] a figure left off the board is not asked for again', () => {
  const [figure] = spawned(FIRST);
  const off = played(FIRST, [{ type: 'bringOn', figure: figure?.id, at: null }]).game;
  expect(acting(off).kind).toBe('enterInitiative');
  expect(spawned(off)).toMatchObject([{ at: null }]);
  expect(spawned(off)[0]).not.toHaveProperty('comesAt');
});
