/** Checks for event cards, printed and from packs. */
import type { Content } from './content';

/** True if an event with the number exists, printed or in a pack. */
export function isEvent(
  content: Pick<Content, 'events'>,
  kind: 'city' | 'road',
  card: number,
): boolean {
  return content.events().cards.some((each) => each.deck === kind && each.id === card);
}
