import { tinykeys } from 'tinykeys';
import { isCovered } from '../../ui/overlays/covering';

/** The action of each key, in the notation of tinykeys. */
export type KeyActions = Readonly<Record<string, () => void>>;

/**
 * Listens for the keys on the whole window until the returned function is called. Repeated keys are
 * ignored, and keys for a field, an open dialog or a menu.
 */
export function listenToKeys(actions: KeyActions): () => void {
  const guarded = Object.entries(actions).map(([keys, act]) => [
    keys,
    (event: KeyboardEvent) => {
      if (event.repeat || event.defaultPrevented || isBusy(event)) return;
      event.preventDefault();
      act();
    },
  ]);
  return tinykeys(
    window,
    Object.fromEntries(guarded) as Record<string, (e: KeyboardEvent) => void>,
  );
}

/** Letters are shortcuts even in a field for digits. */

/** True if the key belongs to an open overlay, or to the field that has the focus. */
export function isBusy({ target, key }: KeyboardEvent): boolean {
  if (isCovered()) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (LETTER.test(key) && target.matches('input[inputmode="numeric"]')) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}

const LETTER = /^[\p{L}?/]$/u;
