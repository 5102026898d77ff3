import { describe, expect, test } from 'vitest';
import { hexIndex } from '../../map/compiled';
import type { BoardState, Scenario } from '../../state';
import { id } from '../../ids';
import { aMonster, aScenario } from '../../testing/builders';
import { hex, onlyWith, placed, withConditions } from '../../testing/placing';
import { CONTENT, inScenario, inTurns, tableOf } from '../../testing/play';
import {
  areaTargets,
  bestArea,
  crowdFor,
  distanceInPlay,
  movementOf,
  opensDoors,
  placedFigures,
  reachInPlay,
} from './placedFigures';
import { boardInPlay, doorAt, isOnTheMap, mapInPlay } from './inPlay';

const scenario = tableOf(inTurns());
/** Door between the first two rooms of scenario 1, and a hex of each. */
const DOOR = hex([-2, 3]);
const BEHIND = hex([-4, 3]);

function withBoard(change: Partial<BoardState>, rooms: readonly number[] = [1]): Scenario {
  const board = scenario.board as BoardState;
  return {
    ...scenario,
    board: { ...board, ...change },
    rooms: scenario.rooms.map(({ room }) => ({ room, revealed: rooms.includes(room) })),
  };
}

describe('boardInPlay', () => {
  test('[WALL-4] shows revealed rooms with their closed doors', () => {
    const board = boardInPlay(scenario, CONTENT);

    expect(board?.map.closedDoors).toEqual([{ hex: DOOR, locked: false }]);
    expect(isOnTheMap(scenario, CONTENT, hex([0, 0]))).toBe(true);
    expect(isOnTheMap(scenario, CONTENT, BEHIND)).toBe(false);
    expect(isOnTheMap(scenario, CONTENT, DOOR)).toBe(false);
  });

  test('[WALL-3] an open door joins its rooms once the room behind it is revealed', () => {
    const open = { doors: [{ door: 1, state: 'open' as const }] };
    const board = boardInPlay(withBoard(open, [1, 2]), CONTENT);

    expect(board && hexIndex(board, DOOR)).toBeGreaterThanOrEqual(0);
    expect(isOnTheMap(withBoard(open, [1, 2]), CONTENT, BEHIND)).toBe(true);
    expect(isOnTheMap(withBoard(open), CONTENT, BEHIND)).toBe(false);
    expect(board?.map.terrain.trap).toHaveLength(2);
  });

  test('includes locked doors, removed and placed overlays, and allowed lines of sight', () => {
    const now = withBoard(
      {
        doors: [{ door: 1, state: 'locked' }],
        gone: [{ overlay: 0, at: hex([-6, 4]) }],
        laid: [{ id: id('obstacle-9'), kind: 'obstacle', hexes: [hex([0, 1])], trap: null }],
        allowedSights: [
          [hex([0, 0]), hex([0, 1])],
          [hex([0, 0]), hex([90, 90])],
        ],
      },
      [1, 2],
    );
    const board = boardInPlay(now, CONTENT);

    expect(board?.map.closedDoors).toContainEqual({ hex: DOOR, locked: true });
    expect(board?.map.terrain.trap).toEqual([hex([-7, 4])]);
    expect(board?.map.terrain.obstacle).toEqual([hex([0, 1])]);
    expect(board?.map.allowedSights).toEqual([[hex([0, 0]), hex([0, 1])]]);
    expect(doorAt(now, CONTENT, DOOR)).toMatchObject({ door: 1, state: 'locked' });
    expect(doorAt(now, CONTENT, BEHIND)).toBeNull();
    expect(mapInPlay(now, CONTENT)?.overlays).toContainEqual({
      kind: 'obstacle',
      type: null,
      hexes: [hex([0, 1])],
      printed: null,
      laid: 'obstacle-9',
      isShown: true,
    });
  });

  test('is computed once per state of the board', () => {
    const moved = placed(scenario, { c1: [0, 0] });

    expect(boardInPlay(moved, CONTENT)).toBe(boardInPlay(scenario, CONTENT));
    expect(boardInPlay(withBoard({}, [1, 2]), CONTENT)).not.toBe(boardInPlay(scenario, CONTENT));
  });

  test('is null without a map', () => {
    const without = tableOf(inScenario('55'));

    expect(without.board).toBeNull();
    expect(boardInPlay(without, CONTENT)).toBeNull();
    expect(mapInPlay(without, CONTENT)).toBeNull();
    expect(isOnTheMap(without, CONTENT, hex([0, 0]))).toBe(false);
    expect(boardInPlay(aScenario({ scenario: id('999'), board: scenario.board }), CONTENT)).toBe(
      null,
    );
  });

  test('shows the rampart of a hidden room if archers of the first room are on it', () => {
    const walls = tableOf(inScenario('35'));
    const archers = walls.figures.filter(({ id: each }) => each.startsWith('city-archer'));

    expect(archers.length).toBeGreaterThan(1);
    for (const { at } of archers) expect(at && isOnTheMap(walls, CONTENT, at)).toBe(true);
  });
});

describe('figures on the board', () => {
  const table = placed(scenario, { c1: [0, 2], c2: [2, 2] });

  test('are the figures in play with a known hex', () => {
    expect(placedFigures(scenario).map((figure) => figure.id)).toHaveLength(3);
    expect(placedFigures(table).map((figure) => figure.id)).toContain('c1');
  });

  test("[MOVE-1] [INVISIBLE-1] block their enemies' movement, visible or not", () => {
    const hidden = withConditions(table, 'c2', ['invisible']);
    const guard = hidden.figures.find((figure) => figure.id === 'bandit-guard-1');
    const crowd = guard && crowdFor(hidden, CONTENT, guard);

    expect(crowd).toEqual({
      enemies: [hex([0, 2])],
      allies: [hex([-2, 4]), hex([-1, 3])],
      unseen: [hex([2, 2])],
    });
  });

  test('[MOVE-3] [WALL-5] fly and open doors as their cards say', () => {
    const drake = aMonster({ type: id('rending-drake') });
    const imp = aMonster({ type: id('forest-imp') });
    const character = table.figures[0];

    expect(movementOf(table, CONTENT, drake)).toBe('walk');
    expect(movementOf(table, CONTENT, imp)).toBe('fly');
    expect(character && movementOf(table, CONTENT, character)).toBe('walk');
    expect(character && opensDoors(table, CONTENT, character)).toBe(true);
    expect(opensDoors(table, CONTENT, imp)).toBe(false);
  });

  test('[MOVE-1] [WALL-5] reach hexes and closed doors', () => {
    const near = onlyWith(placed(table, { c1: [-1, 2] }), ['c1']);
    const reach = reachInPlay(near, CONTENT, id('c1'), { points: 2 });

    expect(reach.map((each) => each.hex)).toContainEqual(DOOR);
    expect(reach.find((each) => each.hex.q === -2 && each.hex.r === 3)?.ways[0].opens).toEqual(
      DOOR,
    );
    expect(reachInPlay(scenario, CONTENT, id('c1'), { points: 2 })).toEqual([]);
    expect(reachInPlay(scenario, CONTENT, id('nobody'), { points: 2 })).toEqual([]);
  });

  test('[RANGE-1] [LOS-1] have a range and line of sight between them', () => {
    const between = distanceInPlay(table, CONTENT, id('c1'), id('bandit-guard-1'));

    expect(between).toMatchObject({ range: 1, adjacent: true, sight: { isVisible: true } });
    expect(distanceInPlay(table, CONTENT, id('c1'), id('c2'))).toMatchObject({ range: 2 });
    expect(distanceInPlay(scenario, CONTENT, id('c1'), id('c2'))).toBeNull();
    const off = placed(table, { c2: [-4, 3] });
    expect(distanceInPlay(off, CONTENT, id('c1'), id('c2'))).toBeNull();
  });

  test('[AREA-5] [AREA-6] are hit by an area if they are enemies in sight', () => {
    const hexes = [hex([-1, 2]), hex([-1, 3]), hex([2, 2]), hex([40, 40])];

    expect(areaTargets(table, CONTENT, id('c1'), hexes)).toEqual([
      'bandit-guard-1',
      'bandit-guard-3',
    ]);
    const hidden = withConditions(table, 'bandit-guard-3', ['invisible']);
    expect(areaTargets(hidden, CONTENT, id('c1'), hexes)).toEqual(['bandit-guard-1']);
    expect(areaTargets(scenario, CONTENT, id('c1'), hexes)).toEqual([]);
  });

  test('[AREA-2] [AREA-4] are attacked together by the area that hits most of them', () => {
    const pattern = { kind: 'ranged', hexes: [hex([0, 0]), hex([1, 0])] } as const;
    const side = placed(table, { 'bandit-guard-1': [-1, 3], 'bandit-guard-3': [-1, 2] });
    const attacked = (now: Scenario) => {
      const hexes = bestArea(now, CONTENT, id('c1'), pattern, 3);
      return hexes && areaTargets(now, CONTENT, id('c1'), hexes);
    };

    expect(attacked(side)).toHaveLength(2);
    expect(attacked(withConditions(side, 'bandit-guard-1', ['invisible']))).not.toContain(
      'bandit-guard-1',
    );
    expect(attacked(scenario)).toBeNull();
  });
});
