import type { FigureId } from '#shared/ids';

/** Whom a figure is going for: more than one where the players choose. */
export type Focus = ReadonlyMap<FigureId, readonly FigureId[]>;

export function focusMap(found: readonly (readonly [FigureId, readonly FigureId[]])[]): Focus {
  return new Map(found);
}
