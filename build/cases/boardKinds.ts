/** Runs worked cases on a drawn board: paths, line of sight, focus and monsters' moves. */
import { areaHits, orientations } from '#shared/map/areas';
import { compileBoard, hexIndex, type Board } from '#shared/map/compiled';
import { compareHexes, sameHex, type Hex } from '#shared/map/hexes';
import { NO_TERRAIN, type HexPair, type Terrain } from '#shared/map/map';
import { monsterTurn } from '#shared/map/focus/monsterTurn';
import { areAdjacent, rangeBetween } from '#shared/map/range';
import { lineBreaker, sees, sight } from '#shared/map/lineOfSight';
import type { z } from 'zod';
import type * as shapes from './boardShapes';
import { compare, compareSets } from './compare';

type Case<S extends z.ZodType> = z.output<S>;

interface CaseMap {
  readonly hexes: readonly Hex[];
  readonly wallEdges: readonly HexPair[];
}

function boardOf(map: CaseMap, terrain: Terrain = NO_TERRAIN): Board {
  return compileBoard({ ...map, terrain, closedDoors: [], allowedSights: [] });
}

function hexText({ q, r }: Hex): string {
  return `[${String(q)},${String(r)}]`;
}

/** Faults for figures on hexes that no figure can occupy. */
function figuresOffMap(board: Board, what: string, hexes: readonly Hex[]): readonly string[] {
  return hexes
    .filter((hex) => hexIndex(board, hex) < 0)
    .map((hex) => `${what} ${hexText(hex)} is not on the map`);
}

/** Faults for hexes that have two figures or are in two lists of terrain. */
function sharedHexes(
  figures: readonly Hex[],
  terrain: Partial<Terrain> | undefined,
): readonly string[] {
  const twice = (hexes: readonly Hex[]) =>
    hexes.filter((hex, index) => hexes.findIndex((other) => sameHex(hex, other)) < index);
  return [
    ...twice(figures).map((hex) => `two figures are on ${hexText(hex)}`),
    ...twice(Object.values(terrain ?? {}).flat()).map(
      (hex) => `two kinds of terrain are on ${hexText(hex)}`,
    ),
  ];
}

export function runSight({ map, pairs }: Case<typeof shapes.sightCase>): readonly string[] {
  const board = boardOf(map);
  return pairs.flatMap(({ from, to, los, exampleLine }) => {
    const what = `${hexText(from)} to ${hexText(to)}`;
    const found = sight(board, from, to);
    const failures = [
      ...compare(`${what} los`, found.isVisible, los),
      ...compare(`${what} los backwards`, sees(board, to, from), los),
    ];
    if (found.isVisible && (!found.line || lineBreaker(board, from, to, found.line))) {
      failures.push(`${what}: the line found is not clear`);
    }
    if (exampleLine) {
      const line = { from: exampleLine[0], to: exampleLine[1] };
      failures.push(...compare(`${what} exampleLine`, lineBreaker(board, from, to, line), null));
    }
    return failures;
  });
}

export function runRange({ map, pairs }: Case<typeof shapes.rangeCase>): readonly string[] {
  const board = boardOf(map);
  return pairs.flatMap(({ from, to, range, adjacent }) => {
    const what = `${hexText(from)} to ${hexText(to)}`;
    return [
      ...compare(`${what} range`, rangeBetween(board, from, to), range),
      ...compare(`${what} adjacent`, areAdjacent(board, from, to), adjacent),
    ];
  });
}

export function runPattern(given: Case<typeof shapes.patternCase>): readonly string[] {
  const { kind, pattern, expected } = given;
  const shapeText = (shape: readonly Hex[]) => shape.toSorted(compareHexes).map(hexText).join('');
  const found = orientations({ kind, hexes: pattern });
  const wanted = expected.orientations ?? expected.shapes ?? [];
  return [
    ...compare('count', found.length, expected.count),
    ...compareSets('orientations', found.map(shapeText), wanted.map(shapeText)),
  ];
}

/** Names of the enemies that a ranged area hits although they are adjacent to the attacker. */
function namesAtDisadvantage(
  board: Board,
  { attacker, enemies, pattern }: Parameters<typeof areaHits>[1],
  found: ReturnType<typeof areaHits>,
): readonly string[] {
  if (pattern.kind === 'melee') return [];
  const hit = new Set(found.flatMap(({ hits }) => hits));
  return enemies
    .filter(({ id, at }) => hit.has(id) && rangeBetween(board, attacker, at) === 1)
    .map(({ id }) => id);
}

export function runHits(given: Case<typeof shapes.hitsCase>): readonly string[] {
  const { kind, pattern, attacker, range = 1, enemies, expected } = given;
  const board = boardOf(given.map, given.terrain);
  const attack = { pattern: { kind, hexes: pattern }, attacker, range, enemies };
  const found = areaHits(board, attack);
  const setText = (set: readonly string[]) => set.toSorted().join('+');
  return [
    ...figuresOffMap(board, 'figure', [attacker, ...enemies.map(({ at }) => at)]),
    ...sharedHexes([attacker, ...enemies.map(({ at }) => at)], given.terrain),
    ...compareSets(
      'hitSets',
      found.map(({ hits }) => setText(hits)),
      expected.hitSets.map(setText),
    ),
    ...compare('most', Math.max(0, ...found.map(({ hits }) => hits.length)), expected.most),
    ...compareSets(
      'disadvantageAgainst',
      namesAtDisadvantage(board, attack, found),
      expected.disadvantageAgainst ?? [],
    ),
  ];
}

export function runMonster(given: Case<typeof shapes.monsterCase>): readonly string[] {
  const { map, terrain, actor, enemies, allies, expected } = given;
  const board = boardOf(map, terrain);
  const turn = monsterTurn(board, actor, enemies, allies);
  const optionText = (moveTo: Hex, attack: readonly string[]) =>
    `${hexText(moveTo)} attack ${attack.toSorted().join('+')}`;
  return [
    ...figuresOffMap(board, 'figure', [...enemies.map(({ at }) => at), ...allies]),
    ...sharedHexes([actor.at, ...enemies.map(({ at }) => at), ...allies], terrain),
    ...compareSets('focus', turn.focus, expected.focus),
    ...compareSets(
      'options',
      turn.options.map(({ moveTo, attack }) => optionText(moveTo, attack)),
      expected.options.map(({ moveTo, attack }) => optionText(moveTo, attack)),
    ),
  ];
}
