import { describe, expect, test } from 'vitest';
import { shippedContent } from '../testing/content';
import { evaluateFormula } from './notation/formula';
import { roomMonsters } from './rooms';
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

/** Types of a room that become fewer; most rooms compensate with elites or other types. */
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
  test('have no fewer monsters for more characters, except as printed', () => {
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

  test('have ranks that their monsters have', () => {
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

  test('are adjacent in both directions, and one is initially open', () => {
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

  test('have existing objectives with hit points for every party', () => {
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

  test('have every treasure once, in its scenario', () => {
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
        ...scenario.goals.flatMap((goal) =>
          'monster' in goal && goal.monster ? [goal.monster] : [],
        ),
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

  test('treasures, items, quests and battle goals have existing references', () => {
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

describe('roomMonsters', () => {
  test('returns the first room of Black Barrow for two', () => {
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

  test('omits disputed figures by default', () => {
    const without = roomMonsters(scenario('85'), 4, 4);
    const withThem = roomMonsters(scenario('85'), 4, 4, { disputed: true });
    expect(withThem.length - without.length).toBe(3);
  });

  test('is empty for an unknown room', () => {
    expect(roomMonsters(scenario('1'), 9, 2)).toEqual([]);
  });
});
