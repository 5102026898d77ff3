/** What of its cards a character has not played in its turn, where its table tells what it plays. */
import type { LogEntry } from '#shared/api';
import type { FigureId } from '#shared/ids';
import type { CardHalf } from '#shared/rules/decks/cardLines';
import { isHalfPlayed, type CardsOfTurn } from '#shared/rules/round/playedCards';
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
  if (!log.some(isTold)) return null;
  const begun = log.findLastIndex(({ events }) =>
    events.some((event) => event.type === 'turnStarted' && event.figure === figure),
  );
  const turn = begun < 0 ? [] : log.slice(begun);
  if (turn.length === 1) return 'all';
  // Off the board much is done that nobody tells, and so is what is done by hand.
  if (!cards || !board?.inUse || !turn.some(isTold) || turn.some(isByHand)) return null;
  const left = (['top', 'bottom'] as const).filter((half) => !isHalfPlayed(cards, half));
  return left.length === 1 ? (left[0] ?? null) : null;
}

function isTold({ command }: LogEntry): boolean {
  return (
    command.type === 'playLines' && command.lines.some(({ line }) => line.kind === 'classCard')
  );
}

function isByHand({ command }: LogEntry): boolean {
  return command.type === 'moveFigure' || (command.type === 'beginAttack' && !command.line);
}
