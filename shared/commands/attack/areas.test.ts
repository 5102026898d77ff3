import { describe, expect, test } from 'vitest';
import type { Game } from '../../state';
import { hex } from '../../testing/placing';
import {
  inTurns,
  played,
  refused,
  tableOf,
  type PlainCommand,
  type PlainOf,
} from '../../testing/play';

const put = (figure: string, at: readonly [number, number] | null): PlainCommand => ({
  type: 'placeFigure',
  figure,
  at: at && hex(at),
});
const GUARD = 'bandit-guard-1';
const OTHER = 'bandit-guard-2';
const ELITE = 'bandit-guard-3';

/** The Brute acts on (0, 1); guards stand beside it, two hexes and four hexes away. */
const table = played(inTurns(), [
  put('c1', [0, 1]),
  put('c2', [3, 1]),
  put(GUARD, [1, 1]),
  put(ELITE, [2, 1]),
  put(OTHER, [-1, 5]),
  { type: 'startTurn', figure: 'c1' },
]).game;

const attack = (targets: PlainOf<'beginAttack'>['targets'], rest: object = {}): PlainCommand => ({
  ...{ type: 'beginAttack', attacker: 'c1', base: 2, ranged: false, range: null, targets },
  ...rest,
});
const RANGED = { ranged: true, range: 3 };
const on = (...figures: readonly string[]) => figures.map((figure) => ({ figure }));
const aims = (game: Game) =>
  (tableOf(game).attack?.targets ?? []).map(({ figure, distance }) => [figure, distance]);

describe('an attack on the board', () => {
  test('[RANGE-1] [RANGE-3] takes the distance of every target from the board', () => {
    const ranged = played(table, [attack(on(GUARD, ELITE), RANGED)]).game;

    expect(aims(ranged)).toEqual([
      [GUARD, 1],
      [ELITE, 2],
    ]);
    expect(aims(played(table, [attack(on(GUARD))]).game)).toEqual([[GUARD, 1]]);
    expect(refused(table, attack(on(ELITE)))).toEqual({
      code: 'targetOutOfRange',
      figure: ELITE,
      range: 1,
    });
    expect(refused(table, attack(on(OTHER), RANGED))).toMatchObject({ range: 3 });
    const added = played(table, [
      attack(on(GUARD), RANGED),
      { type: 'addTarget', target: { figure: ELITE } },
    ]).game;
    expect(aims(added)[1]).toEqual([ELITE, 2]);
    const far = { type: 'addTarget', target: { figure: OTHER } } as const;
    expect(refused(added, far).code).toBe('targetOutOfRange');
  });

  test('an entered distance overrides the board, and no board means no distance', () => {
    const told = attack([{ figure: ELITE, distance: 1 }]);
    expect(aims(played(table, [told]).game)).toEqual([[ELITE, 1]]);
    const unknown = attack([{ figure: OTHER, distance: null }], RANGED);
    expect(aims(played(table, [unknown]).game)).toEqual([[OTHER, null]]);
    const without = played(table, [{ type: 'useBoard', inUse: false }, attack(on(ELITE))]).game;
    expect(aims(without)).toEqual([[ELITE, 1]]);
    const unplaced = played(table, [put(ELITE, null), attack(on(ELITE))]).game;
    expect(aims(unplaced)).toEqual([[ELITE, 1]]);
  });

  test('[LOS-3] [LOS-4] needs line of sight, which the players may grant', () => {
    const doors = played(table, [
      { type: 'openDoor', door: 1, by: null },
      put('c1', [0, 5]),
      put(ELITE, [-4, 4]),
    ]).game;
    const shot = attack(on(ELITE), { ranged: true, range: 9 });

    expect(refused(doors, shot)).toEqual({ code: 'targetNotInSight', figure: ELITE });
    const allowed = { type: 'allowSight', from: hex([-4, 4]), to: hex([0, 5]) } as const;
    expect(aims(played(doors, [allowed, shot]).game)[0]?.[0]).toBe(ELITE);
  });

  test('[RETALIATE-2] [AREA-7] the distance decides about retaliate and disadvantage', () => {
    const shoot = played(table, [
      { type: 'addBonus', figure: ELITE, kind: 'retaliate', value: 3, range: 1, lasts: 'round' },
      attack(on(ELITE), RANGED),
      { type: 'changeTarget', figure: ELITE, overrides: { damage: 1 } },
      { type: 'applyAttack' },
    ]);
    expect(shoot.events.map((event) => event.type)).not.toContain('retaliated');
    const near = played(table, [
      attack(on(GUARD), RANGED),
      { type: 'drawForAttack', target: GUARD },
    ]).game;
    expect(tableOf(near).attack?.targets[0]?.drawn?.mode).toBe('disadvantage');
    const far = played(table, [
      attack(on(ELITE), RANGED),
      { type: 'drawForAttack', target: ELITE },
    ]).game;
    expect(tableOf(far).attack?.targets[0]?.drawn?.mode).toBe('normal');
  });
});

describe('an area attack on the board', () => {
  const area = (hexes: readonly (readonly [number, number])[], rest: object = {}) => ({
    area: { hexes: hexes.map(hex), ...rest },
  });

  test('[AREA-1] [AREA-5] [AREA-6] attacks each enemy in its area once, at any distance', () => {
    const melee = attack(
      [],
      area([
        [1, 1],
        [2, 1],
        [3, 1],
      ]),
    );
    const { game, events } = played(table, [melee]);

    expect(aims(game)).toEqual([
      [GUARD, 1],
      [ELITE, 2],
    ]);
    expect(events).toContainEqual({
      type: 'attackBegun',
      attacker: 'c1',
      targets: [GUARD, ELITE],
    });
    const named = played(table, [
      attack(
        on(GUARD),
        area([
          [1, 1],
          [2, 1],
        ]),
      ),
    ]).game;
    expect(aims(named)).toEqual([
      [GUARD, 1],
      [ELITE, 2],
    ]);
    expect(tableOf(played(table, [attack([], area([[0, 2]]))]).game).attack?.targets).toEqual([]);
  });

  test('[AREA-4] needs one hex of a ranged area within range, which may be empty', () => {
    const near = attack([], {
      ...RANGED,
      range: 2,
      ...area([
        [2, 1],
        [3, 1],
      ]),
    });
    expect(aims(played(table, [near]).game)).toEqual([[ELITE, 2]]);
    const far = attack([], {
      ...RANGED,
      range: 2,
      ...area([
        [-1, 5],
        [-1, 4],
      ]),
    });
    expect(refused(table, far)).toEqual({ code: 'areaOutOfRange', range: 2 });
    const reaching = attack([], {
      ...RANGED,
      range: 3,
      ...area([
        [-1, 5],
        [-1, 4],
      ]),
    });
    expect(aims(played(table, [reaching]).game)).toEqual([[OTHER, 4]]);
  });

  test('[AREA-2] with a grey hex is never ranged, even if the command claims it', () => {
    const pattern = { kind: 'melee', hexes: [hex([1, 0]), hex([0, 1])] };
    const told = {
      ...attack(
        [],
        area(
          [
            [1, 1],
            [0, 2],
          ],
          { pattern },
        ),
      ),
      ranged: true,
    };
    expect(tableOf(played(table, [told]).game).attack).toMatchObject({ ranged: false, range: 1 });
  });

  test('[AREA-2] [AREA-3] may turn or mirror its pattern', () => {
    const pattern = { kind: 'melee', hexes: [hex([1, 0]), hex([0, 1])] };
    const laid = (hexes: readonly (readonly [number, number])[], kind = 'melee') =>
      attack([], area(hexes, { pattern: { ...pattern, kind } }));

    expect(
      aims(
        played(table, [
          laid([
            [1, 1],
            [0, 2],
          ]),
        ]).game,
      ),
    ).toEqual([[GUARD, 1]]);
    expect(
      aims(
        played(table, [
          laid([
            [1, 0],
            [1, 1],
          ]),
        ]).game,
      ),
    ).toEqual([[GUARD, 1]]);
    expect(
      refused(
        table,
        laid([
          [1, 1],
          [2, 1],
        ]),
      ),
    ).toEqual({ code: 'areaDoesNotFit' });
    expect(refused(table, laid([[1, 1]]))).toEqual({ code: 'areaDoesNotFit' });
    expect(
      refused(
        table,
        laid([
          [2, 1],
          [1, 2],
        ]),
      ),
    ).toEqual({ code: 'areaDoesNotFit' });
    expect(() =>
      played(table, [
        laid(
          [
            [2, 1],
            [1, 2],
          ],
          'ranged',
        ),
      ]),
    ).not.toThrow();
    expect(
      refused(
        table,
        laid(
          [
            [2, 1],
            [2, 2],
            [1, 2],
          ],
          'ranged',
        ),
      ),
    ).toEqual({
      code: 'areaDoesNotFit',
    });
  });

  test('is refused with a reason if its hexes are not the pattern', () => {
    expect(refused(table, attack([], area([])))).toEqual({
      code: 'areaIsUnusable',
      problem: { code: 'noRedHex' },
    });
    expect(
      refused(
        table,
        attack(
          [],
          area([
            [1, 1],
            [1, 1],
          ]),
        ),
      ),
    ).toMatchObject({
      problem: { code: 'hexTwice' },
    });
    const grey = { pattern: { kind: 'melee', hexes: [hex([0, 0])] } };
    expect(refused(table, attack([], area([[1, 1]], grey)))).toMatchObject({
      problem: { code: 'greyHexIsRed' },
    });
    const off = played(table, [put('c1', null)]).game;
    expect(refused(off, attack([], area([[1, 1]])))).toEqual({
      code: 'figureIsNotOnTheBoard',
      figure: 'c1',
    });
    const without = { ...table, scenario: { ...tableOf(table), board: null } };
    expect(refused(without, attack([], area([[1, 1]])))).toEqual({ code: 'noBoard' });
  });
});
