/** Scenarios played to their ends by commands: the win is offered once it is there, and not before. */
import { expect, test } from 'vitest';
import { monstersOf, objectivesOf } from '../../rules/figures/figures';
import type { Game } from '../../state';
import { hex } from '../../testing/placing';
import { CONTENT, inScenario, played, tableOf, type PlainCommand } from '../../testing/play';
import { turnsPassed } from '../../testing/wholeTurns';
import { nextAct } from '../round/nextAct';

type Place = readonly [number, number];
type Step = (game: Game) => Game;

const take =
  (...commands: readonly PlainCommand[]): Step =>
  (game) =>
    played(game, commands).game;
const BOARD: PlainCommand = { type: 'useBoard', inUse: true };
const at = (figure: string, place: Place): PlainCommand => {
  return { type: 'placeFigure', figure, at: hex(place) };
};
const door = (number: number): PlainCommand => ({ type: 'openDoor', door: number, by: null });
const hurt = (figures: readonly { readonly id: string }[]): readonly PlainCommand[] =>
  figures.map(({ id }) => ({ type: 'sufferDamage', figure: id, amount: 99, negate: null }));

const kill =
  (type: string | null, count = Infinity): Step =>
  (game) => {
    const all = monstersOf(tableOf(game)).filter((each) => type === null || each.type === type);
    return played(game, hurt(all.slice(0, count))).game;
  };
const destroy =
  (count: number): Step =>
  (game) =>
    played(game, hurt(objectivesOf(tableOf(game)).slice(0, count))).game;
const loot =
  (place: Place): Step =>
  (game) => {
    const moved = played(game, [at('c1', place)]).game;
    const found = tableOf(moved).tokens.filter(
      (each) => each.kind === 'treasure' && each.at?.q === place[0] && each.at.r === place[1],
    );
    const tokens = found.map(({ id }) => id);
    return played(moved, [{ type: 'lootTokens', figure: 'c1', tokens }]).game;
  };
const round: Step = (game) => played(turnsPassed(game), [{ type: 'endRound' }]).game;

/** Steps up to the last one that is missing for the win, and that one. */
const WALKS: readonly (readonly [string, readonly Step[], Step])[] = [
  [
    '3',
    [kill(null), take(door(6), door(7), door(10)), kill(null)],
    (game) => kill(null)(take(door(8), door(11))(game)),
  ],
  ['42', [destroy(5)], destroy(1)],
  [
    '67',
    [
      take(BOARD, at('c2', [0, 0]), door(5), at('c1', [4, 10])),
      kill('cave-bear'),
      kill('forest-imp'),
    ],
    kill('arcane-golem'),
  ],
  [
    '71',
    [
      take(BOARD, at('c2', [0, 5])),
      loot([2, -3]),
      loot([13, -7]),
      loot([14, 2]),
      take(at('c1', [0, 10])),
    ],
    take(at('c2', [-2, 10])),
  ],
  [
    '79',
    [take(BOARD, at('c1', [-4, 0]), at('c2', [9, 0])), round, kill('stone-golem')],
    kill('the-betrayer'),
  ],
];

test.each(WALKS)(
  '[ROUND-2] scenario %s offers the win once it is reached',
  (scenario, steps, last) => {
    const before = steps.reduce((game, step) => step(game), inScenario(scenario));
    const offered = (game: Game) => nextAct(tableOf(turnsPassed(game)), CONTENT).kind;
    expect(offered(before)).toBe('endRound');
    expect(offered(last(before))).toBe('winScenario');
  },
);
