import { describe, expect, test } from 'vitest';
import { id, type FigureId } from '../../ids';
import { monsterLines, type MonsterLine } from '../../rules/monsters/turnLines';
import { findFigure, monstersOf } from '../../rules/table/figures';
import type { Game, Scenario } from '../../state';
import { inTurnOf, onlyWith, placed, withCard, withConditions } from '../../testing/placing';
import { inTurns, played, tableOf, CONTENT, type PlainCommand } from '../../testing/play';
import { nextAct } from '../round/nextAct';

type Place = readonly [number, number];

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

/** The game after the button was pressed, or the first of what is offered was taken. */
function pressed(game: Game): Game {
  const act = next(game);
  const command = 'command' in act ? act.command : 'options' in act && act.options[0]?.command;
  if (!command) throw new Error(`Nothing to press: ${act.kind}.`);
  return played(game, [command as unknown as PlainCommand]).game;
}

function linesOf({ game, acting }: ReturnType<typeof turnOf>): readonly MonsterLine[] {
  const figure = findFigure(tableOf(game), acting);
  return figure?.kind === 'monster' ? monsterLines(tableOf(game), CONTENT, figure) : [];
}

const states = (lines: readonly MonsterLine[]) =>
  lines.map(({ action, state }) => [action.type, state]);

describe('the next line of a turn', () => {
  test('[AREA-2] an area attacks those under it that are out of range themselves', () => {
    const rooted = (scenario: Scenario, acting: FigureId) =>
      withConditions(scenario, acting, ['immobilize']);
    const places = { it: [0, 3], c1: [3, 0], c2: [3, 2] } as const;
    const { game } = turnOf('harrower-infester', 729, { places, change: rooted });
    const struck = pressed(game);
    expect(tableOf(struck).attack?.targets.map(({ figure }) => figure)).toEqual(['c1']);
  });

  test('[IMMOBILIZE-1] names the lines it plays, not those that a condition keeps it from', () => {
    const { game } = turnOf('bandit-guard', 527, {
      places: { it: [1, 1], c1: [1, 2] },
      change: (scenario, acting) => withConditions(scenario, acting, ['immobilize']),
    });
    const act = next(game);
    const names = act.kind === 'playLines' ? act.lines.map(({ type }) => type) : [];
    expect(names).toEqual(['attack']);
  });

  test('[ELEMENT-3] with every element inert nothing is used up', () => {
    const inert = turnOf('wind-demon', 651);
    expect(states(linesOf(inert))).toContainEqual(['consume', 'skipped']);
    const lit = turnOf('wind-demon', 651, {
      change: (next) => ({ ...next, elements: { ...next.elements, fire: 'strong' } }),
    });
    expect(states(linesOf(lit))).toContainEqual(['consume', 'open']);
  });

  test('[MONSTER-2] a condition reaches as far as the stat card says', () => {
    const { game } = turnOf('living-spirit', 586);
    const cursed = pressed(pressed(game));
    const decks = ['c1', 'c2'].map((each) => {
      const figure = findFigure(tableOf(cursed), id(each));
      return figure?.kind === 'character' ? figure.deck.draw : [];
    });
    expect(decks).toEqual([expect.arrayContaining(['curse']), expect.arrayContaining(['curse'])]);
  });

  test('[SUMMON-5] bosses summon what is printed for the number of characters', () => {
    const turn = turnOf('the-betrayer', 575, { board: false });
    const summons = linesOf(turn).filter(({ action }) => action.type === 'summon');
    expect(summons).toHaveLength(1);
    const came = monstersOf(tableOf(pressed(turn.game))).filter(
      ({ type }) => type === 'giant-viper',
    );
    expect(came).toMatchObject([{ rank: 'normal', origin: 'summoned' }]);
  });

  test('the rest of an attack that was broken off is asked for', () => {
    const { game, acting } = turnOf('living-bones', 519, {
      places: { it: [1, 1], c1: [1, 2], c2: [2, 1] },
    });
    const begun = pressed(game);
    expect(tableOf(begun).attack?.targets).toHaveLength(2);
    const broken = played(pressed(pressed(begun)), [{ type: 'cancelAttack' }]).game;
    expect(next(broken)).toEqual({ kind: 'chooseTarget', attacker: acting });
  });
});

describe('what has no effect does not stop a line', () => {
  test('[SUMMON-5] without a standee nothing is summoned, and the line is done', () => {
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

  test('[BLESS-2] without a curse card left nobody is cursed', () => {
    const { game } = turnOf('living-spirit', 586);
    const none = played(game, [
      { type: 'addModifierCards', deck: 'c1', card: 'curse', count: 9 },
    ]).game;
    const done = pressed(pressed(none));
    expect(next(done).kind).toBe('endTurn');
  });
});
