/** Refusals for choosing initiatives, for turns and for ending a round. */
import type { Content } from '../../content/content';
import type { BlockId, FigureId } from '../../ids';
import type { Refusal } from '../../refusals';
import type {
  Block,
  Character,
  Figure,
  Initiative,
  LineRef,
  Negation,
  Scenario,
} from '../../state';
import { whyNotNegate } from '../figures/hitPoints/damage';
import { damageAtTurnStart } from '../figures/conditions/conditionsInTurn';
import { charactersOf, findFigure } from '../figures/figures';
import { phaseOf } from '../figures/lookups';
import { groupsInOrder } from '../order/initiative';
import { lineIn, turnOf } from '../order/playedLines';
import { restOptionsOf, whyNotRest } from './rests/restOptions';
import { needsDamageChoice } from './turns';
import { nextFigure, openTurns, type TurnsPhase } from './turnStates';

/**
 * Refuses to choose without two cards in hand, or two discards for a long rest. Two equal
 * initiatives are only allowed for classes with such cards.
 *
 * @rule TURN-2 REST-2
 */
export function whyNotChoose(
  character: Character,
  wanted: Initiative,
  content: Content,
): Refusal | null {
  if (wanted.longRest) return whyNotRest(character);
  const { id: figure } = character;
  if (restOptionsOf(character)?.mayPlayTwoCards === false) {
    return { code: 'notEnoughCards', figure };
  }
  const { leading, second } = wanted;
  const printed = content.classCards(character.class);
  const alike = printed.filter((card) => card.initiative === leading);
  return second === leading && printed.length > 0 && alike.length < 2
    ? { code: 'onlyOneSuchCard', figure, initiative: leading }
    : null;
}

/** Refuses until all characters in play have chosen. @rule TURN-2 TURN-4 */
export function whyNotReveal(scenario: Scenario): Refusal | null {
  const figures = charactersOf(scenario)
    .filter((character) => !character.exhausted && character.initiative === null)
    .map((character) => character.id);
  return figures.length > 0 ? { code: 'initiativeMissing', figures } : null;
}

/** Refuses to reorder blocks unless they are waiting and have equal initiative. @rule INIT-2 */
export function whyNotOrder({ order }: TurnsPhase, ids: readonly BlockId[]): Refusal | null {
  for (const id of ids) {
    const refusal = whyNotWaiting(order, id);
    if (refusal) return refusal;
  }
  const isTied = groupsInOrder(order).some((tied) =>
    ids.every((id) => tied.some((b) => b.id === id)),
  );
  return isTied && new Set(ids).size === ids.length ? null : { code: 'notTied' };
}

/** Refuses to move a block that has begun or finished its turns. */
export function whyNotWaiting(order: readonly Block[], id: BlockId): Refusal | null {
  const block = order.find((each) => each.id === id);
  if (!block) return { code: 'noSuchBlock', block: id };
  const begun = block.turns.find((turn) => turn.state !== 'waiting');
  return begun ? { code: 'turnIsOver', figure: begun.figure } : null;
}

/** Refuses to start a turn out of order. @rule INIT-1 WOUND-1 NEGATE-1 */
export function whyNotStartTurn(
  phase: TurnsPhase,
  figure: Figure,
  negate: Negation | null,
): Refusal | null {
  const { id } = figure;
  if (phase.active !== null) return { code: 'anotherTurnRuns', figure: phase.active };
  if (isOver(phase, id)) return { code: 'turnIsOver', figure: id };
  if (nextFigure(phase) !== id) return { code: 'notItsTurn', figure: id };
  if (negate && damageAtTurnStart(figure) === 0) return { code: 'cannotNegate', figure: id };
  return whyNotNegate(figure, [negate]);
}

/** Refuses unless it is the current turn and no attack is in progress. */
export function whyNotEndTurn(
  { attack }: Scenario,
  phase: TurnsPhase,
  figure: FigureId,
): Refusal | null {
  if (isOver(phase, figure)) return { code: 'turnIsOver', figure };
  if (phase.active !== figure) return { code: 'notItsTurn', figure };
  return attack ? { code: 'attackInProgress' } : null;
}

/** Refuses lines outside the current turn. */
export function whyNotMarkLines(scenario: Scenario, figure: FigureId): Refusal | null {
  const phase = phaseOf(scenario, 'turns');
  if (!phase.ok) return phase.refusal;
  return phase.value.active === figure ? null : { code: 'notItsTurn', figure };
}

/**
 * Refuses to play a line twice, for example from two screens at once. Players can reopen it first.
 */
export function whyNotPlayLines(
  scenario: Scenario,
  figure: FigureId,
  lines: readonly { readonly line: LineRef; readonly part?: FigureId | undefined }[],
): Refusal | null {
  const turn = turnOf(scenario.phase, figure);
  const isOver = lines.some(({ line, part }) => {
    const noted = lineIn(turn, line);
    const isPartDone = noted?.attacked.some((each) => each.figure === part);
    return noted !== null && (noted.state !== 'open' || isPartDone);
  });
  return whyNotMarkLines(scenario, figure) ?? (isOver ? { code: 'lineIsOver', figure } : null);
}

function isOver({ order }: TurnsPhase, id: FigureId): boolean {
  const turn = order.flatMap((block) => block.turns).find(({ figure }) => figure === id);
  return turn?.state === 'done';
}

/**
 * Refuses unless it is the active block, or the next one and no figure in it has a decision to make
 * first.
 */
export function whyNotEndBlock(scenario: Scenario, phase: TurnsPhase, id: BlockId): Refusal | null {
  const block = phase.order.find((each) => each.id === id);
  if (!block) return { code: 'noSuchBlock', block: id };
  if (scenario.attack) return { code: 'attackInProgress' };
  const acting = phase.active ?? nextFigure(phase);
  const [first] = block.turns;
  if (acting === null || !block.turns.some((turn) => turn.figure === acting)) {
    if (!first) return { code: 'noSuchBlock', block: id };
    const isDone = block.turns.every((turn) => turn.state === 'done');
    return { code: isDone ? 'turnIsOver' : 'notItsTurn', figure: first.figure };
  }
  const waiter = phase.active === null ? findFigure(scenario, acting) : undefined;
  return waiter && needsDamageChoice(waiter) ? { code: 'notItsTurn', figure: acting } : null;
}

/** Refuses until all turns are over. @rule ROUND-1 */
export function whyNotEndRound({ attack }: Scenario, phase: TurnsPhase): Refusal | null {
  const figures = openTurns(phase);
  if (figures.length > 0) return { code: 'turnsOpen', figures };
  return attack ? { code: 'attackInProgress' } : null;
}
