import {
  areaHits,
  disadvantagedHits,
  mostHit,
  orientations,
  type AreaAttack,
  type AreaPattern,
} from '#shared/board/areas';
import { compileBoard, type Board } from '#shared/board/compiled';
import type { Corner, Hex } from '#shared/board/hexes';
import type { Terrain } from '#shared/board/map';
import { monsterTurn, type ActingMonster } from '#shared/board/monsterTurn';
import { areAdjacent, rangeBetween } from '#shared/board/range';
import { lineBreaker, sees, sight } from '#shared/board/sight';

type Pair = readonly [number, number];

interface CaseMap {
  readonly hexes: readonly Pair[];
  readonly wallEdges: readonly (readonly [Pair, Pair])[];
}

const HEAD = ['id', 'category', 'title', 'rules', 'trust', 'source', 'note', 'exercises'];

/** Fields the adapter does not know: a case it would only half understand counts as failed. */
function unknownFields(what: string, value: object, known: readonly string[]): string[] {
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => `${what}: unknown field ${key}`);
}

function hex([q, r]: Pair): Hex {
  return { q, r };
}

function pair({ q, r }: Hex): Pair {
  return [q, r];
}

function boardOf(map: CaseMap, terrain: Partial<Record<keyof Terrain, readonly Pair[]>>): Board {
  const lay = (hexes: readonly Pair[] | undefined) => (hexes ?? []).map(hex);
  return compileBoard({
    hexes: map.hexes.map(hex),
    wallEdges: map.wallEdges.map(([a, b]) => [hex(a), hex(b)]),
    terrain: {
      obstacle: lay(terrain.obstacle),
      trap: lay(terrain.trap),
      hazard: lay(terrain.hazard),
      difficult: lay(terrain.difficult),
    },
    closedDoors: [],
    allowedSights: [],
  });
}

function compare(what: string, got: unknown, expected: unknown): string[] {
  const [a, b] = [JSON.stringify(got), JSON.stringify(expected)];
  return a === b ? [] : [`${what}: expected ${String(b)}, got ${String(a)}`];
}

/** Lists of names or hexes whose order says nothing. */
function compareSets(what: string, got: readonly unknown[], expected: readonly unknown[]) {
  const sorted = (list: readonly unknown[]) => list.map((item) => JSON.stringify(item)).sort();
  return compare(what, sorted(got), sorted(expected));
}

interface SightCase {
  readonly map: CaseMap;
  readonly pairs: readonly {
    readonly from: Pair;
    readonly to: Pair;
    readonly los: boolean;
    readonly exampleLine?: readonly [Corner, Corner];
  }[];
}

function lineOfSight(given: SightCase): string[] {
  const board = boardOf(given.map, {});
  const failures = unknownFields('case', given, [...HEAD, 'map', 'pairs']);
  for (const one of given.pairs) {
    const what = `${one.from.join()} to ${one.to.join()}`;
    failures.push(
      ...unknownFields(what, one, ['from', 'to', 'los', 'exampleLine', 'exercises']),
      ...checkSight(board, what, one),
    );
  }
  return failures;
}

function checkSight(board: Board, what: string, one: SightCase['pairs'][number]): string[] {
  const [from, to] = [hex(one.from), hex(one.to)];
  const found = sight(board, from, to);
  const failures = [
    ...compare(`${what} los`, found.isVisible, one.los),
    ...compare(`${what} backwards`, sees(board, to, from), one.los),
  ];
  if (found.isVisible && (!found.line || lineBreaker(board, from, to, found.line))) {
    failures.push(`${what}: the line found is not clear`);
  }
  if (one.exampleLine) {
    const line = { from: one.exampleLine[0], to: one.exampleLine[1] };
    failures.push(...compare(`${what} example line`, lineBreaker(board, from, to, line), null));
  }
  return failures;
}

interface RangeCase {
  readonly map: CaseMap;
  readonly pairs: readonly {
    readonly from: Pair;
    readonly to: Pair;
    readonly range: number | null;
    readonly adjacent: boolean;
  }[];
}

function range(given: RangeCase): string[] {
  const board = boardOf(given.map, {});
  const failures = unknownFields('case', given, [...HEAD, 'map', 'pairs']);
  for (const one of given.pairs) {
    const what = `${one.from.join()} to ${one.to.join()}`;
    const [from, to] = [hex(one.from), hex(one.to)];
    failures.push(
      ...unknownFields(what, one, ['from', 'to', 'range', 'adjacent', 'exercises']),
      ...compare(`${what} range`, rangeBetween(board, from, to), one.range),
      ...compare(`${what} adjacent`, areAdjacent(board, from, to), one.adjacent),
    );
  }
  return failures;
}

interface PatternCase {
  readonly kind: AreaPattern['kind'];
  readonly pattern: readonly Pair[];
  readonly expected: {
    readonly count?: number;
    readonly orientations?: readonly (readonly Pair[])[];
    readonly shapes?: readonly (readonly Pair[])[];
  };
}

function areaPattern(given: PatternCase): string[] {
  const { expected } = given;
  const found = orientations({ kind: given.kind, hexes: given.pattern.map(hex) });
  const failures = [
    ...unknownFields('case', given, [...HEAD, 'kind', 'pattern', 'expected']),
    ...unknownFields('expected', expected, ['count', 'orientations', 'shapes']),
    ...compare('count', found.length, expected.count ?? found.length),
  ];
  const inOrder = (shape: readonly Pair[]) => [...shape].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  for (const shapes of [expected.orientations, expected.shapes]) {
    if (!shapes) continue;
    const got = found.map((shape) => inOrder(shape.map(pair)));
    failures.push(...compareSets('orientations', got, shapes.map(inOrder)));
  }
  return failures;
}

interface HitsCase {
  readonly map: CaseMap;
  readonly terrain?: Partial<Record<keyof Terrain, readonly Pair[]>>;
  readonly attacker: Pair;
  readonly kind: AreaPattern['kind'];
  readonly pattern: readonly Pair[];
  readonly range?: number;
  readonly enemies: readonly { readonly id: string; readonly at: Pair }[];
  readonly expected: {
    readonly hitSets?: readonly (readonly string[])[];
    readonly most?: number;
    readonly disadvantageAgainst?: readonly string[];
  };
}

function areaHitsCase(given: HitsCase): string[] {
  const { expected } = given;
  const board = boardOf(given.map, given.terrain ?? {});
  const attack: AreaAttack = {
    pattern: { kind: given.kind, hexes: given.pattern.map(hex) },
    attacker: hex(given.attacker),
    range: given.range ?? 1,
    enemies: given.enemies.map(({ id, at }) => ({ id, at: hex(at) })),
  };
  const found = areaHits(board, attack);
  const known = ['map', 'terrain', 'attacker', 'kind', 'pattern', 'range', 'enemies', 'expected'];
  const failures = [
    ...unknownFields('case', given, [...HEAD, ...known]),
    ...unknownFields('expected', expected, ['hitSets', 'most', 'disadvantageAgainst']),
  ];
  for (const enemy of given.enemies) failures.push(...unknownFields('enemy', enemy, ['id', 'at']));
  if (expected.hitSets) {
    const sorted = (set: readonly string[]) => [...set].sort();
    const got = found.map((placement) => sorted(placement.hits));
    failures.push(...compareSets('hitSets', got, expected.hitSets.map(sorted)));
  }
  if (expected.most !== undefined) failures.push(...compare('most', mostHit(found), expected.most));
  if (expected.disadvantageAgainst) {
    const got = disadvantagedHits(board, attack, found);
    failures.push(...compareSets('disadvantageAgainst', got, expected.disadvantageAgainst));
  }
  return failures;
}

interface MonsterCase {
  readonly map: CaseMap;
  readonly terrain: Partial<Record<keyof Terrain, readonly Pair[]>>;
  readonly actor: Omit<ActingMonster, 'at' | 'area'> & {
    readonly at: Pair;
    readonly area: readonly Pair[];
  };
  readonly enemies: readonly {
    readonly id: string;
    readonly at: Pair;
    readonly initiative: number;
  }[];
  readonly allies: readonly Pair[];
  readonly expected: {
    readonly focus?: readonly string[];
    readonly options?: readonly { readonly moveTo: Pair; readonly attack: readonly string[] }[];
  };
}

function monsterTurnCase(given: MonsterCase): string[] {
  const { actor, expected } = given;
  const turn = monsterTurn(
    boardOf(given.map, given.terrain),
    { ...actor, at: hex(actor.at), area: actor.area.map(hex) },
    given.enemies.map((enemy) => ({ ...enemy, at: hex(enemy.at) })),
    given.allies.map(hex),
  );
  const actorFields = ['at', 'move', 'range', 'targets', 'movement', 'disadvantaged', 'area'];
  const fields = ['map', 'terrain', 'actor', 'enemies', 'allies', 'expected', 'otherEditions'];
  const failures = [
    ...unknownFields('case', given, [...HEAD, ...fields]),
    ...unknownFields('terrain', given.terrain, ['obstacle', 'trap', 'hazard', 'difficult']),
    ...unknownFields('actor', actor, actorFields),
    ...unknownFields('expected', expected, ['focus', 'options']),
  ];
  for (const enemy of given.enemies) {
    failures.push(...unknownFields('enemy', enemy, ['id', 'at', 'initiative']));
  }
  if (expected.focus) failures.push(...compareSets('focus', turn.focus, expected.focus));
  if (expected.options) {
    const plain = (moveTo: Pair, attack: readonly string[]) => [moveTo, [...attack].sort()];
    failures.push(
      ...compareSets(
        'options',
        turn.options.map((option) => plain(pair(option.moveTo), option.attack)),
        expected.options.map((option) => plain(option.moveTo, option.attack)),
      ),
    );
  }
  return failures;
}

/** For each kind of case about the board: what the public functions answer differently. */
export const BOARD_KINDS: Record<string, (given: unknown) => string[]> = {
  'line-of-sight': (given) => lineOfSight(given as SightCase),
  range: (given) => range(given as RangeCase),
  'area-pattern': (given) => areaPattern(given as PatternCase),
  'area-hits': (given) => areaHitsCase(given as HitsCase),
  'monster-turn': (given) => monsterTurnCase(given as MonsterCase),
};
