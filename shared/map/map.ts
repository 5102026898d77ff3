/** The input of `compileBoard`, and its validation. */
import { directionTo, hexNumber, isHex, type Hex } from './hexes';

export type HexPair = readonly [Hex, Hex];

/** Terrain that affects movement. Water, stairs and logs are difficult terrain. */
export interface Terrain {
  readonly obstacle: readonly Hex[];
  readonly trap: readonly Hex[];
  readonly hazard: readonly Hex[];
  readonly difficult: readonly Hex[];
}

export interface ClosedDoor {
  readonly hex: Hex;
  readonly locked: boolean;
}

/** A board. All hexes that are not listed are walls. @rule WALL-1 WALL-2 WALL-4 */
export interface BoardMap {
  /** Every hex a figure can be on, including open doors and corridors but not closed doors. */
  readonly hexes: readonly Hex[];
  /** Adjacent hexes with a wall line on their shared edge. */
  readonly wallEdges: readonly HexPair[];
  readonly terrain: Terrain;
  readonly closedDoors: readonly ClosedDoor[];
  /** Pairs with a line of sight that the players allowed. */
  readonly allowedSights: readonly HexPair[];
}

export const NO_TERRAIN: Terrain = { obstacle: [], trap: [], hazard: [], difficult: [] };

/**
 * Limits the memory for an imported map. Three of the largest printed maps together have fewer
 * hexes.
 */
export const MAX_HEXES = 600;

export type BoardProblem =
  | { readonly code: 'noHexes' }
  | { readonly code: 'tooManyHexes'; readonly limit: number }
  | { readonly code: 'notAHex'; readonly part: string; readonly index: number }
  | { readonly code: 'hexTwice'; readonly part: string; readonly hex: Hex }
  | { readonly code: 'hexOffTheMap'; readonly part: string; readonly hex: Hex }
  | { readonly code: 'wallBetweenStrangers'; readonly index: number };

/** All problems of a map, each with its part and element; empty if it can be compiled. */
export function boardProblems(map: BoardMap): readonly BoardProblem[] {
  const problems: BoardProblem[] = [];
  if (map.hexes.length === 0) problems.push({ code: 'noHexes' });
  if (map.hexes.length + map.closedDoors.length > MAX_HEXES) {
    return [...problems, { code: 'tooManyHexes', limit: MAX_HEXES }];
  }

  const known = new Set<number>();
  const doors = map.closedDoors.map((door) => door.hex);
  for (const [part, hexes] of [['hexes', map.hexes] as const, ['closedDoors', doors] as const]) {
    hexes.forEach((hex, index) => {
      if (!isHex(hex)) problems.push({ code: 'notAHex', part, index });
      else if (known.has(hexNumber(hex))) problems.push({ code: 'hexTwice', part, hex });
      else known.add(hexNumber(hex));
    });
  }
  for (const [part, hexes] of Object.entries(map.terrain) as [string, readonly Hex[]][]) {
    problems.push(...strangers(`terrain.${part}`, hexes, known));
  }
  problems.push(...strangers('allowedSights', map.allowedSights.flat(), known));
  map.wallEdges.forEach(([a, b], index) => {
    if (!isHex(a) || !isHex(b)) problems.push({ code: 'notAHex', part: 'wallEdges', index });
    else if (directionTo(a, b) === null) problems.push({ code: 'wallBetweenStrangers', index });
  });
  return problems;
}

function strangers(part: string, hexes: readonly Hex[], known: ReadonlySet<number>) {
  return hexes.flatMap((hex, index): BoardProblem[] => {
    if (!isHex(hex)) return [{ code: 'notAHex', part, index }];
    return known.has(hexNumber(hex)) ? [] : [{ code: 'hexOffTheMap', part, hex }];
  });
}
