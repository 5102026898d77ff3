/**
 * Removes active cards when their summon or doomed enemy leaves play, or when another card replaces
 * them.
 */
import type { Content } from '../../content/content';
import type { CardLine } from '../../content/types';
import type { FigureId } from '../../ids';
import { andThen, forEach, unchanged, type Outcome } from '../../result';
import type { ActiveHalf, Character, Scenario } from '../../state';
import { linesInEffect } from '../figures/cardsInEffect';
import { charactersOf, findFigure, isInPlay, summonsOf } from '../figures/figures';
import { runningTurn, withNotes } from '../order/playedLines';
import { removeCards, removeActiveCard } from './activeCards';
import { movesDoomsOnDeath } from './dooms';

/** Removes the card of a summon after its last summon has left. @rule SUMMON-4 */
function letCardsOfFallenGo(
  before: Scenario,
  scenario: Scenario,
  content: Content,
): Outcome<Scenario> {
  const cardsOf = (table: Scenario) =>
    new Set(summonsOf(table).flatMap(({ card }) => (card === null ? [] : [card])));
  const left = cardsOf(scenario);
  const fallen = [...cardsOf(before)].filter((card) => !left.has(card));
  if (fallen.length === 0) return unchanged(scenario);
  const noted = fallen.reduce(withCardOver, scenario);
  return removeCards(noted, content, ({ card }) => fallen.includes(card));
}

/** Records on the turn in which the card was played that it does not stay active. */
function withCardOver(scenario: Scenario, card: number): Scenario {
  const lines = (runningTurn(scenario)?.lines ?? []).filter(
    ({ line, state }) => line.kind === 'classCard' && line.card === card && state === 'done',
  );
  return lines.reduce((now, { line }) => withNotes(now, line, { left: true }), scenario);
}

/**
 * Removes dooms of enemies and cards attached to summons that left play. A doom with an effect for
 * that moment, or one that a card can move then, stays for the rest of the turn.
 *
 * @rule TURN-3
 */
function letCardsOnFallenGo(
  before: Scenario,
  scenario: Scenario,
  content: Content,
): Outcome<Scenario> {
  const isGone = (figure: FigureId) => {
    const found = findFigure(scenario, figure);
    return !found || !isInPlay(found);
  };
  const placed = linesInEffect(scenario, content).filter(
    ({ within, on }) => (within === 'doom' || within === 'attach') && on !== null && isGone(on),
  );
  if (placed.length === 0) return unchanged(scenario);
  const isNextTurn = activeIn(before) !== activeIn(scenario);
  const waits = ({ owner, line, within }: (typeof placed)[number]) =>
    line.on === 'thisEnemyDies' ||
    (within === 'doom' && movesDoomsOnDeath(scenario, content, owner.id));
  const kept = isNextTurn ? [] : placed.filter(waits).map(({ card }) => card);
  const cards = placed.map(({ card }) => card).filter((card) => !kept.includes(card));
  return removeCards(cards.reduce(withCardOver, scenario), content, ({ card }) =>
    cards.includes(card),
  );
}

function activeIn({ phase }: Scenario): FigureId | null {
  return phase.name === 'turns' ? phase.active : null;
}

/** Kinds of cards of which only one can be active at a time. */
const LIMITED = { augment: 'augments', song: 'songs', doom: 'dooms' } as const satisfies Partial<
  Record<CardLine['type'], CardLine['of']>
>;

/**
 * Removes the oldest augments, songs and dooms of a character that has more than its limit.
 *
 * @rule TURN-3
 */
function letSurplusGo(scenario: Scenario, content: Content): Outcome<Scenario> {
  const due = charactersOf(scenario)
    .filter(isInPlay)
    .flatMap((owner) => {
      const surplus = surplusOf(scenario, content, owner);
      return surplus.map(({ card }) => ({ figure: owner.id, card }));
    });
  return forEach(unchanged(scenario), due, (next, { figure, card }) =>
    removeActiveCard(next, content, figure, card),
  );
}

function surplusOf(scenario: Scenario, content: Content, owner: Character): readonly ActiveHalf[] {
  const own = linesInEffect(scenario, content).filter((each) => each.owner.id === owner.id);
  const kinds = ['augment', 'song', 'doom'] as const;
  return kinds.flatMap((type) => {
    const limits = own.flatMap(({ line }) =>
      line.type === 'limit' && line.of === LIMITED[type] && typeof line.value === 'number'
        ? [line.value]
        : [],
    );
    const isOfType = ({ line, within }: (typeof own)[number]) =>
      within === type || (within === null && line.type === type);
    const cards = [...new Set(own.filter(isOfType).map(({ card }) => card))];
    const many = cards.length - Math.max(1, ...limits);
    const oldest = owner.activeHalves.filter(({ card }) => cards.includes(card));
    return oldest.slice(0, Math.max(0, many));
  });
}

/** Applies all removals of active cards after a step. */
export function removeLeavingCards(
  before: Scenario,
  scenario: Scenario,
  content: Content,
): Outcome<Scenario> {
  const fallen = letCardsOfFallenGo(before, scenario, content);
  const undoomed = andThen(fallen, (next) => letCardsOnFallenGo(before, next, content));
  return andThen(undoomed, (next) => letSurplusGo(next, content));
}
