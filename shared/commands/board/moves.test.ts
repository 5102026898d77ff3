import { describe, expect, test } from 'vitest';
import { movementOf } from '../../rules/board/placedFigures';
import { levelNumbers } from '../../rules/scenario/scenarioLevel';
import type { Game } from '../../state';
import { hex } from '../../testing/placing';
import {
  CONTENT,
  inScenario,
  inTurns,
  played,
  refused,
  tableOf,
  type PlainCommand,
} from '../../testing/play';

const way = (...path: readonly (readonly [number, number])[]) => path.map(hex);
const move = (figure: string, path: readonly (readonly [number, number])[], rest: object = {}) => ({
  ...{ type: 'moveFigure' as const, figure, path: way(...path), movement: null, points: null },
  ...rest,
});
const put = (figure: string, at: readonly [number, number]): PlainCommand => ({
  type: 'placeFigure',
  figure,
  at: hex(at),
});
const lay = (kind: string, at: readonly [number, number], rest: object = {}): PlainCommand => ({
  type: 'layOverlay',
  kind,
  hexes: [hex(at)],
  ...rest,
});

/** Both characters on the board, out of the guards' way. */
const table = played(inTurns(), [put('c1', [0, 1]), put('c2', [3, 1])]).game;
const { trapDamage, hazardDamage } = levelNumbers(1, 1);
const numbers = levelNumbers(tableOf(table).level, tableOf(table).monsterLevel);

const figureIn = (game: Game, id: string) => {
  const figure = tableOf(game).figures.find((each) => each.id === id);
  if (!figure) throw new Error(`${id} is not there.`);
  return figure;
};
const lostBy = (game: Game, id: string) => {
  const { hitPoints, maxHitPoints } = figureIn(game, id);
  return maxHitPoints - hitPoints;
};

describe('moveFigure', () => {
  test('[MOVE-1] moves along a path and records it', () => {
    const { game, events } = played(table, [
      move('c1', [
        [1, 1],
        [2, 1],
      ]),
    ]);

    expect(figureIn(game, 'c1').at).toEqual(hex([2, 1]));
    expect(events).toEqual([
      {
        type: 'figureMoved',
        figure: 'c1',
        movement: 'walk',
        path: way([1, 1], [2, 1]),
        rule: 'MOVE-1',
      },
    ]);
  });

  test.each([
    [
      'offTheMap',
      [
        [0, 0],
        [40, 40],
      ],
    ],
    ['notConnected', [[3, 2]]],
    [
      'enemyInTheWay',
      [
        [0, 2],
        [-1, 2],
        [-1, 1],
      ],
    ],
    [
      'endsOnFigure',
      [
        [1, 1],
        [2, 1],
        [3, 1],
      ],
    ],
    ['offTheMap', [[-4, 3]]],
  ] as const)('[MOVE-1] refuses a path that is %s, and names the step', (code, path) => {
    const refusal = refused(table, move('c1', path));

    expect(refusal).toMatchObject({ code: 'moveIsIllegal', figure: 'c1', problem: { code } });
  });

  test('[MOVE-1] monsters have the movement points of their card, characters any number', () => {
    const card = played(table, [{ type: 'enterAbilityCard', deck: 'guard', card: 529 }]).game;
    const path = [
      [0, 2],
      [1, 2],
      [1, 3],
    ] as const;

    // Move 3 of the stat card, -1 of the ability card.
    expect(refused(card, move('bandit-guard-1', path))).toMatchObject({
      problem: { code: 'notEnoughMovement', needs: 3, has: 2 },
    });
    expect(() => played(card, [move('bandit-guard-1', path, { points: 3 })])).not.toThrow();
    expect(() => played(card, [move('bandit-guard-1', path.slice(0, 2))])).not.toThrow();
    const back = [
      [1, 1],
      [0, 1],
      [1, 1],
      [0, 1],
      [1, 1],
      [0, 1],
      [1, 1],
      [0, 1],
      [1, 1],
    ] as const;
    expect(() => played(table, [move('c1', back)])).not.toThrow();
    expect(refused(table, move('c1', back, { points: 8 })).code).toBe('moveIsIllegal');
  });

  test('[IMMOBILIZE-1] [STUN-1] refuses an immobilized or stunned figure', () => {
    for (const condition of ['immobilize', 'stun']) {
      const held = played(table, [{ type: 'addCondition', figure: 'c1', condition }]).game;
      expect(refused(held, move('c1', [[1, 1]]))).toEqual({
        code: 'figureCannotMove',
        figure: 'c1',
        condition,
      });
    }
  });

  test('[MOVE-5] a trap on the path is sprung, deals damage and is removed', () => {
    const trapped = played(table, [lay('trap', [1, 1])]).game;
    const { game, events } = played(trapped, [
      move('c1', [
        [1, 1],
        [2, 1],
      ]),
    ]);

    expect(lostBy(game, 'c1')).toBe(numbers.trapDamage);
    expect(figureIn(game, 'c1').at).toEqual(hex([2, 1]));
    expect(tableOf(game).board?.laid).toEqual([]);
    expect(events.map((event) => event.type)).toEqual(['figureMoved', 'trapSprung', 'damaged']);
    const jump = played(trapped, [
      move(
        'c1',
        [
          [1, 1],
          [2, 1],
        ],
        { movement: 'jump' },
      ),
    ]);
    expect(lostBy(jump.game, 'c1')).toBe(0);
    expect(tableOf(jump.game).board?.laid).toHaveLength(1);
    const fly = played(trapped, [move('c1', [[1, 1]], { movement: 'fly' })]);
    expect(lostBy(fly.game, 'c1')).toBe(0);
  });

  test('[MOVE-5] a trap has the effects of the scenario, and immobilize ends the move', () => {
    const trap = { damage: 1, conditions: ['immobilize'] };
    const told = played(table, [lay('trap', [1, 1], { trap })]).game;
    const { game } = played(told, [
      move('c1', [
        [1, 1],
        [2, 1],
      ]),
    ]);

    expect(lostBy(game, 'c1')).toBe(1);
    expect(figureIn(game, 'c1').at).toEqual(hex([1, 1]));
    expect(figureIn(game, 'c1').conditions.map(({ name }) => name)).toEqual(['immobilize']);
    const override = { trap: { damage: null, conditions: ['poison'] } };
    const other = played(told, [
      move(
        'c1',
        [
          [1, 1],
          [2, 1],
        ],
        override,
      ),
    ]).game;
    expect(lostBy(other, 'c1')).toBe(numbers.trapDamage);
    expect(figureIn(other, 'c1').at).toEqual(hex([2, 1]));
  });

  test('[MOVE-6] [MOVE-4] hazardous terrain deals damage on every entry, difficult terrain costs 2', () => {
    const ground = played(table, [
      lay('hazardousTerrain', [1, 1]),
      lay('difficultTerrain', [1, 2]),
    ]).game;
    const there = move(
      'c1',
      [
        [1, 1],
        [2, 1],
        [1, 1],
        [1, 2],
      ],
      { points: 5 },
    );
    const { game } = played(ground, [there]);

    expect(lostBy(game, 'c1')).toBe(2 * numbers.hazardDamage);
    expect(refused(ground, { ...there, points: 4 })).toMatchObject({
      problem: { code: 'notEnoughMovement', needs: 5, has: 4 },
    });
    expect([trapDamage, hazardDamage]).toEqual([3, 1]);
  });

  test('[NEGATE-1] a character can lose cards to negate damage on its path', () => {
    const trapped = played(table, [
      lay('trap', [1, 1]),
      lay('trap', [2, 1]),
      { type: 'countCards', figure: 'c1', cards: { hand: 1, discard: 2, lost: 0, active: 0 } },
    ]).game;
    const path = [
      [1, 1],
      [2, 1],
    ] as const;
    const both = played(trapped, [
      move('c1', path, { negate: ['oneFromHand', 'twoFromDiscard', 'oneFromHand'] }),
    ]).game;

    expect(lostBy(both, 'c1')).toBe(0);
    expect(figureIn(both, 'c1')).toMatchObject({ cards: { hand: 0, discard: 0, lost: 3 } });
    const second = played(trapped, [move('c1', path, { negate: [null, 'oneFromHand'] })]).game;
    expect(lostBy(second, 'c1')).toBe(numbers.trapDamage);
    const twice = move('c1', path, { negate: ['oneFromHand', 'oneFromHand'] });
    expect(refused(trapped, twice)).toEqual({ code: 'notEnoughCards', figure: 'c1' });
    const guard = played(table, [lay('trap', [0, 2])]).game;
    const monster = move('bandit-guard-1', [[0, 2]], { negate: ['oneFromHand'], points: 3 });
    expect(refused(guard, monster)).toEqual({ code: 'cannotNegate', figure: 'bandit-guard-1' });
  });

  test('[DEATH-1] [DEATH-2] a monster killed by a trap stops there and drops its money', () => {
    const weak = played(table, [
      lay('trap', [0, 2]),
      { type: 'correctHitPoints', figure: 'bandit-guard-1', hitPoints: 1 },
    ]).game;
    const { game, events } = played(weak, [
      move(
        'bandit-guard-1',
        [
          [0, 2],
          [1, 2],
        ],
        { points: 4 },
      ),
    ]);

    expect(tableOf(game).figures.some(({ id }) => id === 'bandit-guard-1')).toBe(false);
    expect(tableOf(game).tokens.at(-1)?.at).toEqual(hex([0, 2]));
    expect(events).toContainEqual(expect.objectContaining({ path: way([0, 2]) }));
  });

  test('[WALL-5] [REVEAL-1] a character opens a closed door by entering it and can move on', () => {
    const near = played(table, [
      put('bandit-guard-1', [0, 3]),
      put('c1', [-1, 2]),
      { type: 'startTurn', figure: 'c1' },
    ]).game;
    const door = move('c1', [[-2, 3]]);
    const { game, events } = played(near, [door]);

    expect(figureIn(game, 'c1').at).toEqual(hex([-2, 3]));
    expect(tableOf(game).rooms[1]).toEqual({ room: 2, revealed: true });
    expect(events.map((event) => event.type).slice(0, 3)).toEqual([
      'figureMoved',
      'doorOpened',
      'roomRevealed',
    ]);
    const on = played(game, [move('c1', [[-3, 3]])]).game;
    expect(figureIn(on, 'c1').at).toEqual(hex([-3, 3]));
    expect(
      refused(
        near,
        move('c1', [
          [-2, 3],
          [-3, 3],
        ]),
      ),
    ).toMatchObject({
      problem: { code: 'doorMustOpenFirst', step: 1 },
    });
    const locked = played(near, [{ type: 'setDoor', door: 1, state: 'locked' }]).game;
    expect(refused(locked, door)).toMatchObject({ problem: { code: 'doorIsLocked', step: 0 } });
    const guard = played(table, [put('bandit-guard-1', [-1, 2])]).game;
    expect(refused(guard, move('bandit-guard-1', [[-2, 3]], { points: 2 }))).toMatchObject({
      problem: { code: 'doorIsClosed', step: 0 },
    });
  });

  test('[WALL-5] a door stays closed if a trap ends the move before it', () => {
    const trap = { damage: 0, conditions: ['stun'] };
    const near = played(table, [
      put('bandit-guard-1', [0, 3]),
      put('bandit-guard-3', [0, 4]),
      put('c1', [-1, 3]),
      lay('trap', [-1, 2], { trap }),
    ]).game;
    const { game } = played(near, [
      move('c1', [
        [-1, 2],
        [-2, 3],
      ]),
    ]);

    expect(figureIn(game, 'c1').at).toEqual(hex([-1, 2]));
    expect(tableOf(game).rooms[1]?.revealed).toBe(false);
  });

  test('needs a board, a placed figure and a running turn', () => {
    expect(refused(inScenario(), move('c1', [[1, 1]])).code).toBe('notNowInThisPhase');
    expect(refused(inTurns(), move('c1', [[1, 1]]))).toEqual({
      code: 'figureIsNotOnTheBoard',
      figure: 'c1',
    });
    expect(refused(table, move('nobody', [[1, 1]])).code).toBe('noSuchFigure');
    const without = { ...table, scenario: { ...tableOf(table), board: null } };
    expect(refused(without, move('c1', [[1, 1]]))).toEqual({ code: 'noBoard' });
  });
});

describe('pushFigure', () => {
  const push = (
    figure: string,
    from: readonly [number, number],
    path: readonly (readonly [number, number])[],
    rest: object = {},
  ) => ({
    ...{ type: 'pushFigure' as const, figure, from: hex(from), kind: 'push', distance: 1 },
    ...{ path: way(...path), ...rest },
  });
  const guard = 'bandit-guard-1';
  const beside = played(table, [put(guard, [1, 1])]).game;

  test('[MOVE-7] every hex of a push is farther away, and of a pull closer', () => {
    const { game, events } = played(beside, [push(guard, [0, 1], [[2, 1]])]);

    expect(figureIn(game, guard).at).toEqual(hex([2, 1]));
    expect(events[0]).toMatchObject({ type: 'figureForced', kind: 'push', rule: 'MOVE-7' });
    expect(refused(beside, push(guard, [0, 1], [[1, 0]]))).toMatchObject({
      code: 'pushIsIllegal',
      problem: { code: 'notFartherAway', step: 0 },
    });
    const far = played(table, [put(guard, [2, 1])]).game;
    const pull = push(guard, [0, 1], [[1, 1]], { kind: 'pull' });
    expect(figureIn(played(far, [pull]).game, guard).at).toEqual(hex([1, 1]));
  });

  test('[MOVE-8] moves the full number of hexes and no more', () => {
    const two = { distance: 2 };
    const open = played(beside, [put('c2', [1, 4])]).game;
    expect(refused(open, push(guard, [0, 1], [[2, 1]], two))).toMatchObject({
      problem: { code: 'notUsedInFull', hexes: 2 },
    });
    const far = push(
      guard,
      [0, 1],
      [
        [2, 1],
        [2, 2],
      ],
    );
    expect(refused(beside, far)).toMatchObject({ problem: { code: 'tooManyHexes', limit: 1 } });
  });

  test('[MOVE-5] [IMMOBILIZE-1] springs traps and moves immobilized figures', () => {
    const trapped = played(beside, [
      lay('trap', [2, 1]),
      { type: 'addCondition', figure: guard, condition: 'immobilize' },
    ]).game;
    const { game } = played(trapped, [push(guard, [0, 1], [[2, 1]])]);

    expect(lostBy(game, guard)).toBe(numbers.trapDamage);
    expect(tableOf(game).board?.laid).toEqual([]);
  });

  test('[DEATH-4] a kill by a trap belongs to the figure that pushes, not to one that walks in', () => {
    const deadly = { trap: { damage: 20, conditions: [] } };
    const trapped = played(beside, [lay('trap', [2, 1], deadly)]).game;
    const { events } = played(trapped, [push(guard, [0, 1], [[2, 1]])]);
    expect(events.find(({ type }) => type === 'died')).toMatchObject({ killer: 'c1' });
    const alone = played(trapped, [move(guard, [[2, 1]])]);
    expect(alone.events.find(({ type }) => type === 'died')).toMatchObject({ killer: null });
  });

  test('[DEATH-4] a kill by hazardous terrain belongs to the figure that pushes', () => {
    const weak = played(beside, [
      lay('hazardousTerrain', [2, 1]),
      { type: 'correctHitPoints', figure: guard, hitPoints: 1 },
    ]).game;
    const { events } = played(weak, [push(guard, [0, 1], [[2, 1]])]);
    expect(events.find(({ type }) => type === 'died')).toMatchObject({ killer: 'c1' });
  });

  test('[MOVE-7] [MOVE-12] refuses allies and immune figures', () => {
    const near = played(table, [put('c2', [1, 1])]).game;
    expect(refused(near, push('c2', [0, 1], [[2, 1]]))).toEqual({
      code: 'targetIsAlly',
      figure: 'c2',
    });
    expect(refused(beside, push(guard, [1, 1], [[2, 1]])).code).toBe('targetIsAlly');
    const immune = CONTENT.monsters().find(
      (type) => type.boss && type.levels[1]?.boss.immunities?.includes('push'),
    );
    if (!immune) return;
    const boss = {
      ...{ type: 'addMonster' as const, monster: immune.id, rank: 'boss', standee: null },
      ...{ origin: 'placed', side: 'enemies', at: hex([1, 1]) },
    };
    const fight = played(table, [boss]).game;
    const id = tableOf(fight).figures.at(-1)?.id ?? '';
    expect(refused(fight, push(id, [0, 1], [[2, 1]]))).toMatchObject({ code: 'isImmune' });
  });

  test('[RETALIATE-5] retaliate uses the distance after the push', () => {
    const fight = played(beside, [
      { type: 'startTurn', figure: 'c1' },
      { type: 'addBonus', figure: guard, kind: 'retaliate', value: 2, range: 1, lasts: 'round' },
      {
        ...{ type: 'beginAttack', attacker: 'c1', base: 1, ranged: false, range: null },
        targets: [{ figure: guard }],
      },
      { type: 'changeTarget', figure: guard, overrides: { damage: 1 } },
    ]).game;

    expect(lostBy(played(fight, [{ type: 'applyAttack' }]).game, 'c1')).toBe(2);
    const pushed = played(fight, [push(guard, [0, 1], [[2, 1]])]).game;
    expect(tableOf(pushed).attack?.targets[0]?.distanceAfterEffects).toBe(2);
    expect(lostBy(played(pushed, [{ type: 'applyAttack' }]).game, 'c1')).toBe(0);
  });
});

describe('loseFlight and springTrap', () => {
  test('[MOVE-9] losing flight over an obstacle deals damage and moves to the nearest empty hex', () => {
    const over = played(table, [lay('obstacle', [1, 1]), put('c1', [1, 1])]).game;
    const land = { type: 'loseFlight', figure: 'c1', to: null } as const;
    const { game, events } = played(over, [land]);

    expect(lostBy(game, 'c1')).toBe(numbers.trapDamage);
    expect(figureIn(game, 'c1').at).not.toEqual(hex([1, 1]));
    expect(events.map((event) => event.type)).toEqual(['damaged', 'cameDown']);
    expect(figureIn(played(over, [{ ...land, to: hex([2, 1]) }]).game, 'c1').at).toEqual(
      hex([2, 1]),
    );
    expect(refused(over, { ...land, to: hex([2, 2]) })).toEqual({ code: 'hexIsNotNearest' });
    expect(refused(table, land)).toEqual({ code: 'notOverAnObstacle', figure: 'c1' });
    const saved = played(over, [{ ...land, negate: ['oneFromHand'] }]).game;
    expect(lostBy(saved, 'c1')).toBe(0);
  });

  test('[MOVE-5] players can spring a trap on a figure or on none', () => {
    const trapped = played(table, [lay('trap', [1, 1])]).game;
    const spring = (figure: string | null) =>
      ({ type: 'springTrap', at: hex([1, 1]), figure }) as const;

    expect(lostBy(played(trapped, [spring('c1')]).game, 'c1')).toBe(numbers.trapDamage);
    const alone = played(trapped, [spring(null)]);
    expect(alone.events).toEqual([
      { type: 'trapSprung', figure: null, at: hex([1, 1]), rule: 'MOVE-5' },
    ]);
    expect(refused(alone.game, spring('c1'))).toEqual({ code: 'noSuchOverlay', kind: 'trap' });
    expect(refused(trapped, spring('nobody')).code).toBe('noSuchFigure');
    expect(refused(inScenario('55'), spring(null))).toEqual({ code: 'noBoard' });
  });

  test('[MOVE-3] figures whose card has flying can lose flight', () => {
    expect(movementOf(tableOf(table), CONTENT, figureIn(table, 'c1'))).toBe('walk');
  });
});
