import type { LogEntry } from '#shared/api/api';
import type { AbilityDeckId } from '#shared/ids';

/**
 * The top cards of a deck that the newest look at it revealed; null if the deck has changed since.
 */
export function revealedOnTop(
  log: readonly Pick<LogEntry, 'events'>[],
  deck: AbilityDeckId,
): readonly number[] | null {
  const touched = log
    .flatMap(({ events }) => events)
    .findLast((event) => 'deck' in event && event.deck === deck);
  return touched?.type === 'abilityCardsSeen' ? touched.cards : null;
}
