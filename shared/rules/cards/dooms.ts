/** Dooms that move from one enemy to another. */
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import type { Refusal } from '../../refusals';
import type { Character, Hex, Scenario } from '../../state';
import { linesInEffect, type LineInEffect } from '../figures/cardsInEffect';
import { areEnemies, findFigure, isInPlay, withFigure } from '../figures/figures';
import { runningTurn, withNotes } from '../order/playedLines';

function dooms(scenario: Scenario, content: Content, owner: FigureId): readonly LineInEffect[] {
  return linesInEffect(scenario, content).filter(
    (each) => each.owner.id === owner && each.within === 'doom' && each.on !== null,
  );
}

function isGone(scenario: Scenario, { on }: LineInEffect): boolean {
  const found = on === null ? undefined : findFigure(scenario, on);
  return !found || !isInPlay(found);
}

/** A dead enemy and the hex where it died; null = unknown. */
interface Fallen {
  readonly figure: FigureId;
  readonly at: Hex | null;
}

/** Dead enemies that still have a doom of the figure. @rule TURN-3 */
export function deadDoomedEnemies(
  scenario: Scenario,
  content: Content,
  owner: FigureId,
): readonly Fallen[] {
  const { phase } = scenario;
  const turns = phase.name === 'turns' ? phase.order.flatMap((block) => block.turns) : [];
  const attacked = turns.flatMap(({ lines }) => lines.flatMap((line) => line.attacked));
  const gone = dooms(scenario, content, owner).filter((each) => isGone(scenario, each));
  const figures = new Set(gone.flatMap(({ on }) => on ?? []));
  return [...figures].map((figure) => {
    const money = scenario.tokens.find((token) => token.kind === 'money' && token.from === figure);
    const last = attacked.findLast((each) => each.figure === figure);
    return { figure, at: money?.at ?? last?.at ?? null };
  });
}

/**
 * Doom cards that can move, oldest first: those on dead enemies, or all if no doomed enemy has
 * died.
 *
 * @rule TURN-3
 */
export function movableDooms(
  scenario: Scenario,
  content: Content,
  owner: FigureId,
): readonly number[] {
  const all = dooms(scenario, content, owner);
  const gone = all.filter((each) => isGone(scenario, each));
  return [...new Set((gone.length > 0 ? gone : all).map(({ card }) => card))];
}

/** True if a card in effect moves dooms when their enemy dies. @rule TURN-3 */
export function movesDoomsOnDeath(scenario: Scenario, content: Content, owner: FigureId): boolean {
  return linesInEffect(scenario, content).some(
    (each) =>
      each.owner.id === owner &&
      each.line.type === 'trigger' &&
      (each.line.actions ?? []).some(({ type }) => type === 'transferDoom'),
  );
}

/**
 * Refuses cards that cannot move now (`movableDooms`), and targets that are not enemies.
 *
 * @rule TURN-3
 */
export function whyNotMoveDooms(
  scenario: Scenario,
  content: Content,
  owner: Character,
  { cards, to }: { readonly cards: readonly number[]; readonly to: FigureId },
): Refusal | null {
  const able = movableDooms(scenario, content, owner.id);
  const card = cards.find((each) => !able.includes(each));
  if (card !== undefined) return { code: 'noSuchClassCard', card };
  const target = findFigure(scenario, to);
  if (!target || !isInPlay(target)) return { code: 'noSuchFigure', figure: to };
  return areEnemies(owner, target) ? null : { code: 'targetIsAlly', figure: to };
}

/** Moves the dooms to the enemy, including those played in this turn. @rule TURN-3 */
export function withMovedDooms(
  scenario: Scenario,
  owner: Character,
  cards: readonly number[],
  to: FigureId,
): Scenario {
  const activeHalves = owner.activeHalves.map((each) =>
    cards.includes(each.card) ? { ...each, on: to } : each,
  );
  const begun = (runningTurn(scenario)?.lines ?? []).filter(
    ({ line, on }) =>
      on !== undefined &&
      line.kind === 'classCard' &&
      line.card !== 'default' &&
      cards.includes(line.card),
  );
  const moved = withFigure(scenario, { ...owner, activeHalves });
  return begun.reduce((now, { line }) => withNotes(now, line, { on: to }), moved);
}
