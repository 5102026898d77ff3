import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBoard } from '../testing/boards';
import { anyMap } from '../testing/maps';
import type { AreaAttack, AreaPattern } from './areas';
import { areaFromPrint, areaHits, areaProblem, orientations } from './areas';
import { compileBoard } from './compiled';
import type { Hex } from './hexes';
import { mirror, plus, rotate, sameHex } from './hexes';
import { rangeBetween } from './range';
import { sees } from './lineOfSight';

const hexes = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([q, r]) => ({ q, r }));
const LINE: AreaPattern = { kind: 'ranged', hexes: hexes([0, 0], [1, 0], [2, 0]) };

describe('orientations', () => {
  test.each([
    [
      'a pair of neighbours in front',
      'melee',
      [
        [1, 0],
        [0, 1],
      ],
      6,
    ],
    ['one hex in front', 'melee', [[1, 0]], 6],
    [
      'in front and behind',
      'melee',
      [
        [2, 0],
        [-2, 0],
      ],
      3,
    ],
    [
      'a bent line',
      'melee',
      [
        [1, 0],
        [1, 1],
        [1, 2],
      ],
      12,
    ],
    [
      'a pair',
      'ranged',
      [
        [4, 4],
        [4, 5],
      ],
      3,
    ],
    [
      'a triangle',
      'ranged',
      [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
      2,
    ],
    [
      'a hook',
      'ranged',
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 1],
      ],
      12,
    ],
    ['a single hex', 'ranged', [[3, -1]], 1],
  ] as const)(
    '[AREA-2] %s (%s) has the expected number of orientations',
    (_, kind, pairs, count) => {
      expect(orientations({ kind, hexes: hexes(...pairs) })).toHaveLength(count);
    },
  );

  test('[AREA-3] turning or mirroring a pattern first changes nothing', () => {
    const part = fc.record({
      q: fc.integer({ min: -3, max: 3 }),
      r: fc.integer({ min: -3, max: 3 }),
    });
    const pattern = fc.uniqueArray(part, {
      minLength: 1,
      maxLength: 5,
      comparator: (a, b) => sameHex(a, b),
    });
    fc.assert(
      fc.property(pattern, fc.constantFrom('melee', 'ranged'), fc.nat(5), (list, kind, turns) => {
        const held = orientations({ kind, hexes: list });
        const turned = list.map((hex) => rotate(hex, turns));
        expect(orientations({ kind, hexes: turned })).toEqual(held);
        expect(orientations({ kind, hexes: list.map(mirror) })).toEqual(held);
        expect(12 % held.length).toBe(0);
      }),
    );
  });
});

describe('areaHits', () => {
  test('[AREA-1] places a melee area at the attacker, whatever its range', () => {
    const { board, at } = aBoard(`
      . . . . .
       A . B . C
      . . . . .
    `);
    const far: AreaPattern = { kind: 'melee', hexes: hexes([2, 0]) };

    expect(hitSets(board, far, at, 'A', ['B', 'C'])).toEqual([['B']]);
  });

  test('[AREA-4] needs one hex of a ranged area, empty or not, within range', () => {
    const { board, at } = aBoard(`
      . . . . . . . .
       A . . . B . C
      . . . . . . . .
    `);

    expect(hitSets(board, LINE, at, 'A', ['B', 'C'], 2)).toEqual([['B']]);
    expect(hitSets(board, LINE, at, 'A', ['B', 'C'], 1)).toEqual([]);
    expect(hitSets(board, LINE, at, 'A', ['B', 'C'], 4)).toEqual([['B'], ['B', 'C']]);
  });

  test('[AREA-5] area hexes on walls, allies and the attacker hit no figure', () => {
    const { board, at } = aBoard(`
      . . . .
       # A B #
      . . . .
    `);

    expect(hitSets(board, LINE, at, 'A', ['B'], 1)).toEqual([['B']]);
  });

  test('[AREA-6] does not attack enemies out of sight', () => {
    const { board, at } = aBoard(`
      . # . .
       A # B
      . # . .
    `);
    const line: AreaPattern = { kind: 'melee', hexes: hexes([1, 0], [2, 0]) };

    expect(hitSets(board, line, at, 'A', ['B'])).toEqual([]);
    expect(hitSets(board, LINE, at, 'A', ['B'], 3)).toEqual([]);
  });

  test('[AREA-2] equals the result of placing every orientation everywhere', () => {
    fc.assert(
      fc.property(anyMap(), fc.array(fc.nat(), { minLength: 5, maxLength: 5 }), (map, picks) => {
        const board = compileBoard(map);
        const [attacker, ...enemies] = picks.map((n) => map.hexes[n % map.hexes.length] as Hex);
        const attack: AreaAttack = {
          pattern: { kind: 'ranged', hexes: hexes([0, 0], [1, 0], [1, 1]) },
          attacker: attacker as Hex,
          range: 2,
          enemies: enemies.map((at, n) => ({ id: `E${String(n)}`, at })),
        };
        const found = areaHits(board, attack).map((placement) => placement.hits.join());
        expect([...found].sort()).toEqual(hitSetsByHand(board, attack));
        expect(new Set(found).size).toBe(found.length);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['no red hex', [], 'noRedHex'],
    ['half a hex', hexes([0.5, 0]), 'notAHex'],
    ['a hex twice', hexes([1, 0], [1, 0]), 'hexTwice'],
    ['its grey hex red', hexes([0, 0], [1, 0]), 'greyHexIsRed'],
  ])('refuses a pattern with %s', (_, list, code) => {
    const { board, at } = aBoard('A B');
    const pattern: AreaPattern = { kind: 'melee', hexes: list };

    expect(areaProblem(pattern)?.code).toBe(code);
    expect(() => areaHits(board, anAttack(pattern, at, 'A', ['B'], 1))).toThrow(RangeError);
  });
});

describe('areaFromPrint', () => {
  test('[AREA-1] a grey hex makes the area melee and is the centre; without one it is ranged', () => {
    const red = { q: 2, r: 1, role: 'target' } as const;

    expect(areaFromPrint([{ q: 1, r: 1, role: 'self' }, red])).toEqual({
      kind: 'melee',
      hexes: [{ q: 1, r: 0 }],
    });
    expect(areaFromPrint([red])).toEqual({ kind: 'ranged', hexes: [{ q: 2, r: 1 }] });
  });
});

type At = (name: string) => Hex;

function anAttack(
  pattern: AreaPattern,
  at: At,
  attacker: string,
  enemies: readonly string[],
  range: number,
): AreaAttack {
  const list = enemies.map((id) => ({ id, at: at(id) }));
  return { pattern, attacker: at(attacker), range, enemies: list };
}

function hitSets(
  board: ReturnType<typeof compileBoard>,
  pattern: AreaPattern,
  at: At,
  attacker: string,
  enemies: readonly string[],
  range = 1,
) {
  return areaHits(board, anAttack(pattern, at, attacker, enemies, range)).map(({ hits }) => hits);
}

function hitSetsByHand(board: ReturnType<typeof compileBoard>, attack: AreaAttack): string[] {
  const sets = new Set<string>();
  for (let turns = 0; turns < 12; turns += 1) {
    const image = turns < 6 ? attack.pattern.hexes : attack.pattern.hexes.map(mirror);
    for (let q = -12; q <= 12; q += 1) {
      for (let r = -12; r <= 12; r += 1) {
        const area = image.map((hex) => plus(rotate(hex, turns), { q, r }));
        const near = area.map((hex) => rangeBetween(board, attack.attacker, hex) ?? 99);
        if (Math.min(...near) > attack.range) continue;
        const hit = attack.enemies.filter(
          ({ at }) => area.some((hex) => sameHex(hex, at)) && sees(board, attack.attacker, at),
        );
        if (hit.length > 0) sets.add(hit.map(({ id }) => id).join());
      }
    }
  }
  return [...sets].sort();
}
