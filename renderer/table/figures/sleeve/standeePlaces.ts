import type { FigureId } from '#shared/ids';

/** The order of the standees in one column of a sleeve, dead ones included. */
export interface Places {
  readonly round: number;
  readonly order: readonly FigureId[];
}

export const NO_PLACES: Places = { round: 0, order: [] };

/**
 * Updates the order. A dead standee leaves an empty place until the round ends, so that nothing
 * moves under a finger. New standees come last.
 */
export function placesOf(before: Places, living: readonly FigureId[], round: number): Places {
  if (before.round !== round) return { round, order: living };
  const added = living.filter((id) => !before.order.includes(id));
  return added.length === 0 ? before : { round, order: [...before.order, ...added] };
}
