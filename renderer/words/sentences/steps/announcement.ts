/** What a step is announced as to those who listen. */
import type { LogEntry } from '#shared/api/api';
import type { GameEvent } from '#shared/events';
import type { Names } from '../names/names';
import { commandTitle } from './commands';
import { eventLine } from './events';

/** What a step may bring that its title does not say, and that nobody should have to look for. */
const NEWS: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'roomRevealed',
  'standeesRanOut',
  'turnsInserted',
  'trapSprung',
  'died',
  'exhausted',
]);

/** Steps that open rooms say who is in there. */
const OPENING: ReadonlySet<LogEntry['command']['type']> = new Set<LogEntry['command']['type']>([
  'moveFigure',
  'openDoor',
  'revealRoom',
]);

/** A step as it is announced: its title, and what came of it. */
export function announcementOf({ command, events }: LogEntry, names: Names): string {
  const isNews = ({ type }: GameEvent) =>
    NEWS.has(type) || (type === 'monsterPlaced' && OPENING.has(command.type));
  const title = commandTitle(command, names, events);
  const news = events.filter(isNews).map((event) => eventLine(event, names));
  return news.length === 0 ? title : `${title}. ${news.join(' ')}`;
}
