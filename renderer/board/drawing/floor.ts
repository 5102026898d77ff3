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

/** The thickness of walls, in units of the drawing. */
const WALL = 11;
/** The distance from the middle of an edge to the tile code beyond it. */
const CODE_DISTANCE = WALL + 8;
/**
 * The cost of each neighbouring hex beyond two around a tile code, in units of distance from the
 * top left.
 */
const CROWDED_COST = 150;

/** Hexes of one tile, or of a door or corridor, with the same ground. */
export interface FloorPart {
  /** The printed name of the tile; null for a door or a corridor. */
  readonly code: string | null;
  readonly ground: FloorKind;
  readonly hexes: readonly Hex[];
}

export interface Floor {
  readonly parts: readonly { readonly ground: FloorKind; readonly path: string }[];
  /** The lines between neighbouring hexes. */
  readonly grid: string;
  /** The outline of all ground. */
  readonly groundOutline: string;
  /** The outline of the ground and the walls around it. */
  readonly wallOutline: string;
  /** The outline of printed walls on tiles. */
  readonly printedWalls: string;
  /** The walls between neighbouring hexes. */
  readonly innerWalls: string;
  readonly codes: readonly TileCode[];
}

/** The position of a tile's printed name, outside of the ground. */
export interface TileCode extends Point {
  readonly code: string;
  readonly anchor: 'start' | 'middle' | 'end';
}

/**
 * The SVG paths of ground and walls. @param rock hexes of tiles that are covered by printed walls.
 */
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
    groundOutline: outlinePath(hexes),
    wallOutline: outlinePath([...hexes, ...rock], WALL),
    printedWalls: outlinePath(rock, -4),
    innerWalls: walls.map(([a, b]) => edgePath(a, directionTo(a, b) ?? 0)).join(''),
    codes: placeCodes(parts, solid),
  };
}

/**
 * Positions for the tile codes: each beyond an edge of its tile with enough room, as far up and
 * left as possible.
 */
function placeCodes(parts: readonly FloorPart[], solid: ReadonlySet<number>): readonly TileCode[] {
  const countNeighbours = (hex: Hex) =>
    neighbours(hex).filter((each) => solid.has(hexNumber(each))).length;
  const placed: Point[] = [];
  return parts.flatMap(({ code, hexes }): readonly TileCode[] => {
    if (code === null) return [];
    const [place] = hexes
      .flatMap((hex) =>
        DIRECTIONS.flatMap((step, direction) => {
          const beyond = plus(hex, step);
          if (solid.has(hexNumber(beyond))) return [];
          const at = besideEdge(hex, direction);
          return [
            { at, cost: at.x + 2 * at.y + CROWDED_COST * Math.max(0, countNeighbours(beyond) - 2) },
          ];
        }),
      )
      .filter(({ at }) => placed.every(({ x, y }) => Math.hypot(at.x - x, at.y - y) > SIZE))
      .toSorted((a, b) => a.cost - b.cost);
    if (!place) return [];
    placed.push(place.at);
    return [{ code, ...place.at }];
  });
}

function besideEdge(hex: Hex, direction: number): Omit<TileCode, 'code'> {
  const [a, b] = edgeEnds(hex, direction);
  const middle = centre(hex);
  const edge = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const share = CODE_DISTANCE / Math.hypot(edge.x - middle.x, edge.y - middle.y);
  const anchor = direction === 0 ? 'start' : direction === 3 ? 'end' : 'middle';
  const at = { x: edge.x + (edge.x - middle.x) * share, y: edge.y + (edge.y - middle.y) * share };
  return { anchor, ...at };
}
