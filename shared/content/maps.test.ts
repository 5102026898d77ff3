import { describe, expect, test } from 'vitest';
import { shippedContent } from '../testing/content';
import { printedMap, roomMonsters, type PrintedMap } from './rooms';
import type { Hex } from '../map/hexes';

const content = shippedContent();
const CHARACTERS = [2, 3, 4] as const;

/**
 * Figures of one room on a hex of another: the archers of scenario 35 belong to room 1 and are on
 * the rampart of room 2.
 */
const IN_ANOTHER_ROOM = [
  '35/1 city-archer -3,8',
  '35/1 city-archer 4,8',
  '35/1 city-archer -4,8',
  '35/1 city-archer 5,8',
];

/** Two figures on one hex: the map of scenario 88 has one of them one hex off. */
const SHARED_HEXES = ['88 for 3 at -1,0', '88 for 4 at -1,0'];

/** The room is known, the hex is not. */
const WITHOUT_A_HEX = ['36/1 prime-demon', '48/1 dark-rider'];

/** On the map of one source only. */
const DISPUTED = ['85/4 sun-demon', '85/4 sun-demon', '85/4 night-demon'];

/**
 * Hexes of a room: its tiles and the corridor hexes between them, without doors to other rooms. A
 * corridor hex that covers a tile's hex is listed once.
 */
function roomHexes(map: PrintedMap, room: number): readonly Hex[] {
  const tiles = map.tiles.filter((tile) => tile.room === room);
  const corridors = map.doors.filter(
    (door) => door.kind === 'corridor' && door.rooms.every((each) => each === room),
  );
  const hexes = [...tiles, ...corridors].flatMap((part) => part.hexes);
  return [...new Map(hexes.map((hex) => [`${hex.q},${hex.r}`, hex])).values()];
}

describe('the maps', () => {
  const maps = content.scenarioIndex().flatMap((entry) => {
    const scenario = content.scenario(entry.id);
    const map = scenario && printedMap(content, scenario);
    return map ? [{ entry, scenario, map }] : [];
  });
  const key = ({ q, r }: { readonly q: number; readonly r: number }) => `${String(q)},${String(r)}`;

  test('exist for every scenario except the random dungeon of 55', () => {
    const mapped = maps.map(({ entry }) => entry.id);
    const without = content.scenarioIndex().filter(({ id }) => !mapped.includes(id));
    expect(without.map(({ id }) => id)).toEqual(['55']);
  });

  test('have no overlapping tiles', () => {
    for (const { entry, map } of maps) {
      const hexes = map.tiles.flatMap((tile) => tile.hexes.map(key));
      expect(new Set(hexes).size, entry.id).toBe(hexes.length);
    }
  });

  test('have every placed monster on a hex of its room, with listed exceptions', () => {
    const elsewhere = maps.flatMap(({ entry, scenario, map }) =>
      scenario.rooms.flatMap(({ room, monsters, tile }) => {
        // Figures that come later stand in the other rooms.
        if (tile === null) return [];
        const hexes = new Set(roomHexes(map, room).map(key));
        return monsters.flatMap(({ id, at }) => {
          if (!at || hexes.has(at.join())) return [];
          return [`${entry.id}/${String(room)} ${id} ${at.join()}`];
        });
      }),
    );
    expect(elsewhere.toSorted()).toEqual(IN_ANOTHER_ROOM.toSorted());
  });

  test('have no hex with two figures, with listed exceptions', () => {
    const shared = maps.flatMap(({ entry, scenario }) =>
      CHARACTERS.flatMap((characters) => {
        const taken = scenario.rooms
          .flatMap(({ room }) => roomMonsters(scenario, room, characters))
          .flatMap(({ at }) => (at ? [key(at)] : []));
        return taken
          .filter((hex, index) => taken.indexOf(hex) !== index)
          .map((hex) => `${entry.id} for ${String(characters)} at ${hex}`);
      }),
    );
    expect(shared).toEqual(SHARED_HEXES);
  });

  test('have only the listed figures without a hex and disputed figures', () => {
    const named = (pick: (figure: (typeof listed)[number]) => boolean) =>
      listed.filter(pick).map(({ name }) => name);
    const listed = maps.flatMap(({ entry, scenario }) =>
      scenario.rooms.flatMap(({ room, monsters }) =>
        monsters.map(({ id, at, disputed }) => ({
          name: `${entry.id}/${String(room)} ${id}`,
          at,
          disputed,
        })),
      ),
    );
    expect(named(({ at }) => at === null)).toEqual(WITHOUT_A_HEX);
    expect(named(({ disputed }) => disputed === true).toSorted()).toEqual(DISPUTED.toSorted());
  });

  test('have overlays, doors and starts on the map', () => {
    for (const { entry, map } of maps) {
      const onMap = new Set([...map.tiles, ...map.doors].flatMap(({ hexes }) => hexes.map(key)));
      const lying = [
        ...map.starts,
        ...map.overlays.filter(({ kind }) => kind !== 'wall').flatMap(({ hexes }) => hexes),
      ];
      expect(
        lying.filter((hex) => !onMap.has(key(hex))),
        entry.id,
      ).toEqual([]);
      expect(map.starts.length, entry.id).toBeGreaterThanOrEqual(4);
    }
  });

  test('have the treasures and money of the rooms', () => {
    for (const { entry, scenario, map } of maps) {
      const chests = map.overlays.flatMap(({ treasure }) => treasure ?? []);
      const listed = scenario.rooms.flatMap(({ treasures }) => treasures);
      expect(chests.map(String).toSorted(), entry.id).toEqual(listed.map(String).toSorted());
      for (const { room, money } of scenario.rooms) {
        const tokens = map.overlays.filter((each) => each.kind === 'money' && each.room === room);
        const lying = tokens.reduce((sum, { amount = 0 }) => sum + amount, 0);
        expect(lying, `${entry.id}/${String(room)}`).toBe(money);
      }
    }
  });

  test('have doors between adjacent rooms', () => {
    for (const { entry, scenario, map } of maps) {
      for (const { rooms } of map.doors) {
        const [a, b] = rooms;
        if (a === undefined || b === undefined || a === b) continue;
        const room = scenario.rooms.find((each) => each.room === a);
        expect(room?.adjacent, entry.id).toContain(b);
      }
    }
  });
});
