/** Compiles a map into lookup tables. */
import type { Direction, Hex, Point } from './hexes';
import { compareHexes, CORNERS, cornerOf, directionTo, DIRECTIONS, hexNumber, plus } from './hexes';
import { boardProblems, type BoardMap } from './map';

export const OBSTACLE = 1;
export const TRAP = 2;
export const HAZARD = 4;
export const DIFFICULT = 8;

/**
 * A compiled map. Every hex has an index, from 0 in the order of compareHexes, and all tables use
 * that index. Not part of the game state; compile it again when the map changes.
 */
export interface Board {
  readonly map: BoardMap;
  readonly hexes: readonly Hex[];
  readonly numbers: ReadonlyMap<number, number>;
  /** Six per hex, by direction: the adjacent hex, or -1 behind a wall or a wall line. */
  readonly beside: Int32Array;
  /**
   * Six per hex, by direction: the adjacent closed door as an index into map.closedDoors, or -1.
   */
  readonly doorBeside: Int32Array;
  /** Bit mask of OBSTACLE, TRAP, HAZARD and DIFFICULT. */
  readonly terrain: Uint8Array;
  readonly points: Points;
  /** Memoised results. */
  readonly memory: Memory;
}

/** The corners of all hexes, each once. */
export interface Points {
  readonly x: Int32Array;
  readonly y: Int32Array;
  /** 1 if no wall touches the point. */
  readonly free: Uint8Array;
  /** Six per hex, by corner: its point. */
  readonly ofHex: Int32Array;
  /** Six per point, by corner: the hex that has the point as this corner, or -1. */
  readonly hexAt: Int32Array;
  /** Three per point: the next point along each edge from it, or -1; see traceLine.ts. */
  readonly along: Int32Array;
}

interface Memory {
  /** By from * hexes + to: 0 unknown, 1 out of sight, 2 in sight. */
  readonly sight: Uint8Array;
  /** By from * points + to: 0 unknown, 1 broken, 2 clear. */
  readonly lines: Uint8Array;
  readonly ranges: (Int16Array | undefined)[];
}

/**
 * Compiles a map. @throws RangeError for a map with boardProblems.
 *
 * @rule WALL-1 WALL-2 WALL-4 RANGE-2
 */
export function compileBoard(map: BoardMap): Board {
  const [problem] = boardProblems(map);
  if (problem) throw new RangeError(`This map cannot be used: ${JSON.stringify(problem)}`);

  const hexes = [...map.hexes].sort(compareHexes);
  const numbers = new Map(hexes.map((hex, number) => [hexNumber(hex), number]));
  const lines = new Set(map.wallEdges.flatMap(([a, b]) => [edgeNumber(a, b), edgeNumber(b, a)]));
  const beside = besideTable(hexes, numbers, lines);
  const points = compilePoints(hexes, beside);
  const memory: Memory = {
    sight: new Uint8Array(hexes.length * hexes.length),
    lines: new Uint8Array(points.x.length * points.x.length),
    ranges: [],
  };
  const board: Board = {
    map,
    hexes,
    numbers,
    beside,
    doorBeside: doorTable(map, hexes, lines),
    terrain: terrainTable(map, numbers),
    points,
    memory,
  };
  allowSights(board);
  return board;
}

/** The index of a hex; -1 for walls, closed doors and invalid hexes. */
export function hexIndex(board: Board, hex: Hex): number {
  return board.numbers.get(hexNumber(hex)) ?? -1;
}

/** The hex with this index. */
export function hexOf(board: Board, index: number): Hex {
  return board.hexes[index] as Hex;
}

function edgeNumber(a: Hex, b: Hex): number {
  return hexNumber(a) * 8 + (directionTo(a, b) ?? 7);
}

function besideTable(
  hexes: readonly Hex[],
  numbers: ReadonlyMap<number, number>,
  lines: ReadonlySet<number>,
): Int32Array {
  const table = new Int32Array(hexes.length * 6).fill(-1);
  hexes.forEach((hex, index) => {
    DIRECTIONS.forEach((step, direction) => {
      if (lines.has(hexNumber(hex) * 8 + direction)) return;
      table[index * 6 + direction] = numbers.get(hexNumber(plus(hex, step))) ?? -1;
    });
  });
  return table;
}

function doorTable(map: BoardMap, hexes: readonly Hex[], lines: ReadonlySet<number>): Int32Array {
  const doors = new Map(map.closedDoors.map((door, index) => [hexNumber(door.hex), index]));
  return besideTable(hexes, doors, lines);
}

function terrainTable(map: BoardMap, numbers: ReadonlyMap<number, number>): Uint8Array {
  const table = new Uint8Array(numbers.size);
  const mark = (list: readonly Hex[], bit: number) => {
    for (const hex of list) {
      const index = numbers.get(hexNumber(hex));
      if (index !== undefined) table[index] = (table[index] as number) | bit;
    }
  };
  mark(map.terrain.obstacle, OBSTACLE);
  mark(map.terrain.trap, TRAP);
  mark(map.terrain.hazard, HAZARD);
  mark(map.terrain.difficult, DIFFICULT);
  return table;
}

function compilePoints(hexes: readonly Hex[], beside: Int32Array): Points {
  const places: Point[] = [];
  const numbers = new Map<number, number>();
  const ofHex = new Int32Array(hexes.length * 6);
  hexes.forEach((hex, index) => {
    CORNERS.forEach((_, corner) => {
      const point = cornerOf(hex, corner as Direction);
      const key = point.x * 65536 + point.y;
      const number = numbers.get(key) ?? places.length;
      if (number === places.length) {
        numbers.set(key, number);
        places.push(point);
      }
      ofHex[index * 6 + corner] = number;
    });
  });

  const hexAt = new Int32Array(places.length * 6).fill(-1);
  ofHex.forEach((point, slot) => {
    hexAt[point * 6 + (slot % 6)] = Math.floor(slot / 6);
  });
  return {
    x: Int32Array.from(places, (point) => point.x),
    y: Int32Array.from(places, (point) => point.y),
    free: freePoints(places.length, hexAt, beside),
    ofHex,
    hexAt,
    along: alongTable(places.length, ofHex, hexAt),
  };
}

/** A point is free if three hexes meet there with no wall line between any two of them. */
function freePoints(count: number, hexAt: Int32Array, beside: Int32Array): Uint8Array {
  const free = new Uint8Array(count);
  for (let point = 0; point < count; point += 1) {
    let open = 0;
    for (let corner = 0; corner < 6; corner += 1) {
      const hex = hexAt[point * 6 + corner] as number;
      // Edges towards directions k - 1 and k meet at corner k of a hex.
      if (hex >= 0 && (beside[hex * 6 + corner] as number) >= 0) open += 1;
    }
    free[point] = open === 3 ? 1 : 0;
  }
  return free;
}

function alongTable(count: number, ofHex: Int32Array, hexAt: Int32Array): Int32Array {
  const along = new Int32Array(count * 3).fill(-1);
  for (let point = 0; point < count; point += 1) {
    for (let corner = 0; corner < 6; corner += 1) {
      const hex = hexAt[point * 6 + corner] as number;
      if (hex < 0) continue;
      along[point * 3 + (corner >> 1)] = ofHex[hex * 6 + ((corner + 1) % 6)] as number;
    }
  }
  return along;
}

function allowSights(board: Board): void {
  for (const [a, b] of board.map.allowedSights) {
    const from = hexIndex(board, a);
    const to = hexIndex(board, b);
    if (from < 0 || to < 0) continue;
    board.memory.sight[from * board.hexes.length + to] = 2;
    board.memory.sight[to * board.hexes.length + from] = 2;
  }
}
