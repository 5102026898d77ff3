/** The figures of each room according to the scenario book, and the layout of its map. */
import type { MonsterTypeId } from '../ids';
import { type Hex, hexAt, plus, rotate } from '../map/hexes';
import type { Rank } from '../vocabulary';
import type { Content } from './content';
import type { Ranks } from './schemas/notations';
import type { ScenarioContent, ScenarioMap, SpawnContent } from './types';

/** A monster to place when its room is revealed. */
export interface PlacedMonster {
  readonly monster: MonsterTypeId;
  readonly rank: Rank;
  /** Null = the hex is unknown, or there is no map. */
  readonly at: Hex | null;
  /** Added to the level of the scenario's monsters; usually 0. */
  readonly levelBonus: number;
  /** A letter or number of the scenario book that other records refer to. */
  readonly marker: string | null;
  /** Initial hit points; null = all of them. */
  readonly hitPoints: number | null;
}

/** The rank of a figure for a number of characters. A single character counts as two. */
export function rankFor(ranks: Ranks, characters: number): Rank | null {
  return ranks[Math.max(0, characters - 2)] ?? null;
}

/**
 * The figures of a room for a number of characters, in book order; empty for an unknown room.
 * Figures from a single source are included only with `disputed`.
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

/** A map with all hexes computed. */
export interface PrintedMap {
  readonly tiles: readonly PrintedTile[];
  readonly doors: readonly PrintedDoor[];
  readonly overlays: readonly PrintedOverlay[];
  /** Start hexes of the characters. */
  readonly starts: readonly Hex[];
  readonly letters: readonly PrintedLetter[];
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
export type PrintedLetter = Resolved<NonNullable<ScenarioMap['letters']>[number]>;
export type PrintedOverlay = Resolved<ScenarioMap['overlays'][number]>;

/**
 * The map of a scenario with its tiles placed; null without a fixed map. Throws for an unknown
 * tile.
 */
export function printedMap(
  content: Pick<Content, 'tile'>,
  scenario: ScenarioContent,
): PrintedMap | null {
  return scenario.map && layOutMap(scenario.map, (laid) => tileHexes(content, laid));
}

/** A map with all hexes computed; `hexesOf` returns the hexes of a tile. */
export function layOutMap(
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
    letters: (map.letters ?? []).map((each) => ({ ...each, hexes: each.hexes.map(hexAt) })),
  };
}

/** The hexes of a placed tile. Throws for an unknown tile. */
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

/** True if the round is one of those listed. */
export function isInRounds(rounds: Rounds, round: number): boolean {
  if ('in' in rounds) return rounds.in.includes(round);
  if ('from' in rounds) return round >= rounds.from;
  return round % rounds.every === (rounds.remainder ?? 0) % rounds.every;
}
