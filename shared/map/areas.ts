/** Area attacks: patterns, placements and targets. */
import type { Cases, NoFacts } from '../cases';
import { hexIndex, type Board } from './compiled';
import { compareHexes, isHex, minus, mirror, plus, rotate, sameHex, type Hex } from './hexes';
import { rangesFrom } from './range';
import { seesIndex } from './lineOfSight';

/**
 * The red hexes of an area attack. A melee pattern is relative to its grey hex at (0, 0); a ranged
 * pattern has no grey hex and can be placed anywhere.
 *
 * @rule AREA-1
 */
export interface AreaPattern {
  readonly kind: 'melee' | 'ranged';
  readonly hexes: readonly Hex[];
}

/** A grey hex, a red hex, or the position of one that an enhancement adds. */
export interface PrintedAreaHex extends Hex {
  readonly role: 'self' | 'target' | 'enhance';
}

export type AreaProblem = Cases<
  'code',
  {
    notAHex: { index: number };
    hexTwice: { hex: Hex };
    noRedHex: NoFacts;
    greyHexIsRed: NoFacts;
  }
>;

/** The problem with a pattern; null = valid. */
export function areaProblem({ kind, hexes }: AreaPattern): AreaProblem | null {
  if (hexes.length === 0) return { code: 'noRedHex' };
  const index = hexes.findIndex((hex) => !isHex(hex));
  if (index >= 0) return { code: 'notAHex', index };
  const twice = hexes.find((hex, index) => hexes.findIndex((other) => sameHex(hex, other)) < index);
  if (twice) return { code: 'hexTwice', hex: twice };
  if (kind === 'melee' && hexes.some((hex) => sameHex(hex, { q: 0, r: 0 }))) {
    return { code: 'greyHexIsRed' };
  }
  return null;
}

/** Reads a printed area. A grey hex makes it melee and is moved to (0, 0). */
export function areaFromPrint(print: readonly PrintedAreaHex[]): AreaPattern {
  const grey = print.find((hex) => hex.role === 'self');
  const red = print.filter((hex) => hex.role === 'target').map(({ q, r }) => ({ q, r }));
  if (!grey) return { kind: 'ranged', hexes: red };
  return { kind: 'melee', hexes: red.map((hex) => minus(hex, grey)) };
}

/**
 * All different orientations of a pattern: turned by sixths and mirrored. A melee pattern is turned
 * about the attacker; a ranged one is moved so that its smallest hex is (0, 0).
 *
 * @rule AREA-2 AREA-3
 */
export function orientations({ kind, hexes }: AreaPattern): readonly (readonly Hex[])[] {
  const found = new Map<string, readonly Hex[]>();
  for (const image of [hexes, hexes.map(mirror)]) {
    for (let turns = 0; turns < 6; turns += 1) {
      const turned = image.map((hex) => rotate(hex, turns)).sort(compareHexes);
      const first = turned[0];
      const held = kind === 'ranged' && first ? turned.map((hex) => minus(hex, first)) : turned;
      found.set(held.map(({ q, r }) => `${String(q)},${String(r)}`).join(' '), held);
    }
  }
  return [...found.values()].sort(compareLists);
}

function compareLists(a: readonly Hex[], b: readonly Hex[]): number {
  const first = a.findIndex((hex, index) => compareHexes(hex, b[index] ?? hex) !== 0);
  return first < 0 ? 0 : compareHexes(a[first] as Hex, b[first] as Hex);
}

export interface AreaTarget {
  readonly id: string;
  readonly at: Hex;
}

/** A placement of the area: its red hexes, including walls, and its targets. */
export interface AreaPlacement {
  readonly hexes: readonly Hex[];
  readonly hits: readonly string[];
}

export interface AreaAttack {
  readonly pattern: AreaPattern;
  readonly attacker: Hex;
  /** In hexes; only for a ranged area. */
  readonly range: number;
  readonly enemies: readonly AreaTarget[];
}

/**
 * Every legal placement with at least one target, one per different set of enemies. Sets and
 * enemies keep the order of the input. Allies, walls and the attacker can be in the area. Every
 * target must be in the attacker's line of sight. One hex of a ranged area, even an empty one, must
 * be in range; targets need not be. For worked examples; monsters use `areaHitSets`. @throws
 * RangeError for an invalid pattern.
 *
 * @rule AREA-1 AREA-2 AREA-3 AREA-4 AREA-5 AREA-6 LOS-3
 */
export function areaHits(board: Board, attack: AreaAttack): readonly AreaPlacement[] {
  const problem = areaProblem(attack.pattern);
  if (problem) throw new RangeError(`This area cannot be used: ${JSON.stringify(problem)}`);
  const from = hexIndex(board, attack.attacker);
  if (from < 0) return [];
  const targets = attack.enemies.map((enemy) => hexIndex(board, enemy.at));
  const held = orientations(attack.pattern);
  const sets = areaHitSets(board, from, attack.pattern.kind, held, attack.range, targets);
  return sets
    .sort((a, b) => compareNumbers(a.hits, b.hits))
    .map(({ hexes, hits }) => ({
      hexes,
      hits: hits.map((index) => (attack.enemies[index] as AreaTarget).id),
    }));
}

export interface IndexedPlacement {
  readonly hexes: readonly Hex[];
  /** Indexes into the list of targets, ascending. */
  readonly hits: readonly number[];
}

/**
 * Like areaHits, but with indexes: `held` are the orientations, `targets` the hexes of the enemies.
 * Tries only placements over a visible enemy, so that an empty map costs nothing.
 */
export function areaHitSets(
  board: Board,
  from: number,
  kind: AreaPattern['kind'],
  held: readonly (readonly Hex[])[],
  range: number,
  targets: readonly number[],
): IndexedPlacement[] {
  const inSight = new Map<number, number[]>();
  targets.forEach((hex, index) => {
    if (hex < 0 || !seesIndex(board, from, hex)) return;
    inSight.set(hex, [...(inSight.get(hex) ?? []), index]);
  });
  const found = new Map<string, IndexedPlacement>();
  const lay = (shape: readonly Hex[], at: Hex) => {
    const hexes = shape.map((hex) => plus(hex, at));
    const under = hexes.map((hex) => hexIndex(board, hex));
    const hits = under.flatMap((index) => inSight.get(index) ?? []).sort((a, b) => a - b);
    const key = hits.join();
    if (hits.length === 0 || found.has(key)) return;
    if (kind === 'ranged' && !isWithin(board, from, under, range)) return;
    found.set(key, { hexes, hits });
  };
  const origin = board.hexes[from] as Hex;
  for (const shape of held) {
    if (kind === 'melee') lay(shape, origin);
    else {
      for (const hex of inSight.keys()) {
        for (const part of shape) lay(shape, minus(board.hexes[hex] as Hex, part));
      }
    }
  }
  return [...found.values()];
}

function isWithin(board: Board, from: number, hexes: readonly number[], range: number): boolean {
  const ranges = rangesFrom(board, from);
  return hexes.some((hex) => {
    const steps = hex < 0 ? -1 : (ranges[hex] as number);
    return steps >= 0 && steps <= range;
  });
}

function compareNumbers(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const difference = (a[at] as number) - (b[at] as number);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
