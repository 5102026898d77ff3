/** What is still being collected in one place is done before anything is pressed in another. */

/** Keys that mean nothing by themselves. */
const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph'];

/**
 * Calls `leave`, once, right before a control beside `own` hears of a press, or any of a key that `isOwn` does not
 * claim for it: so late that what the press meant is still what it does. Returns how to stop that.
 */
export function beforeElsewhere(
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
  // What is dragged is dropped without a click, and a click of other hands than ours comes without a pointer.
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
