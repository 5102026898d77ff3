/** Events that carry instructions of the scenario book. */
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

/** The players must read it. */
export function isBookEvent(event: GameEvent): boolean {
  if (event.type === 'spawned') return event.markers.length > 0 || event.figures.length > 0;
  return BOOK_EVENTS.has(event.type);
}
