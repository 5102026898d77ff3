import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../state';
import { CONTENT, inScenario, played, tableOf } from '../../testing/play';
import { fallenOf } from '../figures/characterRecords';
import { monstersOf } from '../figures/figures';
import { isGoalAsked, isGoalReached, outcomeOfRound } from './goal';

/** A goal that the game state does not show, or an unknown one. */
const LEFT_TO_THE_PLAYERS = [
  ...[
    '19',
    '23',
    '24',
    '25',
    '26',
    '33',
    '37',
    '40',
    '41',
    '54',
    '60',
    '66',
    '69',
    '71',
    '80',
    '88',
  ],
  '82',
];
/**
 * The enemies to kill have not spawned yet; the rooms are drawn first; nobody is saved; figures died
 * that have to live.
 */
const NOT_YET = ['57', '75', '55', '86', '92'];

/** All figures of these types have left play; no types = all monsters. */
function without(scenario: Scenario, types?: readonly string[]): Scenario {
  const figures = scenario.figures.filter(
    (figure) => figure.kind !== 'monster' || types?.includes(figure.type) === false,
  );
  return { ...scenario, figures };
}

/** This many figures of the first type in play have fallen. */
function withFallenSoFar(scenario: Scenario, count: number): Scenario {
  const [first] = scenario.sleeves;
  return { ...scenario, fallen: first ? [{ monster: first.type, count }] : [] };
}

/** The tenth round: all rooms open, all enemies and objectives gone, everything looted. */
function everythingDone(number: string): Scenario {
  const start = inScenario(number);
  const rooms = tableOf(start).rooms.filter(({ revealed }) => !revealed);
  const opened = played(
    start,
    rooms.map(({ room }) => ({ type: 'revealRoom', room, by: null, anyway: true })),
  ).game;
  const scenario = without(tableOf(opened));
  const isToBeDestroyed = CONTENT.scenario(scenario.scenario)?.goals.some(
    ({ type }) => type === 'destroy',
  );
  const figures = scenario.figures
    .filter((figure) => figure.kind !== 'objective' || !isToBeDestroyed)
    .map((figure) =>
      figure.kind === 'character' ? { ...figure, treasures: ['goal' as const] } : figure,
    );
  const fallen = scenario.sleeves.map(({ type }) => ({ monster: type, count: 20 }));
  return { ...scenario, fallen, round: 10, tokens: [], figures };
}

describe('outcomeOfRound', () => {
  test('[ROUND-2] a reached goal wins with the end of the round, and an earlier decision stays', () => {
    const running = tableOf(inScenario('2'));
    expect(outcomeOfRound(running, CONTENT)).toBeNull();
    const done = everythingDone('2');
    expect(outcomeOfRound(done, CONTENT)).toBe(true);
    expect(outcomeOfRound({ ...done, decided: { won: false } }, CONTENT)).toBe(false);
  });

  test('[ROUND-2] a party that has to survive does not win before the last round is over', () => {
    const lastRound = { ...everythingDone('53'), round: 10 };
    expect(isGoalReached(lastRound, CONTENT)).toBe(true);
    expect(outcomeOfRound(lastRound, CONTENT)).toBeNull();
  });
});

describe('isGoalReached', () => {
  test('[ROUND-2] a goal of two parts needs both', () => {
    const open = { type: 'revealRoom', room: 2, by: null, anyway: true } as const;
    const scenario = tableOf(played(inScenario('2'), [open]).game);
    const types = scenario.sleeves.map(({ type }) => type as string);
    const others = types.filter((type) => type !== 'bandit-commander');
    expect(isGoalReached(without(scenario, ['bandit-commander']), CONTENT)).toBe(false);
    expect(isGoalReached(without(scenario, others), CONTENT)).toBe(false);
    expect(isGoalReached(without(scenario, types), CONTENT)).toBe(true);
  });

  test('[ROUND-2] a number of kills counts every death', () => {
    // For two characters, ten of them.
    const scenario = tableOf(inScenario('3'));
    const guards = monstersOf(scenario).slice(0, 2);
    const hits = guards.map(
      ({ id }) => ({ type: 'sufferDamage', figure: id, amount: 99, negate: null }) as const,
    );
    const after = tableOf(played(inScenario('3'), hits).game);
    expect(fallenOf(after)).toBe(2);
    expect(isGoalReached(after, CONTENT)).toBe(false);
    expect(isGoalReached(withFallenSoFar(after, 9), CONTENT)).toBe(false);
    expect(isGoalReached(withFallenSoFar(after, 10), CONTENT)).toBe(true);
    expect(isGoalReached({ ...without(after), fallen: [] }, CONTENT)).toBe(false);
  });

  test('[ROUND-2] a protected figure is alive when all enemies have fallen', () => {
    const all = everythingDone('38');
    expect(isGoalReached(all, CONTENT)).toBe(true);
    const destroyed = [{ objective: 1, count: 1 }];
    expect(isGoalReached({ ...all, destroyed }, CONTENT)).toBe(false);
  });

  test('[ROUND-2] destroying all objectives includes those behind every door', () => {
    expect(isGoalReached(tableOf(inScenario('45')), CONTENT)).toBe(false);
    expect(isGoalReached(everythingDone('45'), CONTENT)).toBe(true);
  });

  test('[ROUND-2] a victory by the book comes at the end of its round', () => {
    expect(isGoalReached({ ...everythingDone('27'), round: 9 }, CONTENT)).toBe(false);
    expect(isGoalReached(everythingDone('27'), CONTENT)).toBe(true);
  });

  test('[ROUND-2] a goal that only the players can see is left to them', () => {
    const numbers = Array.from({ length: 95 }, (_, index) => String(index + 1));
    const left = numbers.filter((id) => !isGoalReached(everythingDone(id), CONTENT));
    expect(new Set(left)).toEqual(new Set([...LEFT_TO_THE_PLAYERS, ...NOT_YET]));
  });

  test('[ROUND-2] the players are asked once all visible conditions are met', () => {
    const asked = LEFT_TO_THE_PLAYERS.filter((id) => isGoalAsked(everythingDone(id), CONTENT));
    expect(asked).toEqual(LEFT_TO_THE_PLAYERS);
    const atOnce = LEFT_TO_THE_PLAYERS.filter((id) =>
      isGoalAsked(tableOf(inScenario(id)), CONTENT),
    );
    expect(atOnce).toEqual(['54', '69', '88', '82']);
    expect(isGoalAsked(everythingDone('1'), CONTENT)).toBe(false);
  });

  test('[ROUND-2] opening every door includes those between open rooms', () => {
    const done = everythingDone('24');
    const onBoard = { ...done, board: done.board && { ...done.board, inUse: true } };
    expect(isGoalReached(onBoard, CONTENT)).toBe(false);
    expect(isGoalAsked(onBoard, CONTENT)).toBe(false);
    const doors = (CONTENT.scenario(done.scenario)?.map?.doors ?? []).map((_, door) => {
      return { door, state: 'open' as const };
    });
    const open = { ...onBoard, board: onBoard.board && { ...onBoard.board, doors } };
    expect(isGoalReached(open, CONTENT)).toBe(true);
  });

  test('[ROUND-2] killing all enemies includes those behind closed doors', () => {
    const scenario = tableOf(inScenario('1'));
    const types = scenario.sleeves.map(({ type }) => type as string);
    expect(isGoalReached(without(scenario, types), CONTENT)).toBe(false);
  });
});
