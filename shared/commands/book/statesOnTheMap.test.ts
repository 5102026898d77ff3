/** Rules of scenarios that the board decides: exits, closing doors, sleepers, letters, placements. */
import { describe, expect, test } from 'vitest';
import { sameHex, type Hex } from '../../map/hexes';
import { isGoalReached, isLost } from '../../rules/book/goal';
import { mapInPlay } from '../../rules/board/inPlay';
import { monsterPlan } from '../../rules/monsters/plan/plan';
import { charactersOf, monstersOf, objectivesOf } from '../../rules/figures/figures';
import { countUndestroyed } from '../../rules/figures/stats/statOverrides';
import type { Game, Monster } from '../../state';
import { hex, placed, withCard } from '../../testing/placing';
import {
  CONTENT,
  inScenario,
  played,
  refused,
  tableOf,
  type PlainCommand,
} from '../../testing/play';
import { nextAct } from '../round/nextAct';

const at = (figure: string, place: readonly [number, number]): PlainCommand => {
  return { type: 'placeFigure', figure, at: hex(place) };
};
const BOARD: PlainCommand = { type: 'useBoard', inUse: true };
const open = (...rooms: readonly number[]): readonly PlainCommand[] =>
  rooms.map((room): PlainCommand => ({ type: 'revealRoom', room, by: null, anyway: true }));
const withTable = (game: Game, change: (table: Game['scenario'] & object) => Game['scenario']) => ({
  ...game,
  scenario: change(tableOf(game)),
});
const character = (game: Game, id: string) =>
  charactersOf(tableOf(game)).find((each) => (each.id as string) === id);

describe('a door that closes', () => {
  const inDoor = played(inScenario('67'), [
    ...open(2),
    BOARD,
    at('c1', [4, 10]),
    at('c2', [7, 5]),
  ]).game;
  const { game, events } = played(inDoor, [at('c1', [3, 10])]);

  test('[WALL-9] hurts a figure in it like a trap, and moves it off', () => {
    const before = character(inDoor, 'c2')?.hitPoints ?? 0;
    expect(character(game, 'c2')?.hitPoints).toBe(before - 3);
    expect(events).toContainEqual(expect.objectContaining({ type: 'doorClosed' }));
    const place = character(game, 'c2')?.at;
    expect(place && sameHex(place, hex([7, 5]))).toBe(false);
    expect(place).not.toBe(null);
  });

  test('[NEGATE-1] a character can negate the damage afterwards', () => {
    const { game: saved } = played(game, [
      { type: 'negateDamage', figure: 'c2', losing: 'oneFromHand' },
    ]);
    expect(character(saved, 'c2')?.hitPoints).toBe(character(inDoor, 'c2')?.hitPoints);
  });
});

describe('an exit', () => {
  const EXITS = [
    [0, 10],
    [-1, 10],
  ] as const;
  /** All treasures of scenario 71 are looted. */
  const looted = withTable(played(inScenario('71'), [BOARD, ...open(2, 3, 4)]).game, (table) => ({
    ...table,
    tokens: [],
  }));

  test('[ROUND-2] is reached once all characters stand on it', () => {
    const one = played(looted, [at('c1', EXITS[0]), at('c2', [0, 6])]).game;
    expect(isGoalReached(tableOf(one), CONTENT)).toBe(false);
    const both = played(one, [at('c2', EXITS[1])]).game;
    expect(isGoalReached(tableOf(both), CONTENT)).toBe(true);
  });

  test('[ROUND-2] counts for a character that became exhausted on it, and elsewhere it is lost', () => {
    const ready = played(looted, [at('c1', EXITS[0]), at('c2', EXITS[1])]).game;
    const there = played(ready, [{ type: 'exhaust', figure: 'c2' }]).game;
    expect(isLost(tableOf(there), CONTENT)).toBe(false);
    expect(isGoalReached(tableOf(there), CONTENT)).toBe(true);
    const elsewhere = played(ready, [at('c2', [0, 6]), { type: 'exhaust', figure: 'c2' }]).game;
    expect(isLost(tableOf(elsewhere), CONTENT)).toBe(true);
  });

  test('[ROUND-2] is asked about without the board', () => {
    const without = played(looted, [{ type: 'useBoard', inUse: false }]).game;
    const hurt = played(without, [{ type: 'exhaust', figure: 'c2' }]).game;
    expect(isLost(tableOf(hurt), CONTENT)).toBe(null);
  });
});

describe('monsters that sleep', () => {
  const drakesIn = (game: Game) =>
    monstersOf(tableOf(game)).filter(({ type }) => (type as string) === 'spitting-drake');
  const blocks = (game: Game) => {
    const { phase } = tableOf(game);
    const turns = phase.name === 'turns' ? phase.order.flatMap((block) => block.turns) : [];
    return turns.map(({ figure }) => figure as string);
  };
  const turns = (game: Game) =>
    played(game, [
      { type: 'setInitiative', character: 'c1', leading: 1, second: 90 },
      { type: 'setInitiative', character: 'c2', leading: 2, second: 91 },
      { type: 'revealInitiatives' },
      { type: 'startTurn', figure: 'c1' },
    ]).game;
  const start = turns(played(inScenario('71'), [BOARD, { type: 'placeCharacters' }]).game);
  const [drake] = drakesIn(start);
  const sleeper = (): Monster & { readonly at: Hex } => {
    if (!drake?.at) throw new Error('A drake stands in the first room.');
    return { ...drake, at: drake.at };
  };

  test('[SPAWN-1] have no card and no turn', () => {
    expect(drakesIn(start).every(({ asleep }) => asleep)).toBe(true);
    for (const { id } of drakesIn(start)) expect(blocks(start)).not.toContain(id);
  });

  test('[SPAWN-1] wake one by one when they are damaged, and join the round', () => {
    const hit = { type: 'sufferDamage', figure: sleeper().id, amount: 1, negate: null } as const;
    const { game, events } = played(start, [hit]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'sleepEnded', figure: drake?.id }),
    );
    expect(blocks(game)).toContain(drake?.id);
    expect(drakesIn(game).filter(({ asleep }) => !asleep)).toHaveLength(1);
  });

  test('[SPAWN-1] wake when a character ends a movement next to them', () => {
    const { q, r } = sleeper().at;
    const far = played(start, [at('c1', [q - 3, r + 2])]).game;
    expect(drakesIn(far).every(({ asleep }) => asleep)).toBe(true);
    const near = played(far, [at('c1', [q - 1, r + 1])]).game;
    expect(drakesIn(near).map(({ asleep }) => asleep === true)).toContain(false);
  });

  test('[SPAWN-1] wake when the players say so, once', () => {
    const wake = { type: 'wakeMonster', figure: sleeper().id } as const;
    const { game } = played(start, [wake]);
    expect(blocks(game)).toContain(drake?.id);
    expect(refused(game, wake).code).toBe('isAwake');
  });
});

describe('a monster that stays in its room', () => {
  test('[SPAWN-1] never goes through the barred door, unlike others of its type', () => {
    const ready = played(inScenario('73'), [
      ...open(2),
      BOARD,
      at('c1', [7, -3]),
      at('c2', [-2, 0]),
    ]).game;
    const guard = monstersOf(tableOf(ready)).find(({ type }) => type.startsWith('inox-guard'));
    if (!guard) throw new Error('A guard is in room 2.');
    const table = tableOf(
      played(ready, [
        { type: 'setInitiative', character: 'c1', leading: 1, second: 90 },
        { type: 'setInitiative', character: 'c2', leading: 2, second: 91 },
        { type: 'revealInitiatives' },
      ]).game,
    );
    const plan = monsterPlan(table, CONTENT, guard.id);
    if (!plan.ok) throw new Error(plan.refusal.code);
    expect(JSON.stringify(plan.value.steps)).not.toContain('"q":8,"r":-3}');
  });
});

describe('monsters that nothing affects', () => {
  const start = inScenario('79');
  const [golem] = monstersOf(tableOf(start));

  test('[CONDITION-2] gain no condition', () => {
    const stun = { type: 'addCondition', figure: golem?.id, condition: 'stun' } as const;
    expect(refused(start, stun).code).toBe('isImmune');
  });

  test('[SPAWN-1] gain them again once their rule is over', () => {
    const rule = CONTENT.scenario('79')?.rules?.findIndex(({ until }) => until) ?? -1;
    const { game } = played(start, [
      { type: 'endRule', rule },
      { type: 'addCondition', figure: golem?.id, condition: 'stun' },
    ]);
    expect(monstersOf(tableOf(game))[0]?.conditions).toMatchObject([{ name: 'stun' }]);
  });

  test('[WALL-6] plates for more characters are not in play', () => {
    const map = mapInPlay(tableOf(played(start, [BOARD]).game), CONTENT);
    const plates = map?.overlays.filter(({ kind }) => kind === 'pressurePlate');
    expect(plates).toHaveLength(3);
    expect(map?.letters.map(({ letter }) => letter)).toEqual(['a']);
  });
});

describe('several objectives of one kind', () => {
  test('[REVEAL-1] each arrives with its room, on its own hex', () => {
    const first = played(inScenario('22'), open(2)).game;
    expect(objectivesOf(tableOf(first))).toEqual([]);
    const all = objectivesOf(tableOf(played(first, [BOARD, ...open(3, 4, 5, 6)]).game));
    expect(all.map((each) => each.at)).toEqual(
      [
        [5, 0],
        [-1, 10],
        [-12, 10],
        [-8, 0],
      ].map(([q, r]) => ({ q, r })),
    );
  });

  test('[SPAWN-1] altars in closed rooms strengthen demons, too', () => {
    const printed = CONTENT.scenario('22');
    if (!printed) throw new Error('Scenario 22 is printed.');
    const game = played(inScenario('22'), open(2)).game;
    expect(countUndestroyed(tableOf(game), printed, 'Altar')).toBe(4);
  });

  test('[REVEAL-1] one that is in play before its room stands there once it is revealed', () => {
    const start = played(inScenario('68'), [BOARD]).game;
    expect(objectivesOf(tableOf(start)).map((each) => each.at)).toEqual([null]);
    const shown = played(start, open(2)).game;
    expect(objectivesOf(tableOf(shown)).map((each) => each.at)).toEqual([{ q: 5, r: 9 }]);
  });

  test('[DEATH-1] a destroyed one takes its obstacle off the map', () => {
    const start = played(inScenario('45'), [BOARD]).game;
    const [totem] = objectivesOf(tableOf(start));
    const obstacles = (game: Game) =>
      mapInPlay(tableOf(game), CONTENT)?.overlays.filter(
        ({ type, isShown }) => type === 'totem' && isShown,
      ).length;
    expect(obstacles(start)).toBe(1);
    const hit = { type: 'sufferDamage', figure: totem?.id, amount: 99, negate: null } as const;
    expect(obstacles(played(start, [hit]).game)).toBe(0);
  });
});

describe('letters of the scenario book on the map', () => {
  test('[SPAWN-1] a spawned figure goes to the hex of its letter without a question', () => {
    const start = played(inScenario('3'), [{ type: 'placeCharacters' }]).game;
    const act = nextAct(tableOf(played(start, [{ type: 'placeSpawn', spawn: 0 }]).game), CONTENT);
    expect(act).toMatchObject({ kind: 'bringOn', command: { at: { q: -7, r: -3 } } });
  });
});

test('[SPAWN-1] [FOCUS-1] summons leave sleeping monsters alone', () => {
  const start = played(inScenario('71'), [BOARD, { type: 'placeCharacters' }]).game;
  const summoned = played(start, [
    { type: 'setInitiative', character: 'c1', leading: 1, second: 90 },
    { type: 'setInitiative', character: 'c2', leading: 2, second: 91 },
    { type: 'revealInitiatives' },
    { type: 'startTurn', figure: 'c1' },
    {
      ...{ type: 'addSummon', owner: 'c1', name: 'Rat', colour: 'red', hitPoints: 4, attack: 1 },
      ...{ move: 6, range: 0, shield: 0, retaliate: 0, flying: false, attackEffects: [], at: null },
    },
  ]).game;
  const table = withCard(tableOf(summoned), 'spitting-drake', 1);
  const rat = table.figures.find(({ kind }) => kind === 'summon');
  const others = monstersOf(table).filter(({ asleep }) => !asleep);
  if (!rat) throw new Error('The rat was summoned.');
  const alone = placed(table, Object.fromEntries(others.map(({ id }) => [id, null])));
  const plan = monsterPlan(alone, CONTENT, rat.id);
  if (!plan.ok) throw new Error(plan.refusal.code);
  expect(JSON.stringify(plan.value)).not.toContain('spitting-drake');
});
