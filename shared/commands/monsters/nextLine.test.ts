import { describe, expect, test } from 'vitest';
import { id, type FigureId } from '../../ids';
import { distance, neighbours } from '../../map/hexes';
import { performOwnLines } from '../../rules/monsters/abilityLines';
import { withCardBonus } from '../../rules/attack/bonuses/monsterBonus';
import { monsterLines, type MonsterLine } from '../../rules/monsters/turnLines';
import { findFigure, monstersOf } from '../../rules/figures/figures';
import type { Game, Scenario } from '../../state';
import { aMonster } from '../../testing/builders';
import { hex, inTurnOf, onlyWith, placed, withCard, withConditions } from '../../testing/placing';
import { inTurns, played, tableOf, CONTENT, type PlainCommand } from '../../testing/play';
import { nextAct } from '../round/nextAct';

type Place = readonly [number, number];

const scouts = [1, 2, 3].map((standee) => aMonster({ type: id('vermling-scout'), standee }));

interface Turn {
  readonly board?: boolean;
  readonly places?: Readonly<Record<string, Place>>;
  readonly change?: (scenario: Scenario, acting: FigureId) => Scenario;
}

/** The turn of a monster alone with both characters, with a card of its deck. */
function turnOf(
  monster: string,
  card: number,
  { board = true, places = {}, change = (next) => next }: Turn = {},
): { readonly game: Game; readonly acting: FigureId } {
  const type = CONTENT.monster(id(monster));
  if (!type) throw new Error(`No monster ${monster}.`);
  const added = played(inTurns(), [
    {
      ...{ type: 'addMonster', monster, rank: type.boss ? 'boss' : 'normal', standee: null },
      ...{ origin: 'placed', side: 'enemies', at: null, summoner: null },
    },
  ]).game;
  const acting = monstersOf(tableOf(added)).find((each) => each.type === type.id)?.id;
  if (!acting) throw new Error(`${monster} did not come.`);
  const alone = onlyWith(tableOf(added), ['c1', 'c2', acting]);
  const stand = placed(alone, { c1: [2, 2], c2: [3, 1], [acting]: places['it'] ?? [1, 1] });
  const held = withCard(placed(stand, places), type.deck, card);
  const inUse = { ...held, board: held.board && { ...held.board, inUse: board } };
  return { game: { ...added, scenario: change(inTurnOf(inUse, acting), acting) }, acting };
}

function next(game: Game) {
  return nextAct(tableOf(game), CONTENT);
}

/** The game after one press, with the first option chosen. */
function pressed(game: Game): Game {
  const act = next(game);
  const command = 'command' in act ? act.command : 'options' in act && act.options[0]?.command;
  if (!command) throw new Error(`Nothing to press: ${act.kind}.`);
  return played(game, [command]).game;
}

function linesOf({ game, acting }: ReturnType<typeof turnOf>): readonly MonsterLine[] {
  const figure = findFigure(tableOf(game), acting);
  return figure?.kind === 'monster' ? monsterLines(tableOf(game), CONTENT, figure) : [];
}

const states = (lines: readonly MonsterLine[]) =>
  lines.map(({ action, state }) => [action.type, state]);

describe('the next ability of a monster’s turn', () => {
  test('[AREA-2] an area attack also hits enemies that are out of range themselves', () => {
    const rooted = (scenario: Scenario, acting: FigureId) =>
      withConditions(scenario, acting, ['immobilize']);
    const places = { it: [0, 3], c1: [3, 0], c2: [3, 2] } as const;
    const { game } = turnOf('harrower-infester', 729, { places, change: rooted });
    const struck = pressed(game);
    expect(tableOf(struck).attack?.targets.map(({ figure }) => figure)).toEqual(['c1']);
  });

  test('[IMMOBILIZE-1] the turn lists no abilities that a condition prevents', () => {
    const { game } = turnOf('bandit-guard', 527, {
      places: { it: [1, 1], c1: [1, 2] },
      change: (scenario, acting) => withConditions(scenario, acting, ['immobilize']),
    });
    const act = next(game);
    const names = act.kind === 'playLines' ? act.lines.map(({ type }) => type) : [];
    expect(names).toEqual(['attack']);
  });

  test('[ELEMENT-3] no element is consumed if all are inert', () => {
    const inert = turnOf('wind-demon', 651);
    expect(states(linesOf(inert))).toContainEqual(['consume', 'skipped']);
    const lit = turnOf('wind-demon', 651, {
      change: (next) => ({ ...next, elements: { ...next.elements, fire: 'strong' } }),
    });
    expect(states(linesOf(lit))).toContainEqual(['consume', 'open']);
  });

  test('[MONSTER-2] a condition ability uses the range of the stat card', () => {
    const { game } = turnOf('living-spirit', 586);
    const cursed = pressed(pressed(game));
    const decks = ['c1', 'c2'].map((each) => {
      const figure = findFigure(tableOf(cursed), id(each));
      return figure?.kind === 'character' ? figure.deck.draw : [];
    });
    expect(decks).toEqual([expect.arrayContaining(['curse']), expect.arrayContaining(['curse'])]);
  });

  test.each([true, false])(
    '[MONSTER-5] a second attack has the target of the first (board: %s)',
    (board) => {
      const { game } = turnOf('rending-drake', 554, { board, places: { c1: [2, 1], c2: [0, 1] } });
      const [first] = monstersOf(tableOf(game)).slice(-1);
      if (!first) throw new Error('A drake is on the table.');
      const begun = board
        ? pressed(game)
        : played(game, [
            {
              ...{ type: 'beginAttack', attacker: first.id, targets: [{ figure: 'c2' }] },
              ...{ base: null, ranged: null, range: null },
            },
          ]).game;
      const target = tableOf(begun).attack?.targets[0]?.figure;
      const struck = played(begun, [
        { type: 'drawForAttack', target: target ?? '' },
        { type: 'applyAttack' },
      ]).game;
      const again = tableOf(pressed(struck)).attack?.targets.map(({ figure }) => figure);
      expect(target).toBe(board ? 'c1' : 'c2');
      expect(again).toEqual([target]);
    },
  );

  test('[SUMMON-5] bosses summon the printed monsters for the number of characters', () => {
    const turn = turnOf('the-betrayer', 575, { board: false });
    const summons = linesOf(turn).filter(({ action }) => action.type === 'summon');
    expect(summons).toHaveLength(1);
    const came = monstersOf(tableOf(pressed(turn.game))).filter(
      ({ type }) => type === 'giant-viper',
    );
    expect(came).toMatchObject([{ rank: 'elite', origin: 'summoned' }]);
  });

  test('a cancelled attack asks for its remaining targets', () => {
    const { game, acting } = turnOf('living-bones', 519, {
      places: { it: [1, 1], c1: [1, 2], c2: [2, 1] },
    });
    const begun = pressed(game);
    expect(tableOf(begun).attack?.targets).toHaveLength(2);
    const broken = played(pressed(pressed(begun)), [{ type: 'cancelAttack' }]).game;
    expect(next(broken)).toEqual({ kind: 'chooseTarget', attacker: acting });
  });
});

/** Presses until only the end of the turn is left; the first option is chosen. */
function pressedThrough(game: Game): { readonly game: Game; readonly kinds: readonly string[] } {
  const kinds: string[] = [];
  let now = game;
  while (next(now).kind !== 'endTurn' && kinds.length < 40) {
    kinds.push(next(now).kind);
    now = pressed(now);
  }
  return { game: now, kinds };
}

const placeOf = (game: Game, which: FigureId | string) => findFigure(tableOf(game), id(which))?.at;

/** All figures have enough hit points to survive. */
const sturdy = (scenario: Scenario): Scenario => ({
  ...scenario,
  figures: scenario.figures.map((figure) => ({ ...figure, hitPoints: 90, maxHitPoints: 95 })),
});

describe('monster cards with a fixed bug', () => {
  test.each([
    ['living-bones', 522],
    ['lurker', 615],
  ])(
    '[MONSTER-1] [PLACE-1] all attacks of %s with card %i have the same target',
    (monster, card) => {
      const { game, acting } = turnOf(monster, card, { change: sturdy });
      const { game: done } = pressedThrough(game);
      const attacked = tableOf(done).phase;
      const turn = attacked.name === 'turns' ? attacked.order[0]?.turns[0] : undefined;
      expect(turn?.figure).toBe(acting);
      const on = turn?.lines.flatMap((each) => each.attacked.map(({ figure }) => figure)) ?? [];
      expect(on.length).toBeGreaterThan(1);
      expect(new Set(on).size).toBe(1);
    },
  );

  test('[MONSTER-1] a Savvas Lavaflow with card 719 does not hurt itself', () => {
    const places = { it: [1, 1], c1: [2, 1], c2: [2, 2] } as const;
    const { game, acting } = turnOf('savvas-lavaflow', 719, { places, change: sturdy });
    const { game: done } = pressedThrough(game);
    expect(findFigure(tableOf(done), acting)?.hitPoints).toBe(90);
    expect(findFigure(tableOf(done), id('c2'))?.hitPoints).toBe(88);
  });

  test('[MONSTER-3] a Savvas Icestorm with card 711 shields itself and allies in range once', () => {
    const { game, acting } = turnOf('savvas-icestorm', 711, { change: sturdy });
    const begun = { ...game, scenario: performOwnLines(tableOf(game), CONTENT, acting).next };
    const shields = findFigure(tableOf(pressedThrough(begun).game), acting)?.bonuses;
    expect(shields).toMatchObject([{ kind: 'shield', value: 1 }]);
    expect(shields).toHaveLength(1);
  });

  test('[SUMMON-5] a Deep Terror with card 738 summons another one adjacent to its target', () => {
    const places = { it: [0, 3], c1: [3, 1] } as const;
    const { game, acting } = turnOf('deep-terror', 738, { places, change: sturdy });
    const alone = onlyWith(tableOf(game), ['c1', acting]);
    const { game: done } = pressedThrough({ ...game, scenario: alone });
    const came = monstersOf(tableOf(done)).find(({ origin }) => origin === 'summoned');
    const target = placeOf(done, 'c1');
    expect(came?.at && target && neighbours(target)).toContainEqual(came?.at);
  });

  test('[SUMMON-5] [MONSTER-7] two summons take the nearest hexes, and players choose among equals', () => {
    const { game } = turnOf('the-betrayer', 575, { change: sturdy });
    const four: Game = { ...game, scenario: { ...tableOf(game), players: 4 } };
    const { game: done } = pressedThrough(four);
    const came = monstersOf(tableOf(done)).filter(({ origin }) => origin === 'summoned');
    expect(came.map(({ rank, at }) => [rank, at !== null])).toEqual([
      ['elite', true],
      ['elite', true],
    ]);
  });

  test('[ELEMENT-3] players choose among several elements, and a single one is consumed automatically', () => {
    const lying = (...there: readonly string[]) =>
      turnOf('sun-demon', 659, {
        change: (table) => ({
          ...table,
          elements: Object.fromEntries(
            Object.keys(table.elements).map((each) => [
              each,
              there.includes(each) ? 'strong' : 'inert',
            ]),
          ) as Scenario['elements'],
        }),
      }).game;
    const act = next(lying('ice', 'dark'));
    expect(act.kind === 'chooseElement' && act.options.map(({ element }) => element)).toEqual([
      'ice',
      'dark',
    ]);
    expect(next(lying('ice'))).toMatchObject({
      kind: 'useElement',
      command: { element: 'ice', wild: true },
    });
  });

  test.each([
    ['ancient-artillery', 703, 1],
    ['ancient-artillery', 704, 1],
    ['ancient-artillery', 706, 2],
    ['savvas-icestorm', 708, 2],
    ['wind-demon', 650, 1],
  ])('[MOVE-7] %s with card %i pushes all adjacent enemies %i', (monster, card, hexes) => {
    const places = { it: [1, 2], c1: [2, 2], c2: [1, 3] } as const;
    const { game, acting } = turnOf(monster, card, { places, change: sturdy });
    let now = game;
    while (tableOf(now).attack === null && next(now).kind !== 'endTurn') {
      expect(['choosePush', 'playLines', 'useElement', 'chooseWay']).toContain(next(now).kind);
      now = pressed(now);
    }
    const from = placeOf(now, acting);
    const away = ['c1', 'c2'].map((each) => {
      const at = placeOf(now, each);
      return at && from ? distance(from, at) : 0;
    });
    expect(Math.max(...away)).toBe(1 + hexes);
    expect(Math.min(...away)).toBeGreaterThan(1);
    expect(tableOf(now).attack?.targets ?? []).not.toContainEqual(undefined);
  });

  test('[MOVE-7] [RETALIATE-5] the push of an attack is carried out with it, along the chosen path', () => {
    const places = { it: [1, 2], c1: [2, 2] } as const;
    const { game, acting } = turnOf('living-corpse', 571, { places, change: sturdy });
    const guarded = played(game, [
      { type: 'addBonus', figure: 'c1', kind: 'retaliate', value: 2, range: 1, lasts: 'round' },
    ]).game;
    const { game: done, kinds } = pressedThrough(guarded);
    expect(kinds).toEqual(['playLines', 'draw', 'choosePush', 'playLines']);
    const [from, at] = [placeOf(done, acting), placeOf(done, 'c1')];
    expect(from && at && distance(from, at)).toBe(2);
    // Only its own 1 damage: the target is outside the range of its retaliate.
    expect(findFigure(tableOf(done), acting)?.hitPoints).toBe(89);
  });

  test('[FOCUS-4] a monster has no focus if every enemy is invisible, with or without the board', () => {
    for (const board of [true, false]) {
      const { game } = turnOf('bandit-guard', 527, {
        board,
        change: (scenario) =>
          ['c1', 'c2'].reduce((now, each) => withConditions(now, each, ['invisible']), scenario),
      });
      expect(next(game)).toMatchObject({ kind: 'playLines', option: 'noFocus' });
      expect(pressedThrough(game).kinds).toEqual(['playLines']);
    }
  });

  test('[MONSTER-1] values that depend on the game are filled in if known', () => {
    const overseer = turnOf('merciless-overseer', 578, {
      change: (scenario) => ({ ...scenario, figures: [...scenario.figures, ...scouts] }),
    });
    const attack = linesOf(overseer).find(({ action }) => action.type === 'attack')?.action;
    expect(attack).toMatchObject({ value: scouts.length });
    const rider = turnOf('dark-rider', 578, { places: { it: [0, 3], c1: [3, 1] } });
    const alone = onlyWith(tableOf(rider.game), ['c1', rider.acting]);
    const charged = pressed({ ...rider.game, scenario: alone });
    const begun = tableOf(charged).attack;
    const path = placeOf(charged, rider.acting);
    expect(path && begun?.base).toBe(3 + (path ? distance(hex([0, 3]), path) : 0));
  });

  test('[MONSTER-3] a Captain gives all its allies +1 for the round', () => {
    const { game, acting } = turnOf('captain-of-the-guard', 572, { change: sturdy });
    const guard = played(game, [
      {
        ...{ type: 'addMonster', monster: 'bandit-guard', rank: 'normal', standee: null },
        ...{ origin: 'placed', side: 'enemies', at: { q: 1, r: 2 }, summoner: null },
      },
    ]).game;
    const ally = monstersOf(tableOf(guard)).find(({ type }) => type === 'bandit-guard');
    const figure = (which: FigureId | undefined) => which && findFigure(tableOf(guard), which);
    const [giver, taker] = [figure(acting), figure(ally?.id)];
    const bonusOf = (attacker: typeof giver) =>
      attacker &&
      withCardBonus(tableOf(guard), CONTENT, attacker, { figure: id('c1') }, null).modifiers;
    expect(bonusOf(taker)).toMatchObject([{ op: 'add', n: 1 }]);
    expect(bonusOf(giver)).toBeUndefined();
  });
});

describe('abilities without effect', () => {
  test('[SUMMON-5] a summon without a free standee does nothing and counts as done', () => {
    const { game, acting } = turnOf('ooze', 696, { board: false });
    const crowd = Array.from({ length: 9 }, (): PlainCommand => {
      return {
        ...{ type: 'addMonster', monster: 'ooze', rank: 'normal', standee: null },
        ...{ origin: 'placed', side: 'enemies', at: null, summoner: null },
      };
    });
    const full = played(game, crowd).game;
    const others = linesOf({ game: full, acting }).filter(({ action }) => action.type !== 'summon');
    const ready = played(full, [
      {
        ...{ type: 'markLines', figure: acting, state: 'done' },
        lines: others.map(({ line }) => line),
      },
    ]).game;
    const done = pressed(ready);
    expect(monstersOf(tableOf(done))).toHaveLength(10);
    expect(next(done).kind).toBe('endTurn');
  });

  test('[BLESS-2] a curse does nothing if no curse card is left', () => {
    const { game } = turnOf('living-spirit', 586);
    const none = played(game, [
      { type: 'addModifierCards', deck: 'c1', card: 'curse', count: 9 },
    ]).game;
    const done = pressed(pressed(none));
    expect(next(done).kind).toBe('endTurn');
  });
});
