/** What a character has not done in its turn: nothing at all, or what of its cards it has not played. */
import type { LogEntry } from '#shared/api/api';
import type { FigureId } from '#shared/ids';
import type { CardHalf } from '#shared/rules/cards/cardLines';
import { isHalfPlayed, type CardsOfTurn } from '#shared/rules/cards/playedCards';
import { hasCondition } from '#shared/rules/figures/conditions';
import { findFigure } from '#shared/rules/figures/figures';
import { turnOf } from '#shared/rules/order/playedLines';
import type { Scenario } from '#shared/state';

/** Nothing at all, or none of these halves. */
export type LeftUndone = 'all' | CardHalf;

/** Null = nothing, or nobody knows. */
export function undoneIn(
  log: readonly LogEntry[],
  figure: FigureId,
  cards: CardsOfTurn | null,
  { board }: Pick<Scenario, 'board'>,
): LeftUndone | null {
  if (!ofScenario(log).some((entry) => isTold(entry) && isBy(entry, figure))) return null;
  const turn = stepsSince(log, figure);
  if (turn.length > 0 && turn.slice(1).every(isBeside)) return 'all';
  // Off the board much is done that nobody tells, and so is what is done by hand.
  if (!cards || !board?.inUse || !turn.some(isTold) || turn.some(isByHand)) return null;
  const left = (['top', 'bottom'] as const).filter((half) => !isHalfPlayed(cards, half));
  return left.length === 1 ? (left[0] ?? null) : null;
}

/**
 * It can act, and its turn has only begun, with the end of another one's: no step of any kind came after
 * that. Whoever began it by a step of its own saw whose turn it is.
 */
export function isUntouched(log: readonly LogEntry[], scenario: Scenario, id: FigureId): boolean {
  const figure = findFigure(scenario, id);
  if (figure?.kind !== 'character' || figure.initiative?.longRest === true) return false;
  const isStunned = hasCondition(figure, 'stun') || turnOf(scenario.phase, id)?.stunned === true;
  const [begun, ...others] = stepsSince(log, id);
  return (
    !isStunned && begun !== undefined && begun.command.type !== 'startTurn' && others.length === 0
  );
}

/** The steps of its turn, from the one it began with; none where that is not known. */
function stepsSince(log: readonly LogEntry[], figure: FigureId): readonly LogEntry[] {
  const begun = log.findLastIndex(({ events }) =>
    events.some((event) => event.type === 'turnStarted' && event.figure === figure),
  );
  return begun < 0 ? [] : log.slice(begun);
}

/** A door that is opened is no line of a card. */
function isBeside({ command }: LogEntry): boolean {
  return command.type === 'openDoor';
}

/** The steps of the running scenario. */
function ofScenario(log: readonly LogEntry[]): readonly LogEntry[] {
  const begun = log.findLastIndex(({ events }) =>
    events.some(({ type }) => type === 'scenarioStarted'),
  );
  return begun < 0 ? log : log.slice(begun);
}

function isBy({ command }: LogEntry, figure: FigureId): boolean {
  return command.type === 'playLines' && command.figure === figure;
}

function isTold({ command }: LogEntry): boolean {
  return (
    command.type === 'playLines' && command.lines.some(({ line }) => line.kind === 'classCard')
  );
}

function isByHand({ command }: LogEntry): boolean {
  return command.type === 'moveFigure' || (command.type === 'beginAttack' && !command.line);
}
