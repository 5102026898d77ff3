/** Where the standees of a sleeve lie while a round lasts. */
import type { FigureId } from '#shared/ids';

/** Where the standees of one half of a sleeve lie. */
export interface Places {
  readonly round: number;
  readonly order: readonly FigureId[];
}

export const NO_PLACES: Places = { round: 0, order: [] };

/**
 * Who is gone keeps its place until the round ends, so that nothing moves under a finger; who comes
 * lies behind the others.
 */
export function placesOf(before: Places, living: readonly FigureId[], round: number): Places {
  if (before.round !== round) return { round, order: living };
  const come = living.filter((id) => !before.order.includes(id));
  return come.length === 0 ? before : { round, order: [...before.order, ...come] };
}
