/**
 * The second half of a double click, or a repeated key, is not meant for a new control under it. A first
 * press never waits: only a second one at the same place is checked. It guards every control of the page, so
 * it compares the pressed control with the one that is there now.
 */
import { cameTooLate } from './latePress';

/** Maximum time between the halves of a double click. */
const DOUBLE_MILLISECONDS = 350;
/** Maximum distance between them, in CSS pixels. */
const SLIP = 24;

const CONTROLS = 'button, a[href], summary, [role="button"], [role="menuitem"], [role="tab"]';

export interface Press {
  /** Milliseconds, of any monotonic clock. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
  /** By key, which has no place of its own. */
  readonly byKey: boolean;
}

/** Whether two presses are so close that they may be one double click. */
export function areOne(first: Press, second: Press): boolean {
  if (second.at - first.at >= DOUBLE_MILLISECONDS || first.byKey !== second.byKey) return false;
  return first.byKey || Math.hypot(second.x - first.x, second.y - first.y) <= SLIP;
}

interface PressOn extends Press {
  readonly control: Element;
  /** The control's text at that time. */
  readonly words: string;
}

/** The last accepted press; null after any other input. */
let last: PressOn | null = null;

/** Whether a press is meant for the control in its current state. To be called once for each press. */
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
 * Another control is at the place of the first one, or its text has changed or soon will (`data-once`: its
 * step may still be pending).
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

/** Whether a repeated space or line break is typed text. */
function isText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea');
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
