/** Finds the cards that a character has not played in its turn. */
import type { LogEntry } from '#shared/api/api';
import type { FigureId } from '#shared/ids';
import type { CardHalf } from '#shared/rules/cards/lines/cardLines';
import { isHalfPlayed, type CardsOfTurn } from '#shared/rules/cards/playedCards';
import type { Scenario } from '#shared/state';

/** 'all' = both cards, else the unplayed top or bottom action. */
export type Unplayed = 'all' | CardHalf;

/** The unplayed actions of the turn. Null if both are played, or if that is unknown. */
export function unplayedIn(
  log: readonly LogEntry[],
  figure: FigureId,
  cards: CardsOfTurn | null,
  { board }: Pick<Scenario, 'board'>,
): Unplayed | null {
  if (!hasPlayedCards(log, figure)) return null;
  const turn = stepsSince(log, figure);
  if (turn.length > 0 && turn.slice(1).every(isDoorOpened)) return 'all';
  // Unknown: without a board, or after manual steps, players may have played a card without its
  // lines.
  if (!cards || !board?.inUse || !turn.some(isCardPlayed) || turn.some(isManual)) return null;
  const left = (['top', 'bottom'] as const).filter((half) => !isHalfPlayed(cards, half));
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** True if the figure has played a class card in this scenario. Some tables only type initiatives. */
export function hasPlayedCards(log: readonly LogEntry[], figure: FigureId): boolean {
  return ofScenario(log).some((entry) => isCardPlayed(entry) && isBy(entry, figure));
}

/** The steps since the start of the figure's turn. None if the start is not in the log. */
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
  if (command.type === 'beginAttack') return command.attacker === figure;
  return command.type === 'playLines' && command.figure === figure;
}

function isCardPlayed({ command }: LogEntry): boolean {
  if (command.type === 'beginAttack') return command.line?.kind === 'classCard';
  return (
    command.type === 'playLines' && command.lines.some(({ line }) => line.kind === 'classCard')
  );
}

function isManual({ command }: LogEntry): boolean {
  return command.type === 'moveFigure' || (command.type === 'beginAttack' && !command.line);
}
