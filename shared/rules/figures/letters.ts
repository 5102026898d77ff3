/** Who came to the table, one after the other: the letter of a figure is that of its place. */
import type { FigureId } from '../../ids';
import type { Scenario } from '../../state';
import { byKind } from './figures';

/** From here on whoever comes gets the place of somebody who is gone. */
export const MOST_MET = 100;

/** Everybody who is or was on the table; whoever has a place keeps it, on the table or not. */
export function everybodyMet({ figures, met }: Pick<Scenario, 'figures' | 'met'>) {
  const known = new Set(met);
  const newcomers = figures.filter(({ id }) => !known.has(id)).toSorted(byKind);
  const present = new Set(figures.map(({ id }) => id));
  return newcomers.reduce<readonly FigureId[]>((places, { id }) => {
    const free = places.length < MOST_MET ? -1 : places.findIndex((each) => !present.has(each));
    return free < 0 ? [...places, id] : places.with(free, id);
  }, met);
}

/** Those who came by a step are noted, and those who were there before it. */
export function withNewcomers(before: Scenario, next: Scenario): Scenario {
  if (next.figures === before.figures) return next;
  const met = everybodyMet({ figures: next.figures, met: everybodyMet(before) });
  return met === next.met ? next : { ...next, met };
}
