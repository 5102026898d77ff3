/** The ground of a map and the walls around it, in as few SVG paths as possible. */
import {
  directionTo,
  DIRECTIONS,
  hexNumber,
  neighbours,
  plus,
  type Hex,
  type Point,
} from '#shared/map/hexes';
import type { HexPair } from '#shared/map/map';
import { centre, edgeEnds, edgePath, SIZE } from './geometry';
import type { FloorKind } from './grounds';
import { outlinePath } from './outline';

/** Thickness of walls, in units of the drawing. */
const WALL = 11;
/** Distance from the middle of an edge to the tile code beyond it. */
const CODE_AWAY = WALL + 8;
/** Penalty for each wall beyond two around a code, in units of distance from the top left. */
const CROWDED = 150;

/** Connected hexes with the same ground. */
export interface FloorPart {
  /** Printed name of its tile; null = a door or a corridor. */
  readonly code: string | null;
  readonly ground: FloorKind;
  readonly hexes: readonly Hex[];
}

export interface Floor {
  readonly parts: readonly { readonly ground: FloorKind; readonly path: string }[];
  /** Lines between hexes that are open to each other. */
  readonly grid: string;
  /** The border of all ground. */
  readonly rim: string;
  /** The outside of the walls. */
  readonly mass: string;
  /** Pieces of wall on tiles. */
  readonly rock: string;
  /** Walls between hexes that touch. */
  readonly between: string;
  readonly codes: readonly TileCode[];
}

/** Position of a tile's printed name outside of the ground. */
export interface TileCode extends Point {
  readonly code: string;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** @param rock hexes of tiles that are covered by pieces of wall. */
export function floorOf(
  parts: readonly FloorPart[],
  rock: readonly Hex[],
  wallEdges: readonly HexPair[],
): Floor {
  const hexes = parts.flatMap((part) => part.hexes);
  const known = new Set(hexes.map(hexNumber));
  const walls = wallEdges.filter(
    ([a, b]) => known.has(hexNumber(a)) && known.has(hexNumber(b)) && directionTo(a, b) !== null,
  );
  const solid = new Set([...hexes, ...rock].map(hexNumber));
  return {
    parts: parts.map((part) => ({ ground: part.ground, path: outlinePath(part.hexes) })),
    grid: hexes
      .flatMap((hex) =>
        DIRECTIONS.slice(0, 3).map((step, direction) =>
          known.has(hexNumber(plus(hex, step))) ? edgePath(hex, direction) : '',
        ),
      )
      .join(''),
    rim: outlinePath(hexes),
    mass: outlinePath([...hexes, ...rock], WALL),
    rock: outlinePath(rock, -4),
    between: walls.map(([a, b]) => edgePath(a, directionTo(a, b) ?? 0)).join(''),
    codes: codesOf(parts, solid),
  };
}

/** One code per tile, beyond an edge with enough room, as far up and left as possible. */
function codesOf(parts: readonly FloorPart[], solid: ReadonlySet<number>): readonly TileCode[] {
  const crowd = (hex: Hex) => neighbours(hex).filter((each) => solid.has(hexNumber(each))).length;
  const taken: Point[] = [];
  return parts.flatMap(({ code, hexes }): readonly TileCode[] => {
    if (code === null) return [];
    const [place] = hexes
      .flatMap((hex) =>
        DIRECTIONS.flatMap((step, direction) => {
          const beyond = plus(hex, step);
          if (solid.has(hexNumber(beyond))) return [];
          const at = besideEdge(hex, direction);
          return [{ at, cost: at.x + 2 * at.y + CROWDED * Math.max(0, crowd(beyond) - 2) }];
        }),
      )
      .filter(({ at }) => taken.every(({ x, y }) => Math.hypot(at.x - x, at.y - y) > SIZE))
      .toSorted((a, b) => a.cost - b.cost);
    if (!place) return [];
    taken.push(place.at);
    return [{ code, ...place.at }];
  });
}

function besideEdge(hex: Hex, direction: number): Omit<TileCode, 'code'> {
  const [a, b] = edgeEnds(hex, direction);
  const middle = centre(hex);
  const edge = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const share = CODE_AWAY / Math.hypot(edge.x - middle.x, edge.y - middle.y);
  const anchor = direction === 0 ? 'start' : direction === 3 ? 'end' : 'middle';
  const at = { x: edge.x + (edge.x - middle.x) * share, y: edge.y + (edge.y - middle.y) * share };
  return { anchor, ...at };
}
