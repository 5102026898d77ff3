/** All figures in order of arrival. A figure's position in this list gives its letter. */
import type { FigureId } from '../../ids';
import type { Scenario } from '../../state';
import { byKind } from './figures';

/** Length from which new figures reuse the positions of removed figures. */
export const MAX_ARRIVALS = 100;

/**
 * The ids of all figures that are or were in play. A removed figure keeps its position until a new
 * figure reuses it (see `MAX_ARRIVALS`).
 */
export function arrivals({ figures, met }: Pick<Scenario, 'figures' | 'met'>) {
  const known = new Set(met);
  const newcomers = figures.filter(({ id }) => !known.has(id)).toSorted(byKind);
  const present = new Set(figures.map(({ id }) => id));
  return newcomers.reduce<readonly FigureId[]>((places, { id }) => {
    const free = places.length < MAX_ARRIVALS ? -1 : places.findIndex((each) => !present.has(each));
    return free < 0 ? [...places, id] : places.with(free, id);
  }, met);
}

/** Adds the figures that arrived in a step, after those that were there before it. */
export function withNewcomers(before: Scenario, next: Scenario): Scenario {
  if (next.figures === before.figures) return next;
  const met = arrivals({ figures: next.figures, met: arrivals(before) });
  return met === next.met ? next : { ...next, met };
}
