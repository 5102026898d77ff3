/** Cards that a character has not played in its turn. */
import type { LogEntry } from '#shared/api/api';
import type { FigureId } from '#shared/ids';
import type { CardHalf } from '#shared/rules/cards/lines/cardLines';
import { isHalfPlayed, type CardsOfTurn } from '#shared/rules/cards/playedCards';
import { hindranceOf } from '#shared/rules/figures/conditions/conditions';
import { findFigure } from '#shared/rules/figures/figures';
import { turnOf } from '#shared/rules/order/playedLines';
import type { Scenario } from '#shared/state';

/** Both cards, or the top or bottom action. */
export type Unplayed = 'all' | CardHalf;

/** Null = both actions are played, or that is unknown. */
export function unplayedIn(
  log: readonly LogEntry[],
  figure: FigureId,
  cards: CardsOfTurn | null,
  { board }: Pick<Scenario, 'board'>,
): Unplayed | null {
  if (!ofScenario(log).some((entry) => isCardPlayed(entry) && isBy(entry, figure))) return null;
  const turn = stepsSince(log, figure);
  if (turn.length > 0 && turn.slice(1).every(isDoorOpened)) return 'all';
  // Without a board, and with manual steps, players may have played a card without its lines.
  if (!cards || !board?.inUse || !turn.some(isCardPlayed) || turn.some(isManual)) return null;
  const left = (['top', 'bottom'] as const).filter((half) => !isHalfPlayed(cards, half));
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** The character can act, and its turn began with the end of another one and has no steps yet. */
export function isUntouched(log: readonly LogEntry[], scenario: Scenario, id: FigureId): boolean {
  const figure = findFigure(scenario, id);
  if (figure?.kind !== 'character' || figure.initiative?.longRest === true) return false;
  const isStunned =
    hindranceOf(figure, 'act') !== null || turnOf(scenario.phase, id)?.stunned === true;
  const [start, ...others] = stepsSince(log, id);
  return (
    !isStunned && start !== undefined && start.command.type !== 'startTurn' && others.length === 0
  );
}

/** The steps since the start of its turn; none if the start is not in the log. */
function stepsSince(log: readonly LogEntry[], figure: FigureId): readonly LogEntry[] {
  const start = log.findLastIndex(({ events }) =>
    events.some((event) => event.type === 'turnStarted' && event.figure === figure),
  );
  return start < 0 ? [] : log.slice(start);
}

function isDoorOpened({ command }: LogEntry): boolean {
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

function isCardPlayed({ command }: LogEntry): boolean {
  return (
    command.type === 'playLines' && command.lines.some(({ line }) => line.kind === 'classCard')
  );
}

function isManual({ command }: LogEntry): boolean {
  return command.type === 'moveFigure' || (command.type === 'beginAttack' && !command.line);
}
