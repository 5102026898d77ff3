/** Groups the steps of the history by turn, and finds the steps to undo for a whole turn. */
import type { LogEntry } from '#shared/api/api';
import type { GameEvent } from '#shared/events';
import type { FigureId } from '#shared/ids';

type Entry = Pick<LogEntry, 'seq' | 'command' | 'events'>;

/** The steps of one turn, or the steps between two turns. */
export interface TurnSteps {
  /** The figure whose turn it is; null between turns. */
  readonly figure: FigureId | null;
  /** The `seq` of each step, oldest first. */
  readonly seqs: readonly number[];
}

export interface UndoableTurn {
  readonly figure: FigureId;
  readonly steps: number;
  /** The `seq` of the step before the turn. */
  readonly to: number;
}

/** Groups the steps by turn, oldest first. The step that ends a turn belongs to that turn. */
export function groupByTurn(log: readonly Entry[]): readonly TurnSteps[] {
  const groups: { figure: FigureId | null; seqs: number[] }[] = [];
  let active: FigureId | null = null;
  let isNew = true;
  for (const { seq, command, events } of log) {
    const begins: FigureId | null = command.type === 'startTurn' ? command.figure : active;
    // If the log starts within a turn, only the end of the turn tells whose turn it was.
    const ended = events.find((event) => event.type === 'turnEnded');
    const figure: FigureId | null = begins ?? (ended?.type === 'turnEnded' ? ended.figure : null);
    const last = groups.at(-1);
    if (last && !isNew && last.figure === figure) last.seqs.push(seq);
    else groups.push({ figure, seqs: [seq] });
    const next = activeAfter(figure, events);
    isNew = next !== figure || events.some((event) => event.type === 'turnEnded');
    active = next;
  }
  return groups;
}

function activeAfter(before: FigureId | null, events: readonly GameEvent[]): FigureId | null {
  let active = before;
  for (const event of events) {
    if (event.type === 'turnStarted') active = event.figure;
    else if (event.type === 'turnEnded' || event.type === 'roundEnded') active = null;
    else if (event.type === 'scenarioStarted' || event.type === 'scenarioFinished') active = null;
  }
  return active;
}

/**
 * The turn of the newest step, for undo. Null between turns, or if the start of the turn is not in
 * the log.
 */
export function lastTurn(log: readonly Entry[]): UndoableTurn | null {
  const last = groupByTurn(log).at(-1);
  const before = log[log.length - 1 - (last?.seqs.length ?? 0)];
  if (!last || last.figure === null || !before) return null;
  return { figure: last.figure, steps: last.seqs.length, to: before.seq };
}
