/** Converts a random dungeon to a scenario. */
import type { Content } from '../../../content/content';
import type {
  DungeonMonsterCard,
  DungeonRoomCard,
  RoomContent,
  ScenarioContent,
  ScenarioMap,
} from '../../../content/types';
import { distance, hexNumber } from '../../../map/hexes';
import type { Dungeon, DungeonRoom, Game, Hex } from '../../../state';
import { doorBetween, groundOf, hexOfCard, roomCard } from './arrangeRooms';

const MADE = new WeakMap<Content, WeakMap<Dungeon, Content>>();

/** Adds the campaign's dungeon to the scenarios of the content. @rule DUNGEON-1 */
export function contentWithDungeon(
  content: Content,
  game: Pick<Game, 'campaign'> | undefined,
): Content {
  const dungeon = game?.campaign.party.dungeon;
  if (!dungeon) return content;
  const made = MADE.get(content) ?? new WeakMap<Dungeon, Content>();
  MADE.set(content, made);
  const known = made.get(dungeon);
  if (known) return known;
  let scenario: ScenarioContent | null = null;
  const withIt: Content = {
    ...content,
    scenario: (id) => {
      const printed = content.scenario(id);
      if (id !== dungeon.scenario) return printed;
      // The dungeon of scenario 55 requires the scenario's content to be loaded.
      if (!printed && !isRandomDungeon(id)) return null;
      scenario ??= asScenario(content, dungeon, printed);
      return scenario;
    },
  };
  made.set(dungeon, withIt);
  return withIt;
}

/** True for ids of dungeons that are not in a scenario book. */
function isRandomDungeon(id: string): boolean {
  return id.startsWith('dungeon-');
}

type Overlay = ScenarioMap['overlays'][number];

/** A dungeon room with its cards and its room number. */
interface Chamber {
  readonly number: number;
  readonly lying: DungeonRoom;
  readonly card: DungeonRoomCard;
  readonly monsters: DungeonMonsterCard;
}

function asScenario(
  content: Content,
  dungeon: Dungeon,
  book: ScenarioContent | null,
): ScenarioContent {
  const chambers = dungeon.rooms.flatMap((lying, index): readonly Chamber[] => {
    const card = roomCard(content, lying.room);
    const monsters = content.randomDungeon().monsterCards.find(({ id }) => id === lying.monsters);
    return card && monsters ? [{ number: index + 1, lying, card, monsters }] : [];
  });
  return {
    goals: [],
    rewards: {},
    ...book,
    id: dungeon.scenario,
    rooms: chambers.map((chamber) => roomOf(chamber, chambers.length)),
    penalties: chambers.map(({ number, card }) => ({
      room: number,
      card: card.name,
      ...card.penalties,
    })),
    map: mapOf(content, chambers),
  };
}

function roomOf({ number, lying, card, monsters }: Chamber, last: number): RoomContent {
  const lain = overlaysOf({ number, lying, card, monsters });
  const money = lain.reduce(
    (sum, { kind, amount }) => sum + (kind === 'money' ? (amount ?? 1) : 0),
    0,
  );
  return {
    room: number,
    tile: card.tiles[0]?.tile ?? null,
    tiles: card.tiles.map(({ tile }) => tile),
    initial: number === 1,
    adjacent: [number - 1, number + 1].filter((room) => room >= 1 && room <= last),
    monsters: monsters.spawns.flatMap((spawn) => {
      const at = card.spawnPoints[spawn.point - 1];
      if (!('monster' in spawn) || !at) return [];
      return [{ id: spawn.monster, ranks: spawn.ranks, at: pair(hexOfCard(at, lying)) }];
    }),
    treasures: lain.flatMap(({ kind }) => (kind === 'treasure' ? ['goal' as const] : [])),
    money,
  };
}

function overlaysOf({ number: room, lying, card, monsters }: Chamber): readonly Overlay[] {
  const printed = card.overlays.map(({ kind, type, hexes }) => ({
    ...{ kind, type, room },
    hexes: hexes.map((hex) => pair(hexOfCard(hex, lying))),
  }));
  const spawned = monsters.spawns.flatMap((spawn): readonly Overlay[] => {
    const at = card.spawnPoints[spawn.point - 1];
    if (!('overlay' in spawn) || !at) return [];
    const { overlay: kind, type, amount, reward, trap } = spawn;
    return [
      {
        ...{ kind, room, hexes: [pair(hexOfCard(at, lying))] },
        ...(type !== undefined && { type }),
        ...(amount !== undefined && { amount }),
        ...(reward && { reward }),
        ...(trap && { trap }),
        ...(kind === 'treasure' && { treasure: 'goal' as const }),
      },
    ];
  });
  return [...printed, ...spawned];
}

function mapOf(content: Content, chambers: readonly Chamber[]): ScenarioMap {
  const tiles = chambers.flatMap(({ number: room, card, lying }) =>
    card.tiles.map(({ tile, at, turns }) => ({
      ...{ tile, room, at: pair(hexOfCard(at, lying)) },
      turns: (turns + lying.turns) % 6,
    })),
  );
  const doors = chambers.flatMap((chamber, index) => [
    ...corridorsOf(chamber),
    ...doorTo(content, chamber, chambers[index + 1]),
  ]);
  const overlays = chambers.flatMap(overlaysOf);
  const [first] = chambers;
  return { tiles, doors, overlays, starts: first ? startsOf(content, first) : [] };
}

type Door = ScenarioMap['doors'][number];

function corridorsOf({ number, card, lying }: Chamber): readonly Door[] {
  const [one, other] = card.tiles;
  return (card.corridors ?? []).map(({ type, hexes }) => ({
    ...{ kind: 'corridor' as const, type, rooms: [number, number] },
    hexes: hexes.map((hex) => pair(hexOfCard(hex, lying))),
    tiles: [one?.tile ?? null, other?.tile ?? null],
  }));
}

function doorTo(content: Content, from: Chamber, to: Chamber | undefined): readonly Door[] {
  const door = to && doorBetween(content, from.lying, to.lying);
  if (!door) return [];
  const touching = ({ card, lying }: Chamber) =>
    card.tiles.find((tile) =>
      groundOf(content, { ...card, tiles: [tile] }, lying).some((hex) => distance(hex, door) === 1),
    )?.tile ?? null;
  return [
    {
      ...{ kind: 'door', type: 'wooden', hexes: [pair(door)] },
      ...{ tiles: [touching(from), touching(to)], rooms: [from.number, to.number] },
    },
  ];
}

/** Max distance of the start hexes from the entrance. */
const NEAR = 2;

/** Free hexes near the first entrance, because the cards print no start hexes. */
function startsOf(content: Content, first: Chamber): readonly (readonly [number, number])[] {
  const { card, lying, monsters } = first;
  const [way] = card.entrances;
  if (!way) return [];
  const taken = new Set(
    [
      ...card.overlays.flatMap(({ hexes }) => hexes),
      ...monsters.spawns.flatMap(({ point }) => {
        const at = card.spawnPoints[point - 1];
        return at ? [at] : [];
      }),
    ].map((hex) => hexNumber(hexOfCard(hex, lying))),
  );
  const entrance = hexOfCard(way.at, lying);
  const free = groundOf(content, card, lying)
    .filter((hex) => !taken.has(hexNumber(hex)))
    .toSorted((a, b) => distance(a, entrance) - distance(b, entrance));
  const near = free.filter((hex) => distance(hex, entrance) <= NEAR);
  return (near.length >= MOST ? near : free.slice(0, MOST)).map(pair);
}

const MOST = 4;

function pair({ q, r }: Hex): readonly [number, number] {
  return [q, r];
}
