/** Modifier keys, which have no effect of their own. */
const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph'];

/**
 * Calls `leave` once, right before a control outside of `own` handles a press, or a key for which
 * `isOwn` is false. Returns a function that stops listening.
 */
export function beforeOutsidePress(
  own: Element,
  isOwn: (event: KeyboardEvent) => boolean,
  leave: () => void,
): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const isWithin = ({ target }: Event) => target instanceof Node && own.contains(target);
  const go = (): void => {
    listening.abort();
    leave();
  };
  // Both events are needed: a drag ends without a click, and assistive software clicks without a
  // pointer.
  for (const press of ['pointerup', 'click']) {
    window.addEventListener(press, (event) => isWithin(event) || go(), options);
  }
  window.addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, altKey, metaKey } = event;
      const isHeld = ctrlKey || altKey || metaKey;
      if (MODIFIERS.includes(key) || (!isHeld && isWithin(event) && isOwn(event))) return;
      go();
    },
    options,
  );
  return () => listening.abort();
}
