/** Every card of every monster, and every special of every boss: each line is performed, asked, or said. */
import { describe, expect, test } from 'vitest';
import { id, type FigureId } from '../../ids';
import { neighbours } from '../../map/hexes';
import { isBehind, monsterLines, type MonsterLine } from '../../rules/monsters/turnLines';
import { findFigure, monstersOf } from '../../rules/figures/figures';
import type { Figure, Game, Hex, Scenario, Token } from '../../state';
import { ELEMENTS } from '../../vocabulary';
import { hex, inTurnOf, onlyWith, withCard } from '../../testing/placing';
import {
  CONTENT,
  inTurns,
  played,
  tableOf,
  type PlainCommand,
  type PlainOf,
} from '../../testing/play';
import { nextAct } from '../round/nextAct';
import { isOnlyOnCard } from './lineActions';

const BEGUN = inTurns();

/** In the middle of the first room, so that everything beside it is on the map. */
const MIDDLE = hex([1, 3]);

interface Table {
  readonly game: Game;
  readonly acting: FigureId;
}

/** The turn of a monster with a card: enemies and a hurt ally beside it, money at its feet, all elements. */
function turnWith(monster: string, card: number, inUse: boolean): Table {
  const type = CONTENT.monster(id(monster));
  if (!type) throw new Error(`No monster ${monster}.`);
  const come = (rank: string): PlainOf<'addMonster'> => ({
    ...{ type: 'addMonster', monster, rank, standee: null, origin: 'placed', side: 'enemies' },
    ...{ at: null, summoner: null },
  });
  const ally: PlainCommand = { ...come('normal'), monster: 'bandit-guard', standee: null };
  const game = played(BEGUN, [come(type.boss ? 'boss' : 'normal'), ally]).game;
  const acting = monstersOf(tableOf(game)).find((each) => each.type === type.id)?.id;
  const guard = monstersOf(tableOf(game)).findLast((each) => each.type === 'bandit-guard')?.id;
  if (!acting || !guard) throw new Error(`${monster} did not come.`);
  const kept = onlyWith(tableOf(game), ['c1', 'c2', acting, guard]);
  const held = withCard(kept, type.deck, card);
  const board = held.board && { ...held.board, inUse };
  const alone = inTurnOf({ ...held, board }, acting);
  return { game: { ...game, scenario: furnished(alone, acting, guard) }, acting };
}

function furnished(scenario: Scenario, acting: FigureId, ally: FigureId): Scenario {
  const [first, second, third] = neighbours(MIDDLE);
  const places: Readonly<Record<string, Hex | undefined>> = {
    ...{ c1: first, c2: second, [ally]: third, [acting]: MIDDLE },
  };
  const figures = scenario.figures.map((figure): Figure => {
    const at = places[figure.id] ?? null;
    return { ...figure, at, hitPoints: 90, maxHitPoints: 95 } as Figure;
  });
  const money: Token = { kind: 'money', id: id('money-900'), amount: 1, at: MIDDLE, from: null };
  const elements = Object.fromEntries(ELEMENTS.map((element) => [element, 'strong'])) as never;
  return { ...scenario, figures, tokens: [money], elements };
}

interface Press {
  readonly line: string;
  readonly how: 'performed' | 'asked' | 'said' | 'atTable';
}

/** Presses until the turn would end; where something is chosen, the first of what is offered is taken. */
function pressThrough({ game, acting }: Table): { readonly game: Game; readonly presses: Press[] } {
  const presses: Press[] = [];
  let now = game;
  for (let press = 0; press < 60; press += 1) {
    const act = nextAct(tableOf(now), CONTENT);
    if (act.kind === 'endTurn') {
      expect(act.command.figure).toBe(acting);
      return { game: now, presses };
    }
    if (act.kind === 'chooseTarget') {
      presses.push({ line: 'attack', how: 'asked' });
      now = attackedByHand(now, acting);
    } else if ('options' in act) {
      const [option] = act.options;
      if (!option) throw new Error(`Nothing to choose: ${act.kind}.`);
      presses.push({ line: act.kind, how: 'asked' });
      now = played(now, [option.command]).game;
    } else if ('command' in act) {
      if (act.kind === 'playLines') {
        const isDone = act.command.lines.some(({ subcommands }) => subcommands.length > 0);
        const how =
          isDone || act.option ? 'performed' : act.lines.every(isOnlyOnCard) ? 'said' : 'atTable';
        presses.push({ line: act.lines.map(({ type }) => type).join('+'), how });
      }
      now = played(now, [act.command]).game;
    } else throw new Error(`Nobody can press ${act.kind}.`);
  }
  throw new Error('The turn does not end.');
}

/** What players do where Standee asks whom: the value where it is not known, and a target. */
function attackedByHand(game: Game, attacker: FigureId): Game {
  const begin = {
    type: 'beginAttack',
    ...{ attacker, ranged: null, range: null, targets: [{ figure: 'c1', distance: 1 }] },
  } as const;
  const scenario = tableOf(game);
  const figure = findFigure(scenario, attacker);
  const attack = linesOf({ game, acting: attacker }).find(
    ({ action, state }) => action.type === 'attack' && state === 'open',
  );
  const base =
    figure && attack?.action.type === 'attack' && attack.action.value === null ? 3 : null;
  return played(game, [{ ...begin, base }]).game;
}

function linesOf({ game, acting }: Table): readonly MonsterLine[] {
  const figure = findFigure(tableOf(game), acting);
  return figure?.kind === 'monster' ? monsterLines(tableOf(game), CONTENT, figure) : [];
}

/** The specials of a boss are on several of its cards; types of one deck have the same lines. */
const SAME_SPECIALS = [573, 574, 576, 577];
const all = CONTENT.monsters().flatMap((type, index, types) => {
  const isFirst = types.findIndex(({ deck }) => deck === type.deck) === index;
  const isBoss = type.deck === 'boss';
  const cards = isBoss || isFirst ? (CONTENT.abilityDeck(type.deck)?.cards ?? []) : [];
  return cards
    .filter(({ id: card }) => !isBoss || !SAME_SPECIALS.includes(card))
    .map((card) => ({ type, card: card.id }));
});

/** What the presses of a turn come to; every line but an attack on death is done by them. */
function pressesOf(monster: string, card: number, inUse: boolean): readonly Press[] {
  const table = turnWith(monster, card, inUse);
  const { game, presses } = pressThrough(table);
  const left = linesOf({ game, acting: table.acting }).filter(({ state }) => state !== 'done');
  expect(left.map(({ action }) => action.type).filter((type) => type !== 'onDeath')).toEqual([]);
  // It is told of until the turn is over, and after it.
  expect(left.filter(isBehind)).toEqual([]);
  return presses;
}

/** Lines of a kind, and the cards and bosses that have them. */
function linesThatAre(
  how: Press['how'],
  played: ReturnType<typeof playAll>,
): Readonly<Record<string, readonly string[]>> {
  const said = played.flatMap(({ type, card, presses }) =>
    presses
      .filter((press) => press.how === how)
      .map(({ line }) => `${line}: ${type.deck === 'boss' ? type.id : String(card)}`),
  );
  const lines = [...new Set(said.map((each) => each.split(': ')[0] ?? ''))].toSorted();
  return Object.fromEntries(
    lines.map((line) => {
      const which = said.filter((each) => each.startsWith(`${line}: `));
      return [line, [...new Set(which.map((each) => each.split(': ')[1] ?? ''))]];
    }),
  );
}

function playAll(inUse: boolean) {
  return all.map((each) => ({ ...each, presses: pressesOf(each.type.id, each.card, inUse) }));
}

/** Of the Overseer no scout stands in these turns, of the Drake no boulder. */
const SPECIALS = {
  bossSpecial: [
    'elder-drake',
    'merciless-overseer',
    'prime-demon',
    'the-betrayer',
    'winged-horror',
  ],
  summon: ['elder-drake', 'prime-demon', 'winged-horror'],
};

describe('every card of every monster', () => {
  test('[MONSTER-1] with the board each ability is carried out or asked, or is a special action', () => {
    const turns = playAll(true);
    expect(new Set(turns.map(({ card }) => card)).size).toBe(231);
    expect(linesThatAre('said', turns)).toEqual(SPECIALS);
    expect(linesThatAre('atTable', turns)).toEqual({});
  });

  test('[MONSTER-1] without the board the abilities are the same, and players move the figures', () => {
    const turns = playAll(false);
    const atTable = linesThatAre('atTable', turns);
    // Where the Gloom goes is a hex, which nobody knows here.
    const bossSpecial = [...SPECIALS.bossSpecial, 'the-gloom'].toSorted();
    expect(linesThatAre('said', turns)).toEqual({ ...SPECIALS, bossSpecial });
    expect(Object.keys(atTable)).toEqual(['loot', 'move', 'push', 'trap']);
    expect(atTable['push']).toEqual(['703', '704', '706', '708', '650']);
  });
});
