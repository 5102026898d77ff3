import { getContext, setContext } from 'svelte';
import type { FigureId } from '#shared/ids';

/** Who focuses whom, in names; nobody without a board. */
export interface FocusView {
  readonly of: (figure: FigureId) => readonly string[];
  readonly on: (figure: FigureId) => readonly string[];
}

/** Whom a figure is going for: more than one where the players choose. */
export type Focus = ReadonlyMap<FigureId, readonly FigureId[]>;

export function focusMap(found: readonly (readonly [FigureId, readonly FigureId[]])[]): Focus {
  return new Map(found);
}

const CONTEXT = Symbol('focus');
const NOBODY: FocusView = { of: () => [], on: () => [] };

export function setFocus(focus: () => FocusView): void {
  setContext(CONTEXT, focus);
}

export function getFocus(): () => FocusView {
  return getContext<(() => FocusView) | undefined>(CONTEXT) ?? (() => NOBODY);
}
