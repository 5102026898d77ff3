import { describe, expect, test } from 'vitest';
import { readCommand } from '../shapes';
import { boardInPlay, isOnTheMap, mapInPlay } from '../../rules/board/inPlay';
import { monstersOf } from '../../rules/figures/figures';
import type { Game, Scenario } from '../../state';
import { hex } from '../../testing/placing';
import { CONTENT, inScenario, inTurns, played, refused, tableOf } from '../../testing/play';

const START = hex([3, 1]);
const DOOR = 1;

const boardOf = (game: Game) => {
  const { board } = tableOf(game);
  if (!board) throw new Error('There is no board.');
  return board;
};
const atOf = (scenario: Scenario, id: string) =>
  scenario.figures.find((figure) => figure.id === id)?.at;

describe('useBoard and placeFigure', () => {
  test('placing a figure starts using the board', () => {
    const { game, events } = played(inScenario(), [
      { type: 'placeFigure', figure: 'c1', at: START },
    ]);

    expect(atOf(tableOf(game), 'c1')).toEqual(START);
    expect(boardOf(game).inUse).toBe(true);
    expect(events).toEqual([{ type: 'figurePlaced', figure: 'c1', at: START }]);
    const off = played(game, [
      { type: 'placeFigure', figure: 'c1', at: null },
      { type: 'useBoard', inUse: false },
      { type: 'useBoard', inUse: false },
    ]);
    expect(atOf(tableOf(off.game), 'c1')).toBeNull();
    expect(boardOf(off.game).inUse).toBe(false);
    expect(off.events.map((event) => event.type)).toEqual(['figurePlaced', 'boardUsed']);
  });

  test('a figure can only be placed on a free hex of a revealed room', () => {
    const game = inScenario();
    const put = (figure: string, at: readonly [number, number]) =>
      ({ type: 'placeFigure', figure, at: hex(at) }) as const;

    expect(refused(game, put('c1', [90, 90]))).toEqual({ code: 'hexIsNotOnTheMap' });
    expect(refused(game, put('c1', [-4, 3]))).toEqual({ code: 'hexIsNotOnTheMap' });
    expect(refused(game, put('c1', [-2, 3]))).toEqual({ code: 'hexIsNotOnTheMap' });
    expect(refused(game, put('c1', [-1, 2]))).toEqual({ code: 'hexIsTaken' });
    expect(refused(game, put('nobody', [0, 0])).code).toBe('noSuchFigure');
    const own = played(game, [put('bandit-guard-1', [-1, 2])]);
    expect(atOf(tableOf(own.game), 'bandit-guard-1')).toEqual(hex([-1, 2]));
    expect(refused(inScenario('55'), put('c1', [0, 0]))).toEqual({ code: 'noBoard' });
    expect(refused(inScenario('55'), { type: 'useBoard', inUse: true })).toEqual({
      code: 'noBoard',
    });
  });

  test('all unplaced characters are placed on free starting hexes in one step', () => {
    const one = played(inScenario(), [{ type: 'placeFigure', figure: 'c1', at: START }]).game;
    const { game, events } = played(one, [{ type: 'placeCharacters' }]);
    const starts = mapInPlay(tableOf(game), CONTENT)?.starts ?? [];
    const characters = tableOf(game).figures.filter(({ kind }) => kind === 'character');
    for (const { at } of characters) expect(starts).toContainEqual(at);
    expect(new Set(characters.map(({ at }) => JSON.stringify(at))).size).toBe(characters.length);
    expect(events).toHaveLength(characters.length - 1);
    expect(refused(game, { type: 'placeCharacters' })).toEqual({ code: 'nobodyToPlace' });
    expect(refused(inScenario('55'), { type: 'placeCharacters' })).toEqual({ code: 'noBoard' });
  });

  test('an exhausted character cannot be placed again', () => {
    const game = played(inScenario(), [{ type: 'exhaust', figure: 'c1' }]).game;

    expect(refused(game, { type: 'placeFigure', figure: 'c1', at: START }).code).toBe(
      'figureIsDown',
    );
  });
});

describe('doors', () => {
  test('[WALL-5] [REVEAL-1] opening a door reveals its room, with or without the board', () => {
    const { game, events } = played(inScenario(), [{ type: 'openDoor', door: DOOR, by: null }]);

    expect(tableOf(game).rooms).toEqual([
      { room: 1, revealed: true },
      { room: 2, revealed: true },
      { room: 3, revealed: false },
    ]);
    expect(isOnTheMap(tableOf(game), CONTENT, hex([-2, 3]))).toBe(true);
    expect(monstersOf(tableOf(game)).some(({ type }) => type === 'bandit-archer')).toBe(true);
    expect(events.map((event) => event.type).slice(0, 2)).toEqual(['doorOpened', 'roomRevealed']);
    expect(boardOf(game).inUse).toBe(false);
    expect(refused(game, { type: 'openDoor', door: DOOR, by: null })).toEqual({
      code: 'doorIsOpen',
      door: DOOR,
    });
  });

  test('[REVEAL-3] revealed monsters join the round, and faster types act after the turn', () => {
    const turns = played(inTurns([80, 90]), [
      { type: 'enterAbilityCard', deck: 'guard', card: 524 },
      { type: 'startTurn', figure: 'bandit-guard-3' },
      { type: 'endBlock', block: 'bandit-guard' },
    ]).game;
    const { game, events } = played(turns, [{ type: 'openDoor', door: DOOR, by: 'c1' }]);
    const { phase } = tableOf(game);

    expect(events).toContainEqual({
      type: 'turnsInserted',
      blocks: expect.arrayContaining(['bandit-archer', 'bandit-guard']) as unknown,
      rule: 'REVEAL-3',
    });
    if (phase.name !== 'turns') throw new Error('The round is not played.');
    const initiatives = phase.interrupting.map(
      (block) => phase.order.find((each) => each.id === block)?.initiative ?? 0,
    );
    expect(initiatives).toEqual(initiatives.toSorted((a, b) => a - b));
    const next = played(game, [{ type: 'endTurn', figure: 'c1' }]).game;
    const after = tableOf(next).phase;
    const first = phase.order.find((block) => block.id === phase.interrupting[0]);
    const waiting = first?.turns.find((turn) => turn.state === 'waiting');
    expect(after.name === 'turns' && after.active).toBe(waiting?.figure);
  });

  test('[REVEAL-4] monsters nearest to the revealing character get the last standees', () => {
    const put = (at: readonly [number, number]) =>
      ({ type: 'placeFigure', figure: 'c1', at: hex(at) }) as const;
    const standing = monstersOf(tableOf(inScenario())).map(({ standee }) => standee);
    const free = [1, 2, 3, 4, 5, 6].filter((standee) => !standing.includes(standee));
    const filled = free.slice(1).map((standee) => ({
      ...({ type: 'addMonster', monster: 'bandit-guard', rank: 'normal', standee } as const),
      ...{ origin: 'placed', side: 'enemies', at: null },
    }));
    const game = played(inScenario(), [
      put([-1, 4]),
      ...filled,
      { type: 'openDoor', door: DOOR, by: 'c1' },
    ]).game;
    const guards = monstersOf(tableOf(game)).filter(({ type }) => type === 'bandit-guard');

    // Both are three hexes from the door; around the wall (-5, 4) is nearer to the lower figure.
    expect(guards).toHaveLength(6);
    expect(guards.at(-1)?.at).toEqual(hex([-5, 4]));
  });

  test('revealing a room opens its door', () => {
    const game = played(inScenario(), [
      { type: 'revealRoom', room: 2, by: null, anyway: true },
    ]).game;

    expect(boardOf(game).doors).toEqual([{ door: DOOR, state: 'open' }]);
    const far = played(inScenario(), [
      { type: 'revealRoom', room: 3, by: null, anyway: true },
    ]).game;
    expect(boardOf(far).doors).toEqual([]);
  });

  test('correcting a door reveals no room, and a door with a figure cannot be closed', () => {
    const set = (state: string) => ({ type: 'setDoor', door: DOOR, state }) as const;
    const locked = played(inScenario(), [set('locked'), set('locked')]);

    expect(locked.events).toEqual([{ type: 'doorCorrected', door: DOOR, state: 'locked' }]);
    expect(refused(locked.game, { type: 'openDoor', door: DOOR, by: null }).code).toBe(
      'doorIsLocked',
    );
    const open = played(locked.game, [set('open')]).game;
    expect(tableOf(open).rooms[1]?.revealed).toBe(false);
    const inDoor = played(open, [{ type: 'placeFigure', figure: 'c1', at: hex([-2, 3]) }]).game;
    expect(refused(inDoor, set('closed'))).toEqual({ code: 'hexIsTaken' });
    expect(played(open, [set('closed')]).events).toHaveLength(1);
  });

  test('an unknown door is refused', () => {
    for (const door of [0, 2, 99]) {
      const refusal = { code: 'noSuchDoor', door };
      expect(refused(inScenario(), { type: 'openDoor', door, by: null })).toEqual(refusal);
      expect(refused(inScenario(), { type: 'setDoor', door, state: 'open' })).toEqual(refusal);
    }
    expect(refused(inScenario(), { type: 'openDoor', door: DOOR, by: 'nobody' }).code).toBe(
      'noSuchFigure',
    );
  });
});

describe('overlays', () => {
  const lay = (kind: string, ...hexes: readonly (readonly [number, number])[]) =>
    ({ type: 'layOverlay', kind, hexes: hexes.map(hex) }) as const;

  test('overlays placed on free hexes change the board', () => {
    const game = played(inScenario(), [
      lay('obstacle', [1, 1], [1, 2]),
      lay('hazardousTerrain', [-1, 2]),
    ]).game;
    const board = boardInPlay(tableOf(game), CONTENT);

    expect(board?.map.terrain.obstacle).toEqual([hex([1, 1]), hex([1, 2])]);
    expect(board?.map.terrain.hazard).toEqual([hex([-1, 2])]);
    expect(new Set(boardOf(game).laid.map(({ id }) => id)).size).toBe(2);
    expect(refused(game, lay('trap', [1, 1]))).toEqual({ code: 'hexIsTaken' });
    expect(refused(game, lay('obstacle', [-1, 3]))).toEqual({ code: 'hexIsTaken' });
    expect(refused(game, lay('trap', [0, 1], [0, 1]))).toEqual({ code: 'hexTwice' });
    expect(refused(game, lay('trap', [0, 1], [2, 1]))).toEqual({ code: 'hexesApart' });
    expect(refused(game, lay('trap', [-6, 4]))).toEqual({ code: 'hexIsNotOnTheMap' });
    const trap = { damage: 3, conditions: [] };
    expect(refused(game, { ...lay('obstacle', [0, 1]), trap })).toEqual({ code: 'onlyTrapsHarm' });
    expect(refused(inScenario('55'), lay('trap', [0, 0]))).toEqual({ code: 'noBoard' });
  });

  test('removing takes a whole obstacle, or one hex of any other overlay', () => {
    const two = played(inScenario(), [
      lay('obstacle', [1, 1], [1, 2]),
      lay('difficultTerrain', [0, 1], [0, 2]),
    ]).game;
    const game = played(two, [
      { type: 'removeOverlay', kind: 'obstacle', at: hex([1, 2]) },
      { type: 'removeOverlay', kind: 'difficultTerrain', at: hex([0, 2]) },
    ]).game;

    expect(boardOf(game).laid.map(({ hexes }) => hexes)).toEqual([[hex([0, 1])]]);
    const gone = { type: 'removeOverlay', kind: 'obstacle', at: hex([1, 1]) } as const;
    expect(refused(game, gone)).toEqual({ code: 'noSuchOverlay', kind: 'obstacle' });
    const rooms = played(inScenario(), [
      { type: 'openDoor', door: DOOR, by: null },
      { type: 'openDoor', door: 0, by: null },
      { type: 'removeOverlay', kind: 'obstacle', at: hex([-9, 7]) },
      { type: 'removeOverlay', kind: 'trap', at: hex([-6, 4]) },
    ]).game;
    const left = mapInPlay(tableOf(rooms), CONTENT)?.overlays ?? [];
    expect(left.filter(({ kind }) => kind === 'obstacle')).toHaveLength(1);
    expect(left.filter(({ kind }) => kind === 'trap')).toHaveLength(1);
  });
});

describe('tokens and sights', () => {
  test('a token is placed on a hex or removed', () => {
    const game = played(inScenario(), [{ type: 'addMoneyToken', amount: 2, at: null }]).game;
    const [token] = tableOf(game).tokens;
    const put = (at: readonly [number, number] | null) =>
      ({ type: 'placeToken', token: token?.id, at: at && hex(at) }) as const;

    expect(tableOf(played(game, [put([0, 1])]).game).tokens[0]?.at).toEqual(hex([0, 1]));
    expect(tableOf(played(game, [put([0, 1]), put(null)]).game).tokens[0]?.at).toBeNull();
    expect(refused(game, put([-4, 3]))).toEqual({ code: 'hexIsNotOnTheMap' });
    expect(refused(game, { type: 'placeToken', token: 'x', at: null }).code).toBe('noSuchToken');
    expect(refused(game, { type: 'addMoneyToken', amount: 1, at: hex([-4, 3]) })).toEqual({
      code: 'hexIsNotOnTheMap',
    });
    const without = inScenario('55');
    expect(() =>
      played(without, [{ type: 'addMoneyToken', amount: 1, at: hex([9, 9]) }]),
    ).not.toThrow();
  });

  test('[LOS-4] players can grant a line of sight and withdraw it', () => {
    const pair = { from: hex([0, 0]), to: hex([0, 1]) };
    const allowed = played(inScenario(), [
      { type: 'allowSight', ...pair },
      { type: 'allowSight', from: pair.to, to: pair.from },
    ]);

    expect(boardOf(allowed.game).allowedSights).toEqual([[pair.from, pair.to]]);
    expect(allowed.events).toHaveLength(1);
    const forbid = { type: 'forbidSight', from: pair.to, to: pair.from } as const;
    const back = played(allowed.game, [forbid]).game;
    expect(boardOf(back).allowedSights).toEqual([]);
    expect(refused(back, forbid)).toEqual({ code: 'noSuchSight' });
    expect(refused(back, { type: 'allowSight', from: pair.from, to: pair.from })).toEqual({
      code: 'hexTwice',
    });
    expect(refused(back, { type: 'allowSight', from: pair.from, to: hex([-4, 3]) })).toEqual({
      code: 'hexIsNotOnTheMap',
    });
    expect(refused(inScenario('55'), { type: 'allowSight', ...pair })).toEqual({ code: 'noBoard' });
    expect(refused(inScenario('55'), forbid)).toEqual({ code: 'noBoard' });
  });
});

describe('arriving figures', () => {
  const bones = (rest: object) => ({
    ...{ type: 'addMonster' as const, monster: 'living-bones', rank: 'normal', standee: null },
    ...{ origin: 'placed', side: 'enemies', at: null },
    ...rest,
  });

  test('figures can only arrive on hexes of the map', () => {
    const put = bones({ at: hex([-4, 3]) });
    expect(refused(inScenario(), put)).toEqual({ code: 'hexIsNotOnTheMap' });
    expect(refused(inScenario(), bones({ at: hex([-1, 2]), origin: 'summoned' }))).toEqual({
      code: 'hexIsTaken',
    });
  });

  test('[SUMMON-7] a spawned monster arrives on the nearest empty hex', () => {
    const game = played(inScenario(), [bones({ at: hex([-1, 2]), origin: 'spawned' })]).game;
    const at = monstersOf(tableOf(game)).find(({ type }) => type === 'living-bones')?.at;

    expect(at).not.toBeNull();
    expect(at).not.toEqual(hex([-1, 2]));
  });

  test('[SUMMON-5] a monster summons on the adjacent hex nearest to an enemy, or not at all', () => {
    const table = played(inScenario(), [
      { type: 'placeFigure', figure: 'c1', at: hex([3, 1]) },
      { type: 'placeFigure', figure: 'bandit-guard-1', at: hex([1, 1]) },
    ]).game;
    const summon = bones({ origin: 'summoned', summoner: 'bandit-guard-1' });
    const at = monstersOf(tableOf(played(table, [summon]).game)).at(-1)?.at;

    expect(at).toEqual(hex([2, 1]));
    expect(refused(table, { ...summon, at: hex([3, 2]) })).toEqual({
      code: 'noFreeHex',
      figure: 'bandit-guard-1',
    });
    expect(refused(table, { ...summon, summoner: 'nobody' }).code).toBe('noSuchFigure');
    const walls = [
      [2, 1],
      [1, 2],
      [0, 2],
      [0, 1],
      [1, 0],
      [2, 0],
    ] as const;
    const shown = walls.map(hex).filter((each) => isOnTheMap(tableOf(table), CONTENT, each));
    const full = played(
      table,
      shown.map((each) => ({ type: 'layOverlay', kind: 'obstacle', hexes: [each] })),
    ).game;
    expect(refused(full, summon)).toEqual({ code: 'noFreeHex', figure: 'bandit-guard-1' });
  });

  test('[SUMMON-6] a character summons on an adjacent empty hex, not across a wall', () => {
    const summon = (at: readonly [number, number] | null) => ({
      ...{ type: 'addSummon' as const, owner: 'c1', name: 'Rats', colour: 'blue', hitPoints: 4 },
      ...{ attack: 1, move: 1, range: 0, shield: 0, retaliate: 0, flying: false },
      ...{ attackEffects: [], at: at && hex(at) },
    });
    const table = played(inScenario(), [
      { type: 'placeFigure', figure: 'c1', at: hex([3, 1]) },
      { type: 'layOverlay', kind: 'trap', hexes: [hex([2, 1])] },
    ]).game;
    const at = (game: Game) => tableOf(game).figures.find(({ kind }) => kind === 'summon')?.at;

    expect(at(played(table, [summon([3, 2])]).game)).toEqual(hex([3, 2]));
    expect(at(played(table, [summon(null)]).game)).not.toBeNull();
    expect(refused(table, summon([2, 1])).code).toBe('noFreeHex');
    expect(refused(table, summon([0, 1])).code).toBe('noFreeHex');
    expect(refused(table, summon([9, 9])).code).toBe('hexIsNotOnTheMap');
  });
});

describe('coordinates', () => {
  const path = [hex([1, 1]), { q: 1.5, r: 2 }];

  test.each([
    ['at', { type: 'placeFigure', figure: 'c1', at: { q: 0.5, r: 1 } }],
    ['at', { type: 'addMoneyToken', amount: 1, at: { q: 1e9, r: 1 } }],
    ['path.1', { type: 'moveFigure', figure: 'c1', path, movement: null, points: null }],
    ['hexes.0', { type: 'layOverlay', kind: 'trap', hexes: [{ q: 501, r: 0 }] }],
    ['to', { type: 'allowSight', from: hex([0, 0]), to: { q: 0, r: -501 } }],
  ] as const)('coordinates that are fractions or too large are refused: %s', (part, command) => {
    expect(readCommand(command)).toEqual(command);
    expect(refused(inScenario(), command)).toEqual({ code: 'notAHex', part });
    expect(refused(inScenario('55'), command)).toEqual({ code: 'notAHex', part });
  });

  test('coordinates that are not numbers do not parse', () => {
    for (const q of ['1', null, Number.NaN, Number.POSITIVE_INFINITY, undefined]) {
      expect(readCommand({ type: 'placeFigure', figure: 'c1', at: { q, r: 0 } })).toBeNull();
    }
    expect(readCommand({ type: 'placeFigure', figure: 'c1', at: { q: -0, r: 0 } })).toEqual({
      type: 'placeFigure',
      figure: 'c1',
      at: { q: 0, r: 0 },
    });
  });
});
