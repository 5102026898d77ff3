import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBoard, type DrawnBoard } from '../../testing/boards';
import { anyMap } from '../../testing/maps';
import { compileBoard } from '../compiled';
import type { Hex } from '../hexes';
import { sameHex } from '../hexes';
import type { MonsterOnTurn, MonsterTurn } from './monsterTurn';
import { monsterTurn } from './monsterTurn';
import { checkMove } from '../movement';
import { rangeBetween } from '../range';
import { sees } from '../lineOfSight';

interface Given extends Partial<MonsterOnTurn> {
  /** Enemies in initiative order; `=` joins equal ones: 'A B=C'. */
  readonly enemies: string;
  readonly allies?: string;
  readonly unseen?: string;
}

/** The monster is on M; the other names are from the drawing. */
function turnOf(drawn: DrawnBoard, { enemies, allies = '', unseen = '', ...actor }: Given) {
  const places = enemies.split(' ').filter((group) => group !== '');
  return monsterTurn(
    drawn.board,
    {
      at: drawn.at('M'),
      move: 2,
      movement: 'walk',
      range: 0,
      targets: 1,
      disadvantaged: false,
      area: [],
      ...actor,
    },
    places.flatMap((group, initiative) =>
      group.split('=').map((id) => ({ id, at: drawn.at(id), initiative })),
    ),
    [...allies].map(drawn.at),
    [...unseen].map(drawn.at),
  );
}

/** Options as 'hex > targets', with named hexes. */
function outcomes(drawn: DrawnBoard, turn: MonsterTurn, names: string): string[] {
  const nameOf = (hex: Hex) =>
    [...names].find((name) => sameHex(drawn.at(name), hex)) ?? `${String(hex.q)},${String(hex.r)}`;
  return turn.options.map(({ moveTo, attack }) => `${nameOf(moveTo)} > ${attack.join()}`).sort();
}

const rulesOf = (turn: MonsterTurn) => turn.proof.map(({ rule }) => rule);

describe('focus', () => {
  test('[FOCUS-1] is the enemy with the shortest path to a hex to attack from, at any distance', () => {
    const drawn = aBoard(`
      M . . . B
       # # # .
      . . . A .
    `);

    const turn = turnOf(drawn, { enemies: 'A B' });

    expect(turn.focus).toEqual(['B']);
    expect(turn.proof[0]).toEqual({
      rule: 'FOCUS-1',
      kind: 'pathLength',
      compared: [
        { figure: 'A', value: 4 },
        { figure: 'B', value: 3 },
      ],
      best: 3,
      kept: ['B'],
    });
  });

  test('[FOCUS-2] on a tie is the nearer one, by range around walls', () => {
    const drawn = aBoard(`
      . . . . .
       A . M o B
      . . . . .
    `);

    // Both are two hexes away; a ranged monster does not have to move for either.
    expect(turnOf(drawn, { enemies: 'A=B', range: 3 }).focus).toEqual(['A', 'B']);
    const nearer = aBoard(`
      . . . . . .
       A . M o . B
      . . . . . .
    `);
    const turn = turnOf(nearer, { enemies: 'B A', range: 3 });
    expect(turn.focus).toEqual(['A']);
    expect(rulesOf(turn)).toContain('FOCUS-2');
    expect(rulesOf(turn)).not.toContain('FOCUS-3');
  });

  test('[FOCUS-3] on a further tie is the earlier one in initiative; the players decide between equal ones', () => {
    const drawn = aBoard(`
      . . . . .
       A . M . B
      . . . . .
    `);

    expect(turnOf(drawn, { enemies: 'B A' }).focus).toEqual(['B']);
    expect(turnOf(drawn, { enemies: 'A=B' }).focus).toEqual(['A', 'B']);
  });

  test('[FOCUS-4] is none if no enemy can be attacked from any hex, and the monster stays', () => {
    const drawn = aBoard('M . # A');

    const turn = turnOf(drawn, { enemies: 'A', range: 5 });

    expect(turn).toMatchObject({ focus: [], proof: [{ rule: 'FOCUS-4', kind: 'noFocus' }] });
    expect(outcomes(drawn, turn, 'M')).toEqual(['M > ']);
    expect(outcomes(drawn, turnOf(drawn, { enemies: '' }), 'M')).toEqual(['M > ']);
  });

  test('[FOCUS-5] prefers a detour to a trap, and a trap to no path', () => {
    const around = aBoard(`
      . . . . . . .
       . M t X A . .
      . # # # # # .
       . . . . . B .
    `);
    const only = aBoard(`
      . t . . .
       M t X A .
      . t . . .
    `);

    expect(turnOf(around, { enemies: 'A B' }).focus).toEqual(['A']);
    const turn = turnOf(only, { enemies: 'A', move: 2 });
    expect(outcomes(only, turn, 'X')).toEqual(['X > A']);
    expect(rulesOf(turn)[0]).toBe('FOCUS-5');
  });

  test('[PLACE-1] passes through allies without stopping on them, and invisible figures block the path', () => {
    const drawn = aBoard(`
      # # # # #
       M X Y A .
      # # # # .
       . . . . .
    `);

    expect(outcomes(drawn, turnOf(drawn, { enemies: 'A', allies: 'X' }), 'MXY')).toEqual(['M > ']);
    const open = aBoard(`
      . . . . .
       M X Y A .
      . . . . .
    `);
    expect(outcomes(open, turnOf(open, { enemies: 'A', allies: 'X' }), 'Y')).toContain('Y > A');
    expect(turnOf(drawn, { enemies: 'A', unseen: 'X' }).focus).toEqual([]);
  });
});

describe('destination', () => {
  test('[PLACE-2] attacks from a reachable hex rather than from a better one out of reach', () => {
    const drawn = aBoard(`
      . . . . . .
       M . X A Y B
      . . . . . .
    `);

    const turn = turnOf(drawn, { enemies: 'A B', targets: 2 });

    expect(turn.focus).toEqual(['A']);
    expect(turn.options.every(({ attack }) => attack.join() === 'A')).toBe(true);
    const far = turnOf(drawn, { enemies: 'A B', targets: 2, move: 9 });
    expect(far.options.every(({ attack }) => attack.join() === 'A,B')).toBe(true);
  });

  test('[PLACE-3] a ranged monster steps back from its focus, unless muddled or into a trap', () => {
    const room = `
      . . . . .
       . . M A .
      . . . . .
    `;
    const drawn = aBoard(room);
    const back = turnOf(drawn, { enemies: 'A', range: 3, move: 1 });
    expect(back.options.length).toBeGreaterThan(0);
    for (const { moveTo } of back.options) {
      expect(rangeBetween(drawn.board, moveTo, drawn.at('A'))).toBe(2);
    }
    expect(rulesOf(back)).toContain('PLACE-3');

    const muddled = turnOf(drawn, { enemies: 'A', range: 3, move: 1, disadvantaged: true });
    expect(outcomes(drawn, muddled, 'M')).toEqual(['M > A']);
    const trapped = aBoard(`
      . t . .
       t M A .
      . t . .
    `);
    const stuck = turnOf(trapped, { enemies: 'A', range: 3, move: 1 });
    expect(outcomes(trapped, stuck, 'M')).toEqual(['M > A']);
  });

  test('[PLACE-3] avoiding disadvantage has priority over the number of targets', () => {
    const drawn = aBoard(`
      . . . . . . . .
       . . . M A . . .
      . . . . . . . .
       . . . . . . . B
    `);
    const given = { enemies: 'A B', range: 4, targets: 2, move: 1 };

    const calm = turnOf(drawn, given);

    expect(calm.focus).toEqual(['A']);
    for (const { moveTo } of calm.options) {
      expect(rangeBetween(drawn.board, moveTo, drawn.at('A'))).toBeGreaterThan(1);
    }
    const muddled = turnOf(drawn, { ...given, disadvantaged: true });
    expect(muddled.options.every(({ attack }) => attack.length === 2)).toBe(true);
  });

  test('[PLACE-4] attacks as many targets as possible, always including the focus', () => {
    const drawn = aBoard(`
      . . . . . .
       M . . A . .
      . . . B . .
       . . . C . .
      . . . . . .
    `);

    const turn = turnOf(drawn, { enemies: 'A B C', targets: 2, move: 4 });

    expect(turn.focus).toEqual(['A']);
    for (const { attack } of turn.options) {
      expect(attack).toHaveLength(2);
      expect(attack).toContain('A');
    }
  });

  test('[PLACE-5] chooses the nearest extra targets, then the earliest in initiative', () => {
    const drawn = aBoard(`
      . . . . . .
       . B M A . .
      . . . . . .
       . . . C D .
    `);

    const near = turnOf(drawn, { enemies: 'A C B', range: 4, targets: 2, disadvantaged: true });
    expect(outcomes(drawn, near, 'M')).toEqual(['M > A,B']);
    const early = turnOf(drawn, { enemies: 'A C D', range: 4, targets: 2, disadvantaged: true });
    expect(outcomes(drawn, early, 'M')).toEqual(['M > A,C']);
    const tied = turnOf(drawn, { enemies: 'A=B', range: 4, targets: 2, disadvantaged: true });
    expect(tied.focus).toEqual(['A', 'B']);
    expect(outcomes(drawn, tied, 'M')).toEqual(['M > A,B']);
  });

  test('[PLACE-5] of extra targets at the same range chooses the earliest in initiative', () => {
    const drawn = aBoard(`
      . . . . . .
       . . M A . .
      . . . . . .
       . . C D . .
    `);

    const attack = { range: 4, targets: 2, disadvantaged: true };
    const early = turnOf(drawn, { enemies: 'A C D', ...attack });
    expect(outcomes(drawn, early, 'M')).toEqual(['M > A,C']);
    const late = turnOf(drawn, { enemies: 'A D C', ...attack });
    expect(outcomes(drawn, late, 'M')).toEqual(['M > A,D']);
  });

  test('[PLACE-6] then minimizes disadvantage against extra targets', () => {
    const drawn = aBoard(`
      . . . X . .
       . B Y M A .
      . . . Z . .
    `);

    const turn = turnOf(drawn, { enemies: 'A B', range: 3, targets: 2, move: 1 });

    // X, Y and Z are all one step back from A; on Y it would be adjacent to B.
    expect(turn.focus).toEqual(['A']);
    expect(outcomes(drawn, turn, 'XYZ')).toEqual(['X > A,B', 'Z > A,B']);
    expect(rulesOf(turn)).toContain('PLACE-6');
  });

  test('[PLACE-7] then minimizes movement; the players decide between equal options', () => {
    const drawn = aBoard(`
       X . . .
      . M Y A
       Z . . .
    `);

    const turn = turnOf(drawn, { enemies: 'A', move: 4 });

    expect(outcomes(drawn, turn, 'Y')).toEqual(['Y > A']);
    expect(turn.options[0]?.path).toEqual([drawn.at('Y')]);
  });

  test('[PLACE-8] out of reach, moves to the hex with the shortest remaining path, and no further', () => {
    const drawn = aBoard('M . X . . A');

    const turn = turnOf(drawn, { enemies: '' });
    expect(turn.focus).toEqual([]);
    const open = aBoard(`
      . . . . . . .
       M . X . . . A
      . . . . . . .
    `);
    const far = turnOf(open, { enemies: 'A', move: 2 });
    expect(outcomes(open, far, 'X')).toContain('X > ');
    expect(far.options.every(({ headingFor, attack }) => headingFor && attack.length === 0)).toBe(
      true,
    );
    expect(turnOf(open, { enemies: 'A', move: 0 }).options).toMatchObject([
      { moveTo: open.at('M'), path: [] },
    ]);
  });

  test('[PLACE-8] equal destinations are one reason, even if one of them leaves more of the path', () => {
    // The ally on Z lets it come less close to Q.
    const drawn = aBoard(`
      # . . . . P
       M o o o o A
      # . . Z . Q
    `);
    const turn = turnOf(drawn, { enemies: 'A', allies: 'Z', move: 3 });

    expect(turn.options.map(({ headingFor }) => headingFor)).toEqual([
      drawn.at('Q'),
      drawn.at('P'),
    ]);
    const reasons = turn.proof.filter(({ kind }) => kind === 'wayLeft');
    expect(reasons).toMatchObject([
      {
        ways: [
          { headingFor: drawn.at('Q'), left: 3 },
          { headingFor: drawn.at('P'), left: 2 },
        ],
      },
    ]);
  });

  test('[PLACE-9] without an attack, moves next to its focus as if it were melee', () => {
    const drawn = aBoard(`
      . . . . .
       M . X A .
      . . . . .
    `);
    const area = [{ q: 1, r: 0 }];

    const turn = turnOf(drawn, { enemies: 'A', range: 4, targets: 0, area, move: 3 });

    expect(outcomes(drawn, turn, 'X')).toContain('X > ');
    expect(rulesOf(turn)).toContain('PLACE-9');
    expect(turn.options.every(({ areaHexes }) => areaHexes.length === 0)).toBe(true);
  });
});

describe('areas and movement types', () => {
  const drawn = aBoard(`
    . . . . .
     . M . A .
    . . . B .
  `);

  test('[AREA-1] a melee area reaches a focus that is not adjacent, and its hexes are returned', () => {
    const area = [
      { q: 1, r: 0 },
      { q: 2, r: 0 },
    ];

    const turn = turnOf(drawn, { enemies: 'A', area });

    expect(turn.options).toMatchObject([
      { moveTo: drawn.at('M'), attack: ['A'], areaHexes: [{ q: 2, r: 1 }, drawn.at('A')] },
    ]);
  });

  test('[AREA-8] [AREA-9] with an area and an extra target, the focus can be either', () => {
    const area = [{ q: 1, r: 0 }];
    const both = turnOf(drawn, { enemies: 'A B', area, targets: 2, move: 3 });

    expect(both.focus).toEqual(['A']);
    expect(both.options.every(({ attack }) => attack.join() === 'A,B')).toBe(true);
  });

  test('[RANGE-3] [LOS-3] without a range the attack is melee, with one it needs line of sight', () => {
    const cut = aBoard('M|A .');

    expect(turnOf(cut, { enemies: 'A', range: 5 }).focus).toEqual([]);
    expect(turnOf(drawn, { enemies: 'A', range: 2, move: 0 }).options[0]?.attack).toEqual(['A']);
    expect(turnOf(drawn, { enemies: 'A', move: 0 }).options[0]?.attack).toEqual([]);
  });

  test('[MOVE-2] [MOVE-3] jumping and flying monsters pass obstacles that block a walking one', () => {
    const pit = aBoard(`
      . o . . .
       M o X A .
      . o . . .
    `);

    expect(turnOf(pit, { enemies: 'A' }).focus).toEqual([]);
    for (const movement of ['jump', 'fly'] as const) {
      expect(outcomes(pit, turnOf(pit, { enemies: 'A', movement }), 'X')).toContain('X > A');
    }
  });

  test('refuses invalid numbers and a hex off the board', () => {
    expect(() => turnOf(drawn, { enemies: 'A', move: -1 })).toThrow(RangeError);
    expect(() => turnOf(drawn, { enemies: 'A', range: 1.5 })).toThrow(RangeError);
    expect(() => turnOf(drawn, { enemies: 'A', at: { q: 50, r: 0 } })).toThrow(RangeError);
    expect(() => turnOf(drawn, { enemies: 'A', area: [{ q: 0.5, r: 0 }] })).toThrow(RangeError);
  });
});

describe('on every map', () => {
  const anActor = fc.record({
    move: fc.nat(4),
    range: fc.nat(4),
    targets: fc.nat(3),
    movement: fc.constantFrom('walk' as const, 'jump' as const, 'fly' as const),
    disadvantaged: fc.boolean(),
    area: fc.constantFrom<readonly Hex[]>(
      [],
      [],
      [
        { q: 1, r: 0 },
        { q: 1, r: 1 },
      ],
    ),
  });
  const scene = fc.tuple(
    anyMap(),
    anActor,
    fc.uniqueArray(fc.nat(30), { minLength: 2, maxLength: 7 }),
  );

  test('options are legal moves and attacks, independent of the order of the enemies', () => {
    fc.assert(
      fc.property(scene, fc.boolean(), ([map, given, picks], areEqual) => {
        const board = compileBoard(map);
        const places = [...new Set(picks.map((n) => n % map.hexes.length))];
        const [at, ...others] = places.map((n) => map.hexes[n] as Hex);
        fc.pre(at !== undefined);
        const allies = others.slice(4);
        const enemies = others
          .slice(0, 4)
          .map((hex, n) => ({ id: `E${String(n)}`, at: hex, initiative: areEqual ? 1 : n }));
        const actor = { ...given, at };
        const turn = monsterTurn(board, actor, enemies, allies);
        const back = monsterTurn(board, actor, [...enemies].reverse(), allies);

        expect(essence(back)).toEqual(essence(turn));
        expect(turn.options.length).toBeGreaterThan(0);
        const mover = { ...actor, points: actor.move, opensDoors: false };
        const crowd = { enemies: enemies.map((enemy) => enemy.at), allies };
        for (const option of turn.options) {
          expect(checkMove(board, mover, option.path, crowd).ok).toBe(true);
          expect(option.path.at(-1) ?? at).toEqual(option.moveTo);
          if (option.attack.length > 0) expect(option.attack).toContain(option.focus);
          for (const id of option.attack) {
            const target = enemies.find((enemy) => enemy.id === id)?.at as Hex;
            expect(sees(board, option.moveTo, target)).toBe(true);
            if (actor.area.length > 0) continue;
            const range = rangeBetween(board, option.moveTo, target) ?? 99;
            expect(range).toBeLessThanOrEqual(Math.max(1, actor.range));
          }
          if (actor.area.length === 0) {
            expect(option.attack.length).toBeLessThanOrEqual(actor.targets);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  test('[FOCUS-1] the focus of a melee monster equals the result of trying every hex', () => {
    fc.assert(
      fc.property(scene, ([map, given, picks]) => {
        const clean = { ...map, terrain: { ...map.terrain, trap: [], hazard: [] } };
        const board = compileBoard(clean);
        const [at, ...others] = [...new Set(picks.map((n) => n % map.hexes.length))].map(
          (n) => map.hexes[n] as Hex,
        );
        fc.pre(at !== undefined);
        const enemies = others.map((hex, n) => ({ id: `E${String(n)}`, at: hex, initiative: n }));
        const actor = { ...given, at, movement: 'walk' as const, range: 0, targets: 1, area: [] };
        const crowd = { enemies: others, allies: [] };
        const needs = enemies.map((enemy) => {
          const costs = stepsByHand(board, at, crowd.enemies, clean.terrain).filter(
            ({ hex }) => rangeBetween(board, hex, enemy.at) === 1 && sees(board, hex, enemy.at),
          );
          return Math.min(...costs.map(({ cost }) => cost));
        });
        const { focus } = monsterTurn(board, actor, enemies, []);
        const min = Math.min(...needs);
        if (min === Number.POSITIVE_INFINITY) expect(focus).toEqual([]);
        else expect(needs[Number(focus[0]?.slice(1))]).toBe(min);
      }),
      { numRuns: 100 },
    );
  });
});

function essence(turn: MonsterTurn) {
  const options = turn.options.map(({ moveTo, attack }) =>
    JSON.stringify([moveTo, [...attack].sort()]),
  );
  return { focus: [...turn.focus].sort(), options: options.sort() };
}

/** Movement points to every reachable hex, by relaxation until nothing changes. */
function stepsByHand(
  board: ReturnType<typeof compileBoard>,
  at: Hex,
  enemies: readonly Hex[],
  terrain: { readonly obstacle: readonly Hex[]; readonly difficult: readonly Hex[] },
) {
  const has = (list: readonly Hex[], hex: Hex) => list.some((other) => sameHex(other, hex));
  const found = board.hexes.map((hex) => ({ hex, cost: sameHex(hex, at) ? 0 : 999 }));
  let before = '';
  while (before !== JSON.stringify(found)) {
    before = JSON.stringify(found);
    for (const to of found) {
      if (has(enemies, to.hex) || has(terrain.obstacle, to.hex)) continue;
      for (const from of found) {
        if (rangeBetween(board, from.hex, to.hex) !== 1) continue;
        to.cost = Math.min(to.cost, from.cost + (has(terrain.difficult, to.hex) ? 2 : 1));
      }
    }
  }
  return found.filter(({ cost }) => cost < 999);
}
