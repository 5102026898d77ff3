/** Lines of the history, as a seat may read them. */
import { rowOf, type Command, type CommandOf } from '../commands/commands';
import type { GameEvent } from '../events';
import type { FigureId } from '../ids';
import { playsHere, type Seat } from './seat';
import type { LogEntry } from '../commands/logEntry';

/** Something is chosen for a round that the table does not read either. */
export const isChoice = (command: Command): boolean => rowOf(command).readBy === 'ownerNotTable';

/**
 * The log line that a seat may read; null = hidden. The table reads all lines, except choices of
 * players with their own device.
 *
 * @rule SEAT-2 SEAT-7
 */
export function lineFor(entry: LogEntry, seat: Seat): LogEntry | null {
  const { readBy } = rowOf(entry.command);
  const who = whoOf(entry.command);
  const isOwn = who !== null && playsHere(seat, who);
  if (seat.kind !== 'table') {
    if (readBy === 'everyone') return withoutCards(entry, seat);
    return readBy !== 'table' && isOwn ? entry : null;
  }
  if (readBy !== 'ownerNotTable' || isOwn || who === null) return entry;
  const command = { type: 'setInitiative', character: who, leading: 0, second: null } as const;
  return { ...entry, command, events: [] };
}

/** Without the names of cards that others hold. */
function withoutCards(entry: LogEntry, seat: Seat): LogEntry {
  const isOpen = (one: Naming): boolean =>
    (one.type !== 'cardMoved' && one.type !== 'moveCard') || playsHere(seat, one.figure);
  const { command } = entry;
  const events = entry.events.filter(isOpen);
  if (command.type === 'playLines') {
    const lines = command.lines.map((line) => ({
      ...line,
      subcommands: line.subcommands.filter(isOpen),
    }));
    return { ...entry, command: { ...command, lines }, events };
  }
  if (command.type === 'useActiveCard' && command.subcommands) {
    return {
      ...entry,
      command: { ...command, subcommands: command.subcommands.filter(isOpen) },
      events,
    };
  }
  return { ...entry, events };
}

type Naming = GameEvent | CommandOf<'playLines'>['lines'][number]['subcommands'][number];

/** The figure a command names; characters have one name at the table and between scenarios. */
function whoOf(command: Command): FigureId | null {
  if ('character' in command) return command.character as string as FigureId;
  return 'figure' in command ? command.figure : null;
}
