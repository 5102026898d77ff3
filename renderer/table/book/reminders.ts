/** What the scenario book had happen, out of the newest steps. */
import type { LogEntry } from '#shared/api/api';
import type { GameEvent } from '#shared/events';
import type { SpawnView } from '#shared/rules/book/bookView';
import { BOOK } from '../../words/sentences/table/book';
import { spawnText } from '../../words/sentences/party/campaignBook';
import { eventLine } from '../../words/sentences/steps/events';
import type { Names } from '../../words/sentences/names/names';

const OF_THE_BOOK: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'bookDamageSaid',
  'bookEndSaid',
  'bookSpawnSaid',
  'bookRuleSaid',
  'bookEffectSaid',
  'bookRankSaid',
  'penaltySaid',
  'treasureRewardSaid',
  'treasureEffectSaid',
]);

function isOfTheBook(event: GameEvent): boolean {
  if (event.type === 'spawned') return event.markers.length > 0 || event.figures.length > 0;
  return OF_THE_BOOK.has(event.type);
}

/** Nothing but figures came by the book. */
export function bringsOnly(entries: readonly LogEntry[]): boolean {
  const told = entries.flatMap(({ events }) => events).filter(isOfTheBook);
  return told.every(({ type }) => type === 'spawned');
}

/** In the words of the history, oldest first; who may come or cannot come is told whole. */
export function bookLines(
  entries: readonly LogEntry[],
  spawns: readonly SpawnView[],
  names: Names,
): readonly string[] {
  return entries.flatMap(({ events }) =>
    events.flatMap((event, at) => {
      if (!isOfTheBook(event)) return [];
      if (event.type === 'spawned') return comingLines(event, events.slice(0, at), names);
      const spawn = event.type === 'bookSpawnSaid' ? spawns[event.spawn - 1] : undefined;
      const who = spawn && spawnText(spawn, names);
      return [who === undefined || who === null ? eventLine(event, names) : BOOK.mayCome(who)];
    }),
  );
}

type Spawned = Extract<GameEvent, { readonly type: 'spawned' }>;

/** Who came; of whom there were too few standees for it; `before`: what else the step had by then. */
function comingLines(event: Spawned, before: readonly GameEvent[], names: Names): string[] {
  const own = before.slice(before.findLastIndex(({ type }) => type === 'spawned') + 1);
  // Whether they lack in a room that was opened or at a letter is known to nobody.
  const markers = own.some(({ type }) => type === 'roomRevealed') ? [] : event.markers;
  const lacking = own.flatMap((each) =>
    each.type === 'standeesRanOut'
      ? [BOOK.noneLeft(names.monster(each.monster), each.missing, markers)]
      : [],
  );
  const isNobody = event.figures.length === 0 && lacking.length > 0;
  return isNobody ? lacking : [eventLine(event, names), ...lacking];
}

/** The steps since the last round ended, that step among them; since the start in the first one. */
export function stepsOfRound(log: readonly LogEntry[]): readonly LogEntry[] {
  const starts = ({ events }: LogEntry): boolean =>
    events.some(({ type }) => type === 'roundEnded' || type === 'scenarioStarted');
  const from = log.findLastIndex(starts);
  return from < 0 ? [] : log.slice(from);
}
