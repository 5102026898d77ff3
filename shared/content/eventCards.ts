/** Existing event cards, printed and from packs. */
import type { Content } from './content';

/** Highest number of an event card. */
const LAST_EVENT = { city: 90, road: 90 } as const;

/** True if an event with the number exists, printed or in a pack. */
export function isEvent(
  content: Pick<Content, 'events'>,
  kind: keyof typeof LAST_EVENT,
  card: number,
): boolean {
  const isPrinted = card >= 1 && card <= LAST_EVENT[kind];
  return isPrinted || content.events().cards.some((each) => each.deck === kind && each.id === card);
}
