/** Events that come from the scenario book. */
import type { GameEvent } from '#shared/events';

const BOOK_EVENTS: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'bookDamageSaid',
  'bookEndSaid',
  'bookStopped',
  'bookSpawnSaid',
  'bookRuleSaid',
  'bookEffectSaid',
  'bookRankSaid',
  'penaltySaid',
  'treasureRewardSaid',
]);

/** True for an event from the scenario book, which the players must read. */
export function isBookEvent(event: GameEvent): boolean {
  if (event.type === 'spawned') return event.markers.length > 0 || event.figures.length > 0;
  return BOOK_EVENTS.has(event.type);
}
