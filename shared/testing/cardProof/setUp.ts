/**
 * A set-up in which the result of each card ability can be predicted: the character C next to an
 * enemy E, an ally A, a summon S and an obstacle, and an enemy F two hexes away.
 */
import { id, type FigureId } from '../../ids';
import type { CardLine } from '../../content/types';
import type { Figure, Game, Hex, ModifierDeck, Scenario, Token } from '../../state';
import { ELEMENTS, type Condition } from '../../vocabulary';
import { aDeck, aSummon, conditionsOf } from '../builders';
import { C1, C2, cardTable, G1, G2 } from '../cardTable';
import { hex } from '../placing';
import { newPiles } from '../../rules/figures/hand/cardPiles';
import { CONTENT, tableOf } from '../play';

export const S1: FigureId = id('summon-900');

/** Ids of the figures by the letters of the expectations. */
export const LETTERS: Readonly<Record<string, string>> = {
  ...{ [C1]: 'C', [C2]: 'A', [G1]: 'E', [G2]: 'F', [S1]: 'S' },
};

const PLACES = { c1: [1, 3], c2: [1, 4], [G1]: [2, 3], [G2]: [2, 4] } as const;
export const FREE: readonly Hex[] = [hex([0, 4]), hex([0, 3]), hex([1, 2])];
export const OBSTACLES: readonly Hex[] = [hex([1, 2]), hex([3, 2])];
/** The hexes of E and A. */
export const AREA: readonly Hex[] = [hex([2, 3]), hex([1, 4])];
export const TRAP: Hex = hex([0, 3]);

const PLUS_0: ModifierDeck = aDeck(Array.from({ length: 20 }, () => '+0'));
const tables = new Map<string, Game>();

function tableFor(ofClass: string, isOnBoard: boolean): Game {
  const key = `${ofClass} ${String(isOnBoard)}`;
  const known = tables.get(key);
  if (known) return known;
  const made = cardTable({ class: ofClass, cards: [0, 0], places: PLACES, isOnBoard });
  tables.set(key, made);
  return made;
}

/** C plays these cards and has two other cards discarded and two lost. */
function withCards(game: Game, ofClass: string, cards: readonly [number, number]): Game {
  const own = recoverable(ofClass, cards);
  const piles = { chosen: [...new Set(cards)], discard: own.slice(0, 2), lost: own.slice(2, 4) };
  const [leading, second] = cards.map(
    (card) => CONTENT.classCards(ofClass).find((each) => each.id === card)?.initiative ?? 1,
  );
  const scenario = tableOf(game);
  const figures = scenario.figures.map((each) =>
    each.id === C1
      ? {
          ...each,
          initiative: { longRest: false, leading, second, told: [...new Set(cards)] },
          cards: { ...newPiles([]), ...piles },
        }
      : each,
  );
  return { ...game, scenario: { ...scenario, figures: figures as never } };
}

/**
 * The turn of C with two cards. All elements are strong, and every modifier card is a +0. Without
 * the board, nothing has a hex.
 */
export function proofTable(
  ofClass: string,
  cards: readonly [number, number],
  isOnBoard = true,
): Game {
  const game = withCards(tableFor(ofClass, isOnBoard), ofClass, cards);
  const scenario = tableOf(game);
  const summon = aSummon({ id: S1, at: hex([2, 2]), ...(ofClass === 'two-mini' && BEAR) });
  const figures = [...scenario.figures, summon]
    .map((each) => prepared(each))
    .map((each): Figure => (isOnBoard ? each : { ...each, at: null }));
  const tokens = isOnBoard ? MONEY : MONEY.map((each) => ({ ...each, at: null }));
  const elements = Object.fromEntries(ELEMENTS.map((each) => [each, 'strong'])) as never;
  return {
    ...game,
    scenario: { ...scenario, figures, elements, tokens, monsterDeck: PLUS_0 },
  };
}

const BEAR = { companion: true, name: 'Bear' } as const;

/** Four other cards that can be recovered, first those with a summon. */
function recoverable(ofClass: string, cards: readonly number[]): readonly number[] {
  const summons = (CONTENT.cardLines(ofClass)?.cards ?? [])
    .filter(({ top, bottom }) => [...top, ...bottom].some(({ type }) => type === 'summon'))
    .map(({ id: card }) => card);
  return CONTENT.classCards(ofClass)
    .filter(({ top, bottom }) => !top.unrecoverable && !bottom.unrecoverable)
    .map(({ id: card }) => card)
    .filter((card) => !cards.includes(card))
    .toSorted((a, b) => Number(summons.includes(a)) - Number(summons.includes(b)))
    .slice(-4);
}

/** The ally, a Scoundrel, has two discarded and two lost cards, too. */
const PILES_OF_A = { ...newPiles([]), discard: [88, 89], lost: [90, 91] };

function prepared(figure: Figure): Figure {
  const hitPoints = figure.kind === 'monster' ? 60 : 10;
  const maxHitPoints = figure.kind === 'monster' ? 60 : 20;
  const cards = figure.id === C2 ? { cards: PILES_OF_A } : {};
  const deck = figure.kind === 'character' ? { deck: PLUS_0, ...cards } : {};
  return { ...figure, hitPoints, maxHitPoints, ...deck } as Figure;
}

const MONEY: readonly Token[] = [
  { kind: 'money', id: id('money-901'), amount: 1, at: hex([1, 3]), from: null },
  { kind: 'money', id: id('money-902'), amount: 1, at: hex([0, 5]), from: null },
];
const LAID = [
  ...OBSTACLES.map((at, index) => {
    return { id: id(`overlay-90${String(index)}`), kind: 'obstacle', hexes: [at], trap: null };
  }),
  {
    ...{ id: id('overlay-909'), kind: 'trap', hexes: [TRAP] },
    trap: { damage: 2, conditions: [] },
  },
] as never;

/** Conditions, damage, curses and overlays that an ability needs to have an effect. */
export interface Preparation {
  readonly conditions?: Readonly<Record<string, readonly Condition[]>>;
  readonly hitPointsOfE?: number;
  readonly curses?: true;
  readonly overlays?: true;
}

/** The preparation for an ability. */
export function beforeOf(line: CardLine): Preparation {
  const [granted] = line.type === 'command' ? (line.actions ?? []) : [];
  return preparationFor(granted ?? line);
}

function preparationFor({
  type,
  affects: figures,
  effects = [],
  maxHitPoints,
  when,
  bonus = [],
}: CardLine): Preparation {
  const affects = figures ?? '';
  if (/obstacle/i.test(affects) || /^(destroy|move)Obstacle/.test(type) || type === 'disarmTraps')
    return { overlays: true };
  if (bonus.some(({ per }) => per === 'negativeConditionOnTarget'))
    return { conditions: { E: ['immobilize'] } };
  if (type === 'removeModifierCards') return { curses: true };
  if (type === 'removeNegativeConditions') return { conditions: { A: ['wound', 'muddle'] } };
  if (type === 'removeConditions') return { conditions: { E: effects as never } };
  if (type === 'kill' && when?.includes('targetHasAny'))
    return { conditions: { E: ['stun', 'poison'] } };
  if (type === 'kill' && when?.includes('targetHasTwoNegativeConditions'))
    return { conditions: { E: ['stun', 'poison'] } };
  if (type === 'kill' && maxHitPoints !== undefined) return { hitPointsOfE: 2 };
  if (affects === 'enemiesAdjacentToPoisonedEnemies') return { conditions: { F: ['poison'] } };
  if (/poisoned/i.test(affects)) return { conditions: { A: ['poison'], E: ['poison'] } };
  return {};
}

export function withBefore(game: Game, before: Preparation): Game {
  const scenario: Scenario = tableOf(game);
  const figures = scenario.figures.map((figure): Figure => {
    const letter = LETTERS[figure.id] ?? '';
    const named = before.conditions?.[letter];
    const down = letter === 'E' && before.hitPointsOfE;
    const cursed = letter === 'C' && before.curses && figure.kind === 'character';
    return {
      ...figure,
      ...(named && { conditions: conditionsOf(named) }),
      ...(down && { hitPoints: down }),
      ...(cursed && { deck: aDeck([...PLUS_0.draw, 'curse', 'curse']) }),
    } as Figure;
  });
  const { board } = scenario;
  const laid = before.overlays && board ? { board: { ...board, laid: LAID } } : {};
  return { ...game, scenario: { ...scenario, figures, ...laid } };
}
