/** Words the announcements of steps for screen readers. */
import type { LogEntry } from '#shared/api/api';
import type { GameEvent } from '#shared/events';
import type { Names } from '../names/names';
import { commandTitle } from './commands';
import { eventLine } from './events';

/** The events that the title of a step does not mention, but that must be announced. */
const NEWS: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'roomRevealed',
  'standeesRanOut',
  'turnsInserted',
  'trapSprung',
  'died',
  'exhausted',
  'characterKilled',
]);

/** The steps that reveal rooms. Their new figures need no announcement of their own. */
const OPENING: ReadonlySet<LogEntry['command']['type']> = new Set<LogEntry['command']['type']>([
  'moveFigure',
  'openDoor',
  'revealRoom',
]);

/** The announcement of a step: its title and its result. */
export function announcementOf({ command, events }: LogEntry, names: Names): string {
  const isNews = ({ type }: GameEvent) =>
    NEWS.has(type) || (type === 'monsterPlaced' && OPENING.has(command.type));
  const title = commandTitle(command, names, events);
  const news = events.filter(isNews).map((event) => eventLine(event, names));
  return news.length === 0 ? title : `${title}. ${news.join(' ')}`;
}
