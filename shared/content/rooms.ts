/** What the scenario book puts into a room, where and in which rounds. */
import type { MonsterTypeId } from '../ids';
import { type Hex, hexAt, plus, rotate } from '../map/hexes';
import type { Rank } from '../vocabulary';
import type { Content } from './content';
import type { Ranks } from './schemas/notations';
import type { ScenarioContent, ScenarioMap, SpawnContent } from './types';

/** One figure to be placed. */
export interface PlacedMonster {
  readonly monster: MonsterTypeId;
  readonly rank: Rank;
  /** Null = the hex is not known, or there is no map. */
  readonly at: Hex | null;
  /** Added to the level of the scenario's monsters; 0 as a rule. */
  readonly levelBonus: number;
  /** A letter or number of the scenario book that other records refer to. */
  readonly marker: string | null;
  /** It begins with so many; null = with all. */
  readonly hitPoints: number | null;
}

/** The rank of a figure for a number of characters; a single one has that of two. */
export function rankFor(ranks: Ranks, characters: number): Rank | null {
  return ranks[Math.max(0, characters - 2)] ?? null;
}

/**
 * The figures of a room for a number of characters, in the order of the book; none for a room that
 * is not there. Figures that only one source knows come with `disputed`.
 */
export function roomMonsters(
  scenario: ScenarioContent,
  room: number,
  characters: number,
  { disputed = false }: { readonly disputed?: boolean } = {},
): readonly PlacedMonster[] {
  const listed = scenario.rooms.find((each) => each.room === room)?.monsters ?? [];
  return listed.flatMap((figure): readonly PlacedMonster[] => {
    const rank = rankFor(figure.ranks, characters);
    if (!rank || (figure.disputed && !disputed)) return [];
    return [
      {
        monster: figure.id,
        rank,
        at: figure.at && hexAt(figure.at),
        levelBonus: figure.levelBonus ?? 0,
        marker: figure.marker ?? null,
        hitPoints: figure.hitPoints ?? null,
      },
    ];
  });
}

/** A map with every hex worked out. */
export interface PrintedMap {
  readonly tiles: readonly PrintedTile[];
  readonly doors: readonly PrintedDoor[];
  readonly overlays: readonly PrintedOverlay[];
  /** Where characters may start. */
  readonly starts: readonly Hex[];
}

export interface PrintedTile {
  /** Null = a single corridor hex. */
  readonly tile: string | null;
  readonly room: number;
  readonly hexes: readonly Hex[];
}

type Resolved<T extends { readonly hexes: unknown }> = Omit<T, 'hexes'> & {
  readonly hexes: readonly Hex[];
};
export type PrintedDoor = Resolved<ScenarioMap['doors'][number]>;
export type PrintedOverlay = Resolved<ScenarioMap['overlays'][number]>;

/** The map of a scenario, tiles laid out; null without a fixed map. Throws on an unknown tile. */
export function printedMap(
  content: Pick<Content, 'tile'>,
  scenario: ScenarioContent,
): PrintedMap | null {
  return scenario.map && laidOut(scenario.map, (laid) => tileHexes(content, laid));
}

/** A map with every hex worked out, its tiles by `hexesOf`. */
export function laidOut(
  map: ScenarioMap,
  hexesOf: (laid: ScenarioMap['tiles'][number]) => readonly Hex[],
): PrintedMap {
  return {
    tiles: map.tiles.map((laid) => {
      return { tile: laid.tile, room: laid.room, hexes: hexesOf(laid) };
    }),
    doors: map.doors.map((door) => ({ ...door, hexes: door.hexes.map(hexAt) })),
    overlays: map.overlays.map((overlay) => ({ ...overlay, hexes: overlay.hexes.map(hexAt) })),
    starts: map.starts.map(hexAt),
  };
}

/** Where the hexes of a tile come to lie. Throws on an unknown tile. */
export function tileHexes(
  content: Pick<Content, 'tile'>,
  { tile, at, turns }: Pick<ScenarioMap['tiles'][number], 'tile' | 'at' | 'turns'>,
): readonly Hex[] {
  return shapeOf(content, tile).map((hex) => plus(rotate(hexAt(hex), turns), hexAt(at)));
}

function shapeOf(content: Pick<Content, 'tile'>, id: string | null) {
  if (id === null) return [[0, 0]] as const;
  const tile = content.tile(id);
  if (!tile) throw new Error(`There is no tile ${id}.`);
  return tile.hexes;
}

export type Rounds = NonNullable<SpawnContent['rounds']>;

/** Whether a round is one of those that are listed. */
export function isInRounds(rounds: Rounds, round: number): boolean {
  if ('in' in rounds) return rounds.in.includes(round);
  if ('from' in rounds) return round >= rounds.from;
  return round % rounds.every === (rounds.remainder ?? 0) % rounds.every;
}
