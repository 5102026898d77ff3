import type { FigureId } from '#shared/ids';

/** The places of the standees in one half of a sleeve. */
export interface Places {
  readonly round: number;
  readonly order: readonly FigureId[];
}

export const NO_PLACES: Places = { round: 0, order: [] };

/**
 * Dead standees leave an empty place until the round ends, so that nothing moves under a finger. New
 * ones are placed last.
 */
export function placesOf(before: Places, living: readonly FigureId[], round: number): Places {
  if (before.round !== round) return { round, order: living };
  const added = living.filter((id) => !before.order.includes(id));
  return added.length === 0 ? before : { round, order: [...before.order, ...added] };
}
