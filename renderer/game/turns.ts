/** The turn of each step in the history, and undo of a whole turn. */
import type { LogEntry } from '#shared/api/api';
import type { GameEvent } from '#shared/events';
import type { FigureId } from '#shared/ids';

type Entry = Pick<LogEntry, 'seq' | 'command' | 'events'>;

/** Steps of one turn, or those between two turns. */
export interface Stretch {
  /** Null = between turns. */
  readonly figure: FigureId | null;
  /** Of its steps, oldest first. */
  readonly seqs: readonly number[];
}

export interface TurnBack {
  readonly figure: FigureId;
  readonly steps: number;
  /** The step before the turn. */
  readonly to: number;
}

/** The steps by turns, oldest first. A step that ends a turn belongs to it. */
export function stretchesOf(log: readonly Entry[]): readonly Stretch[] {
  const stretches: { figure: FigureId | null; seqs: number[] }[] = [];
  let active: FigureId | null = null;
  let isNew = true;
  for (const { seq, command, events } of log) {
    const begins: FigureId | null = command.type === 'startTurn' ? command.figure : active;
    // If the log starts within a turn, only the end of the turn names its figure.
    const ended = events.find((event) => event.type === 'turnEnded');
    const figure: FigureId | null = begins ?? (ended?.type === 'turnEnded' ? ended.figure : null);
    const last = stretches.at(-1);
    if (last && !isNew && last.figure === figure) last.seqs.push(seq);
    else stretches.push({ figure, seqs: [seq] });
    const next = activeAfter(figure, events);
    isNew = next !== figure || events.some((event) => event.type === 'turnEnded');
    active = next;
  }
  return stretches;
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

/** The turn of the newest step; null between turns, or if its start is not in the log. */
export function turnBack(log: readonly Entry[]): TurnBack | null {
  const last = stretchesOf(log).at(-1);
  const before = log[log.length - 1 - (last?.seqs.length ?? 0)];
  if (!last || last.figure === null || !before) return null;
  return { figure: last.figure, steps: last.seqs.length, to: before.seq };
}
