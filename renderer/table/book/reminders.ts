/** The instructions of the scenario book that the newest steps brought up. */
import type { LogEntry } from '#shared/api/api';
import type { GameEvent } from '#shared/events';
import type { SpawnView } from '#shared/rules/book/bookViewShape';
import { BOOK } from '../../words/sentences/table/book';
import { spawnText } from '../../words/sentences/party/campaignBook';
import { eventLine } from '../../words/sentences/steps/events';
import { isBookEvent } from '../../game/bookEvents';
import type { Names } from '../../words/sentences/names/names';

/** True if spawns are the only book events in these steps. */
export function areOnlySpawns(entries: readonly LogEntry[]): boolean {
  const bookEvents = entries.flatMap(({ events }) => events).filter(isBookEvent);
  return bookEvents.every(({ type }) => type === 'spawned');
}

/**
 * The book's events as sentences, oldest first. Spawned figures and missing standees are listed in
 * full.
 */
export function bookLines(
  entries: readonly LogEntry[],
  spawns: readonly SpawnView[],
  names: Names,
): readonly string[] {
  return entries.flatMap(({ events }) =>
    events.flatMap((event, index) => {
      if (!isBookEvent(event)) return [];
      if (event.type === 'spawned') return spawnedLines(event, events.slice(0, index), names);
      const spawn = event.type === 'bookSpawnSaid' ? spawns[event.spawn - 1] : undefined;
      const who = spawn && spawnText(spawn, names);
      return [who === undefined || who === null ? eventLine(event, names) : BOOK.mayCome(who)];
    }),
  );
}

type Spawned = Extract<GameEvent, { readonly type: 'spawned' }>;

/**
 * Sentences about spawned figures and missing standees.
 * @param before the earlier events of the step.
 */
function spawnedLines(event: Spawned, before: readonly GameEvent[], names: Names): string[] {
  const sinceLastSpawn = before.slice(before.findLastIndex(({ type }) => type === 'spawned') + 1);
  // If the step also revealed a room, the missing standees may belong to that room instead of the
  // spawn.
  const markers = sinceLastSpawn.some(({ type }) => type === 'roomRevealed') ? [] : event.markers;
  const lacking = sinceLastSpawn.flatMap((each) =>
    each.type === 'standeesRanOut'
      ? [BOOK.noneLeft(names.monster(each.monster), each.missing, markers)]
      : [],
  );
  const isEmpty = event.figures.length === 0 && lacking.length > 0;
  return isEmpty ? lacking : [eventLine(event, names), ...lacking];
}

/** The steps since the end of the last round (included), or since the start of the scenario. */
export function stepsOfRound(log: readonly LogEntry[]): readonly LogEntry[] {
  const starts = ({ events }: LogEntry): boolean =>
    events.some(({ type }) => type === 'roundEnded' || type === 'scenarioStarted');
  const from = log.findLastIndex(starts);
  return from < 0 ? [] : log.slice(from);
}
