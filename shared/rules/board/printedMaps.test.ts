import { describe, expect, test } from 'vitest';
import { hexIndex } from '../../map/compiled';
import { sameHex } from '../../map/hexes';
import { openNeighbours } from '../../testing/boards';
import { rangesFrom } from '../../map/range';
import { roomMonsters } from '../../content/rooms';
import type { Game, Hex, Scenario } from '../../state';
import { CONTENT, party, played, tableOf } from '../../testing/play';
import { placedFigures } from './placedFigures';
import { boardInPlay, isOnTheMap, mapInPlay } from './inPlay';

const MAPPED = CONTENT.scenarioIndex()
  .map(({ id }) => id)
  .filter((id) => CONTENT.scenario(id)?.map);

const four = played(party(), [
  { type: 'addCharacter', class: 'tinkerer', name: 'Tin', level: 1 },
  { type: 'addCharacter', class: 'spellweaver', name: 'Spell', level: 1 },
]).game;

function started(scenario: string, players: number): Game {
  const characters = ['c1', 'c2', 'c3', 'c4'].slice(0, players);
  const start = { type: 'startScenario', scenario, characters, level: null, anyway: true } as const;
  return played(four, [start]).game;
}

/** With every door open and every room revealed. */
function opened(game: Game): Scenario {
  const doors = mapInPlay(tableOf(game), CONTENT)?.doors ?? [];
  const unlocked = played(
    game,
    tableOf(game)
      .rooms.filter((room) => !room.revealed)
      .map(({ room }) => ({ type: 'revealRoom', room, by: null, anyway: true })),
  ).game;
  const hinged = doors.filter(({ kind }) => kind !== 'corridor');
  return tableOf(
    played(
      unlocked,
      hinged.map(({ door }) => ({ type: 'setDoor', door, state: 'open' })),
    ).game,
  );
}

const key = ({ q, r }: Hex) => `${String(q)},${String(r)}`;

/** Printed on the hex of another figure; the second figure is placed on the nearest empty hex. */
const MOVED_ASIDE = ['88 for 3: 1', '88 for 4: 1'];

/**
 * Corridor hexes under a piece of wall, and the altar of scenario 90, which leads to a separate
 * part of the map.
 */
const JOIN_NOTHING = ['11: door 1', '11: door 5', '12: door 1', '12: door 5', '90: door 2'];

describe('the board of every scenario', () => {
  test('exists for all 94 scenarios and works from the start', () => {
    expect(MAPPED).toHaveLength(94);
    for (const id of MAPPED) {
      const scenario = tableOf(started(id, 2));
      const { starts = [] } = mapInPlay(scenario, CONTENT) ?? {};

      expect(boardInPlay(scenario, CONTENT), id).not.toBeNull();
      expect(starts.length, id).toBeGreaterThanOrEqual(4);
      expect(starts.filter((hex) => !isOnTheMap(scenario, CONTENT, hex))).toEqual([]);
    }
  });

  test.each([2, 3, 4] as const)(
    'places all monsters on their printed hexes with %d characters, each on its own hex',
    (players) => {
      const aside = MAPPED.flatMap((id) => {
        const scenario = opened(started(id, players));
        const printed = CONTENT.scenario(id);
        const monsters = placedFigures(scenario).filter(({ kind }) => kind === 'monster');
        const places = monsters.map(({ at }) => key(at));

        expect(new Set(places).size, id).toBe(places.length);
        expect(
          monsters.filter(({ at }) => !isOnTheMap(scenario, CONTENT, at)),
          id,
        ).toEqual([]);
        const wanted = (printed?.rooms ?? []).flatMap(({ room }) =>
          printed ? roomMonsters(printed, room, players).flatMap(({ at }) => at ?? []) : [],
        );
        const others = places.filter((place) => !wanted.some((at) => key(at) === place));
        return others.length === 0
          ? []
          : [`${id} for ${String(players)}: ${String(others.length)}`];
      });
      expect(aside).toEqual(MOVED_ASIDE.filter((each) => each.includes(`for ${String(players)}`)));
    },
  );

  test('starts no figure on an obstacle and has all start hexes free', () => {
    const bad = MAPPED.flatMap((id) => {
      const scenario = tableOf(started(id, 4));
      const board = boardInPlay(scenario, CONTENT);
      const { starts = [] } = mapInPlay(scenario, CONTENT) ?? {};
      const taken = [
        ...(board?.map.terrain.obstacle ?? []),
        ...placedFigures(scenario).map(({ at }) => at),
      ];
      return starts
        .filter((hex) => taken.some((other) => sameHex(other, hex)))
        .map((hex) => `${id}: ${key(hex)}`);
    });
    expect(bad).toEqual([]);
  });

  test('[WALL-3] joins the printed rooms at every door, with listed exceptions', () => {
    const bad = MAPPED.flatMap((id) => {
      const scenario = opened(started(id, 2));
      const board = boardInPlay(scenario, CONTENT);
      const map = mapInPlay(scenario, CONTENT);
      if (!board || !map) throw new Error(`Scenario ${id} has no board.`);
      return map.doors.flatMap(({ door, hexes, rooms }) => {
        const beside = hexes.flatMap((hex) => [hex, ...openNeighbours(board, hex)]);
        const joins = (room: number) =>
          map.tiles.some(
            (tile) =>
              tile.room === room &&
              tile.hexes.some((hex) => beside.some((other) => sameHex(hex, other))),
          );
        return rooms.every(joins) ? [] : [`${id}: door ${String(door)}`];
      });
    });
    expect(bad).toEqual(JOIN_NOTHING);
  });

  test('[WALL-4] keeps every room closed until a door is opened', () => {
    for (const id of MAPPED) {
      const game = started(id, 2);
      const scenario = tableOf(game);
      const all = opened(game);
      const board = boardInPlay(scenario, CONTENT);
      const whole = boardInPlay(all, CONTENT);
      if (!board || !whole) throw new Error(`Scenario ${id} has no board.`);
      expect(board.hexes.length, id).toBeLessThanOrEqual(whole.hexes.length);
      const [start] = mapInPlay(scenario, CONTENT)?.starts ?? [];
      const from = start ? hexIndex(board, start) : -1;
      expect(from, id).toBeGreaterThanOrEqual(0);
      const reached = rangesFrom(board, from).filter((range) => range >= 0).length;
      const later = rangesFrom(whole, hexIndex(whole, start as Hex)).filter((r) => r >= 0).length;
      expect(later, id).toBeGreaterThanOrEqual(reached);
    }
  });
});
