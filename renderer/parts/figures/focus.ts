import { getContext, setContext } from 'svelte';
import type { FigureId } from '#shared/ids';

/** Who focuses whom, in names; nobody without a board. */
export interface FocusView {
  readonly of: (figure: FigureId) => readonly string[];
  readonly on: (figure: FigureId) => readonly string[];
}

const CONTEXT = Symbol('focus');
const NOBODY: FocusView = { of: () => [], on: () => [] };

export function setFocus(focus: () => FocusView): void {
  setContext(CONTEXT, focus);
}

export function getFocus(): () => FocusView {
  return getContext<(() => FocusView) | undefined>(CONTEXT) ?? (() => NOBODY);
}
