/** Finds names in the events of a step, for titles in any language. */
import type { GameEvent } from '#shared/events';

function nameOf(event: GameEvent | undefined): string | null {
  return event && 'name' in event ? String(event.name) : null;
}

/** The name of an item from the events of a step; null if they do not have it. */
export function itemNameIn(item: number, events: readonly GameEvent[]): string | null {
  return nameOf(events.find((event) => 'item' in event && 'name' in event && event.item === item));
}

/** The name in the first event of a type; null if there is none. */
export function nameInEvent(events: readonly GameEvent[], type: GameEvent['type']): string | null {
  return nameOf(events.find((event) => event.type === type));
}

/**
 * The name of the pack that a step has switched. The requested pack is the last one, after those it
 * needs.
 */
export function packNameIn(events: readonly GameEvent[]): string {
  return nameOf(events.findLast(({ type }) => type === 'packUsed' || type === 'packLeft')) ?? '';
}
