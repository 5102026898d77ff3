import { describe, expect, test } from 'vitest';
import { id, type FigureId } from '../../ids';
import { findFigure, monstersOf } from '../../rules/figures/figures';
import type { Game, Hex } from '../../state';
import { inTurnOf, onlyWith, withCard } from '../../testing/placing';
import {
  CONTENT,
  inScenario,
  inTurns,
  played,
  tableOf,
  type PlainCommand,
} from '../../testing/play';
import { nextAct } from '../round/nextAct';

const specialCard = (number: number) =>
  CONTENT.abilityDeck('boss')?.cards.find(({ actions }) =>
    actions.some((action) => action.type === 'special' && action.number === number),
  )?.id ?? 0;

interface Table {
  readonly game: Game;
  readonly boss: FigureId;
}

/** The turn of a boss with one of its specials, in scenario 1 or another one. */
function turnOf(
  monster: string,
  special: number,
  { at = null, from = inTurns() }: { at?: Hex | null; from?: Game } = {},
): Table {
  const come: PlainCommand = {
    ...{ type: 'addMonster', monster, rank: 'boss', standee: null, origin: 'placed' },
    ...{ side: 'enemies', at: null, summoner: null },
  };
  const game = played(from, [come]).game;
  const boss = monstersOf(tableOf(game)).find(({ type }) => type === id(monster))?.id;
  if (!boss) throw new Error(`${monster} did not come.`);
  const held = withCard(onlyWith(tableOf(game), ['c1', 'c2', boss]), 'boss', specialCard(special));
  const begun = { ...game, scenario: inTurnOf(held, boss) };
  const placing = at ? [{ type: 'placeFigure', figure: boss, at } as const] : [];
  return { game: played(begun, placing).game, boss };
}

const act = ({ game }: { readonly game: Game }) => nextAct(tableOf(game), CONTENT);

function taken(game: Game, next: ReturnType<typeof act>, option = 0): Game {
  const command =
    'options' in next ? next.options[option]?.command : 'command' in next && next.command;
  if (!command) throw new Error(`Nothing to do: ${next.kind}.`);
  return played(game, [command]).game;
}

describe('special actions of bosses', () => {
  test('[REVEAL-1] a boss opens the next door and moves to it; players choose among several', () => {
    const { game, boss } = turnOf('bandit-commander', 1, { at: { q: 1, r: 3 } });
    const next = taken(game, act({ game }));
    expect(tableOf(next).rooms.filter(({ revealed }) => revealed)).toHaveLength(2);
    const at = findFigure(tableOf(next), boss)?.at;
    const doors = CONTENT.scenario(id('1'))?.map?.doors.flatMap(({ hexes }) => hexes);
    expect(doors).toContainEqual([at?.q, at?.r]);
    expect(act({ game: next }).kind).toBe('endTurn');
  });

  test('[REVEAL-1] without the board a boss opens the adjacent room; players choose among several', () => {
    const { game } = turnOf('bandit-commander', 1);
    expect(act({ game })).toMatchObject({
      kind: 'playLines',
      command: { lines: [{ subcommands: [{ type: 'revealRoom', room: 2 }] }] },
    });
    const many = CONTENT.scenarioIndex().find(({ id: each }) => {
      const rooms = CONTENT.scenario(each)?.rooms ?? [];
      const first = rooms.filter(({ initial }) => initial);
      return first.length === 1 && (first[0]?.adjacent.length ?? 0) > 1;
    });
    const from = played(inScenario(many?.id), [
      { type: 'setInitiative', character: 'c1', leading: 10, second: 50 },
      { type: 'setInitiative', character: 'c2', leading: 90, second: 50 },
      { type: 'revealInitiatives' },
    ]).game;
    const table = turnOf('bandit-commander', 1, { from });
    const choice = act(table);
    expect(choice.kind).toBe('chooseRoom');
    const before = tableOf(table.game).rooms.filter(({ revealed }) => revealed).length;
    const after = tableOf(taken(table.game, choice, 1)).rooms;
    expect(after.filter(({ revealed }) => revealed)).toHaveLength(before + 1);
  });

  test('[MONSTER-1] the Gloom moves to an empty hex chosen by the players, then attacks', () => {
    const table = turnOf('the-gloom', 2, { at: { q: 1, r: 3 } });
    const choice = act(table);
    if (choice.kind !== 'chooseHex') throw new Error(choice.kind);
    const [to] = choice.options[3]?.hexes ?? [];
    const next = taken(table.game, choice, 3);
    expect(findFigure(tableOf(next), table.boss)?.at).toEqual(to);
  });

  test('[MONSTER-1] the Drake flies to one of the other boulders', () => {
    const from = played(inScenario('34'), [
      { type: 'setInitiative', character: 'c1', leading: 10, second: 50 },
      { type: 'setInitiative', character: 'c2', leading: 90, second: 50 },
      { type: 'revealInitiatives' },
    ]).game;
    const drake = monstersOf(tableOf(from)).find(({ type }) => type === id('elder-drake'));
    if (!drake) throw new Error('no Drake');
    const held = withCard(tableOf(from), 'boss', specialCard(2));
    const used = played({ ...from, scenario: inTurnOf(held, drake.id) }, [
      { type: 'useBoard', inUse: true },
    ]).game;
    const zephyrs = act({ game: used });
    expect(zephyrs).toMatchObject({ kind: 'playLines', lines: [{ type: 'summon', count: 2 }] });
    const choice = act({ game: taken(used, zephyrs) });
    if (choice.kind !== 'chooseHex') throw new Error(choice.kind);
    expect(choice.options.length).toBeGreaterThan(1);
  });

  test('[INIT-1] scouts act again right after the Overseer if all have acted', () => {
    const scout: PlainCommand = {
      ...{ type: 'addMonster', monster: 'vermling-scout', rank: 'normal', standee: null },
      ...{ origin: 'placed', side: 'enemies', at: null, summoner: null },
    };
    const from = played(inTurns(), [scout, scout]).game;
    const scouts = monstersOf(tableOf(from)).filter(({ type }) => type === id('vermling-scout'));
    const ids = scouts.map((each) => each.id);
    const come: PlainCommand = { ...scout, monster: 'merciless-overseer', rank: 'boss' };
    const both = played(from, [come]).game;
    const boss = monstersOf(tableOf(both)).at(-1)?.id ?? id('nobody');
    const kept = onlyWith(tableOf(both), ['c1', 'c2', boss, ...ids]);
    const table = inTurnOf(withCard(kept, 'boss', specialCard(1)), boss);
    const waiting = act({ game: { ...both, scenario: table } });
    expect(waiting).toMatchObject({ kind: 'playLines', command: { lines: [{ subcommands: [] }] } });
    if (table.phase.name !== 'turns') throw new Error('no turns');
    const order = table.phase.order.map((block) =>
      block.id === id('vermling-scout')
        ? { ...block, turns: block.turns.map((turn) => ({ ...turn, state: 'done' as const })) }
        : block,
    );
    const over = { ...both, scenario: { ...table, phase: { ...table.phase, order } } };
    const again = taken(over, act({ game: over }));
    const next = taken(again, act({ game: again }));
    const { phase } = tableOf(next);
    expect(phase.name === 'turns' && ids.includes(phase.active ?? id('nobody'))).toBe(true);
  });
});
