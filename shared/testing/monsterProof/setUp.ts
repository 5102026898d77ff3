/**
 * A set-up in which the result of each line of a monster's card can be predicted: the monster M is
 * adjacent to the characters C and D and a damaged ally G, and C is adjacent to D and G.
 */
import { id, type FigureId } from '../../ids';
import { neighbours } from '../../map/hexes';
import { waitingTurn } from '../../rules/order/initiative';
import type { Figure, Game, Hex, Scenario, Token } from '../../state';
import { ELEMENTS } from '../../vocabulary';
import { aDeck } from '../builders';
import { hex, inTurnOf, onlyWith, withCard } from '../placing';
import { CONTENT, inTurns, played, tableOf, type PlainCommand, type PlainOf } from '../play';

export type TurnLetter = 'M' | 'C' | 'D' | 'G';

export interface PreparedTurn {
  /** The game before the monster's turn. */
  readonly before: Game;
  readonly game: Game;
  readonly acting: FigureId;
  readonly ids: Readonly<Record<TurnLetter, string>>;
}

/** The hex of M in the middle of the first room, so that all adjacent hexes are on the map. */
const MIDDLE = hex([1, 3]);
const PLUS_0 = aDeck(Array.from({ length: 20 }, () => '+0'));
const BEGUN = inTurns();

/**
 * The turn of a monster with a card. All elements are strong, every modifier card is a +0, and a
 * money token is on the monster's hex.
 */
export function turnWith(monster: string, card: number, isOnBoard: boolean): PreparedTurn {
  const type = CONTENT.monster(id(monster));
  if (!type) throw new Error(`No monster ${monster}.`);
  const come = (rank: string): PlainOf<'addMonster'> => ({
    ...{ type: 'addMonster', monster, rank, standee: null, origin: 'placed', side: 'enemies' },
    ...{ at: null, summoner: null },
  });
  const ally: PlainCommand = { ...come('normal'), monster: 'bandit-guard', standee: null };
  const game = played(BEGUN, [come(type.boss ? 'boss' : 'normal'), ally]).game;
  const monsters = tableOf(game).figures.filter((each) => each.kind === 'monster');
  const acting = monsters.find((each) => each.type === type.id)?.id;
  const guard = monsters.findLast((each) => each.type === 'bandit-guard')?.id;
  if (!acting || !guard) throw new Error(`${monster} did not come.`);
  const ids = { M: acting, C: 'c1', D: 'c2', G: guard };
  const kept = onlyWith(tableOf(game), Object.values(ids));
  const held = withCard(kept, type.deck, card);
  const board = held.board && { ...held.board, inUse: isOnBoard };
  const ready = beforeTurnOf({ ...held, board }, acting);
  const begun = { ...game, scenario: furnished(ready, ids) };
  const { game: now } = played(begun, [{ type: 'startTurn', figure: acting }]);
  return { before: begun, game: now, acting, ids };
}

/** Makes the figure the next to act. */
function beforeTurnOf(scenario: Scenario, figure: FigureId): Scenario {
  const { phase } = inTurnOf(scenario, figure);
  if (phase.name !== 'turns') throw new Error('No turns are running.');
  const order = phase.order.map((block) => ({
    ...block,
    turns: block.turns.map((turn) => (turn.figure === figure ? waitingTurn(figure) : turn)),
  }));
  return { ...scenario, phase: { ...phase, order, active: null } };
}

function furnished(scenario: Scenario, ids: PreparedTurn['ids']): Scenario {
  const [first, second, third] = neighbours(MIDDLE);
  const places: Readonly<Record<string, Hex | undefined>> = {
    ...{ [ids.D]: first, [ids.C]: second, [ids.G]: third, [ids.M]: MIDDLE },
  };
  const figures = scenario.figures.map((figure): Figure => {
    const at = places[figure.id] ?? null;
    const deck = figure.kind === 'character' ? { deck: PLUS_0 } : {};
    return { ...figure, at, hitPoints: 80, maxHitPoints: 95, ...deck } as Figure;
  });
  const money: Token = { kind: 'money', id: id('money-900'), amount: 1, at: MIDDLE, from: null };
  const elements = Object.fromEntries(ELEMENTS.map((element) => [element, 'strong'])) as never;
  return { ...scenario, figures, tokens: [money], elements, monsterDeck: PLUS_0 };
}
