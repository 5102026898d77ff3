/** Names from the events of a step, for titles in any language; it has no words of its own. */
import type { GameEvent } from '#shared/events';

function nameOf(event: GameEvent | undefined): string | null {
  return event && 'name' in event ? String(event.name) : null;
}

/** The name of the item of a step. */
export function itemNameIn(item: number, events: readonly GameEvent[]): string | null {
  return nameOf(events.find((event) => 'item' in event && 'name' in event && event.item === item));
}

/** The name in the first event of a type. */
export function nameInEvent(events: readonly GameEvent[], type: GameEvent['type']): string | null {
  return nameOf(events.find((event) => event.type === type));
}

/** The pack of a step: the requested one comes last, after those it needs. */
export function packNameIn(events: readonly GameEvent[]): string {
  return nameOf(events.findLast(({ type }) => type === 'packUsed' || type === 'packLeft')) ?? '';
}
