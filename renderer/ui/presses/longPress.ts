/** The minimum duration of a long press, in milliseconds. */
const HOLD_MILLISECONDS = 500;

export interface HoldHandlers {
  /** Called for a short press, by finger, mouse or key. */
  readonly onpress: () => void;
  /** Called for a long press, or a press with Shift. */
  readonly onhold: () => void;
}

/**
 * Distinguishes short and long presses of a button. A long press takes effect while the finger is
 * still down. Its action must be available elsewhere, too.
 */
export function pressOrHold({
  onpress,
  onhold,
}: HoldHandlers): (button: HTMLElement) => () => void {
  return (button) => {
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHeld = false;
    const letGo = (): void => {
      clearTimeout(timer);
    };
    const listen = <K extends keyof HTMLElementEventMap>(
      name: K,
      heard: (event: HTMLElementEventMap[K]) => void,
    ) => button.addEventListener(name, heard, { signal });
    listen('pointerdown', (event) => {
      isHeld = false;
      if (event.button !== 0) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        isHeld = true;
        onhold();
      }, HOLD_MILLISECONDS);
    });
    for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const) listen(name, letGo);
    // Prevents the browser's context menu, which a long touch opens.
    listen('contextmenu', (event) => event.preventDefault());
    listen('click', (event) => {
      letGo();
      // Ignores the end of a long press, and the second click of a double click.
      if (isHeld || event.detail > 1) {
        isHeld = false;
        return;
      }
      if (event.shiftKey) onhold();
      else onpress();
    });
    return () => {
      letGo();
      listening.abort();
    };
  };
}
