/** The event cards there are, printed and of packs. */
import type { Content } from './content';

/** Highest number there is on an event card. */
const LAST_EVENT = { city: 90, road: 90 } as const;

/** Whether there is an event of that number, printed or of a pack. */
export function isEvent(
  content: Pick<Content, 'events'>,
  kind: keyof typeof LAST_EVENT,
  card: number,
): boolean {
  const isPrinted = card >= 1 && card <= LAST_EVENT[kind];
  return isPrinted || content.events().cards.some((each) => each.deck === kind && each.id === card);
}
