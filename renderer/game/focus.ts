/** The focus of each figure, and the number of figures that are listed by name. */
import type { FigureId } from '#shared/ids';

/** The focus of each figure. It has several figures if the players can choose. */
export type Focus = ReadonlyMap<FigureId, readonly FigureId[]>;

export function focusMap(found: readonly (readonly [FigureId, readonly FigureId[]])[]): Focus {
  return new Map(found);
}

/** With more names, only their number is shown, and the names on demand. */
const MAX_NAMES = 2;

/** True if there are too many names for the card of the figure. */
export function isCrowd(names: readonly string[]): boolean {
  return names.length > MAX_NAMES;
}
