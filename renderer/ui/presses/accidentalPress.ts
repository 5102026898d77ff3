/**
 * Ignores accidental presses: the second click of a double click, and repeated keys, if the first
 * press has replaced or changed the control. The first press takes effect without delay. It guards
 * every control of the page.
 */
import { rejectIfStale } from './stalePress';

/** The maximum time between the two clicks of a double click. */
const DOUBLE_MILLISECONDS = 350;
/** The maximum distance between them, in CSS pixels. */
const MAX_DISTANCE = 24;

const CONTROLS = 'button, a[href], summary, [role="button"], [role="menuitem"], [role="tab"]';

export interface Press {
  /** The time of the press in milliseconds, of any monotonic clock. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
  /** True if a key was pressed, which has no position. */
  readonly byKey: boolean;
}

/** True if two presses are so close that they may be one double click. */
export function isDoubleClick(first: Press, second: Press): boolean {
  if (second.at - first.at >= DOUBLE_MILLISECONDS || first.byKey !== second.byKey) return false;
  return first.byKey || Math.hypot(second.x - first.x, second.y - first.y) <= MAX_DISTANCE;
}

interface PressOn extends Press {
  readonly control: Element;
  /** The text of the control at that time. */
  readonly words: string;
}

/** The last accepted press; null after any other input. */
let lastPress: PressOn | null = null;

/**
 * True if a press is meant for the control in its current state. To be called once for each press.
 */
export function isIntended(control: Element, press: Press): boolean {
  if (lastPress && isDoubleClick(lastPress, press) && hasChanged(lastPress, control)) return false;
  if (control.hasAttribute('data-once') && rejectIfStale(control, press.at)) return false;
  lastPress = { ...press, control, words: wordsOf(control) };
  return true;
}

/** Guards all controls of the page until the returned function is called. */
export function ignoreAccidentalPresses(): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };

  const onclick = (event: MouseEvent): void => {
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
    const { timeStamp: at, clientX: x, clientY: y, detail } = event;
    if (!control) lastPress = null;
    else if (!isIntended(control, { at, x, y, byKey: detail === 0 })) swallow(event);
  };

  const onkeydown = (event: KeyboardEvent): void => {
    const presses = event.key === 'Enter' || event.key === ' ';
    if (!presses) lastPress = null;
    else if (event.repeat && !isText(event.target)) swallow(event);
  };

  window.addEventListener('click', onclick, options);
  window.addEventListener('keydown', onkeydown, options);
  return () => listening.abort();
}

/**
 * True if another control is at the place of the first press, if the text of the control has
 * changed, or if it can soon change (`data-once`: its step may still be pending).
 */
function hasChanged(first: PressOn, control: Element): boolean {
  if (control === first.control) {
    return wordsOf(control) !== first.words || control.hasAttribute('data-once');
  }
  if (!first.control.isConnected) return true;
  const controlThere = first.byKey
    ? document.activeElement
    : document.elementFromPoint(first.x, first.y);
  return !first.control.contains(controlThere);
}

function wordsOf(control: Element): string {
  return control.textContent.trim();
}

/** True if a repeated space or line break is typed text. */
function isText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea');
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
