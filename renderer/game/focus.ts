/** The focus of each figure, and the limit for naming it. */
import type { FigureId } from '#shared/ids';

/** The focus of each figure; more than one if the players choose. */
export type Focus = ReadonlyMap<FigureId, readonly FigureId[]>;

export function focusMap(found: readonly (readonly [FigureId, readonly FigureId[]])[]): Focus {
  return new Map(found);
}

/** With more names, their number is shown, and the names on demand. */
const MAX_NAMES = 2;

/** True if the names would fill the card of the figure they focus on. */
export function isCrowd(names: readonly string[]): boolean {
  return names.length > MAX_NAMES;
}
