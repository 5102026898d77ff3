/** What the scenario book puts into a room, and where. */
import type { MonsterTypeId } from '../ids';
import type { Hex } from '../state';
import type { Rank } from '../vocabulary';
import type { Content } from './content';
import type { Ranks } from './schemas/notations';
import type { ScenarioContent, ScenarioMap } from './types';

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
        at: figure.at && hexOf(figure.at),
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
  const map = scenario.map;
  if (!map) return null;
  return {
    tiles: map.tiles.map((laid) => ({
      tile: laid.tile,
      room: laid.room,
      hexes: tileHexes(content, laid),
    })),
    doors: map.doors.map((door) => ({ ...door, hexes: door.hexes.map(hexOf) })),
    overlays: map.overlays.map((overlay) => ({ ...overlay, hexes: overlay.hexes.map(hexOf) })),
    starts: map.starts.map(hexOf),
  };
}

/** Where the hexes of a tile come to lie. Throws on an unknown tile. */
export function tileHexes(
  content: Pick<Content, 'tile'>,
  { tile, at, turns }: Pick<ScenarioMap['tiles'][number], 'tile' | 'at' | 'turns'>,
): readonly Hex[] {
  return shapeOf(content, tile).map((hex) => moved(turned(hexOf(hex), turns), hexOf(at)));
}

function shapeOf(content: Pick<Content, 'tile'>, id: string | null) {
  if (id === null) return [[0, 0]] as const;
  const tile = content.tile(id);
  if (!tile) throw new Error(`There is no tile ${id}.`);
  return tile.hexes;
}

function hexOf([q, r]: readonly [number, number]): Hex {
  return { q, r };
}

/** Sixths of a turn, clockwise. */
function turned(hex: Hex, turns: number): Hex {
  let { q, r } = hex;
  // `0 - r` rather than `-r`, which would make a zero negative and unequal to others in tests.
  for (let turn = 0; turn < turns; turn++) [q, r] = [0 - r, q + r];
  return { q, r };
}

function moved(hex: Hex, by: Hex): Hex {
  return { q: hex.q + by.q, r: hex.r + by.r };
}
