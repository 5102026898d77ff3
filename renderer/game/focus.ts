/** Whom each figure goes for, and when those are too many to name. */
import type { FigureId } from '#shared/ids';

/** Whom a figure is going for: more than one where the players choose. */
export type Focus = ReadonlyMap<FigureId, readonly FigureId[]>;

export function focusMap(found: readonly (readonly [FigureId, readonly FigureId[]])[]): Focus {
  return new Map(found);
}

/** More names than this are a number, with the names on demand. */
const MOST_NAMES = 2;

/** Whether the names would fill the card of the one they focus on. */
export function isCrowd(names: readonly string[]): boolean {
  return names.length > MOST_NAMES;
}
