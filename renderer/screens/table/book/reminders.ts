/** What the scenario book had happen, out of the newest steps. */
import type { LogEntry } from '#shared/api';
import type { GameEvent } from '#shared/events';
import type { SpawnView } from '#shared/rules/round/bookFacts';
import { BOOK } from '../../../text/table/book';
import { spawnText } from '../../../text/campaign/campaignBook';
import { eventLine } from '../../../text/steps/events';
import type { Names } from '../../../text/names/names';

const OF_THE_BOOK: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'bookDamageSaid',
  'bookEndSaid',
  'bookSpawnSaid',
  'bookRuleSaid',
  'bookRankSaid',
  'penaltySaid',
  'treasureRewardSaid',
  'treasureEffectSaid',
]);

function isOfTheBook(event: GameEvent): boolean {
  if (event.type === 'spawned') return event.markers.length > 0 || event.figures.length > 0;
  return OF_THE_BOOK.has(event.type);
}

/** In the words of the history, oldest first; figures that may come are told whole. */
export function bookLines(
  entries: readonly LogEntry[],
  spawns: readonly SpawnView[],
  names: Names,
): readonly string[] {
  return entries
    .flatMap(({ events }) => events)
    .filter(isOfTheBook)
    .map((event) => {
      const spawn = event.type === 'bookSpawnSaid' ? spawns[event.spawn - 1] : undefined;
      const who = spawn && spawnText(spawn, names);
      return who === undefined || who === null ? eventLine(event, names) : BOOK.mayCome(who);
    });
}

/** The steps since the last round ended, that step among them; since the start in the first one. */
export function stepsOfRound(log: readonly LogEntry[]): readonly LogEntry[] {
  const starts = ({ events }: LogEntry): boolean =>
    events.some(({ type }) => type === 'roundEnded' || type === 'scenarioStarted');
  const from = log.findLastIndex(starts);
  return from < 0 ? [] : log.slice(from);
}
