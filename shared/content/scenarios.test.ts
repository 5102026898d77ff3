import { describe, expect, test } from 'vitest';
import { shippedContent } from '../testing/content';
import { evaluateFormula } from './formula';
import { printedMap, roomHexes, roomMonsters } from './rooms';
import type { ScenarioContent } from './types';

const content = shippedContent();
const CHARACTERS = [2, 3, 4] as const;

function scenario(id: string): ScenarioContent {
  const found = content.scenario(id);
  if (!found) throw new Error(`no scenario ${id}`);
  return found;
}

const all = content.scenarioIndex().map((entry) => ({ entry, scenario: scenario(entry.id) }));
const isRising = (row: readonly number[]) =>
  row.every((n, index) => index === 0 || n >= (row[index - 1] ?? 0));

/** Rooms, as 'scenario/room', with fewer figures for more characters. */
const FALLING_ROOMS = {
  reason: 'as printed',
  rooms: ['11/1', '11/2', '11/3', '12/1', '12/3', '81/2', '91/2'],
};

/** Types of a room that become fewer; most rooms make up for it with elites or other types. */
const FALLING_TYPES = {
  reason: 'as printed',
  types: [
    '1/2 bandit-guard',
    '3/4 inox-guard',
    '6/1 living-bones',
    '11/1 living-bones',
    '11/1 living-corpse',
    '11/2 living-corpse',
    '11/3 living-bones',
    '11/3 living-corpse',
    '12/1 city-archer',
    '12/1 city-guard',
    '12/2 city-archer',
    '12/2 city-guard',
    '12/3 city-guard',
    '53/2 giant-viper',
    '53/4 ooze',
    '54/2 frost-demon',
    '57/5 city-guard',
    '59/3 hound',
    '62/1 living-spirit',
    '65/2 vermling-scout',
    '74/3 lurker',
    '81/2 ancient-artillery',
    '91/1 hound',
    '91/2 hound',
  ],
};

describe('the rooms', () => {
  test('monster counts never fall with more characters, except as printed', () => {
    const rooms: string[] = [];
    const types: string[] = [];
    for (const { entry, scenario } of all) {
      for (const { room, monsters } of scenario.rooms) {
        const figures = CHARACTERS.map((characters) => roomMonsters(scenario, room, characters));
        if (!isRising(figures.map((row) => row.length))) rooms.push(`${entry.id}/${String(room)}`);
        for (const id of new Set(monsters.map((monster) => monster.id))) {
          const row = figures.map((placed) => placed.filter((each) => each.monster === id).length);
          if (!isRising(row)) types.push(`${entry.id}/${String(room)} ${id}`);
        }
      }
    }
    expect(rooms).toEqual(FALLING_ROOMS.rooms);
    expect(types).toEqual(FALLING_TYPES.types);
  });

  test('ranks fit the monsters', () => {
    for (const { entry, scenario } of all) {
      const figures = [
        ...scenario.rooms.flatMap((room) => room.monsters),
        ...(scenario.spawns ?? []).flatMap((spawn) => spawn.monsters),
      ];
      for (const { id, ranks } of figures) {
        const printed = ranks.filter((rank) => rank !== null);
        expect(printed.length, `${entry.id} ${id}`).toBeGreaterThan(0);
        const isBoss = content.monster(id)?.boss;
        expect(
          printed.every((rank) => (rank === 'boss') === isBoss),
          `${entry.id} ${id}`,
        ).toBe(true);
      }
    }
  });

  test('are reached from one another both ways, and one is open at the start', () => {
    for (const { entry, scenario } of all) {
      const rooms = new Map(scenario.rooms.map((room) => [room.room, room]));
      expect(rooms.size).toBe(scenario.rooms.length);
      for (const room of scenario.rooms) {
        for (const other of room.adjacent) {
          expect(rooms.get(other)?.adjacent, entry.id).toContain(room.room);
        }
      }
      expect(scenario.rooms.some((room) => room.initial)).toBe(scenario.rooms.length > 0);
    }
  });

  test('name objectives that are there, with hit points for every party', () => {
    for (const { entry, scenario } of all) {
      const objectives = scenario.objectives ?? [];
      const known = objectives.map(({ index }) => index);
      for (const { objective } of scenario.rooms.flatMap((room) => room.objectives ?? [])) {
        expect(known, entry.id).toContain(objective);
      }
      for (const { hitPoints } of objectives) {
        for (const C of CHARACTERS) {
          for (let L = 0; L <= 7; L++) {
            if (hitPoints !== null) {
              expect(evaluateFormula(hitPoints, { C, L }), entry.id).toBeGreaterThan(0);
            }
          }
        }
      }
    }
  });

  test('every treasure lies in one room, that of its scenario', () => {
    const lying = all.flatMap(({ entry, scenario }) =>
      scenario.rooms.flatMap((room) =>
        room.treasures.flatMap((treasure) =>
          treasure === 'goal' ? [] : [`${String(treasure)} in ${entry.id}`],
        ),
      ),
    );
    const listed = content.treasures().map(({ id, scenario }) => `${String(id)} in ${scenario}`);
    expect(lying.toSorted()).toEqual(listed.toSorted());
  });
});

describe('the references of a scenario', () => {
  const achievements = content.achievements();
  const known = {
    global: achievements.global.map(({ id }) => id),
    party: achievements.party.map(({ id }) => id),
  };
  const isScenario = (id: string) => content.scenarioEntry(id) !== null;

  test('links, unlocks and blocks lead to other scenarios', () => {
    for (const { entry, scenario } of all) {
      const others = [
        ...entry.links,
        ...entry.unlocks,
        ...(entry.blocks ?? []),
        ...(scenario.rewards.chooseOneUnlock ?? []),
      ];
      expect(
        others.filter((id) => !isScenario(id) || id === entry.id),
        entry.id,
      ).toEqual([]);
    }
  });

  test('achievements exist', () => {
    for (const { entry, scenario } of all) {
      const { rewards } = scenario;
      for (const { scope, achievement } of (entry.requiresAnyOf ?? []).flat()) {
        expect(known[scope], entry.id).toContain(achievement);
      }
      for (const id of rewards.globalAchievements ?? []) expect(known.global).toContain(id);
      for (const id of [
        ...(rewards.partyAchievements ?? []),
        ...(rewards.losePartyAchievements ?? []),
      ]) {
        expect(known.party, entry.id).toContain(id);
      }
      for (const row of rewards.conditional ?? []) {
        expect(known[row.if.scope]).toContain(row.if.achievement);
        for (const id of row.globalAchievements) expect(known.global).toContain(id);
      }
    }
  });

  test('monsters, items, classes, quests and tiles exist', () => {
    const quests = content.personalQuests().map(({ id }) => id);
    for (const { entry, scenario } of all) {
      const { rewards } = scenario;
      const monsters = [
        ...scenario.rooms.flatMap((room) => room.monsters.map(({ id }) => id)),
        ...(scenario.spawns ?? []).flatMap((spawn) => spawn.monsters.map(({ id }) => id)),
        ...(scenario.allies ?? []),
        ...scenario.goals.flatMap(({ monster }) => monster ?? []),
        ...(scenario.activeRounds ?? []).map(({ monster }) => monster),
        ...(scenario.statOverrides ?? []).flatMap(({ monster }) => monster ?? []),
        ...(scenario.damage ?? []).flatMap(({ monster }) => monster ?? []),
      ];
      expect(
        monsters.filter((id) => !content.monster(id)),
        entry.id,
      ).toEqual([]);

      const items = [
        ...[...(rewards.items ?? []), ...(rewards.itemDesigns ?? [])].map(({ item }) => item),
        ...(entry.requiresItemEquipped ? [entry.requiresItemEquipped] : []),
      ];
      expect(
        items.filter((number) => !content.item(number)),
        entry.id,
      ).toEqual([]);

      const needed = [entry.requiresPersonalQuest, rewards.completesPersonalQuest];
      expect(needed.filter((id) => id !== undefined && !quests.includes(id))).toEqual([]);
      if (rewards.unlockClass) expect(content.class(rewards.unlockClass)).not.toBeNull();

      const decks = (scenario.statOverrides ?? []).flatMap(({ deck }) => deck ?? []);
      expect(decks.filter((id) => !content.abilityDeck(id))).toEqual([]);

      const tiles = [
        ...scenario.rooms.flatMap((room) => [...room.tiles, ...(room.tile ? [room.tile] : [])]),
        ...(scenario.map?.tiles ?? []).flatMap(({ tile }) => tile ?? []),
      ];
      expect(
        tiles.filter((id) => !content.tile(id)),
        entry.id,
      ).toEqual([]);
    }
  });

  test('treasures, items, quests and battle goals point at what is there', () => {
    for (const { id, scenario: at, rewards } of content.treasures()) {
      expect(isScenario(at), String(id)).toBe(true);
      for (const reward of rewards) {
        if (reward.type === 'items') {
          expect(reward.items.filter((number) => !content.item(number))).toEqual([]);
        }
        if (reward.type === 'itemDesign') expect(content.item(reward.item)).not.toBeNull();
        if (reward.type === 'scenario') expect(isScenario(reward.scenario)).toBe(true);
      }
    }
    for (const { id, found = [], solo } of content.items()) {
      if (solo) expect(content.class(solo.class), String(id)).not.toBeNull();
      for (const place of found) {
        if ('scenario' in place) expect(isScenario(place.scenario)).toBe(true);
        if (place.type === 'treasure') expect(content.treasure(place.treasure)).not.toBeNull();
      }
    }
    for (const { unlocks, goals } of content.personalQuests()) {
      if ('class' in unlocks) expect(content.class(unlocks.class)).not.toBeNull();
      goals.forEach((goal, index) => {
        expect((goal.monsters ?? []).filter((id) => !content.monster(id))).toEqual([]);
        expect((goal.scenarios ?? []).filter((id) => !isScenario(id))).toEqual([]);
        expect((goal.requires ?? []).every((before) => before < index)).toBe(true);
      });
    }
  });
});

/**
 * Figures that belong to one room and stand in another: the archers of scenario 35 are set up with
 * room 1, on the rampart that is part of room 2.
 */
const IN_ANOTHER_ROOM = [
  '35/1 city-archer -3,8',
  '35/1 city-archer 4,8',
  '35/1 city-archer -4,8',
  '35/1 city-archer 5,8',
];

/** Two figures on one hex: the map of scenario 88 has one of them a hex off. */
const SHARED_HEXES = ['88 for 3 at -1,0', '88 for 4 at -1,0'];

/** Known to be in the room, hex unknown. */
const WITHOUT_A_HEX = [
  '10/3 flame-demon',
  '11/3 city-archer',
  '11/3 city-guard',
  '36/1 prime-demon',
  '44/1 hound',
  '48/1 dark-rider',
  '62/2 hungry-soul',
  '71/1 spitting-drake',
  '71/1 spitting-drake',
  '82/2 stone-golem',
];

/** On the map of one source only. */
const DISPUTED = ['85/4 sun-demon', '85/4 sun-demon', '85/4 night-demon'];

describe('the maps', () => {
  const maps = all.flatMap(({ entry, scenario }) => {
    const map = printedMap(content, scenario);
    return map ? [{ entry, scenario, map }] : [];
  });
  const key = ({ q, r }: { readonly q: number; readonly r: number }) => `${String(q)},${String(r)}`;

  test('every scenario but the random dungeon of 55 has one', () => {
    const without = all.filter(({ scenario }) => !scenario.map).map(({ entry }) => entry.id);
    expect(without).toEqual(['55']);
  });

  test('no two tiles overlap', () => {
    for (const { entry, map } of maps) {
      const hexes = map.tiles.flatMap((tile) => tile.hexes.map(key));
      expect(new Set(hexes).size, entry.id).toBe(hexes.length);
    }
  });

  test('every placed monster stands on a hex of its room, except as listed', () => {
    const elsewhere = maps.flatMap(({ entry, scenario, map }) =>
      scenario.rooms.flatMap(({ room, monsters }) => {
        const hexes = new Set(roomHexes(map, room).map(key));
        return monsters.flatMap(({ id, at }) => {
          if (!at || hexes.has(at.join())) return [];
          return [`${entry.id}/${String(room)} ${id} ${at.join()}`];
        });
      }),
    );
    expect(elsewhere.toSorted()).toEqual(IN_ANOTHER_ROOM.toSorted());
  });

  test('no hex holds two figures, except as listed', () => {
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

  test('figures without a hex and disputed ones are those that are known', () => {
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

  test('overlays, doors and starts lie on the map', () => {
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

  test('treasures and money on the map are those of the rooms', () => {
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

  test('doors join rooms that are adjacent', () => {
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

describe('roomMonsters', () => {
  test('gives the first room of Black Barrow for two', () => {
    const placed = roomMonsters(scenario('1'), 1, 2);
    expect(placed.map(({ monster, rank }) => `${monster} ${rank}`)).toEqual([
      'bandit-guard normal',
      'bandit-guard normal',
      'bandit-guard elite',
    ]);
    expect(placed[2]?.at).toEqual({ q: -1, r: 3 });
    expect(placed[2]?.levelBonus).toBe(0);
  });

  test('keeps level bonus and marker', () => {
    expect(roomMonsters(scenario('58'), 3, 4)).toContainEqual(
      expect.objectContaining({ monster: 'the-harvester', rank: 'boss', levelBonus: 1 }),
    );
    expect(roomMonsters(scenario('57'), 3, 2)).toContainEqual(
      expect.objectContaining({ monster: 'city-guard', marker: '2' }),
    );
  });

  test('leaves disputed figures out unless asked', () => {
    const without = roomMonsters(scenario('85'), 4, 4);
    const withThem = roomMonsters(scenario('85'), 4, 4, { disputed: true });
    expect(withThem.length - without.length).toBe(3);
  });

  test('is empty for a room that is not there', () => {
    expect(roomMonsters(scenario('1'), 9, 2)).toEqual([]);
  });
});
