/** What an effect let somebody see on top of a monster ability deck. */
import type { LogEntry } from '#shared/api/api';
import type { AbilityDeckId } from '#shared/ids';

/** The cards from the top, as long as nobody drew, shuffled or ordered since; null = nobody knows. */
export function seenOnTop(
  log: readonly Pick<LogEntry, 'events'>[],
  deck: AbilityDeckId,
): readonly number[] | null {
  const touched = log
    .flatMap(({ events }) => events)
    .findLast((event) => 'deck' in event && event.deck === deck);
  return touched?.type === 'abilityCardsSeen' ? touched.cards : null;
}
