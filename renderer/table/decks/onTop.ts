import type { LogEntry } from '#shared/api/api';
import type { AbilityDeckId } from '#shared/ids';

/** The top cards that an effect revealed; null if the deck has changed since. */
export function seenOnTop(
  log: readonly Pick<LogEntry, 'events'>[],
  deck: AbilityDeckId,
): readonly number[] | null {
  const touched = log
    .flatMap(({ events }) => events)
    .findLast((event) => 'deck' in event && event.deck === deck);
  return touched?.type === 'abilityCardsSeen' ? touched.cards : null;
}
