/** Regression tests of scenarios whose rules were once missed. */
import { describe, expect, test } from 'vitest';
import { bookView } from '../../rules/book/bookView';
import { isLost } from '../../rules/book/goal';
import { charactersOf, monstersOf, objectivesOf } from '../../rules/figures/figures';
import { canBeFocus } from '../../rules/monsters/enemies';
import { monsterPlan } from '../../rules/monsters/plan/plan';
import { nextFigure } from '../../rules/round/turnStates';
import { roomsInReach } from '../../rules/campaign/spoilers/spoilers';
import type { FigureId } from '../../ids';
import type { Game } from '../../state';
import {
  CONTENT,
  commandOf,
  inScenario,
  played,
  refused,
  tableOf,
  type PlainCommand,
} from '../../testing/play';
import { lineTargets } from '../cards/lines/lineTargets';
import { turnsPassed } from '../../testing/wholeTurns';
import { fatalDamage } from '../figures/fatalDamage';
import { nextAct } from '../round/nextAct';

/** A card of the golem with move +1 and attack -1. */
const MOVES_ON = 742;

const open = (...rooms: readonly number[]): readonly PlainCommand[] =>
  rooms.map((room): PlainCommand => ({ type: 'revealRoom', room, by: null, anyway: true }));

const kill = (game: Game, type: string): Game =>
  played(
    game,
    monstersOf(tableOf(game))
      .filter((monster) => (monster.type as string) === type)
      .map(({ id }): PlainCommand => {
        return { type: 'sufferDamage', figure: id, amount: 999, negate: null };
      }),
  ).game;

const destroy = (game: Game, name: string, count = 1): Game =>
  played(
    game,
    objectivesOf(tableOf(game))
      .filter((each) => each.name === name)
      .slice(0, count)
      .map(({ id }): PlainCommand => {
        return { type: 'sufferDamage', figure: id, amount: 999, negate: null };
      }),
  ).game;

const inTurns = (game: Game, first = 2, second = 80): Game =>
  played(game, [
    { type: 'setInitiative', character: 'c1', leading: first, second: 90 },
    { type: 'setInitiative', character: 'c2', leading: second, second: 91 },
    { type: 'revealInitiatives' },
  ]).game;

describe('a named monster behind a door with pressure plates', () => {
  test('[SPAWN-1] the named Arcane Golem has its own hit points, and its death wins', () => {
    const game = played(inScenario('67'), open(2, 3)).game;
    const [golem] = monstersOf(tableOf(game)).filter(({ rank }) => rank === 'boss');
    expect(golem).toMatchObject({ type: 'arcane-golem', levelBonus: 1 });
    const dead = turnsPassed(kill(game, 'arcane-golem'));
    expect(nextAct(tableOf(dead), CONTENT)).toMatchObject({ kind: 'winScenario' });
  });

  test('[WALL-6] the door is open only while a character occupies a plate', () => {
    const closed = played(inScenario('67'), open(2)).game;
    const door = CONTENT.scenario('67')?.map?.doors.findIndex(({ locked }) => locked) ?? -1;
    expect(refused(closed, { type: 'openDoor', door, by: null }).code).toBe('doorIsLocked');
    const plate = CONTENT.scenario('67')?.map?.doors[door]?.locked?.heldBy?.[0]?.at;
    const [q = 0, r = 0] = plate ?? [];
    const on = played(closed, [{ type: 'placeFigure', figure: 'c1', at: { q, r } }]);
    expect(on.events).toContainEqual(expect.objectContaining({ type: 'doorOpened', door }));
    const off = played(on.game, [{ type: 'placeFigure', figure: 'c1', at: null }]);
    expect(off.events).toContainEqual(expect.objectContaining({ type: 'doorClosed', door }));
  });
});

describe('a door that a monster never enters', () => {
  /** Nim is outside, the golem beside the open door with move 3. */
  function golemActs(): { readonly game: Game; readonly golem: FigureId } {
    const ready = played(inScenario('67'), [
      ...open(2),
      { type: 'useBoard', inUse: true },
      { type: 'placeFigure', figure: 'c1', at: { q: 4, r: 10 } },
      { type: 'placeFigure', figure: 'c2', at: { q: 5, r: 6 } },
    ]).game;
    const alone = kill(kill(ready, 'cave-bear'), 'forest-imp');
    const golem = monstersOf(tableOf(alone)).find(({ rank }) => rank === 'boss')?.id;
    if (!golem) throw new Error('The plate opens its room.');
    const { game } = played(inTurns(alone, 1, 2), [
      { type: 'placeFigure', figure: golem, at: { q: 8, r: 5 } },
      { type: 'enterAbilityCard', deck: 'stone-golem', card: MOVES_ON },
      { type: 'startTurn', figure: 'c1' },
      { type: 'endTurn', figure: 'c1' },
      { type: 'endTurn', figure: 'c2' },
    ]);
    return { game, golem };
  }

  test('[SPAWN-1] a move of Arcane Golem into door 2 is refused', () => {
    const { game, golem } = golemActs();
    const move = { path: [{ q: 7, r: 5 }], movement: null, points: null };
    expect(refused(game, { type: 'moveFigure', figure: golem, ...move }).code).toBe(
      'moveIsIllegal',
    );
  });

  test('[SPAWN-1] the plan of Arcane Golem does not lead through door 2', () => {
    const { game, golem } = golemActs();
    const plan = monsterPlan(tableOf(game), CONTENT, golem);
    if (!plan.ok) throw new Error(plan.refusal.code);
    expect(plan.value.steps).not.toEqual([]);
    expect(JSON.stringify(plan.value.steps)).not.toContain('"q":7,"r":5');
  });
});

test('[REVEAL-3] figures that wake at the end of a turn join the order before the next turn', () => {
  const start = played(inScenario('79'), [{ type: 'useBoard', inUse: true }]).game;
  const { game } = played(inTurns(start, 1, 2), [
    { type: 'placeFigure', figure: 'c1', at: { q: -4, r: 0 } },
    { type: 'startTurn', figure: 'c1' },
    { type: 'endTurn', figure: 'c1' },
    { type: 'placeFigure', figure: 'c2', at: { q: 9, r: 0 } },
    { type: 'endTurn', figure: 'c2' },
  ]);
  const { phase } = tableOf(game);
  if (phase.name !== 'turns') throw new Error('Turns are running.');
  expect(phase.active).toBe(null);
  expect(nextFigure(phase)).toMatch(/^stone-golem/);
});

describe('figures that must survive', () => {
  test.each([
    ['27', 'Hail'],
    ['38', 'Orchid'],
    ['84', 'The Crystal'],
  ])('[ROUND-2] scenario %s is lost when %s dies', (id, name) => {
    const dead = destroy(inScenario(id), name);
    expect(isLost(tableOf(dead), CONTENT)).toBe(true);
    expect(nextAct(tableOf(turnsPassed(dead)), CONTENT)).toMatchObject({ kind: 'loseScenario' });
  });

  test('[ROUND-2] an end by rounds is not announced as won after a loss', () => {
    const dead = played(destroy(inScenario('27'), 'Hail'), [{ type: 'correctRound', round: 10 }]);
    const { events } = played(turnsPassed(dead.game), [{ type: 'endRound' }]);
    const ends = events.flatMap((event) => (event.type === 'bookEndSaid' ? event.won : []));
    expect(ends).not.toContain(true);
  });

  test('[ROUND-2] freed captives count as saved, killed ones do not', () => {
    const start = inScenario('44');
    const [captive] = objectivesOf(tableOf(start)).filter(({ name }) => name.startsWith('Captive'));
    const freed = played(start, [{ type: 'removeFigure', figure: captive?.id }]).game;
    expect(isLost(tableOf(freed), CONTENT)).toBe(false);
    expect(isLost(tableOf(destroy(start, 'Captive Orchid')), CONTENT)).toBe(true);
  });
});

describe('rules of the moment', () => {
  test('[SPAWN-1] six cords change attacks, and a destroyed one no longer does', () => {
    const begin = (game: Game) =>
      tableOf(
        played(inTurns(game), [
          { type: 'startTurn', figure: 'c1' },
          {
            ...{ type: 'beginAttack', attacker: 'c1', base: 3, ranged: false, range: 1 },
            targets: [{ figure: monstersOf(tableOf(game))[0]?.id, distance: 1 }],
          },
        ]).game,
      ).attack;
    const start = inScenario('42');
    expect(begin(start)).toMatchObject({ disadvantage: 1 });
    expect(begin(start)?.targets[0]?.modifiers).toMatchObject([{ n: -1, source: 'scenario' }]);
    const after = begin(destroy(start, 'Vocal Cord', 6));
    expect(after).toMatchObject({ disadvantage: 0 });
    expect(after?.targets[0]?.modifiers).toEqual([]);
  });

  test('[SPAWN-1] golems draw no card and have no turn before the plates are occupied', () => {
    const start = inScenario('79');
    const blocks = (game: Game) => {
      const { phase } = tableOf(game);
      return phase.name === 'turns' ? phase.order.map(({ id }) => id as string) : [];
    };
    expect(blocks(inTurns(start))).not.toContain('stone-golem');
    const rule = CONTENT.scenario('79')?.rules?.findIndex(({ until }) => until) ?? -1;
    const awake = played(inTurns(start), [{ type: 'endRule', rule }]).game;
    expect(blocks(awake)).toContain('stone-golem');
  });

  test('[SPAWN-1] effects are not offered before their moment', () => {
    expect(roomsInReach(tableOf(inScenario('83')), CONTENT)).not.toContain(4);
    const game = played(inScenario('83'), open(2, 3)).game;
    const isOpen = (each: Game) => tableOf(each).rooms.some((r) => r.room === 4 && r.revealed);
    expect(isOpen(game)).toBe(false);
    expect(isOpen(kill(game, 'cultist'))).toBe(true);
  });

  test('[LOOT-2] a goal treasure for Loot actions stays at the end of a turn', () => {
    const start = inScenario('7');
    const token = tableOf(start).tokens.find(
      (each) => each.kind === 'treasure' && each.treasure === 'goal',
    );
    const { events } = played(start, [
      { type: 'placeFigure', figure: 'c1', at: token?.at },
      { type: 'setInitiative', character: 'c1', leading: 1, second: 90 },
      { type: 'setInitiative', character: 'c2', leading: 2, second: 91 },
      { type: 'revealInitiatives' },
      { type: 'startTurn', figure: 'c1' },
      { type: 'endTurn', figure: 'c1' },
    ]);
    expect(events.filter(({ type }) => type === 'looted')).toEqual([]);
  });

  test('[SPAWN-1] damage to characters stays due until players apply it', () => {
    const game = played(inTurns(inScenario('42')), [{ type: 'startTurn', figure: 'c1' }]).game;
    const [due] =
      bookView(tableOf(game), CONTENT)?.due.filter((each) => each.figure === 'c1') ?? [];
    if (!due) throw new Error('Nothing is due.');
    const { events } = played(game, [{ type: 'applyRule', of: 'rules', at: due.at, figure: 'c1' }]);
    expect(events).toContainEqual(expect.objectContaining({ type: 'damaged', figure: 'c1' }));
  });

  test('[NEGATE-1] a character can lose a card instead of the fatal damage of a rule', () => {
    const { game } = played(inTurns(inScenario('42')), [
      { type: 'startTurn', figure: 'c1' },
      { type: 'correctHitPoints', figure: 'c1', hitPoints: 1 },
    ]);
    const due = bookView(tableOf(game), CONTENT)?.due.find(({ figure }) => figure === 'c1');
    const apply = { type: 'applyRule', of: 'rules', at: due?.at, figure: 'c1' } as const;
    const fatal = fatalDamage(game, commandOf(apply), CONTENT);
    expect(fatal).toMatchObject({ source: 'direct', character: { id: 'c1' } });
    const [way] = fatal?.preventions ?? [];
    expect(way?.losing).toEqual(['oneFromHand']);
    const after = tableOf(played(game, way?.commands ?? []).game);
    expect(after.figures.find(({ id }) => id === 'c1')).toMatchObject({ hitPoints: 1 });
    const nobody = { ...apply, negate: [{ figure: 'nobody', losing: 'oneFromHand' }] } as const;
    expect(refused(game, nobody).code).toBe('noSuchFigure');
  });
});

describe('the order after a door', () => {
  test('[REVEAL-3] the lowest initiative acts first, even after a corrected card', () => {
    const start = played(inTurns(inScenario('1')), [{ type: 'startTurn', figure: 'c1' }]).game;
    const { phase } = tableOf(start);
    expect(phase.name).toBe('turns');
    const opened = played(start, [{ type: 'revealRoom', room: 2, by: 'c1' }, ...open(3)]).game;
    const bones = { type: 'correctInitiative', block: 'living-bones' } as const;
    const order = (initiative: number) => {
      const after = tableOf(played(opened, [{ ...bones, initiative }]).game).phase;
      return after.name === 'turns' ? after.interrupting.map((id) => id as string) : [];
    };
    expect(order(1)).toContain('living-bones');
    expect(order(98)).not.toContain('living-bones');
    const first = played(opened, [
      { ...bones, initiative: 1 },
      { type: 'endTurn', figure: 'c1' },
    ]).game;
    const now = tableOf(first).phase;
    expect(now.name === 'turns' ? now.active : null).toMatch(/^living-bones/);
  });
});

describe('corrections', () => {
  test('[LEVEL-2] objectives follow the level and keep the damage taken', () => {
    const start = inScenario('29');
    const [door] = objectivesOf(tableOf(start));
    const { maxHitPoints: before = 0 } = door ?? {};
    const { level } = tableOf(start);
    const game = played(start, [
      { type: 'sufferDamage', figure: door?.id, amount: 2, negate: null },
      { type: 'correctScenarioLevel', level: level + 3, monsterLevel: level + 3 },
    ]).game;
    expect(objectivesOf(tableOf(game))[0]).toMatchObject({
      maxHitPoints: before + 3,
      hitPoints: before + 1,
    });
  });

  test('[LEVEL-2] says which numbers of the players do not follow the level', () => {
    const start = played(inScenario('29'), open(2)).game;
    const [, door, other] = objectivesOf(tableOf(start));
    const { level, sleeves } = tableOf(start);
    const [{ type = null } = {}] = sleeves;
    const correct = { type: 'correctScenarioLevel', level: 3, monsterLevel: 3 } as const;
    const { game, events } = played(start, [
      { type: 'correctMaxHitPoints', figure: door?.id, maxHitPoints: 40 },
      { type: 'correctSleeveLevel', monster: type, level: level + 4 },
      correct,
    ]);
    const hitPoints = objectivesOf(tableOf(game)).map(({ maxHitPoints }) => maxHitPoints);
    expect(hitPoints).toEqual([7, 40, 7]);
    expect(other?.maxHitPoints).toBe(5);
    const kept = { type: 'numbersKept', monsters: [type], figures: [door?.id] };
    expect(events).toContainEqual(kept);
    expect(played(start, [correct]).events.map((event) => event.type)).not.toContain('numbersKept');
  });

  test('the name of a destroyed objective stays known', () => {
    const game = destroy(inScenario('29'), 'Door');
    expect(tableOf(game).departed).toMatchObject([{ name: 'Door' }]);
  });

  test('[REWARD-3] a looted numbered treasure is not placed again', () => {
    const lies = (treasures: readonly number[]) => {
      const start = inScenario('4');
      const table = tableOf(start);
      const looted = { ...start, scenario: { ...table, lootedBefore: treasures } };
      const { game } = played(looted, open(2, 3, 4));
      return tableOf(game).tokens.some((each) => each.kind === 'treasure' && each.treasure === 46);
    };
    expect(lies([])).toBe(true);
    expect(lies([46])).toBe(false);
  });
});

test('[OBJECTIVE-1] only monsters named by the scenario attack its objectives and escorts', () => {
  const fought = (id: string, name: string) => {
    const begun = inScenario(id);
    const closed = tableOf(begun).rooms.filter(({ revealed }) => !revealed);
    const table = tableOf(played(begun, open(...closed.map(({ room }) => room))).game);
    const objective = objectivesOf(table).find((each) => each.name === name);
    const [monster] = monstersOf(table);
    if (!objective || !monster) throw new Error(`Scenario ${id} has ${name} and monsters.`);
    const sides = (['enemies', 'allies'] as const).map((side) => ({ ...monster, side }));
    return sides.map((actor) => canBeFocus(table, CONTENT, actor, objective));
  };
  expect(fought('36', 'Door')).toEqual([true, false]);
  expect(fought('75', 'Grave')).toEqual([false, false]);
  expect(fought('86', 'Villager')).toEqual([true, false]);
});

test('[OBJECTIVE-1] abilities do not heal figures that the scenario excludes', () => {
  const table = tableOf(inScenario('86'));
  const [healer, villager] = [charactersOf(table)[0], objectivesOf(table)[0]];
  if (!healer || !villager) throw new Error('Scenario 86 begins with villagers.');
  const onAlly = {
    affects: 'oneAllyInRange',
    range: 9,
    targets: 1,
    area: null,
    value: 3,
  } as const;
  const targetsOf = (action: Parameters<typeof lineTargets>[3]) =>
    lineTargets(table, CONTENT, healer, action).map(({ figure }) => figure);
  expect(targetsOf({ ...onAlly, kind: 'heal', effects: [] })).not.toContain(villager.id);
  expect(targetsOf({ ...onAlly, kind: 'shield' })).toContain(villager.id);
});
