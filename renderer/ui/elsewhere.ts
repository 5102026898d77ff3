/** What is still being collected in one place is done before anything is pressed in another. */

/** Keys that mean nothing by themselves. */
const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph'];

/**
 * Calls `leave`, once, before a press beside `own` or a key that is none of its own is told to anybody else.
 * `ownKeys` = what is meant for it while it has the focus, without Ctrl and the like. Returns how to stop that.
 */
export function beforeElsewhere(
  own: Element,
  ownKeys: readonly string[],
  leave: () => void,
): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const isWithin = ({ target }: Event) => target instanceof Node && own.contains(target);
  const go = (): void => {
    listening.abort();
    leave();
  };
  window.addEventListener('pointerdown', (event) => isWithin(event) || go(), options);
  window.addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, altKey, metaKey } = event;
      const isOwn = isWithin(event) && ownKeys.includes(key) && !ctrlKey && !altKey && !metaKey;
      if (!isOwn && !MODIFIERS.includes(key)) go();
    },
    options,
  );
  return () => listening.abort();
}
