/**
 * The second half of a double click, or a key held down, is not meant for what came up under it.
 * A first press never waits: only a second one at the same place is looked at. It guards every control
 * of the page, and so asks of each press what was pressed and what lies there now.
 */
import { cameTooLate } from './latePress';

/** Longest time between the halves of a double click. */
const DOUBLE_MILLISECONDS = 350;
/** How far a finger slips between them, in CSS pixels. */
const SLIP = 24;

const CONTROLS = 'button, a[href], summary, [role="button"], [role="menuitem"], [role="tab"]';

export interface Press {
  /** Milliseconds, of any clock that only goes forward. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
  /** By key; it has no place of its own. */
  readonly byKey: boolean;
}

/** Whether two presses are so near to each other that they may be one double click. */
export function areOne(first: Press, second: Press): boolean {
  if (second.at - first.at >= DOUBLE_MILLISECONDS || first.byKey !== second.byKey) return false;
  return first.byKey || Math.hypot(second.x - first.x, second.y - first.y) <= SLIP;
}

interface PressOn extends Press {
  readonly control: Element;
  /** What the control said it does. */
  readonly words: string;
}

/** The last press that was meant; null once something else was done. */
let last: PressOn | null = null;

/** Whether a press means what the control does now. To be asked once for each press. */
export function isMeant(control: Element, press: Press): boolean {
  if (last && areOne(last, press) && hasChanged(last, control)) return false;
  if (control.hasAttribute('data-once') && cameTooLate(control, press.at)) return false;
  last = { ...press, control, words: wordsOf(control) };
  return true;
}

/** Guards everything on the page until the returned function is called. */
export function guardSecondPresses(): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };

  const onclick = (event: MouseEvent): void => {
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
    const { timeStamp: at, clientX: x, clientY: y, detail } = event;
    if (!control) last = null;
    else if (!isMeant(control, { at, x, y, byKey: detail === 0 })) swallow(event);
  };

  const onkeydown = (event: KeyboardEvent): void => {
    const presses = event.key === 'Enter' || event.key === ' ';
    if (!presses) last = null;
    else if (event.repeat && !isText(event.target)) swallow(event);
  };

  window.addEventListener('click', onclick, options);
  window.addEventListener('keydown', onkeydown, options);
  return () => listening.abort();
}

/**
 * Another control is at the place of the first one, or it does something else now, or soon will
 * (`data-once`: what it does may still be on its way).
 */
function hasChanged(first: PressOn, control: Element): boolean {
  if (control === first.control) {
    return wordsOf(control) !== first.words || control.hasAttribute('data-once');
  }
  if (!first.control.isConnected) return true;
  const there = first.byKey ? document.activeElement : document.elementFromPoint(first.x, first.y);
  return !first.control.contains(there);
}

function wordsOf(control: Element): string {
  return control.textContent.trim();
}

/** Where a repeated space or line is what the player types. */
function isText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea');
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
