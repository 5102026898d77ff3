import { describe, expect, test } from 'vitest';
import { shippedContent } from '../testing/content';
import { printedMap, roomMonsters } from './rooms';
import type { ScenarioContent } from './types';

const content = shippedContent();

const solos = content.soloIndex().map((entry) => {
  const scenario = content.scenario(entry.id);
  const map = scenario && printedMap(content, scenario);
  if (!map) throw new Error(`no map of ${entry.id}`);
  return { entry, scenario, map };
});

const key = ({ q, r }: { readonly q: number; readonly r: number }) => `${String(q)},${String(r)}`;

function figures({ rooms, spawns = [] }: ScenarioContent) {
  return [...rooms.flatMap((room) => room.monsters), ...spawns.flatMap((spawn) => spawn.monsters)];
}

describe('the solo scenarios', () => {
  test("exist for each class, with the class's item", () => {
    expect(solos.map(({ entry }) => entry.solo).toSorted()).toEqual(
      content
        .classes()
        .map(({ id }) => id)
        .toSorted(),
    );
    for (const { entry, scenario } of solos) {
      const [item] = scenario.rewards.items ?? [];
      const printed = content.item(item?.item ?? 0);
      expect(printed?.solo).toEqual({ scenario: entry.number, class: entry.solo });
    }
  });

  test('have existing monsters with available ranks', () => {
    for (const { entry, scenario } of solos) {
      for (const { id, ranks } of figures(scenario)) {
        const isBoss = content.monster(id)?.boss;
        expect(new Set(ranks).size, `${entry.id} ${id}`).toBe(1);
        expect((ranks[0] === 'boss') === isBoss, `${entry.id} ${id}`).toBe(true);
      }
    }
  });

  test('have maps without overlapping tiles and with all figures on them', () => {
    for (const { entry, scenario, map } of solos) {
      const tiles = map.tiles.flatMap((tile) => tile.hexes.map(key));
      expect(new Set(tiles).size, entry.id).toBe(tiles.length);
      const ground = new Set([...tiles, ...map.doors.flatMap((door) => door.hexes.map(key))]);
      const places = scenario.rooms.flatMap(({ room }) =>
        roomMonsters(scenario, room, 1).flatMap(({ at }) => (at ? [key(at)] : [])),
      );
      expect(new Set(places).size, entry.id).toBe(places.length);
      for (const place of [...places, ...map.starts.map(key)]) {
        expect(ground, `${entry.id} ${place}`).toContain(place);
      }
      expect(map.starts.length, entry.id).toBeGreaterThan(0);
    }
  });

  test('list exactly the known unknowns', () => {
    const open = solos.flatMap(({ entry, scenario }) => {
      const all = figures(scenario);
      const hexless = scenario.rooms
        .flatMap((room) => room.monsters)
        .filter(({ at }) => at === null).length;
      const disputed = all.filter((each) => each.disputedRank !== undefined).length;
      return hexless + disputed === 0 ? [] : [`${entry.id}: ${hexless} and ${disputed}`];
    });
    // Figures without a hex, and figures with a disputed rank.
    expect(open).toEqual(['solo-7: 20 and 2', 'solo-10: 0 and 1', 'solo-15: 9 and 0']);
  });
});
