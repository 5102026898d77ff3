/** Filters the history for a seat. */
import { rowOf, type Command, type CommandOf } from '../commands/commands';
import type { GameEvent } from '../events';
import type { FigureId } from '../ids';
import { playsHere, type Seat } from './seat';
import type { LogEntry } from '../commands/logEntry';

/** True if the command is a secret choice for the round, which the table must not read either. */
export const isChoice = (command: Command): boolean => rowOf(command).readBy === 'ownerNotTable';

/**
 * The log entry in the form that a seat may read; null = hidden. The table reads all entries except
 * the choices of players with their own device.
 *
 * @rule SEAT-2 SEAT-7
 */
export function lineFor(entry: LogEntry, seat: Seat): LogEntry | null {
  const command = visibleCommand(entry.command, seat);
  return command && { ...entry, command, events: visibleEvents(entry, command, seat) };
}

/** The command of a step in the form that a seat may read; null = hidden. @rule SEAT-2 SEAT-7 */
export function visibleCommand(command: Command, seat: Seat): Command | null {
  const { readBy } = rowOf(command);
  const who = whoOf(command);
  const isOwn = who !== null && playsHere(seat, who);
  if (seat.kind !== 'table') {
    if (readBy === 'everyone') return withoutCards(command, seat);
    return readBy !== 'table' && isOwn ? command : null;
  }
  if (readBy !== 'ownerNotTable' || isOwn || who === null) return command;
  return { type: 'setInitiative', character: who, leading: 0, second: null };
}

function visibleEvents(
  { command, events }: LogEntry,
  visible: Command,
  seat: Seat,
): readonly GameEvent[] {
  if (seat.kind === 'table') return visible === command ? events : [];
  const isForEveryone = rowOf(command).readBy === 'everyone';
  return isForEveryone ? events.filter((event) => isOpen(event, seat)) : events;
}

/** Removes the names of cards that other players hold. */
function withoutCards(command: Command, seat: Seat): Command {
  if (command.type === 'playLines') {
    const lines = command.lines.map((line) => ({
      ...line,
      subcommands: line.subcommands.filter((each) => isOpen(each, seat)),
    }));
    return { ...command, lines };
  }
  if (command.type === 'useActiveCard' && command.subcommands) {
    return {
      ...command,
      subcommands: command.subcommands.filter((each) => isOpen(each, seat)),
    };
  }
  return command;
}

type Naming = GameEvent | CommandOf<'playLines'>['lines'][number]['subcommands'][number];

/** False if the command names a card that another player holds. */
function isOpen(one: Naming, seat: Seat): boolean {
  return (one.type !== 'cardMoved' && one.type !== 'moveCard') || playsHere(seat, one.figure);
}

/**
 * The figure that a command names. A character has the same id in a scenario and between scenarios.
 */
function whoOf(command: Command): FigureId | null {
  if ('character' in command) return command.character as string as FigureId;
  return 'figure' in command ? command.figure : null;
}
