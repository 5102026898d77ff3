import { expect, test } from 'vitest';
import type { Game } from '../../../state';
import { CONTENT, inScenario, played, tableOf, type PlainCommand } from '../../../testing/play';
import { nextSpawns } from './nextSpawns';

const coming = (game: Game) => nextSpawns(tableOf(game), CONTENT);
const atRound = (game: Game, round: number): Game =>
  played(game, [{ type: 'correctRound', round }]).game;
const guards = { figures: [{ monster: 'inox-guard', rank: 'normal' }], markers: ['a'] };

test('[SPAWN-1] spawns at the end of the round are announced before it ends', () => {
  const first = inScenario('3');
  expect(coming(first)).toEqual([{ ...guards, isSure: true }]);
  // Two characters: only after odd rounds.
  expect(coming(atRound(first, 2))).toEqual([]);
});

test('[REVEAL-4] a spawn without a free standee is not announced', () => {
  const add: PlainCommand = {
    ...{ type: 'addMonster', monster: 'inox-guard', rank: 'normal', standee: null },
    ...{ origin: 'placed', side: 'enemies', at: null },
  };
  let game = inScenario('3');
  const limit = CONTENT.monster('inox-guard' as never)?.standees ?? 0;
  const there = tableOf(game).figures.filter(
    (each) => each.kind === 'monster' && each.type === guards.figures[0]?.monster,
  );
  for (let count = there.length; count < limit; count++) game = played(game, [add]).game;
  expect(coming(game)).toEqual([]);
});

test('[SPAWN-1] spawns of closed rooms stay secret, and uncertain ones are marked', () => {
  const closed = inScenario('26');
  expect(coming(closed)).toEqual([]);
  const rooms = tableOf(closed).rooms.filter(({ revealed }) => !revealed);
  const open = played(
    closed,
    rooms.map(({ room }): PlainCommand => ({ type: 'revealRoom', room, by: null, anyway: true })),
  ).game;
  const told = coming(open);
  expect(told.length).toBeGreaterThan(0);
  expect(told.every(({ isSure }) => !isSure)).toBe(true);
});
