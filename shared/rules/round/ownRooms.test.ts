import { describe, expect, test } from 'vitest';
import { apply } from '../../commands/apply';
import { nextAct } from '../../commands/round/nextAct';
import type { Content } from '../../content/content';
import { contentFrom } from '../../content/content';
import { packOfScenario } from '../../content/customScenarios/asPack';
import { withPacks } from '../../content/packs/packs';
import { readCustomScenario } from '../../content/customScenarios/read';
import type { GameEvent } from '../../events';
import type { Game } from '../../state';
import { shippedContent, shippedFile } from '../../testing/content';
import { MILL } from '../../testing/mill';
import { commandOf, party, tableOf, type PlainCommand } from '../../testing/play';
import { hex } from '../../testing/placing';
import { seeded } from '../../testing/seeded';
import { mapInPlay } from '../board/inPlay';

const printed = shippedContent();

const ESCORT = {
  ...{ index: 1, name: 'Captive', role: 'escort', hitPoints: 'C*3', count: 1, initiative: 40 },
  ...{
    at: [0, 2],
    path: [
      [0, 3],
      [0, 4],
      [-1, 4],
      [-1, 5],
    ],
    move: 'C',
  },
} as const;

function readMill(change: object, lock?: object) {
  const doors = MILL.map.doors.map((door) => ({ ...door, ...(lock && { locked: lock }) }));
  return readCustomScenario({ ...MILL, map: { ...MILL.map, doors }, ...change }, printed);
}

/** The mill with an escort, or a locked door. */
function millWith(change: object, lock?: object): Content {
  const read = readMill(change, lock);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return contentFrom(withPacks(shippedFile, [packOfScenario(read.value)]));
}

function problems(change: object, lock?: object) {
  const read = readMill(change, lock);
  if (read.ok || read.refusal.code !== 'contentIsWrong') return [];
  return read.refusal.problems.map(({ path, code }) => `${path}: ${code}`);
}

function withEscort(change: object = {}) {
  const rooms = MILL.rooms.map((room) =>
    room.room === 1 ? { ...room, objectives: [{ objective: 1 }] } : room,
  );
  return { rooms, objectives: [{ ...ESCORT, ...change }] };
}

function at(content: Content, commands: readonly PlainCommand[]) {
  const start: PlainCommand = {
    type: 'startScenario',
    ...{ scenario: MILL.id, characters: ['c1', 'c2'] },
    ...{ level: null, anyway: true },
  };
  const events: GameEvent[] = [];
  const game = [start, ...commands].reduce<Game>((now, command) => {
    const result = apply(now, commandOf(command), seeded(1), content);
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    events.push(...result.value.events);
    return result.value.next;
  }, party());
  return { game, scenario: tableOf(game), events };
}

const refused = (game: Game, content: Content, command: PlainCommand) => {
  const result = apply(game, commandOf(command), seeded(1), content);
  return result.ok ? null : result.refusal.code;
};

const doorOf = (content: Content, commands: readonly PlainCommand[]) =>
  mapInPlay(at(content, commands).scenario, content)?.doors[0]?.state;

const ROUND: readonly PlainCommand[] = [
  { type: 'setInitiative', character: 'c1', leading: 10, second: 50 },
  { type: 'setInitiative', character: 'c2', leading: 90, second: 50 },
  { type: 'revealInitiatives' },
];
const GUARD = { type: 'bandit-guard', id: 'bandit-guard-1' };
const KILL: PlainCommand = { type: 'sufferDamage', figure: GUARD.id, amount: 99, negate: null };

describe('locked doors', () => {
  test('[WALL-6] a lock without conditions is opened by the players, and the room behind it stays hidden', () => {
    const content = millWith({}, {});
    const { game } = at(content, []);
    expect(doorOf(content, [])).toBe('locked');
    expect(refused(game, content, { type: 'openDoor', door: 0, by: null })).toBe('doorIsLocked');
    expect(refused(game, content, { type: 'revealRoom', room: 2, by: null })).toBe('doorIsLocked');
    const unlock = { type: 'setDoor', door: 0, state: 'closed' } as const;
    expect(doorOf(content, [unlock, { type: 'openDoor', door: 0, by: null }])).toBe('open');
  });

  test('[WALL-6] the last death of a type unlocks the door for good', () => {
    const content = millWith({}, { fallen: { monster: GUARD.type } });
    const { scenario, events } = at(content, [KILL]);
    expect(scenario.figures.some(({ id }) => id === GUARD.id)).toBe(false);
    expect(events).toContainEqual({ type: 'doorUnlocked', door: 0, rule: 'WALL-6' });
    expect(doorOf(content, [KILL])).toBe('closed');
    const lock = { type: 'setDoor', door: 0, state: 'locked' } as const;
    expect(doorOf(content, [KILL, lock, ...ROUND])).toBe('locked');
  });

  test('[WALL-6] the number of deaths may depend on the characters, and a lock may wait for a round', () => {
    expect(doorOf(millWith({}, { fallen: { monster: GUARD.type, count: 'C' } }), [KILL])).toBe(
      'locked',
    );
    expect(doorOf(millWith({}, { fallen: { monster: GUARD.type, count: 'C-1' } }), [KILL])).toBe(
      'closed',
    );
    expect(doorOf(millWith({}, { round: 1 }), [])).toBe('locked');
    expect(doorOf(millWith({}, { round: 1 }), ROUND)).toBe('closed');
    expect(doorOf(millWith({}, { round: 2 }), ROUND)).toBe('locked');
  });

  test('[WALL-6] the death of an escort unlocks a door, too', () => {
    const content = millWith(withEscort(), { objective: 1 });
    const escort = at(content, []).scenario.figures.find(({ kind }) => kind === 'objective');
    expect(doorOf(content, [])).toBe('locked');
    const fall = { type: 'sufferDamage', figure: escort?.id, amount: 99, negate: null } as const;
    expect(doorOf(content, [fall])).toBe('closed');
  });

  test('a lock that waits for its own room, for nothing or for an invalid number is a problem', () => {
    const place = 'map.doors[0].locked';
    expect(problems({}, { fallen: { monster: 'bandit-archer' } })).toContain(
      `${place}: neverUnlocked`,
    );
    expect(problems({}, { fallen: { monster: 'nobody' } })).toContain(
      `${place}.fallen.monster: unknownMonster`,
    );
    expect(problems({}, { objective: 7 })).toEqual([`${place}: neverUnlocked`]);
    expect(problems({}, { fallen: { monster: GUARD.type, count: 'C/(L-L)' } })).toEqual([
      `${place}.fallen.count: wrongFormula`,
    ]);
  });
});

describe('escorts with a path', () => {
  const content = millWith(withEscort());
  const away: readonly PlainCommand[] = [
    { type: 'useBoard', inUse: true },
    { type: 'placeCharacters' },
    ...ROUND,
  ];

  /** Plays until the escort's turn and skips the other figures. */
  function inItsTurn(commands: readonly PlainCommand[]) {
    const { game } = at(content, commands);
    const escort = tableOf(game).figures.find(({ kind }) => kind === 'objective');
    let now = game;
    const take = (command: PlainCommand) => {
      const result = apply(now, commandOf(command), seeded(1), content);
      if (!result.ok) throw new Error(JSON.stringify(result.refusal));
      now = result.value.next;
    };
    for (let step = 0; step < 20; step += 1) {
      const { phase } = tableOf(now);
      if (phase.name !== 'turns') break;
      if (phase.active === escort?.id) return { game: now, escort };
      if (phase.active === null) {
        const act = nextAct(tableOf(now), content);
        if (act.kind !== 'startTurn') break;
        take(act.command);
      } else take({ type: 'endTurn', figure: phase.active });
    }
    throw new Error('The escort has no turn.');
  }

  test('an escort starts where its room says, with the hit points of the party', () => {
    const escort = at(content, []).scenario.figures.find(({ kind }) => kind === 'objective');
    expect(escort).toMatchObject({ name: 'Captive', hitPoints: 6, at: hex([0, 2]) });
  });

  test('[OBJECTIVE-2] the amber button of its turn moves it along its path, once per turn', () => {
    const { game, escort } = inItsTurn(away);
    const act = nextAct(tableOf(game), content);
    expect(act).toMatchObject({
      kind: 'walkPath',
      command: { figure: escort?.id, path: [hex([0, 3]), hex([0, 4])] },
    });
    if (act.kind !== 'walkPath') return;
    const gone = apply(game, act.command, seeded(1), content);
    if (!gone.ok) throw new Error(gone.refusal.code);
    const after = tableOf(gone.value.next);
    expect(after.figures.find(({ id }) => id === escort?.id)?.at).toEqual(hex([0, 4]));
    expect(nextAct(after, content).kind).toBe('endTurn');
  });

  test('[OBJECTIVE-2] it stops before obstacles, and continues from next to its path', () => {
    const put = (figure: string, to: readonly [number, number]): PlainCommand => {
      return { type: 'placeFigure', figure, at: hex(to) };
    };
    const blocked = inItsTurn([...away, put(GUARD.id, [0, 4])]);
    expect(nextAct(tableOf(blocked.game), content)).toMatchObject({
      command: { path: [hex([0, 3])] },
    });
    const escort = blocked.escort?.id ?? '';
    const beside = inItsTurn([...away, put(escort, [1, 3])]);
    expect(nextAct(tableOf(beside.game), content)).toMatchObject({
      command: { path: [hex([0, 4]), hex([-1, 4])] },
    });
    const held = inItsTurn([...away, { type: 'addCondition', figure: escort, condition: 'stun' }]);
    expect(nextAct(tableOf(held.game), content).kind).toBe('endTurn');
  });

  test('a path with a gap, through a wall, of an objective or without a turn is a problem', () => {
    expect(problems(withEscort({ path: [[0, 4]] }))).toEqual(['objectives[0].path[0]: pathHasGap']);
    expect(
      problems(
        withEscort({
          path: [
            [0, 1],
            [0, 0],
            [0, -1],
            [0, -2],
          ],
        }),
      ),
    ).toContain('objectives[0].path[3]: offTheMap');
    expect(problems(withEscort({ role: 'objective' }))).toEqual([
      'objectives[0].path: onlyEscortsWalk',
    ]);
    expect(problems(withEscort({ initiative: undefined }))).toEqual([
      'objectives[0].initiative: missing',
    ]);
    expect(problems(withEscort({ at: [3, 1] }))).toContain('objectives[0].at: monsterOnStart');
    expect(problems(withEscort({ hitPoints: 'C/0' }))).toEqual([
      'objectives[0].hitPoints: wrongFormula',
    ]);
  });
});
